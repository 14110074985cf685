"""§2 to §4 Setting up, a round, a turn."""

import ast
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from limestone.rules import limits
from limestone.rules.game import CHANCE, GAMES, Refused, options
from limestone.rules.limits.moves import Hide, Shuffle
from limestone.rules.limits.table import State, Turn
from tests.limits.tables import CHOICES, SEATS, Choice, after, all_cards, game, step, table, written

CARDS = "rygbv" * 12
TEN = "1,2,3,4,5,6,7,8,9,10"


def dealt(seats: int, starter: int = 0) -> State:
    limit_cards = {2: 10, 3: 18, 4: 18, 5: 14, 6: 14}[seats]
    state = limits.start(seats, options(GAMES["limits"]))
    return limits.play(state, {CHANCE: Shuffle(CARDS, tuple(range(1, limit_cards + 1)), starter)})


@pytest.mark.parametrize(
    ("seats", "rounds", "hand", "hidden"),
    [(2, 10, 6, 2), (3, 18, 5, 1), (4, 18, 5, 1), (5, 14, 5, 1), (6, 14, 5, 1)],
    ids=lambda value: str(value),
)
def test_the_number_of_players_sets_rounds_hands_and_hidden_cards(
    seats: int, rounds: int, hand: int, hidden: int
) -> None:
    start = limits.start(seats, options(GAMES["limits"]))
    state = limits.play(start, {CHANCE: limits.chance(start, Random(1))})

    assert len(state.limits) == rounds
    assert [len(cards) for cards in state.hands] == [hand] * seats
    assert {len(move.cards) for move in limits.legal(state, 0) if isinstance(move, Hide)} == {
        hidden
    }


def test_cards_are_dealt_one_at_a_time_from_seat_0_on() -> None:
    state = dealt(2)

    assert state.hands == ("rrygbv", "ryygbv")
    assert state.draw == CARDS[12:]


def test_chance_decides_once_and_asks_only_for_whole_numbers() -> None:
    class Dice:
        def randrange(self, n: int, /) -> int:
            return n - 1

    state = limits.start(2, options(GAMES["limits"]))

    shuffle = limits.chance(state, Dice())

    assert shuffle == Shuffle(CARDS, tuple(range(1, 11)), 1)
    assert limits.actors(limits.play(state, {CHANCE: shuffle})) == (0, 1)


def test_all_hide_at_the_same_time_then_the_starter_begins() -> None:
    state = dealt(3, starter=2)
    assert limits.actors(state) == (0, 1, 2)

    state = after(state, "0 hide r | 1 hide y | 2 hide g")

    assert (state.hidden, limits.actors(state)) == (("r", "y", "g"), (2,))


def test_it_does_not_matter_in_which_order_the_hiding_is_told() -> None:
    state = dealt(3)
    moves = step("0 hide r | 1 hide y | 2 hide g")

    assert limits.play(state, dict(reversed(moves.items()))) == limits.play(state, moves)


def test_turns_go_clockwise() -> None:
    state = table("rrrr rrrr rrrr", "g g g", draw="bbbbb")

    seats = []
    for _ in range(4):
        seats.append(state.turn)
        state = after(state, f"{state.turn} play r")

    assert seats == [0, 1, 2, 0]


def test_playing_lays_one_card_then_draws_one() -> None:
    state = after(table("rgbv rrrr", "rr rr", draw="yv"), "0 play g")

    assert (state.hands[0], state.draw) == ("rybv", "v")
    assert state.turns == (Turn(0, "g"),)
    assert (state.turn, state.points) == (1, (0, 0))


def test_an_exchange_lays_two_returns_two_and_draws_four_before_that() -> None:
    state = after(table("vvvv rrrr", "rr rr", draw="rygby"), "0 exchange v")

    assert (state.hands[0], state.draw) == ("rygb", "vvy")
    assert state.turns == (Turn(0, "vv"),)
    assert (state.turn, state.points) == (1, (1, 0))


