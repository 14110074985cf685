"""§10 Gains, and what is done about meeples that the reserve does not have."""

from limestone.rules.game import Refused, Seat, Value
from limestone.rules.limoges.agenda import Benefit, Comfort, Favour, Missing
from limestone.rules.limoges.components import COLOUR, COLOURS, TRACKS, YELLOW, Colour
from limestone.rules.limoges.moves import Gain, Move, Steal
from limestone.rules.limoges.payment import Reason, earn, influence, score_points
from limestone.rules.limoges.table import State, done, into_hand, into_reserve, note, push

COINS = Reason("limoges-earns-tile", "§11.1")
POINTS = Reason("limoges-points-tile", "§11.1")
FAVOUR = Reason("limoges-favour", "§11.1")
INSTEAD = Reason("limoges-compensated", "§10.1")
COMFORT = Reason("limoges-comforted", "§10.2")


def benefit(state: State, task: Benefit) -> State:
    """§11.1 A gain of one seat."""
    state, seat, effect = done(state), task.seat, task.effect
    if effect.op == "gain_coins":
        return earn(state, seat, effect.number(0), COINS)
    if effect.op == "gain_vp":
        return score_points(state, seat, effect.number(0), POINTS)
    if effect.op == "gain_meeple":
        return _gain_meeples(state, seat, COLOUR[effect.word(0)], effect.number(1))
    if effect.word(0) == "choice":
        return push(state, Favour(seat, effect.number(1)))
    return influence(state, seat, effect.word(0), effect.number(1), FAVOUR)


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


def for_missing(state: State, task: Missing) -> list[Move]:
    """§10.1 A step on a track, or a theft from any hand that has one."""
    steals = [
        Steal(seat)
        for seat, player in enumerate(state.players)
        if seat != task.seat and player.meeples[task.colour]
    ]
    return [*(Gain(track) for track in tracks_for(task.colour)), *steals]


def check_gain(task: Missing | Comfort | Favour, move: Gain) -> None:
    if not isinstance(task, Favour) and move.track not in tracks_for(task.colour):
        raise Refused("limoges-french-only", section="§10.3")


def check_steal(state: State, task: Missing, move: Steal) -> None:
    if move.seat == task.seat or move.seat >= len(state.players):
        raise Refused("limoges-not-an-opponent", section="§10.2", seat=move.seat)
    if not state.players[move.seat].meeples[task.colour]:
        colour = COLOURS[task.colour]
        raise Refused("limoges-hand-lacks", section="§10.2", seat=move.seat, colour=colour)


def make_up(state: State, seat: Seat, move: Gain) -> State:
    """§10.1 One step, for each missing meeple or (`per_event`) for all of them."""
    task = state.agenda[-1]
    state = done(state)
    if isinstance(task, Missing):
        return influence(_still_missing(state, task, 1), seat, move.track, 1, INSTEAD)
    if isinstance(task, Favour):
        if task.steps > 1:
            state = push(state, Favour(seat, task.steps - 1))
        return influence(state, seat, move.track, 1, FAVOUR)
    return influence(state, seat, move.track, 1, COMFORT)


def _still_missing(state: State, task: Missing, found: int) -> State:
    left = task.lacking - found
    if left <= 0 or state.rules.compensation_mode == "per_event":
        return state
    return push(state, Missing(task.seat, task.colour, left))


def steal(state: State, seat: Seat, move: Steal) -> State:
    """§10.2 Out of another's hand, who is comforted at once."""
    task = state.agenda[-1]
    assert isinstance(task, Missing)
    state = done(state)
    most = task.lacking if state.rules.compensation_mode == "per_event" else 1
    count = min(most, state.players[move.seat].meeples[task.colour])
    state = _still_missing(state, task, count)
    state = take_meeples(state, seat, move.seat, task.colour, count)
    return push(state, Comfort(move.seat, task.colour))


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
