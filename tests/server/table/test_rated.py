"""Rated tables: who may sit there, what spoils a game, and the laws of the numbers."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limestone.rules.game import LEVELS
from limestone.rules.ranks import places
from limestone.server.table import rated
from limestone.server.table.absence import Hand, Handed, Resign, Resigned
from limestone.server.table.asking import Answer, Ask
from limestone.server.table.chairs import OPEN, Chair
from limestone.server.table.deadlines import passed
from limestone.server.table.deciding import decision
from limestone.server.table.entry import proposed
from limestone.server.table.person import Person
from limestone.server.table.rated import Placed
from limestone.server.table.seating import Bot, Join
from limestone.server.table.strength import Played, Strength, anchor
from limestone.server.table.strength import rated as rate
from limestone.server.table.table import PLAYING, Table, replace
from limestone.server.table.upkeep import Closed
from tests.server.made import ANN, BO, decided, growth, history, made, ordered, refusal

DI = Person("di", "Di", "account")
START = Strength()


def playing(people: str = "ab", *, counts: bool = True) -> Table:
    """A game of Limits in which everybody has decided once."""
    return list(history("limits", people, Random(1), 6, rated=counts))[-1][1]


def after(table: Table, entry: object) -> Table:
    return growth(table, proposed(table, entry))[1]  # type: ignore[arg-type]


def stood_in(table: Table) -> Table:
    """A bot has decided for whoever is due."""
    seat = table.waiting_for()[0]
    away = after(table, Handed(seat, "novice"))
    move = away.game.write(away.game.legal(away.state, seat)[0])
    return growth(away, decision(away, seat, move, stand_in=True))[1]


def undone(table: Table) -> Table:
    asked = ordered(table, ANN, Ask("o", 0, "undo"))
    return ordered(asked, BO, Answer("o", 1, True))


SPOILS: list[tuple[str, Callable[[Table], Table], str]] = [
    ("nothing", lambda table: table, ""),
    ("an undo that all agree to", undone, "undo"),
    ("a bot that decides for somebody", stood_in, "stand-in"),
    ("the operator", lambda table: after(table, Closed()), "abandoned"),
    ("giving up at two", lambda table: ordered(table, ANN, Resign("o", 0)), ""),
]


@pytest.mark.parametrize(("what", "happens", "why"), SPOILS, ids=[row[0] for row in SPOILS])
def test_what_spoils_a_rated_game(what: str, happens: Callable[[Table], Table], why: str) -> None:
    assert rated.uncounted(happens(playing())) == why
    assert rated.uncounted(happens(playing(counts=False))) == ""


def test_who_gives_up_is_last() -> None:
    over = ordered(playing(), ANN, Resign("o", 0))

    assert rated.outcome(over) == [Placed("ann", "", 2), Placed("bo", "", 1)]


def test_who_gives_up_is_last_also_where_a_bot_plays_on_and_wins() -> None:
    rng = Random(1)
    table = ordered(made("limes", "abc", rated=True), ANN, Resign("o", 0))
    while table.phase == PLAYING:
        seat = table.waiting_for()[0]
        move = table.game.write(rng.choice(table.game.legal(table.state, seat)))
        table = growth(table, decision(table, seat, move, stand_in=seat == 0))[1]

    assert places(table.game.ranks(table.state))[0] == 1
    assert rated.uncounted(table) == ""
    assert rated.outcome(table)[0] == Placed("ann", "", 3)


def test_nobody_hands_a_game_that_counts_to_a_bot() -> None:
    assert refusal(playing(), ANN, Hand("o", 0, "novice")) == "rated-hand"
    assert refusal(undone(playing()), ANN, Hand("o", 0, "novice")) == ""


def test_when_time_is_up_at_a_rated_table_it_counts_as_resigning() -> None:
    pace = {"seconds": 60, "policy": "resign", "level": "casual"}
    table = made("limits", "ab", pace=pace, rated=True)
    table = decided(table, 1, table.game.write(table.game.legal(table.state, 1)[0]))
    over = passed(replace(table, reminded=(0,)), table.deadline or 0)

    assert over and over.entry == Resigned(0, "time")
    assert rated.uncounted(over.table) == ""
    assert rated.outcome(over.table) == [Placed("ann", "", 2), Placed("bo", "", 1)]


def test_a_rated_table_is_for_accounts() -> None:
    table = made("limits", "ab-", rated=True)

    assert refusal(table, Person("cy", "Cy", "guest"), Join("o")) == "rated-account"
    assert refusal(table, DI, Join("o")) == ""


def test_a_bot_leaves_two_people_at_a_rated_table() -> None:
    assert refusal(made("limits", "a-", rated=True), ANN, Bot("o", 1, "novice")) == "rated-people"
    assert refusal(made("limits", "ab-", rated=True), ANN, Bot("o", 2, "novice")) == ""
    assert refusal(made("limits", "a-"), ANN, Bot("o", 1, "novice")) == ""


def test_there_are_no_hints_at_a_rated_table() -> None:
    assert not rated.allows_hints(playing())
    assert rated.allows_hints(playing(counts=False))


def test_players_of_one_device_are_not_rated() -> None:
    with pytest.raises(ValueError, match="rated-people"):
        rated.check_chairs(made("limits", "aa").chairs)
    rated.check_chairs([*made("limits", "a-").chairs, Chair(OPEN)])


strengths = st.builds(Strength, st.floats(0, 50), st.floats(0.5, 9))
tables = st.lists(st.tuples(strengths, st.integers(1, 6)), min_size=2, max_size=6)


def played(found: list[tuple[Strength, int]]) -> list[Played]:
    return [Played(f"p{n}", strength, place) for n, (strength, place) in enumerate(found)]


@given(tables, st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_the_order_of_the_players_does_not_matter(
    found: list[tuple[Strength, int]], rng: Random
) -> None:
    one = played(found)
    other = [*one]
    rng.shuffle(other)

    assert rate(one) == rate(other)


@given(st.integers(2, 6))
@settings(max_examples=10, deadline=None)
def test_equals_who_tie_stay_equal(seats: int) -> None:
    after = rate([Played(f"p{n}", START, 1) for n in range(seats)])

    assert len({round(one.mu, 9) for one in after.values()}) == 1
    assert all(abs(one.mu - START.mu) < 1e-9 for one in after.values())


@given(tables)
@settings(max_examples=60, deadline=None)
def test_who_is_alone_first_does_not_fall_and_who_is_alone_last_does_not_rise(
    found: list[tuple[Strength, int]],
) -> None:
    places = [place for _, place in found]
    before, after = played(found), rate(played(found))
    for one in before:
        if one.place == min(places) and places.count(one.place) == 1:
            assert after[one.who].mu >= one.strength.mu
        if one.place == max(places) and places.count(one.place) == 1:
            assert after[one.who].mu <= one.strength.mu


def test_a_number_is_shown_with_the_interval_in_which_it_lies() -> None:
    assert (START.shown, START.error) == (1500, 490)


@pytest.mark.parametrize("game", LEVELS)
def test_every_level_of_bots_is_an_anchor_and_each_is_stronger_than_the_last(game: str) -> None:
    numbers = [anchor(game, level).shown for level in LEVELS[game]]

    assert numbers == sorted(set(numbers))
