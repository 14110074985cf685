"""§3.4 The end of a turn, §13.1 the reward, and what comes next."""

from limestone.rules.game import Refused, Seat
from limestone.rules.limoges import moves
from limestone.rules.limoges.agenda import BeginRound, Benefit, NextTurn, Turn
from limestone.rules.limoges.components import COLOURS, Domino, Effect
from limestone.rules.limoges.moves import End, Move
from limestone.rules.limoges.payment import Reason, need_domino, score_points
from limestone.rules.limoges.placing import turn_of
from limestone.rules.limoges.table import (
    State,
    active_effects,
    clockwise,
    instead,
    note,
    owned,
    remove,
)

REWARD = Reason("limoges-points-reward", "§13.1")
REWARD_TILE = Reason("limoges-points-reward-tile", "§11.4")


def must_shed(turn: Turn, hand: tuple[Domino, ...]) -> bool:
    """§3.4 A hand that was not empty has to be smaller at the end of the turn."""
    return 0 < turn.began <= len(hand)


def endings(state: State, seat: Seat, turn: Turn) -> list[Move]:
    hand = state.players[seat].hand
    return [moves.end(domino) for domino in hand] if must_shed(turn, hand) else [moves.end()]


def check_end(state: State, seat: Seat, move: End) -> None:
    shedding = must_shed(turn_of(state), state.players[seat].hand)
    if shedding and move.domino is None:
        raise Refused("limoges-must-shed", section="§3.4")
    if not shedding and move.domino is not None:
        raise Refused("limoges-need-not-shed", section="§3.4")
    if move.domino is not None:
        need_domino(state, seat, move.domino)


def end_turn(state: State, seat: Seat, move: End) -> State:
    """§3.4 Perhaps a domino is thrown away; then buildings and tiles bring their gains."""
    if move.domino is not None:
        state = remove(state, seat, move.domino)
        if state.notes is not None:
            domino = f"{move.domino.high}-{move.domino.low}"
            state = note(state, "limoges-throws-away", "§3.4", seat=seat, domino=domino)
    gains = _production(state, seat)
    for held, effect in active_effects(state, seat, "end_turn"):
        gains.append(Benefit(seat, effect, held.tile))
    if not gains:
        return next_turn(state, NextTurn(seat))
    return instead(state, *gains, NextTurn(seat))


def _production(state: State, seat: Seat) -> list[Benefit]:
    """§7.7 What a player's active production buildings bring."""
    found = []
    for n in state.box.plan.production:
        lying = state.board[n]
        if lying is not None and lying.owner == seat and lying.meeple is not None:
            space = state.box.spaces[n]
            gain = Effect("gain_meeple", (COLOURS[space.colours[0]], space.per_turn))
            found += [Benefit(seat, gain, space.id)] if space.per_turn else []
    return found


def next_turn(state: State, task: NextTurn) -> State:
    """§3.2 Clockwise; the phase is over after a lap that leaves all hands empty."""
    seat = (task.seat + 1) % len(state.players)
    if seat == state.first and not any(player.hand for player in state.players):
        return _reward(state)
    return instead(state, Turn(seat, len(state.players[seat].hand)))


def _reward(state: State) -> State:
    """§13.1 A point for each domino in the Abbey and the Cathedral, then the tiles."""
    plan = state.box.plan
    for seat in clockwise(state):
        dominoes = owned(state, seat, plan.abbey) + owned(state, seat, plan.cathedral)
        if dominoes:
            state = score_points(state, seat, dominoes, REWARD)
        for _, effect in active_effects(state, seat, "reward"):
            if owned(state, seat, plan.building[effect.word(1)]):
                state = score_points(state, seat, effect.number(0), REWARD_TILE)
    first = (state.first + 1) % len(state.players)
    return instead(state._replace(first=first), BeginRound())
