"""Limoges by habit: what tiles are worth, to buy, to use and to keep."""

from collections.abc import Callable
from typing import NamedTuple

from limestone.rules.game import Seat
from limestone.rules.limoges.components import COLOUR, GREY, Box, Domino, Effect, Side
from limestone.rules.limoges.table import Held, Lying, Player
from limestone.rules.limoges.view import Seen

POINT, STEP, MEEPLE = 3.0, 2.5, 1.2
POOR = 8  # coins
FIRST = 14.0  # more than any placement: what is done before placing
CHURCHES = {"abbey": "chateau_inner", "cathedral": "cite"}


class Means(NamedTuple):
    """What a seat has, and the board it would use it on."""

    seat: Seat
    player: Player | Seen
    board: tuple[Lying | None, ...]
    box: Box


def of_side(side: Side) -> float:
    """What a side brings in a turn, to a player with a bit of everything."""
    return sum(_usual(effect) for effect in side.effects)


def of_purchase(means: Means, side: Side, domino: Domino) -> float:
    """What it brings, beyond the tile that has to go for it, less the domino and the coins."""
    held = [of_held(means, held) for held in means.player.tiles]
    gone = min(held) if len(held) >= means.box.settings.tile_limit else 0.0
    return 1 + 10 * (of_side(side) - gone) - 0.3 * domino.total - 0.1 * side.cost


def of_held(means: Means, held: Held) -> float:
    return of_side(means.box.sides[held.tile, held.side])


def of_using(means: Means, tile: str, choice: tuple[str, ...]) -> float:
    """What the action of a tile is worth now."""
    held = next(held for held in means.player.tiles if held.tile == tile)
    effect = means.box.sides[held.tile, held.side].effects[0]
    using = USING.get(effect.op)
    return using(means, effect, choice) if using else 4.0


def _usual(effect: Effect) -> float:
    if effect.op == "gain_influence":
        return 0.8 * STEP * effect.number(1)
    if effect.op == "gain_meeple":
        return 1.2 * MEEPLE * effect.number(1)
    if effect.op == "gain_coins":
        return 0.5 * effect.number(0)
    if effect.op == "convert":
        gain = _usually(effect.goods(1)) - _usually(effect.goods(0))
        return 0.3 + max(0.0, gain) / (1 + 0.4 * _usually(effect.goods(0)))  # dear is seldom
    return USUAL.get(effect.op, 0.6)


def _usually(goods: tuple[tuple[str, int], ...]) -> float:
    worth = {"coins": 0.4, "vp": POINT, "influence_fr": STEP, "influence_en": STEP}
    return sum(worth.get(good, 0.9 * MEEPLE) * count for good, count in goods)


def _convert(means: Means, effect: Effect, _: tuple[str, ...]) -> float:
    gain = sum(_now(means, good, n) for good, n in effect.goods(1)) - _price(means, effect)
    return 2 + gain if gain > 0 else -1.0


def _recruit(means: Means, effect: Effect, choice: tuple[str, ...]) -> float:
    gain = _now(means, choice[0], effect.number(1)) - _price(means, effect)
    return 2 + gain if gain > 0 else -1.0


def _exchange(means: Means, effect: Effect, choice: tuple[str, ...]) -> float:
    """A domino that is too dear makes room for another."""
    pips = int(choice[0][0]) + int(choice[0][2])
    return 0.3 * (pips - max(6, min(9, means.player.coins)))


def _grant(means: Means, effect: Effect, _: tuple[str, ...]) -> float:
    """Worth its price only before a placement that it makes better, or a mint."""
    word, about = effect.word(1), effect.args[2]
    if word == "action_discount":
        minting = any(means.board[n] for n in means.box.plan.abbey)
        return 4.0 if minting and means.player.meeples[GREY] >= 2 else -1.0
    if not _cards(means):
        return -1.0
    if word == "entry":
        return FIRST if not any(_reaches(means, wall) for wall in CHURCHES.values()) else -1.0
    if about in CHURCHES:
        return FIRST if _reaches(means, CHURCHES[str(about)]) else -1.0
    free = means.box.plan.gates if about == "gates" else means.box.plan.powers
    inside = any(_reaches(means, wall) for wall in CHURCHES.values())
    return FIRST if not inside and any(means.board[n] is None for n in free) else -1.0


def _cards(means: Means) -> int:
    hand = means.player.hand
    return hand if isinstance(hand, int) else len(hand)


def _reaches(means: Means, wall: str) -> bool:
    return bool(active_gates(means.board, means.box, wall))


def active_gates(board: tuple[Lying | None, ...], box: Box, wall: str) -> list[Lying]:
    """The gates of a wall that are active, whosever they are."""
    found = []
    for n in box.plan.wall[wall]:
        there, keys = board[n], board[box.plan.keeper[n]]
        if there and keys and there.meeple is not None and there.meeple == keys.meeple:
            found.append(there)
    return found


def _price(means: Means, effect: Effect) -> float:
    return sum(_now(means, good, -count) for good, count in effect.goods(0))


def _now(means: Means, good: str, count: int) -> float:
    """What so much of something is worth to this seat, whether it comes or, below 0, goes."""
    if good in COLOUR:
        left = means.player.meeples[COLOUR[good]] + min(count, 0)
        return abs(count) * (MEEPLE if left < 1 else 0.8 if left < 4 else 0.4)
    if good == "coins":
        return abs(count) * (0.6 if means.player.coins < POOR else 0.35)
    return abs(count) * (POINT if good == "vp" else STEP)


USUAL = {
    "take_coins": 1.0,
    "take_meeple": 1.0,
    "free_prisoner": 0.5,
    "replace_guards": 0.9,
    "recruit": 1.0,
    "exchange_domino": 0.6,
    "this_turn": 1.0,
}
USING: dict[str, Callable[[Means, Effect, tuple[str, ...]], float]] = {
    "convert": _convert,
    "recruit": _recruit,
    "exchange_domino": _exchange,
    "this_turn": _grant,
}
