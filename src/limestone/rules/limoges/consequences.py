"""§3.5 What a move costs and brings, found before it is made, from what its seat may know."""

from collections.abc import Iterator
from itertools import takewhile
from typing import Any, NamedTuple

from limestone.rules.game import Event, Seat
from limestone.rules.limoges.actions import TurnSoFar
from limestone.rules.limoges.agenda import (
    Benefit,
    DrawHands,
    DrawOne,
    EnterEvent,
    FillRows,
    SeeOstensions,
    TakeEffect,
)
from limestone.rules.limoges.belongings import moved
from limestone.rules.limoges.changes import (
    Bans,
    Change,
    Grants,
    Guarding,
    Lays,
    Leaves,
    Locks,
    NoMore,
    PlacedEnough,
    Removes,
    Robs,
    Sets,
    Sleeps,
    Wakes,
    told,
)
from limestone.rules.limoges.components import COLOURS, RECRUITABLE, ROWS, Colour
from limestone.rules.limoges.moves import Keep, Move, Vote
from limestone.rules.limoges.notation import spell, write
from limestone.rules.limoges.play import actors, legal, play
from limestone.rules.limoges.prospects import (
    Asks,
    Deals,
    Draws,
    EndsTurn,
    Fills,
    Follows,
    GivesBack,
    Happens,
    Keeps,
    Over,
    Recalls,
    Recruits,
    Round,
    Sees,
    Turns,
)
from limestone.rules.limoges.reach import Reach, reach, widened
from limestone.rules.limoges.recall import all_of, idle_without, in_play
from limestone.rules.limoges.recruitment import STRONGEST, strength
from limestone.rules.limoges.rows import gap
from limestone.rules.limoges.scoring import enders, ending
from limestone.rules.limoges.table import Chance, Question, State, Task, controller, face
from limestone.rules.limoges.view import View, imagine


class Consequence(NamedTuple):
    """All that a move does until somebody, or chance, decides again."""

    changes: tuple[Change, ...]
    final: bool  # it cannot be taken back: chance or another seat is next

    @property
    def told(self) -> list[Event]:
        """The changes as they are said and sent, but for the domino laid: the move says it."""
        return [told(change) for change in self.changes if not isinstance(change, Lays)]


def consequences(view: View, begun: str = "") -> dict[str, Consequence]:
    """§2.4 What every legal move of the seat would do, or every one whose spelling begins so.

    Each is played on a table that looks just like the view. What is hidden changes nothing that is
    said: a step ends where chance or another seat decides, and then only that is said.
    """
    seat = view.own.seat
    if seat is None:
        return {}
    table = imagine(view, Zeros())._replace(notes=())
    spelled = {write(move): move for move in legal(table, seat)}
    moves = {text: move for text, move in spelled.items() if text.startswith(begun)}
    if actors(table) != (seat,):
        return {text: _sealed(table, seat, move) for text, move in moves.items()}
    was = reach(table)
    return {text: _played(table, was, seat, move) for text, move in moves.items()}


class Zeros:
    """Dice for a question whose answer no hidden thing can change."""

    def randrange(self, n: int, /) -> int:
        return 0


def _sealed(state: State, seat: Seat, move: Move) -> Consequence:
    """§4.3, §5.2 All decide at once: only what the seat's own decision does for certain."""
    found: list[Change] = []
    match move:
        case Vote():
            for colour, domino in move.dominoes:
                most = strength(state, seat, colour, domino)
                found.append(Recruits(seat, COLOURS[colour], most, spell(domino)))
                found += _recalled(state, seat, colour, most)
            found += _exposed(state, seat, {colour for colour, _ in move.dominoes})
            found.append(Turns(state.first))
        case Keep():
            found.append(Keeps(seat, move.card))
            cards = state.players[seat].objectives
            found += [GivesBack(seat, card) for card in cards if card != move.card]
    return Consequence(tuple(found), final=True)


def _recalled(state: State, seat: Seat, colour: Colour, most: int) -> Iterator[Change]:
    """§5.3 All of a colour come back if this vote and those of the others exceed the reserve."""
    reserve, count = state.reserve[colour], in_play(state, colour)
    if count:
        own, certain = all_of(state, seat, colour), "yes" if most > reserve else "no"
        idle = tuple(idle_without(state, seat, colour))
        yield Recalls(seat, COLOURS[colour], reserve, count, own, certain, idle)


def _exposed(state: State, seat: Seat, voted: set[Colour]) -> Iterator[Change]:
    """§5.3 What the votes of the others alone may take, in colours that the seat leaves to them."""
    most = STRONGEST * (len(state.players) - 1)
    for colour in RECRUITABLE:
        reserve, own = state.reserve[colour], all_of(state, seat, colour)
        if colour not in voted and own and reserve < most:
            idle = tuple(idle_without(state, seat, colour))
            count = in_play(state, colour)
            yield Recalls(seat, COLOURS[colour], reserve, count, own, "others", idle)


