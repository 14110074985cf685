"""`limestone verify` says what a record proves, and what it does not."""

from pathlib import Path

import pytest

from limestone.cli import run
from limestone.i18n import Speech
from limestone.rules import record
from tests.server.table.test_salting import late, salted
from tests.server.table.test_steering import over

say = Speech("en").say
TABLE = Path(__file__).parent / "table"
LIMITS = TABLE / "records" / "limits.game"
HEADER = record.read(LIMITS.read_text(encoding="utf-8")).header
NOTED = ["--commitment", HEADER.commitment, "--salt", HEADER.salts[0]]

Captured = pytest.CaptureFixture[str]


def test_it_names_who_added_and_counts_what_was_withheld(capsys: Captured) -> None:
    assert run(["verify", str(LIMITS)]) == 0

    assert capsys.readouterr().out.splitlines() == [
        say("verified", file=str(LIMITS), deals=1),
        say("verified-salted", names="Ann, Cy", count=2),
        say("verified-withheld", count=1),
    ]


def test_it_compares_what_was_noted(capsys: Captured) -> None:
    assert run(["verify", str(LIMITS), *NOTED]) == 0

    assert capsys.readouterr().out.splitlines()[-1] == say("verified-noted")


@pytest.mark.parametrize("place", [1, 3], ids=["commitment", "salt"])
def test_what_was_noted_otherwise_proves_nothing(place: int, capsys: Captured) -> None:
    words = [*NOTED[:place], "0" * 64, *NOTED[place + 1 :]]

    assert run(["verify", str(LIMITS), *words]) == 1

    assert "you noted" in (said := capsys.readouterr().err) or "your salt" in said


def test_it_says_which_scheme_is_the_old_one(capsys: Captured) -> None:
    assert run(["verify", str(TABLE / "old_records" / "limes.game")]) == 0

    assert capsys.readouterr().out.splitlines()[1] == say("verified-old")


def test_it_says_that_nobody_added(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "none.game"
    file.write_text(record.write(over(late(salted("ab")))), encoding="utf-8")

    assert run(["verify", str(file)]) == 0

    assert capsys.readouterr().out.splitlines()[1:] == [
        say("verified-unsalted"),
        say("verified-ended", steps=1),
    ]


def test_a_record_without_its_last_lines_is_called_incomplete(
    tmp_path: Path, capsys: Captured
) -> None:
    lines = LIMITS.read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path / "cut.game"
    file.write_text("".join(line for line in lines[:-1] if not line.startswith("result")))

    assert run(["verify", str(file)]) == 1

    assert "incomplete" in capsys.readouterr().err
