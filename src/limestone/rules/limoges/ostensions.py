"""§6.8 The Ostensions: coins, a domino with a six and a meeple for a saint or a relic."""

from limestone.rules.game import Dice, Refused, Seat, Value
from limestone.rules.limoges.agenda import GiveUp, KeepOstension, SeeOstensions, Turn
from limestone.rules.limoges.components import Domino
from limestone.rules.limoges.moves import Keep, Move, Ostend, Ostensions
from limestone.rules.limoges.payment import BANK, Reason, need_coins, need_domino, need_meeples, pay
from limestone.rules.limoges.placing import mark_once, need_control, turn_of
from limestone.rules.limoges.setup import picked
from limestone.rules.limoges.table import (
    Held,
    Note,
    Own,
    State,
    controller,
    done,
    note,
    push,
    remove,
    spend,
    whisper,
    with_player,
)

OSTENDING = Reason("limoges-pays-ostensions", "§6.8")
SIX = 6


def has_room(state: State, seat: Seat) -> bool:
    """§9.3 Fewer tiles than the limit, or one that can be given up."""
    tiles = state.players[seat].tiles
    return len(tiles) < state.rules.tile_limit or any(not held.jailed for held in tiles)


def need_room(state: State, seat: Seat) -> None:
    if not has_room(state, seat):
        raise Refused("limoges-no-room", section="§9.3", limit=state.rules.tile_limit)


def seen_with(domino: Domino) -> int:
    """§6.8 As many tiles as the half beside the six shows."""
    return domino.low if domino.high == SIX else 0


def ostension_price(state: State, seat: Seat, domino: Domino) -> int:
    """§6.8 Twelve coins; the owner of the power pays what the domino shows."""
    lying = state.board[state.box.plan.power["ostensions"]]
    owner = lying is not None and lying.owner == seat
    return domino.total if owner else state.rules.ostension_price


def ostendings(state: State, seat: Seat, turn: Turn) -> list[Move]:
    if "ostend" in turn.once or not state.ostensions or not has_room(state, seat):
        return []
    player = state.players[seat]
    return [
        Ostend(domino)
        for domino in player.hand
        if seen_with(domino) and ostension_price(state, seat, domino) <= player.coins
    ]


def check_ostend(state: State, seat: Seat, move: Ostend) -> None:
    colour = need_control(state, state.box.plan.power["ostensions"])
    if "ostend" in turn_of(state).once:
        raise Refused("limoges-once-a-turn", section="§6.8", action="ostend")
    need_domino(state, seat, move.domino)
    if not seen_with(move.domino):
        raise Refused("limoges-needs-a-six", section="§6.8")
    if not state.ostensions:
        raise Refused("limoges-no-ostension-left", section="§6.8")
    need_room(state, seat)
    need_meeples(state, seat, colour, 1, "§6.8")
    need_coins(state, seat, ostension_price(state, seat, move.domino), "§6.8")


def ostend(state: State, seat: Seat, move: Ostend) -> State:
    """§6.8 The price is paid, then some of the tiles are seen."""
    colour = controller(state, state.box.plan.power["ostensions"])
    assert colour is not None
    price = ostension_price(state, seat, move.domino)
    state = pay(mark_once(state, "ostend"), seat, BANK, price, OSTENDING)
    state = remove(spend(state, seat, colour), seat, move.domino)
    count = min(seen_with(move.domino), len(state.ostensions))
    return push(state, SeeOstensions(seat, count))


def draw_ostensions(state: State, task: SeeOstensions, rng: Dice) -> Ostensions:
    return Ostensions(tuple(sorted(picked(list(state.ostensions), task.tiles, rng))))


def check_ostensions(state: State, task: SeeOstensions, move: Ostensions) -> None:
    seen = set(move.tiles)
    if not len(seen) == len(move.tiles) == task.tiles or not seen <= set(state.ostensions):
        raise Refused("limoges-bad-ostensions", section="§6.8")


def see(state: State, task: SeeOstensions, move: Ostensions) -> State:
    seat = task.seat
    facts: dict[str, Value] = {"seat": seat, "count": task.tiles}
    own = Own(seat, "limoges-sees-own", {"tiles": move.tiles})
    state = whisper(state, Note("limoges-sees", "§6.8", facts, own))
    return push(state, KeepOstension(seat, move.tiles))


def keepings(task: KeepOstension) -> list[Move]:
    return [Keep(tile, side) for tile in task.seen for side in ("saint", "relic")]


def check_keep(task: KeepOstension, move: Keep) -> None:
    if move.card not in task.seen:
        raise Refused("limoges-not-seen", section="§6.8", tile=move.card)
    if move.side not in ("saint", "relic"):
        raise Refused("limoges-not-one-of", section="§6.8", word=move.side, known="saint, relic")


def keep(state: State, seat: Seat, move: Keep) -> State:
    """§6.8 One is kept, on a side of choice; the rest go back."""
    state = done(state)
    rest = tuple(tile for tile in state.ostensions if tile != move.card)
    state = state._replace(ostensions=rest)
    state = note(
        state, "limoges-keeps-ostension", "§6.8", seat=seat, tile=move.card, side=move.side
    )
    return receive(state, seat, Held(move.card, move.side), row=None)


def receive(state: State, seat: Seat, held: Held, row: int | None) -> State:
    """§9.3 A tile comes before its player; beyond the limit an older one must go."""
    player = state.players[seat]
    state = with_player(state, seat, player._replace(tiles=(*player.tiles, held)))
    if len(player.tiles) < state.rules.tile_limit:
        return state
    return push(state, GiveUp(seat, row))
