"""A night as a value: who comes, what the rounds bring, what a log makes."""

from fractions import Fraction

import pytest

from limestone.rules.game import Refused
from limestone.server.nights import kinds
from limestone.server.nights.coming import Enter, Entered, Fill, Rest, Withdraw
from limestone.server.nights.entry import Entry, Logged, fold
from limestone.server.nights.night import BREAK, BREATHER, GRACE, LOBBY, OVER, ROUND, Night
from limestone.server.nights.outcome import outcome
from limestone.server.nights.rounds import (
    Finished,
    Replace,
    Settle,
    Settled,
    begun_alone,
    overrun,
    pairing,
)
from limestone.server.nights.running import (
    Announce,
    End,
    Extend,
    Forgotten,
    Help,
    Pause,
    Renamed,
    Resume,
)
from limestone.server.table.absence import Resign
from limestone.server.table.asking import Answer, Ask
from tests.server.made import ANN, BO, made
from tests.server.made import ordered as table_ordered
from tests.server.nights.made import (
    CLARA,
    START,
    entered,
    night,
    ordered,
    person,
    played,
    refusal,
    with_people,
    with_round,
)

SEVEN = ["Noor", "Tomas", "Wim", "Ines", "Aiko", "Jonas", "Mei"]


def test_the_phases_of_an_evening() -> None:
    evening = with_people(night(rounds=2), SEVEN[:4])
    assert evening.phase == LOBBY

    first = with_round(evening)
    assert first.phase == ROUND
    second = with_round(played(first))
    assert played(first).phase == BREAK
    assert played(second).phase == OVER


def test_a_round_gives_everybody_a_score() -> None:
    evening = played(with_round(with_people(night(), SEVEN)))

    found = evening.standings()

    assert sum(one.score for one in found) == 3 + Fraction(1, 2)
    assert [one.byes for one in found].count(1) == 1
    assert [one.place for one in found][0] == 1


def test_rounds_begin_by_themselves_where_that_was_wanted() -> None:
    evening = night(auto=True, rounds=2)
    assert begun_alone(evening, START) is None  # nobody is there
    evening = with_people(evening, SEVEN[:4])
    assert begun_alone(evening, START - 1) is None

    first = played(entered(evening, begun(evening, START)))
    assert first.next_begins == START + BREATHER
    assert begun_alone(first, START + BREATHER - 1) is None
    second = entered(first, begun(first, START + BREATHER))

    assert (second.phase, begun_alone(second, START + 10 * BREATHER)) == (ROUND, None)
    assert begun_alone(played(second), START + 10 * BREATHER) is None  # the night is over
    assert begun_alone(ordered(first, CLARA, Pause("p")), START + BREATHER) is None
    assert begun_alone(with_people(night(), SEVEN), START) is None  # it was not wanted


def test_bots_finish_a_round_whose_time_is_long_over() -> None:
    evening = with_round(with_people(night(minutes=25), SEVEN[:4]))
    ends = START + 25 * 60_000
    assert overrun(evening, ends + GRACE - 1) is None
    assert evening.overruns == ends + GRACE

    entry = overrun(evening, ends + GRACE)

    assert entry
    after = entered(evening, entry, ends + GRACE)
    assert [len(table.stands) for table in after.rounds[-1].tables] == [2, 2]
    assert after.overruns is None and overrun(after, ends + 2 * GRACE) is None


def test_more_time_a_pause_and_a_settled_table_put_it_off() -> None:
    evening = with_round(with_people(night(minutes=25), SEVEN[:4]))
    late = START + 25 * 60_000 + GRACE

    longer = ordered(evening, CLARA, Extend("e", 120), late)
    assert longer.overruns == late + 120_000
    assert ordered(evening, CLARA, Pause("p"), late).overruns is None
    settled = ordered(evening, CLARA, Settle("s", 0, [1, 2]), late)
    assert list(settled.attended()) == [1]
    assert with_round(with_people(night(minutes=0), SEVEN[:4])).overruns is None


def begun(given: Night, now: int) -> Entry:
    entry = begun_alone(given, now)
    assert entry
    return entry


def test_a_round_ends_when_its_last_table_does() -> None:
    evening = with_round(with_people(night(), SEVEN[:4]))
    one = entered(evening, Finished(1, 0, [1, 2]), START + 1)
    both = entered(one, Finished(1, 1, [1, 2]), START + 2)
    again = entered(both, Settled(0, [2, 1], "Clara"), START + 3)

    ended = [given.running().ended for given in (evening, one, both, again)]
    assert ended == [None, None, START + 2, START + 2]


def test_who_comes_late_plays_from_the_next_round_on() -> None:
    evening = with_round(with_people(night(), SEVEN))
    evening = ordered(evening, person("Late"), Enter("e"))

    assert evening.running().table_of(7) is None
    following = with_round(played(evening))
    assert not following.running().byes
    assert following.players[7].after == 1


