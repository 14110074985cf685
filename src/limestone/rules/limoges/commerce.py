"""§8.3 Commerce and §8.4 the mint."""

from functools import partial

from limestone.rules.game import Refused, Seat
from limestone.rules.limoges.actions import Action, TurnSoFar
from limestone.rules.limoges.active import bonus, meeples_due
from limestone.rules.limoges.components import BLUE, COLOURS, GREY, RED, Colour
from limestone.rules.limoges.moves import Commerce, Mint, Move
from limestone.rules.limoges.payment import Reason, earn, need_meeples, spend_for
from limestone.rules.limoges.table import Lying, State

TRADE = Reason("limoges-earns-commerce", "§8.3")
COINAGE = Reason("limoges-earns-mint", "§8.4")


def commerces(state: State, seat: Seat, _: TurnSoFar, *, colour: Colour) -> list[Move]:
    if not _consulat(state, colour):
        return []
    count = meeples_due(state, seat, "commerce", state.rules.commerce_meeples)
    return [Commerce(colour)] if state.players[seat].meeples[colour] >= count else []


def _consulat(state: State, colour: Colour) -> Lying | None:
    number = state.box.plan.commerce.get(colour)
    return None if number is None else state.board[number]


def trade_value(state: State, colour: Colour) -> int:
    """§8.3 The total of the domino on the Consulat of a colour; 0 while there is none."""
    lying = _consulat(state, colour)
    return lying.domino.total if lying else 0


def check_commerce(state: State, seat: Seat, move: Commerce) -> None:
    if _consulat(state, move.colour) is None:
        raise Refused("limoges-no-consulat", section="§8.3", colour=COLOURS[move.colour])
    count = meeples_due(state, seat, "commerce", state.rules.commerce_meeples)
    need_meeples(state, seat, move.colour, count, "§8.3")


def trade(state: State, seat: Seat, move: Commerce) -> State:
    """§8.3 Four consuls for the total of the domino on their Consulat."""
    count = meeples_due(state, seat, "commerce", state.rules.commerce_meeples)
    coins = trade_value(state, move.colour)
    return earn(spend_for(state, seat, "commerce", move.colour, count), seat, coins, TRADE)


COMMERCE = tuple(
    Action((Commerce,), partial(commerces, colour=colour), check_commerce, trade, colour=colour)
    for colour in (RED, BLUE)
)


def _highest(state: State) -> int | None:
    lying = (state.board[n] for n in state.box.plan.abbey)
    return max((there.domino.total for there in lying if there), default=None)


def mint_value(state: State, seat: Seat) -> int:
    """§8.4 The total of the highest domino in the Abbey and what tiles add; 0 while it is empty."""
    highest = _highest(state)
    return 0 if highest is None else highest + bonus(state, seat, "mint_bonus")


def mints(state: State, seat: Seat, _: TurnSoFar) -> list[Move]:
    count = meeples_due(state, seat, "mint", state.rules.mint_meeples)
    if state.players[seat].meeples[GREY] < count or _highest(state) is None:
        return []
    return [Mint()]


def check_mint(state: State, seat: Seat, _: Mint) -> None:
    if _highest(state) is None:
        raise Refused("limoges-abbey-empty", section="§8.4")
    count = meeples_due(state, seat, "mint", state.rules.mint_meeples)
    need_meeples(state, seat, GREY, count, "§8.4")


def mint(state: State, seat: Seat, _: Mint) -> State:
    """§8.4 Four abbots for the total of the highest domino in the Abbey."""
    count = meeples_due(state, seat, "mint", state.rules.mint_meeples)
    coins = mint_value(state, seat)
    return earn(spend_for(state, seat, "mint", GREY, count), seat, coins, COINAGE)


MINT = Action((Mint,), mints, check_mint, mint, colour=GREY)
