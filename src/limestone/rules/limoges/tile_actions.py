"""§11.2 The actions of tiles, each once in a turn."""

from limestone.rules.game import Refused, Seat
from limestone.rules.limoges.actions import Action, TurnSoFar, mark_once, turn_of
from limestone.rules.limoges.active import active_effects
from limestone.rules.limoges.components import COLOUR, COLOURS, TOWNS, TRACKS, Effect
from limestone.rules.limoges.gains import Benefit, Comfort, take_meeples
from limestone.rules.limoges.guards import can_guard, open_town
from limestone.rules.limoges.justice import prisoners, release
from limestone.rules.limoges.moves import Move, Use
from limestone.rules.limoges.payment import BANK, Reason, influence, pay, score_points
from limestone.rules.limoges.table import State, controller, face, note, push, spend

CONVERTING = Reason("limoges-pays-conversion", "§11.2")
CONVERTING_INFLUENCE = Reason("limoges-converts-influence", "§11.2")
CONVERTING_POINTS = Reason("limoges-converts-points", "§11.2")
TAKING = Reason("limoges-pays-mercenary", "§11.2")


def uses(state: State, seat: Seat, turn: TurnSoFar) -> list[Move]:
    """§11.2 The active tiles with an action not yet used in this turn, with every choice."""
    found: list[Move] = []
    for held, effect in active_effects(state, seat, "action"):
        if held.tile not in turn.once:
            found += [Use(held.tile, choice) for choice in choices(state, seat, turn, effect)]
    return found


def choices(state: State, seat: Seat, turn: TurnSoFar, effect: Effect) -> list[tuple[str, ...]]:
    """§11.2 The words that may follow the tile, for what it does."""
    if effect.op == "convert":
        return [()] if _lacking(state, seat, effect) is None else []
    if effect.op == "free_prisoner":
        return [(prisoner,) for prisoner in prisoners(state, seat)]
    if effect.op == "replace_guards":
        return [(town,) for town in TOWNS if _can_open(state, seat, turn, effect, town)]
    others = [n for n in range(len(state.players)) if n != seat]
    if effect.op == "take_coins":
        return [(str(other),) for other in others if state.players[other].coins]
    return [
        (str(other), COLOURS[colour])
        for other in others
        for colour, count in enumerate(state.players[other].meeples)
        if count
    ]


def _can_open(state: State, seat: Seat, turn: TurnSoFar, effect: Effect, town: str) -> bool:
    if effect.word(0) not in (town, "any") or town in turn.opened:
        return False
    return controller(state, state.box.plan.keys[town]) is not None and can_guard(state, seat, town)


def _stock(state: State, seat: Seat, good: str) -> int:
    player = state.players[seat]
    if good in COLOUR:
        return player.meeples[COLOUR[good]]
    stocks = {"coins": player.coins, "vp": player.points}
    stocks |= {f"influence_{track}": player.influence[n] for n, track in enumerate(TRACKS)}
    return stocks[good]


def _lacking(state: State, seat: Seat, effect: Effect) -> tuple[str, int, int] | None:
    for good, count in effect.goods(0):
        has = _stock(state, seat, good)
        if has < count:
            return good, has, count
    return None


def check_use(state: State, seat: Seat, move: Use) -> None:
    active = {held.tile: effect for held, effect in active_effects(state, seat, "action")}
    if move.tile not in active:
        side = face(state, move.tile)
        raise Refused("limoges-no-action", section="§11.2", tile=move.tile, side=side)
    turn, effect, side = turn_of(state), active[move.tile], face(state, move.tile)
    if move.tile in turn.once:
        raise Refused("limoges-once-a-turn", section="§11.2", action=move.tile, side=side)
    if effect.op == "convert" and (lacking := _lacking(state, seat, effect)):
        good, has, needs = lacking
        raise Refused("limoges-too-few-goods", section="§11.2", good=good, has=has, needs=needs)
    known = choices(state, seat, turn, effect)
    if move.choice not in known:
        words = ", ".join(" ".join(choice) for choice in known) or "-"
        facts = {"tile": move.tile, "side": side, "known": words}
        raise Refused("limoges-bad-choice", section="§11.2", **facts)


def use(state: State, seat: Seat, move: Use) -> State:
    """§11.2 What the tile's one word says."""
    found = active_effects(state, seat, "action")
    held, effect = next((held, effect) for held, effect in found if held.tile == move.tile)
    state = mark_once(state, move.tile)
    state = note(state, "limoges-uses", "§11.2", seat=seat, tile=held.tile, side=held.side)
    if effect.op == "convert":
        return _convert(state, seat, effect, move.tile)
    if effect.op == "free_prisoner":
        return release(state, seat, move.choice[0])
    if effect.op == "replace_guards":
        return open_town(state, seat, move.choice[0])
    other = int(move.choice[0])
    if effect.op == "take_coins":
        coins = min(effect.number(0), state.players[other].coins)
        return pay(state, other, seat, coins, TAKING)
    colour = COLOUR[move.choice[1]]
    count = min(effect.number(0), state.players[other].meeples[colour])
    state = take_meeples(state, seat, other, colour, count)
    return push(state, *(Comfort(other, colour) for _ in range(count)))


USING = Action((Use,), uses, check_use, use)


def _convert(state: State, seat: Seat, effect: Effect, tile: str) -> State:
    """§11.2 All of one side is given, then all of the other is gained."""
    for good, count in effect.goods(0):
        if good in COLOUR:
            state = spend(state, seat, COLOUR[good], count)
        elif good == "coins":
            state = pay(state, seat, BANK, count, CONVERTING)
        elif good == "vp":
            state = score_points(state, seat, -count, CONVERTING_POINTS)
        else:
            track = good.removeprefix("influence_")
            state = influence(state, seat, track, -count, CONVERTING_INFLUENCE)
    return push(state, *(Benefit(seat, _gain(*goods), tile) for goods in effect.goods(1)))


def _gain(good: str, count: int) -> Effect:
    if good in COLOUR:
        return Effect("gain_meeple", (good, count))
    if good.startswith("influence_"):
        return Effect("gain_influence", (good.removeprefix("influence_"), count))
    return Effect(f"gain_{good}", (count,))