def test_who_rests_or_has_left_is_not_paired() -> None:
    evening = with_people(night(), SEVEN[:4])
    evening = ordered(evening, person("Noor"), Rest("r"))
    evening = ordered(evening, CLARA, Withdraw("w", 1))

    assert with_round(evening).running().tables[0].players in ((2, 3), (3, 2))
    back = ordered(evening, person("Noor"), Rest("r", resting=False))
    assert len(with_round(back).running().tables) == 1 and with_round(back).running().byes


def test_who_left_can_come_back_to_their_score() -> None:
    evening = played(with_round(with_people(night(), SEVEN[:4])))
    gone = ordered(evening, person("Noor"), Withdraw("w"))

    again = ordered(gone, person("Noor"), Enter("e"))

    assert len(again.players) == 4
    assert again.standings() == evening.standings()


def test_a_bot_fills_a_place() -> None:
    evening = ordered(with_people(night(), SEVEN[:3]), CLARA, Fill("f", "club"))

    assert not with_round(evening).running().byes
    assert evening.players[3].level == "club"


def test_a_settled_table_counts_as_it_was_settled() -> None:
    evening = with_round(with_people(night(), SEVEN[:2]))
    seated = evening.running().tables[0].players

    settled = ordered(evening, CLARA, Settle("s", 0, [2, 1]))

    assert settled.phase == BREAK
    assert settled.standings()[0].player == str(seated[1])
    assert settled.running().tables[0].settled == "Clara"


def test_the_first_settlement_stands() -> None:
    evening = ordered(with_people(night(rounds=2), SEVEN[:4]), CLARA, Help("h", 0))
    settled = ordered(with_round(evening), CLARA, Settle("s", 0, [1, 2]))

    for who in (CLARA, person("Noor")):
        assert refusal(settled, who, Settle("t", 0, [2, 1])) == "board-over"
        assert refusal(settled, who, Settle("t", 1, [2, 1])) == ""


def test_nobody_comes_when_no_round_is_left() -> None:
    evening = played(with_round(with_people(night(rounds=2), SEVEN[:4])))
    waiting = ordered(evening, person("Lea"), Enter("e"))
    last = with_round(evening)

    assert refusal(last, person("Lea"), Enter("e")) == "no-round-left"
    assert len(waiting.standings()) == 5
    assert not ordered(evening, CLARA, Pause("p")).is_last
    rested = with_round(ordered(waiting, person("Lea"), Rest("r")))
    assert len(rested.standings()) == len(played(rested).standings()) == 4  # and never played


def test_what_a_bot_made_for_who_was_absent_is_not_theirs() -> None:
    evening = with_round(with_people(night(), SEVEN[:2]))
    away, other = evening.table(0).players
    replaced = entered(evening, Replace("r", away, "club").propose(evening, CLARA, START))

    gone = entered(replaced, Finished(1, 0, [2, 1], [50, 40]))
    came = entered(replaced, Finished(1, 0, [1, 2], [50, 40], back=[away]))

    points = [{int(one.player): one.points for one in it.standings()} for it in (gone, came)]
    assert points == [{away: 0, other: 40}, {away: 50, other: 40}]
    assert (gone.table(0).absent, came.table(0).absent) == ((away,), ())


def test_who_helps_ends_the_night_of_an_organiser_who_is_gone() -> None:
    evening = ordered(with_people(night(), SEVEN[:4]), CLARA, Help("h", 0))
    noor, tomas = person("Noor"), person("Tomas")

    gone = entered(evening, Forgotten(["clara"]))

    assert refusal(evening, noor, End("x")) == refusal(gone, tomas, End("x")) == "not-organiser"
    assert refusal(gone, noor, End("x")) == ""


def test_a_result_that_comes_after_all_changes_nothing() -> None:
    evening = with_round(with_people(night(), SEVEN[:2]))
    settled = ordered(evening, CLARA, Settle("s", 0, [2, 1]))

    late = entered(settled, Finished(1, 0, [1, 2], [50, 40]))

    assert late.standings() == settled.standings()


def test_a_pause_moves_the_end_of_the_round() -> None:
    evening = with_round(with_people(night(), SEVEN[:2]))
    ends = evening.running().ends or 0
    paused = ordered(evening, CLARA, Pause("p"), START + 60_000)
    resumed = ordered(paused, CLARA, Resume("r"), START + 360_000)
    longer = ordered(resumed, CLARA, Extend("x", 120), START + 400_000)

    assert (resumed.paused, resumed.running().ends) == (None, ends + 300_000)
    assert longer.running().ends == ends + 420_000
    assert [move.what for move in longer.moved] == ["pause", "resume", "extend"]


def test_the_helper_may_do_what_the_organiser_asks_for() -> None:
    evening = ordered(with_people(night(), SEVEN), CLARA, Help("h", 0))
    noor = person("Noor")

    assert refusal(evening, noor, Announce("a", "Ten minutes")) == ""
    assert refusal(evening, noor, Help("h", 1)) == "not-organiser"
    assert refusal(evening, noor, End("x")) == "not-organiser"
    assert refusal(ordered(evening, noor, Withdraw("w")), noor, Pause("p")) == "not-helping"


