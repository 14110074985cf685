"""The application: routes and sockets around one house."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import DBAPIError

from limestone import __version__
from limestone.rules.game import GAMES, Refused
from limestone.server import (
    collector,
    options,
    pages,
    people_routes,
    replays,
    sockets,
    table_routes,
)
from limestone.server import doors as at_the_door
from limestone.server.accounts import People
from limestone.server.answers import no
from limestone.server.caretaker import Caretaker
from limestone.server.database import Engines
from limestone.server.described import Described
from limestone.server.doors import Caller, Connection, Doors
from limestone.server.house import House
from limestone.server.limits import Limits, Shared
from limestone.server.live import Alone, Redis
from limestone.server.minds import Minds
from limestone.server.settings import Settings
from limestone.server.store import Store
from limestone.server.visits import visit


@get("/health", responses=no(503))
async def health(house: NamedDependency[House]) -> dict[str, str]:
    """Whether the server can serve: it answers and so does its database."""
    await house.store.numbers([])
    return {"status": "ok", "version": __version__}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def measured() -> Response[bytes]:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def make(settings: Settings) -> Litestar:
    """The application with these settings."""
    store = Store(Engines(settings.database))
    news = Redis(settings.redis) if settings.redis else Alone()
    house = House(store, news, Minds(settings.thinkers))
    rates, redis = settings.rates, settings.redis
    limits = Shared(rates, redis) if redis and rates else Limits(rates)
    doors = Doors(People(store), limits, settings)
    described = Described()

    # Each waits for the one before: what could be had at once would be had in tasks of its own.
    def the_doors(house: NamedDependency[House]) -> Doors:
        return doors

    async def caller(request: Connection, doors: NamedDependency[Doors]) -> Caller:
        await doors.limits.spend("reading", doors.address(request))
        return await doors.caller(request)

    talk = [*people_routes.routes, *table_routes.routes, *replays.routes]
    spoken = [health, measured, *talk]
    return Litestar(
        [*options.answers(spoken), *spoken, sockets.live, *pages.routes],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "doors": Provide(the_doors, sync_to_thread=False),
            "caller": Provide(caller),
            "visit": Provide(visit),
        },
        lifespan=[_lifespan(house, limits, described)],
        exception_handlers={
            Refused: at_the_door.refused,
            HTTPException: at_the_door.malformed,
            UnicodeDecodeError: at_the_door.unreadable,
            RecursionError: at_the_door.unreadable,
            DBAPIError: at_the_door.unavailable,
            OSError: at_the_door.unavailable,
            Exception: at_the_door.broken,
        },
        after_exception=[at_the_door.noted],
        response_headers=at_the_door.HEADERS,
        request_max_body_size=at_the_door.LARGEST,
        openapi_config=OpenAPIConfig(
            title="Limestone", version=__version__, render_plugins=[described]
        ),
        logging_config=None,
    )


def _lifespan(
    house: House, limits: Limits, described: Described
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.store.engines.migrate()
        await asyncio.to_thread(_get_ready, app, described)
        caretaker = Caretaker(house)
        await caretaker.open()
        yield
        await caretaker.close()
        await house.close()
        await limits.close()
        await house.store.engines.close()

    return lifespan


def _get_ready(app: Litestar, described: Described) -> None:
    """Do before the first request what would hold it up: read the games, describe the API."""
    for name in GAMES:
        table_routes.game_shown(name)
    schema: Any = app.plugins.get("OpenAPIPlugin")
    described.write(schema.provide_openapi_schema())


def from_environment() -> Litestar:
    """The application of a worker process, whose settings the parent has left for it."""
    application = make(msgspec.json.decode(os.environ["LIMESTONE_SETTINGS"], type=Settings))
    collector.calm()
    return application
