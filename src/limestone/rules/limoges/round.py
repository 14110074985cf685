"""§3 The round: its beginning, the vote, the turns, and what comes after each."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from limestone.rules.game import Refused, Seat
from limestone.rules.limoges import moves
from limestone.rules.limoges.actions import Action, TurnSoFar, turn_of
from limestone.rules.limoges.active import active_effects
from limestone.rules.limoges.commerce import COMMERCE, MINT
from limestone.rules.limoges.components import COLOURS, ROWS, Domino, Effect, Meeples
from limestone.rules.limoges.construction import PLACING
from limestone.rules.limoges.corruption import CORRUPTING
from limestone.rules.limoges.destruction import DESTROYING, ENVYING
from limestone.rules.limoges.events import PERFORMING
from limestone.rules.limoges.gains import Benefit
from limestone.rules.limoges.guards import GUARDING
from limestone.rules.limoges.hands import DrawHands
from limestone.rules.limoges.justice import FREEING, JAILING
from limestone.rules.limoges.moves import End, Move, Vote
from limestone.rules.limoges.ostensions import OSTENDING
from limestone.rules.limoges.payment import need_domino
from limestone.rules.limoges.powers import ACTIVATING
from limestone.rules.limoges.recruitment import Ballot, check_vote, recruit
from limestone.rules.limoges.rows import fill_rows, gap
from limestone.rules.limoges.scoring import announce_last, reward, short_bags
from limestone.rules.limoges.table import State, Task, everyone, finish, instead, note, remove
from limestone.rules.limoges.theft import ROBBING
from limestone.rules.limoges.tile_actions import USING
from limestone.rules.limoges.tiles import BUYING


@dataclass(frozen=True, slots=True)
class BeginRound(Task[Move]):
    """§3.1 By itself: the game ends, or a round begins."""

    def does(self, state: State, step: Mapping[Seat, Move]) -> State:
        """§3.1 A bag without a whole hand ends the game; else rows, hands and votes."""
        if short_bags(state):
            return finish(state)
        players = tuple(p._replace(robbed=(), voted=(), drawn=0) for p in state.players)
        state = state._replace(players=players, round=state.round + 1, banned=False)
        state = note(state, "limoges-round", "§3.1", round=state.round, first=state.first)
        state = instead(state, DrawHands(), Voting())
        gaps = tuple(row for row in range(len(ROWS)) if gap(state, row))
        return fill_rows(state, gaps)


@dataclass(frozen=True, slots=True)
class Voting(Task[Vote]):
    """§5.2 Every seat votes; then the first player's turn."""

    answers = (Vote,)

    def decides(self, state: State) -> tuple[Seat, ...]:
        return everyone(state)

    def legal(self, state: State, seat: Seat) -> Ballot:
        return Ballot(state.players[seat].hand)

    def check(self, state: State, seat: Seat, move: Vote) -> None:
        check_vote(state, seat, move)

    def does(self, state: State, step: Mapping[Seat, Vote]) -> State:
        state = announce_last(recruit(state, step))
        return instead(state, begun(state.first, len(state.players[state.first].hand)))


def must_shed(turn: TurnSoFar, hand: tuple[Domino, ...]) -> bool:
    """§3.4 A hand that was not empty has to be smaller at the end of the turn."""
    return 0 < turn.began <= len(hand)


def endings(state: State, seat: Seat, turn: TurnSoFar) -> list[Move]:
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
    state = note(state, "limoges-ends-turn", "§3.4", seat=seat)
    if move.domino is not None:
        state = remove(state, seat, move.domino)
        if state.notes is not None:
            domino = f"{move.domino.high}-{move.domino.low}"
            state = note(state, "limoges-throws-away", "§3.4", seat=seat, domino=domino)
    gains = _production(state, seat)
    for held, effect in active_effects(state, seat, "end_turn"):
        gains.append(Benefit(seat, effect, held.tile))
    lap = turn_of(state).lap
    return instead(state, *gains, NextTurn(seat, lap)) if gains else next_turn(state, seat, lap)


ENDING = Action((End,), endings, check_end, end_turn)


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


# §3.3 What a turn offers: to all, to those with meeples, and to those with tiles.
ALWAYS: tuple[Action[Any], ...] = (PLACING, GUARDING, FREEING, DESTROYING, ENDING)
WITH_MEEPLES: tuple[Action[Any], ...] = (
    ACTIVATING,
    JAILING,
    *ROBBING,
    CORRUPTING,
    OSTENDING,
    *COMMERCE,
    MINT,
    ENVYING,
    BUYING,
)
WITH_TILES: tuple[Action[Any], ...] = (USING, PERFORMING)
ACTION: Mapping[type, Action[Any]] = {
    move: action for action in ALWAYS + WITH_MEEPLES + WITH_TILES for move in action.moves
}


@dataclass(frozen=True, slots=True)
class Turn(TurnSoFar):
    """§3.3 A seat does what it likes, as often as it can, until it ends its turn."""

    answers = tuple(ACTION)

    def legal(self, state: State, seat: Seat) -> list[Move]:
        player = state.players[seat]
        found: list[Move] = []
        for action in ALWAYS:
            found += action.legal(state, seat, self)
        if any(player.meeples):
            found += self._with_meeples(state, player.meeples)
        if player.tiles:
            for action in WITH_TILES:
                found += action.legal(state, seat, self)
        return found

    def _with_meeples(self, state: State, meeples: Meeples) -> list[Move]:
        """§6.1, §8 What is open to a hand with a meeple of the right colour."""
        board, power = state.board, state.box.plan.power
        found: list[Move] = []
        for action in WITH_MEEPLES:
            colour = action.colour
            if action.power:
                lying = board[power[action.power]]
                if lying is None or lying.meeple is None:
                    continue
                colour = lying.meeple
            if colour is None or meeples[colour]:
                found += action.legal(state, self.seat, self)
        return found

    def check(self, state: State, seat: Seat, move: Move) -> None:
        ACTION[type(move)].check(state, seat, move)

    def does(self, state: State, step: Mapping[Seat, Move]) -> State:
        move = step[self.seat]
        return ACTION[type(move)].does(state, self.seat, move)


@dataclass(frozen=True, slots=True)
class NextTurn(Task[Move]):
    """§3.2 By itself: the next player's turn, or the end of the phase."""

    seat: Seat
    lap: int

    def does(self, state: State, step: Mapping[Seat, Move]) -> State:
        return next_turn(state, self.seat, self.lap)


def next_turn(state: State, seat: Seat, lap: int) -> State:
    """§3.2 Clockwise; the phase is over after a lap that leaves all hands empty."""
    after = (seat + 1) % len(state.players)
    if after == state.first and not any(player.hand for player in state.players):
        first = (state.first + 1) % len(state.players)
        return instead(reward(state)._replace(first=first), BeginRound())
    lap += after == state.first
    return instead(state, begun(after, len(state.players[after].hand), lap))


@lru_cache(maxsize=1 << 10)  # making one takes longer than finding it
def begun(seat: Seat, hand: int, lap: int = 1) -> Turn:
    """§3.3 A turn before anything was done in it."""
    return Turn(seat, hand, lap=lap)
