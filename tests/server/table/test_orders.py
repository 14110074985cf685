"""What orders do to a table: asking, handing over, going on; and the log that says the same."""

from random import Random
from typing import cast

import msgspec
import pytest

from limestone.rules.game import GAMES, Refused
from limestone.rules.limits.moves import Accuse, Hide, Play
from limestone.server.live.messages import public
from limestone.server.table import deadlines, export, kinds
from limestone.server.table.absence import Hand, Handed, Resign, Return
from limestone.server.table.asking import Answer, Ask, Declined
from limestone.server.table.chairs import HELD, Chair
from limestone.server.table.deciding import Decide, Decided, Undo, Undone, decision
from limestone.server.table.entry import LOOK, Logged, fold
from limestone.server.table.entry import after as replayed
from limestone.server.table.person import Person
from limestone.server.table.seating import Join, Joined, Leave, Left, Start, Started
from limestone.server.table.table import Table, replace
from limestone.server.table.upkeep import Closed
from tests.server.made import ANN, BO, CY, decided, growth, made, ordered, refusal
from tests.server.players import PLAYABLE

DAY = 86_400


def after(table: Table, now: int) -> Table:
    """The table after what its deadline brings at a moment, in seconds."""
    while proposed := deadlines.passed(table, 1000 * now):
        table = growth(table, proposed, at=1000 * now)[1]
    return table


def paced(people: str, policy: str, game: str = "limes") -> Table:
    return made(game, people, pace={"seconds": DAY, "policy": policy, "level": "club"})


def test_all_look_at_a_count_before_the_time_of_the_next_step_begins() -> None:
    table = paced("ab", "bot", "limits")
    for kind in (Hide, Hide, Play, Accuse):
        seat = table.waiting_for()[0]
        move = next(move for move in table.game.legal(table.state, seat) if isinstance(move, kind))
        before, table = table, decided(table, seat, table.game.write(move))

    assert before.deadline == 1000 * DAY
    assert table.deadline == 1000 * (DAY + LOOK)


def test_a_declined_question_is_gone() -> None:
    table = ordered(made("limes", "ab"), ANN, Ask("a", 0, "abandon"))

    table = ordered(table, BO, Answer("b", 1, False))

    assert (table.ask, table.phase) == (None, "playing")


def test_who_asked_can_withdraw_the_question() -> None:
    table = ordered(made("limes", "ab"), ANN, Ask("a", 0, "abandon"))

    entry = Answer("b", 0, False).propose(table, ANN).entry

    assert entry == Declined(0, "withdrawn")
    assert ordered(table, ANN, Answer("b", 0, False)).ask is None
    assert refusal(table, ANN, Answer("b", 0, True)) == "no-question"


def test_a_question_needs_everybody() -> None:
    table = ordered(made("limes", "abc"), ANN, Ask("a", 0, "abandon"))

    table = ordered(table, BO, Answer("b", 1, True))

    assert (table.missing(), table.phase) == ((2,), "playing")
    assert ordered(table, CY, Answer("c", 2, True)).end == "abandoned"


def test_one_word_is_enough_for_all_seats_of_a_person() -> None:
    table = ordered(made("limes", "abb"), ANN, Ask("a", 0, "abandon"))

    assert ordered(table, BO, Answer("b", 2, True)).end == "abandoned"


def test_bots_agree() -> None:
    table = ordered(made("limes", "a+"), ANN, Ask("a", 0, "abandon"))

    assert table.end == "abandoned"


def test_the_next_step_ends_a_question() -> None:
    table = decided(made("limes", "ab"), 0, "d4n")
    table = decided(table, 1, "d4n")
    table = ordered(table, ANN, Ask("a", 0, "undo"))

    for seat in (0, 1):
        assert table.ask
        move = table.game.write(next(iter(table.game.legal(table.state, seat))))
        table = decided(table, seat, move)

    assert table.ask is None


