"""What a person can order at a table, and the entry that comes of it, or the refusal."""

from collections.abc import Callable
from itertools import islice
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from limestone.rules.game import Refused, Seat, level
from limestone.rules.referee import Referee
from limestone.server.table import (
    entries,
    fair_deals,
    fold,
    matches,
)
from limestone.server.table.person import Person
from limestone.server.table.table import (
    HELD,
    OPEN,
    PERSON,
    PLAYING,
    WAITING,
    Chair,
    Table,
    replace,
)
from limestone.server.table.table import Ask as Question

# Patterns mean the same in Python and in a browser: a line break may not follow the end, and what
# counts as a blank is written out where the two differ.
END = r"$(?!\n)"
INK = r"[^\s\x00-\x1f\x7f-\x9f\ufeff]"

Id = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{1,64}" + END)]
Salt = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{1,64}" + END)]
Name = Annotated[
    str, msgspec.Meta(pattern=rf"^{INK}([^\x00-\x1f\x7f-\x9f]{{0,38}}{INK})?{END}", max_length=40)
]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Index = Annotated[int, msgspec.Meta(ge=0, le=999)]
Level = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{1,20}" + END)]


class Order(msgspec.Struct, frozen=True, tag_field="order", tag=str.lower):
    """An order by its id: carried out once, answered alike ever after."""

    id: Id


class Join(Order, frozen=True):
    seat: Index | None = None
    salt: Salt | None = None
    name: Name | None = None


class Leave(Order, frozen=True):
    seat: Index


class Bot(Order, frozen=True):
    seat: Index
    level: Level


class Start(Order, frozen=True):
    pass


class Decide(Order, frozen=True):
    seat: Index
    ply: Number
    move: Text


class Undo(Order, frozen=True):
    seat: Index
    ply: Number


class Ask(Order, frozen=True):
    seat: Index
    what: Literal["undo", "abandon"]


class Answer(Order, frozen=True):
    seat: Index
    yes: bool


class Resign(Order, frozen=True):
    seat: Index


class Hand(Order, frozen=True):
    seat: Index
    level: Level


class Return(Order, frozen=True):
    seat: Index


AnyOrder = Join | Leave | Bot | Start | Decide | Undo | Ask | Answer | Resign | Hand | Return


class Proposal(NamedTuple):
    """The entry to store, and the game as it will then stand where that is already known."""

    body: entries.Body
    referee: Referee | None = None


def proposal(table: Table, person: Person, order: AnyOrder) -> Proposal:
    """What comes of an order at this table; Refused says why nothing does."""
    if table.trouble:
        raise Refused("frozen")
    return _ORDERS[type(order)](table, person, order)


def decision(table: Table, seat: Seat, move: str, *, stand_in: bool = False) -> Proposal:
    """A decision, by whoever may make it for the seat."""
    assert table.referee
    referee = matches.decided(table.referee, seat, move)
    new = referee.at.number - table.referee.at.number
    steps = [dict(at.step.moves) for at in islice(referee.at.back(), new)][::-1]
    named = steps[0][seat] if steps else referee.game.write(referee.sealed[seat])
    return Proposal(entries.Decided(seat, named, steps, stand_in), referee)


def _join(table: Table, person: Person, order: Join) -> Proposal:
    _expect(table, WAITING)
    seat = _free_seat(table, person) if order.seat is None else _seat(table, order.seat)
    chair = table.chairs[seat]
    if chair.kind != OPEN and (chair.kind, chair.person) != (HELD, person.id):
        raise Refused("seat-taken", seat=seat)
    salt = order.salt or fair_deals.fresh_salt()
    entry = entries.Joined(seat, person.id, order.name or person.name, salt)
    return _perhaps_started(table, entry, fold.person(entry))


def _free_seat(table: Table, person: Person) -> Seat:
    kept = [
        seat
        for seat, chair in enumerate(table.chairs)
        if (chair.kind, chair.person) == (HELD, person.id)
    ]
    free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == OPEN]
    if not kept + free:
        raise Refused("seat-taken")
    return (kept + free)[0]


def _perhaps_started(table: Table, entry: entries.Joined | entries.Bot, chair: Chair) -> Proposal:
    """The game begins with the last seat, where the table is to begin by itself."""
    seated = fold.put(table, entry.seat, **chair._asdict())
    if not table.terms.auto or _vacant(seated):
        return Proposal(entry)
    referee = fold.begun(seated)
    return Proposal(msgspec.structs.replace(entry, start=_texts(referee)), referee)


def _leave(table: Table, person: Person, order: Leave) -> Proposal:
    _expect(table, WAITING)
    chair = table.chairs[_seat(table, order.seat)]
    if chair.kind == OPEN:
        raise Refused("seat-open", seat=order.seat)
    if person.id not in (table.terms.host, chair.person):
        raise Refused("not-your-seat", seat=order.seat)
    return Proposal(entries.Left(order.seat))


