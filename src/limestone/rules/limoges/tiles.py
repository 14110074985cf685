"""§9 Tiles: buying, the limit, and their actions."""

from collections.abc import Mapping
from dataclasses import dataclass

from limestone.rules.game import Refused, Seat
from limestone.rules.limoges import moves
from limestone.rules.limoges.actions import Action, TurnSoFar
from limestone.rules.limoges.active import bonus
from limestone.rules.limoges.components import COLOURS, ROW_OF_SIDE, Colour, Side
from limestone.rules.limoges.events import EnterEvent, spent
from limestone.rules.limoges.moves import Buy, Move, Return
from limestone.rules.limoges.notation import spell
from limestone.rules.limoges.payment import BANK, Reason, need_coins, need_domino, need_meeples, pay
from limestone.rules.limoges.rows import discarded, enter, fill_rows, push_off
from limestone.rules.limoges.table import (
    Held,
    Question,
    State,
    done,
    face,
    into_hand,
    into_reserve,
    note,
    push,
    put_away,
    remove,
    with_player,
    with_rows,
)

ITS_OWN = (None,)  # the colour of a tile goes without saying
PRICE = Reason("limoges-pays-tile", "§9.2")


def has_room(state: State, seat: Seat) -> bool:
    """§9.3 Fewer tiles than the limit, or one that can be given up."""
    tiles = state.players[seat].tiles
    return len(tiles) < state.rules.tile_limit or any(not held.jailed for held in tiles)


def need_room(state: State, seat: Seat) -> None:
    if not has_room(state, seat):
        raise Refused("limoges-no-room", section="§9.3", limit=state.rules.tile_limit)


def tile_price(state: State, seat: Seat, side: Side) -> int:
    """§9.2 The printed cost, less what tiles take off."""
    return max(0, side.cost - bonus(state, seat, "discount_tile"))


def purchases(state: State, seat: Seat, _: TurnSoFar) -> list[Move]:
    """§9.2 Every tile of the rows with every domino that is enough for it."""
    player = state.players[seat]
    if not player.hand or not has_room(state, seat):
        return []
    found: list[Move] = []
    colours: tuple[Colour | None, ...]
    off = bonus(state, seat, "discount_tile")
    sides, purse = state.box.sides, player.coins + off
    for row in state.rows:
        for shown in row:
            side = sides[shown]
            if side.cost > purse:
                continue
            if side.when == "event":
                colours = tuple(colour for colour, count in enumerate(player.meeples) if count)
            elif side.colour is not None and player.meeples[side.colour]:
                colours = ITS_OWN
            else:
                continue
            dominoes = [domino for domino in player.hand if domino[0] + domino[1] >= side.cost]
            found += [moves.buy(side.tile, domino, c) for domino in dominoes for c in colours]
    return found


def check_buy(state: State, seat: Seat, move: Buy) -> None:
    shown = next((shown for row in state.rows for shown in row if shown[0] == move.tile), None)
    if shown is None:
        named = face(state, move.tile)
        raise Refused("limoges-not-in-a-row", section="§9.2", tile=move.tile, side=named)
    side = state.box.sides[shown]
    need_domino(state, seat, move.domino)
    if move.domino.total < side.cost:
        raise Refused("limoges-domino-too-small", section="§9.2", least=side.cost)
    if (side.when == "event") != (move.colour is not None):
        facts = {"tile": move.tile, "side": side.name}
        raise Refused("limoges-colour-only-for-events", section="§12.2", **facts)
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
    colour = side.colour if move.colour is None else move.colour
    assert colour is not None
    if state.notes is not None:
        facts = {"tile": tile, "side": name, "colour": COLOURS[colour]}
        state = note(state, "limoges-buys", "§9.2", seat=seat, domino=spell(move.domino), **facts)
    state = pay(state, seat, BANK, tile_price(state, seat, side), PRICE)
    state = remove(state, seat, move.domino)
    rows = list(state.rows)
    rows[row] = tuple(shown for shown in rows[row] if shown[0] != tile)
    state = with_rows(state, tuple(rows))
    state = into_hand(state, seat, colour, -1)
    if move.colour is not None:
        state = into_reserve(state, colour)
    held = Held(tile, name, side.colour)
    return fill_rows(receive(state, seat, held, row), (row,))


BUYING = Action((Buy,), purchases, check_buy, buy)


def receive(state: State, seat: Seat, held: Held, row: int | None) -> State:
    """§9.3 A tile comes before its player; beyond the limit an older one must go."""
    player = state.players[seat]
    state = with_player(state, seat, player._replace(tiles=(*player.tiles, held)))
    if len(player.tiles) < state.rules.tile_limit:
        return state
    return push(state, GiveUp(seat, row))


@dataclass(frozen=True, slots=True)
class GiveUp(Question[Return]):
    """§9.3 One of the older tiles must go; `row` is that of a purchase."""

    row: int | None
    answers = (Return,)

    def legal(self, state: State, seat: Seat) -> list[Move]:
        """§9.3 The older tiles that are not in prison."""
        older = state.players[seat].tiles[:-1]
        return [Return(held.tile) for held in older if not held.jailed]

    def check(self, state: State, seat: Seat, move: Return) -> None:
        if move not in self.legal(state, seat):
            side = face(state, move.tile)
            raise Refused("limoges-cannot-give-up", section="§9.3", tile=move.tile, side=side)

    def does(self, state: State, step: Mapping[Seat, Return]) -> State:
        """§9.3 The tile leaves; with events, one of them enters the row of the purchase."""
        state = _give_up(done(state), self.seat, step[self.seat].tile)
        if self.row is None or not state.rules.use_events or not (state.stack or state.spent):
            return state
        return push(state, EnterEvent(self.row))


def _give_up(state: State, seat: Seat, tile: str) -> State:
    """§9.3 Its meeple comes back to the hand; the tile turns over into the row of its new side."""
    state, held = put_away(state, seat, tile)
    state = note(state, "limoges-gives-up", "§9.3", seat=seat, tile=held.tile, side=held.side)
    if held.meeple is not None:
        state = into_hand(state, seat, held.meeple)
    if held.side in ("saint", "relic"):
        return state._replace(ostensions=tuple(sorted((*state.ostensions, held.tile))))
    if held.side in ("a", "b"):
        return spent(state, held.tile)
    if state.rules.use_events:
        return discarded(state, held.tile)
    return _turn_over(state, held)


def _turn_over(state: State, held: Held) -> State:
    side = "lieu" if held.side == "personnage" else "personnage"
    state = enter(state, ROW_OF_SIDE[side], held.tile, side)
    state, pushed = push_off(state, ROW_OF_SIDE[side])
    return discarded(state, pushed[0]) if pushed else state
