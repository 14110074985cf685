"""The bots of Limes: what they answer, and how good it is."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from limestone.bots.bot import Budget, bot
from limestone.bots.limes import evaluator
from limestone.bots.limes_by_kernel import ByKernel
from limestone.bots.limes_by_rules import ByRules
from limestone.rules import limes
from limestone.rules.game import CHANCE, Options, options
from limestone.rules.limes.land import Land
from limestone.rules.limes.moves import Draw
from limestone.rules.limes.table import ROUNDS, State
from tests.limes.made_up import MADE_UP


def played(level: str, deal: int, seed: int, rounds: int = ROUNDS) -> State:
    rng = Random(seed)
    state = limes.start(1, options(limes))
    for card in Random(deal).sample(range(1, 25), ROUNDS)[:rounds]:
        state = limes.play(state, {CHANCE: Draw(card)})
        chosen = bot("limes", level).choose(limes.view(state, 0), (), rng, Budget())
        state = limes.play(state, {0: limes.check(state, 0, chosen.move)})
    return state


def solo(level: str, seed: int) -> int:
    return limes.scores(played(level, seed, seed))[0]


def built(level: str, seed: int, rounds: int) -> Land:
    return played(level, 7, seed, rounds).lands[0]


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


@pytest.mark.parametrize("level", ["casual", "club", "expert"])
def test_bots_of_one_level_do_not_play_one_game(level: str) -> None:
    games = [built(level, seed, rounds=4) for seed in (1, 2, 3, 4, 5, 6)]

    assert len(set(games)) >= 4
    assert built(level, 1, rounds=4) == games[0], "the same seed, the same game"


def test_looking_ahead_helps() -> None:
    deals = range(6)

    assert sum(solo("expert", n) for n in deals) > sum(solo("club", n) for n in deals)


def test_a_reason_says_what_the_move_gains() -> None:
    state = limes.play(limes.start(1, options(limes)), {CHANCE: Draw(1)})

    choice = bot("limes", "casual").choose(limes.view(state, 0), (), Random(0), Budget())

    assert choice.reason.code == "limes-why-place"
    assert choice.reason.args == {"gain": 2, "expected": 2}


FRESH = """
from random import Random
from limestone.bots.bot import bot, prepare_aside, preparing
from limestone.rules import limes
from limestone.rules.game import CHANCE, Options, options
from limestone.rules.limes.moves import Draw

prepare_aside()
state = limes.play(limes.start(2, options(limes)), {CHANCE: Draw(1)})
for level in ("novice", "expert"):
    chosen = bot("limes", level).choose(limes.view(state, 0), (), Random(0))
    limes.check(state, 0, chosen.move)
print(preparing())
"""


def test_a_first_move_does_not_wait_for_a_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)

    played = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True)

    assert (played.stdout, played.stderr) == ("True\n", "")


@pytest.mark.parametrize(("chosen", "kind"), [(options(limes), ByKernel), (MADE_UP, ByRules)])
def test_the_kernel_weighs_no_moves_of_a_variant_that_it_does_not_know(
    chosen: Options, kind: type
) -> None:
    table = limes.play(limes.start(1, chosen), {CHANCE: Draw(1)})

    assert type(evaluator(table, waits=True)) is kind
