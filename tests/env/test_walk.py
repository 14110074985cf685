"""A walk says what the rules say, piece by piece, and tells a seat what its view tells it."""

import pickle
from collections.abc import Iterator
from copy import copy, deepcopy
from math import comb, isclose, log, prod
from random import Random
from typing import Any

import pytest

from limestone.env import CHANCE, OVER, Walk, begin, spec
from limestone.env.pieces import Said
from limestone.env.pieces.limoges import Lots
from limestone.env.spec import pieces
from limestone.rules.game import GAMES
from limestone.rules.limits.cards import COLOURS, EACH, LIMITS
from tests.games import SETTINGS, Setting, positions

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
every_game = pytest.mark.parametrize("game", GAMES)


def walked(setting: Setting, seed: int) -> Iterator[Walk]:
    """The places of a random walk at which a seat is due, and its end."""
    rng = Random(seed)
    game, seats, options = setting
    walk = begin(game.name, seats, options.words).deal(rng)
    while walk.actor != OVER:
        yield walk
        walk = walk.apply(rng.choice(walk.choices)).deal(rng)
    yield walk


def sayable(speech: Any) -> Iterator[Any]:
    """Every move that can be said."""
    for piece in speech.choices:
        after = speech.then(piece)
        if isinstance(after, Said):
            yield after.move
        else:
            yield from sayable(after)


