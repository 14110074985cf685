"""§8 The notation: a word and what it is about."""

from functools import lru_cache

from limestone.rules.game import Refused
from limestone.rules.limits.cards import COLOURS, Cards
from limestone.rules.limits.moves import Accuse, Exchange, Hide, Move, Play, Shuffle

SECTION = "§8"


def write(move: Move) -> str:
    """§8 A move as text.

    >>> write(Hide("rg")), write(Accuse(2))
    ('hide rg', 'accuse 2')
    """
    match move:
        case Play(card):
            return f"play {card}"
        case Hide(cards):
            return f"hide {cards}"
        case Accuse(seat):
            return f"accuse {seat}"
        case Exchange(card):
            return f"exchange {card}"
        case Shuffle(cards, limits, starter):
            return f"shuffle {cards} {','.join(map(str, limits))} {starter}"


@lru_cache(maxsize=1 << 12)
def read(text: str) -> Move:
    """§8 The move that a text means, legal or not.

    >>> read("play r")
    Play(card='r')
    """
    match text.split():
        case ["shuffle", cards, limits, starter]:
            numbers = tuple(_number(number) for number in limits.split(","))
            return Shuffle(_cards(cards), numbers, _number(starter))
        case ["hide", cards]:
            return Hide(_cards(cards))
        case ["play", card]:
            return Play(_one(card))
        case ["exchange", card]:
            return Exchange(_one(card))
        case ["accuse", seat]:
            return Accuse(_number(seat))
    raise Refused("limits-unreadable", section=SECTION, found=text)


def _cards(text: str) -> Cards:
    for letter in text:
        if letter not in COLOURS:
            raise Refused("limits-unknown-colour", section=SECTION, found=letter, known=COLOURS)
    return text


def _one(text: str) -> Cards:
    if len(text) != 1:
        raise Refused("limits-one-colour", section=SECTION, found=text)
    return _cards(text)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 3):
        raise Refused("limits-not-a-number", section=SECTION, found=text)
    return int(text)
