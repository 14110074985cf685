"""The bots of Les Deux Limoges: what they do by habit."""

from random import Random

import pytest

from limestone.bots.limoges import LEVELS, by_habit
from limestone.bots.limoges_habits import favourite, of_vote
from limestone.rules import limoges
from limestone.rules.game import CHANCE
from limestone.rules.limoges.components import DOMINOES
from limestone.rules.limoges.moves import Place
from limestone.rules.limoges.recruitment import Ballot
from tests.limoges.positions import after, chosen, table


@pytest.mark.parametrize("count", range(8))
def test_no_vote_is_worth_more_than_the_favourite(count: int) -> None:
    rng = Random(count)
    for _ in range(20):
        hand = tuple(rng.sample(DOMINOES, count))

        found = favourite(hand)

        assert found in Ballot(hand)
        assert of_vote(found) == pytest.approx(max(map(of_vote, Ballot(hand))))


INSIDE = ["keys_chateau 1 6-3 red", "gi_imbert 0 5-2 red"]


@pytest.mark.parametrize(
    ("lines", "does"),
    [
        pytest.param(["0 tile t06 personnage grey", "0 has grey 4"], "use t06", id="worth more"),
        pytest.param(["0 tile t12 personnage red", "0 points 3"], "end", id="rich: no point sold"),
        pytest.param(
            ["0 tile t12 personnage red", "0 points 3", "0 coins 2"], "use t12", id="poor: sold"
        ),
        pytest.param(
            ["0 tile t07 personnage grey", "0 has grey 1", "0 hand 5-4", *INSIDE],
            "use t07",
            id="cheaper before it places",
        ),
        pytest.param(
            ["0 tile t07 personnage grey", "0 has grey 1", *INSIDE], "end", id="nothing to place"
        ),
        pytest.param(
            ["0 tile t13 personnage yellow", "0 has yellow 1", "0 hand 5-4"],
            "use t13",
            id="every wall is closed",
        ),
        pytest.param(["0 tile t14 lieu grey", "0 hand 6-6", "0 coins 3"], "use t14 6-6", id="dear"),
        pytest.param(
            ["0 tile t21 personnage yellow", "0 has red 2", "1 has blue 8", "0 coins 20"],
            "use t21 yellow",
            id="recruits what it has not",
        ),
    ],
)
def test_a_tile_is_used_where_it_pays(lines: list[str], does: str) -> None:
    state = table(2, *lines)

    assert limoges.write(by_habit(state, 0)) == does


TOWNS = ["keys_chateau 1 6-3 red", "gi_imbert 1 6-5 red", "keys_cite 1 4-1 blue"]


@pytest.mark.parametrize(
    ("lines", "does"),
    [
        pytest.param(["0 hand 5-4 1-0", "0 has blue 1"], "place 1-0 port_naveix", id="the cheaper"),
        pytest.param(
            ["0 hand 6-0", "0 has blue 1", "port_naveix 0 2-1 blue"],
            "place 6-0 keys_cite blue",
            id="production of its own stays",
        ),
        pytest.param(
            ["0 hand 4-0", "0 coins 20", *TOWNS, "gc_panet 0 5-2 blue", "ab_02 n 3-1"],
            "place 4-0 ca_0",
            id="through its own gate rather than for a toll",
        ),
    ],
)
def test_a_domino_is_placed_for_what_it_brings_and_costs(lines: list[str], does: str) -> None:
    assert limoges.write(by_habit(table(2, *lines), 0)) == does


def test_a_tile_is_bought_for_what_it_brings_and_the_least_one_goes() -> None:
    held = ["0 tile t14 personnage red", "0 tile t25 lieu yellow"]
    row = ["row personnages t02 t03", "0 hand 6-3", "0 has purple 1 red 1"]
    state = after(table(2, *held, *row), "0 buy t02 6-3", "* tiles personnages:t21")

    assert limoges.write(by_habit(table(2, *held, *row), 0)) == "buy t02 6-3"
    assert limoges.write(by_habit(state, 0)) == "return t14"


def test_novices_place_dominoes_to_the_end() -> None:
    """Whoever is poor has to go on: with Corruption, and with meeples on what stands idle."""
    placed = [0] * 7
    for seed in range(4):
        rng = Random(seed)
        state = limoges.start(2, chosen())
        while due := limoges.actors(state):
            if due == (CHANCE,):
                state = limoges.play(state, {CHANCE: limoges.chance(state, rng)})
                continue
            step = {}
            for seat in due:
                view, legal = limoges.view(state, seat), limoges.legal(state, seat)
                step[seat] = LEVELS["novice"].choose(view, legal, rng).move
            placed[state.round] += sum(isinstance(move, Place) for move in step.values())
            state = limoges.play(state, step)

    assert min(placed[1:5]) >= 4 * 2 * 2, placed  # two a round by each, in most games
