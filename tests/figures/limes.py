"""The landscapes in the rulebook of Limes, each of them played card by card."""

from typing import Any

from limestone.rules.game import CHANCE, GAMES, Options
from limestone.rules.limes.land import places, zone_of
from limestone.rules.limes.notation import square_name, zone_name
from limestone.rules.limes.table import State
from limestone.rules.limes.workers import reach
from limestone.shown import form
from tests.limes.picture import DECK, deck

LIMES = GAMES["limes"]

# §4 The four cards that the rulebook explains the territories with: d4, e4, d5, e5.
FOUR = ("1\n. .\n^* ~", "2\n~ .*\n~ #", "3\n^ #\n~ .", "4\n^* ^\n. ~")
FOUR_CARDS = deck("\n\n".join([*FOUR, *(f"{n}\n. ~\n^ #" for n in range(5, 25))]))


def played(*moves: str, deck: Any = FOUR_CARDS, cards: tuple[int, ...] = ()) -> State:
    """A landscape after these moves, with the cards in the order of their numbers."""
    state: State = LIMES.start(1, Options((), deck))
    for number, text in zip(cards or range(1, 25), moves, strict=False):
        for seat, move in ((CHANCE, f"draw {number}"), (0, text)):
            state = LIMES.play(state, {seat: LIMES.check(state, seat, LIMES.read(move))})
    return state


def four(**workers: str) -> State:
    """§4 The four cards, with workers on some quarters: `four(d4="nw")`."""
    squares = ("d4", "e4", "d5", "e5")
    return played(*(f"{at}n +{workers[at]}" if at in workers else f"{at}n" for at in squares))


def drawn(state: State, lens: str = "", **more: Any) -> dict[str, Any]:
    """A landscape as the client draws it; `lens` is the worker whose points are explained."""
    shown = form("limes").scene(LIMES.scene(state))
    return {"land": shown["lands"][0], "lens": lens, "squares": [], "zones": [], **more}


def open_squares(state: State, *, diagonal: bool = False) -> list[str]:
    """§3.1, §3.3 Where the next card may lie."""
    board = places(state.lands[0], diagonal=diagonal)
    return [square_name(square) for square in range(64) if board >> square & 1]


def within_reach(state: State, worker: str, *, ferryman: bool = False) -> list[str]:
    """§5.2 Where a worker may move."""
    land = state.lands[0]
    (cell,) = (one for one in land.workers if zone_name(zone_of(land, one)) == worker)
    board = reach(land, cell, ferryman=ferryman)
    return [zone_name(zone_of(land, cell)) for cell in range(64) if board >> cell & 1]


def _card(number: int) -> dict[str, Any]:
    state = played("d4n", deck=DECK, cards=(number,))
    return {"zones": drawn(state)["land"]["cards"][0]["zones"]}


_THREE = played("d4n", "e4n", "d5n", deck=DECK, cards=(3, 8, 15))
_ROW = played("d4n", "e4n", "f4n", "g4n", "e5n", deck=DECK, cards=(3, 8, 15, 17, 7))
_FERRY = four(d4="nw", e4="sw")
_NEAR = within_reach(_FERRY, "d4nw")

FIGURES: dict[str, Any] = {
    "limes-card": _card(2),
    "limes-lay": [
        drawn(_THREE, squares=open_squares(_THREE)),
        drawn(_ROW, squares=open_squares(_ROW)),
    ],
    "limes-territories": [drawn(four(), names=True)],
    "limes-move": [drawn(four(d4="nw"), zones=within_reach(four(d4="nw"), "d4nw"), names=True)],
    "limes-farmer": [drawn(four(d4="nw"), "d4nw", names=True)],
    "limes-fisherman": [drawn(four(e4="sw"), "e4sw", names=True)],
    "limes-woodcutter": [drawn(four(e5="nw"), "e5nw", names=True)],
    "limes-watchman": [
        drawn(four(d5="ne"), "d5ne", names=True),
        drawn(four(e4="se"), "e4se", names=True),
    ],
    "limes-diagonal": [
        drawn(
            _THREE,
            squares=[
                square
                for square in open_squares(_THREE, diagonal=True)
                if square not in open_squares(_THREE)
            ],
        )
    ],
    "limes-ferryman": [
        drawn(
            _FERRY,
            zones=[z for z in within_reach(_FERRY, "d4nw", ferryman=True) if z not in _NEAR],
            names=True,
        )
    ],
}
