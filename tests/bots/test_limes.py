"""The bots of Limes: what they answer, and how good it is."""

from random import Random

import pytest

from limestone.bots.bot import Budget, bot
from limestone.rules import limes
from limestone.rules.game import CHANCE, options
from limestone.rules.limes.moves import Draw
from limestone.rules.limes.table import ROUNDS


def solo(level: str, seed: int, effort: float = 1.0) -> int:
    rng = Random(seed)
    state = limes.start(1, options(limes))
    for card in Random(seed).sample(range(1, 25), ROUNDS):
        state = limes.play(state, {CHANCE: Draw(card)})
        view = limes.view(state, 0)
        chosen = bot("limes", level).choose(view, (), rng, Budget(effort))
        state = limes.play(state, {0: limes.check(state, 0, chosen.move)})
    return limes.scores(state)[0]


@pytest.mark.parametrize(
    ("level", "least", "most"),
    [
        pytest.param("novice", 20, 28, id="§7 a novice needs practice"),
        pytest.param("casual", 35, 41, id="§7 a casual player is good"),
        pytest.param("club", 48, 53, id="§7 a club player is outstanding"),
    ],
)
def test_levels_stand_on_the_ladder(level: str, least: int, most: int) -> None:
    mean = sum(solo(level, seed) for seed in range(25)) / 25

    assert least <= mean < most


def test_looking_ahead_helps() -> None:
    deals = range(6)

    assert sum(solo("expert", n) for n in deals) > sum(solo("club", n) for n in deals)


def test_a_reason_says_what_the_move_gains() -> None:
    state = limes.play(limes.start(1, options(limes)), {CHANCE: Draw(1)})

    choice = bot("limes", "casual").choose(limes.view(state, 0), (), Random(0), Budget())

    assert choice.reason.code == "limes-why-place"
    assert choice.reason.args == {"gain": 2, "expected": 2}
