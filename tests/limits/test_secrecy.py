"""§7 What a seat may not know stays hidden, in every channel."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from limestone.rules import limits
from limestone.rules.game import CHANCE, Seat
from tests.limits.tables import Played, game, played, shuffle, step

WATCHER = 2
EYES: tuple[Seat | None, ...] = (WATCHER, None)


HANDS = "rrgbv yybbv rygbb"
DEAL = shuffle(HANDS, "rgbv")
HIDE = "0 hide r | 1 hide y | 2 hide g"
PLAY = ("0 play r", "1 play y")

SECRETS = {
    "another's hand": (shuffle("rrgvv yybbb rygbb", "rgbv"), HIDE),
    "the draw pile": (shuffle(HANDS, "rgbrrrr"), HIDE),
    "a card that another drew": (shuffle(HANDS, "vgb"), HIDE),
    "two cards that others drew": (shuffle(HANDS, "vrb"), HIDE),
    "another's face-down card": (DEAL, HIDE.replace("1 hide y", "1 hide b")),
    "all others' face-down cards": (DEAL, "0 hide v | 1 hide v | 2 hide g"),
    "the limit cards to come": (shuffle(HANDS, "rgbv", "5 9 1"), HIDE),
    "the limit cards set aside": (shuffle(HANDS, "rgbv", "5 24 23 22"), HIDE),
}

Channel = Callable[[Played, Seat | None], Any]


def scene(game: Played, seat: Seat | None) -> Any:
    return limits.view(game.states[-1], seat).scene


def own(game: Played, seat: Seat | None) -> Any:
    return limits.view(game.states[-1], seat).own


def memory(game: Played, seat: Seat | None) -> Any:
    return limits.view(game.states[-1], seat).memory


def legal(game: Played, seat: Seat | None) -> Any:
    return None if seat is None else limits.legal(game.states[-1], seat)


def events(game: Played, seat: Seat | None) -> Any:
    pairs = zip(game.states, game.steps, strict=False)
    return [limits.tell(state, moves, seat) for state, moves in pairs]


def next_events(game: Played, seat: Seat | None) -> Any:
    return limits.tell(game.states[-1], step(f"{WATCHER} play y"), seat)


def download(game: Played, seat: Seat | None) -> Any:
    return limits.disclosed(game.states[-1], game.steps, seat)


CHANNELS: Sequence[Channel] = (scene, own, memory, legal, events, next_events, download)


@pytest.mark.parametrize("seat", EYES, ids=["a seat", "a spectator"])
@pytest.mark.parametrize("words", [(), ("open-pile",)], ids=["closed", "open-pile"])
@pytest.mark.parametrize("channel", CHANNELS, ids=lambda channel: channel.__name__)
@pytest.mark.parametrize("secret", SECRETS)
def test_a_secret_changes_nothing_that_is_seen(
    secret: str, channel: Channel, words: tuple[str, ...], seat: Seat | None
) -> None:
    this = played(DEAL, HIDE, *PLAY, words=words)
    other = played(*SECRETS[secret], *PLAY, words=words)
    assert this.states[-1] != other.states[-1]

    assert channel(this, seat) == channel(other, seat)


@pytest.mark.parametrize("seat", EYES, ids=["a seat", "a spectator"])
@pytest.mark.parametrize("channel", [scene, own, legal, next_events, download])
def test_a_card_further_down_the_pile_is_only_remembered(
    channel: Channel, seat: Seat | None
) -> None:
    this = played(DEAL, HIDE, "0 play r", "1 play y")
    other = played(DEAL, HIDE, "0 play g", "1 play y")

    assert channel(this, seat) == channel(other, seat)
    assert memory(this, seat) != memory(other, seat)


@pytest.mark.parametrize("channel", [scene, download])
def test_with_an_open_pile_it_is_seen(channel: Channel) -> None:
    this = played(DEAL, HIDE, "0 play r", "1 play y", words=("open-pile",))
    other = played(DEAL, HIDE, "0 play g", "1 play y", words=("open-pile",))

    assert channel(this, WATCHER) != channel(other, WATCHER)


@pytest.mark.parametrize("seat", EYES, ids=["a seat", "a spectator"])
@pytest.mark.parametrize("channel", [scene, own, legal, download])
def test_a_round_that_is_over_is_only_remembered_once_cards_are_hidden_again(
    channel: Channel, seat: Seat | None
) -> None:
    again = "0 hide r | 1 hide y | 2 hide g"
    this = played(DEAL, HIDE, "0 play r", "1 play y", "2 accuse 1", again)
    other = played(DEAL, HIDE, "0 play b", "1 play y", "2 accuse 1", again)

    assert channel(this, seat) == channel(other, seat)
    assert memory(this, seat) != memory(other, seat)


def test_owners_see_their_own_secrets() -> None:
    hand, hidden = SECRETS["another's hand"], SECRETS["another's face-down card"]
    this = played(DEAL, HIDE, *PLAY)

    assert own(played(*hand, *PLAY), 1) != own(this, 1)
    assert own(played(*hidden, *PLAY), 1) != own(this, 1)
    assert events(played(*SECRETS["a card that another drew"], *PLAY), 0) != events(this, 0)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_what_is_disclosed_while_the_round_runs(seat: Seat | None) -> None:
    lines = disclosed(played(DEAL, HIDE, *PLAY), seat)

    hidden = " | ".join(
        f"{who} hide {card}" if who == seat else f"{who} ?" for who, card in enumerate("ryg")
    )
    assert lines == ["* ?", hidden, "0 ?", "1 play y"]


def test_what_is_disclosed_while_the_count_lies_open() -> None:
    lines = disclosed(played(DEAL, HIDE, *PLAY, "2 accuse 1"), None)

    assert lines == ["* ?", HIDE, *PLAY, "2 accuse 1"]


def test_what_is_disclosed_in_the_next_round() -> None:
    lines = disclosed(played(DEAL, HIDE, *PLAY, "2 accuse 1", HIDE), 0)

    unseen = "0 ? | 1 ? | 2 ?"
    assert lines == ["* ?", unseen, "0 ?", "1 ?", "2 accuse 1", "0 hide r | 1 ? | 2 ?"]


def test_what_is_disclosed_with_an_open_pile() -> None:
    game = played(DEAL, HIDE, *PLAY, "2 accuse 1", HIDE, words=("open-pile",))

    lines = disclosed(game, None)

    unseen = "0 ? | 1 ? | 2 ?"
    assert lines == ["* ?", unseen, *PLAY, "2 accuse 1", unseen]


def test_all_is_disclosed_when_the_game_is_over() -> None:
    positions = list(game(3, seed=3))
    steps = [moves for _, moves in positions[:-1]]

    assert limits.disclosed(positions[-1][0], steps, None) == steps


def disclosed(game: Played, seat: Seat | None) -> list[str]:
    steps = limits.disclosed(game.states[-1], game.steps, seat)
    return [
        " | ".join(
            f"{'*' if who == CHANCE else who} {'?' if move is None else limits.write(move)}"
            for who, move in moves.items()
        )
        for moves in steps
    ]