def test_nothing_can_be_taken_back_before_a_decision() -> None:
    table = made("limes", "ab")

    assert refusal(table, ANN, Ask("a", 0, "undo")) == "undo-nothing"
    assert refusal(table, ANN, Undo("u", 0, table.ply)) == "undo-horizon"


def test_an_accusation_of_limits_stands() -> None:
    """Limits §5.4: all have seen the cards that it turned up."""
    table = made("limits", "ab")
    for word in ("hide", "hide", "play", "play"):
        table = chosen(table, word)
    assert ordered(table, ANN, Ask("u", 0, "undo")).ask
    table = chosen(table, "accuse")

    with pytest.raises(Refused) as refused:
        Ask("u", 0, "undo").propose(table, ANN)
    assert (refused.value.code, refused.value.section) == ("undo-seen", "§5.4")


def chosen(table: Table, word: str) -> Table:
    """The table after the next seat has made the first move that begins with this word."""
    seat = table.waiting_for()[0]
    moves = map(table.game.write, table.game.legal(table.state, seat))
    return decided(table, seat, next(move for move in moves if move.startswith(word)))


def test_a_position_that_came_back_has_a_new_ply() -> None:
    table = made("limes", "a")
    moved = ordered(table, ANN, Decide("d", 0, table.ply, "d4n"))
    back = ordered(moved, ANN, Ask("u", 0, "undo"))

    assert back.state == table.state
    assert refusal(back, ANN, Decide("d", 0, table.ply, "d4e")) == "stale"


def test_the_last_person_who_joins_starts_the_game() -> None:
    table = ordered(made("limes", "a-"), BO, Join("j"))

    assert (table.phase, table.chairs[1].name) == ("playing", "Bo")


def test_nobody_takes_a_second_seat() -> None:
    table = ordered(made("limes", "a--"), BO, Join("j", name="Bo"))

    assert refusal(table, BO, Join("k", name="Bo")) == "seat-twice"
    assert refusal(table, BO, Join("k", 2)) == "seat-twice"
    assert refusal(table, ANN, Join("k", 2)) == "seat-twice"


def test_the_host_of_a_hot_seat_table_seats_others() -> None:
    table = made("limes", "aab-b-")

    assert ordered(table, ANN, Join("j", 3, name="Cy")).names()[3] == "Cy"
    assert refusal(table, BO, Join("j", 3)) == "seat-twice"


def test_who_plays_for_several_takes_all_their_seats_of_a_rematch() -> None:
    table = made("limes", "ab-b-")
    held = tuple(
        chair._replace(kind=HELD) if chair.person == BO.id else chair for chair in table.chairs
    )
    table = replace(table, chairs=held)

    table = ordered(ordered(table, BO, Join("1")), BO, Join("2"))

    assert table.seats_of(BO.id) == (1, 3)
    assert refusal(table, BO, Join("3")) == "seat-twice"


def test_a_table_that_does_not_start_by_itself() -> None:
    table = ordered(made("limes", "a-", auto=False), BO, Join("j"))

    assert table.phase == "waiting"
    assert ordered(table, ANN, Start("s")).phase == "playing"


