"""Checks of a bot: each finds what it is there to find, and nothing else."""

import json
from pathlib import Path

import pytest

from limestone.bots.checking import CHECKS, Certificate, Setting, check, settings
from limestone.bots.process import Limits
from limestone.cli import run
from limestone.rules.game import GAMES, own_material

EVIL = Path(__file__).parent / "evil.py"


def certificate(name: str) -> Certificate:
    """The certificate after one game of Limits."""
    *_, found = check(f"{EVIL}:{name}", [Setting("limits", 2, (), 0)], Limits())
    return found


@pytest.mark.parametrize(
    ("name", "failed"),
    [
        ("Good", set()),
        ("Prints", set()),
        ("Raises", {"legal"}),
        ("Nonsense", {"legal"}),
        ("Global", {"same", "pickle", "view", "random"}),
        ("Fickle", {"same", "pickle", "view"}),
        ("Stateful", {"view"}),
        ("Forgetful", {"pickle"}),
    ],
)
def test_every_check_finds_what_it_is_for(name: str, failed: set[str]) -> None:
    assert set(certificate(name).failed) == failed


def test_a_certificate_is_json() -> None:
    facts = json.loads(json.dumps(certificate("Good").json()))

    assert facts["passed"]
    assert list(facts["checks"]) == list(CHECKS)
    assert facts["games"]["limits"]["games"] == 1
    assert facts["games"]["limits"]["mean"] <= facts["games"]["limits"]["longest"]


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_seats_and_every_variant_is_tried(name: str) -> None:
    game, found = GAMES[name], settings((name,), 1)

    assert {one.seats for one in found} == {n for n in game.seats if n <= 6}
    assert {word for one in found for word in one.words} == set(game.variants(own_material(game)))


def test_a_level_is_not_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "en", "check-bot", "master"]) == 2
    assert "only bots of your own" in capsys.readouterr().err


def test_the_exit_code_says_whether_it_passes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["check-bot", f"{EVIL}:Raises", "--game", "limits", "--json"]

    assert run(words) == 1
    assert json.loads(capsys.readouterr().out)["checks"]["legal"]["why"].startswith(
        "limits seats=2"
    )