@pytest.mark.parametrize(
    ("draw", "line", "hand", "left"),
    [
        pytest.param("", "0 play v", "vvv", "", id="§4.6 nothing to draw"),
        pytest.param("", "0 exchange v", "", "vv", id="§4.6 an exchange draws nothing"),
        pytest.param("rg", "0 exchange v", "rg", "vv", id="§4.6 an exchange draws what is left"),
        pytest.param("rgby", "0 exchange v", "rygb", "vv", id="§4.2 an exchange takes the last"),
    ],
)
def test_an_empty_draw_pile_gives_no_card(draw: str, line: str, hand: str, left: str) -> None:
    state = after(table("vvvv rrrr", "rr rr", draw=draw), line)

    assert (state.hands[0], state.draw) == (hand, left)


@pytest.mark.parametrize(
    ("state", "moves"),
    [
        pytest.param(
            table("rrgb rrrr rrrr", "g g g"),
            ["play r", "play g", "play b"],
            id="§4.3 nobody has laid a card yet",
        ),
        pytest.param(
            table("rrgb rgrr rrbb", "g g g", "0r 1r"),
            ["play r", "play b", "accuse 0", "accuse 1"],
            id="§4.3 only who has laid a card",
        ),
        pytest.param(
            table("vvvv rrrr rrrr", "g g g", "0r 1r 2r"),
            ["play v", "exchange v", "accuse 1", "accuse 2"],
            id="§4.2 four of one colour may be exchanged",
        ),
        pytest.param(
            table("- rrrr rrrr", "g g g", "0r 1r 2r"),
            ["accuse 1", "accuse 2"],
            id="§4.6 an empty hand must accuse",
        ),
        pytest.param(
            table("rrgbv rrrrr rrrrr", ""),
            ["hide r", "hide g", "hide b", "hide v"],
            id="§3.1 any card may be hidden",
        ),
        pytest.param(
            table("rrgggv rrrrrr", ""),
            ["hide rr", "hide rg", "hide rv", "hide gg", "hide gv"],
            id="§3.1 two players hide two",
        ),
    ],
)
def test_the_legal_moves_are(state: State, moves: Sequence[str]) -> None:
    seat = limits.actors(state)[0]

    assert written(limits.legal(state, seat)) == moves


@pytest.mark.parametrize("seat", [CHANCE, 1, 2, 7])
def test_who_is_not_due_has_no_legal_move(seat: int) -> None:
    assert limits.legal(table("rrgb rrrr rrrr", "g g g"), seat) == ()


def test_another_spelling_is_given_its_one_name() -> None:
    assert limits.check(dealt(2), 0, Hide("gr")) == Hide("rg")


HIDING = table("rrgbv rrrrr rrrrr", "")
TURN = table("rrgg rrrr rrrr", "g g g", "2r")
EMPTY = table("- rrrr rrrr", "g g g", "0r 1r 2r")
UNSHUFFLED = limits.start(2, options(GAMES["limits"]))
REMATCH = limits.start(2, options(GAMES["limits"], starter=1))