def test_a_reminder_comes_when_a_quarter_of_the_time_is_left() -> None:
    table = paced("ab", "wait")

    assert deadlines.wake(table) == 1000 * DAY * 3 // 4
    assert after(table, DAY // 2).reminded == ()
    assert after(table, DAY * 3 // 4).reminded == (0, 1)


def test_a_table_that_waits_reminds_once_more_and_then_waits() -> None:
    table = after(paced("ab", "wait"), DAY)

    assert (table.overdue, deadlines.wake(table), table.phase) == (True, None, "playing")


def test_everyone_is_shown_whether_a_reminder_comes_before_or_after_the_time_is_up() -> None:
    table = paced("ab", "wait")
    late = after(table, DAY * 3 // 4)

    entries = [deadlines.passed(table, 750 * DAY), deadlines.passed(late, 1000 * DAY)]

    shown = [public(proposed.entry)["overdue"] for proposed in entries if proposed]
    assert shown == [False, True]


def waiting() -> Table:
    """A table where Bo has decided and Ann's time is over: a bot plays for her."""
    return after(decided(paced("ab", "bot"), 1, "d4n"), DAY)


def test_a_bot_takes_over_and_hands_back_when_the_player_returns() -> None:
    table = waiting()

    assert [chair.away for chair in table.chairs] == ["club", ""]
    assert deadlines.wake(table) is None
    for order in (Return("r", 0), Decide("d", 0, table.ply, "d4n")):
        assert [chair.away for chair in ordered(table, ANN, order).chairs] == ["", ""]


def test_where_nobody_waits_no_bot_takes_over() -> None:
    both, alone = after(paced("ab", "bot"), DAY), after(paced("a+", "bot"), DAY)
    hot_seat = after(decided(paced("aa", "bot"), 0, "d4n"), DAY)

    for table in (both, alone, hot_seat):
        assert (table.overdue, deadlines.wake(table), table.phase) == (True, None, "playing")
        assert not any(chair.away for chair in table.chairs)


def test_whoever_comes_back_first_does_not_wait_for_the_others() -> None:
    table = decided(after(paced("ab", "bot"), DAY), 1, "d4n")

    assert deadlines.wake(table) == 1000 * DAY
    assert [chair.away for chair in after(table, DAY + 1).chairs] == ["club", ""]


def test_a_bot_that_stands_in_waits_for_nobody() -> None:
    table = waiting()
    played = growth(table, decision(table, 0, "d4n", stand_in=True), at=1000 * DAY)[1]

    late = after(played, 2 * DAY)

    assert (late.overdue, [chair.away for chair in late.chairs]) == (True, ["club", ""])


def test_the_log_says_that_a_bot_came_because_time_was_up() -> None:
    table = decided(paced("ab", "bot"), 1, "d4n")
    late = after(table, DAY - 1)

    assert deadlines.passed(late, 1000 * DAY).entry == Handed(0, "club", "time")  # type: ignore[union-attr]
    assert Hand("h", 0, "club").propose(table, ANN).entry == Handed(0, "club")


def test_who_comes_back_decides_anew_what_the_bot_has_chosen() -> None:
    table = ordered(made("limes", "ab"), BO, Hand("h", 1, "club"))
    chosen = growth(table, decision(table, 1, "d4n", stand_in=True))[1]

    for order in (Return("r", 1), Undo("u", 1, table.ply)):
        back = ordered(chosen, BO, order)

        assert (back.waiting_for(), back.chairs[1].away) == ((0, 1), "")


def test_who_comes_back_keeps_what_they_have_chosen_themselves() -> None:
    table = ordered(decided(made("limes", "ab"), 1, "d4n"), BO, Hand("h", 1, "club"))

    assert ordered(table, BO, Return("r", 1)).waiting_for() == (0,)


def test_who_comes_back_late_has_the_time_of_a_step() -> None:
    late = ordered(waiting(), ANN, Return("r", 0), at=1000 * (DAY + 5))
    early = ordered(paced("ab", "bot"), BO, Hand("h", 1, "club"))
    early = ordered(early, BO, Return("r", 1), at=5000)

    assert (late.deadline, early.deadline) == (1000 * (2 * DAY + 5), 1000 * DAY)


@pytest.mark.parametrize(
    ("person", "how"), [(ANN, "removed"), (BO, "declined")], ids=["removed", "declined"]
)
def test_a_held_seat_that_becomes_free_says_how(person: Person, how: str) -> None:
    held = Chair(HELD, "bo", "Bo")
    table = made("limes", "a-").with_chair(1, held)

    entry = Leave("l", 1).propose(table, person).entry

    assert entry == Left(1, how)
    assert entry.recalls(table) == {"name": "Bo"}
    assert Joined(1, "bo", "Bo", "s") == msgspec.structs.replace(
        cast(Joined, Join("j", salt="s").propose(table, BO).entry), start=None
    )


def test_a_stand_in_is_noted_in_the_record() -> None:
    assert "# seat 0 is played by a bot (club)" in export.written(waiting(), [], [])


def test_skipping_is_doing_nothing_where_the_rules_allow_it() -> None:
    voted = after(paced("ab", "skip", "limoges"), DAY)
    ended = after(voted, 2 * DAY)

    assert voted.referee and ended.referee
    assert voted.referee.steps[-1].moves == {0: "vote none", 1: "vote none"}
    [[seat, move]] = ended.referee.steps[-1].moves.items()
    assert (seat, move[:4]) == (voted.due()[0], "end ")


def test_skipping_where_nothing_can_be_passed_is_waiting() -> None:
    assert after(paced("ab", "skip"), DAY).overdue


def test_a_new_step_has_a_new_deadline() -> None:
    table = paced("a", "wait")
    table = ordered(table, ANN, Decide("d", 0, table.ply, "d4n"), at=5000)

    assert table.deadline == 5000 + 1000 * DAY


def test_the_time_that_the_server_was_down_does_not_count() -> None:
    table = paced("ab", "wait")
    proposed = deadlines.extended(table, 7000)
    assert proposed

    assert growth(table, proposed)[1].deadline == 1000 * DAY + 7000


@pytest.mark.parametrize("game", PLAYABLE)
def test_the_log_rebuilds_the_table(game: str) -> None:
    rng = Random(9)
    people = "abc"[: max(2, GAMES[game].seats[0])]
    first = made(game, people)
    assert first.referee
    start = [step.moves for step in first.referee.steps]
    log, table = [Logged(1, 0, Started(start))], first
    while table.phase == "playing":
        seat = rng.choice(table.waiting_for())
        moves = table.game.legal(table.state, seat)
        move = table.game.write(moves[rng.randrange(len(moves))])
        entry, table = growth(table, decision(table, seat, move))
        log.append(entry)

    texts = [kinds.write(entry.body) for entry in log]
    stored = [Logged(n, 0, kinds.read(text)) for n, text in enumerate(texts, 1)]
    empty = Table(first.terms, first.material, first.terms.chairs)
    again = fold(empty, stored)

    assert again.referee and table.referee
    assert again.referee.states == table.referee.states
    assert again.referee.steps == table.referee.steps
    assert (again.number, again.phase, again.ply) == (table.number, table.phase, table.ply)


def frozen() -> tuple[Table, list[Logged]]:
    """A game of other rules than these, with two steps in its log."""
    table = made("limes", "a-", rules=99)
    start = Joined(1, "bo", "Bo", "s", [{-1: "draw 7"}])
    step = Decided(0, "d4n", [{0: "d4n", 1: "d4n"}, {-1: "draw 8"}])
    log = [Logged(1, 0, start), Logged(2, 0, step), Logged(3, 0, Undone(0, 1))]
    return fold(table, log), log


def test_a_game_that_cannot_be_replayed_stays_readable() -> None:
    table, log = frozen()

    assert (table.phase, table.number) == ("frozen", 3)
    assert refusal(table, ANN, Resign("r", 0)) == "frozen"
    assert export.written(table, log, [0]).endswith("\n* ?\n0 d4n | 1 ?\n")


def test_a_game_that_cannot_be_replayed_can_be_ended() -> None:
    table, log = frozen()

    closed = replayed(table, Logged(4, 0, Closed()))

    assert (closed.phase, closed.end) == ("over", "abandoned")
    assert export.written(closed, log, []).endswith("\n* draw 7\n0 d4n | 1 d4n\n")


def test_a_frozen_table_holds_no_frames_which_would_hold_it() -> None:
    table, _ = frozen()

    assert table.trouble and table.trouble.__traceback__ is None
