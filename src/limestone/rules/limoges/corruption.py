"""§6.7 Corruption: dominoes against coins, meeples against meeples."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from limestone.rules.game import CHANCE, Dice, Refused, Seat
from limestone.rules.limoges import moves
from limestone.rules.limoges.actions import Action, TurnSoFar, mark_once, turn_of
from limestone.rules.limoges.components import COLOURS, Domino
from limestone.rules.limoges.hands import check_draw, take_draw
from limestone.rules.limoges.moves import Corrupt, Done, Draw, Move, Swap
from limestone.rules.limoges.notation import spell
from limestone.rules.limoges.payment import Reason, earn, need_domino, need_meeples, spend_for
from limestone.rules.limoges.placing import need_control
from limestone.rules.limoges.scoring import announce_last, short_bags
from limestone.rules.limoges.table import (
    Chance,
    Lying,
    Question,
    State,
    done,
    into_hand,
    into_reserve,
    note,
    picked,
    push,
    remove,
    spend,
    with_player,
)

RECYCLING = Reason("limoges-earns-recycling", "§6.7")


def corruptions(state: State, seat: Seat, turn: TurnSoFar) -> list[Move]:
    if "corrupt" in turn.once:
        return []
    player = state.players[seat]
    return _recyclings(player.hand, draw=bool(player.bag))


@lru_cache(maxsize=1 << 12)  # a hand is asked again after every other action of the turn
def _recyclings(hand: tuple[Domino, ...], *, draw: bool) -> list[Move]:
    """§6.7 One or two dominoes, and with a domino in the bag perhaps a new one."""
    some = [(domino,) for domino in hand] + list(combinations(hand, 2))
    draws = (False, True) if draw else (False,)
    return [Corrupt(dominoes, drawing) for dominoes in some for drawing in draws]


def check_corrupt(state: State, seat: Seat, move: Corrupt) -> None:
    colour = need_control(state, state.box.plan.power["corruption"])
    if "corrupt" in turn_of(state).once:
        raise Refused("limoges-once-a-turn", section="§6.7", action="corrupt")
    if len(move.dominoes) > 2:
        raise Refused("limoges-recycles-two", section="§6.7", found=len(move.dominoes))
    for domino in move.dominoes:
        need_domino(state, seat, domino)
    if len(set(move.dominoes)) < len(move.dominoes):
        raise Refused("limoges-domino-twice", section="§6.7")
    need_meeples(state, seat, colour, 1, "§6.7")
    if move.draw and not state.players[seat].bag:
        raise Refused("limoges-bag-empty", section="§6.7")


def recycle(state: State, seat: Seat, move: Corrupt) -> State:
    """§6.7 A meeple is paid, dominoes leave, coins come; then the swaps, then the draw."""
    power = state.box.plan.power["corruption"]
    lying = state.board[power]
    assert lying is not None and lying.meeple is not None
    state = mark_once(spend_for(state, seat, "corruption", lying.meeple), "corrupt")
    state = remove(state, seat, *move.dominoes)
    if state.notes is not None:
        for domino in move.dominoes:
            state = note(state, "limoges-throws-away", "§6.7", seat=seat, domino=spell(domino))
    state = earn(state, seat, sum(domino.total for domino in move.dominoes), RECYCLING)
    if move.draw:
        state = push(state, DrawOne(seat))
    return _offer(state, seat, swaps(state, lying))


def swaps(state: State, lying: Lying) -> int:
    """§6.7 How many meeples the domino of the power lets swap."""
    return max(0, lying.domino.low - (state.rules.corruption_swap_limit == "lt_low"))


CORRUPTING = Action((Corrupt,), corruptions, check_corrupt, recycle, power="corruption")


def _offer(state: State, seat: Seat, left: int) -> State:
    return push(state, Swapping(seat, left)) if left > 0 and _pairs(state, seat) else state


def _pairs(state: State, seat: Seat) -> list[Swap]:
    given = [colour for colour, count in enumerate(state.players[seat].meeples) if count]
    taken = [colour for colour, count in enumerate(state.reserve) if count]
    return [moves.swap(give, take) for give in given for take in taken if give != take]


@dataclass(frozen=True, slots=True)
class Swapping(Question[Swap | Done]):
    """§6.7 Meeples against meeples of the reserve."""

    left: int
    answers = (Swap, Done)

    def legal(self, state: State, seat: Seat) -> list[Move]:
        return [*_pairs(state, seat), Done()]

    def check(self, state: State, seat: Seat, move: Swap | Done) -> None:
        if isinstance(move, Done):
            return
        need_meeples(state, seat, move.give, 1, "§6.7")
        if move.give == move.take:
            raise Refused("limoges-swap-same", section="§6.7", colour=COLOURS[move.give])
        if not state.reserve[move.take]:
            raise Refused("limoges-reserve-lacks", section="§6.7", colour=COLOURS[move.take])

    def does(self, state: State, step: Mapping[Seat, Swap | Done]) -> State:
        """§6.7 One meeple of the hand for one of the reserve, until it is enough."""
        seat, move = self.seat, step[self.seat]
        state = done(state)
        if isinstance(move, Done):
            return note(state, "limoges-swaps-no-more", "§6.7", seat=seat)
        state = into_hand(spend(state, seat, move.give), seat, move.take)
        state = into_reserve(state, move.take, -1)
        give, take = COLOURS[move.give], COLOURS[move.take]
        state = note(state, "limoges-swaps", "§6.7", seat=seat, give=give, take=take)
        return _offer(state, seat, self.left - 1)


@dataclass(frozen=True, slots=True)
class DrawOne(Chance[Draw]):
    """§6.7 Chance draws one domino."""

    seat: Seat
    answers = (Draw,)

    def draw(self, state: State, rng: Dice) -> Draw:
        return Draw(((self.seat, tuple(picked(list(state.players[self.seat].bag), 1, rng))),))

    def check(self, state: State, seat: Seat, move: Draw) -> None:
        check_draw(state, move, (self.seat,), 1)

    def does(self, state: State, step: Mapping[Seat, Draw]) -> State:
        """§6.7 A domino drawn later is one that the vote may have put back."""
        known = bool(short_bags(state))
        state = take_draw(done(state), step[CHANCE])
        state = state if known else announce_last(state)
        player = state.players[self.seat]
        return with_player(state, self.seat, player._replace(drawn=player.drawn + 1))
