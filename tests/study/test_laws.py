"""Judgements of all games: from the view alone, the same every time, of legal moves, as JSON."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from limestone.rules.game import CHANCE, GAMES, Seat
from limestone.study.judgement import SURE
from limestone.study.judging import Asked, hints, judge, judgements
from tests.games import SETTINGS, Position, Setting, positions

OF_GAMES = [[setting for setting in SETTINGS if setting.game.name == name] for name in GAMES]
FEW = [setting for settings in OF_GAMES for setting in (*settings[:2], settings[-1])]
LITTLE = 0.05

every_game = pytest.mark.parametrize("setting", FEW, ids=str)


def decisions(setting: Setting, most: int) -> Iterator[tuple[Position, Seat]]:
    """Some decisions of a random game, the last among them."""
    due = [
        (position, seat)
        for position in positions(setting, seed=5)
        for seat in position.step
        if seat != CHANCE and len(position.game.legal(position.state, seat)) > 1
    ]
    return iter(due[:: -max(1, len(due) // most)][:most])


def seen(position: Position, seat: Seat) -> Any:
    return position.game.view(position.state, seat)


@every_game
def test_a_judgement_depends_on_the_view_only(setting: Setting) -> None:
    for position, seat in decisions(setting, 2):
        game, view = position.game, seen(position, seat)
        asked = Asked(LITTLE, "law", position.step[seat])
        other = game.imagine(view, Random(99))

        assert judge(game.name, game.view(other, seat), asked) == judge(game.name, view, asked)


@every_game
def test_the_move_that_was_played_is_judged_and_all_moves_are_legal(setting: Setting) -> None:
    for position, seat in decisions(setting, 3):
        game, move = position.game, position.step[seat]
        found = judge(game.name, seen(position, seat), Asked(LITTLE, keep=move))

        assert found.of(game.write(move)).loss >= 0
        for one in found.moves:
            game.check(position.state, seat, game.read(one.move))


@every_game
def test_a_loss_is_named_only_if_it_is_larger_than_twice_its_error(setting: Setting) -> None:
    for position, seat in decisions(setting, 2):
        found = judge(position.game.name, seen(position, seat), Asked(LITTLE))

        assert all(one.loss == 0 or one.loss > SURE * one.doubt for one in found.moves)
        assert found.best.loss == 0


@pytest.mark.parametrize("game", GAMES)
def test_judgements_come_in_pieces_that_are_json(game: str) -> None:
    setting = next(setting for setting in FEW if setting.game.name == game)
    position, seat = next(decisions(setting, 6))
    pieces = list(judgements(game, seen(position, seat), Asked(1, "pieces")))

    assert json.loads(json.dumps(pieces[-1].json())) == pieces[-1].json()
    assert {one.unit for one in pieces} == {pieces[-1].unit}


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_at_most_three_candidates_with_reasons(game: str) -> None:
    setting = next(setting for setting in FEW if setting.game.name == game)
    for position, seat in decisions(setting, 4):
        *first, last = hints(game, seen(position, seat), Asked(LITTLE, "hint"))

        assert 1 <= len(last.candidates) <= 3
        assert all(one.reason.code != "thinking" for one in last.candidates)
        assert len(first) >= 1
        assert json.dumps(last.json())
