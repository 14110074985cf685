"""What moves cost for good: counted once, within bounds, adding up, over games that were played."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limestone.bots.seated import Seated
from limestone.rules.game import GAMES, options
from limestone.rules.record import Record
from limestone.rules.referee import Referee, seeded
from limestone.study import limits, limoges
from limestone.study.course import course
from limestone.study.lasting import Chapter, Step, lasting
from limestone.study.review import Piece, gather, looking, pieces

LITTLE = 0.1
amounts = st.integers(0, 100).map(lambda n: n / 100)


def share(best: float, value: float, won: float) -> Step:
    return Step(best, value, best - value, Chapter(0, won))


def test_a_chance_that_stays_open_is_missed_once() -> None:
    missed = share(0.42, 0.15, won=0.0)

    assert lasting([missed] * 4) == pytest.approx([0, 0, 0, 0.27])


def test_who_wins_has_lost_nothing_for_good() -> None:
    assert lasting([share(0.6, 0.2, won=1.0), share(0.9, 0.3, won=1.0)]) == [0, 0]


def test_a_rise_after_which_nothing_is_missed_is_luck() -> None:
    steps = [share(0.6, 0.2, won=0.0), share(0.3, 0.3, won=0.0)]

    assert lasting(steps) == pytest.approx([0.4, 0])


def test_together_losses_are_not_more_than_was_there_and_the_last_ones_stay() -> None:
    steps = [share(0.6, 0.1, won=0.0), share(0.5, 0.5, won=0.0), share(0.6, 0.1, won=0.0)]

    assert lasting(steps) == pytest.approx([0.1, 0, 0.5])


def test_another_round_wins_nothing_back() -> None:
    lost = Step(0.0, -2.0, 2.0, Chapter(1, -2.0))
    good = Step(1.0, 1.0, 0.0, Chapter(2, 1.0))

    assert lasting([lost, good]) == [2.0, 0.0]


def test_points_that_were_made_meanwhile_are_no_rise() -> None:
    """After an exchange a point is made, and as much less is expected from there on."""
    lost = Step(1.5, 1.0, 0.5, Chapter(1, 1.0))
    rest = Step(0.0, 0.0, 0.0, Chapter(1, 0.0))

    assert lasting([lost, rest]) == [0.5, 0.0]


@given(st.lists(st.tuples(amounts, amounts), max_size=30), st.sampled_from([0.0, 0.5, 1.0]))
def test_a_share_never_loses_more_than_was_there(
    pairs: list[tuple[float, float]], won: float
) -> None:
    steps = [share(max(pair), min(pair), won) for pair in pairs]
    kept = lasting(steps)

    most = max([step.best_value for step in steps], default=0.0)
    assert -1e-9 <= sum(kept) <= max(0.0, most - won) + 1e-9
    assert all(-1e-9 <= one <= step.loss + 1e-9 for one, step in zip(kept, steps, strict=True))


def played(name: str, seats: int, level: str) -> Record:
    rules, rng, player = GAMES[name], Random(name), Seated(name, level)
    table = Referee.begin(rules, seats, options(rules), seeded(f"lasting {name} {seats}"))
    while not table.over:
        for seat in table.waiting_for():
            move = player(rules.view(table.state, seat), rng)
            table = table.decide(seat, rules.write(move))
    return table.record


@pytest.mark.parametrize(
    ("name", "seats", "level"), [("limits", 2, "casual"), ("limoges", 2, "club")]
)
def test_what_the_moves_cost_is_possible_and_all_adds_up(
    monkeypatch: pytest.MonkeyPatch, name: str, seats: int, level: str
) -> None:
    monkeypatch.setattr(limits, "PLAYS", 1)
    monkeypatch.setattr(limits, "LOOKS", 0)
    monkeypatch.setattr(limoges, "LOOKS", 0)
    monkeypatch.setattr(limoges, "TABLES", 4)
    at = looking(course(played(name, seats, level)), effort=LITTLE)
    found = list(pieces(at))

    for seat in gather(at, found).seats:
        assert seat.par is not None and seat.luck is not None and seat.result is not None
        assert seat.skill is not None and -most(found, seat.seat) <= seat.skill <= 0
        assert seat.par + seat.luck + seat.skill == pytest.approx(seat.result)
        assert seat.skill == pytest.approx(-sum(one.lasting for one in seat.decisions), abs=1e-3)
        assert all(0 <= one.lasting <= one.loss for one in seat.decisions)
        if name == "limoges":
            assert seat.result - 1 <= seat.skill


def most(found: list[Piece], seat: int) -> float:
    """The best that could once be expected of every chapter, less what came of it."""
    best: dict[int, float] = {}
    for one in found:
        if one["kind"] == "decision" and one["seat"] == seat:
            number, came = one["chapter"]
            best[number] = max(best.get(number, 0.0), one["best_value"] - came)
    return sum(best.values()) + 1e-3
