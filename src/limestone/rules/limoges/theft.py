"""§6.6 Robbing the treasury of the Abbey or of the Cathedral."""

from functools import partial

from limestone.rules.game import Refused, Seat, Value
from limestone.rules.limoges.actions import Action, TurnSoFar
from limestone.rules.limoges.active import bonus
from limestone.rules.limoges.components import BUILDINGS, COLOURS, GREY, PURPLE
from limestone.rules.limoges.moves import Move, Rob
from limestone.rules.limoges.payment import Reason, earn, need_meeples, spend_for
from limestone.rules.limoges.placing import need_control
from limestone.rules.limoges.recall import lose_all
from limestone.rules.limoges.table import State, controller, note, owned, with_player

LOOT = Reason("limoges-earns-theft", "§6.6")
SERVANTS = {"abbey": GREY, "cathedral": PURPLE}


def loot(state: State, seat: Seat, building: str) -> int:
    """§6.6 The pips of the thief's dominoes there, or of all, within the treasury."""
    treasury = state.treasury[BUILDINGS.index(building)]
    if not treasury:
        return 0
    master = _is_master(state, seat, building)
    pips = bonus(state, seat, "theft_bonus")
    for n in state.box.plan.building[building]:
        there = state.board[n]
        if there is not None and (master or there.owner == seat):
            pips += there.domino.total
    return min(pips, treasury)


def _is_master(state: State, seat: Seat, building: str) -> bool:
    """§6.6 Whether the thief owns the power and has strictly more there than any other player."""
    power = state.board[state.box.plan.theft[building]]
    if power is None or power.owner != seat:
        return False
    counts = [_counted(state, other, building) for other in range(len(state.players))]
    return counts[seat] > max(count for other, count in enumerate(counts) if other != seat)


def _counted(state: State, seat: Seat, building: str) -> int:
    """§6.6 A player's pips in a building, or (`theft_majority=dominoes`) its dominoes."""
    numbers = state.box.plan.building[building]
    if state.rules.theft_majority == "dominoes":
        return owned(state, seat, numbers)
    lying = (state.board[n] for n in numbers)
    return sum(there.domino.total for there in lying if there and there.owner == seat)


def robberies(state: State, seat: Seat, _: TurnSoFar, *, building: str) -> list[Move]:
    if len(state.players[seat].robbed) >= state.rules.theft_per_round_per_player:
        return []
    return [Rob(building)] if loot(state, seat, building) > 0 else []


def check_rob(state: State, seat: Seat, move: Rob) -> None:
    if move.building not in BUILDINGS:
        raise Refused("limoges-no-treasury", section="§6.6", word=move.building)
    colour = need_control(state, state.box.plan.theft[move.building])
    if len(state.players[seat].robbed) >= state.rules.theft_per_round_per_player:
        raise Refused("limoges-robbed-already", section="§6.6")
    need_meeples(state, seat, colour, 1, "§6.6")
    if loot(state, seat, move.building) < 1:
        treasury = state.treasury[BUILDINGS.index(move.building)]
        facts: dict[str, Value] = {"building": move.building, "treasury": treasury}
        raise Refused("limoges-nothing-to-rob", section="§6.6", **facts)


def rob(state: State, seat: Seat, move: Rob) -> State:
    """§6.6 The meeple is paid, the coins are taken, then all abbots or bishops are lost."""
    building = move.building
    coins = loot(state, seat, building)
    colour = controller(state, state.box.plan.theft[building])
    assert colour is not None
    state = spend_for(state, seat, f"theft_{building}", colour)
    state = earn(state, seat, coins, LOOT, building)
    servants = SERVANTS[building]
    state = note(state, "limoges-loses-all", "§6.6", seat=seat, colour=COLOURS[servants])
    state = lose_all(state, seat, servants)
    player = state.players[seat]
    return with_player(state, seat, player._replace(robbed=(*player.robbed, building)))


ROBBING = tuple(
    Action((Rob,), partial(robberies, building=building), check_rob, rob, power=f"theft_{building}")
    for building in BUILDINGS
)
