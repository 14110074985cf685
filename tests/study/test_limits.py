"""Limits: odds by counting, accusations by hand, reasons by counting rounds again."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from limestone.rules import limits, record
from limestone.rules.game import CHANCE, GAMES, Options, options
from limestone.rules.limits.accusation import verdict
from limestone.rules.limits.moves import Shuffle
from limestone.rules.limits.table import face_of
from limestone.rules.limits.view import View
from limestone.study import limits as study
from limestone.study import limits_reasons
from limestone.study.course import course
from limestone.study.judgement import Judgement, Reason, Weighed
from limestone.study.judging import Asked, Bench, _why, _within_reach, judge
from limestone.study.limits_beliefs import Beliefs
from limestone.study.puzzle import puzzles
from limestone.study.rounding import hundredths
from tests.bots.test_laws import decisions
from tests.games import Setting
from tests.limits.tables import after, cards, game, stubborn

GOLDEN = Path(__file__).parents[1] / "golden" / "limits"
LINES = ("0 exchange g", "1 play r", "0 play g", "1 play g")  # four green cards on the pile


def view_of(hand: str, limit: str = "3 3 3 3 3") -> View:
    """Two seats; the six cards that seat 1 began with are known, not the two that it hid."""
    top = "".join(map("".join, zip("ggggvv", hand, strict=True))) + "gybb"
    rest = "".join(colour * (12 - top.count(colour)) for colour in "rygbv")
    start = limits.start(2, Options((), cards(limit)))
    dealt = limits.play(start, {CHANCE: Shuffle(top + rest, tuple(range(1, 11)), 0)})
    view = limits.view(after(dealt, "0 hide vv | 1 hide rr", *LINES), 0)
    return view._replace(memory=view.memory._replace(hands=(view.memory.hands[0], hand)))


def test_par_is_the_mean_of_games_that_differ() -> None:
    game = course(record.read((GOLDEN / "two-seats.game").read_text(encoding="utf-8")))

    assert study.play(game, 0) != study.play(game, 1)
    assert study.play(game, 0) == study.play(game, 0)


def test_an_accusation_against_a_known_hand_is_worth_what_one_counts_by_hand() -> None:
    """Of ggrrrr two are hidden in 15 ways: gg in 1, gr in 8, rr in 6; both colours were laid once.

    Four green cards lie there and the limit is 3: only with rr was the last one over it.
    """
    found = judge("limits", view_of("ggrrrr")).of("accuse 1")

    assert Beliefs(view_of("ggrrrr"), Random(0)).odds(1) == pytest.approx(6 / 15)
    assert found.value == pytest.approx(6 / 15 - 2 * 9 / 15)
    assert found.error == 0


@pytest.mark.parametrize(
    ("known", "limit", "value"),
    [
        pytest.param("rrrrrr", "3 3 3 3 3", 1, id="nobody has hidden green"),
        pytest.param("gggrrr", "3 3 4 3 3", -2, id="four green cards are within the limit of 4"),
        pytest.param("gggrrr", "3 3 X 3 3", -2, id="green has no limit"),
    ],
)
def test_what_is_certain_is_judged_as_certain(known: str, limit: str, value: float) -> None:
    found = judge("limits", view_of(known, limit)).of("accuse 1")

    assert (found.value, found.error) == (value, 0)


def test_what_one_has_hidden_oneself_is_known() -> None:
    view = view_of("ggrrrr")
    own = view._replace(own=view.own._replace(hidden="gv"))

    assert Beliefs(own, Random(0)).odds(1) == 0


def test_imagined_tables_are_as_likely_as_they_are_believed_to_be() -> None:
    beliefs = Beliefs(view_of("ggrrrr"), Random(1))
    hidden = [beliefs.imagined().hidden[1] for _ in range(1500)]

    for pair, ways in (("gg", 1), ("rg", 8), ("rr", 6)):
        assert hidden.count(pair) / 1500 == pytest.approx(ways / 15, abs=0.04)


def test_at_a_large_table_odds_are_sampled() -> None:
    state = next(state for state, _ in game(6, 1, stubborn) if len(state.turns) == 12)
    beliefs = Beliefs(limits.view(state, state.turn), Random(1))

    assert not beliefs.counted
    assert all(0 <= beliefs.odds(seat) <= 1 for seat in range(6) if seat != state.turn)


def test_what_a_reason_says_is_what_the_rules_count() -> None:
    told = set()
    for seed in range(6):
        setting = Setting(GAMES["limits"], 2 + seed % 3, options(limits))
        for position, seat in decisions(setting, seed=seed, most=12):
            view = limits.view(position.state, seat)
            bench = Bench("limits", view, Asked(1, keep=position.step[seat]))
            *_, found = bench.judgements()
            own = found.of(limits.write(position.step[seat]))
            if own.loss:
                reason = bench.reason(found.best.move, own.move, own.loss)
                told.add(reason.code)
                TRUTHS.get(reason.code, how_often)(bench, reason.code, reason.args)

    assert len(told) > 2


def test_what_is_said_of_a_move_alone_is_what_the_rules_count() -> None:
    bench = Bench("limits", view_of("ggrrrr"), Asked())
    told = {move: bench.own_reason(move) for move in bench.texts}

    for move, reason in told.items():
        assert reason and reason.args["better"] == reason.args["worse"] == move
        if reason.code == "limits-why-play":
            assert move == f"play {reason.args['colour']}"
            assert reason.args["odds"] == risk(bench, str(reason.args["colour"]))
        else:
            TRUTHS[reason.code](bench, reason.code, reason.args)
    assert {"limits-accuse", "limits-why-play"} <= {one.code for one in told.values() if one}


def test_a_hint_says_why_its_best_is_ahead_of_the_first_that_is_shown_to_be_behind() -> None:
    bench = Bench("limits", view_of("ggrrrr"), Asked())
    close, behind = Weighed("play b", 0.4, 0.2, 0.1, 0.2), Weighed("accuse 1", -0.8, 0, 1.3, 0.2)
    found = Judgement("", (Weighed("play g", 0.5, 0.2), close, behind))

    reason = _why(bench, found, "play g")

    assert (reason.code, reason.args["worse"]) == ("limits-spare", "accuse 1")
    odds(bench, reason.code, reason.args)
    assert _why(bench, found, "play b").code == "limits-why-play"


def test_the_best_of_a_hint_is_explained_by_the_next_move_where_one_comparison_says_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bench = Bench("limits", view_of("ggrrrr"), Asked())
    moves = [Weighed(move, -0.5, 0.1, 1.0, 0.1) for move in ("play b", "accuse 1")]
    found = Judgement("", (Weighed("play g", 0.5, 0.2), *moves))
    told = {"play b": "no-simple-reason", "accuse 1": "limits-spare"}
    monkeypatch.setattr(bench, "reason", lambda _, worse, gap: Reason(told[worse], {}))

    assert _why(bench, found, "play g").code == "limits-spare"


def test_a_hint_lists_a_second_move_even_where_it_is_far_behind() -> None:
    bench = Bench("limits", view_of("ggrrrr"), Asked())
    worse = [Weighed(f"play {colour}", -0.8, 0.1, 1.3, 0.1) for colour in "bv"]
    found = Judgement("", (Weighed("play g", 0.5, 0.2), *worse))

    assert _within_reach(bench, found) == list(found.moves[:2])


def test_two_rows_of_a_hint_give_one_reason_with_the_same_figures() -> None:
    bench = Bench("limits", view_of("ggrrrr"), Asked())

    told = [bench.reason("play b", "play g", 0.5) for _ in range(2)]

    assert told[0] == told[1]


@pytest.mark.parametrize(("gap", "told"), [(2.25, "limits-convicted"), (4.0, None)])
def test_half_of_what_the_tables_show_is_a_reason_where_a_loss_was_estimated_larger(
    gap: float, told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card that was surely over: the tables show 1.06 points, most of them by convictions."""
    often = {
        "limits-convicted": (0.2, 0.54),
        "limits-acquitted": (0.08, 0),
        "limits-right": (0.3, 0),
    }
    monkeypatch.setattr(limits_reasons, "_often", lambda part, *_: often.get(part.code, (0.0, 0.0)))
    scales = Bench("limits", view_of("ggrrrr"), Asked()).scales

    found = limits_reasons.explained([], 0, limits_reasons.seen_gap([], scales, gap))

    assert (found and found.code) == told


