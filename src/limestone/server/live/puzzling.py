"""Puzzles for people: one rated try at each, what it does to a rating, and what others chose."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from limestone.rules.game import Refused
from limestone.server.store.puzzle_tries import Try
from limestone.study.puzzle import Puzzle, puzzles

START, UNSURE = 1500.0, 350.0  # of somebody who has tried nothing yet
KNOWN = 60.0  # how far the rating of a puzzle may be wrong
NEAR = 12  # puzzles of about one's own strength, one of which comes next
LAST = 10  # tries that are shown
LISTED = 4  # moves that people chose


class Strength(NamedTuple):
    """How well somebody solves the puzzles of a game (Glicko-2)."""

    rating: float = START
    deviation: float = UNSURE
    tries: int = 0
    last: tuple[bool, ...] = ()
    solved: int = 0


def strength(game: str, tries: Sequence[Try]) -> Strength:
    """What all rated tries come to, one after the other; puzzles that are gone do not count."""
    from glicko2 import Player

    known, player = puzzles(game), Player(rating=START, rd=UNSURE)
    counted = [one for one in tries if one.puzzle in known]
    for one in counted:
        player.update_player([known[one.puzzle].rating], [KNOWN], [float(one.solved)])
    last = tuple(one.solved for one in counted[-LAST:])
    solved = sum(one.solved for one in counted)
    return Strength(player.rating, player.rd, len(counted), last, solved)


def following(game: str, own: Strength, tried: Sequence[Try]) -> Puzzle:
    """A puzzle that was not tried yet, about as hard as one is good; then any."""
    known = puzzles(game)
    if not known:
        raise Refused("no-puzzles")
    done = [one.puzzle for one in tried]
    left = [one for name, one in known.items() if name not in done]
    if not left:
        return known[next((name for name in done if name in known), next(iter(known)))]
    near = sorted(left, key=lambda one: abs(one.rating - own.rating))[:NEAR]
    return min(near, key=lambda one: sha256(f"{len(done)} {one.id}".encode()).digest())


class Choices(NamedTuple):
    """What people chose at their first try, the most frequent first, and how many they are."""

    people: int
    solved: int
    moves: tuple[tuple[str, int], ...]


def choices(puzzle: Puzzle, chosen: Mapping[str, int]) -> Choices:
    """Moves that come to the same are one; who had the answer shown chose none."""
    counts: dict[str, int] = {}
    for move, people in chosen.items():
        name = puzzle.moves[0].move if move in puzzle.best else move
        counts[name] = counts.get(name, 0) + people
    people = sum(counts.values())
    counts.pop("", None)
    found = sorted(counts.items(), key=lambda one: -one[1])
    return Choices(people, counts.get(puzzle.moves[0].move, 0), tuple(found[:LISTED]))
