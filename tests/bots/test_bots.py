"""What every bot must keep to, whatever its game and level."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from limestone.bots.bot import Budget, Listing, bot
from limestone.bots.seated import Seated
from limestone.rules.game import CHANCE, GAMES, LEVELS, Refused, options
from limestone.search.arena import Match, play
from tests.games import SEATS

LITTLE = Budget(0.05)
EVERYONE = [(game, level) for game in GAMES for level in LEVELS[game]]
every_bot = pytest.mark.parametrize(("name", "level"), EVERYONE)


def tables(name: str, seed: int, every: int) -> Iterator[tuple[Any, int]]:
    """Some decisions of a random game: the state, and a seat that is due."""
    game, rng = GAMES[name], Random(seed)
    state = game.start(SEATS[name][1], options(game))
    number = 0
    while due := game.actors(state):
        if due == (CHANCE,):
            step = {CHANCE: game.chance(state, rng)}
        else:
            number += 1
            if number % every == 0:
                yield state, due[0]
            step = {seat: rng.choice(game.legal(state, seat)) for seat in due}
        state = game.play(state, step)


def answer(name: str, level: str, view: Any, seat: int) -> Any:
    game = GAMES[name]
    legal = Listing(game, view, seat, Random(1))
    return bot(name, level).choose(view, legal, Random(2), LITTLE).move


@every_bot
def test_a_move_is_always_legal(name: str, level: str) -> None:
    game = GAMES[name]
    for state, seat in tables(name, 3, every=9):
        move = answer(name, level, game.view(state, seat), seat)

        assert game.check(state, seat, move) == move


@every_bot
def test_a_move_depends_only_on_what_is_seen(name: str, level: str) -> None:
    game = GAMES[name]
    for state, seat in tables(name, 4, every=25):
        seen = game.view(state, seat)
        twin = game.view(game.imagine(seen, Random(5)), seat)

        assert answer(name, level, seen, seat) == answer(name, level, twin, seat)


@pytest.mark.parametrize(("name", "level"), [(game, "expert") for game in GAMES])
def test_the_same_seed_gives_the_same_game(name: str, level: str) -> None:
    seats = max(2, GAMES[name].seats[0])
    players = (Seated(name, level, 0.02), Seated(name, "novice"))
    match = Match(name, options(GAMES[name]), seats, (level, "novice"), players)

    assert play(match, 0) == play(match, 0)


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused, match=", ".join([*LEVELS["limes"]][:-1])):
        bot("limes", "champion")
