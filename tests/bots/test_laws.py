"""What a bot says of its move is what the rules count: for every game, variant and level."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from limestone.bots.bot import Budget, Choice, Listing, bot
from limestone.rules.game import CHANCE, GAMES, LEVELS, Seat
from limestone.rules.limes.scoring import score
from tests.games import SETTINGS, Position, Setting, positions
from tests.limes.made_up import MADE_UP, plant

LITTLE = Budget(0.02)
OPINIONS = {"odds", "expected"}  # what is believed, not counted

every_table = pytest.mark.parametrize(
    ("setting", "level"),
    [(setting, level) for setting in SETTINGS for level in LEVELS[setting.game.name]],
    ids=str,
)


def limes_truth(position: Position, seat: Seat, move: Any) -> Mapping[str, Any]:
    return {"gain": points_after(position, seat, move) - points(position, seat)}


# By the code of a reason: what the rules say of a move for which it is given.
TRUTHS: Mapping[str, Callable[[Position, Seat, Any], Mapping[str, Any]]] = {
    "limes-why-lay": limes_truth,
    "limes-why-place": limes_truth,
    "limes-why-go": limes_truth,
    "limits-why-hide": lambda position, seat, move: {},
    "limits-why-play": lambda position, seat, move: {"colour": move.card},
    "limits-why-exchange": lambda position, seat, move: {"colour": move.card},
    "limits-why-accuse": lambda position, seat, move: {"seat": move.seat},
    "limoges-why": lambda position, seat, move: {"kind": type(move).__name__},
}


def points(position: Position, seat: Seat) -> int:
    return position.game.scores(position.state)[seat]


def after(position: Position, seat: Seat, move: Any) -> Any:
    return position.game.play(position.state, position.step | {seat: move})


def points_after(position: Position, seat: Seat, move: Any) -> int:
    return position.game.scores(after(position, seat, move))[seat]


def chosen(level: str, position: Position, seat: Seat) -> Choice:
    game, view = position.game, position.game.view(position.state, seat)
    legal = Listing(game, view, seat, Random(1))
    return bot(game.name, level).choose(view, legal, Random(2), LITTLE)


def holds(level: str, position: Position, seat: Seat) -> None:
    """The law, for one decision."""
    move, (code, said) = chosen(level, position, seat)

    counted = {name: fact for name, fact in said.items() if name not in OPINIONS}
    assert position.game.check(position.state, seat, move) == move
    assert counted == TRUTHS[code](position, seat, move)
    if "expected" in said and not position.game.actors(after(position, seat, move)):
        assert said["expected"] == points_after(position, seat, move)


def decisions(setting: Setting, seed: int, most: int) -> list[tuple[Position, Seat]]:
    """Decisions of a random game, evenly spread, the last one among them."""
    due = [
        (position, seat)
        for position in positions(setting, seed)
        for seat in position.step
        if seat != CHANCE
    ]
    return due[:: -max(1, len(due) // most)][:most]


@every_table
def test_what_a_bot_says_of_its_move_is_what_the_rules_count(setting: Setting, level: str) -> None:
    for position, seat in decisions(setting, seed=1, most=5):
        holds(level, position, seat)


@pytest.mark.soak
@every_table
@pytest.mark.parametrize("seed", range(5))
def test_what_a_bot_says_holds_all_game_long(setting: Setting, level: str, seed: int) -> None:
    for position, seat in decisions(setting, seed, most=100):
        holds(level, position, seat)


def brings_more(level: str, position: Position, seat: Seat) -> bool:
    """Whether the move that is chosen brings other points than by the printed rules of Limes."""
    move, _ = chosen(level, position, seat)
    before, then = position.state.lands[seat], after(position, seat, move).lands[seat]
    varied, printed = (score(then, words) - score(before, words) for words in (MADE_UP.words, ()))
    return varied != printed


@pytest.mark.parametrize("level", LEVELS["limes"])
def test_a_variant_that_no_bot_has_heard_of_is_counted_by_the_rules(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some of these moves bring a point that only the variant gives, or the law says nothing."""
    plant(monkeypatch)
    found = decisions(Setting(GAMES["limes"], 2, MADE_UP), seed=2, most=32)

    for position, seat in found:
        holds(level, position, seat)

    assert any(brings_more(level, position, seat) for position, seat in found)
