"""Random games of every kind, for the laws that hold for all of them."""

from collections.abc import Iterator
from itertools import chain, combinations
from random import Random
from typing import Any, NamedTuple

from limestone.rules.game import CHANCE, GAMES, Game, Options, options, own_material


class Setting(NamedTuple):
    """A game with a number of seats and some variants."""

    game: Game
    seats: int
    options: Options

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *self.options.words])


class Position(NamedTuple):
    """A state of a random game and the step that was taken from it."""

    game: Game
    state: Any
    step: dict[int, Any]


SEATS = {
    name: (game.seats[0], game.seats[1], min(6, game.seats[-1])) for name, game in GAMES.items()
}


def settings(name: str) -> Iterator[Setting]:
    """Some numbers of seats without variants, then every variant and every pair of them."""
    game = GAMES[name]
    words = list(game.variants(own_material(game)))
    few, *more = SEATS[name]
    yield from (Setting(game, seats, options(game)) for seats in (few, *more))
    for chosen in chain(combinations(words, 1), combinations(words[:4], 2)):
        if not conflict(chosen):
            yield Setting(game, few, options(game, chosen))


def choices(name: str) -> list[tuple[str, ...]]:
    """The variants of a game: none of them, each alone, every pair."""
    game = GAMES[name]
    known = [
        word for word, option in game.variants(own_material(game)).items() if not option.setting
    ]
    found = chain.from_iterable(combinations(known, many) for many in range(3))
    return [words for words in found if not conflict(words)]


def conflict(words: tuple[str, ...]) -> bool:
    """Whether some words cannot be chosen together."""
    names = [word.partition("=")[0] for word in words]
    return len(set(names)) < len(names) or {"no-tiles", "events"} <= set(words)


def positions(setting: Setting, seed: int) -> Iterator[Position]:
    """The positions of one random game."""
    game, seats, chosen = setting
    rng = Random(seed)
    state = game.start(seats, chosen)
    while due := game.actors(state):
        if due == (CHANCE,):
            step = {CHANCE: game.chance(state, rng)}
        else:
            step = {seat: rng.choice(game.legal(state, seat)) for seat in due}
        yield Position(game, state, step)
        state = game.play(state, step)
    yield Position(game, state, {})


SETTINGS = [setting for name in GAMES for setting in settings(name)]
