"""What admins do: each measure is written down before it is carried out."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Literal

import msgspec
from sqlalchemy import update

from limestone.rules.game import Refused
from limestone.server.live.admin import close
from limestone.server.live.erasure import forget, stand_up
from limestone.server.live.lines import BANNED
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.nights import Nights
from limestone.server.live.recounting import Rebuilt, rebuild, take_out
from limestone.server.live.renaming import rename
from limestone.server.live.retention import delete_due, due
from limestone.server.nights.night import OVER as NIGHT_OVER
from limestone.server.nights.night import Night
from limestone.server.nights.running import Ended
from limestone.server.store import admins, house, reports, schema
from limestone.server.store.house import House
from limestone.server.table.order import Name
from limestone.server.table.person import Person
from limestone.server.table.table import OVER

Kind = Literal["close", "hide", "show", "end", "ban", "unban", "rename", "delete", "settle"]


class Measure(msgspec.Struct, frozen=True):
    """What is done to whom: a table or night by its code, a person, or a report."""

    measure: Kind
    whom: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    name: Name | None = None  # that a person has from now on


async def carry_out(nights: Nights, actor: str, wanted: Measure) -> None:
    """Do what an admin wants; on the command line the actor is nobody."""
    await CARRIED_OUT[wanted.measure](nights, actor, wanted)


async def grant(live_tables: LiveTables, named: str, *, granted: bool) -> None:
    """Let somebody run the server, or no longer: only on the command line."""
    person = await admins.person(live_tables.store, named)
    await admins.note(live_tables.store, "", "grant" if granted else "revoke", person)
    await (admins.grant if granted else admins.revoke)(live_tables.store, person)


async def furnish(live_tables: LiveTables, actor: str, wanted: House) -> House:
    """Change the settings of the server; each that changes is written down."""
    before = await house.house(live_tables.store)
    for field in msgspec.structs.fields(House):
        if getattr(before, field.name) != getattr(wanted, field.name):
            value = _said(before, wanted, field.name)
            await admins.note(live_tables.store, actor, "set", field.name, value)
    await house.change(live_tables.store, wanted)
    return await house.house(live_tables.store)


async def recount(live_tables: LiveTables) -> Rebuilt:
    """Count all ratings anew: only on the command line, like what follows."""
    await admins.note(live_tables.store, "", "recount", "")
    return await rebuild(live_tables)


async def rule(live_tables: LiveTables, code: str, *, counts: bool) -> None:
    """Take a game out of the ratings, or put it back."""
    await take_out(live_tables, code, counts=counts)
    await admins.note(live_tables.store, "", "putback" if counts else "takeout", code)


async def clear(live_tables: LiveTables, days: int) -> int:
    """Delete finished games of guests that are older than so many days."""
    games = await due(live_tables, days)
    await admins.note(live_tables.store, "", "retention", str(days), str(games))
    return await delete_due(live_tables, days)


async def _close(nights: Nights, actor: str, wanted: Measure) -> None:
    live_table = await nights.live_tables.open(wanted.whom)
    if live_table.table.phase == OVER:
        raise Refused("closed-already", table=wanted.whom)
    await admins.note(nights.store, actor, wanted.measure, wanted.whom)
    await close(nights.live_tables, wanted.whom)


async def _list(nights: Nights, actor: str, wanted: Measure) -> None:
    """Take a table out of the public list, or put it back; who has its link may still enter."""
    await nights.live_tables.open(wanted.whom)
    await admins.note(nights.store, actor, wanted.measure, wanted.whom)
    change = update(schema.tables).where(schema.tables.c.code == wanted.whom)
    await nights.store.write(change.values(hidden=wanted.measure == "hide"))


async def _end(nights: Nights, actor: str, wanted: Measure) -> None:
    """End a club night; a round that is played does not count."""
    live = await nights.open(wanted.whom)
    await admins.note(nights.store, actor, wanted.measure, wanted.whom)
    await nights.settle(live, _ended)
    await nights.attend(live)


async def _ban(nights: Nights, actor: str, wanted: Measure) -> None:
    """End all that a person has open here; bots play on for them."""
    person = await _no_admin(nights, wanted.whom)
    await admins.note(nights.store, actor, wanted.measure, person)
    gone = await admins.ban(nights.store, person)
    nights.live_tables.hang_up(BANNED, *gone)
    await stand_up(nights.live_tables, gone)


async def _unban(nights: Nights, actor: str, wanted: Measure) -> None:
    person = await admins.person(nights.store, wanted.whom)
    await admins.note(nights.store, actor, wanted.measure, person)
    await admins.unban(nights.store, person)


async def _rename(nights: Nights, actor: str, wanted: Measure) -> None:
    """Give a person another name, at running tables too."""
    if not wanted.name:
        raise Refused("unfit-name")
    person = await admins.person(nights.store, wanted.whom)
    await admins.note(nights.store, actor, wanted.measure, person, wanted.name)
    await rename(nights, person, wanted.name)


async def _delete(nights: Nights, actor: str, wanted: Measure) -> None:
    """Delete a person's data; what they played stays without their name."""
    person = await _no_admin(nights, wanted.whom)
    await admins.note(nights.store, actor, wanted.measure, person)
    await forget(nights.live_tables, person)


async def _settle(nights: Nights, actor: str, wanted: Measure) -> None:
    """Have done with a report; the log says of whom it was, by the name it told, and why."""
    said = await reports.open_one(nights.store, wanted.whom)
    person = Person(said.other, said.name, "")
    await admins.note(nights.store, actor, wanted.measure, person, said.reason)
    await reports.settle(nights.store, wanted.whom)


async def _no_admin(nights: Nights, named: str) -> Person:
    """Somebody who does not run the server: whoever does is first made to run it no longer."""
    person = await admins.person(nights.store, named)
    if await admins.is_admin(nights.store, person.id):
        raise Refused("is-admin", name=person.name)
    return person


def _said(before: House, wanted: House, name: str) -> str:
    """What a setting is changed to, as the log says it; an invitation is a secret."""
    value = getattr(wanted, name)
    if name == "invitation":
        return "…" if value else ""
    if name != "rates":
        return str(value)
    changed = {
        key: rate
        for key in sorted({*before.rates, *wanted.rates})
        if (rate := wanted.rates.get(key)) != before.rates.get(key)
    }
    return " ".join(
        f"{key}={rate[0]},{rate[1]:g}" if rate else f"{key}=" for key, rate in changed.items()
    )


def _ended(night: Night) -> Ended | None:
    return None if night.phase == NIGHT_OVER else Ended()


CARRIED_OUT: dict[Kind, Callable[[Nights, str, Measure], Awaitable[None]]] = {
    "close": _close,
    "hide": _list,
    "show": _list,
    "end": _end,
    "ban": _ban,
    "unban": _unban,
    "rename": _rename,
    "delete": _delete,
    "settle": _settle,
}
