"""§13 Points: the reward of a round, the end of the game, and who has won."""

from typing import NamedTuple

from limestone.rules.game import Event, Seat
from limestone.rules.limoges.active import active_effects, is_active
from limestone.rules.limoges.components import COLOUR, TRACKS, Objective
from limestone.rules.limoges.payment import Reason, score_points
from limestone.rules.limoges.table import State, clockwise, note, owned
from limestone.rules.ranks import Rank, holders, tie

REWARD = Reason("limoges-points-reward", "§13.1")
REWARD_TILE = Reason("limoges-points-reward-tile", "§11.4")


class Standing(NamedTuple):
    """§13.4 How a seat stands in an objective."""

    measure: int
    rank: int  # 0: none, the measure is 0
    points: int


def reward(state: State) -> State:
    """§13.1 A point for each domino in the Abbey and the Cathedral, then the tiles."""
    plan = state.box.plan
    for seat in clockwise(state):
        dominoes = owned(state, seat, plan.abbey) + owned(state, seat, plan.cathedral)
        if dominoes:
            state = score_points(state, seat, dominoes, REWARD)
        for _, effect in active_effects(state, seat, "reward"):
            if owned(state, seat, plan.building[effect.word(1)]):
                state = score_points(state, seat, effect.number(0), REWARD_TILE)
    return state


def ending(state: State) -> str:
    """§13.2 Why the game is over: abbey, cathedral, influence, or bag."""
    for building, numbers in state.box.plan.building.items():
        if all(state.board[n] is not None for n in numbers):
            return building
    most = state.rules.influence_track_max
    return "influence" if any(most in player.influence for player in state.players) else "bag"


def short_bags(state: State) -> tuple[Seat, ...]:
    """§3.1 The seats whose bags hold no whole hand: no other round can begin."""
    hand = state.rules.hand_size
    return tuple(seat for seat, player in enumerate(state.players) if len(player.bag) < hand)


def announce_last(state: State) -> State:
    """§3.1 With a short bag the round that is played is the last: bags are filled by votes only."""
    seats = short_bags(state)
    return note(state, "limoges-last-round", "§3.1", seats=list(seats)) if seats else state


def enders(state: State) -> tuple[Seat, ...]:
    """§13.2 The seats at the end of a track, or with a short bag, if that has ended the game."""
    most = state.rules.influence_track_max
    match ending(state):
        case "influence":
            found = [seat for seat, one in enumerate(state.players) if most in one.influence]
            return tuple(found)
        case "bag":
            return short_bags(state)
        case _:
            return ()


def scores(state: State) -> tuple[int, ...]:
    """§13.3 Points, both tracks, and every objective in play, as if the game ended now."""
    goals = [standings(state, state.box.objectives[card]) for card in in_play(state)]
    return tuple(
        player.points + sum(player.influence) + sum(goal[seat].points for goal in goals)
        for seat, player in enumerate(state.players)
    )


def in_play(state: State) -> tuple[str, ...]:
    """§13.4 The objectives that players hold, own and others' alike."""
    return tuple(sorted(card for player in state.players for card in player.objectives))


def standings(state: State, objective: Objective) -> tuple[Standing, ...]:
    """§13.4 Tied seats take the better rank; a measure of 0 has none."""
    measures = [measure(state, seat, objective) for seat in range(len(state.players))]
    found = []
    for own in measures:
        rank = 1 + sum(other > own for other in measures) if own else 0
        paid = 0 < rank <= len(objective.points)
        found.append(Standing(own, rank, objective.points[rank - 1] if paid else 0))
    return tuple(found)


def measure(state: State, seat: Seat, objective: Objective) -> int:
    """§13.4 What an objective counts."""
    word, *about = objective.measure
    player, plan = state.players[seat], state.box.plan
    if word == "coins":
        return player.coins
    if word == "influence":
        return player.influence[TRACKS.index(about[0])]
    if word == "count_tiles":
        return sum(is_active(state, player, held) for held in player.tiles)
    if word == "meeples":
        return sum(_meeples(state, seat, COLOUR[colour]) for colour in about)
    sites = {"abbey": plan.abbey, "cathedral": plan.cathedral, "bridges": plan.bridges}
    if word == "count_dominoes":
        return owned(state, seat, sites[about[0]])
    return owned(state, seat, plan.town[about[0]] if word == "count_gates" else plan.powers)


def _meeples(state: State, seat: Seat, colour: int) -> int:
    player = state.players[seat]
    on_board = sum(
        1 for there in state.board if there and there.owner == seat and there.meeple == colour
    )
    return player.meeples[colour] + on_board + sum(h.meeple == colour for h in player.tiles)


def winners(state: State) -> tuple[Seat, ...]:
    """§13.5 Most points; then dominoes in both churches; then the richest; then they share."""
    found = ranks(state)
    return holders(found, max(found))


def ranks(state: State) -> list[Rank]:
    """§13.5 What decides, for every seat."""
    plan, points = state.box.plan, scores(state)
    found: list[Rank] = []
    for seat, player in enumerate(state.players):
        abbey, cathedral = owned(state, seat, plan.abbey), owned(state, seat, plan.cathedral)
        both = abbey > 0 and cathedral > 0
        there = abbey + cathedral if state.rules.version == 1 else 0
        found.append((points[seat], int(both), there, player.coins))
    return found


def tie_break(state: State) -> Event | None:
    """§13.5 Whether dominoes or coins decided a tie on points, or nothing did."""
    return tie("limoges", "§13.5", ranks(state))
