"""The exchange of salts: who adds what when, and that no table hangs."""

from dataclasses import replace

import msgspec
import pytest

from limestone.rules import record
from limestone.server.table import deadlines, export, fair_deals, kinds
from limestone.server.table.deadlines import passed, wake
from limestone.server.table.entry import Logged, after, fold, proposed
from limestone.server.table.exchange import ROUNDS, SECONDS
from limestone.server.table.order import Order
from limestone.server.table.person import Person
from limestone.server.table.salting import Commit, Reveal
from limestone.server.table.seating import Bot, Join, Leave, Left, Start, begin
from limestone.server.table.table import Table
from limestone.server.table.upkeep import Closed
from tests.server.made import ANN, BO, CY, growth, made, ordered, refusal

A, B, C = ("a" * 64, "b" * 64, "c" * 64)  # salts
SALTS = {ANN: A, BO: B, CY: C}
LATER = 1000 * SECONDS


def unsalted(people: str, *, auto: bool = True, adds: bool = False) -> Table:
    """A table of the scheme with an exchange, before it."""
    table = made("limits", people, auto=False)
    chairs = tuple(chair._replace(salt="", adds=adds) for chair in table.chairs)
    terms = replace(table.terms, chairs=chairs, scheme=fair_deals.EXCHANGED, auto=auto)
    return Table(terms, table.material, chairs)


def salted(people: str) -> Table:
    """A table whose seats are fixed, and where everybody's client adds a salt."""
    table = unsalted(people, adds=True)
    return growth(table, begin(table))[1]


def committed(table: Table, *people: Person, at: int = 0) -> Table:
    for person in people:
        order = Commit(f"c{person.id}", fair_deals.promise(SALTS[person]))
        table = ordered(table, person, order, at)
    return table


def revealed(table: Table, *people: Person) -> Table:
    for person in people:
        table = ordered(table, person, Reveal(f"r{person.id}", SALTS[person]))
    return table


def late(table: Table) -> Table:
    """The table after all that its time brings, at once."""
    proposed = passed(table, table.until or 0)
    assert proposed
    return growth(table, proposed, table.until or 0)[1]


def begun(table: Table) -> dict[int, str]:
    """The salts that are in the deals of a table where the game has begun."""
    assert table.phase == "playing" and table.exchange is None
    return {seat: chair.salt for seat, chair in enumerate(table.chairs) if chair.salt}


def test_the_game_begins_once_all_who_are_there_have_revealed() -> None:
    table = committed(salted("ab+"), ANN, BO)
    half = revealed(table, ANN)

    whole = revealed(half, BO)

    assert half.phase == "waiting"
    assert begun(whole) == {0: A, 1: B}


def test_nobody_reveals_before_all_have_committed() -> None:
    table = committed(salted("ab+"), ANN)

    assert refusal(table, ANN, Reveal("r", A)) == "salts-open"
    assert refusal(table, BO, Reveal("r", B)) == "salt-uncommitted"


def test_nobody_commits_after_the_first_could_reveal() -> None:
    table = late(committed(salted("abc"), ANN, BO))

    assert refusal(table, CY, Commit("c", fair_deals.promise(C))) == "salts-sealed"
    assert begun(revealed(table, ANN, BO)) == {0: A, 1: B}


def test_who_is_alone_adds_a_salt_at_once() -> None:
    assert begun(revealed(salted("a++"), ANN)) == {0: A}


def test_who_has_all_seats_adds_one_salt() -> None:
    assert begun(revealed(salted("aaa"), ANN)) == {0: A}


def test_bots_add_nothing() -> None:
    table = revealed(committed(salted("a+b"), ANN, BO), ANN, BO)

    assert begun(table) == {0: A, 2: B}


def test_who_is_not_there_adds_nothing_and_is_waited_for_a_few_seconds() -> None:
    table = committed(salted("ab+"), ANN)

    assert (passed(table, LATER - 1), wake(table)) == (None, LATER)
    assert begun(revealed(late(table), ANN)) == {0: A}


@pytest.mark.parametrize("people", ["a++", "ab+", "abc"])
def test_a_table_where_nobody_is_there_begins(people: str) -> None:
    assert begun(late(salted(people))) == {}


def test_a_table_whose_clients_add_nothing_begins_at_once() -> None:
    table = unsalted("a-+")

    assert begun(ordered(table, BO, Join("j"))) == {}