def _bot(table: Table, person: Person, order: Bot) -> Proposal:
    _host(table, person)
    _expect(table, WAITING)
    if table.chairs[_seat(table, order.seat)].kind != OPEN:
        raise Refused("seat-taken", seat=order.seat)
    found = level(table.terms.game, order.level)
    entry = entries.Bot(order.seat, found, fair_deals.fresh_salt())
    return _perhaps_started(table, entry, fold.bot(entry))


def _start(table: Table, person: Person, order: Start) -> Proposal:
    _host(table, person)
    _expect(table, WAITING)
    if vacant := _vacant(table):
        raise Refused("seat-open", seat=vacant[0])
    referee = fold.begun(table)
    return Proposal(entries.Started(_texts(referee)), referee)


def _decide(table: Table, person: Person, order: Decide) -> Proposal:
    _own(table, person, order.seat)
    _expect(table, PLAYING)
    _fresh(table, order.ply)
    return decision(table, order.seat, order.move)


def _undo(table: Table, person: Person, order: Undo) -> Proposal:
    _own(table, person, order.seat)
    _expect(table, PLAYING)
    _fresh(table, order.ply)
    assert table.referee
    if order.seat in table.referee.sealed:
        return Proposal(entries.Undone(order.seat, 0))
    if not table.referee.own_steps(order.seat):
        raise Refused("undo-horizon", seat=order.seat)
    return Proposal(entries.Undone(order.seat, 1))


def _ask(table: Table, person: Person, order: Ask) -> Proposal:
    _own(table, person, order.seat)
    _expect(table, PLAYING)
    assert table.referee
    steps = matches.back_to(table.referee, order.seat) if order.what == "undo" else 0
    if order.what == "undo" and not steps:
        raise Refused("undo-nothing", seat=order.seat)
    asked = replace(table, ask=Question(order.seat, order.what, steps))
    return Proposal(entries.Asked(order.seat, order.what, steps, not asked.missing()))


def _answer(table: Table, person: Person, order: Answer) -> Proposal:
    _own(table, person, order.seat)
    _expect(table, PLAYING)
    missing = table.missing()
    if not table.ask or order.seat not in missing:
        raise Refused("no-question", seat=order.seat)
    if not order.yes:
        return Proposal(entries.Declined(order.seat))
    granted = all(table.chairs[seat].person == person.id for seat in missing)
    steps = table.ask.steps if granted else 0
    return Proposal(entries.Agreed(order.seat, steps, granted))


def _resign(table: Table, person: Person, order: Resign) -> Proposal:
    _own(table, person, order.seat)
    _expect(table, PLAYING)
    return Proposal(entries.Resigned(order.seat))


def _hand(table: Table, person: Person, order: Hand) -> Proposal:
    _own(table, person, order.seat)
    _expect(table, PLAYING)
    return Proposal(entries.Handed(order.seat, level(table.terms.game, order.level)))


def _return(table: Table, person: Person, order: Return) -> Proposal:
    _own(table, person, order.seat)
    _expect(table, PLAYING)
    if not table.chairs[order.seat].away:
        raise Refused("not-away", seat=order.seat)
    return Proposal(entries.Returned(order.seat))


def _expect(table: Table, phase: str) -> None:
    if table.phase == phase:
        return
    if phase == WAITING:
        raise Refused("not-waiting", phase=table.phase)
    raise Refused("not-playing", phase=table.phase)


def _seat(table: Table, seat: Seat) -> Seat:
    if seat >= len(table.chairs):
        raise Refused("no-such-seat", seat=seat)
    return seat


def _own(table: Table, person: Person, seat: Seat) -> None:
    chair = table.chairs[_seat(table, seat)]
    if chair.kind != PERSON or chair.person != person.id or chair.resigned:
        raise Refused("not-your-seat", seat=seat)


def _host(table: Table, person: Person) -> None:
    if person.id != table.terms.host:
        raise Refused("not-host")


def _fresh(table: Table, ply: int) -> None:
    if ply != table.ply:
        raise Refused("stale", ply=table.ply)


def _vacant(table: Table) -> list[Seat]:
    return [seat for seat, chair in enumerate(table.chairs) if chair.kind in (OPEN, HELD)]


def _texts(referee: Referee) -> list[entries.Step]:
    return [dict(step.moves) for step in referee.steps]


_ORDERS: dict[type, Callable[[Table, Person, Any], Proposal]] = {
    Join: _join,
    Leave: _leave,
    Bot: _bot,
    Start: _start,
    Decide: _decide,
    Undo: _undo,
    Ask: _ask,
    Answer: _answer,
    Resign: _resign,
    Hand: _hand,
    Return: _return,
}
