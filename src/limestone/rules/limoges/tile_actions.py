"""§11.2 The actions of tiles, each once in a turn."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from limestone.rules.game import Refused, Seat
from limestone.rules.limoges.actions import Action, TurnSoFar, mark_once, turn_of, with_turn
from limestone.rules.limoges.active import active_effects
from limestone.rules.limoges.components import COLOUR, COLOURS, TOWNS, TRACKS, Effect
from limestone.rules.limoges.corruption import DrawOne
from limestone.rules.limoges.gains import Benefit, Comfort, take_meeples
from limestone.rules.limoges.guards import can_guard, open_town
from limestone.rules.limoges.justice import prisoners, release
from limestone.rules.limoges.moves import Move, Use
from limestone.rules.limoges.notation import spell
from limestone.rules.limoges.payment import BANK, Reason, influence, pay, spend_for
from limestone.rules.limoges.table import (
    State,
    controller,
    face,
    note,
    push,
    remove,
    with_player,
)

Goods = tuple[tuple[str, int], ...]
Choice = tuple[str, ...]

CONVERTING = Reason("limoges-pays-conversion", "§11.2")
CONVERTING_INFLUENCE = Reason("limoges-converts-influence", "§11.2")
TAKING = Reason("limoges-pays-mercenary", "§11.2")


def uses(state: State, seat: Seat, turn: TurnSoFar) -> list[Move]:
    """§11.2 The active tiles with an action not yet used in this turn, with every choice."""
    found: list[Move] = []
    for held, effect in active_effects(state, seat, "action"):
        if held.tile not in turn.once and not _lacking(state, seat, effect):
            choices = DEEDS[effect.op].choices(state, seat, effect)
            found += [Use(held.tile, choice) for choice in choices]
    return found


def can_use(state: State, seat: Seat, effect: Effect) -> bool:
    """§11.2 Whether an action could be paid for and has something to do."""
    return not _lacking(state, seat, effect) and bool(DEEDS[effect.op].choices(state, seat, effect))


def check_use(state: State, seat: Seat, move: Use) -> None:
    active = {held.tile: effect for held, effect in active_effects(state, seat, "action")}
    if move.tile not in active:
        side = face(state, move.tile)
        raise Refused("limoges-no-action", section="§11.2", tile=move.tile, side=side)
    effect, side = active[move.tile], face(state, move.tile)
    if move.tile in turn_of(state).once:
        raise Refused("limoges-once-a-turn", section="§11.2", action=move.tile, side=side)
    if lacking := _lacking(state, seat, effect):
        good, has, needs = lacking
        raise Refused("limoges-too-few-goods", section="§11.2", good=good, has=has, needs=needs)
    known = DEEDS[effect.op].choices(state, seat, effect)
    if move.choice not in known:
        words = ", ".join(" ".join(choice) for choice in known) or "-"
        facts = {"tile": move.tile, "side": side, "known": words}
        raise Refused("limoges-bad-choice", section="§11.2", **facts)


def use(state: State, seat: Seat, move: Use) -> State:
    """§11.2 The price is paid, if there is one; then the tile does what its word says."""
    found = active_effects(state, seat, "action")
    held, effect = next((held, effect) for held, effect in found if held.tile == move.tile)
    state = mark_once(state, move.tile)
    state = note(state, "limoges-uses", "§11.2", seat=seat, tile=held.tile, side=held.side)
    return DEEDS[effect.op].do(_paid(state, seat, _price(effect)), seat, effect, move)


USING = Action((Use,), uses, check_use, use)


def _price(effect: Effect) -> Goods:
    """§11.2 The goods that stand first, if any do."""
    return effect.goods(0) if effect.args and isinstance(effect.args[0], tuple) else ()


def _lacking(state: State, seat: Seat, effect: Effect) -> tuple[str, int, int] | None:
    for good, count in _price(effect):
        has = _stock(state, seat, good)
        if has < count:
            return good, has, count
    return None


def _stock(state: State, seat: Seat, good: str) -> int:
    player = state.players[seat]
    if good in COLOUR:
        return player.meeples[COLOUR[good]]
    stocks = {"coins": player.coins, "vp": player.points}
    stocks |= {f"influence_{track}": player.influence[n] for n, track in enumerate(TRACKS)}
    return stocks[good]


def _paid(state: State, seat: Seat, price: Goods) -> State:
    for good, count in price:
        if good in COLOUR:
            state = spend_for(state, seat, "tile", COLOUR[good], count)
        elif good == "coins":
            state = pay(state, seat, BANK, count, CONVERTING)
        elif good == "vp":
            player = state.players[seat]
            state = note(state, "limoges-converts-points", "§11.2", seat=seat, points=count)
            state = with_player(state, seat, player._replace(points=player.points - count))
        else:
            track = good.removeprefix("influence_")
            state = influence(state, seat, track, -count, CONVERTING_INFLUENCE)
    return state


def _no_choice(state: State, seat: Seat, effect: Effect) -> list[Choice]:
    return [()]


def _convert(state: State, seat: Seat, effect: Effect, move: Use) -> State:
    """§11.2 All of one side was given, and all of the other is gained."""
    return push(state, *(Benefit(seat, _gain(*goods), move.tile) for goods in effect.goods(1)))


def _gain(good: str, count: int) -> Effect:
    if good in COLOUR:
        return Effect("gain_meeple", (good, count))
    if good.startswith("influence_"):
        return Effect("gain_influence", (good.removeprefix("influence_"), count))
    return Effect(f"gain_{good}", (count,))


def _grant(state: State, seat: Seat, effect: Effect, move: Use) -> State:
    """§11.2 For the rest of the turn one more effect is in force."""
    grant = Effect(effect.word(1), effect.args[2:])
    turn = turn_of(state)
    return with_turn(state, replace(turn, granted=(*turn.granted, grant)))


def _in_reserve(state: State, seat: Seat, effect: Effect) -> list[Choice]:
    reserve = zip(COLOURS, state.reserve, strict=True)
    return [(colour,) for colour, count in reserve if count >= effect.number(1)]


def _recruit(state: State, seat: Seat, effect: Effect, move: Use) -> State:
    """§11.2 Meeples of one colour come from the reserve."""
    return push(state, Benefit(seat, _gain(move.choice[0], effect.number(1)), move.tile))


def _in_hand(state: State, seat: Seat, effect: Effect) -> list[Choice]:
    player = state.players[seat]
    return [(spell(domino),) for domino in player.hand] if player.bag else []


def _exchange(state: State, seat: Seat, effect: Effect, move: Use) -> State:
    """§11.2 A domino of the hand is removed, and another one is drawn."""
    name = move.choice[0]
    hand = state.players[seat].hand
    state = remove(state, seat, next(domino for domino in hand if spell(domino) == name))
    state = note(state, "limoges-throws-away", "§11.2", seat=seat, domino=name)
    return push(state, DrawOne(seat))


def _in_prison(state: State, seat: Seat, effect: Effect) -> list[Choice]:
    return [(prisoner,) for prisoner in prisoners(state, seat)]


def _free(state: State, seat: Seat, effect: Effect, move: Use) -> State:
    return release(state, seat, move.choice[0])


def _towns(state: State, seat: Seat, effect: Effect) -> list[Choice]:
    named = [town for town in TOWNS if effect.word(0) in (town, "any")]
    return [(town,) for town in named if _can_open(state, seat, town)]


def _can_open(state: State, seat: Seat, town: str) -> bool:
    if town in turn_of(state).opened or controller(state, state.box.plan.keys[town]) is None:
        return False
    return can_guard(state, seat, town)


def _open(state: State, seat: Seat, effect: Effect, move: Use) -> State:
    return open_town(state, seat, move.choice[0])


def _purses(state: State, seat: Seat, effect: Effect) -> list[Choice]:
    return [(str(n),) for n, other in enumerate(state.players) if n != seat and other.coins]


def _take_coins(state: State, seat: Seat, effect: Effect, move: Use) -> State:
    other = int(move.choice[0])
    coins = min(effect.number(0), state.players[other].coins)
    return pay(state, other, seat, coins, TAKING)


def _hands(state: State, seat: Seat, effect: Effect) -> list[Choice]:
    return [
        (str(n), COLOURS[colour])
        for n, other in enumerate(state.players)
        for colour, count in enumerate(other.meeples)
        if n != seat and count
    ]


def _take_meeple(state: State, seat: Seat, effect: Effect, move: Use) -> State:
    other, colour = int(move.choice[0]), COLOUR[move.choice[1]]
    count = min(effect.number(0), state.players[other].meeples[colour])
    state = take_meeples(state, seat, other, colour, count)
    return push(state, *(Comfort(other, colour) for _ in range(count)))


class Deed(NamedTuple):
    """What a tile does: the words that may follow it, and what comes of the one that does."""

    choices: Callable[[State, Seat, Effect], list[Choice]]
    do: Callable[[State, Seat, Effect, Use], State]


DEEDS: dict[str, Deed] = {
    "convert": Deed(_no_choice, _convert),
    "this_turn": Deed(_no_choice, _grant),
    "recruit": Deed(_in_reserve, _recruit),
    "exchange_domino": Deed(_in_hand, _exchange),
    "free_prisoner": Deed(_in_prison, _free),
    "replace_guards": Deed(_towns, _open),
    "take_coins": Deed(_purses, _take_coins),
    "take_meeple": Deed(_hands, _take_meeple),
}
