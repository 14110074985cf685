"""§9.4, §11 Active tiles, and what they do for their players."""

from limestone.rules.game import Seat
from limestone.rules.limoges.actions import TurnSoFar
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


def granted(state: State, seat: Seat) -> tuple[Effect, ...]:
    """§11.2 What tiles have granted a player for the rest of its turn."""
    turn = state.agenda[0] if state.agenda else None
    return turn.granted if isinstance(turn, TurnSoFar) and turn.seat == seat else ()


def in_force(state: State, seat: Seat) -> list[Effect]:
    """§11.3 What tiles do for a player always, and what they have granted for this turn."""
    always = [effect for _, effect in active_effects(state, seat, "passive")]
    return [*always, *granted(state, seat)]


def bonus(state: State, seat: Seat, op: str, about: str = "") -> int:
    """§11.3 What the effects in force add up to, for one word and what it is about."""
    if not state.players[seat].tiles and not granted(state, seat):
        return 0
    return sum(
        effect.number(-1)
        for effect in in_force(state, seat)
        if effect.op == op and (not about or effect.args[0] == about)
    )


def meeples_due(state: State, seat: Seat, action: str, count: int) -> int:
    """§11.3 Tiles make an action cheaper, but never free."""
    return max(1, count - bonus(state, seat, "action_discount", action))