def test_what_a_puzzle_says_of_an_accusation_is_what_the_rules_count() -> None:
    told = set()
    for one in puzzles("limits").values():
        code, args = one.reason
        accused = [str(args[name]).partition("accuse ")[2] for name in ("better", "worse")]
        if any(accused):
            told.add(code)
            assert code == "limits-likelier" if all(accused) else code != "limits-convicted"
        if code in ODDS:
            odds(Bench("limits", one.view, Asked()), code, args)

    assert ODDS.keys() <= told


ODDS = {  # whose odds a reason gives: those of the accusation that is better, or worse
    "limits-accuse": "better",
    "limits-accuse-first": "better",
    "limits-likelier": "better",
    "limits-spare": "worse",
}


def odds(bench: Bench, code: str, args: Any) -> None:
    """The odds once more: every case of hidden cards, weighed."""
    assert args["odds"] == counted(bench, args["seat"])
    assert args[ODDS[code]] == f"accuse {args['seat']}"
    if code == "limits-likelier":
        assert args["less"] == counted(bench, args["other"])
        assert number(args["less"]) < number(args["odds"])
        assert args["worse"] == f"accuse {args['other']}"


def number(said: int | str) -> float:
    """A number of hundred, or one that it is known to be below or above."""
    return float(str(said).strip("<>"))


