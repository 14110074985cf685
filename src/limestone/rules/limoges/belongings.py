"""§2 Two tables compared: the coins, meeples, dominoes and tiles that a step has moved."""

from collections.abc import Iterator

from limestone.rules.limoges.changes import (
    Advances,
    Change,
    Earns,
    Empties,
    Enters,
    Lays,
    Leaves,
    Locks,
    Pays,
    PushesOff,
    Removes,
    Scores,
    Shows,
    Takes,
    Throws,
    Unlocks,
)
from limestone.rules.limoges.components import ROWS, TRACKS
from limestone.rules.limoges.meeples import changed_spaces, meeples, number
from limestone.rules.limoges.notation import spell
from limestone.rules.limoges.table import Note, State


def moved(before: State, after: State) -> Iterator[Change]:
    """§2 All that has changed hands or lies elsewhere; `after` has the notes of the step."""
    notes = after.notes or ()
    yield from _coins(notes)
    yield from meeples(before, after, notes)
    yield from _tracks(before, after)
    yield from _dominoes(before, after)
    yield from _tiles(before, after)
    if before.rows is not after.rows:
        yield from _rows(before, after)


def _coins(notes: tuple[Note, ...]) -> Iterator[Change]:
    """§3.5 Every payment is noted, with both ends and a name that says what for."""
    for name, _, facts, _ in notes:
        if name == "limoges-treasury-emptied":
            if facts["coins"]:
                yield Empties(str(facts["building"]), number(facts["coins"]))
        elif "coins" in facts:
            seat, coins, why = number(facts["seat"]), number(facts["coins"]), _why(name)
            if "to" in facts:
                to = facts["to"]
                yield Pays(seat, to if isinstance(to, int) else str(to), coins, why)
            else:
                yield Earns(seat, str(facts["source"]), coins, why)


def _why(name: str) -> str:
    """`limoges-pays-tax` is for the tax."""
    return name.split("-", 2)[2]


def _tracks(before: State, after: State) -> Iterator[Change]:
    """§10.4, §13.1 Steps and points."""
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        for track, old, new in zip(TRACKS, was.influence, now.influence, strict=True):
            if old != new:
                yield Advances(seat, track, old, new)
        if was.points != now.points:
            yield Scores(seat, was.points, now.points)


def _dominoes(before: State, after: State) -> Iterator[Change]:
    """§7.1 Dominoes that lie on the board now or no longer, and those thrown out of a hand."""
    laid = set()
    for n, old, new in changed_spaces(before, after):
        place = after.box.spaces[n].id
        if old is not None and (new is None or old[:2] != new[:2]):
            yield Removes(spell(old.domino), place)
        if new is not None and (old is None or old[:2] != new[:2]):
            laid.add(new.domino)
            yield Lays(new.owner, spell(new.domino), place)
        if new is not None and new.covers and (old is None or old != new):
            yield Shows(place, new.visible)
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if was.hand is not now.hand:
            gone = [domino for domino in was.hand if domino not in now.hand and domino not in laid]
            yield from (Throws(seat, spell(domino)) for domino in gone)


def _tiles(before: State, after: State) -> Iterator[Change]:
    """§9 Tiles that have come before a player, gone, or are in prison now or no longer."""
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if was.tiles is now.tiles:
            continue
        old, new = ({held.tile: held for held in player.tiles} for player in (was, now))
        for tile, held in new.items():
            if tile not in old:
                yield Takes(seat, tile, held.side)
            elif held.jailed != old[tile].jailed:
                kind = Locks if held.jailed else Unlocks
                yield kind(seat, tile, held.side)
        for tile in old.keys() - new.keys():
            goes = "pile" if _kept(after, tile) else "game"
            yield Leaves(seat, tile, old[tile].side, goes)


def _rows(before: State, after: State) -> Iterator[Change]:
    """§9.3 Tiles that enter a row, or leave it otherwise than to a player."""
    taken = {held.tile for player in after.players for held in player.tiles}
    for row, was, now in zip(ROWS, before.rows, after.rows, strict=True):
        yield from (Enters(*shown, row) for shown in now if shown not in was)
        gone = [shown for shown in was if shown not in now and shown[0] not in taken]
        yield from (PushesOff(*shown, row) for shown in gone)


def _kept(state: State, tile: str) -> bool:
    """Whether a tile is still in the game."""
    piles = (state.discard, state.spent, state.stack, state.ostensions)
    return any(tile in pile for pile in piles) or any(
        tile == shown for row in state.rows for shown, _ in row
    )
