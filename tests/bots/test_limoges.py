"""The bots of Les Deux Limoges: what they do by habit."""

from random import Random

import pytest

from limestone.bots.limoges_habits import favourite, of_vote
from limestone.rules.limoges.components import DOMINOES
from limestone.rules.limoges.recruitment import Ballot


@pytest.mark.parametrize("count", range(8))
def test_no_vote_is_worth_more_than_the_favourite(count: int) -> None:
    rng = Random(count)
    for _ in range(20):
        hand = tuple(rng.sample(DOMINOES, count))

        found = favourite(hand)

        assert found in Ballot(hand)
        assert of_vote(found) == pytest.approx(max(map(of_vote, Ballot(hand))))
