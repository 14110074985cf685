"""The compiled kernel of Limes does what the rules do: the same lands, the same scores."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from limestone.rules import limes
from limestone.rules.game import CHANCE, Options, own_material
from limestone.rules.limes.cards import Deck
from limestone.rules.limes.land import Land, territory
from limestone.rules.limes.moves import Lay, Move
from limestone.rules.limes.scoring import score
from limestone.rules.limes.table import State
from limestone.search.kernels import limes as kernel
from limestone.search.kernels import limes_boards as boards
from limestone.search.kernels import limes_search as search
from limestone.search.kernels import limes_worth as worths
from limestone.search.kernels.compiled import Words, numbers, words
from limestone.search.kernels.limes_hindsight import best
from tests.games import Setting, positions, settings

Seen = tuple[int, ...]  # a land by its boards, then the territories of its workers

SOLO = [
    Setting(game, 1, chosen)
    for game, seats, chosen in settings("limes")
    if seats == 1 and boards.knows(chosen.words)
]
ALL_VARIANTS = Setting(limes, 1, SOLO[0].options._replace(words=("diagonal", "ferryman")))


def deck() -> Deck:
    found = own_material(limes)
    assert isinstance(found, Deck)
    return found


class Decision(NamedTuple):
    state: State
    card: int  # of the kernel, counted from 0
    move: Lay


def decisions(setting: Setting, seed: int) -> Iterator[Decision]:
    for position in positions(setting, seed):
        if position.state.card:
            yield Decision(position.state, position.state.card - 1, position.step[0])


def by_rules(land: Land) -> Seen:
    return (*land.terrain, land.huts, *sorted(territory(land, cell) for cell in land.workers))


def by_kernel(row: Words) -> Seen:
    workers = range(kernel.WORKERS, kernel.WORKERS + int(row[kernel.POSTED]))
    homes = sorted(int(kernel.territory(row, kernel.ONE << row[n])) for n in workers)
    return (*(int(row[n]) for n in range(5)), *homes)


def holds_two_in_one(seen: Seen) -> bool:
    homes = seen[5:]
    return len(set(homes)) < len(homes)


def after(state: State, move: Move) -> Land:
    return limes.play(state, {0: move}).lands[0]


@pytest.mark.parametrize("setting", [*SOLO, ALL_VARIANTS], ids=str)
def test_the_kernel_finds_the_lands_that_the_rules_allow(setting: Setting) -> None:
    box = boards.box(setting.options.material, setting.options.words)
    desk = boards.desk(box, boards.points_now())
    for number, (state, card, _) in enumerate(decisions(setting, 1)):
        if number % 3:
            continue
        allowed = {by_rules(after(state, move)) for move in limes.legal(state, 0)}
        row = boards.row(state.lands[0])

        count = search.expand(desk, row, card, 15 - number, 0)
        found = set()
        for code in desk.codes[:count]:
            trial = boards.row(state.lands[0])
            search.play(trial, box, card, int(code))
            found.add(by_kernel(trial))

        assert found <= allowed
        crowded = {seen for seen in allowed - found if not holds_two_in_one(seen)}
        assert not crowded or number == 0  # the first card is turned one way only


@pytest.mark.parametrize("setting", [*SOLO, ALL_VARIANTS], ids=str)
@pytest.mark.parametrize("seed", range(8))
def test_the_kernel_scores_as_the_rules_do(setting: Setting, seed: int) -> None:
    for state, _, move in decisions(setting, seed):
        land = after(state, move)

        assert kernel.score(boards.row(land)) == score(land, state.words)
        assert by_kernel(boards.row(land)) == by_rules(land)


@pytest.mark.parametrize("setting", [*SOLO, ALL_VARIANTS], ids=str)
def test_a_move_of_the_kernel_is_the_same_move_in_the_rules(setting: Setting) -> None:
    box = boards.box(setting.options.material, setting.options.words)
    desk = boards.desk(box, boards.learned())
    rng = Random(5)
    for number, (state, card, _) in enumerate(decisions(setting, 2)):
        land = state.lands[0]
        count = search.expand(desk, boards.row(land), card, 15 - number, 0)
        for code in rng.sample([int(code) for code in desk.codes[:count]], min(count, 20)):
            trial = boards.row(land)
            search.play(trial, box, card, code)

            move = limes.check(state, 0, boards.move(land, code, land.workers))

            assert by_rules(after(state, move)) == by_kernel(trial)


PATCHES = ("~ ^\n~ #", "~ #\n~ .")  # long lakes on a patchwork
FERRIES = {
    6: "d4n +ne",
    14: "e3w +sw",
    23: "c4w +se",
    21: "b5e +ne",
    10: "c3s +sw",
    16: "d3w +ne",
    7: "c5n +sw",
    19: "e5w c3sw>c3se",
}


def test_there_is_room_for_the_moves_of_any_deck() -> None:
    text = "".join(f"{number}\n{PATCHES[number % 2]}\n" for number in range(1, 25))
    made = limes.material({"patches.txt": text}, "patches")
    state = limes.start(1, Options(("diagonal", "ferryman"), made))
    for card, written in FERRIES.items():
        state = limes.play(state, {CHANCE: limes.read(f"draw {card}")})
        state = limes.play(state, {0: limes.check(state, 0, limes.read(written))})
    desk = boards.desk(boards.box(made, state.words), boards.points_now(), 1 << 16)

    count = int(search.expand(desk, boards.row(state.lands[0]), 24 - 1, 7, 0))

    assert count == 4337  # of 6335 legal ones
    assert count < boards.FIRST_MOVES


@pytest.mark.parametrize("setting", [*SOLO, ALL_VARIANTS], ids=str)
def test_a_move_is_worth_what_the_land_after_it_is_worth(setting: Setting) -> None:
    box = boards.box(setting.options.material, setting.options.words)
    desk = boards.desk(box, boards.learned())
    for number, (state, card, _) in enumerate(decisions(setting, 4)):
        left = 15 - number
        count = search.expand(desk, boards.row(state.lands[0]), card, left, 0)

        for code, worth in zip(desk.codes[:count], desk.values[:count], strict=True):
            row = boards.row(state.lands[0])
            search.play(row, box, card, code)
            assert worths.value(desk, row, left) == worth


def test_the_worth_of_points_alone_is_the_score() -> None:
    desk = boards.desk(boards.box(deck()), boards.points_now())
    for state, _, move in decisions(SOLO[0], 3):
        row = boards.row(after(state, move))

        assert worths.value(desk, row, 0) == 100 * kernel.score(row)


def test_the_prospect_at_the_end_is_the_score() -> None:
    desk = boards.desk(boards.box(deck()), boards.learned())
    for state, _, move in decisions(SOLO[0], 3):
        row = boards.row(after(state, move))

        assert worths.prospect(desk, row, 0) == 100 * kernel.score(row)


def test_every_card_comes_as_often_in_every_round() -> None:
    orders, cards, seed = numbers(18, 24), numbers(24), words(1)
    cards[:] = range(24)
    seed[0] = 7

    search.deal(orders, cards, 15, seed)

    for turn in range(15, 24):
        drawn = [int(order[turn]) for order in orders]
        assert sorted(drawn) == sorted([*range(15, 24)] * 2)


def test_random_games_of_the_kernel_are_as_good_as_random_games_of_the_rules() -> None:
    seed, cards = words(1), numbers(kernel.CARDS)
    seed[0] = 7
    cards[:] = range(kernel.CARDS)

    total = kernel.random_games(2000, words(kernel.LAND), boards.box(deck()), cards, seed)

    assert 13 < total / 2000 < 14.5  # measured with the rules: 13.7


def test_hindsight_is_repeatable_and_its_moves_make_its_score() -> None:
    cards = Random(4).sample(range(1, 25), 16)

    found, again = best(deck(), cards, 30), best(deck(), cards, 30)

    assert found == again
    assert found.width == 30
    state = limes.start(1, SOLO[0].options)
    for card, move in zip(cards, found.moves, strict=True):
        state = limes.play(state._replace(drawn=(*state.drawn, card)), {0: move})
    assert limes.scores(state) == (found.score,)


def test_hindsight_goes_by_the_rules_where_the_kernel_does_not_know_a_variant(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kernel, "VARIANTS", frozenset({"diagonal"}))
    cards = Random(4).sample(range(1, 25), 16)

    found = best(deck(), cards, 30, ("ferryman",))

    assert found.width == 1
    state = limes.start(1, SOLO[0].options._replace(words=("ferryman",)))
    for card, move in zip(cards, found.moves, strict=True):
        state = limes.play(state._replace(drawn=(*state.drawn, card)), {0: move})
    assert limes.scores(state) == (found.score,)


def test_the_kernel_refuses_a_variant_that_it_does_not_know() -> None:
    with pytest.raises(ValueError, match="wide-lakes"):
        boards.box(deck(), ("diagonal", "wide-lakes"))


def test_a_wider_beam_finds_more_on_average() -> None:
    deals = [Random(seed).sample(range(1, 25), 16) for seed in range(6)]

    narrow, wide = (sum(best(deck(), deal, n).score for deal in deals) for n in (2, 100))

    assert narrow < wide
