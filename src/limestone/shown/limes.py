"""Limes for a person's client: cards as symbols, zones by their names, every point with its why."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from limestone.rules.bits import Board
from limestone.rules.game import Seat
from limestone.rules.limes.cards import Deck, symbol, turned
from limestone.rules.limes.land import Laid, Land, Zone, cell_of, territory, zone_of
from limestone.rules.limes.moves import Lay, Move
from limestone.rules.limes.notation import TURN_NAMES, posting_name, square_name, zone_name
from limestone.rules.limes.outlook import outlook as counted
from limestone.rules.limes.scoring import LADDER, Home, Reason, homes, ladder, ways
from limestone.rules.limes.tell import PROFESSION_NAMES
from limestone.rules.limes.view import Own, Scene
from limestone.rules.limes.workers import Go, Posting, quarter_cell, supply
from limestone.shown import views
from limestone.shown.pieces import Tree, grown

Json = dict[str, Any]

# A square, a turn, then a place for a worker, or the zone it leaves and the one it goes to.
PIECES = r" \+..| [a-g]\d..|>[a-g]\d..|[a-g]\d|[nesw]"


def scene(seen: Scene) -> views.limes.Scene:
    """Everything on the table: nothing of Limes is secret but the decisions of this round."""
    lands = [_land(seen.deck, seen.words, land) for land in seen.lands]
    return {
        "words": seen.words,
        "round": len(seen.drawn),
        "rounds": seen.rounds,
        "card": None if seen.card is None else _card(seen.deck, seen.card),
        "left": seen.left,
        "lands": lands,
        "ways": _ways(seen.words),
        "ladder": LADDER,
        "steps": [ladder(land["score"]) for land in lands] if len(lands) == 1 else [],
    }


def own(seen: Scene, mine: Own) -> views.limes.Own:
    """What a seat sees otherwise than a spectator: that it is a seat."""
    return {"seat": mine.seat}


def foreseen(seen: Scene, mine: Own, begun: str) -> Json:
    """Nothing: whatever a move does is what it says."""
    return {}


def offers(seen: Scene, mine: Own) -> list[Json]:
    """Nothing: what can be done is seen."""
    return []


def outlook(seen: Scene, seat: Seat, begun: Move) -> Json:
    """The land of a seat with the card laid as begun, and what every posting would add."""
    found = counted(seen, seat, begun)
    gains = {posting_name(posting): gain for posting, gain in found.gains}
    return {"land": _land(seen.deck, seen.words, found.land), "gains": gains}


def alike(seen: Scene, seat: Seat, move: Move) -> list[Move]:
    """§4.1 The move, and those that post its worker on another zone of the same territory."""
    if not isinstance(move, Lay) or move.posting is None:
        return [move]
    found = counted(seen, seat, move)
    postings = [posting for posting, _ in found.gains]
    wanted = _errand(found.land, move.posting)
    return [move._replace(posting=one) for one in postings if _errand(found.land, one) == wanted]


def tree(texts: Sequence[str]) -> Tree:
    """The legal moves, cut into the pieces that a click or a key adds."""
    return grown(PIECES, texts)


def rounds(seen: Scene) -> tuple[int, int]:
    """§2.1 The round that is played, and of how many."""
    return len(seen.drawn), seen.rounds


def turn(seen: Scene, alone: int) -> int:
    """None: a round is a card, and all lay it at once."""
    return 0


def picture(seen: Scene, seat: Seat) -> Json:
    """A land as it lies there: the four zones of every card, and where workers stand."""
    land = _land(seen.deck, seen.words, seen.lands[seat])
    cards = {laid["square"]: "".join(laid["zones"]) for laid in land["cards"]}
    return {"cards": cards, "workers": land["workers"]}


def _card(deck: Deck, number: int) -> views.limes.Card:
    """§3.2 A card in every turn that looks different from the ones before it."""
    card = deck.card(number)
    faces = {
        TURN_NAMES[turn]: [symbol(zone) for zone in turned(card.zones, turn)] for turn in card.turns
    }
    return {"number": number, "faces": faces}


def _errand(land: Land, posting: Posting) -> tuple[Zone | None, Board]:
    """Which worker goes, none of the land if it is a new one, and to which territory."""
    if isinstance(posting, Go):
        cell = cell_of(land, posting.target)
        return posting.origin, territory(land, cell) if cell is not None else 0
    return None, territory(land, quarter_cell(land, posting.quarter)) if posting else 0


@cache
def _ways(words: tuple[str, ...]) -> Json:
    """§6 The kinds of reasons for which each profession scores at this table."""
    kinds = [[way.kind for way in own] for own in ways(words)]
    return dict(zip(PROFESSION_NAMES, kinds, strict=True))


@lru_cache(maxsize=1 << 10)
def _land(deck: Deck, words: tuple[str, ...], land: Land) -> views.limes.Land:
    found = homes(land, words)
    return {
        "cards": [_laid(deck, laid) for laid in land.cards],
        "workers": [zone_name(zone_of(land, worker)) for worker in land.workers],
        "supply": supply(land),
        "territories": [_territory(home) for home in found],
        "score": sum(home.points for home in found),
    }


def _laid(deck: Deck, laid: Laid) -> views.limes.Laid:
    zones = turned(deck.card(laid.card).zones, laid.turn)
    return {
        "square": square_name(laid.square),
        "card": laid.card,
        "turn": TURN_NAMES[laid.turn],
        "zones": [symbol(zone) for zone in zones],
    }


def _territory(home: Home) -> views.limes.Territory:
    """§6 A territory, the worker that scores in it, and what its points are or would be for."""
    return {
        "profession": PROFESSION_NAMES[home.profession],
        "zones": _names(home.zones),
        "worker": None if home.worker is None else zone_name(home.worker),
        "reasons": [_reason(reason) for reason in home.reasons],
    }


def _reason(reason: Reason) -> views.limes.Reason:
    return {"kind": reason.kind, "places": [_names(zones) for zones in reason.places]}


def _names(zones: Sequence[Zone]) -> list[str]:
    return [zone_name(zone) for zone in zones]