def counted(bench: Bench, seat: int) -> int | str:
    """In how many cases of a hundred a seat has broken the limit."""
    beliefs = bench.scales.beliefs
    cases = list(zip(beliefs.weights, beliefs.cases, strict=True))
    guilty = sum(weight for weight, case in cases if beliefs.guilty(case, seat))
    return hundredths(guilty / sum(beliefs.weights))


def odds_and_how_often(bench: Bench, code: str, args: Any) -> None:
    """The odds, and how often one is rightly accused oneself after the other move."""
    odds(bench, code, args)
    how_often(bench, "limits-convicted", {**args, "more": 0})


def exchange(bench: Bench, code: str, args: Any) -> None:
    assert str(args["better"]).startswith("exchange")


def over(bench: Bench, code: str, args: Any) -> None:
    """Every case once more: the cards of the colour that lie there, and one more, are too many."""
    for name, claimed in (("worse", args["odds"]), ("better", args["less"])):
        assert claimed == risk(bench, str(args[name]).removeprefix("play "))
    assert args["worse"] == f"play {args['card']}"


def risk(bench: Bench, card: str) -> int | str:
    """In how many cases of a hundred one more card of a colour is too many."""
    beliefs = bench.scales.beliefs
    printed = beliefs.view.scene.limit["rygbv".index(card)]
    lying = sum(turn.laid.count(card) for turn in beliefs.turns) + 1
    broken = [
        weight
        for weight, case in zip(beliefs.weights, beliefs.cases, strict=True)
        if printed is not None and lying > printed + sum(it.hidden.count(card) for it in case)
    ]
    return hundredths(sum(broken) / sum(beliefs.weights))


def on_average(bench: Bench, code: str, args: Any) -> None:
    """About the same points in other rounds: there is luck in both counts."""
    moves = [limits.read(args[name]) for name in ("better", "worse")]
    ends = limits_reasons.endings(bench.scales, *moves)
    seat = bench.scales.company.seat
    for side, name in ((0, "more"), (1, "less")):
        points = 0
        for end in ends:
            ended = end[side].rounds[-1]
            guilty = verdict(face_of(end[side], ended.limit), ended).guilty
            if code == "limits-accused" and ended.accused == seat:
                points += -2 if guilty else 1
            if code == "limits-accusing" and ended.accuser == seat:
                points += 1 if guilty else -2
        assert points / len(ends) == pytest.approx(args[name], abs=0.7)


