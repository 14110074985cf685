"""Les Deux Limoges: shares are shares, and reasons are amounts that can be counted again."""

from collections.abc import Callable
from itertools import combinations, islice
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import pytest

from limestone.bots.seated import Seated
from limestone.rules import limoges, record
from limestone.rules.game import CHANCE, GAMES, options
from limestone.search.playout import steps
from limestone.study import limoges as study
from limestone.study.course import course
from limestone.study.judgement import Weighed
from limestone.study.judging import Asked, Bench, judge
from limestone.study.limoges import hopes, result, shares
from limestone.study.limoges_reasons import endings
from limestone.study.puzzle import puzzles
from limestone.study.review import looking, pieces
from tests.bots.test_laws import decisions
from tests.games import Setting, positions

GOLDEN = Path(__file__).parents[1] / "golden" / "limoges"
SETTING = Setting(GAMES["limoges"], 3, options(limoges))


def test_shares_add_up_and_the_winner_has_all_at_the_end() -> None:
    *_, last = positions(SETTING, seed=3)

    results = [result(last.state, seat) for seat in range(3)]
    assert shares(hopes(last.state), last.state.round) == pytest.approx(results)
    assert sum(results) == pytest.approx(1)


def test_a_lead_counts_more_when_less_is_to_come() -> None:
    assert shares([10, 5, 5], 1)[0] < shares([10, 5, 5], 6)[0]


AMOUNTS: dict[str, Callable[[Any, int], float]] = {
    "limoges-points": lambda state, seat: limoges.scores(state)[seat],
    "limoges-coins": lambda state, seat: state.players[seat].coins,
    "limoges-meeples": lambda state, seat: sum(state.players[seat].meeples),
    "limoges-churches": lambda state, seat: sum(
        lying is not None and lying.owner == seat
        for n, lying in enumerate(state.board)
        if n in {*state.box.plan.abbey, *state.box.plan.cathedral}
    ),
    "limoges-production": lambda state, seat: (
        max(0, 6 - state.round)
        * sum(
            state.box.spaces[n].per_turn
            for n, lying in enumerate(state.board)
            if lying is not None and lying.owner == seat and lying.meeple is not None
        )
    ),
    "limoges-others": lambda state, seat: most_beside(state, seat),
    "limoges-ahead": lambda state, seat: limoges.scores(state)[seat] - most_beside(state, seat),
}
FEWER = {"limoges-others"}  # of which less is better
SIDES = {"ahead": (1, 1), "behind": (-1, -1), "turned": (1, -1)}


def most_beside(state: Any, seat: int) -> int:
    totals = list(limoges.scores(state))
    del totals[seat]
    return max(totals)


@pytest.mark.parametrize("code", ["limoges-others", "limoges-ahead"])
def test_what_a_puzzle_says_of_the_others_is_what_the_rules_count(code: str) -> None:
    one = next(one for one in puzzles("limoges").values() if one.reason.code == code)
    moves = [limoges.read(str(one.reason.args[name])) for name in ("better", "worse")]
    scales = study.scales(one.view, moves, Random(0))

    check(code, endings(scales, *moves), one.seat, one.reason.args)

    assert study.reason(scales, moves[0], moves[1], one.lead.gap) == one.reason


def check(code: str, ends: Any, seat: int, args: Any) -> None:
    """The amounts that a reason tells, counted again."""
    amounts = [mean(AMOUNTS[code](end[n], seat) for end in ends) for n in (0, 1)]
    more, less = SIDES[args.get("way", "ahead")]
    assert [round(amount, 1) for amount in amounts] == [more * args["more"], less * args["less"]]
    assert amounts[0] < amounts[1] if code in FEWER else amounts[0] > amounts[1]


def test_what_a_reason_says_is_what_the_rules_count() -> None:
    told = set()
    players = [Seated("limoges", "casual")] * 2
    played = list(steps(limoges, options(limoges), players, lambda purpose: Random(purpose)))
    for state, step in played[8:40:3]:
        [(seat, move), *_] = step.items()
        if seat == CHANCE or len(limoges.legal(state, seat)) < 2:
            continue
        bench = Bench("limoges", limoges.view(state, seat), Asked(0.3, keep=move))
        *_, found = bench.judgements()
        own = found.of(limoges.write(move))
        if not own.loss:
            continue
        reason = bench.reason(found.best.move, own.move, own.loss)
        told.add(reason.code)
        if reason.code in AMOUNTS:
            moves = [limoges.read(str(reason.args[name])) for name in ("better", "worse")]
            check(reason.code, endings(bench.scales, *moves), seat, reason.args)

    assert told & set(AMOUNTS)


