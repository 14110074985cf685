"""§2.4 Who sees what: a view that shows too much is still consistent, so it is spelt out here."""

import re
from random import Random

import pytest

from limestone.rules import limoges
from limestone.rules.game import CHANCE, Seat
from limestone.rules.limoges.moves import Move
from limestone.rules.limoges.table import State
from limestone.rules.limoges.view import View
from tests.limoges.positions import after, busy_step, chosen, domino, step_of, table
from tests.limoges.test_laws import busy_game

HAND = ["0 hand 6-3 5-4", "1 hand 6-6 4-4 2-2", "0 objectives ob01", "1 objectives ob02"]


def shown_in(view: View) -> str:
    """The view of one seat as text, without the rules and the box."""
    hidden = view.scene._replace(box=None, rules=None)  # type: ignore[arg-type]
    return repr(view._replace(scene=hidden))


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_hand_is_seen_by_its_own_seat_only(seat: Seat | None) -> None:
    view = limoges.view(table(2, *HAND), seat)

    assert [seen.hand for seen in view.scene.seats] == [2, 3]
    assert [seen.bag for seen in view.scene.seats] == [26, 25]
    own = {None: (), 0: ("6-3", "5-4"), 1: ("6-6", "4-4", "2-2")}[seat]
    assert view.own.hand == tuple(map(domino, own))


@pytest.mark.parametrize(("seat", "known"), [(None, ()), (0, ("ob01",)), (1, ("ob02",))])
def test_an_objective_is_known_to_its_own_seat_only(
    seat: Seat | None, known: tuple[str, ...]
) -> None:
    text = shown_in(limoges.view(table(2, *HAND), seat))

    assert tuple(card for card in ("ob01", "ob02") if card in text) == known


def test_what_was_given_back_is_known_to_the_giver_only() -> None:
    state = limoges.start(3, chosen())
    state = after(state, "* objectives 0:ob03,ob07 1:ob01,ob12 2:ob02,ob04")
    state = after(state, "0 keep ob03 | 1 keep ob12 | 2 keep ob02")

    assert limoges.view(state, 0).own.returned == ("ob07",)
    for seat in (None, 1, 2):
        assert "ob07" not in shown_in(limoges.view(state, seat))


def test_objectives_are_shown_when_the_game_is_over() -> None:
    over = table(2, *HAND)._replace(agenda=())

    view = limoges.view(over, None).scene

    assert view.revealed == (("ob01",), ("ob02",))
    assert [card for card, _ in view.standings] == ["ob01", "ob02"]
    assert limoges.view(table(2, *HAND), None).scene.revealed == ()


def test_drawn_ostensions_are_seen_by_the_drawer_only() -> None:
    lines = ["ostensions 0 6-1 red", "0 hand 6-3", "0 has red 1"]
    state = after(table(2, *lines), "0 ostend 6-3", "* ostensions os2,os4,os5")

    assert "('os2', 'os4', 'os5')" in shown_in(limoges.view(state, 0))
    for seat in (None, 1):
        text = shown_in(limoges.view(state, seat))
        assert "('?', '?', '?')" in text
        assert "('os2', 'os4', 'os5')" not in text


@pytest.mark.parametrize(
    ("line", "secret"),
    [
        ("* draw 0:6-5,6-1,5-4,4-2,3-3,2-0,1-0 1:6-6,5-2,4-3,4-0,3-1,2-2,0-0", "6-1"),
        ("* objectives 0:ob03,ob07 1:ob01,ob12", "ob07"),
    ],
)
def test_a_deal_is_told_to_its_own_seat_only(line: str, secret: str) -> None:
    state = limoges.start(2, chosen("no-tiles"))
    if "draw" in line:
        state = after(state, "* objectives 0:ob03,ob07 1:ob01,ob12", "* first 0:6-3 1:2-1")

    told = {seat: repr(limoges.tell(state, step_of(line), seat)) for seat in (None, 0, 1)}

    assert secret in told[0]
    assert secret not in told[1] + told[None]