REFUSALS = [
    pytest.param(TURN, "1 play r", "limits-not-due", "§3.2", id="not one's turn"),
    pytest.param(TURN, f"* shuffle {CARDS} 1 0", "limits-not-due", "§3.2", id="shuffled again"),
    pytest.param(HIDING, "0 play r", "limits-hide-first", "§3.1", id="play before hiding"),
    pytest.param(HIDING, "0 hide rg", "limits-hide-count", "§3.1", id="hide two of three players"),
    pytest.param(HIDING, "0 hide y", "limits-not-in-hand", "§3.1", id="hide what one has not"),
    pytest.param(TURN, "0 play v", "limits-not-in-hand", "§4.1", id="play what one has not"),
    pytest.param(TURN, "0 exchange r", "limits-not-four", "§4.2", id="exchange fewer than four"),
    pytest.param(TURN, "0 accuse 0", "limits-accuse-oneself", "§4.3", id="accuse oneself"),
    pytest.param(TURN, "0 accuse 1", "limits-nothing-laid", "§4.3", id="accuse without a card"),
    pytest.param(TURN, "0 accuse 3", "limits-no-such-seat", "§4.3", id="accuse nobody"),
    pytest.param(TURN, "0 hide r", "limits-turn-due", "§4", id="hide again"),
    pytest.param(EMPTY, "0 play r", "limits-must-accuse", "§4.6", id="play from an empty hand"),
    pytest.param(EMPTY, "0 exchange r", "limits-must-accuse", "§4.6", id="exchange from none"),
    pytest.param(UNSHUFFLED, "* play r", "limits-shuffle-due", "§2", id="chance does not play"),
    pytest.param(
        UNSHUFFLED, f"* shuffle {CARDS}r {TEN} 0", "limits-shuffle-cards", "§1.1", id="61 cards"
    ),
    pytest.param(
        UNSHUFFLED,
        f"* shuffle {CARDS[:-1]}r {TEN} 0",
        "limits-shuffle-cards",
        "§1.1",
        id="13 reds and 11 violets",
    ),
    pytest.param(
        REMATCH, f"* shuffle {CARDS} {TEN} 0", "limits-starter", "§3.2", id="another begins"
    ),
    pytest.param(
        UNSHUFFLED, f"* shuffle {CARDS} 1,2 0", "limits-shuffle-limits", "§2.1", id="two rounds"
    ),
    pytest.param(
        UNSHUFFLED,
        f"* shuffle {CARDS} {TEN[:-2]}25 0",
        "limits-shuffle-unknown-limit",
        "§1.2",
        id="a 25th limit card",
    ),
    pytest.param(
        UNSHUFFLED,
        f"* shuffle {CARDS} {TEN[:-2]}1 0",
        "limits-shuffle-limit-twice",
        "§2.1",
        id="a limit card twice",
    ),
    pytest.param(
        UNSHUFFLED, f"* shuffle {CARDS} {TEN} 2", "limits-no-such-seat", "§3.2", id="no such seat"
    ),
]


@pytest.mark.parametrize(("state", "line", "code", "section"), REFUSALS)
def test_what_may_not_be_done_is_refused(state: State, line: str, code: str, section: str) -> None:
    [(seat, move)] = step(line).items()

    with pytest.raises(Refused) as refused:
        limits.check(state, seat, move)

    assert (refused.value.code, refused.value.section) == (code, section)


def test_every_refusal_of_a_move_is_in_the_table_above() -> None:
    path = Path(limits.__file__).with_name("check.py")
    calls = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
    raised = {
        call.args[0].value
        for call in calls
        if isinstance(call.func, ast.Name)
        and call.func.id == "Refused"
        and isinstance(call.args[0], ast.Constant)
    }

    assert raised == {row.values[2] for row in REFUSALS}


@pytest.mark.parametrize("choose", CHOICES, ids=lambda choose: choose.__name__)
@pytest.mark.parametrize("seats", SEATS)
def test_no_card_is_lost_or_made_and_nobody_is_stuck(seats: int, choose: Choice) -> None:
    for state, moves in game(seats, seed=seats, choose=choose):
        if state.limits:
            assert all_cards(state) == "".join(sorted(CARDS))
        for seat in moves:
            assert seat == CHANCE or limits.legal(state, seat)
    assert sum(state.taken) == len(state.limits) == len(state.rounds)


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_legal_is_what_check_lets_through(seats: int) -> None:
    shuffle = Shuffle(CARDS, (1,), 0)
    everything = [
        *(
            limits.read(f"{word} {card}")
            for word in ("hide", "play", "exchange")
            for card in "rygbv"
        ),
        *(limits.read(f"hide {one}{two}") for one in "rygbv" for two in "rygbv"),
        *(limits.read(f"accuse {seat}") for seat in range(8)),
        shuffle,
    ]
    for state, _ in game(seats, seed=7):
        for seat in range(seats):
            passed = []
            for move in everything:
                try:
                    passed.append(limits.check(state, seat, move))
                except Refused:
                    continue
            assert set(passed) == set(limits.legal(state, seat))
