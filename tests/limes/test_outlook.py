"""§5, §6 What a worker would bring is what it brings."""

from typing import Any

import pytest

from limestone.rules.game import GAMES, Refused, options
from limestone.rules.limes.land import Laid
from limestone.rules.limes.moves import Draw, Lay
from limestone.rules.limes.notation import posting_name, read
from limestone.rules.limes.outlook import gains, outlook
from limestone.rules.limes.play import legal
from limestone.rules.limes.scoring import score
from limestone.rules.limes.table import State
from limestone.rules.limes.view import scene
from limestone.rules.limes.workers import post
from tests.games import Setting, choices, positions
from tests.limes.made_up import MADE_UP, plant
from tests.limes.picture import land

LIMES = GAMES["limes"]
ON_A1 = (Laid(0, 1, 0),)  # where the last card lies


@pytest.mark.parametrize("words", choices("limes"), ids="+".join)
def test_every_posting_is_told_with_what_it_adds(words: tuple[str, ...]) -> None:
    """The slow way: make every legal move, and count before and after."""
    for _, state, _ in list(positions(Setting(LIMES, 1, options(LIMES, words)), seed=5))[::4]:
        assert isinstance(state, State)
        if not state.card:
            continue
        for begun, postings in by_beginning(state).items():
            found = outlook(scene(state), 0, begun)

            told = {posting_name(posting): gain for posting, gain in found.gains}
            assert told == {
                posting_name(posting): score(post(found.land, posting), words)
                - score(found.land, words)
                for posting in postings
                if posting
            }


def test_zones_of_a_territory_differ_where_points_depend_on_the_zone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)
    here = land("~ ~ . / . . .")._replace(cards=ON_A1)

    found = {posting_name(posting): gain for posting, gain in gains(here, MADE_UP.words)}

    assert (found["+nw"], found["+ne"]) == (1, 0)


def by_beginning(state: State) -> dict[Lay, list[Any]]:
    found: dict[Lay, list[Any]] = {}
    for move in legal(state, 0):
        assert isinstance(move, Lay)
        found.setdefault(Lay(move.square, move.turn), []).append(move.posting)
    return dict(list(found.items())[::3])


@pytest.mark.parametrize(
    ("drawing", "told"),
    [
        pytest.param(
            ".@ . ^ / ~ ~ ~", {"a1nw>b1nw": 0, "a1nw>a1sw": -2}, id="§6.5 what is left is lost"
        ),
        pytest.param(".@ .@ ~ / . . ~", {"a1nw>b1nw": 0}, id="§6.5 unless another one stays"),
        pytest.param(
            "~@ .@ / ~ .*", {"a1nw>a1ne": -1, "+sw": 0, "+se": 0}, id="§6.5 nothing to win there"
        ),
    ],
)
def test_only_one_worker_of_a_territory_scores(drawing: str, told: dict[str, int]) -> None:
    """§6.5 What is left to nobody is lost; where somebody stands there is nothing to win."""
    here = land(drawing)._replace(cards=ON_A1)

    found = {posting_name(posting): gain for posting, gain in gains(here, ())}

    assert {name: found[name] for name in told} == told


def test_nothing_is_told_where_the_card_may_not_lie() -> None:
    state = LIMES.start(1, options(LIMES, ()))
    drawn = LIMES.play(state, {-1: Draw(7)})

    with pytest.raises(Refused, match="limes-first-square"):
        outlook(scene(drawn), 0, lay("e4n"))
    with pytest.raises(Refused, match="limes-wrong-move"):
        outlook(scene(state), 0, lay("d4n"))


def lay(text: str) -> Lay:
    move = read(text)
    assert isinstance(move, Lay)
    return move
