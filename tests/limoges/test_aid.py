"""§3.3 All that a turn offers is listed; what cannot be done says why."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from limestone.i18n import Speech
from limestone.rules import limoges
from limestone.rules.game import CHANCE, Seat
from limestone.rules.limoges.agenda import Turn, Voting
from limestone.rules.limoges.aid import aid
from limestone.rules.limoges.changes import Earns, Gains, Pays
from limestone.rules.limoges.consequences import consequences
from limestone.rules.limoges.moves import Buy, Use
from limestone.rules.limoges.offers import Offer
from limestone.rules.limoges.table import State
from tests.limoges.positions import busy_step, chosen, table
from tests.limoges.test_consequences import gifts, options_at_random

GIVEN = {"jail": "justice", "free": "prison", "corrupt": "corruption", "ostend": "ostensions"}


def offered(state: State, seat: Seat = 0) -> dict[tuple[str, str], Offer]:
    return {(offer.deed, offer.about): offer for offer in aid(limoges.view(state, seat))}


def said(offer: Offer) -> tuple[Any, ...]:
    return *offer[:5], str(offer.refused), offer.tax


def named(text: str) -> tuple[str, str]:
    """The offer that a move belongs to: `place 4-1 ab_03` is about `ab_03`."""
    deed, *words = text.split()
    if deed in ("mint", "jealousy", "destroy", "end"):
        return deed, ""
    return deed, GIVEN.get(deed) or words[1 if deed == "place" else 0]


class Moment(NamedTuple):
    state: State
    seat: Seat


def moments(seed: int) -> Iterator[Moment]:
    """Every turn of a busy game."""
    rng = Random(seed)
    state = limoges.start(2 + seed % 3, chosen(*options_at_random(rng)))
    while due := limoges.actors(state):
        state = gifts(state, rng) if len(due) == 1 else state
        if due != (CHANCE,) and isinstance(state.agenda[-1], Turn):
            yield Moment(state, due[0])
        state = limoges.play(state, busy_step(state, rng))


@pytest.fixture(scope="module")
def turns() -> list[Moment]:
    return [moment for seed in range(5) for moment in moments(seed)][::3]


def test_what_is_offered_as_possible_is_what_is_legal(turns: list[Moment]) -> None:
    for state, seat in turns:
        texts = [limoges.write(move) for move in limoges.legal(state, seat)]
        legal = {named(text) for text in texts if not text.startswith("guard ")}

        possible = {key for key, offer in offered(state, seat).items() if not offer.refused}

        assert possible == legal


def test_everything_is_listed_at_all_times_for_everybody(turns: list[Moment]) -> None:
    always = {"place", "activate", "guards", "rob", "jail", "free", "corrupt", "ostend"}
    always |= {"commerce", "mint", "jealousy", "destroy", "end"}
    for state, _ in turns[::10]:
        for seat in range(len(state.players)):
            offers = offered(state, seat)

            assert always <= {deed for deed, _ in offers}
            assert {space.id for space in state.box.spaces} == {
                about for deed, about in offers if deed == "place"
            }


EARNED = {"rob": "theft", "commerce": "commerce", "mint": "mint"}
PAID = {"guards": "keys", "free": "justice", "buy": "tile"}


def test_the_coins_of_an_offer_are_those_of_the_move(turns: list[Moment]) -> None:
    for state, seat in turns[::2]:
        offers = offered(state, seat)
        for text, found in consequences(limoges.view(state, seat)).items():
            deed = text.split()[0]
            if deed not in EARNED | PAID:
                continue
            paid = {one.why: one.coins for one in found.changes if isinstance(one, Pays | Earns)}

            coins = paid.get((EARNED | PAID)[deed], 0)

            assert coins == offers[named(text)].terms["coins"], text


def test_the_tax_of_an_offer_is_what_is_then_paid(turns: list[Moment]) -> None:
    for state, seat in turns[::2]:
        offers = offered(state, seat)
        for text, found in consequences(limoges.view(state, seat), "place").items():
            if not limoges.play(state, {seat: limoges.read(text)}).agenda:
                continue  # §13.2 the last domino pays none
            taxed: Counter[Seat | str] = Counter()
            for one in found.changes:
                if isinstance(one, Pays | Earns) and one.why == "tax":
                    taxed[one.to if isinstance(one, Pays) else one.seat] += one.coins
            due: Counter[Seat | str] = Counter()
            for tax in offers[named(text)].tax:
                due[tax.seat] += tax.coins

            assert due == taxed, text


def test_a_tile_says_whether_its_action_can_be_used_once_it_is_bought(
    turns: list[Moment],
) -> None:
    for state, seat in turns:
        offers = offered(state, seat)
        tiles = {move.tile: move for move in limoges.legal(state, seat) if isinstance(move, Buy)}
        for tile, move in tiles.items():
            bought = limoges.play(state, {seat: move})
            while limoges.actors(bought) == (CHANCE,):
                bought = limoges.play(bought, busy_step(bought, Random(0)))
            if not bought.agenda or not isinstance(bought.agenda[-1], Turn):
                continue  # a tile has to go first
            can = any(
                isinstance(one, Use) and one.tile == tile for one in limoges.legal(bought, seat)
            )

            assert offers["buy", tile].terms["usable"] == ("yes" if can else "no")


def test_an_action_that_would_cost_the_meeple_just_spent_is_not_usable_at_once() -> None:
    rich = ("0 coins 30", "0 hand 6-3 5-4", "row lieux t17", "0 has red 1")

    usable = [
        offered(table(2, *rich, more))["buy", "t17"].terms["usable"]
        for more in ("0 has purple 1", "0 has purple 2")
    ]

    assert usable == ["no", "yes"]


def test_a_space_of_the_abbey_says_how_many_abbots_it_brings() -> None:
    lines = ["keys_chateau 1 6-3 red", "gi_imbert 1 5-2 red", "ab_04 n 6-1", "0 hand 4-1 3-3"]
    state = table(2, *lines, "0 coins 20")

    offer = offered(state)["place", "ab_03"]

    found = consequences(limoges.view(state, 0))["place 4-1 ab_03"].changes
    (gain,) = (one for one in found if isinstance(one, Gains))
    assert offer.terms == {"half": -1, "colour": gain.colour, "count": gain.count}
    assert offer.tax == (("gi_imbert", 1, 2),)


@pytest.mark.parametrize(
    ("lines", "deed", "why"),
    [
        pytest.param(["0 hand 6-1"], ("rob", "abbey"), "§6.1 limoges-power-inactive"),
        pytest.param(
            ["theft_abbey 1 6-3 red", "ab_03 0 4-3", "treasury abbey 9", "0 has blue 1"],
            ("rob", "abbey"),
            "§6.6 limoges-too-few-meeples",
        ),
        pytest.param(["0 hand 6-1"], ("place", "gi_imbert"), "§6.1 limoges-power-inactive"),
        pytest.param(["0 hand 6-1"], ("place", "ab_01"), "§7.2 limoges-no-entry"),
        pytest.param(["0 hand 6-1"], ("place", "justice"), "§6.1 limoges-no-colour"),
        pytest.param(
            ["justice 1 6-3 red", "0 has red 1", "0 hand 5-1 4-4"],
            ("place", "justice"),
            "§6.2 limoges-no-shared-half",
            id="of several dominoes none fits",
        ),
        pytest.param(
            ["justice 1 6-3 red", "0 has red 1", "0 hand 6-1 4-4", "0 coins 2"],
            ("place", "justice"),
            "§3.5 limoges-too-few-coins",
            id="one that fits is too dear: not what keeps the others away",
        ),
        pytest.param(["0 has red 4"], ("place", "port_naveix"), "§7.7 limoges-hand-empty"),
        pytest.param(["0 has red 4"], ("corrupt", "corruption"), "§6.1 limoges-power-inactive"),
        pytest.param(["0 has red 4"], ("activate", ""), "§6.3 limoges-nothing-idle"),
        pytest.param(
            ["gi_imbert 0 6-1", "0 has red 4"], ("activate", ""), "§6.3 limoges-only-gates-idle"
        ),
        pytest.param(["0 has red 4"], ("free", "prison"), "§6.5 limoges-prison-empty"),
        pytest.param(
            ["justice 0 6-3 red", "0 has red 6"], ("jail", "justice"), "limoges-nobody-to-jail"
        ),
    ],
)
def test_what_cannot_be_done_says_what_stands_nearest_in_the_way(
    lines: list[str], deed: tuple[str, str], why: str
) -> None:
    refused = offered(table(2, *lines))[deed].refused

    assert refused and why in f"{refused.section} {refused.code}"


@pytest.mark.parametrize(
    ("lines", "facts"),
    [
        (["treasury abbey 0", "ab_03 0 4-3"], {"building": "abbey", "treasury": 0}),
        (["treasury abbey 19", "ab_03 1 4-3"], {"building": "abbey", "treasury": 19}),
    ],
    ids=["nothing there", "nothing of one's own there"],
)
def test_who_robs_nothing_is_told_what_lies_there(
    lines: list[str], facts: dict[str, object]
) -> None:
    state = table(2, "theft_abbey 1 4-2 red", "0 has red 1", *lines)

    refused = offered(state)["rob", "abbey"].refused

    assert refused and refused.code == "limoges-nothing-to-rob" and refused.args_ == facts


def test_the_terms_of_the_guards_name_the_colour_of_a_new_one() -> None:
    state = table(2, "keys_chateau 1 6-0 red", "gi_orgolet 0 5-2", "0 has red 1")

    offers = offered(state)

    assert offers["guards", "chateau"].terms == {"colour": "red", "coins": 0, "to": 1}
    assert offers["guards", "cite"].terms == {"colour": "none", "coins": 0, "to": ""}


def test_before_the_own_turn_it_is_as_if_it_were_now() -> None:
    lines = ["0 hand 6-1", "1 hand 6-1", "0 has blue 1", "0 coins 9"]
    state = table(2, *lines)._replace(agenda=(Voting(),))

    assert offered(state)["place", "port_naveix"].refused is None


def test_on_an_empty_board_every_reason_has_its_rank() -> None:
    offers = offered(table(4, "0 has red 4"))

    assert "limoges-nothing-to-destroy" in str(offers["destroy", ""].refused)
    assert all(offer.near >= 0 for offer in offers.values())


def test_a_spectator_is_offered_nothing() -> None:
    assert aid(limoges.view(table(2), None)) == []


def test_what_is_offered_depends_on_what_the_seat_sees_only(turns: list[Moment]) -> None:
    rng = Random(8)
    for state, _ in turns[::5]:
        for seat in range(len(state.players)):
            twin = limoges.imagine(limoges.view(state, seat), rng)

            assert list(map(said, aid(limoges.view(twin, seat)))) == list(
                map(said, aid(limoges.view(state, seat)))
            )


def test_everything_offered_can_be_said_and_nothing_else_waits_to_be(turns: list[Moment]) -> None:
    words = {key.removeprefix("web-offer-") for key in Speech("en").entries if "web-offer-" in key}

    kinds = {offer.kind for state, seat in turns for offer in aid(limoges.view(state, seat))}

    assert kinds == words - {"meeple"}  # a part of others
