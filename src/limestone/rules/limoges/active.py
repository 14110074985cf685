"""§9.4, §11 Active tiles, and what they do for their players."""

from limestone.rules.game import Seat
from limestone.rules.limoges.components import Effect, Side
from limestone.rules.limoges.table import Held, Player, State


def side_of(state: State, held: Held) -> Side:
    return state.box.sides[held.tile, held.side]


def is_active(state: State, player: Player, held: Held) -> bool:
    """§9.4 A tile with its meeple, not in prison; a relic beside a Lieu, active or not."""
    if held.side == "relic":
        lieux = [other for other in player.tiles if other.side == "lieu"]
        return any(state.rules.version > 1 or lieu.meeple is not None for lieu in lieux)
    return held.meeple is not None and not held.jailed


def active_effects(state: State, seat: Seat, when: str) -> list[tuple[Held, Effect]]:
    """§11 The effects of a player's active tiles at a moment, in the order they were taken."""
    found: list[tuple[Held, Effect]] = []
    player, sides = state.players[seat], state.box.sides
    for held in player.tiles:
        side = sides[held.tile, held.side]
        if side.when == when and is_active(state, player, held):
            found += [(held, effect) for effect in side.effects]
    return found


def bonus(state: State, seat: Seat, op: str, about: str = "") -> int:
    """§11.3 What a player's passive tiles add up to, for one word and what it is about."""
    player = state.players[seat]
    if not player.tiles:
        return 0
    total = 0
    for held in player.tiles:
        side = state.box.sides[held.tile, held.side]
        if side.when == "passive":
            for effect in side.effects:
                if effect.op == op and (not about or effect.args[0] == about):
                    total += effect.number(-1) if is_active(state, player, held) else 0
    return total
