"""§2.3, §5.3 Meeples called back to the reserve, all of a colour at once."""

from limestone.rules.game import Seat
from limestone.rules.limoges.active import is_active
from limestone.rules.limoges.components import COLOURS, Colour
from limestone.rules.limoges.table import Lying, State, added, everyone, note
from limestone.rules.limoges.walls import active_spaces


def lose_all(state: State, seat: Seat, colour: Colour | None) -> State:
    """§2.3 All meeples of a colour that a player has, in hand and placed, go to the reserve."""
    if colour is None:
        return state
    return _call_back(state, colour, (seat,))


def all_of(state: State, seat: Seat, colour: Colour) -> int:
    """§2.3 How many meeples of a colour a player has, in hand and placed."""
    placed = sum(
        1 for there in state.board if there and (there.owner, there.meeple) == (seat, colour)
    )
    player = state.players[seat]
    return placed + player.meeples[colour] + sum(held.meeple == colour for held in player.tiles)


def in_play(state: State, colour: Colour) -> int:
    """§5.3 How many meeples of a colour would come back."""
    jailed = 0 if state.rules.prison_exempt_from_recall else state.prison[colour]
    return jailed + sum(all_of(state, seat, colour) for seat in everyone(state))


def idle_without(state: State, seat: Seat, colour: Colour) -> list[str]:
    """§6.1, §9.4 What a player holds that is active by a meeple of a colour."""
    spaces, board, player = state.box.spaces, state.board, state.players[seat]
    manned = [(n, there) for n in sorted(active_spaces(state.box, board)) if (there := board[n])]
    places = [spaces[n].id for n, at in manned if (at.owner, at.meeple) == (seat, colour)]
    tiles = [h for h in player.tiles if h.meeple == colour and is_active(state, player, h)]
    return [*places, *(f"{held.tile}/{held.side}" for held in tiles)]


def recall(state: State, colour: Colour) -> State:
    """§5.3 Every meeple of a colour comes back to the reserve, from hands and places."""
    before = state
    if not state.rules.prison_exempt_from_recall:
        count = state.prison[colour]
        prison, reserve = added(state.prison, colour, -count), added(state.reserve, colour, count)
        state = state._replace(prison=prison, reserve=reserve)
    state = _call_back(state, colour, everyone(state))
    count = state.reserve[colour] - before.reserve[colour]
    if not count or state.notes is None:
        return state
    back = [all_of(before, seat, colour) for seat in everyone(before)]
    seats = everyone(before)
    idle = [f"{seat}:{at}" for seat in seats for at in idle_without(before, seat, colour)]
    name = COLOURS[colour]
    return note(state, "limoges-recall", "§5.3", colour=name, count=count, back=back, idle=idle)


def _call_back(state: State, colour: Colour, seats: tuple[Seat, ...]) -> State:
    board = list(state.board)
    count = 0
    for n, lying in enumerate(state.board):
        if lying is not None and lying.meeple == colour and lying.owner in seats:
            board[n] = Lying(lying.domino, lying.owner)
            count += 1
    players = list(state.players)
    for seat in seats:
        player = players[seat]
        on_tiles = sum(held.meeple == colour for held in player.tiles)
        in_hand = player.meeples[colour]
        if in_hand or on_tiles:
            tiles = tuple(
                h._replace(meeple=None) if h.meeple == colour else h for h in player.tiles
            )
            meeples = added(player.meeples, colour, -in_hand)
            players[seat] = player._replace(meeples=meeples, tiles=tiles)
            count += in_hand + on_tiles
    reserve = added(state.reserve, colour, count)
    return state._replace(board=tuple(board), players=tuple(players), reserve=reserve)
