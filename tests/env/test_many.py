"""Many games of Limes on the compiled kernel are those of the rules."""

from random import Random
from typing import Any

import numpy as np
import pytest

from limestone.env import OVER, VecLimes, begin
from limestone.env.tensors.limes import NOTES, PLANES
from limestone.search.kernels.compiled import FAST

pytestmark = pytest.mark.skipif(not FAST, reason="numba is not installed")


@pytest.mark.parametrize("variants", [(), ("diagonal",), ("diagonal", "ferryman")])
def test_games_are_seen_masked_and_scored_as_by_the_rules(variants: tuple[str, ...]) -> None:
    rng, many = Random(1), VecLimes(3, variants, seed=4)
    step = many.reset(seed=4)
    walks = [begin("limes", 1, variants) for _ in range(3)]
    finished = 0
    while finished < 6:
        for n, walk in enumerate(walks):
            if walk.actor < 0:
                card = many.games.cards[n, many.games.notes[n, 2]]
                walks[n] = walk = walk.apply(int(card))
            assert (step.observations[n] == walk.tensor(0)).all()
            assert (step.masks[n] == walk.mask()).all()
        actions = [rng.choice(list(walk.choices)) for walk in walks]
        before = [walk.setting.game.scores(walk.state)[0] for walk in walks]
        walks = [walk.apply(action) for walk, action in zip(walks, actions, strict=True)]
        step = many.step(np.array(actions))
        for n, walk in enumerate(walks):
            points = walk.setting.game.scores(walk.state)[0]
            assert step.rewards[n] == points - before[n]
            assert step.dones[n] == (walk.actor == OVER)
            if walk.actor == OVER:
                assert many.scores[n] == points
                walks[n] = begin("limes", 1, variants)
                finished += 1


def test_the_same_seed_deals_the_same_cards_whatever_the_number() -> None:
    few, more = VecLimes(2, seed=7), VecLimes(5, seed=7)

    assert (few.games.cards == more.games.cards[:2]).all()
    assert not (VecLimes(2, seed=8).games.cards == few.games.cards).all()


def test_an_action_that_is_not_open_changes_nothing() -> None:
    many = VecLimes(2)
    seen = many.reset().observations.copy()
    open_ = int(many.games.open[0].argmax())

    for actions in ([open_, 0], [open_, -1], [open_, 10_000]):
        with pytest.raises(ValueError, match="is not open in game 1"):
            many.step(np.array(actions))
    with pytest.raises(ValueError, match="as many actions"):
        many.step(np.array([open_]))
    assert (many.games.seen == seen).all()


def test_planes_are_the_first_part_of_an_observation() -> None:
    step = VecLimes(2).reset()

    assert step.planes.shape == (2, PLANES + 1, 14, 14)
    assert step.observations.shape[1] == step.planes[0].size + NOTES


@pytest.mark.parametrize("n", [0, -3])
def test_a_number_of_games_that_cannot_be_is_a_sentence(n: int) -> None:
    with pytest.raises(ValueError, match=f"VecLimes plays at least 1 game, not {n}"):
        VecLimes(n)


@pytest.mark.parametrize("n", ["a", 2.5, None, True])
def test_what_is_no_number_of_games_is_a_sentence(n: Any) -> None:
    with pytest.raises(TypeError, match="VecLimes takes a number of games, not "):
        VecLimes(n)


def test_actions_that_are_none_are_a_sentence() -> None:
    many = VecLimes(2)

    with pytest.raises(ValueError, match="2 games need as many actions, not None"):
        many.step(None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"2 games need as many actions, not an array of \(1,\)"):
        many.step(np.zeros(1, np.int64))
    with pytest.raises(TypeError, match="actions are whole numbers, not float64"):
        many.step(np.zeros(2))