def test_the_shares_of_all_seats_are_given_aside() -> None:
    position, seat = decisions(SETTING, seed=8, most=3)[0]
    bench = Bench("limoges", limoges.view(position.state, seat), Asked(0.1))
    *_, found = bench.judgements()

    shares = bench.aside["shares"]
    assert set(shares) == {one.move for one in found.moves}
    for one in found.moves:
        assert sum(shares[one.move]) == pytest.approx(1, abs=1e-3)
    second = found.moves[1]  # nothing is added to it or taken from it
    assert shares[second.move][seat] == pytest.approx(second.value, abs=1e-3)


def test_every_number_of_a_piece_is_one_truth() -> None:
    """Value, loss, list and shares of the same move agree, and none is worth more than the best."""
    game = record.read((GOLDEN / "two-bag.game").read_text(encoding="utf-8"))
    at = looking(course(game), effort=0.1)

    for piece in islice(pieces(at), 12):
        seat, worth = piece["seat"], {one["move"]: one["value"] for one in piece["moves"]}
        assert worth[piece["move"]] == piece["value"]
        assert worth[piece["best"]] == pytest.approx(piece["best_value"])
        assert max(worth.values()) <= piece["best_value"] + 1e-9
        assert piece["value"] + piece["loss"] == pytest.approx(piece["best_value"])
        for move, parts in piece["shares"].items():
            assert parts[seat] == pytest.approx(worth[move])
            assert sum(parts) == pytest.approx(1, abs=1e-3)


def test_a_loss_that_does_not_last_until_the_others_have_answered_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position, seat = decisions(SETTING, seed=8, most=3)[0]
    bench = Bench("limoges", limoges.view(position.state, seat), Asked(0.1))
    better, worse = (Weighed(text, 0.5, 0.0, 0.2, 0.01) for text in bench.texts[:2])

    def found(gap: float, error: float) -> tuple[float, float]:
        monkeypatch.setattr(study, "further", lambda *_: (gap, error))
        return bench.lost(better, worse)

    assert found(-0.1, 0.02) == (0, 0.02)
    assert found(0.05, 0.03) == (0, 0.03)
    assert found(0.1, 0.03) == (0.1, 0.03)
    assert found(0.4, 0.03) == (0.2, 0.01)


def test_looking_further_is_the_same_every_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(study, "TABLES", 3)
    position, seat = decisions(SETTING, seed=8, most=3)[0]
    scales = study.scales(limoges.view(position.state, seat), (), Random(1))
    better, worse = scales.moves[:2]

    assert study.further(scales, better, worse) == study.further(scales, better, worse)


def decided_at(name: str, step: int) -> Any:
    """A decision of a golden game, and the table at which it was made."""
    game = course(record.read((GOLDEN / f"{name}.game").read_text(encoding="utf-8")))
    return next(one for one in game.decisions() if one.step == step), game.states[step - 1]


def test_the_last_move_is_counted_with_every_objective_the_other_may_hold() -> None:
    decided, state = decided_at("two-bag", 125)
    found = judge("limoges", decided.view, Asked(0.1, keep=decided.move)).of("gain fr")

    end = limoges.play(state, {0: decided.move})
    own, other = end.players
    pool = sorted({*end.box.objectives} - {*own.objectives, *own.returned})
    won = []
    for cards in combinations(pool, len(other.objectives)):
        at = end._replace(players=(own, other._replace(objectives=cards)))
        won.append((0 in limoges.winners(at)) / len(limoges.winners(at)))
    assert found.value == pytest.approx(mean(won), abs=1e-4)
    assert 0 < found.value < 0.05 and found.error == 0


def test_few_trials_that_all_end_alike_are_not_certain() -> None:
    """Shares at the end are all or nothing: what comes up once in twenty does not show in ten."""
    decided, _ = decided_at("two-bag", 115)

    found = judge("limoges", decided.view, Asked(0.3, keep=decided.move)).moves

    assert all(one.error > 0.01 and one.doubt > 0.01 for one in found)


def test_more_trials_are_made_where_the_game_is_soon_over() -> None:
    early, late = (decided_at("two-bag", step)[0] for step in (21, 121))
    ease = [study.scales(one.view, (), Random(1)).ease for one in (early, late)]

    assert ease == [1, study.MORE]
