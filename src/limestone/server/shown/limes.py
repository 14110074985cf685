"""Limes for a person's client: cards as symbols, zones by their names, every point with its why."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from limestone.rules.bits import Board, cells
from limestone.rules.game import Seat
from limestone.rules.limes.cards import Deck, symbol, turned
from limestone.rules.limes.land import Laid, Land, terrain_at, territories, zone_of
from limestone.rules.limes.notation import TURN_NAMES, square_name, zone_name
from limestone.rules.limes.scoring import PROFESSIONS, ladder
from limestone.rules.limes.table import ROUNDS, State, left
from limestone.rules.limes.workers import supply
from limestone.server.shown.pieces import Tree, grown

Json = dict[str, Any]

# A square, a turn, then a place for a worker, or the zone it leaves and the one it goes to.
PIECES = r" \+..| [a-g]\d..|>[a-g]\d..|[a-g]\d|[nesw]"

PROFESSION_NAMES = ("farmer", "fisherman", "woodcutter", "watchman")


def scene(state: State) -> Json:
    """Everything on the table: nothing of Limes is secret but the decisions of this round."""
    lands = [_land(state.deck, land) for land in state.lands]
    return {
        "words": state.words,
        "round": len(state.drawn),
        "rounds": ROUNDS,
        "card": None if state.card is None else _card(state.deck, state.card),
        "left": left(state),
        "lands": lands,
        "steps": [ladder(land["score"]) for land in lands] if len(lands) == 1 else [],
    }


def own(state: State, seat: Seat | None) -> Json:
    """What a seat sees otherwise than a spectator: that it is a seat."""
    return {"seat": seat}


def tree(texts: Sequence[str]) -> Tree:
    """The legal moves, cut into the pieces that a click or a key adds."""
    return grown(PIECES, texts)


def _card(deck: Deck, number: int) -> Json:
    """§3.2 A card in every turn that looks different from the ones before it."""
    card = deck.card(number)
    faces = {
        TURN_NAMES[turn]: [symbol(zone) for zone in turned(card.zones, turn)] for turn in card.turns
    }
    return {"number": number, "faces": faces}


@lru_cache(maxsize=1 << 10)
def _land(deck: Deck, land: Land) -> Json:
    found = [_territory(land, home) for home in territories(land)]
    return {
        "cards": [_laid(deck, laid) for laid in land.cards],
        "workers": [zone_name(zone_of(land, worker)) for worker in land.workers],
        "supply": supply(land),
        "territories": found,
        "score": sum(len(home["reasons"]) for home in found if home["worker"]),
    }


def _laid(deck: Deck, laid: Laid) -> Json:
    zones = turned(deck.card(laid.card).zones, laid.turn)
    return {
        "square": square_name(laid.square),
        "card": laid.card,
        "turn": TURN_NAMES[laid.turn],
        "zones": [symbol(zone) for zone in zones],
    }


def _territory(land: Land, home: Board) -> Json:
    """§6 A territory, the worker that scores in it, and what each point would be for."""
    zones = cells(home)
    kind = terrain_at(land, zones[0])
    worker = next((worker for worker in land.workers if worker in zones), None)
    return {
        "profession": PROFESSION_NAMES[kind],
        "zones": _names(land, home),
        "worker": None if worker is None else zone_name(zone_of(land, worker)),
        "reasons": [_names(land, point) for point in PROFESSIONS[kind](land, home)],
    }


def _names(land: Land, board: Board) -> list[str]:
    return [zone_name(zone_of(land, cell)) for cell in cells(board)]