def test_who_helps_does_not_settle_their_own_table() -> None:
    evening = with_round(ordered(with_people(night(), SEVEN), CLARA, Help("h", 0)))
    own = evening.running().table_of(0)
    assert own is not None
    noor, settle = person("Noor"), [Settle("s", n, [1, 2]) for n in (own, 1 - own)]

    assert [refusal(evening, noor, one) for one in settle] == ["board-own", ""]
    assert refusal(evening, CLARA, settle[0]) == ""


@pytest.mark.parametrize("size", [0, 2, 3, 4, 5, 6])
def test_all_sizes(size: int) -> None:
    evening = with_people(night(size=size), SEVEN)

    for _ in range(3):
        evening = played(with_round(evening))

    assert len(evening.standings()) == 7


def test_too_many_for_one_table() -> None:
    evening = with_people(night(size=0, game="limits", same=False), SEVEN)

    with pytest.raises(Refused, match="too-many-at-one"):
        pairing(evening, "seed")


def test_the_log_makes_the_same_night_again() -> None:
    """Every entry is written, read and applied: what a restart does."""
    log: list[Logged] = []
    evening = night()

    def add(given: Night, entry: object) -> Night:
        body = kinds.read(kinds.write(entry))  # type: ignore[arg-type]
        assert body == entry
        log.append(Logged(given.number + 1, START, body))
        return fold(given, log[-1:])

    for n, name in enumerate(SEVEN):
        evening = add(evening, Entered(f"p{n}", name))
    evening = add(evening, pairing(evening, "s"))
    evening = (
        add(evening, Replace("r", 0, "club").propose(evening, CLARA, START))
        if (evening.running().table_of(0) is not None)
        else evening
    )
    evening = add(evening, Finished(1, 0, [1, 2], [50, 40]))

    again = fold(night(), log)

    assert again.rounds == evening.rounds
    assert again.players == evening.players
    assert again.standings() == evening.standings()


def test_who_was_replaced_sits_out_until_back() -> None:
    evening = with_round(with_people(night(), SEVEN[:2]))

    replaced = entered(evening, Replace("r", 0, "club").propose(evening, CLARA, START))
    assert [one.resting for one in replaced.players] == [True, False]
    assert [one.missed for one in replaced.players] == [True, False]
    back = ordered(replaced, CLARA, Rest("b", 0, resting=False))
    assert not ordered(back, CLARA, Rest("c", 0)).players[0].missed  # from then on they chose it
    assert replaced.table(0).stands[0].absent
    gone = entered(replaced, Finished(1, 0, [2, 1], [50, 40]))
    assert gone.players[0].resting
    came = entered(replaced, Finished(1, 0, [1, 2], [50, 40], back=[0]))
    assert not came.players[0].resting and not came.players[0].missed


@pytest.mark.parametrize(
    "stored",
    [
        '{"kind":"dancing"}',
        "nonsense",
        '{"kind":"rested","player":7}',
        '{"kind":"finished","round":2,"table":0,"places":[1,2]}',
        '{"kind":"finished","round":1,"table":5,"places":[1,2]}',
    ],
)
def test_what_cannot_have_happened_ends_what_is_known(stored: str) -> None:
    evening = with_round(with_people(night(), SEVEN[:2]))

    with pytest.raises(Refused) as refused:
        entered(evening, kinds.read(stored))

    assert refused.value.code == "unreadable-night"


def test_who_is_forgotten_has_no_name_and_plays_no_more() -> None:
    evening = played(with_round(with_people(night(), SEVEN[:4])))

    gone = entered(evening, Forgotten(["noor", "clara"]))

    assert gone.players[0].name == gone.terms.organiser_name == "…"
    assert not gone.players[0].plays
    assert gone.standings() == evening.standings()


def test_who_is_given_another_name_plays_on_under_it() -> None:
    evening = played(with_round(with_people(night(), SEVEN[:4])))

    found = entered(entered(evening, Renamed("noor", "Nora")), Renamed("clara", "Klara"))

    assert (found.players[0].name, found.terms.organiser_name) == ("Nora", "Klara")
    assert found.players[1:] == evening.players[1:]
    assert found.standings() == evening.standings()


def test_how_tables_end() -> None:
    resigned = table_ordered(made("limes", "ab"), BO, Resign("r", 1))
    asked = table_ordered(made("limes", "ab"), ANN, Ask("a", 0, "abandon"))
    given_up = table_ordered(asked, BO, Answer("b", 1, True))

    assert outcome(made("limes", "ab")) is None
    assert outcome(resigned) == ([1, 2], [])
    assert outcome(given_up) == ([1, 1], [])
    assert outcome(given_up, [0]) == ([2, 1], [])  # what a bot made is no win of who is absent
    assert outcome(resigned, [0]) == ([1, 1], [])
