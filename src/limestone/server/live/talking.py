"""Talk at the live tables: kept beside the log, and sent to everyone who wants to hear it."""

from typing import Any

import msgspec

from limestone.rules.game import Refused
from limestone.server.live import messages
from limestone.server.live.hearing import shown, tell
from limestone.server.live.live_table import LiveTable
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.push import NUDGE
from limestone.server.store import acquaintances
from limestone.server.store import talk as store
from limestone.server.store.people import now
from limestone.server.table import talk
from limestone.server.table.chairs import PERSON
from limestone.server.table.person import Person
from limestone.server.table.phrases import GENERAL
from limestone.server.table.talk import Said, Speech

Json = Any

NOBODY = Person("", "", "guest")


class Talk(msgspec.Struct):
    """What was said at a table as one person hears it, and what they may say and whom nudge now."""

    said: list[Json]
    sayable: list[str]
    nudgeable: list[int]
    muted: list[int]  # the seats of those whom this person does not hear
    blocked: list[int]  # and of those with whom they want nothing to do
    quiet: Json  # why not everything may be said now, as a refusal; null if it may


async def heard(live_tables: LiveTables, live_table: LiveTable, person: Person | None) -> Talk:
    """What a person hears of the talk at a table."""
    who, table = person or NOBODY, live_table.table
    said = await store.said(live_tables.store, table.terms.id)
    muted = await store.muted_by(live_tables.store, who.id) if who.id else set()
    blocked = await acquaintances.blocked_by(live_tables.store, who.id)
    unheard = await store.unheard_by(live_tables.store, who.id) if who.id else set()
    away = await acquaintances.blocking(live_tables.store, who.id)
    nudgeable = talk.nudgeable(table, who, said, now())
    quiet = talk.refusal(table, who, GENERAL[0], said)
    return Talk(
        [shown(one, who.id) for one in said if one.person not in unheard],
        talk.sayable(table, who, said),
        [seat for seat in nudgeable if table.chairs[seat].person not in away],
        [seat for seat, chair in enumerate(table.chairs) if chair.person in muted],
        [seat for seat, chair in enumerate(table.chairs) if chair.person in blocked],
        messages.refusal(quiet) if quiet else None,
    )


async def say(
    live_tables: LiveTables, live_table: LiveTable, person: Person, speech: Speech
) -> None:
    """Say something at a table."""
    table = live_table.table
    said = await store.say(
        live_tables.store,
        table.terms.id,
        lambda earlier: talk.spoken(table, person, speech, earlier, now()),
    )
    await _tell_all(live_tables, live_table, said)


async def nudge(live_tables: LiveTables, live_table: LiveTable, person: Person, seat: int) -> None:
    """Nudge whoever sits there, if the game waits for them."""
    table = live_table.table
    if table.chair(seat).person in await acquaintances.blocking(live_tables.store, person.id):
        raise Refused("blocked", seat=seat)
    said = await store.say(
        live_tables.store,
        table.terms.id,
        lambda earlier: talk.nudged(table, person, seat, earlier, now()),
    )
    await _tell_all(live_tables, live_table, said)
    nudged = table.chairs[seat].person
    if person.id not in await store.muted_by(live_tables.store, nudged):
        live_tables.push.remind(nudged, table, NUDGE)


async def mute(
    live_tables: LiveTables, live_table: LiveTable, person: Person, seat: int, *, muted: bool
) -> None:
    """Do not hear whoever sits there any more, at any table; or hear them again."""
    chair = live_table.table.chair(seat)
    if not live_table.table.seats_of(person.id):
        raise Refused("not-seated")
    if chair.kind != PERSON or chair.person == person.id:
        raise Refused("mute-nobody", seat=seat)
    await store.mute(live_tables.store, person.id, chair.person, muted=muted)


async def _tell_all(live_tables: LiveTables, live_table: LiveTable, said: Said) -> None:
    await tell(live_tables.store, live_table, said)
    live_tables.publish(f"{live_table.table.terms.id} {said.number}")
