"""The result of a night as a file tells what its page tells."""

import csv
from io import StringIO

import pytest

from limestone.i18n import Speech
from limestone.server.live.night_results import as_csv, as_text
from limestone.server.nights.night import Night
from limestone.server.nights.rounds import Finished, Replace, Settle
from tests.server.nights.made import (
    CLARA,
    START,
    entered,
    night,
    ordered,
    with_people,
    with_round,
)

FIVE = ["Noor", "Tomas", "Wim", "Ines", "Aiko"]


def evening() -> Night:
    """A round with a bot at the first table, a settled second one, and somebody left over."""
    begun = with_round(with_people(night(), FIVE))
    away = begun.table(0).players[0]
    stood = entered(begun, Replace("r", away, "club").propose(begun, CLARA, START))
    return ordered(entered(stood, Finished(1, 0, [2, 1], [38, 32])), CLARA, Settle("s", 1, [1, 2]))


def test_a_row_says_against_whom_with_how_many_points_and_how() -> None:
    found = evening()
    (away, there), (first, second) = (table.players for table in found.running().tables)
    (bye,) = found.running().byes
    rows = {row["name"]: row for row in csv.DictReader(StringIO(as_csv(found, Speech("en"))))}

    told = {
        name: [row[f"round 1{what}"] for what in ("", " points", " opponents", " how")]
        for name, row in rows.items()
    }
    assert told == {
        FIVE[away]: ["0", "38", FIVE[there], "absent, bot played"],
        FIVE[there]: ["1", "32", FIVE[away], ""],
        FIVE[first]: ["1", "", FIVE[second], "settled"],
        FIVE[second]: ["0", "", FIVE[first], "settled"],
        FIVE[bye]: ["0.5", "", "", "bye"],
    }


@pytest.mark.parametrize(
    ("lang", "half", "table"),
    [("en", "0.5", "Table 1: "), ("fr", "0,5", "Table 1\u00a0: "), ("nl", "0,5", "Tafel 1: ")],
)
def test_the_text_writes_numbers_and_signs_as_its_language_does(
    lang: str, half: str, table: str
) -> None:
    text = as_text(evening(), Speech(lang))

    bye = FIVE[evening().running().byes[0]]
    assert half in next(line for line in text.splitlines() if bye in line)
    assert table in text


def test_the_text_tells_every_table() -> None:
    found = evening()
    (away, there), (first, second) = (table.players for table in found.running().tables)

    text = as_text(found, Speech("en"))

    assert f"{FIVE[away]} 38 (a bot played), {FIVE[there]} 32; {FIVE[there]} wins" in text
    assert f"{FIVE[first]}, {FIVE[second]}; {FIVE[first]} wins; settled by Clara" in text
    assert f"Left over this round: {FIVE[found.running().byes[0]]}" in text
