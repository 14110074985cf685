"""Limes: what is judged is what the rules count; small endings are solved and compared."""

from collections.abc import Callable
from functools import cache
from random import Random
from statistics import mean

import pytest

from limestone.bots.limes import evaluator
from limestone.bots.limes_candidates import alone
from limestone.rules import limes
from limestone.rules.game import CHANCE, GAMES, options
from limestone.rules.limes.land import Zone
from limestone.rules.limes.moves import Draw, Lay
from limestone.rules.limes.notation import zone_name
from limestone.rules.limes.scoring import Home, homes
from limestone.rules.limes.table import State, left
from limestone.study import limes_reasons
from limestone.study.judging import Asked, Bench, judge
from limestone.study.limes_reasons import Ending
from tests.bots.test_laws import decisions
from tests.games import Setting

SEEDS = range(4)


@cache
def ending(seed: int, cards_left: int) -> State:
    """A game of a greedy player, with its card of this round drawn and so many to come."""
    rng = Random(seed)
    deal = rng.sample(range(1, 25), 16)
    state = limes.start(1, options(limes))
    for number, card in enumerate(deal):
        state = limes.play(state, {CHANCE: Draw(card)})
        if number == 15 - cards_left:
            return state
        weighs = evaluator(state)
        state = limes.play(state, {0: weighs.move(weighs.candidates()[seed % 3].code)})
    raise AssertionError


def lay(text: str) -> Lay:
    move = limes.read(text)
    assert isinstance(move, Lay)
    return move


def best_last(state: State) -> int:
    """The most that the last card can bring, by the rules and every legal move."""
    moves = limes.legal(state, 0)
    return max(limes.scores(limes.play(state, {0: move}))[0] for move in moves)


def all_but_the_last(state: State) -> dict[Lay, float]:
    """Every move worth a thought with one card left: the mean of the best over all cards."""
    weighs = evaluator(state)
    found = weighs.candidates()
    sums = weighs.sampler(found, 1, Random(0))(range(len(found)), len(left(state)))
    count = 100 * len(left(state))
    return {weighs.move(one.code): total / count for one, total in zip(found, sums, strict=True)}


def solved(state: State, move: Lay) -> float:
    """The value of a move with two cards left, both answered as well as can be."""
    after = limes.play(state, {0: move})
    return mean(
        max(all_but_the_last(limes.play(after, {CHANCE: Draw(card)})).values())
        for card in left(after)
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_card_is_counted_by_the_rules(seed: int) -> None:
    state = ending(seed, 0)
    found = judge("limes", limes.view(state, 0))

    assert found.best.value == best_last(state)
    assert found.best.error == found.best.doubt == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_with_one_card_left_the_best_move_is_the_best_of_all(seed: int) -> None:
    state = ending(seed, 1)
    exact = all_but_the_last(state)
    found = judge("limes", limes.view(state, 0))

    assert found.best.value == pytest.approx(max(exact.values()), abs=1e-3)
    assert found.best.error == 0


def test_with_one_card_left_the_value_is_what_the_rules_count() -> None:
    state = ending(0, 1)
    found = judge("limes", limes.view(state, 0)).best
    after = limes.play(state, {0: limes.read(found.move)})
    drawn = [limes.play(after, {CHANCE: Draw(card)}) for card in left(after)]

    assert found.value == pytest.approx(mean(map(best_last, drawn)), abs=1e-3)


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_with_two_cards_left_judgement_and_solution_agree(seed: int) -> None:
    state = ending(seed, 2)
    found = judge("limes", limes.view(state, 0))
    exact = {one.move: solved(state, lay(one.move)) for one in found.moves[:3]}

    for one in found.moves[:3]:
        assert abs(one.value - exact[one.move]) <= 2 * one.error + 0.2
    assert exact[found.best.move] >= max(exact.values()) - 0.15


def test_a_move_and_its_like_are_one() -> None:
    """A worker may stand anywhere in its territory: that is no other move."""
    setting = Setting(GAMES["limes"], 2, options(limes, ["diagonal"]))
    for position, seat in decisions(setting, seed=4, most=6):
        view = limes.view(position.state, seat)
        scales = Bench("limes", view, Asked(keep=position.step[seat])).scales
        lands = [scales.weighs.outcome(code) for code in scales.codes]

        assert len(set(lands)) == len(lands)
        assert position.step[seat] in scales.moves


def test_moves_are_written_as_the_kernel_reads_them() -> None:
    for position, seat in decisions(Setting(GAMES["limes"], 1, options(limes)), seed=7, most=9):
        table = alone(limes.view(position.state, seat), Random(0))
        weighs = evaluator(table)
        for one in weighs.candidates()[:60]:
            assert weighs.code(weighs.move(one.code)) == one.code


@pytest.mark.parametrize("cards_left", [0, 3, 6, 9])
@pytest.mark.parametrize("seed", SEEDS[:3])
def test_what_a_reason_says_is_what_the_rules_count(seed: int, cards_left: int) -> None:
    state = ending(seed, cards_left)
    bench = Bench("limes", limes.view(state, 0), Asked(0.3))
    *_, found = bench.judgements()
    for other in [one for one in found.moves if one.loss >= 0.5][:3]:
        reason = bench.reason(found.best.move, other.move, other.loss)
        if reason.code != "no-simple-reason":
            recounted(bench, reason.code, dict(reason.args))
            more, less = reason.args["more"], reason.args["less"]
            assert isinstance(more, (int, float)) and isinstance(less, (int, float))
            assert more - less >= other.loss / 2 - 0.1


def recounted(bench: Bench, code: str, args: dict[str, object]) -> None:
    """The amounts once more, from the final lands and the zones that are named."""
    scales = bench.scales
    better, worse = (lay(str(args[name])) for name in ("better", "worse"))
    ends = limes_reasons.endings(scales, better, worse)
    here = {zone for home in homes(scales.table.lands[0], ()) for zone in home.zones}
    names = ("zone", "instead" if code == "limes-worker" else "zone")
    sums = [0, 0]
    for end in ends:
        for side, found in enumerate(end):
            zones = claimed(code, str(args.get(names[side])), here, end)
            sums[side] += sum(home.points for home in found if zones(home))
    assert [round(total / len(ends), 1) for total in sums] == [args["more"], args["less"]]


def claimed(code: str, name: str, here: set[Zone], end: Ending) -> Callable[[Home], bool]:
    """Whether a territory at the end is part of what a reason speaks of."""
    if code == "limes-to-come":
        return lambda home: not here & set(home.zones)
    if code == "limes-worker":
        return lambda home: name in map(zone_name, home.zones)
    both = [home.zones for found in end for home in found]
    own = {zone for zones in both if name in map(zone_name, zones) for zone in zones}
    return lambda home: bool(own & here & set(home.zones))


def test_a_study_does_not_take_the_short_sight_of_bots_without_a_kernel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = limes.view(ending(0, 12), 0)
    found = judge("limes", view, Asked(0.2))

    monkeypatch.setattr("limestone.bots.limes.preparing", lambda: True)
    monkeypatch.setattr("limestone.search.kernels.limes_boards.ready", lambda: False)

    assert judge("limes", view, Asked(0.2)) == found
