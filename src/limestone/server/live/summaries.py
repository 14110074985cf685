"""A table in one line, as lists show it: nothing in it that not everybody at the table may know."""

from collections.abc import Sequence
from typing import Any

import msgspec

from limestone import shown
from limestone.rules.game import Seat
from limestone.server.table import rated
from limestone.server.table.chairs import PERSON
from limestone.server.table.person import Person
from limestone.server.table.placed import placed as placed_at
from limestone.server.table.table import OVER, PLAYING, Table
from limestone.server.table.terms import Pace

replace = msgspec.structs.replace


class Summary(msgspec.Struct):
    """A table in a list."""

    code: str
    game: str
    options: list[str]
    pace: Pace
    phase: str
    visibility: str
    names: list[str | None]
    levels: list[str | None]  # of the bots
    mine: list[int]
    kept: list[int]  # the seats held for this person
    due: bool
    waiting: list[int]  # the seats that the step waits for
    resigned: list[int]
    deadline: int | None
    created: int
    ended: int | None
    round: int  # 0 before the first
    rounds: int | None
    scores: list[int]  # nothing before the end, and of a game that was not played out
    places: list[int]  # also of one that the organiser of a club night has settled
    end: str  # how it was given up
    picture: dict[str, Any] | None  # the own seat, small, if the game has such a picture
    rated: bool = False
    origin: str = ""  # the kind of a deal that was not drawn for this table
    counted: bool | None = None  # whether that is the one try that counts; none: it is not known
    day: str = ""  # the date of a daily game
    uncounted: str | None = None  # why the game of a rated table does not count
    stand_in: str = ""  # the level of the bot that plays for an own seat, which can be taken back


class Stored(msgspec.Struct):
    """What is kept of a finished game, so that lists need not replay it."""

    summary: Summary
    persons: list[str]  # who sits where; for the server alone
    pictures: dict[str, dict[str, Any]]  # by seat


def summary(table: Table, person: Person | None) -> Summary:
    """A table as a person finds it in a list."""
    own = table.seats_of(person.id) if person else ()
    terms, waiting = table.terms, table.waiting_for()
    seen = table.game.scene(table.state) if table.referee else None
    form = shown.form(terms.game)
    round, rounds = form.rounds(seen) if seen else (0, None)
    scores, ranked = _result(table)
    return Summary(
        code=terms.code,
        game=terms.game,
        options=list(terms.words),
        pace=terms.pace,
        phase=table.phase,
        visibility=terms.visibility,
        names=[name or None for name in table.names()],
        levels=[chair.level or None for chair in table.chairs],
        mine=list(own),
        kept=list(table.kept_for(person.id)) if person else [],
        due=any(seat in own and not table.chairs[seat].bot for seat in waiting),
        waiting=list(waiting),
        resigned=[seat for seat, chair in enumerate(table.chairs) if chair.resigned],
        deadline=table.deadline,
        created=terms.created,
        ended=None,
        round=round,
        rounds=rounds,
        scores=scores,
        places=ranked,
        end=table.end,
        picture=form.picture(seen, own[0]) if seen and own else None,
        rated=terms.rated,
        origin=terms.origin.kind if terms.origin else "",
        counted=terms.origin.counted if terms.origin else None,
        day=terms.origin.source if terms.origin and terms.origin.kind == "daily" else "",
        uncounted=rated.uncounted(table) or None,
        stand_in=_stand_in(table, own),
    )


def _stand_in(table: Table, own: Sequence[Seat]) -> str:
    chairs = [table.chairs[seat] for seat in own] if table.phase == PLAYING else []
    return next((chair.away for chair in chairs if chair.away and not chair.resigned), "")


def stored(table: Table) -> str:
    """A finished game as the text that is kept for lists."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON]
    kept = Stored(
        summary(table, None),
        [chair.person if chair.kind == PERSON else "" for chair in table.chairs],
        _pictures(table, people),
    )
    return msgspec.json.encode(kept).decode()


def kept_as(text: str | None) -> Stored | None:
    """The finished game in a kept text; None: unreadable."""
    try:
        return msgspec.json.decode(text or "", type=Stored)
    except msgspec.DecodeError:
        return None


def recalled(text: str, person: Person) -> Summary | None:
    """The finished game in a kept text, as this person finds it in a list; None: unreadable."""
    kept = kept_as(text)
    if not kept:
        return None
    own = [seat for seat, sitting in enumerate(kept.persons) if sitting == person.id]
    picture = kept.pictures.get(str(own[0])) if own else None
    return replace(kept.summary, mine=own, picture=picture)


def placed(summary: Summary) -> list[int]:
    """The places of a finished game; who gave up shares the last. Nothing if nobody won it."""
    how, *seats = summary.end.split(" ")
    if how != "resigned":
        return summary.places
    gone = {int(seat) for seat in seats}
    return [1 + (seat in gone) for seat, _ in enumerate(summary.names)]


def begun(summary: Summary) -> bool:
    """Whether anything was played, before it was given up."""
    return bool(summary.places or summary.round)


def _result(table: Table) -> tuple[list[int], list[int]]:
    """The points and places of all seats, where the game was played out, or was settled."""
    if table.phase != OVER or table.end or not table.referee:
        return [], list(table.settled)
    game, state = table.game, table.state
    return list(game.scores(state)), placed_at(table)


def _pictures(table: Table, seats: list[Seat]) -> dict[str, dict[str, Any]]:
    if not table.referee:
        return {}
    seen, form = table.game.scene(table.state), shown.form(table.terms.game)
    found = {str(seat): form.picture(seen, seat) for seat in seats}
    return {seat: picture for seat, picture in found.items() if picture}
