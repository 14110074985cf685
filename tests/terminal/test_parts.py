"""What fits into a window of 80 columns and 24 lines, and signs for terminals without ours."""

from random import Random

import pytest
from rich.console import Console

from limestone.i18n import LANGUAGES, Speech
from limestone.rules.game import GAMES, options
from limestone.rules.referee import Referee, seeded
from limestone.study.puzzle import puzzles
from limestone.terminal.plain import plain
from limestone.terminal.screen import height, pages
from limestone.terminal.table import art

WINDOW = Console(width=80, height=24)
SEATS = {"limes": 1, "limits": 6, "limoges": 4}


def played(game: str) -> Referee:
    """A whole game, by chance."""
    module, rng = GAMES[game], Random(1)
    referee = Referee.begin(module, SEATS[game], options(module), seeded("80 by 24"))
    while not referee.over:
        seat = referee.waiting_for()[0]
        move = rng.choice(module.legal(referee.state, seat))
        referee = referee.decide(seat, module.write(move))
    return referee


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_every_position_fits_above_a_prompt(game: str, lang: str) -> None:
    speech = Speech(lang)
    steps = played(game).since(0)[:: 1 if game == "limes" else 15]
    views = [GAMES[game].view(step.state, seat) for step in steps for seat in (0, None)]
    parts = [part for view in views for part in art(game).parts(view, speech, 80).values()]

    tall = [part.plain for part in parts if height(WINDOW, part) >= WINDOW.height]
    wide = [line for part in parts for line in part.plain.splitlines() if len(line) > 80]
    assert not tall
    assert not wide or game != "limes"  # a picture may not be wrapped, a sentence may


def test_pages_hold_as_many_parts_as_there_is_room_for() -> None:
    state = played("limoges").state
    parts = art("limoges").parts(GAMES["limoges"].view(state, None), Speech("en"), 80)

    found = pages(WINDOW, parts.values())

    assert "\n".join(page.plain for page in found) == "\n".join(
        part.plain for part in parts.values()
    )
    assert all(height(WINDOW, page) < WINDOW.height for page in found)
    assert len(found) < len(parts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_that_we_write_has_a_plain_one(lang: str) -> None:
    written = {sign for entry in Speech(lang).entries.values() for sign in entry}
    ours = {sign for sign in written if ord(sign) < 0x2600}

    assert [sign for sign in ours if "?" in plain(sign) and sign != "?"] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_open_pile_of_limits_fits_into_80_columns_and_shows_every_card(lang: str) -> None:
    speech = Speech(lang)
    longest = max(puzzles("limits").values(), key=lambda one: len(one.view.scene.pile))

    drawn = art("limits").parts(longest.view, speech, 80)["table"]

    assert all(len(line) <= 80 for line in drawn.plain.splitlines())
    pile = "".join(drawn.plain.splitlines()[3:-8])
    for laid in longest.view.scene.pile:
        colour = speech.say(f"limits-colour-{laid.card}")
        assert f" {laid.card} {colour}  {speech.name(laid.seat)}" in pile
    assert all("Seat" not in drawn.plain[it.start : it.end] for it in drawn.spans)
