"""What is told of a step, and to whom."""

from collections.abc import Sequence

import pytest

from limestone.rules import limits
from limestone.rules.game import Event, Seat
from limestone.rules.limits.cards import in_order, without
from limestone.rules.limits.moves import Hide
from tests.limits.tables import SEATS, game, patient, played, shuffle, step, table

DEAL = shuffle("rrgbv yybbv rygbb", "rgbv")
HIDE = "0 hide r | 1 hide y | 2 hide g"
PLAY = ("0 play r", "1 play y")


@pytest.mark.parametrize("seats", SEATS)
def test_events_name_another_seats_cards_only_when_all_have_seen_them(seats: int) -> None:
    names = ("laid", "exchanged", "revealed", "guilty", "innocent")
    shown = {f"limits-{name}" for name in names}
    for state, moves in game(seats, seed=5, choose=patient):
        for event in limits.tell(state, moves, None) if moves else ():
            assert event.name in shown or not {"card", "cards"} & set(event.facts)


def told(line: str, seat: Seat | None) -> Sequence[Event]:
    return limits.tell(played(DEAL, HIDE, *PLAY).states[-1], step(line), seat)


def test_the_drawer_sees_the_card_and_the_others_that_one_was_drawn() -> None:
    laid = Event("limits-laid", {"seat": 2, "card": "y"})

    assert told("2 play y", 2) == [
        laid,
        Event("limits-drew", {"seat": 2, "cards": "b", "count": 1}),
    ]
    assert told("2 play y", 0) == [laid, Event("limits-drew-unseen", {"seat": 2, "count": 1})]


def test_who_hides_sees_the_card_and_the_others_that_one_was_hidden() -> None:
    state = played(DEAL).states[-1]

    assert limits.tell(state, {0: Hide("r"), 1: Hide("y")}, 0) == [
        Event("limits-hid", {"seat": 0, "cards": "r", "count": 1}),
        Event("limits-hid-unseen", {"seat": 1, "count": 1}),
    ]


def test_the_verdict_is_told_with_its_count_and_who_pays_what() -> None:
    events = told("2 accuse 1", None)

    assert [event.name for event in events] == [
        "limits-accused",
        *["limits-revealed"] * 3,
        "limits-innocent",
        "limits-scores",
        "limits-round",
    ]
    assert events[4].facts == {
        "seat": 1,
        "accuser": 2,
        "card": "y",
        "lying": 1,
        "printed": 0,
        "raised": 1,
        "raised_by": (1,),
        "allowed": 1,
        "loser": 2,
        "penalty": 2,
        "earner": 1,
        "points": 1,
        "sections": ("§5.1", "§5.2"),
    }


@pytest.mark.parametrize(
    ("draw", "names"),
    [
        pytest.param("rygb", ["limits-exchanged", "limits-drew"], id="§4.2 four drawn"),
        pytest.param("", ["limits-exchanged", "limits-drew-nothing"], id="§4.6 nothing left"),
    ],
)
def test_an_exchange_is_told_with_its_point(draw: str, names: list[str]) -> None:
    events = limits.tell(table("vvvv rrrr", "rr rr", draw=draw), step("0 exchange v"), 0)

    assert [event.name for event in events] == names
    assert events[0].facts == {"seat": 0, "card": "v", "points": 1}


def test_the_limit_card_is_told_colour_by_colour() -> None:
    [*_, turned_up] = limits.tell(played().states[0], step(DEAL), None)

    assert turned_up.name == "limits-round"
    assert turned_up.facts == dict(round=1, rounds=18, seat=0, r="X", y=0, g=3, b=3, v=5)


def test_a_refill_is_told_to_its_drawer_only() -> None:
    state = table("rrr rrrr rrrr", "g b v", "0g 1y", draw="vv")

    assert limits.tell(state, step("2 accuse 1"), 0)[-2] == Event(
        "limits-drew", {"seat": 0, "cards": "v", "count": 1}
    )
    assert limits.tell(state, step("2 accuse 1"), 1)[-2] == Event(
        "limits-drew-unseen", {"seat": 0, "count": 1}
    )


@pytest.mark.parametrize("seats", SEATS)
def test_the_end_is_told_with_the_scores(seats: int) -> None:
    *_, (before, moves), (state, _) = game(seats, seed=seats)

    last = limits.tell(before, moves, None)[-1]

    facts = {"scores": limits.scores(state), "winners": limits.winners(state)}
    assert last == Event("limits-over", facts)


def test_a_shared_win_is_told_with_its_rule() -> None:
    *_, (state, _) = game(2, seed=2)

    told = limits.tie_break(state._replace(points=(5, 3), taken=(1, 0)))

    assert told == Event("limits-tie", {"section": "§6", "points": 3, "winners": (0, 1)})


@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_that_listens_always_knows_its_hand(seats: int) -> None:
    hand = ""
    for state, moves in game(seats, seed=8, choose=patient):
        assert hand == state.hands[0]
        for event in limits.tell(state, moves, 0):
            hand = heard(hand, event)


def heard(hand: str, event: Event) -> str:
    """The hand of seat 0 after what it was told."""
    if event.facts.get("seat") != 0:
        return hand
    cards = str(event.facts.get("cards", event.facts.get("card")))
    match event.name:
        case "limits-drew" | "limits-revealed":
            return in_order(hand + cards)
        case "limits-hid" | "limits-laid":
            return without(hand, cards)
        case "limits-exchanged":
            return without(hand, cards * 4)
    return hand


def test_the_totals_are_told_after_every_round() -> None:
    [told_after] = [event for event in told("2 accuse 1", None) if event.name == "limits-scores"]

    assert told_after.facts == {"round": 1, "totals": ["0:0", "1:1", "2:-2"]}


@pytest.mark.parametrize(("words", "pile"), [((), {}), (("open-pile",), {"pile": "open"})])
def test_a_card_stays_visible_only_on_an_open_pile(
    words: tuple[str, ...], pile: dict[str, str]
) -> None:
    state = table("rgbv vvvv", "r g", "0r", words=words)

    laid, _ = limits.tell(state, step("1 play v"), None)
    exchanged, _ = limits.tell(state, step("1 exchange v"), None)

    assert laid.facts == {"seat": 1, "card": "v", **pile}
    assert exchanged.facts == {"seat": 1, "card": "v", "points": 1, **pile}
