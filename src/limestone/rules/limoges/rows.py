"""§4.4, §9.2, §9.3 The two rows of tiles: how they are filled, and what leaves them."""

from collections.abc import Mapping
from dataclasses import dataclass

from limestone.rules.game import CHANCE, Dice, Refused, Seat
from limestone.rules.limoges.components import ROWS, SIDE_OF_ROW
from limestone.rules.limoges.moves import Tiles
from limestone.rules.limoges.table import Chance, State, done, note, picked, push


def gap(state: State, row: int) -> int:
    """§4.4 How many tiles a row lacks."""
    if not state.rules.use_tiles:
        return 0
    return state.rules.tile_row_size[len(state.players)] - len(state.rows[row])


def fill_rows(state: State, rows: tuple[int, ...]) -> State:
    """§9.2 Tiles enter, if any are left in deck or discard."""
    if rows and (state.deck or state.discard):
        return push(state, FillRows(rows))
    return state


@dataclass(frozen=True, slots=True)
class FillRows(Chance[Tiles]):
    """§4.4, §9.2 Chance fills the gaps of these rows, as far as there are tiles."""

    rows: tuple[int, ...]
    answers = (Tiles,)

    def draw(self, state: State, rng: Dice) -> Tiles:
        deck, discard = list(state.deck), list(state.discard)
        drawn: list[tuple[str, ...]] = [(), ()]
        for row in self.rows:
            for _ in range(gap(state, row)):
                if not deck:
                    deck, discard = discard, []
                drawn[row] += tuple(picked(deck, 1, rng)) if deck else ()
        return Tiles(*drawn)

    def check(self, state: State, seat: Seat, move: Tiles) -> None:
        """§9.2 As many as there are gaps and tiles, from the deck before the discard."""
        drawn = (move.personnages, move.lieux)
        entering = [tile for tiles in drawn for tile in tiles]
        room = [gap(state, row) if row in self.rows else 0 for row in range(len(ROWS))]
        there = len(state.deck) + len(state.discard)
        counts = [min(room[0], there), min(room[1], there - min(room[0], there))]
        deck = set(state.deck)
        head, tail = set(entering[: len(deck)]), set(entering[len(deck) :])
        if (
            [len(tiles) for tiles in drawn] != counts
            or len(set(entering)) < len(entering)
            or not head <= deck
            or not tail <= set(state.discard)
        ):
            raise Refused("limoges-bad-tiles", section="§9.2")

    def does(self, state: State, step: Mapping[Seat, Tiles]) -> State:
        """§4.4 Each enters at the start of its row, showing the side of that row."""
        move, state = step[CHANCE], done(state)
        for row, tiles in enumerate((move.personnages, move.lieux)):
            for tile in tiles:
                state = enter(state, row, tile, SIDE_OF_ROW[ROWS[row]])
                if not state.deck:
                    state = state._replace(deck=state.discard, discard=())
                state = state._replace(deck=tuple(other for other in state.deck if other != tile))
                state = note(state, "limoges-tile-enters", "§9.2", tile=tile, row=ROWS[row])
        return state


def enter(state: State, row: int, tile: str, side: str) -> State:
    """§4.4 A tile enters at the start of a row."""
    rows = list(state.rows)
    rows[row] = ((tile, side), *rows[row])
    return state._replace(rows=(rows[0], rows[1]))


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


def discarded(state: State, tile: str) -> State:
    return state._replace(discard=tuple(sorted((*state.discard, tile))))
