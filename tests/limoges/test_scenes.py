"""The tables on which every kind of decision is tried in the client."""

from typing import get_args

from limestone.rules import limoges
from limestone.rules.limoges.aid import aid
from limestone.rules.limoges.moves import Chance, Move
from tests.limoges.scenes import SCENES


def test_every_kind_of_decision_has_a_scene() -> None:
    kinds = set(get_args(Move)) - set(get_args(Chance))

    assert {type(limoges.read(scene.move)) for scene in SCENES} == kinds


def test_every_scene_is_legal() -> None:
    for state, move, _ in SCENES:
        assert limoges.read(move) in limoges.legal(state, 0), move


def test_every_scene_says_what_a_turn_would_offer() -> None:
    for state, _, _ in SCENES:
        offers = aid(limoges.view(state, 0))

        assert {offer.near >= 0 for offer in offers} == {True}
