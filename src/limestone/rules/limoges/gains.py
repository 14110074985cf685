"""§10 Gains, and what is done about meeples that the reserve does not have."""

from collections.abc import Mapping
from dataclasses import dataclass

from limestone.rules.game import Refused, Seat, Value
from limestone.rules.limoges.components import COLOUR, COLOURS, TRACKS, YELLOW, Colour, Effect
from limestone.rules.limoges.moves import Gain, Move, Steal
from limestone.rules.limoges.payment import Reason, earn, influence, score_points
from limestone.rules.limoges.table import (
    Question,
    State,
    Task,
    done,
    into_hand,
    into_reserve,
    note,
    push,
)

COINS = Reason("limoges-earns-tile", "§11.1")
POINTS = Reason("limoges-points-tile", "§11.1")
FAVOUR = Reason("limoges-favour", "§11.1")
INSTEAD = Reason("limoges-compensated", "§10.1")
COMFORT = Reason("limoges-comforted", "§10.2")


@dataclass(frozen=True, slots=True)
class Benefit(Task[Move]):
    """§11.1 By itself: a gain of a seat, from a building or a tile."""

    seat: Seat
    effect: Effect
    source: str

    def does(self, state: State, step: Mapping[Seat, Move]) -> State:
        state, seat, effect = done(state), self.seat, self.effect
        if effect.op == "gain_coins":
            return earn(state, seat, effect.number(0), COINS)
        if effect.op == "gain_vp":
            return score_points(state, seat, effect.number(0), POINTS)
        if effect.op == "gain_meeple":
            return _gain_meeples(state, seat, COLOUR[effect.word(0)], effect.number(1))
        if effect.word(0) == "choice":
            return push(state, Favour(seat, effect.number(1)))
        return influence(state, seat, effect.word(0), effect.number(1), FAVOUR)


@dataclass(frozen=True, slots=True)
class Favour(Question[Gain]):
    """§11.1 A step on a track of one's choice."""

    steps: int
    answers = (Gain,)

    def legal(self, state: State, seat: Seat) -> list[Move]:
        return [Gain(track) for track in TRACKS]

    def does(self, state: State, step: Mapping[Seat, Gain]) -> State:
        state = done(state)
        if self.steps > 1:
            state = push(state, Favour(self.seat, self.steps - 1))
        return influence(state, self.seat, step[self.seat].track, 1, FAVOUR)


def _gain_meeples(state: State, seat: Seat, colour: Colour, count: int) -> State:
    """§10.1 What the reserve has; the rest is missing."""
    there = min(count, state.reserve[colour])
    if there:
        state = into_hand(state, seat, colour, there)
        state = into_reserve(state, colour, -there)
        name = COLOURS[colour]
        state = note(state, "limoges-gains", "§10.1", seat=seat, colour=name, count=there)
    return push(state, Missing(seat, colour, count - there)) if there < count else state


def tracks_for(colour: Colour) -> tuple[str, ...]:
    """§10.3 Men of the Viscount are made up for by French influence only."""
    return TRACKS[:1] if colour == YELLOW else TRACKS


def _need_track(colour: Colour, move: Gain) -> None:
    if move.track not in tracks_for(colour):
        raise Refused("limoges-french-only", section="§10.3")


@dataclass(frozen=True, slots=True)
class Missing(Question[Gain | Steal]):
    """§10.1 The gainer's choice for meeples that the reserve does not have."""

    colour: Colour
    lacking: int
    answers = (Gain, Steal)

    def legal(self, state: State, seat: Seat) -> list[Move]:
        """§10.1 A step on a track, or a theft from any hand that has one."""
        steals = [
            Steal(other)
            for other, player in enumerate(state.players)
            if other != seat and player.meeples[self.colour]
        ]
        return [*(Gain(track) for track in tracks_for(self.colour)), *steals]

    def check(self, state: State, seat: Seat, move: Gain | Steal) -> None:
        if isinstance(move, Gain):
            return _need_track(self.colour, move)
        if move.seat == seat or move.seat >= len(state.players):
            raise Refused("limoges-not-an-opponent", section="§10.2", seat=move.seat)
        if not state.players[move.seat].meeples[self.colour]:
            colour = COLOURS[self.colour]
            raise Refused("limoges-hand-lacks", section="§10.2", seat=move.seat, colour=colour)
        return None

    def does(self, state: State, step: Mapping[Seat, Gain | Steal]) -> State:
        """§10.1 One step, for each missing meeple or (`per_event`) for all of them."""
        move = step[self.seat]
        state = done(state)
        if isinstance(move, Steal):
            return self._steal(state, move.seat)
        return influence(self._still(state, 1), self.seat, move.track, 1, INSTEAD)

    def _steal(self, state: State, victim: Seat) -> State:
        """§10.2 Out of another's hand, who is comforted at once."""
        most = self.lacking if state.rules.compensation_mode == "per_event" else 1
        count = min(most, state.players[victim].meeples[self.colour])
        state = take_meeples(self._still(state, count), self.seat, victim, self.colour, count)
        return push(state, Comfort(victim, self.colour))

    def _still(self, state: State, found: int) -> State:
        left = self.lacking - found
        if left <= 0 or state.rules.compensation_mode == "per_event":
            return state
        return push(state, Missing(self.seat, self.colour, left))


@dataclass(frozen=True, slots=True)
class Comfort(Question[Gain]):
    """§10.2 The robbed player's choice of a track."""

    colour: Colour
    answers = (Gain,)

    def legal(self, state: State, seat: Seat) -> list[Move]:
        return [Gain(track) for track in tracks_for(self.colour)]

    def check(self, state: State, seat: Seat, move: Gain) -> None:
        _need_track(self.colour, move)

    def does(self, state: State, step: Mapping[Seat, Gain]) -> State:
        return influence(done(state), self.seat, step[self.seat].track, 1, COMFORT)


def take_meeples(state: State, seat: Seat, victim: Seat, colour: Colour, count: int) -> State:
    """§10.2 Meeples go from hand to hand."""
    facts: dict[str, Value] = {
        "seat": seat,
        "other": victim,
        "colour": COLOURS[colour],
        "count": count,
    }
    state = note(state, "limoges-steals", "§10.2", **facts)
    return into_hand(into_hand(state, victim, colour, -count), seat, colour, count)
