"""What type checkers know: `make check` fails where one of these is Any or something else."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, assert_type

from limestone.rules import limes, limits, limoges
from limestone.rules.game import GAMES, Game, options
from limestone.rules.limes.moves import Move as LimesMove
from limestone.rules.limes.view import View as LimesView
from limestone.rules.limits.moves import Move as LimitsMove
from limestone.rules.limits.table import State as LimitsState
from limestone.rules.limits.view import View as LimitsView
from limestone.rules.limoges.view import View as LimogesView
from limestone.rules.typed import LimesRules, LimitsRules, LimogesRules
from limestone.shown import views

if TYPE_CHECKING:
    from limestone.client import Client

MODULES: tuple[LimesRules, LimitsRules, LimogesRules] = (limes, limits, limoges)


def test_a_game_that_is_named_has_typed_states_moves_and_views() -> None:
    game = GAMES["limits"]
    state = game.start(3, options(game))

    assert_type(state, LimitsState)
    assert_type(game.view(state, 0), LimitsView)
    assert_type(game.view(state, 0).own.hand, str)
    assert_type(game.legal(state, 0), Sequence[LimitsMove])
    assert_type(GAMES["limes"].read("b2=3"), LimesMove) if TYPE_CHECKING else None
    assert tuple(GAMES.values()) == MODULES


def test_a_game_of_which_only_a_name_is_known_is_any_of_them() -> None:
    for name in GAMES:
        assert_type(GAMES[name], Game)


def seen(client: "Client", code: str) -> None:
    """The views that a client gets are those of the game, where it is known."""
    assert_type(client.create("limes", []).view(0), views.limes.View)
    assert_type(client.create("limits", []).view(0)["hand"], str)
    assert_type(client.create("limoges", []).view(0), views.limoges.View)
    assert_type(client.table(code).view(0), views.View)


def imagined(a: LimesView, b: LimogesView) -> None:
    """Views of one game are not those of another."""
    assert_type(GAMES["limes"].view(GAMES["limes"].imagine(a, _Zero()), 0), LimesView)
    assert_type(GAMES["limoges"].view(GAMES["limoges"].imagine(b, _Zero()), 0), LimogesView)


class _Zero:
    def randrange(self, n: int, /) -> int:
        return 0
