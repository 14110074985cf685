"""Laws that hold for every game, on random games of every variant."""

import pickle
from copy import deepcopy
from random import Random

import pytest

from limestone.rules import record
from limestone.rules.game import CHANCE, Event, Refused
from limestone.rules.referee import Referee, seeded
from limestone.terminal.simulation import Simulation
from tests.games import SETTINGS, Setting, positions

BOUND = 5_000  # steps; the longest game of Limoges is far below

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@every_setting
def test_every_game_ends(setting: Setting) -> None:
    *_, last = positions(setting, seed=1)
    steps = sum(1 for _ in positions(setting, seed=1))

    assert not setting.game.actors(last.state)
    assert steps < BOUND
    assert set(setting.game.winners(last.state)) <= set(range(setting.seats))


@every_setting
def test_moves_are_read_as_they_are_written(setting: Setting) -> None:
    for game, _, step in positions(setting, seed=2):
        for move in step.values():
            assert game.read(game.write(move)) == move


@every_setting
def test_every_legal_move_is_checked_and_has_one_name(setting: Setting) -> None:
    rng = Random(3)
    for game, state, step in positions(setting, seed=3):
        for seat in step:
            moves = [] if seat == CHANCE else list(game.legal(state, seat))
            assert len(set(map(game.write, moves))) == len(moves)
            for move in rng.sample(moves, min(len(moves), 20)):
                assert game.check(state, seat, move) == move
            assert game.check(state, seat, step[seat]) == step[seat]


@every_setting
def test_check_refuses_what_is_not_legal(setting: Setting) -> None:
    """Moves of other positions of the same game are refused exactly if they are not legal here."""
    rng = Random(4)
    game = setting.game
    played = list(positions(setting, seed=4))
    moves = [move for _, _, step in played for seat, move in step.items() if seat != CHANCE]
    for _, state, step in played[:: max(1, len(played) // 20)]:
        for seat in (seat for seat in step if seat != CHANCE):
            legal = set(map(game.write, game.legal(state, seat)))
            for move in rng.sample(moves, min(len(moves), 10)):
                try:
                    assert game.write(game.check(state, seat, move)) in legal
                except Refused:
                    assert game.write(move) not in legal


@every_setting
def test_nobody_but_the_actors_has_moves(setting: Setting) -> None:
    for game, state, step in positions(setting, seed=5):
        for seat in set(range(setting.seats)) - set(step):
            assert not game.legal(state, seat)


@every_setting
def test_what_is_legal_depends_only_on_what_is_seen(setting: Setting) -> None:
    for game, state, step in list(positions(setting, seed=6))[::3]:
        for seat in (seat for seat in step if seat != CHANCE):
            imagined = game.imagine(game.view(state, seat), Random(1))
            assert list(game.legal(imagined, seat)) == list(game.legal(state, seat))


@every_setting
def test_a_view_is_what_all_see_and_what_is_ones_own(setting: Setting) -> None:
    for game, state, _ in list(positions(setting, seed=7))[::3]:
        for seat in (None, 0, setting.seats - 1):
            view = game.view(state, seat)
            assert (view.scene, view.own) == (game.scene(state), game.own(state, seat))
            assert view.own.seat == seat


@every_setting
def test_an_imagined_table_looks_like_the_view(setting: Setting) -> None:
    for game, state, _ in list(positions(setting, seed=7))[::3]:
        for seat in (None, 0, setting.seats - 1):
            view = game.view(state, seat)
            assert game.view(game.imagine(view, Random(2)), seat) == view


@every_setting
def test_playing_does_not_change_the_state_before(setting: Setting) -> None:
    for game, state, step in list(positions(setting, seed=8))[::5]:
        before = repr(state)
        if step:
            game.play(state, step)
        assert repr(state) == before


@every_setting
def test_states_and_views_are_values(setting: Setting) -> None:
    """Equal, with equal hashes, after a copy and after a journey to another process."""
    for game, state, _ in list(positions(setting, seed=8))[::9]:
        for value in (state, game.view(state, 0)):
            for again in (deepcopy(value), pickle.loads(pickle.dumps(value))):
                assert again == value
                assert hash(again) == hash(value)


@every_setting
def test_everyone_is_told_events(setting: Setting) -> None:
    for game, state, step in positions(setting, seed=9):
        for seat in (None, 0):
            told = game.tell(state, step, seat) if step else []
            assert all(isinstance(event, Event) for event in told)


@every_setting
def test_a_record_is_read_as_it_is_written(setting: Setting) -> None:
    played = Simulation(setting.game, setting.seats, setting.options, "law").play(0)
    text = record.write(played)

    again = record.read(text)
    *_, last = record.replay(again)

    assert record.write(again) == text
    assert setting.game.scores(last) == again.header.result


@every_setting
def test_a_game_can_be_resumed_at_every_step(setting: Setting) -> None:
    played = Simulation(setting.game, setting.seats, setting.options, "law").play(1)
    for count in range(0, len(played.steps), 7):
        header = record.new(setting.game, setting.seats, setting.options).header
        part = record.Record(header, played.steps[:count])

        resumed = Referee.resume(record.read(record.write(part)), seeded("law 1"))

        written = record.write(resumed.record).splitlines()
        assert (
            written
            == record.write(played).replace(_result(played), "").splitlines()[: len(written)]
        )


def _result(played: record.Record) -> str:
    return f"result {' '.join(map(str, played.header.result))}\n"
