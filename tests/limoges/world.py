"""A table fact by fact: what there is, what is true, and what a change makes of both."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from limestone.rules import limoges
from limestone.rules.game import Seat
from limestone.rules.limoges import changes, prospects
from limestone.rules.limoges.active import is_active
from limestone.rules.limoges.changes import Change
from limestone.rules.limoges.components import BUILDINGS, COLOURS, ROWS, TOWNS, TRACKS
from limestone.rules.limoges.notation import spell
from limestone.rules.limoges.table import NOBODY, Held, State
from limestone.rules.limoges.view import Scene, Seen
from limestone.rules.limoges.walls import bridge_master, inner_wall_stands, open_walls

Fact = tuple[Any, ...]
Facts = set[Fact]
Counts = Counter[Fact]


class World(NamedTuple):
    """What there is so many of, and what is so."""

    counts: Counts
    truths: Facts


def world(state: State) -> World:
    """A table as its scene shows it."""
    scene = limoges.scene(state)
    counts, truths = _common(scene)
    for seat, seen in enumerate(scene.seats):
        counts += Counter(dict(_purse(seat, seen)))
        for held in seen.tiles:
            active = is_active(state, state.players[seat], held)
            truths |= _tile(seat, held, active=active)
            if held.meeple is not None:
                counts["placed", seat, COLOURS[held.meeple]] += 1
        truths |= {("robbed", seat, building) for building in seen.robbed}
        truths |= {("removed", seat, spell(domino)) for domino in seen.removed}
        truths |= {("passes", seat, wall) for wall in open_walls(state, seat)}
    for lying in filter(None, scene.board):
        if lying.meeple is not None:
            counts["placed", lying.owner, COLOURS[lying.meeple]] += 1
    truths |= {("stands",)} if inner_wall_stands(state) else set()
    truths |= {("doubled", town, bridge_master(state, town)) for town in TOWNS}
    counts["coins", "bank"] = scene.bank  # may be below 0
    return World(counts, truths)


def _common(scene: Scene) -> tuple[Counts, Facts]:
    """What is nobody's own, and what lies on the board."""
    counts: Counts = Counter()
    for building, coins in zip(BUILDINGS, scene.treasury, strict=True):
        counts["coins", building] = coins
    for n, colour in enumerate(COLOURS):
        counts["reserve", colour] = scene.reserve[n]
        counts["prison", colour] = scene.prison[n]
    spaces = scene.box.spaces
    truths: Facts = {("round", scene.round)}
    truths |= {("first", scene.first)} if scene.agenda else {("over",)}
    truths |= {("banned",)} if scene.banned else set()
    for n, lying in enumerate(scene.board):
        if lying is not None:
            truths.add(("lies", spaces[n].id, spell(lying.domino), lying.owner))
            truths |= {("shows", spaces[n].id, lying.visible)} if lying.covers else set()
    truths |= {("active", spaces[n].id) for n in scene.active}
    rows = zip(ROWS, scene.rows, strict=True)
    truths |= {("row", row, *tile) for row, tiles in rows for tile in tiles}
    return counts, truths


def _purse(seat: Seat, seen: Seen) -> Iterator[tuple[Fact, int]]:
    yield ("coins", seat), seen.coins
    yield ("points", seat), seen.points
    yield ("dominoes", seat), seen.hand
    for track, reached in zip(TRACKS, seen.influence, strict=True):
        yield ("influence", seat, track), reached
    for colour, count in zip(COLOURS, seen.meeples, strict=True):
        yield ("hand", seat, colour), count


def _tile(seat: Seat, held: Held, *, active: bool) -> Facts:
    found: Facts = {("tile", seat, held.tile, held.side)}
    found |= {("jailed", seat, held.tile)} if held.jailed else set()
    return found | ({("active", held.tile)} if active else set())


def tidied(found: World) -> World:
    """Nothing of which there is none, and no tax at a gate that is not active."""
    counts, truths = found
    idle = {fact for fact in truths if fact[0] == "shows" and ("active", fact[1]) not in truths}
    return World(Counter({key: count for key, count in counts.items() if count}), truths - idle)


def changed(before: World, found: Iterable[Change]) -> World:
    """The world after all that was said."""
    counts, gone, come = before.counts.copy(), Facts(), Facts()
    for change in found:
        if type(change) in COUNTED:
            counts.update(COUNTED[type(change)](change))
        if type(change) in TRUE_NO_LONGER:
            gone |= TRUE_NO_LONGER[type(change)](change, before.truths)
        if type(change) in TRUE_NOW:
            come |= TRUE_NOW[type(change)](change, before.truths)
    return World(counts, (before.truths - gone) | come)


def _of(truths: Facts, *begun: Any) -> Facts:
    """The facts that begin so."""
    return {fact for fact in truths if fact[: len(begun)] == begun}


