"""The routes for reviews: of a finished table, or of any record; they come in pieces."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from limestone.rules.game import Refused
from limestone.server.edge.access import TableAccess
from limestone.server.edge.api_types import PiecesShown, ReviewShown, no
from limestone.server.edge.auth import Auth, Caller
from limestone.server.edge.bodies import LARGEST
from limestone.server.edge.replay_routes import LONGEST
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.reviews import Wanted
from limestone.server.store.reviews import Review
from limestone.server.table import export
from limestone.server.table.order import Index, Text
from limestone.server.table.table import OVER

After = Annotated[int, QueryParameter(ge=0, le=2**31)]
Wait = Annotated[float, QueryParameter(ge=0, le=20)]
Effort = Annotated[float, msgspec.Meta(ge=0.1, le=2)]


class AskedReview(msgspec.Struct):
    """How a game is to be looked at: one seat or all, and how closely."""

    seat: int | None = None
    effort: Effort = 1.0


class AskedReviewOfRecord(AskedReview, kw_only=True):
    record: str


class TriedMove(msgspec.Struct):
    """Another move of a seat, where it decided in a step."""

    step: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    seat: Index
    move: Text


@post(
    "/api/review",
    request_max_body_size=LARGEST,
    status_code=200,
    responses=no(400, 401, 403, 409, 413, 429, 503),
)
async def of_record(
    data: JSONBody[AskedReviewOfRecord],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
) -> ReviewShown:
    """The review of a record; nobody's name in it is kept."""
    if len(data.record) > LONGEST:
        raise Refused("too-large", bytes=LONGEST)
    return await _opened(data.record, data, caller, live_tables, auth)


@post(
    "/api/tables/{code:str}/review",
    status_code=200,
    responses=no(400, 401, 403, 404, 409, 429, 503),
)
async def of_table(
    data: JSONBody[AskedReview], access: NamedDependency[TableAccess]
) -> ReviewShown:
    """The review of a finished game."""
    table = access.table
    if table.phase != OVER:
        raise Refused("not-over", phase=table.phase)
    log = await access.live_tables.store.log(table.terms.id) if table.trouble else []
    text = export.written(table, log, table.seats_of(access.person))
    return await _opened(text, data, access.caller, access.live_tables, access.auth)


@get("/api/review/{review:str}", responses=no(400, 401, 403, 404, 429, 503))
async def whole(
    review: FromPath[str],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
) -> Response[dict[str, Any]]:
    """A review as far as it has come, put together."""
    return Response(await live_tables.reviews.gathered(review[:64]))


@get("/api/review/{review:str}/pieces", responses=no(400, 401, 403, 404, 429, 503))
async def pieces(
    review: FromPath[str],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    after: After = 0,
    wait: Wait = 0,
) -> PiecesShown:
    """The pieces after a number. Who asks looks: without anybody the work stops."""
    found = await live_tables.reviews.look(review[:64], _who(caller), after, wait)
    return PiecesShown(found.review.state, found.made, found.pieces)


@post(
    "/api/review/{review:str}/try",
    status_code=200,
    responses=no(400, 401, 403, 404, 409, 429, 503),
)
async def tried(
    review: FromPath[str],
    data: JSONBody[TriedMove],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
) -> Response[dict[str, Any]]:
    """What another move would have been worth, as a piece."""
    await auth.spend("judging", caller)
    at = (data.step, data.seat, data.move)
    return Response(await live_tables.reviews.judge(review[:64], _who(caller), at))


async def _opened(
    text: str, asked: AskedReview, caller: Caller, live_tables: LiveTables, auth: Auth
) -> ReviewShown:
    await auth.spend("reviews", caller)
    wanted = Wanted(text, asked.seat, asked.effort, _who(caller))
    return _shown(await live_tables.reviews.open(wanted))


def _shown(found: Review) -> ReviewShown:
    return ReviewShown(found.id, found.state, **msgspec.json.decode(found.head))


def _who(caller: Caller) -> str:
    return caller.person.id if caller.person else caller.address


routes = [of_record, of_table, whole, pieces, tried]
