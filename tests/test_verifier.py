"""The verifier in examples, written from docs/fairness.md alone: it proves games of every kind."""

import ast
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from limestone.rules import record
from limestone.rules.game import GAMES, options, own_files
from limestone.rules.record import Record
from limestone.rules.referee import Referee
from limestone.server.table import fair_deals

ROOT = Path(__file__).parent.parent
PROGRAM = ROOT / "examples" / "verifier.py"
TABLE = ROOT / "tests" / "server" / "table"
RECORDS = [*(TABLE / "records").glob("*.game"), *(TABLE / "old_records").glob("*.game")]

verifier: dict[str, Any] = {"__name__": "verifier"}
exec(compile(PROGRAM.read_text(encoding="utf-8"), str(PROGRAM), "exec"), verifier)


def material(game: str) -> str:
    return GAMES[game].canonical(own_files(game))


def test_it_needs_the_standard_library_only() -> None:
    tree = ast.parse(PROGRAM.read_text(encoding="utf-8"))
    names = {
        module.split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for module in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
        )
    }

    assert names <= set(sys.stdlib_module_names)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_it_proves_what_we_prove(file: Path) -> None:
    text = file.read_text(encoding="utf-8")

    proved = verifier["verify"](text, material(file.stem))

    assert proved == fair_deals.verify(record.read(text)).deals > 0


VARIANTS = [
    *(("limes", 1, ()), ("limits", 2, ()), ("limits", 6, ("open-pile",))),
    *(("limoges", 2, ()), ("limoges", 4, ("no-tiles",)), ("limoges", 3, ("no-ostensions",))),
    *(("limoges", 3, ("events",)), ("limoges", 4, ("events",))),
]
# In Limes all begin together.
BEGUN = [(*one, None) for one in VARIANTS] + [(*one, 1) for one in VARIANTS if one[0] != "limes"]


@pytest.mark.parametrize(("game", "seats", "words", "starter"), BEGUN)
def test_it_proves_games_with_all_options(
    game: str, seats: int, words: tuple[str, ...], starter: int | None
) -> None:
    """Players who buy whenever they can empty the pile of tiles."""
    played = eager(game, seats, words, starter)

    proved = verifier["verify"](record.write(played), material(game))

    assert proved == fair_deals.verify(played).deals


def eager(game: str, seats: int, words: tuple[str, ...], starter: int | None) -> Record:
    rules, rng, salts = GAMES[game], Random(7), {0: "a" * 64}
    seed = "5eed" * 16
    deals = fair_deals.deals(fair_deals.EXCHANGED, seed, salts)
    referee = Referee.begin(rules, seats, options(rules, words, starter=starter), deals)
    while not referee.over:
        seat = referee.waiting_for()[0]
        legal = rules.legal(referee.state, seat)
        some = [rules.write(legal[rng.randrange(len(legal))]) for _ in range(8)]
        bought = [text for text in some if text.startswith(("buy", "corrupt", "use", "play"))]
        referee = referee.decide(seat, (bought or some)[0])
    played = referee.record
    fair = {"scheme": 2, "seed": seed, "commitment": fair_deals.promise(seed), "salts": salts}
    return Record(replace(played.header, **fair), played.steps)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("seed 2", "seed 3", id="seed"),
        pytest.param("salt 0 a", "salt 0 b", id="salt"),
        pytest.param("salt 2", "salt 1", id="the seat of a salt"),
        pytest.param("bot 1", "bot 0", id="a bot's salt"),
        pytest.param("scheme 2\n", "", id="scheme"),
        pytest.param("result ", "player 9 ", id="the end"),
    ],
)
def test_it_finds_what_was_changed(old: str, new: str) -> None:
    text = (TABLE / "records" / "limits.game").read_text(encoding="utf-8")
    text = text.replace("scheme 2", "bot 1 club\nscheme 2")
    assert verifier["verify"](text) == 1

    with pytest.raises((verifier["Unproved"], KeyError)):
        verifier["verify"](text.replace(old, new, 1))


def test_it_says_what_it_proved_and_fails_otherwise(tmp_path: Path) -> None:
    record_ = TABLE / "records" / "limes.game"
    ran = [sys.executable, str(PROGRAM), str(record_)]

    good = subprocess.run(ran, capture_output=True, text=True)
    bad = subprocess.run([*ran, "--salt", "0" * 64], capture_output=True, text=True)

    assert (good.returncode, good.stdout) == (0, "16 deals proved\n")
    assert (bad.returncode, bad.stderr) == (1, "not proved: the salt is not in\n")
