"""The tables in the rulebook of Limits: the printed example and what a turn does."""

from typing import Any

from limestone.rules.game import GAMES, Seat
from limestone.rules.limits.accusation import PENALTY, verdict
from limestone.rules.limits.cards import COLOURS
from limestone.rules.limits.table import Round, State, Turn, face_of
from limestone.shown import form
from tests.limits.tables import after, table

LIMITS = GAMES["limits"]
NAMES = ["Anna", "Barbara", "Claire", "Daniel"]

# §6 The printed example: hidden are blue, blue, yellow and green.
BEFORE = table("rgbvv rrgbv rgvvb rrggb", "b b y g", "0y 1y 2y", draw="rgb" * 8)
COUNTED = after(BEFORE, "3 accuse 1")

# §4 A turn of Anna, who has four violet cards.
TURN = table("rvvvv rrgbv rgybb rrggb", "b b y g", "1g 2b 3r", draw="rgb" * 8)


def seen(state: State, seat: Seat | None = 0) -> dict[str, Any]:
    """The table as a seat sees it."""
    scene = LIMITS.scene(state)
    own: dict[str, Any] = form("limits").own(scene, LIMITS.own(state, seat))
    return {**form("limits").scene(scene), **own}


def allowed(state: State) -> list[dict[str, Any]]:
    """§5.1 What may lie of each colour: the number of the card, and the hidden ones."""
    limit = state.limits[0]
    found = []
    for colour in COLOURS:
        ended = Round(limit, (Turn(0, colour),), state.hidden, 1, 0)
        count = verdict(face_of(state, limit), ended)
        row = {"printed": count.printed, "hidden": len(count.raised_by), "allowed": count.allowed}
        found.append({"colour": colour, **row})
    return found


def opened(state: State) -> State:
    """The same table with the option `open-pile`."""
    return state._replace(options=state.options._replace(words=("open-pile",)))


_EXCHANGED = after(TURN, "0 exchange v")

FIGURES: dict[str, Any] = {
    "limits-cards": {"limit": seen(BEFORE)["limit"], "back": PENALTY},
    "limits-turn": {
        "before": seen(TURN),
        "played": seen(after(TURN, "0 play r")),
        "exchanged": seen(_EXCHANGED),
        "back": _EXCHANGED.draw[:2],
        "name": NAMES[1],
    },
    "limits-pile": {
        "closed": seen(BEFORE),
        "open": seen(opened(BEFORE)),
        "names": NAMES,
    },
    "limits-accusation": {"count": seen(COUNTED)["counted"], "names": NAMES},
    "limits-scoring": allowed(BEFORE),
}
