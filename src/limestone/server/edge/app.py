"""The application: routes and sockets around the live tables."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from multiprocessing import parent_process
from signal import SIGTERM
from threading import Thread

import msgspec
import structlog
from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import DBAPIError

from limestone import __version__
from limestone.rules.game import GAMES, Refused
from limestone.server import metrics
from limestone.server.edge import (
    admin_routes,
    alert_routes,
    allow_header,
    bodies,
    challenge_routes,
    daily_routes,
    errors,
    hint_routes,
    home_routes,
    known_routes,
    limits_memory_routes,
    night_routes,
    onward_routes,
    page,
    people_routes,
    profile_routes,
    puzzle_routes,
    replay_routes,
    review_routes,
    sockets,
    table_routes,
    talk_routes,
)
from limestone.server.edge.access import access
from limestone.server.edge.api_types import HealthShown, no
from limestone.server.edge.auth import Auth, Caller, Connection
from limestone.server.edge.headers import Headers
from limestone.server.edge.openapi import OpenApiJson
from limestone.server.edge.rate_limits import RateLimits, SharedRateLimits
from limestone.server.live import gc_tuning, retention
from limestone.server.live.bot_workers import BotWorkers
from limestone.server.live.caretaker import HOUR, Caretaker
from limestone.server.live.lines import MOST
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.news import NoNews, RedisNews
from limestone.server.live.nights import Nights
from limestone.server.logs import described, set_up_logs
from limestone.server.settings import Settings
from limestone.server.store.database import Engines
from limestone.server.store.house import house
from limestone.server.store.log import Store, Unavailable
from limestone.server.store.people import People

log = structlog.get_logger()

KEEP_TIME = Caretaker.keep_deadlines.__name__  # the chore that writes every second
FURNISHED = 5.0  # seconds after which all processes follow the settings of the house
WARMING = 1.0  # seconds after which bots get ready: the first page comes before them
PACKING = CompressionConfig(
    "gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key=page.PACKS_ITSELF
)


@get("/health", responses=no(503))
async def health(live_tables: NamedDependency[LiveTables]) -> HealthShown:
    """Whether the server can serve: it answers, its database does, and its clock is kept there."""
    await live_tables.store.numbers([])
    failing = live_tables.chores.failing
    if KEEP_TIME in failing:
        raise Unavailable
    return HealthShown("impaired" if failing else "ok", __version__, sorted(failing))


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def measured() -> Response[bytes]:
    return Response(metrics.written(), media_type=CONTENT_TYPE_LATEST)


def make(settings: Settings) -> Litestar:
    """The application with these settings."""
    store = Store(Engines(settings.database))
    news = RedisNews(settings.redis) if settings.redis else NoNews()
    live_tables = LiveTables(store, news, BotWorkers(settings.thinkers))
    live_tables.push.anywhere = settings.push_anywhere
    live_tables.lines.most = MOST if settings.rates else {}
    rates, redis = settings.rates, settings.redis
    limits = SharedRateLimits(rates, redis) if redis and rates else RateLimits(rates)
    auth = Auth(People(store), limits, settings)
    unread = bodies.Unread(auth)
    nights = Nights(live_tables)
    openapi_json = OpenApiJson()

    # Chained on purpose: the framework resolves independent dependencies in separate tasks, which
    # costs more.
    def the_auth(live_tables: NamedDependency[LiveTables]) -> Auth:
        return auth

    async def before(request: bodies.AnyRequest) -> None:
        errors.without_null(request)
        await unread.check(request)

    async def caller(request: Connection, auth: NamedDependency[Auth]) -> Caller:
        await auth.limits.spend("reading", auth.address(request))
        return await auth.caller(request)

    spoken = [
        *(health, measured),
        *people_routes.routes,
        *alert_routes.routes,
        *table_routes.routes,
        *talk_routes.routes,
        *known_routes.routes,
        *profile_routes.routes,
        *night_routes.routes,
        *replay_routes.routes,
        *review_routes.routes,
        *hint_routes.routes,
        *home_routes.routes,
        *limits_memory_routes.routes,
        *daily_routes.routes,
        *puzzle_routes.routes,
        *onward_routes.routes,
        *challenge_routes.routes,
        *admin_routes.routes,
    ]
    return Litestar(
        [*allow_header.answers(spoken), *spoken, sockets.live, *page.routes],
        dependencies={
            "live_tables": Provide(lambda: live_tables, sync_to_thread=False),
            "nights": Provide(lambda: nights, sync_to_thread=False),
            "auth": Provide(the_auth, sync_to_thread=False),
            "caller": Provide(caller),
            "access": Provide(access),
            "admin": Provide(admin_routes.admin),
        },
        lifespan=[_lifespan(nights, limits, openapi_json)],
        exception_handlers={
            Refused: errors.refused,
            HTTPException: errors.malformed,
            DBAPIError: errors.unavailable,
            OSError: errors.unavailable,
            Exception: errors.broken,
        },
        request_class=bodies.ReadableRequest,
        before_request=before,
        after_exception=[errors.noted, unread.count],
        before_send=[Headers(secure=settings.secure)],
        compression_config=PACKING,
        request_max_body_size=bodies.SMALL,
        openapi_config=OpenAPIConfig(
            title="Limestone", version=__version__, render_plugins=[openapi_json]
        ),
        logging_config=None,
    )


def _lifespan(
    nights: Nights, limits: RateLimits, openapi_json: OpenApiJson
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    live_tables = nights.live_tables

    async def follow_house() -> None:
        """Count by the rates that an admin has set, in whichever process."""
        limits.change((await house(live_tables.store)).rates)

    async def keep_house() -> None:
        """Delete what the host does not want to keep."""
        await retention.keep(live_tables)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        caretaker = Caretaker(live_tables)
        with _told_if_it_fails():
            await live_tables.store.engines.migrate()
            await asyncio.to_thread(_get_ready, app, openapi_json)
            await live_tables.push.open()
            await caretaker.open()
        live_tables.chores.every(1.0, nights.keep)
        live_tables.chores.every(FURNISHED, follow_house)
        live_tables.chores.every(HOUR, keep_house)
        soon = asyncio.get_running_loop().call_later(WARMING, live_tables.bot_workers.start)
        yield
        soon.cancel()
        await caretaker.close()
        await live_tables.close()
        await limits.close()
        await live_tables.store.engines.close()

    return lifespan


@contextmanager
def _told_if_it_fails() -> Iterator[None]:
    """Log why a start fails; of the line of the framework nothing is left but that it did."""
    try:
        yield
    except Exception as error:
        log.error("start-failed", **described(error))
        raise


def _get_ready(app: Litestar, openapi_json: OpenApiJson) -> None:
    """Read the games and write the OpenAPI schema, so that the first request need not wait."""
    for name in GAMES:
        table_routes.game_shown(name)
    openapi_json.write(app)


def from_environment() -> Litestar:
    """The application of a worker process, with the settings that its parent put there."""
    set_up_logs()
    Thread(target=_leave_with_parent, daemon=True).start()
    application = make(msgspec.json.decode(os.environ["LIMESTONE_SETTINGS"], type=Settings))
    gc_tuning.tune()
    return application


def _leave_with_parent() -> None:
    """A worker stops when the process is gone that would have told it to."""
    if parent := parent_process():
        parent.join()
        os.kill(os.getpid(), SIGTERM)
