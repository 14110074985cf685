"""Random legal play, one record per file: the same seed gives the same files."""

from pathlib import Path
from typing import NamedTuple

from limestone.rules import record
from limestone.rules.dice import Deal
from limestone.rules.game import SHORT, Game, Options
from limestone.rules.record import Record
from limestone.rules.referee import Referee, seeded


class Simulation(NamedTuple):
    """Games of one kind, numbered from 0, each with its own dice."""

    game: Game
    seats: int
    options: Options
    seed: str

    def play(self, number: int) -> Record:
        """One game of random legal moves."""
        seed = f"{self.seed} {number}"
        referee = Referee.begin(self.game, self.seats, self.options, seeded(seed))
        choices = Deal(seed.encode(), ("moves",), 0)
        while not referee.over:
            for seat in referee.waiting_for():
                moves = self.game.legal(referee.state, seat)
                move = moves[choices.randrange(len(moves))]
                referee = referee.decide(seat, self.game.write(move))
        return referee.record

    def write(self, number: int, folder: Path) -> Path:
        """Write the record to a file, unless a run that was stopped has left it there."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.name(number)}.game"
        if not path.exists():
            unfinished = path.with_suffix(".part")
            unfinished.write_text(record.write(self.play(number)), encoding="utf-8")
            unfinished.replace(path)
        return path

    def name(self, number: int) -> str:
        """A name unlike that of any other game, so that no run overwrites another's files."""
        digest = self.options.material.digest[:SHORT]
        words = [self.game.name, f"{self.seats}p", *self.options.words, digest]
        return "-".join([*words, self.seed, f"{number:05}"])