@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_table_looks_like_the_view(seed: int) -> None:
    seats = 2 + seed % 3
    for state, _ in busy_game(seats, ("events",) if seed % 2 else (), seed):
        for seat in (None, *range(seats)):
            seen = limoges.view(state, seat)
            imagined = limoges.imagine(seen, Random(seed))
            assert limoges.view(imagined, seat) == seen
            if seat in limoges.actors(state):
                assert list(limoges.legal(imagined, seat)) == list(limoges.legal(state, seat))


def test_imagining_varies_what_is_hidden() -> None:
    state = table(3, *HAND, "2 hand 5-5")
    hands = {
        limoges.imagine(limoges.view(state, 0), Random(seed)).players[1].hand for seed in range(20)
    }

    assert len(hands) > 10


def test_a_vote_of_this_round_is_imagined_in_the_bag() -> None:
    state = table(2, "1 hand 6-6 5-5 4-4")
    voter = state.players[1]._replace(voted=tuple(map(domino, ("6-5", "6-4", "6-3"))))
    state = state._replace(players=(state.players[0], voter))

    for seed in range(20):
        hand = limoges.imagine(limoges.view(state, 0), Random(seed)).players[1].hand
        assert not set(hand) & set(voter.voted)


@pytest.mark.parametrize("seed", range(5))
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_see(seed: int) -> None:
    """Twin tables that look alike to a seat go on looking alike while the same is done."""
    seats, rng = 2 + seed % 3, Random(seed)
    state = limoges.start(seats, chosen("events"))
    watcher = seed % seats
    while limoges.actors(state):
        twin = limoges.imagine(limoges.view(state, watcher), rng)
        step = busy_step(state, rng)
        then = limoges.play(state, step)
        if public(state, step, watcher) and limoges.actors(then):
            assert limoges.actors(twin) == limoges.actors(state)
            twin_then = limoges.play(twin, step)
            assert limoges.view(twin_then, watcher) == limoges.view(then, watcher)
            assert limoges.tell(twin, step, watcher) == limoges.tell(state, step, watcher)
        state = then


def public(state: State, step: dict[Seat, Move], watcher: Seat) -> bool:
    """Whether a step can be taken alike on both tables: it uses no hidden domino or card."""
    if step.keys() == {CHANCE}:
        return limoges.write(step[CHANCE]).split()[0] in ("tiles", "event", "first")
    hidden = ("vote", "place", "buy", "corrupt", "ostend", "end", "keep")
    texts = [limoges.write(move) for seat, move in step.items() if seat != watcher]
    exchanges = any(re.fullmatch(r"use \S+ \d-\d", text) for text in texts)
    return not exchanges and not {text.split()[0] for text in texts} & set(hidden)


@pytest.mark.parametrize(
    ("seat", "shown"),
    [
        (None, ["?", "? | ?", "first", "tiles", "?", "vote | vote"]),
        (0, ["?", "keep | ?", "first", "tiles", "?", "vote | vote"]),
        (1, ["?", "? | keep", "first", "tiles", "?", "vote | vote"]),
    ],
)
def test_what_is_disclosed_while_the_game_lasts(seat: Seat | None, shown: list[str]) -> None:
    lines = [
        "* objectives 0:ob03,ob07 1:ob01,ob12 2:ob02,ob04",
        "0 keep ob03 | 1 keep ob12 | 2 keep ob02",
        "* first 0:6-3 1:2-1 2:6-6",
        "* tiles personnages:t05,t03,t07 lieux:t01,t09,t02",
        "* draw 0:6-5,6-1,5-4,4-2,3-3,2-0,1-0 1:6-6,5-2,4-3,4-0,3-1,2-2,0-0"
        " 2:6-6,5-2,4-3,4-0,3-1,2-2,0-0",
        "0 vote none | 1 vote none | 2 vote none",
    ]
    state = after(limoges.start(3, chosen()), *lines)
    steps = [step_of(line) for line in lines]

    disclosed = limoges.disclosed(state, steps, seat)

    words = [
        " | ".join("?" if move is None else limoges.write(move).split()[0] for move in two)
        for two in (list(step.values())[:2] for step in disclosed)
    ]
    assert words == shown


def test_everything_is_disclosed_when_the_game_is_over() -> None:
    steps = [step_of("* objectives 0:ob03,ob07 1:ob01,ob12")]

    over = limoges.start(2, chosen())._replace(agenda=())

    assert limoges.disclosed(over, steps, None) == steps