def nothing(bench: Bench, code: str, args: Any) -> None:
    assert set(args) == {"better", "worse"}


def how_often(bench: Bench, code: str, args: Any) -> None:
    """About as often in other rounds after the same moves: there is luck in both counts."""
    moves = [limits.read(args[name]) for name in ("better", "worse")]
    ends = limits_reasons.endings(bench.scales, *moves)
    for side, name in ((0, "more"), (1, "less")):
        rounds = [end[side].rounds[-1] for end in ends]
        limit = [face_of(end[side], one.limit) for end, one in zip(ends, rounds, strict=True)]
        right = [verdict(face, one).guilty for face, one in zip(limit, rounds, strict=True)]
        seat = bench.scales.company.seat
        asked = {
            "limits-convicted": [one.accused == seat for one in rounds],
            "limits-acquitted": [one.accused == seat for one in rounds],
            "limits-right": [one.accuser == seat for one in rounds],
            "limits-wrong": [one.accuser == seat for one in rounds],
        }[code]
        guilty = code in ("limits-convicted", "limits-right")
        often = sum(is_it and ok == guilty for is_it, ok in zip(asked, right, strict=True))
        assert 100 * often / len(ends) == pytest.approx(number(args[name]), abs=30)


TRUTHS = {
    "limits-accuse": odds,
    "limits-accuse-first": odds_and_how_often,
    "limits-likelier": odds,
    "limits-spare": odds,
    "limits-exchange": exchange,
    "limits-over": over,
    "limits-accused": on_average,
    "limits-accusing": on_average,
    "no-simple-reason": nothing,
}


def test_a_card_laid_after_ones_last_turn_of_a_round_has_odds_too() -> None:
    """All cards that others laid have odds: at the next decision, or at the end of the round."""
    game = course(record.read((GOLDEN / "three-seats.game").read_text(encoding="utf-8")))
    found = [one for one in game.decisions((0,)) if game.states[one.step - 1].turns]
    told = {one.step: study.later(game, one.step, 0) for one in found}

    assert any(told.values())
    for number in range(len(game.last.rounds)):
        steps = [one.step for one in found if len(game.states[one.step - 1].rounds) == number]
        closed = [step for step in steps if told[step]]
        assert closed in ([], steps[-1:])
        for step in closed:
            end = next(n for n, at in enumerate(game.states) if len(at.rounds) > number) - 1
            turns = game.states[end].turns[len(game.states[step].turns) :]
            laid = {seat for seat, cards in {it.seat: it.laid for it in turns}.items() if cards}
            assert {int(seat) for seat in told[step]["later"]} == laid - {0}
            for seat, odds in told[step]["later"].items():
                assert odds == pytest.approx(over_by_hand(game.states[end], 0, int(seat)), abs=2e-4)


def over_by_hand(state: Any, eyes: int, accused: int) -> float:
    """The odds that the last card of a seat was over, for another: every case, colour by colour."""
    beliefs = Beliefs(limits.view(state, eyes), Random(1))
    last = max(n for n, turn in enumerate(state.turns) if turn.seat == accused)
    colour = state.turns[last].laid[-1]
    lying = sum(turn.laid.count(colour) for turn in state.turns[: last + 1])
    limit = beliefs.view.scene.limit
    assert limit
    printed = limit["rygbv".index(colour)]
    guilty = [
        weight
        for weight, case in zip(beliefs.weights, beliefs.cases, strict=True)
        if printed is not None and lying > printed + sum(it.hidden.count(colour) for it in case)
    ]
    return sum(guilty) / sum(beliefs.weights)
