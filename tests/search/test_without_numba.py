"""Where numba is missing the kernel is plain Python, and decides the same."""

import subprocess
import sys

GAME = """
import sys
if "plain" in sys.argv:
    sys.modules["numba"] = None
from random import Random
from limestone.bots.bot import Budget, bot
from limestone.rules import limes
from limestone.rules.game import CHANCE, options
from limestone.rules.limes.moves import Draw
from limestone.search.kernels.compiled import FAST

assert FAST == ("plain" not in sys.argv)
state = limes.start(1, options(limes, ["diagonal", "ferryman"]))
for card in Random(1).sample(range(1, 25), 16):
    state = limes.play(state, {CHANCE: Draw(card)})
    view = limes.view(state, 0)
    if len(state.drawn) == 14:
        bot("limes", "expert").choose(view, (), Random(1), Budget())
    chosen = bot("limes", "club").choose(view, (), Random(1), Budget())
    state = limes.play(state, {0: limes.check(state, 0, chosen.move)})
    print(limes.write(chosen.move))
"""


def moves(*words: str) -> str:
    command = [sys.executable, "-c", GAME, *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_the_same_game_with_and_without_a_compiler() -> None:
    assert moves("plain") == moves()