@every_setting
def test_the_pieces_say_exactly_the_legal_moves(setting: Setting) -> None:
    cut = pieces(setting.game.name)
    played = [position for position in positions(setting, seed=3) if CHANCE not in position.step]
    for game, state, step in played[:: max(1, len(played) // 8)]:
        for seat in list(step)[:2]:
            said = [game.write(move) for move in sayable(cut.begin(state, seat))]
            assert sorted(said) == sorted(map(game.write, game.legal(state, seat)))


@every_setting
def test_a_walk_stays_within_what_its_spec_says(setting: Setting) -> None:
    rng = Random(5)
    walk = begin(setting.game.name, setting.seats, setting.options.words)
    count = 0
    while walk.actor != OVER:
        choices = [number for number, _ in walk.outcomes] or walk.choices
        assert list(choices) == sorted(set(choices))
        number = rng.choice(choices)
        assert number < len(walk.spec.outcomes if walk.actor == CHANCE else walk.spec.actions)
        walk = walk.apply(number)
        count += 1
    assert count <= walk.spec.length
    assert all(walk.spec.least <= score <= walk.spec.most for score in walk.returns())


@every_setting
@pytest.mark.parametrize("which", [0, -1])
def test_a_walk_ends_that_always_takes_the_first_or_the_last(setting: Setting, which: int) -> None:
    walk = begin(setting.game.name, setting.seats, setting.options.words)
    count = 0
    while walk.actor != OVER and count < walk.spec.length:
        choices = [number for number, _ in walk.outcomes] or walk.choices
        walk = walk.apply(choices[which])
        count += 1

    assert walk.actor == OVER


@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_is_as_likely_to_be_first_in_limoges(seats: int) -> None:
    def first(lots: Lots | Said, chance: float) -> Iterator[tuple[int, float]]:
        if isinstance(lots, Said):
            totals = [domino.total for _, domino in lots.move.drawn]
            assert totals.count(min(totals)) == 1
            yield totals.index(min(totals)), chance
        else:
            for outcome, share in lots.outcomes:
                yield from first(lots.then(outcome), chance * share)

    shares = [0.0] * seats
    for seat, chance in first(Lots(tuple(range(seats))), 1.0):
        shares[seat] += chance

    assert shares == pytest.approx([1 / seats] * seats)


@every_setting
def test_chances_add_up_and_are_steps_of_the_rules(setting: Setting) -> None:
    game, rng = setting.game, Random(6)
    for position in [p for p in positions(setting, seed=6) if CHANCE in p.step][:6]:
        walk = Walk(begin(game.name, setting.seats, setting.options.words).setting, position.state)
        draws = walk.setting.pieces.deal(position.state)
        while not isinstance(draws, Said):
            numbers, chances = zip(*draws.outcomes, strict=True)
            assert isclose(sum(chances), 1)
            draws = draws.then(rng.choices(numbers, chances)[0])
        assert game.check(position.state, CHANCE, draws.move) == draws.move


def test_every_shuffle_of_limits_is_as_likely_as_it_is_by_the_rules() -> None:
    """Cards of a colour look the same, so that orders of colours are equally likely, too."""
    rng, walk, chance = Random(7), begin("limits", 2), 0.0
    while walk.actor == CHANCE:
        number, likely = rng.choice(walk.outcomes)
        chance += log(likely)
        walk = walk.apply(number)

    orders = prod(comb(EACH * n, EACH) for n in range(1, len(COLOURS) + 1))
    limits = prod(range(LIMITS - 9, LIMITS + 1))
    assert isclose(-chance, log(orders) + log(limits) + log(2))


@every_setting
def test_what_a_seat_is_told_depends_only_on_its_view(setting: Setting) -> None:
    rng = Random(8)
    for walk in list(walked(setting, seed=8))[::7]:
        for seat in {max(walk.actor, 0), setting.seats - 1}:
            other = walk.imagine(seat, rng)
            assert other.information(seat) == walk.information(seat)
            assert (other.tensor(seat) == walk.tensor(seat)).all()
            if seat == walk.actor:
                assert list(other.choices) == list(walk.choices)


@every_setting
def test_what_a_seat_says_is_told_to_nobody_before_all_have_decided(setting: Setting) -> None:
    """Two ways on that leave the same seats due look the same to all but who says them."""
    for walk in list(walked(setting, seed=9))[::7]:
        for piece in list(walk.choices)[:2] if walk.actor != OVER else ():
            after = walk.apply(piece)
            if after.state is not walk.state:
                continue
            for seat in set(range(setting.seats)) - {walk.actor}:
                assert after.information(seat) == walk.information(seat)
                assert (after.tensor(seat) == walk.tensor(seat)).all()
            assert after.information(walk.actor) != walk.information(walk.actor)


@every_game
def test_walks_are_values(game: str) -> None:
    for walk in list(walked(next(s for s in SETTINGS if s.game.name == game), seed=10))[::11]:
        for again in (copy(walk), deepcopy(walk), pickle.loads(pickle.dumps(walk))):
            assert (again, hash(again)) == (walk, hash(walk))
            assert list(again.choices) == list(walk.choices)
    assert begin(game) != begin(game, GAMES[game].seats[1])


@every_game
def test_a_whole_move_can_be_said_in_notation(game: str) -> None:
    for setting in (s for s in SETTINGS if s.game.name == game):
        rng, walk = Random(11), begin(game, setting.seats, setting.options.words)
        for _ in range(12):
            walk = walk.deal(rng)
            move = rng.choice(setting.game.legal(walk.state, walk.actor))
            after = walk.say(setting.game.write(move))
            assert (after.sealed or after.state) != (walk.sealed or walk.state)
            walk = after


@every_game
def test_victories_add_up_to_nothing(game: str) -> None:
    seats = max(3, GAMES[game].seats[0])
    setting = Setting(GAMES[game], seats, SETTINGS[0].options._replace(words=()))
    *_, walk = walked(setting, seed=12)
    won = walk.setting.game.winners(walk.state)
    returns = walk.returns("victory")

    assert isclose(sum(returns), 0, abs_tol=1e-9)
    assert {seat for seat, one in enumerate(returns) if one == max(returns)} == set(won)
    assert len(won) > 1 or max(returns) == 1


def test_scores_are_told_at_the_end_only() -> None:
    assert begin("limoges", 2).returns() == (0, 0)


def test_what_is_not_open_is_refused_with_what_is() -> None:
    walk = begin("limes").deal(Random(1))

    with pytest.raises(ValueError, match=r"0 \('a1n'\) is not open to seat 0; open are d4n"):
        walk.apply(0)
    with pytest.raises(ValueError, match="unknown"):
        walk.apply(9_999)
    with pytest.raises(ValueError, match="no action of limes"):
        spec("limes").number("z9")


def test_a_worker_that_can_go_nowhere_is_not_asked_to_leave() -> None:
    """Where all is one field, its worker has no other territory beside it."""
    fields = "".join(f"{number}\n. .\n. .\n" for number in range(1, 25))
    deck = GAMES["limes"].material({"deck.txt": fields}, "fields")
    walk = begin("limes", material=deck).apply(0).say("d4n +nw").apply(1)
    after = walk.apply(walk.choices[0])

    assert [walk.spec.actions[piece] for piece in after.choices] == [
        ".",
        "+nw",
        "+ne",
        "+sw",
        "+se",
    ]


def test_chance_is_begun_by_hand_and_ended_by_dice() -> None:
    walk = begin("limits", 2).apply(0).deal(Random(2))

    assert walk.actor == 0