def _owner(truths: Facts, change: changes.Removes) -> Seat:
    (found,) = _of(truths, "lies", change.place, change.domino)
    owner: Seat = found[3]
    return owner


COUNTED: dict[type, Callable[[Any], dict[Fact, int]]] = {
    changes.Pays: lambda c: {("coins", c.seat): -c.coins, ("coins", c.to): c.coins},
    changes.Earns: lambda c: {("coins", c.seat): c.coins, ("coins", c.source): -c.coins},
    changes.Empties: lambda c: {("coins", c.building): -c.coins, ("coins", "bank"): c.coins},
    changes.Loses: lambda c: {
        ("hand", c.seat, c.colour): c.placed - c.count,
        ("placed", c.seat, c.colour): -c.placed,
        ("reserve", c.colour): c.count,
    },
    changes.Sets: lambda c: {("hand", c.seat, c.colour): -1, ("placed", c.seat, c.colour): 1},
    changes.Regains: lambda c: {
        ("hand", c.seat, c.colour): c.count,
        ("placed", c.seat, c.colour): -c.count,
    },
    changes.Gains: lambda c: {
        ("hand", c.seat, c.colour): c.count,
        ("reserve", c.colour): -c.count,
    },
    changes.Steals: lambda c: {
        ("hand", c.seat, c.colour): c.count,
        ("hand", c.other, c.colour): -c.count,
    },
    changes.Jails: lambda c: {(c.source, c.seat, c.colour): -1, ("prison", c.colour): 1},
    changes.Frees: lambda c: {("hand", c.seat, c.colour): 1, ("prison", c.colour): -1},
    changes.Releases: lambda c: {
        ("reserve", c.colour): c.count,
        ("prison", c.colour): -c.count,
    },
    changes.Advances: lambda c: {("influence", c.seat, c.track): c.now - c.was},
    changes.Scores: lambda c: {("points", c.seat): c.now - c.was},
    changes.Lays: lambda c: {("dominoes", c.seat): -1},
    changes.Throws: lambda c: {("dominoes", c.seat): -1},
}
TRUE_NO_LONGER: dict[type, Callable[[Any, Facts], Facts]] = {
    changes.Removes: lambda c, so: {
        *_of(so, "lies", c.place),
        *_of(so, "shows", c.place),
        ("active", c.place),
    },
    changes.Shows: lambda c, so: _of(so, "shows", c.place),
    changes.Takes: lambda c, so: {("row", row, c.tile, c.side) for row in ROWS},
    changes.Leaves: lambda c, so: {
        ("tile", c.seat, c.tile, c.side),
        ("active", c.tile),
        ("jailed", c.seat, c.tile),
    },
    changes.Locks: lambda c, so: {("active", c.tile)},
    changes.Unlocks: lambda c, so: {("jailed", c.seat, c.tile)},
    changes.PushesOff: lambda c, so: {("row", c.row, c.tile, c.side)},
    changes.Sleeps: lambda c, so: {("active", c.place)},
    changes.Closes: lambda c, so: {("passes", seat, c.wall) for seat in c.seats},
    changes.Breaches: lambda c, so: {("stands",)},
    changes.Doubles: lambda c, so: _of(so, "doubled", c.town),
    changes.Halves: lambda c, so: _of(so, "doubled", c.town),
    prospects.Round: lambda c, so: {
        fact for fact in so if fact[0] in ("round", "first", "robbed", "banned")
    },
    prospects.Over: lambda c, so: _of(so, "first"),
}
TRUE_NOW: dict[type, Callable[[Any, Facts], Facts]] = {
    changes.Lays: lambda c, so: {("lies", c.place, c.domino, c.seat)},
    changes.Removes: lambda c, so: (
        set() if (owner := _owner(so, c)) == NOBODY else {("removed", owner, c.domino)}
    ),
    changes.Throws: lambda c, so: {("removed", c.seat, c.domino)},
    changes.Shows: lambda c, so: {("shows", c.place, c.pips)},
    changes.Takes: lambda c, so: {("tile", c.seat, c.tile, c.side)},
    changes.Locks: lambda c, so: {("jailed", c.seat, c.tile)},
    changes.Enters: lambda c, so: {("row", c.row, c.tile, c.side)},
    changes.Sets: lambda c, so: {("active", c.place)},
    changes.Wakes: lambda c, so: {("active", c.place)},
    changes.Opens: lambda c, so: {("passes", seat, c.wall) for seat in c.seats},
    changes.Completes: lambda c, so: {("stands",)},
    changes.Doubles: lambda c, so: {("doubled", c.town, c.seat)},
    changes.Halves: lambda c, so: {("doubled", c.town, NOBODY)},
    changes.Bans: lambda c, so: {("banned",)},
    changes.Robs: lambda c, so: {("robbed", c.seat, c.building)},
    prospects.Round: lambda c, so: {("round", c.round), ("first", c.first)},
    prospects.Over: lambda c, so: {("over",)},
}