def test_who_withholds_a_salt_is_left_out_and_the_others_commit_anew() -> None:
    table = late(revealed(committed(salted("abc"), ANN, BO, CY), ANN, CY))

    assert table.exchange and table.exchange.round == 2
    assert refusal(table, BO, Commit("again", fair_deals.promise(B))) == "salts-sealed"
    again = revealed(committed(table, ANN, CY), ANN, CY)
    assert (begun(again), again.withheld) == ({0: A, 2: C}, ((1, 1),))
    header = record.read(export.written(again, [], [])).header
    assert (header.salts, header.withheld) == ({0: A, 2: C}, {1: 1})


def test_the_game_begins_within_seconds_whoever_withholds() -> None:
    """All commit in the last moment, and in every round the first of them does not reveal."""
    table = salted("abc")
    for round_ in range(1, ROUNDS + 1):
        asked = [person for person in SALTS if table.exchange and person.id in table.exchange.asked]
        table = committed(table, *asked, at=table.until or 0)
        table = late(revealed(table, *asked[1:]))
        assert len(table.withheld) == round_

    last = table.until
    table = late(table)

    assert (begun(table), last) == ({}, 2 * ROUNDS * LATER)


@pytest.mark.parametrize(
    "order",
    [Join("o"), Join("o", 1), Leave("o", 1), Bot("o", 1, "novice"), Start("o")],
    ids=lambda order: type(order).__name__,
)
def test_the_seats_are_fixed_while_salts_are_exchanged(order: Order) -> None:
    assert refusal(salted("ab+"), ANN, order) == "begins"


def test_strangers_add_nothing() -> None:
    table = salted("ab+")

    assert refusal(table, CY, Commit("c", fair_deals.promise(C))) == "not-seated"
    assert refusal(table, CY, Reveal("r", C)) == "not-seated"


def test_a_second_tab_of_one_person_changes_nothing() -> None:
    table = committed(salted("ab+"), ANN)

    assert refusal(table, ANN, Commit("other", fair_deals.promise(C))) == "salt-again"
    table = revealed(committed(table, BO), ANN)
    assert refusal(table, ANN, Reveal("other", A)) == "salt-again"


def test_commitments_and_reveals_are_entries_that_rebuild_the_table() -> None:
    """A restart in the middle of the exchange loses nothing."""
    table = salted("abc")
    empty = Table(table.terms, table.material, table.chairs)
    log: list[Logged] = [growth(empty, begin(empty))[0]]
    people = [Commit, Commit, Commit, Reveal, Reveal, Reveal]
    for n, order in enumerate(people):
        person = (ANN, BO, CY)[n % 3]
        words = fair_deals.promise(SALTS[person]) if order is Commit else SALTS[person]
        logged, table = growth(table, order(f"o{n}", words).propose(table, person), at=n)
        log.append(logged)

        stored = [msgspec.structs.replace(e, body=kinds.read(kinds.write(e.body))) for e in log]
        again = fold(empty, stored)

        assert (again.exchange, again.until) == (table.exchange, table.until)
    assert begun(again) == begun(table) == {0: A, 1: B, 2: C}
    assert again.referee and table.referee and again.referee.steps == table.referee.steps


def test_after_a_restart_there_is_time_to_come_back() -> None:
    table = committed(salted("ab+"), ANN)

    more = deadlines.resumed(table, 50_000)
    assert more
    table = growth(table, more)[1]
    assert (wake(table), passed(table, 50_000 + LATER)) == (60_000, None)


def test_a_table_of_the_old_scheme_begins_as_it_used_to() -> None:
    table = made("limits", "a-+")

    table = ordered(table, BO, Join("j", salt="mine", adds=True))

    assert begun(table) == {0: "a", 1: "mine", 2: "salt"}
    assert record.read(export.written(table, [], [])).header.scheme == fair_deals.OLD


def test_a_table_that_the_operator_ends_asks_for_no_salts() -> None:
    table = after(salted("ab+"), Logged(9, 0, Closed()))

    assert (wake(table), table.exchange) == (None, None)
    assert refusal(table, ANN, Commit("c", fair_deals.promise(A))) == "salts-closed"


def test_a_table_whose_seat_was_freed_during_an_exchange_waits_for_somebody() -> None:
    """As logs of before may say; who is deleted today is played by a bot."""
    table = growth(committed(salted("ab"), ANN), proposed(salted("ab"), Left(1)))[1]

    assert (table.exchange, table.vacant()) == (None, (1,))
    assert ordered(table, CY, Join("j", adds=True)).exchange
