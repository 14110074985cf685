"""What those at a table are called: bots have names of their own, and nobody is mixed up."""

from collections.abc import Sequence
from unittest.mock import Mock, patch

import msgspec
import pytest

from limestone.rules import record
from limestone.rules.bot_names import NAMES
from limestone.rules.game import GAMES
from limestone.rules.record import Header
from limestone.server.table import chairs as chairs_of
from limestone.server.table import export
from limestone.server.table.chairs import BOT, FORGOTTEN, OPEN, PERSON, Chair, names
from limestone.server.table.order import Name
from limestone.server.table.seating import Join, Leave
from tests.server.made import ANN, BO, HOST, LEVEL, made, ordered

A_BOT = Chair(BOT, name=LEVEL, level=LEVEL)


def people(*called: str) -> list[Chair]:
    return [Chair(PERSON, f"p{n}", name) for n, name in enumerate(called)]


def alike(called: Sequence[str]) -> int:
    """How many have the name of somebody else."""
    return len(called) - len({name.casefold() for name in called})


def test_there_is_a_name_for_every_bot_of_every_game() -> None:
    assert len(NAMES) >= max(seats for game in GAMES.values() for seats in game.seats)
    assert not alike(NAMES)


@pytest.mark.parametrize("code", ["tavo-kilu", "bade-fogu", "zuzu-zuzu"])
def test_no_two_at_a_table_of_a_hundred_have_the_same_name(code: str) -> None:
    everybody = names(code, people("Ann") + [A_BOT] * 99)

    assert everybody[0] == "Ann"
    assert not alike(everybody)


def test_there_is_a_name_for_more_bots_than_the_list_has() -> None:
    everybody = names("tavo-kilu", [*people("Odo 2"), *[A_BOT] * 399])

    assert everybody[0] == "Odo 2"
    assert not alike(everybody)
    assert everybody[-1].rpartition(" ")[0] in NAMES


def test_a_bot_never_has_the_name_of_a_person() -> None:
    alone = names("tavo-kilu", [Chair(), *[A_BOT] * 4])

    met = names("tavo-kilu", [*people(alone[1].upper(), alone[3]), Chair(), *[A_BOT] * 97])

    assert not alike(met[:2] + met[3:])


def test_who_meets_a_namesake_is_called_anew_and_nobody_else() -> None:
    before = names("tavo-kilu", [Chair(), *[A_BOT] * 5])

    after = names("tavo-kilu", [*people(before[2]), *[A_BOT] * 5])

    assert [old == new for old, new in zip(before, after, strict=True)][1:] == [
        *(True, False, True, True, True)
    ]


def test_a_bot_keeps_its_name_when_another_goes() -> None:
    table = made("limes", "a++-", host=ANN.id)

    after = ordered(table, ANN, Leave("1", 1))

    assert after.names()[2] == table.names()[2]


def test_the_same_table_has_the_same_names_and_another_table_others() -> None:
    chairs = [A_BOT] * 6

    assert names("tavo-kilu", chairs) == names("tavo-kilu", chairs)
    assert names("tavo-kilu", chairs) != names("tavo-kila", chairs)


def test_people_with_one_name_are_told_apart() -> None:
    chairs = people("Anna", "Bo", "anna", "Anna", "Anna 2", "")

    assert names("tavo-kilu", chairs) == ("Anna", "Bo", "anna 3", "Anna 4", "Anna 2", "")


def test_a_hundred_of_one_name_are_told_apart_one_after_another() -> None:
    with patch.object(chairs_of, "_plain", Mock(side_effect=chairs_of._plain)) as compared:
        called = names("tavo-kilu", people(*["Ann"] * 100))

    assert called[-1] == "Ann 100"
    assert compared.call_count < 100 * 5  # not each with all before it


def test_what_nobody_sees_makes_no_other_name() -> None:
    chairs = people("Ann", "Ann\u200b", "A\u202enn", "\uff21nn")

    assert [name[-2:] for name in names("tavo-kilu", chairs)] == ["nn", " 2", " 3", " 4"]


def test_deleted_people_have_no_number() -> None:
    assert names("tavo-kilu", people(FORGOTTEN, FORGOTTEN)) == (FORGOTTEN, FORGOTTEN)


def test_a_record_tells_people_with_one_name_apart() -> None:
    table = ordered(made("limes", "a-"), BO, Join("j", name="Ann"))

    header = record.read(export.written(table, [], [0])).header

    assert header.players == {0: "Ann", 1: "Ann 2"}


def test_a_bot_that_comes_with_a_name_keeps_it() -> None:
    chairs = [A_BOT._replace(name="Odo"), *[A_BOT] * 99]

    called = names("tavo-kilu", chairs)

    assert called[0] == "Odo"
    assert not alike(called)


def test_open_seats_have_no_name() -> None:
    assert names("tavo-kilu", [Chair(OPEN)]) == ("",)


def test_a_record_names_the_bots_and_says_how_strong_they_are() -> None:
    table = made("limes", "a+")

    read = record.read(export.written(table, [], [0])).header

    assert read.players == {0: "Ann", 1: table.names()[1]}
    assert read.bots == {1: LEVEL}
    assert record.players(read) == (read.players, read.bots)


def test_an_old_record_that_calls_a_bot_by_its_level_gets_a_name() -> None:
    header = Header("limes", 1, 3, players={0: "Ann", 1: LEVEL, 2: LEVEL})

    called, levels = record.players(header)

    assert levels == {1: LEVEL, 2: LEVEL}
    assert called[0] == "Ann"
    assert {called[1], called[2]} < set(NAMES)
    assert called[1] != called[2]


def test_a_person_called_like_a_level_is_no_bot() -> None:
    header = Header("limes", 1, 2, players={0: LEVEL, 1: "Odo"}, bots={1: LEVEL})

    assert record.players(header) == ({0: LEVEL, 1: "Odo"}, {1: LEVEL})


def test_the_host_invites_by_the_name_at_the_table() -> None:
    table = made("limes", "--", host=HOST.id)
    seated = ordered(table, HOST, Join("1", 1, name="Mei"))

    assert table.inviter() == ""
    assert seated.inviter() == "Mei"
    assert ordered(seated, BO, Join("2", 0)).inviter() == "Mei"


def test_nobody_calls_themselves_as_those_are_called_who_were_deleted() -> None:
    """Their tables would be found by nobody, so that no ban and no deletion freed their seats."""
    assert [msgspec.convert(name, Name) for name in ("Ann…", "… …")] == ["Ann…", "… …"]

    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(FORGOTTEN, Name)
