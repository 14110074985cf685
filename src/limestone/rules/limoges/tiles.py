"""§9 Tiles: buying, the limit, and their actions."""

from limestone.rules.game import Refused, Seat
from limestone.rules.limoges import moves
from limestone.rules.limoges.agenda import EnterEvent, GiveUp
from limestone.rules.limoges.components import ROW_OF_SIDE, ROWS, Side
from limestone.rules.limoges.moves import Buy, Move, Return
from limestone.rules.limoges.ostensions import has_room, need_room, receive
from limestone.rules.limoges.payment import BANK, Reason, need_coins, need_domino, need_meeples, pay
from limestone.rules.limoges.setup import enter, fill_rows
from limestone.rules.limoges.table import (
    Held,
    State,
    bonus,
    done,
    into_hand,
    into_reserve,
    note,
    push,
    remove,
    with_player,
)

BUYING = Reason("limoges-pays-tile", "§9.2")


def tile_price(state: State, seat: Seat, side: Side) -> int:
    """§9.2 The printed cost, less what tiles take off."""
    return max(0, side.cost - bonus(state, seat, "discount_tile"))


def purchases(state: State, seat: Seat) -> list[Move]:
    """§9.2 Every tile of the rows with every domino that is enough for it."""
    player = state.players[seat]
    if not player.hand or not has_room(state, seat):
        return []
    found: list[Move] = []
    off = bonus(state, seat, "discount_tile")
    sides, purse = state.box.sides, player.coins + off
    for row in state.rows:
        for shown in row:
            side = sides[shown]
            if side.cost > purse:
                continue
            if side.when == "event":
                colours = [colour for colour, count in enumerate(player.meeples) if count]
            elif side.colour is not None and player.meeples[side.colour]:
                colours = [None]  # type: ignore[list-item]
            else:
                continue
            dominoes = [domino for domino in player.hand if domino[0] + domino[1] >= side.cost]
            found += [moves.buy(side.tile, domino, c) for domino in dominoes for c in colours]
    return found


def check_buy(state: State, seat: Seat, move: Buy) -> None:
    shown = next((shown for row in state.rows for shown in row if shown[0] == move.tile), None)
    if shown is None:
        raise Refused("limoges-not-in-a-row", section="§9.2", tile=move.tile)
    side = state.box.sides[shown]
    need_domino(state, seat, move.domino)
    if move.domino.total < side.cost:
        raise Refused("limoges-domino-too-small", section="§9.2", least=side.cost)
    if (side.when == "event") != (move.colour is not None):
        raise Refused("limoges-colour-only-for-events", section="§12.2", tile=move.tile)
    need_room(state, seat)
    colour = side.colour if move.colour is None else move.colour
    assert colour is not None
    need_meeples(state, seat, colour, 1, "§9.2")
    need_coins(state, seat, tile_price(state, seat, side), "§9.2")


def buy(state: State, seat: Seat, move: Buy) -> State:
    """§9.2 Coins, a domino and a meeple; the row shifts and is filled; §9.3 one may have to go."""
    row = next(n for n, shown in enumerate(state.rows) if any(t == move.tile for t, _ in shown))
    tile, name = next(shown for shown in state.rows[row] if shown[0] == move.tile)
    side = state.box.sides[tile, name]
    state = note(state, "limoges-buys", "§9.2", seat=seat, tile=tile, side=name)
    state = pay(state, seat, BANK, tile_price(state, seat, side), BUYING)
    state = remove(state, seat, move.domino)
    rows = list(state.rows)
    rows[row] = tuple(shown for shown in rows[row] if shown[0] != tile)
    state = state._replace(rows=(rows[0], rows[1]))
    colour = side.colour if move.colour is None else move.colour
    assert colour is not None
    state = into_hand(state, seat, colour, -1)
    if move.colour is not None:
        state = into_reserve(state, colour)
    held = Held(tile, name, side.colour)
    return fill_rows(receive(state, seat, held, row), (row,))


def returns(state: State, task: GiveUp) -> list[Move]:
    """§9.3 The older tiles that are not in prison."""
    older = state.players[task.seat].tiles[:-1]
    return [Return(held.tile) for held in older if not held.jailed]


def check_return(state: State, task: GiveUp, move: Return) -> None:
    if move not in returns(state, task):
        raise Refused("limoges-cannot-give-up", section="§9.3", tile=move.tile)


def give_up(state: State, seat: Seat, move: Return) -> State:
    """§9.3 Its meeple comes back to the hand; the tile turns over into the row of its new side."""
    task = state.agenda[-1]
    assert isinstance(task, GiveUp)
    state = done(state)
    state, held = put_away(state, seat, move.tile)
    state = note(state, "limoges-gives-up", "§9.3", seat=seat, tile=held.tile, side=held.side)
    if held.meeple is not None:
        state = into_hand(state, seat, held.meeple)
    if held.side in ("saint", "relic"):
        state = state._replace(ostensions=tuple(sorted((*state.ostensions, held.tile))))
    elif held.side in ("a", "b"):
        state = state._replace(spent=tuple(sorted((*state.spent, held.tile))))
    elif state.rules.use_events:
        state = discarded(state, held.tile)
    else:
        state = _turn_over(state, held)
    entering = state.rules.use_events and task.row is not None and (state.stack or state.spent)
    return push(state, EnterEvent(task.row)) if entering and task.row is not None else state


def put_away(state: State, seat: Seat, tile: str) -> tuple[State, Held]:
    """A tile is no longer before its player."""
    player = state.players[seat]
    held = next(held for held in player.tiles if held.tile == tile)
    tiles = tuple(other for other in player.tiles if other != held)
    return with_player(state, seat, player._replace(tiles=tiles)), held


def discarded(state: State, tile: str) -> State:
    return state._replace(discard=tuple(sorted((*state.discard, tile))))


def _turn_over(state: State, held: Held) -> State:
    side = "lieu" if held.side == "personnage" else "personnage"
    state = enter(state, ROW_OF_SIDE[side], held.tile, side)
    state, pushed = push_off(state, ROW_OF_SIDE[side])
    return discarded(state, pushed[0]) if pushed else state


def push_off(state: State, row: int) -> tuple[State, tuple[str, str] | None]:
    """§9.3 A row that is too long loses the tile at its end."""
    shown = state.rows[row]
    if len(shown) <= state.rules.tile_row_size[len(state.players)]:
        return state, None
    rows = list(state.rows)
    rows[row] = shown[:-1]
    state = note(
        state, "limoges-pushed-off", "§9.3", tile=shown[-1][0], side=shown[-1][1], row=ROWS[row]
    )
    return state._replace(rows=(rows[0], rows[1])), shown[-1]
