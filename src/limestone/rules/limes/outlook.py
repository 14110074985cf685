"""§5, §6 What a worker would bring, once the card lies: told before it is placed or moved."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from limestone.rules.bits import cells
from limestone.rules.game import Refused, Seat
from limestone.rules.limes.land import Laid, Land, cell_of, lay, refuse_place, zone_of
from limestone.rules.limes.moves import Lay, Move
from limestone.rules.limes.scoring import homes
from limestone.rules.limes.view import Scene
from limestone.rules.limes.workers import PLACES, Go, Posting, quarter_cell, reach, supply


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
    found = homes(land, words)
    at = {zone: home for home in found for zone in home.zones}
    workers = [zone_of(land, worker) for worker in land.workers]
    standing = Counter(at[worker] for worker in workers)
    worth = {home: sum(reason.points for reason in home.reasons) for home in found}
    won = {home: 0 if standing[home] else worth[home] for home in found}
    if supply(land):
        for place in PLACES:
            yield place, won[at[zone_of(land, quarter_cell(land, place.quarter))]]
    for origin in dict.fromkeys(workers):
        cell, home = cell_of(land, origin), at[origin]
        assert cell is not None
        lost = worth[home] if standing[home] == 1 else 0
        for target in cells(reach(land, cell, ferryman="ferryman" in words)):
            zone = zone_of(land, target)
            yield Go(origin, zone), won[at[zone]] - lost