def _played(before: State, was: Reach, seat: Seat, move: Move) -> Consequence:
    after = play(before, {seat: move})
    found = sorted(moved(before, after), key=lambda change: _of_others(change, seat))
    found += _reached(was, after, found)
    found += [*_limits(before, after), *_next(before, after, seat)]
    return Consequence(tuple(found), final=actors(after) != (seat,))


def _of_others(change: Change, seat: Seat) -> bool:
    """Whether it is about another seat: one's own comes first."""
    return getattr(change, "seat", seat) != seat


def _reached(was: Reach, after: State, found: list[Change]) -> list[Change]:
    """§6.1, §7.2 What becomes active, opens or closes, where no other change says so already."""
    up = {(one.place, one.side) for one in found if isinstance(one, Sets)}
    down = {(one.place, "") for one in found if isinstance(one, Removes)}
    down |= {(one.tile, one.side) for one in found if isinstance(one, Leaves | Locks)}
    return [
        change
        for change in widened(was, reach(after))
        if not (isinstance(change, Wakes) and (change.place, change.side) in up)
        and not (isinstance(change, Sleeps) and (change.place, change.side) in down)
    ]


def _limits(before: State, after: State) -> Iterator[Change]:
    """§3.3 What can be done no longer, or only now."""
    if after.banned and not before.banned:
        yield Bans()
    if after.round == before.round:
        for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
            yield from (Robs(seat, building) for building in new.robbed[len(old.robbed) :])
    was, now = _turn(before), _turn(after)
    if was is None or now is None or was is now or was.seat != now.seat:
        return
    for word in now.once[len(was.once) :] + now.guarded[len(was.guarded) :]:
        yield NoMore(word, face(before, word))
    if now.granted != was.granted:
        yield Grants(now.once[-1], face(before, now.once[-1]))
    yield from (_guarding(after, town) for town in now.opened[len(was.opened) :])
    most = before.rules.max_dominoes_placed_per_turn
    if was.placed < now.placed == most and after.players[now.seat].hand:
        yield PlacedEnough()


def _guarding(state: State, town: str) -> Guarding:
    """§8.2 A town whose guards may move, and the colour of a new one."""
    keys = controller(state, state.box.plan.keys[town])
    return Guarding(town, "none" if keys is None else COLOURS[keys])


def _turn(state: State) -> TurnSoFar | None:
    """§3.3 The turn that is being taken: whatever is asked in it lies above it."""
    lowest = state.agenda[0] if state.agenda else None
    return lowest if isinstance(lowest, TurnSoFar) else None


def _next(before: State, after: State, seat: Seat) -> Iterator[Change]:
    """§3 What ends, and what is due then, the next thing first."""
    if not after.agenda:
        yield Over(ending(after), enders(after))
        return
    was, now = _turn(before), _turn(after)
    if was is not None and (now is None or now.seat != was.seat):
        yield EndsTurn(was.seat)
    if after.round != before.round:
        yield Round(after.round, after.first)
    for task in _due(before, after):
        yield from _said(after, task, seat)


def _due(before: State, after: State) -> list[Task[Any]]:
    """§3 What has come on the agenda; if nothing has, what was waiting and is due now."""
    pairs = zip(before.agenda, after.agenda, strict=False)
    kept = sum(1 for _ in takewhile(lambda pair: _same(*pair), pairs))
    return list(after.agenda[kept:][::-1]) or [after.agenda[-1]]


def _same(old: Task[Any], new: Task[Any]) -> bool:
    if isinstance(old, TurnSoFar) and isinstance(new, TurnSoFar):
        return old.seat == new.seat
    return old == new


def _said(state: State, task: Task[Any], seat: Seat) -> Iterator[Change]:
    match task:
        case TurnSoFar():
            yield from [Turns(task.seat)] if task.seat != seat else []
        case Question():
            yield _asked(task)
        case Benefit():
            source = "" if task.source == "event" else task.source
            yield Follows(source, face(state, source))
        case TakeEffect():
            yield Follows("", "")
        case Chance():
            yield from _drawn(state, task)


def _drawn(state: State, task: Chance[Any]) -> Iterator[Change]:
    """§2.4 What chance decides next: that it does, never what."""
    match task:
        case FillRows():
            yield from _fills(state, task)
        case DrawOne():
            yield Draws(task.seat, 1)
        case DrawHands():
            yield Deals(state.rules.hand_size)
        case SeeOstensions():
            yield Sees(task.seat, task.tiles)
        case EnterEvent():
            yield Happens(ROWS[task.row])


def _fills(state: State, task: FillRows) -> Iterator[Change]:
    """§9.2 As many tiles as there are gaps, and tiles left."""
    left = len(state.deck) + len(state.discard)
    for row in task.rows:
        count = min(gap(state, row), left)
        left -= count
        if count:
            yield Fills(ROWS[row], count)


def _asked(task: Question[Any]) -> Asks:
    """§3 Who is asked what, about which colour, and how often or how much."""
    colour = getattr(task, "colour", None)
    counts = (getattr(task, name, 0) for name in ("left", "lacking", "steps", "meeples"))
    name = "" if colour is None else COLOURS[colour]
    return Asks(task.seat, type(task).__name__, name, next(filter(None, counts), 1))
