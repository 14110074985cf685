"""§3.3 One thing that a turn offers: what it takes and brings now, and why it cannot be done."""

from collections.abc import Iterable
from typing import NamedTuple

from limestone.rules.game import Refused, Seat, Value
from limestone.rules.limoges.components import COLOURS, Domino, Number, Space
from limestone.rules.limoges.construction import abbots, bishops
from limestone.rules.limoges.moves import Move, Place
from limestone.rules.limoges.powers import keys_fee
from limestone.rules.limoges.round import ACTION
from limestone.rules.limoges.table import State, controller
from limestone.rules.limoges.walls import paying_gates

SECTIONS = {
    "power": "§6.1",
    "gate": "§7.4",
    "abbey": "§7.5",
    "cathedral": "§7.6",
    "production": "§7.7",
    "bridge": "§7.8",
}
# In the order in which a move meets them: the later, the nearer it came to being possible.
OBSTACLES = (
    "limoges-power-closed",
    "limoges-placed-enough",
    "limoges-hand-empty",
    "limoges-peace",
    "limoges-nothing-there",
    "limoges-not-a-target",
    "limoges-not-of-the-abbey",
    "limoges-nothing-idle",
    "limoges-only-gates-idle",
    "limoges-nothing-to-destroy",
    "limoges-nobody-to-jail",
    "limoges-prison-empty",
    "limoges-no-justice",
    "limoges-once-a-turn",
    "limoges-robbed-already",
    "limoges-town-open",
    "limoges-occupied",
    "limoges-inner-gates-first",
    "limoges-power-inactive",
    "limoges-no-entry",
    "limoges-arch-order",
    "limoges-no-guard-to-move",
    "limoges-no-consulat",
    "limoges-abbey-empty",
    "limoges-no-ostension-left",
    "limoges-no-action",
    "limoges-half-missing",
    "limoges-no-support",
    "limoges-bears-another",
    "limoges-protected",
    "limoges-needs-a-six",
    "limoges-no-shared-half",
    "limoges-no-match",
    "limoges-too-low",
    "limoges-domino-too-small",
    "limoges-no-room",
    "limoges-too-little-influence",
    "limoges-no-colour",
    "limoges-too-few-meeples",
    "limoges-too-few-goods",
    "limoges-bad-choice",
    "limoges-nothing-to-rob",
    "limoges-too-few-coins",
    "limoges-toll-too-high",
)

Terms = dict[str, Value]


class Tax(NamedTuple):
    """§7.3 What a gate would bring its owner."""

    gate: str
    seat: Seat
    coins: int


class Offer(NamedTuple):
    """One thing to do in a turn, possible or not."""

    deed: str  # the word of the notation that begins it
    about: str  # the space, tile, town, building or colour that it is about
    section: str
    kind: str  # the sentence that tells its terms
    terms: Terms
    refused: Refused | None  # why it cannot be done
    tax: tuple[Tax, ...] = ()

    @property
    def near(self) -> int:
        """How near it is to being possible: of offers of a kind the nearest tells why not."""
        return OBSTACLES.index(self.refused.code) if self.refused else len(OBSTACLES)


def obstacle(state: State, seat: Seat, tries: Iterable[Move], without: Refused) -> Refused | None:
    """§3.3 None, if one of these moves can be made; else what keeps the nearest from it."""
    found = []
    for move in tries:
        try:
            ACTION[type(move)].check(state, seat, move)
        except Refused as refused:
            found.append(refused)
        else:
            return None
    return max(found, key=_nearness, default=without)


def _nearness(refused: Refused) -> tuple[int, int]:
    """How far a move came, and of prices the lowest."""
    needs = refused.args_.get("needs", refused.args_.get("coins", 0))
    assert isinstance(needs, int)
    return OBSTACLES.index(refused.code), -needs


def placement(state: State, seat: Seat, space: Space) -> Offer:
    """§6.1, §7 A domino of the hand on a space."""
    number = state.box.plan.number[space.id]
    empty = Refused("limoges-hand-empty", section=SECTIONS[space.kind])
    refused = obstacle(state, seat, _tries(state, seat, space), empty)
    if refused and refused.code == "limoges-too-few-meeples" and len(space.colours) > 1:
        known = ", ".join(COLOURS[colour] for colour in space.colours)
        refused = Refused("limoges-no-colour", section=refused.section, known=known)
    tax = tuple(Tax(*paid) for paid in paying_gates(state, seat, space))
    terms = _terms(state, seat, space, number)
    return Offer("place", space.id, SECTIONS[space.kind], space.kind, terms, refused, tax)


def _tries(state: State, seat: Seat, space: Space) -> list[Move]:
    """§6.1, §7.4 Every domino of the hand, with every meeple or half that can go with it."""
    hand = state.players[seat].hand
    if space.kind == "power":
        return [Place(domino, space.id, colour) for domino in hand for colour in space.colours]
    covers = "high" if space.kind == "gate" else ""
    return [Place(domino, space.id, None, covers) for domino in hand]


def _terms(state: State, seat: Seat, space: Space, number: Number) -> Terms:
    lying = state.board[number]
    half = -1 if space.must_contain is None else space.must_contain
    match space.kind:
        case "power":
            there = f"{lying.domino.high}-{lying.domino.low}" if lying else ""
            return {"half": half, "there": there}
        case "gate":
            return {
                "colour": keeper(state, number),
                **fee(state, seat, state.box.plan.keeper[number]),
            }
        case "bridge":
            return {"colour": keeper(state, number)}
        case "production":
            least = lying.domino.total + 1 if lying else 0
            colour = COLOURS[space.colours[0]]
            return {"colour": colour, "count": space.per_turn, "least": least}
        case _:
            return {"half": half, **_servants(state, seat, space, number)}


def _servants(state: State, seat: Seat, space: Space, number: Number) -> Terms:
    """§7.5, §7.6 The most that a domino of the hand brings there; §6.6 none after a theft."""
    hand = state.players[seat].hand or (Domino(0, 0),)
    brings, colour = (abbots, "grey") if space.kind == "abbey" else (bishops, "purple")
    count = max(brings(state, number, domino) for domino in hand)
    return {"colour": colour, "count": 0 if space.kind in state.players[seat].robbed else count}


def keeper(state: State, number: Number) -> str:
    """§6.4 The colour that guards a gate or builds a bridge; none while its power is inactive."""
    colour = controller(state, state.box.plan.keeper[number])
    return "none" if colour is None else COLOURS[colour]


def fee(state: State, seat: Seat, keys: Number) -> Terms:
    """§6.4 What the Keys cost, and whom it is paid to."""
    lying = state.board[keys]
    if lying is None:
        return {"coins": 0, "to": ""}
    return {
        "coins": keys_fee(state, seat, keys),
        "to": "bank" if lying.owner == seat else lying.owner,
    }
