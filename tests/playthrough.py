"""One random game of each kind with every view, every legal move and every event along the way.

`make golden` writes them again: read the difference before you commit it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from limestone.rules.game import CHANCE, GAMES, Game, options
from limestone.rules.record import line
from limestone.terminal.simulation import Simulation

FOLDER = Path(__file__).parent / "golden"
SHOWN = 12  # legal moves written out; the others are counted
EVERY = 6  # views are long: one step in so many is shown in full


def playthrough(game: Game) -> str:
    """The game of a fixed seed as text."""
    return "\n".join(_lines(game)) + "\n"


def path(name: str) -> Path:
    return FOLDER / name / "playthrough.txt"


def _lines(game: Game) -> Iterator[str]:
    seats = 2
    played = Simulation(game, seats, options(game), "playthrough").play(0)
    state = game.start(seats, options(game))
    for number, step in enumerate(played.steps):
        moves = {seat: game.read(text) for seat, text in step.moves.items()}
        yield f"== {number + 1}: {line(step.moves)}"
        for seat in (None, *range(seats)):
            if number % EVERY == 0:
                for name, part in game.view(state, seat)._asdict().items():
                    yield from (f"{name} {seat} {row}" for row in _rows(part))
            for event in game.tell(state, moves, seat):
                yield f"told {seat} {event.name} {dict(event.facts)}"
        for seat in (seat for seat in moves if seat != CHANCE):
            legal = [game.write(move) for move in game.legal(state, seat)]
            yield f"legal {seat} {len(legal)}: {' · '.join(legal[:SHOWN])}"
        state = game.play(state, moves)
    yield f"== result {' '.join(map(str, game.scores(state)))}"


def _rows(part: Any) -> Iterator[str]:
    """What a part of a view says, without its material."""
    said = vars(type(part)).items()
    derived = [name for name, value in said if isinstance(value, property)]
    for name in (*part._fields, *derived):
        if name not in ("deck", "options", "box", "rules"):
            yield f"{name} = {getattr(part, name)!r}"


if __name__ == "__main__":
    for name, game in GAMES.items():
        path(name).write_text(playthrough(game), encoding="utf-8")
        print(path(name))
