"""The HTTP routes for talk: what was said at a table, saying something, nudging, muting."""

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from limestone.server.edge.access import TableAccess
from limestone.server.edge.api_types import TalkShown, no
from limestone.server.live import talking
from limestone.server.table.order import END, Index
from limestone.server.table.talk import Speech

Word = Annotated[str, msgspec.Meta(pattern=r"^[a-z-]{1,32}" + END)]
Language = Annotated[str, msgspec.Meta(pattern=r"^([a-z]{2})?" + END)]

ANSWERED: dict[str, Any] = {
    "status_code": 200,
    "responses": no(400, 401, 403, 404, 409, 413, 429, 503),
}


class Speaking(msgspec.Struct):
    """A phrase or a reaction, in whose language, and from which seat if several are theirs."""

    word: Word
    language: Language = ""
    seat: Index | None = None


class Nudging(msgspec.Struct):
    seat: Index


class Muting(msgspec.Struct):
    seat: Index
    muted: bool = True


@get("/api/tables/{code:str}/talk", responses=no(400, 401, 403, 404, 429, 503))
async def talk(access: NamedDependency[TableAccess]) -> TalkShown:
    """What was said at a table, and what one may say now."""
    return await _talk(access)


@post("/api/tables/{code:str}/talk", **ANSWERED)
async def say(data: JSONBody[Speaking], access: NamedDependency[TableAccess]) -> TalkShown:
    """Say something at a table."""
    person = access.known()
    await access.auth.limits.spend("talk", person.id)
    speech = Speech(data.word, data.language, data.seat)
    await talking.say(access.live_tables, access.live_table, person, speech)
    return await _talk(access)


@post("/api/tables/{code:str}/nudge", **ANSWERED)
async def nudge(data: JSONBody[Nudging], access: NamedDependency[TableAccess]) -> TalkShown:
    """Nudge somebody for whom the game waits."""
    person = access.known()
    await access.auth.limits.spend("talk", person.id)
    await talking.nudge(access.live_tables, access.live_table, person, data.seat)
    return await _talk(access)


@post("/api/tables/{code:str}/mute", **ANSWERED)
async def mute(data: JSONBody[Muting], access: NamedDependency[TableAccess]) -> TalkShown:
    """Do not hear somebody any more, at any table; or hear them again."""
    person = access.known()
    await access.auth.limits.spend("orders", person.id)
    await talking.mute(access.live_tables, access.live_table, person, data.seat, muted=data.muted)
    return await _talk(access)


async def _talk(access: TableAccess) -> TalkShown:
    found = await talking.heard(access.live_tables, access.live_table, access.caller.person)
    return msgspec.convert(msgspec.to_builtins(found), TalkShown)


routes = [talk, say, nudge, mute]
