"""§5, §6 What a worker would bring, once the card lies: told before it is placed or moved."""

from collections.abc import Iterator
from typing import NamedTuple

from limestone.rules.bits import cells
from limestone.rules.game import Refused, Seat
from limestone.rules.limes.land import Laid, Land, lay, refuse_place, zone_of
from limestone.rules.limes.moves import Lay, Move
from limestone.rules.limes.scoring import score
from limestone.rules.limes.view import Scene
from limestone.rules.limes.workers import PLACES, Go, Posting, post, reach, supply


class Outlook(NamedTuple):
    """The land of a seat with the card on it, and what every posting would add to its score."""

    land: Land
    gains: tuple[tuple[Posting, int], ...]


def outlook(seen: Scene, seat: Seat, begun: Move) -> Outlook:
    """§3, §5 The card of the round laid as begun, before a worker is placed or moved."""
    if not seen.card or not isinstance(begun, Lay):
        raise Refused("limes-wrong-move", section="§2.1")
    land, card = seen.lands[seat], seen.deck.card(seen.card)
    refuse_place(land, begun.square, diagonal="diagonal" in seen.words)
    turn = card.names[begun.turn]
    after = lay(land, Laid(begun.square, seen.card, turn), card.faces[turn])
    return Outlook(after, tuple(gains(after, seen.words)))


def gains(land: Land, words: tuple[str, ...]) -> Iterator[tuple[Posting, int]]:
    """§6.5 A territory where somebody stands brings no more; one that is left empty is lost."""
    before = score(land, words)
    for posting in _postings(land, words):
        yield posting, score(post(land, posting), words) - before


def _postings(land: Land, words: tuple[str, ...]) -> Iterator[Posting]:
    if supply(land):
        yield from PLACES
    for worker in dict.fromkeys(land.workers):
        for target in cells(reach(land, worker, ferryman="ferryman" in words)):
            yield Go(zone_of(land, worker), zone_of(land, target))
