"""§3.5, §7.1 What placing a domino costs, and how it comes to lie on the board."""

from dataclasses import replace

from limestone.rules.game import Refused, Seat
from limestone.rules.limoges.actions import TurnSoFar, turn_of, with_turn
from limestone.rules.limoges.active import bonus, in_force
from limestone.rules.limoges.components import COLOURS, Domino, Effect, Number, Space
from limestone.rules.limoges.gains import Benefit
from limestone.rules.limoges.moves import Place
from limestone.rules.limoges.payment import BANK, Reason, need_coins, need_domino, pay
from limestone.rules.limoges.table import (
    NOBODY,
    Lying,
    State,
    clear,
    controller,
    into_hand,
    note,
    push,
    with_hand,
    with_lying,
    without,
)

PLACING = Reason("limoges-pays-placement", "§3.5")
SITES = {  # the word of the tiles for each kind of space
    "power": "powers",
    "gate": "gates",
    "abbey": "abbey",
    "cathedral": "cathedral",
    "production": "production",
    "bridge": "bridges",
}


def may_place(state: State, turn: TurnSoFar) -> bool:
    """§3.3 At most two dominoes in a turn."""
    return turn.placed < state.rules.max_dominoes_placed_per_turn


def price(state: State, seat: Seat, space: Space, domino: Domino) -> int:
    """§3.5 The pips of the domino, less what tiles take off."""
    pips = domino.total if state.rules.domino_cost_mode == "total_pips" else domino.high
    return max(0, pips - bonus(state, seat, "discount_domino", SITES[space.kind]))


def affordable(state: State, seat: Seat, sites: str = "", besides: int = 0) -> list[Domino]:
    """§3.5 The dominoes that a player can pay for on such sites, or on any with all discounts."""
    player = state.players[seat]
    hand, purse = player.hand, player.coins - besides
    if not hand or purse < 0:
        return []
    purse += bonus(state, seat, "discount_domino", sites)
    if state.rules.domino_cost_mode == "total_pips":
        return [domino for domino in hand if domino[0] + domino[1] <= purse]
    return [domino for domino in hand if domino[0] <= purse]


def check_placing(state: State, seat: Seat, move: Place) -> Space:
    """§3.3 Any placement: one of at most two, of a domino in hand, on a space there is."""
    if not may_place(state, turn_of(state)):
        most = state.rules.max_dominoes_placed_per_turn
        raise Refused("limoges-placed-enough", section="§3.3", most=most)
    need_domino(state, seat, move.domino)
    if move.space not in state.box.plan.number:
        raise Refused("limoges-no-such-space", section="§7.1", place=move.space)
    return state.box.spaces[state.box.plan.number[move.space]]


def need_price(state: State, seat: Seat, move: Place, besides: int = 0) -> None:
    space = state.box.spaces[state.box.plan.number[move.space]]
    need_coins(state, seat, price(state, seat, space, move.domino) + besides, "§3.5")


def need_no_words(move: Place) -> None:
    """§7.1 Only powers and gates take a third word."""
    if move.colour is not None or move.covers:
        raise Refused("limoges-word-too-many", section="§7.1", place=move.space)


def need_free(state: State, space: Space) -> None:
    """§7.1 A space holds one domino."""
    if state.board[state.box.plan.number[space.id]] is not None:
        raise Refused("limoges-occupied", section="§7.1", place=space.id)


def need_half(space: Space, domino: Domino, section: str) -> None:
    """§6.1, §7.6 Some spaces ask for a certain half; the section is that of the space."""
    if space.must_contain is not None and space.must_contain not in domino:
        half = space.must_contain
        raise Refused("limoges-half-missing", section=section, place=space.id, half=half)


def need_control(state: State, power: Number) -> int:
    """§6.1 The colour of an active power, or the refusal that it is not active."""
    colour = controller(state, power)
    if colour is None:
        name = state.box.spaces[power].id
        raise Refused("limoges-power-inactive", section="§6.1", power=name)
    return colour


def lay_down(state: State, seat: Seat, number: Number, lying: Lying) -> State:
    """§7.1 Payment, then the domino and its meeple; what lay there is removed."""
    space = state.box.spaces[number]
    treasury = space.kind if space.kind in ("abbey", "cathedral") else BANK
    domino = lying.domino
    turn = turn_of(state)
    state = with_turn(state, replace(turn, placed=turn.placed + 1))
    if state.notes is not None:
        name = f"{domino.high}-{domino.low}"
        colour = "" if lying.meeple is None else COLOURS[lying.meeple]
        facts = {"domino": name, "place": space.id, "colour": colour}
        state = note(state, "limoges-places", "§7.1", seat=seat, **facts)
    state = pay(state, seat, treasury, price(state, seat, space, domino), PLACING)
    state = with_hand(state, seat, without(state.players[seat].hand, domino))
    if lying.meeple is not None:
        state = into_hand(state, seat, lying.meeple, -1)
    if (old := state.board[number]) is not None:
        other = "none" if old.owner == NOBODY else old.owner
        state = note(state, "limoges-ousted", "§6.2", place=space.id, other=other)
        state = clear(state, number)
    return with_lying(state, number, lying)


def bring(state: State, seat: Seat, space: Space, colour: int, count: int) -> State:
    """§7.1 The meeples that a placement brings: the building's first, the tiles' after them."""
    if space.kind in state.players[seat].robbed:
        return note(state, "limoges-nothing-after-theft", "§6.6", seat=seat, building=space.kind)
    gains = [Effect("gain_meeple", (COLOURS[colour], count))] if count else []
    for effect in in_force(state, seat):
        if effect.op == "bonus_meeple" and effect.word(0) == SITES[space.kind]:
            gains.append(Effect("gain_meeple", effect.args[1:]))
    if not gains:
        return state
    return push(state, *(Benefit(seat, gain, space.id) for gain in gains))
