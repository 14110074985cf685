"""Notation (docs/notation.md)."""

from random import Random

import pytest

from limestone.rules import limoges
from limestone.rules.game import Refused
from tests.limoges.positions import busy_step, chosen

SPELLINGS = """
objectives 0:ob03,ob07 1:ob01,ob12
first 0:6-3 1:2-1
tiles personnages:t05,t03 lieux:t01,t09
tiles lieux:t14
draw 2:5-1
ostensions os1,os4
event ev03:b
keep ob03
vote blue:5-4 red:3-1
vote none
place 6-3 keys_cite yellow
place 4-3 gi_imbert low
place 6-3 ab_04
activate t03 grey
guards chateau
guard gi_imbert low
jail hand 1 red
jail on gi_imbert
jail tile t15
free t15
rob abbey
corrupt 6-3,5-4 draw
corrupt 6-3
ostend 6-3
commerce blue
mint
jealousy ab_03
destroy gc_panet yellow
buy t05 6-3
buy ev03 4-1 red
use t02
use t14 6-3
use t17 blue
use t27 1 red
play ev03
drop ev03
end
end 6-3
gain fr
steal 2
swap red grey
done
keep os4 saint
return t03
lose red
""".strip().splitlines()


@pytest.mark.parametrize("text", SPELLINGS)
def test_a_move_is_written_as_it_is_read(text: str) -> None:
    assert limoges.write(limoges.read(text)) == text


@pytest.mark.parametrize(
    ("text", "spelling"),
    [
        ("vote red:3-1 blue:5-4", "vote blue:5-4 red:3-1"),
        ("corrupt 5-4,6-3", "corrupt 6-3,5-4"),
        ("place 3-6 ab_04", "place 6-3 ab_04"),
        ("  end  6-3 ", "end 6-3"),
        ("ostensions os4,os1", "ostensions os1,os4"),
    ],
)
def test_another_spelling_has_one_name(text: str, spelling: str) -> None:
    assert limoges.write(limoges.read(text)) == spelling


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "limoges-unknown-word"),
        ("dance", "limoges-unknown-word"),
        ("mint 4", "limoges-wrong-length"),
        ("jail hand 1", "limoges-wrong-length"),
        ("jail on a b", "limoges-wrong-length"),
        ("commerce green", "limoges-not-a-colour"),
        ("gain de", "limoges-not-one-of"),
        ("steal x", "limoges-not-a-seat"),
        ("end 7-1", "limoges-not-a-domino"),
        ("end 63", "limoges-not-a-domino"),
        ("vote blue", "limoges-not-a-pair"),
        ("vote blue:6-3 blue:6-2", "limoges-named-twice"),
        ("vote grey:6-3", "limoges-not-recruited"),
        ("objectives 0:ob01,ob02 2:ob03,ob04", "limoges-seats-missing"),
    ],
)
def test_a_text_that_is_no_move_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        limoges.read(text)


def test_who_begins_with_an_unknown_word_is_told_those_of_players_and_none_of_chance() -> None:
    with pytest.raises(Refused) as found:
        limoges.read("dance")

    known = str(found.value.args_["known"]).split(", ")
    assert {"vote", "place", "jail", "use", "keep"} < set(known)
    assert not {"objectives", "first", "tiles", "draw", "ostensions", "event"} & set(known)
    assert len(set(known)) == len(known)


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_move_of_busy_games_has_one_spelling(seed: int) -> None:
    rng = Random(seed)
    state = limoges.start(2 + seed % 3, chosen("events"))
    while limoges.actors(state):
        for seat in limoges.actors(state):
            moves = limoges.legal(state, seat)
            texts = [limoges.write(move) for move in moves]
            assert len(set(texts)) == len(texts)
            assert [limoges.read(text) for text in texts] == list(moves)
        state = limoges.play(state, busy_step(state, rng))
