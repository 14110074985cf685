"""Games of bots, or of random legal moves, a record each: the same seed gives the same files."""

from collections.abc import Iterator, Sequence
from concurrent.futures import as_completed
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from limestone.rules import record
from limestone.rules.dice import Deal
from limestone.rules.game import EVERY_LEVEL, GAMES, SHORT, Game, Options, Seat, writing
from limestone.rules.record import Record
from limestone.rules.referee import Referee, seeded


class Written(NamedTuple):
    """A record that lies in a file, and what the bots that played it did wrong."""

    number: int
    path: Path
    faults: tuple[tuple[Seat, str, str], ...] = ()  # seat, kind and reason
    lost: tuple[Seat, ...] = ()  # who was not asked any more


class Simulation(NamedTuple):
    """Games of one kind, numbered from 0, each with its own dice."""

    game: Game
    seats: int
    options: Options
    seed: str
    bots: tuple[str, ...] = ()  # on the seats in turn; none: all moves are random

    def run(self, games: int, folder: Path, jobs: int) -> Iterator[Written]:
        """Write so many games, by so many processes."""
        from limestone.bots.commands import workers

        self.players()
        if jobs == 1:
            for number in range(games):
                yield self.write(number, folder)
            return
        with workers(jobs, None) as executor:
            asked = [(self.game.name, self[1:], number, folder) for number in range(games)]
            waiting = [executor.submit(_written, *one) for one in asked]
            for future in as_completed(waiting):
                yield future.result()

    def play(self, number: int) -> Record:
        """One game."""
        return self._played(number)[0]

    def _played(self, number: int) -> tuple[Record, Sequence[Any]]:
        """The same, and who sat there."""
        seed = f"{self.seed} {number}"
        referee = Referee.begin(self.game, self.seats, self.options, seeded(seed))
        return self._by_bots(referee, seed) if self.bots else (self._at_random(referee, seed), [])

    def players(self) -> list[Any]:
        """Who plays, seat by seat; a bot of one's own that cannot be loaded is refused."""
        from limestone.bots.players import player
        from limestone.bots.process import Limits

        found = {name: player(self.game.name, name, Limits()) for name in self.bots}
        return [found[self._name(seat)] for seat in range(self.seats)] if found else []

    def write(self, number: int, folder: Path) -> Written:
        """Write the record to a file, unless a run that was stopped has left it there."""
        path = folder / f"{self.name(number)}.game"
        with writing(path):
            folder.mkdir(parents=True, exist_ok=True)
            if path.exists():
                return Written(number, path)
        played, sat = self._played(number)
        with writing(path):
            unfinished = path.with_suffix(".part")
            unfinished.write_text(record.write(played), encoding="utf-8")
            unfinished.replace(path)
        guests = {seat: one for seat, one in enumerate(sat) if hasattr(one, "leave")}
        faults = tuple((n, *fault[:2]) for n, guest in guests.items() for fault in guest.faults)
        return Written(number, path, faults, tuple(n for n, guest in guests.items() if guest.lost))

    def name(self, number: int) -> str:
        """A name unlike that of any other game, so that no run overwrites another's files."""
        digest = self.options.material.digest[:SHORT]
        words = [self.game.name, f"{self.seats}p", *self.options.words, *self._labels(), digest]
        return "-".join([*words, self.seed, f"{number:05}"])

    def _at_random(self, referee: Referee, seed: str) -> Record:
        choices = Deal(seed.encode(), ("moves",), 0)
        while not referee.over:
            for seat in referee.waiting_for():
                moves = self.game.legal(referee.state, seat)
                move = moves[choices.randrange(len(moves))]
                referee = referee.decide(seat, self.game.write(move))
        return referee.record

    def label(self, number: int, seat: Seat) -> str:
        """What the bot on a seat is called, in every game the same."""
        return self._labels()[seat]

    def _by_bots(self, referee: Referee, seed: str) -> tuple[Record, Sequence[Any]]:
        seats, made = range(self.seats), self.players()
        sat = [
            one.sit(self.options, self.seats, seat) if hasattr(one, "sit") else one
            for seat, one in enumerate(made)
        ]
        dice, heard = [Random(f"{seed} {seat}") for seat in seats], 0
        try:
            while not referee.over:
                heard = self._tell(referee, heard, sat)
                for seat in referee.waiting_for():
                    move = sat[seat](self.game.view(referee.state, seat), dice[seat])
                    referee = referee.decide(seat, self.game.write(move))
            self._tell(referee, heard, sat)
        finally:
            for one in sat:
                if hasattr(one, "leave"):
                    one.leave()
        labels = dict(enumerate(self._labels()))
        bots = {seat: name for seat, name in labels.items() if name in EVERY_LEVEL}
        found = referee.record
        return replace(found, header=replace(found.header, players=labels, bots=bots)), sat

    def _tell(self, referee: Referee, heard: int, sat: Sequence[Any]) -> int:
        for at in referee.since(heard):
            for seat, one in enumerate(sat):
                if hasattr(one, "hear") and at.before:
                    one.hear(self.game.tell(at.before.state, at.moves, seat))
        return referee.at.number

    def _name(self, seat: Seat) -> str:
        return self.bots[seat % len(self.bots)]

    def _labels(self) -> list[str]:
        """What the bots of all seats are called."""
        from limestone.bots.players import named

        return [named(self._name(seat)) for seat in range(self.seats)] if self.bots else []


def _written(game: str, rest: tuple[Any, ...], number: int, folder: Path) -> Written:
    """The same in another process, which a module cannot be sent to."""
    return Simulation(GAMES[game], *rest).write(number, folder)
