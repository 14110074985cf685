"""A puzzle: a position of a finished game, the seat that decides, and what its moves are worth.

Puzzles of a game stand in one text file, each as a few lines of facts and then its record:

    puzzle limes-3f9c02ab41
    seat 0
    rating 1540
    found novice 0 casual 0 club 0.33 expert 1 master 1
    best f6w, f6e
    reason {"code": "limes-worker", "args": {…}}
    move 54.6 0.05 0 0.08 f6w
    move 52.1 0.06 2.5 0.08 d3s
    record
    limestone 1
    …
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from limestone.rules import record as records
from limestone.rules.game import GAMES, LEVELS, Refused, Seat
from limestone.rules.record import Record
from limestone.study.judgement import Judgement, Reason, Weighed
from limestone.study.puzzle_sieve import kind_of

DIGITS = 10  # of a digest, in the name of a puzzle
DATA = Path(__file__).parent / "data"
BEGIN, RECORD = "puzzle ", "record"


class Puzzle:
    """A position, its judged moves (the best first) and how hard it is; a value."""

    def __init__(self, facts: Mapping[str, Sequence[str]], text: str) -> None:
        self.record: Record = records.read(text)
        self.text = text
        self.game = self.record.header.game
        self.seat: Seat = int(facts["seat"][0])
        self.rating = int(facts["rating"][0])
        self.best: tuple[str, ...] = tuple(facts["best"][0].split(", "))  # all alike
        found = facts["found"][0].split()
        shares = zip(found[::2], found[1::2], strict=True)  # of the levels of then
        self.found = {name: float(share) for name, share in shares if name in LEVELS[self.game]}
        why = json.loads(facts["reason"][0])
        self.reason = Reason(why["code"], why["args"])
        self.moves = tuple(_weighed(line) for line in facts["move"])
        self.id = identity(self.record, self.seat)

    @property
    def lead(self) -> Weighed:
        """The best of the moves that are not right: its gap is the lead of the best."""
        return next(one for one in self.moves if one.move not in self.best)

    @cached_property
    def state(self) -> Any:
        """The table at which the seat decides."""
        *_, last = records.replay(self.record)
        return last

    @property
    def view(self) -> Any:
        """What the seat may know."""
        return GAMES[self.game].view(self.state, self.seat)

    def legal(self) -> list[str]:
        """The moves that may be an answer."""
        rules, kind = GAMES[self.game], kind_of(self.game)
        found = rules.legal(self.state, self.seat)
        return [rules.write(move) for move in found if kind.fits(move)]

    @cached_property
    def ways(self) -> int:
        """How many ideas there are to choose from."""
        rules, kind = GAMES[self.game], kind_of(self.game)
        found = rules.legal(self.state, self.seat)
        return len({kind.way(move) for move in found if kind.fits(move)})

    def checked(self, move: str) -> str:
        """A legal move in its usual notation; Refused otherwise."""
        rules = GAMES[self.game]
        return rules.write(rules.check(self.state, self.seat, rules.read(move)))

    def value(self, move: str) -> Weighed | None:
        """What was found of a move, or of one that comes to the same; None: not looked at."""
        found = next((one for one in self.moves if one.move == move), None)
        return found or (self.moves[0] if move in self.best else None)


def identity(record: Record, seat: Seat) -> str:
    """The name of a puzzle: by its position, so that it stays what it is in every edition."""
    text = f"{seat}\n{records.write(record)}"
    return f"{record.header.game}-{sha256(text.encode()).hexdigest()[:DIGITS]}"


def written(facts: Mapping[str, Any], found: Judgement, record: Record, places: int) -> str:
    """A puzzle as text."""
    lines = [f"{BEGIN}{identity(record, facts['seat'])}"]
    lines += [f"{key} {value}" for key, value in facts.items()]
    for one in found.moves:
        numbers = " ".join(f"{round(x, places):g}" for x in one[1:])
        lines.append(f"move {numbers} {one.move}")
    return "\n".join([*lines, RECORD, records.write(record)])


def read(text: str) -> Iterator[Puzzle]:
    """The puzzles in a text, in its order."""
    for block in text.split(f"\n{BEGIN}")[1:]:
        facts, _, record = block.partition(f"\n{RECORD}\n")
        found: dict[str, list[str]] = {}
        for line in facts.splitlines()[1:]:
            key, _, value = line.partition(" ")
            found.setdefault(key, []).append(value)
        yield Puzzle(found, record.rstrip("\n") + "\n")


@cache
def puzzles(game: str) -> Mapping[str, Puzzle]:
    """The puzzles of a game that come with the package, by name."""
    file = DATA / f"{game}.puzzles"
    return {one.id: one for one in read(file.read_text(encoding="utf-8"))} if file.exists() else {}


def puzzle(name: str) -> Puzzle:
    """The puzzle of that name; Refused if there is none."""
    game = name.partition("-")[0]
    found = puzzles(game).get(name) if game in LEVELS else None
    if not found:
        raise Refused("unknown-puzzle", name=name)
    return found


def of_day(game: str, day: date) -> Puzzle | None:
    """The puzzle of a day, the same for all: none comes again before all others have been."""
    known = puzzles(game)
    order = sorted(known, key=lambda name: sha256(name.encode()).digest())
    return known[order[day.toordinal() % len(order)]] if order else None


def _weighed(line: str) -> Weighed:
    value, error, gap, doubt, move = line.split(" ", 4)
    return Weighed(move, float(value), float(error), float(gap), float(doubt))
