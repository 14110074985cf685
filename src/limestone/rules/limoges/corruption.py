"""§6.7 Corruption: dominoes against coins, meeples against meeples."""

from functools import lru_cache
from itertools import combinations

from limestone.rules.game import Refused, Seat, Value
from limestone.rules.limoges import moves
from limestone.rules.limoges.agenda import DrawOne, Swapping, Turn
from limestone.rules.limoges.components import COLOURS, Domino
from limestone.rules.limoges.moves import Corrupt, Done, Move, Swap
from limestone.rules.limoges.payment import Reason, earn, need_domino, need_meeples
from limestone.rules.limoges.placing import mark_once, need_control, turn_of
from limestone.rules.limoges.table import (
    State,
    done,
    into_hand,
    into_reserve,
    note,
    push,
    remove,
    spend,
)

RECYCLING = Reason("limoges-earns-recycling", "§6.7")


def corruptions(state: State, seat: Seat, turn: Turn) -> list[Move]:
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
    state = mark_once(spend(state, seat, lying.meeple), "corrupt")
    state = remove(state, seat, *move.dominoes)
    state = earn(state, seat, sum(domino.total for domino in move.dominoes), RECYCLING)
    limit = lying.domino.low - (state.rules.corruption_swap_limit == "lt_low")
    if move.draw:
        state = push(state, DrawOne(seat))
    return _offer(state, seat, limit)


def _offer(state: State, seat: Seat, left: int) -> State:
    return push(state, Swapping(seat, left)) if left > 0 and _pairs(state, seat) else state


def _pairs(state: State, seat: Seat) -> list[Swap]:
    given = [colour for colour, count in enumerate(state.players[seat].meeples) if count]
    taken = [colour for colour, count in enumerate(state.reserve) if count]
    return [moves.swap(give, take) for give in given for take in taken if give != take]


def swaps(state: State, task: Swapping) -> list[Move]:
    return [*_pairs(state, task.seat), Done()]


def check_swap(state: State, seat: Seat, move: Swap) -> None:
    need_meeples(state, seat, move.give, 1, "§6.7")
    if move.give == move.take:
        raise Refused("limoges-swap-same", section="§6.7", colour=COLOURS[move.give])
    if not state.reserve[move.take]:
        raise Refused("limoges-reserve-lacks", section="§6.7", colour=COLOURS[move.take])


def swap(state: State, seat: Seat, move: Swap) -> State:
    """§6.7 One meeple of the hand for one of the reserve."""
    task = state.agenda[-1]
    assert isinstance(task, Swapping)
    state = done(state)
    state = into_hand(spend(state, seat, move.give), seat, move.take)
    state = into_reserve(state, move.take, -1)
    facts: dict[str, Value] = {"seat": seat, "give": COLOURS[move.give], "take": COLOURS[move.take]}
    state = note(state, "limoges-swaps", "§6.7", **facts)
    return _offer(state, seat, task.left - 1)


def enough(state: State, _seat: Seat, _move: Done) -> State:
    return done(state)
