"""§6.8 The Ostensions: coins, a domino with a six and a meeple for a saint or a relic."""

from collections.abc import Mapping
from dataclasses import dataclass

from limestone.rules.game import CHANCE, Dice, Refused, Seat, Value
from limestone.rules.limoges.actions import Action, TurnSoFar, mark_once, turn_of
from limestone.rules.limoges.components import Domino
from limestone.rules.limoges.moves import Keep, Move, Ostend, Ostensions
from limestone.rules.limoges.payment import (
    BANK,
    Reason,
    need_coins,
    need_domino,
    need_meeples,
    pay,
    spend_for,
)
from limestone.rules.limoges.placing import need_control
from limestone.rules.limoges.table import (
    Chance,
    Held,
    Note,
    Own,
    Question,
    State,
    controller,
    done,
    note,
    picked,
    push,
    remove,
    whisper,
)
from limestone.rules.limoges.tiles import has_room, need_room, receive

PRICE = Reason("limoges-pays-ostensions", "§6.8")
SIX = 6
SIDES = ("saint", "relic")


def seen_with(domino: Domino) -> int:
    """§6.8 As many tiles as the half beside the six shows."""
    return domino.low if domino.high == SIX else 0


def ostension_price(state: State, seat: Seat, domino: Domino) -> int:
    """§6.8 Twelve coins; the owner of the power pays what the domino shows."""
    lying = state.board[state.box.plan.power["ostensions"]]
    owner = lying is not None and lying.owner == seat
    return domino.total if owner else state.rules.ostension_price


def ostendings(state: State, seat: Seat, turn: TurnSoFar) -> list[Move]:
    if "ostend" in turn.once or not state.ostensions or not has_room(state, seat):
        return []
    player = state.players[seat]
    return [
        Ostend(domino)
        for domino in player.hand
        if seen_with(domino) and ostension_price(state, seat, domino) <= player.coins
    ]


def check_ostend(state: State, seat: Seat, move: Ostend) -> None:
    colour = need_control(state, state.box.plan.power["ostensions"])
    if "ostend" in turn_of(state).once:
        raise Refused("limoges-once-a-turn", section="§6.8", action="ostend")
    need_domino(state, seat, move.domino)
    if not seen_with(move.domino):
        raise Refused("limoges-needs-a-six", section="§6.8")
    if not state.ostensions:
        raise Refused("limoges-no-ostension-left", section="§6.8")
    need_room(state, seat)
    need_meeples(state, seat, colour, 1, "§6.8")
    need_coins(state, seat, ostension_price(state, seat, move.domino), "§6.8")


def ostend(state: State, seat: Seat, move: Ostend) -> State:
    """§6.8 The price is paid, then some of the tiles are seen."""
    colour = controller(state, state.box.plan.power["ostensions"])
    assert colour is not None
    price = ostension_price(state, seat, move.domino)
    state = pay(mark_once(state, "ostend"), seat, BANK, price, PRICE)
    state = remove(spend_for(state, seat, "ostensions", colour), seat, move.domino)
    count = min(seen_with(move.domino), len(state.ostensions))
    return push(state, SeeOstensions(seat, count))


OSTENDING = Action((Ostend,), ostendings, check_ostend, ostend, power="ostensions")


@dataclass(frozen=True, slots=True)
class SeeOstensions(Chance[Ostensions]):
    """§6.8 Chance shows Ostensions to a seat."""

    seat: Seat
    tiles: int
    answers = (Ostensions,)

    def draw(self, state: State, rng: Dice) -> Ostensions:
        return Ostensions(tuple(sorted(picked(list(state.ostensions), self.tiles, rng))))

    def check(self, state: State, seat: Seat, move: Ostensions) -> None:
        seen = set(move.tiles)
        if not len(seen) == len(move.tiles) == self.tiles or not seen <= set(state.ostensions):
            raise Refused("limoges-bad-ostensions", section="§6.8")

    def does(self, state: State, step: Mapping[Seat, Ostensions]) -> State:
        tiles = step[CHANCE].tiles
        facts: dict[str, Value] = {"seat": self.seat, "count": self.tiles}
        own = Own(self.seat, "limoges-sees-own", {"tiles": tiles})
        state = whisper(state, Note("limoges-sees", "§6.8", facts, own))
        return push(done(state), KeepOstension(self.seat, tiles))


@dataclass(frozen=True, slots=True)
class KeepOstension(Question[Keep]):
    """§6.8 The seat keeps one of those it saw."""

    seen: tuple[str, ...]
    answers = (Keep,)

    def legal(self, state: State, seat: Seat) -> list[Move]:
        return [Keep(tile, side) for tile in self.seen for side in SIDES]

    def check(self, state: State, seat: Seat, move: Keep) -> None:
        if move.card not in self.seen:
            raise Refused("limoges-not-seen", section="§6.8", tile=move.card)
        if move.side not in SIDES:
            known = ", ".join(SIDES)
            raise Refused("limoges-not-one-of", section="§6.8", word=move.side, known=known)

    def does(self, state: State, step: Mapping[Seat, Keep]) -> State:
        """§6.8 One is kept, on a side of choice; the rest go back."""
        seat, tile, side = self.seat, step[self.seat].card, step[self.seat].side
        rest = tuple(other for other in state.ostensions if other != tile)
        state = done(state)._replace(ostensions=rest)
        state = note(state, "limoges-keeps-ostension", "§6.8", seat=seat, tile=tile, side=side)
        return receive(state, seat, Held(tile, side), row=None)
