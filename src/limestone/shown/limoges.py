"""Les Deux Limoges for a person's client: the board by names, tiles with their effects."""

from collections.abc import Sequence
from typing import Any

from limestone.rules.game import Seat
from limestone.rules.limoges.agenda import KeepOstension, NextTurn, Swapping, Turn
from limestone.rules.limoges.aid import aid
from limestone.rules.limoges.components import (
    COLOURS,
    ROWS,
    Box,
    Colour,
    Domino,
    Effect,
    Side,
    Space,
)
from limestone.rules.limoges.consequences import Consequence, consequences
from limestone.rules.limoges.offers import Offer
from limestone.rules.limoges.scoring import Standing
from limestone.rules.limoges.view import Own, Scene, Seen, View
from limestone.shown import views
from limestone.shown.pieces import Tree, grown
from limestone.shown.refusals import refusal

Json = Any
Face = tuple[str, str]  # a tile and its side

# Words, dominoes one by one, and in a vote the colour apart from its domino.
PIECES = r" \w+:|,?\d-\d| \d-\d| ?[^\s,:]+"


def scene(seen: Scene) -> views.limoges.Scene:
    """What lies on the table."""
    return {
        "round": seen.round,
        "first": seen.first,
        "lap": _lap(seen),
        "last": _last(seen),
        "due": _due(seen, ()),
        "seats": [_seat(one) for one in seen.seats],
        "board": _board(seen),
        "spaces": {space.id: _space(space) for space in seen.box.spaces},
        "reserve": list(seen.reserve),
        "prison": list(seen.prison),
        "treasury": list(seen.treasury),
        "rows": _rows(seen),
        "sides": _sides(seen.box, _faces(seen)),
        "deck": len(seen.deck),
        "discard": list(seen.discard),
        "stack": len(seen.stack),
        "spent": list(seen.spent),
        "ostensions": len(seen.ostensions),
        "banned": seen.banned,
        "payer": seen.rules.tax_payer,
        "track": seen.rules.influence_track_max,
        "scores": [sum(score) for score in seen.scores],
        "revealed": [list(cards) for cards in seen.revealed],
    }


def own(seen: Scene, mine: Own) -> views.limoges.Shown:
    """What this seat has in hand, and how it stands."""
    ranks = (*seen.standings, *mine.standings)
    shown: views.limoges.Shown = {
        "seat": mine.seat,
        "own": None if mine.seat is None else _own(mine),
        "standings": {card: [_standing(one) for one in standing] for card, standing in ranks},
        "goals": {card: _goal(seen.box, card) for card, _ in ranks},
    }
    if mine.drawn:
        _show_drawn(shown, seen, mine)
    return shown


def foreseen(seen: Scene, mine: Own, begun: str) -> Json:
    """What every move of the seat that begins so would do."""
    found = consequences(View(seen, mine), begun)
    return {text: _consequence(one) for text, one in found.items()}


def _consequence(one: Consequence) -> Json:
    events = [{"name": event.name, "facts": event.facts} for event in one.told]
    return {"changes": events, "final": one.final}


def offers(seen: Scene, mine: Own) -> Json:
    """§3.3 Everything there is to do in a turn: its terms, and why it cannot be done."""
    return [_offer(offer) for offer in aid(View(seen, mine))]


def _offer(offer: Offer) -> Json:
    return {
        "deed": offer.deed,
        "about": offer.about,
        "section": offer.section,
        "terms": {"name": offer.kind, "facts": offer.terms},
        "refused": refusal(offer.refused) if offer.refused else None,
        "near": offer.near,
        "tax": [tax._asdict() for tax in offer.tax],
    }


def tree(texts: Sequence[str]) -> Tree:
    """The legal moves, cut into words, dominoes and colours."""
    return grown(PIECES, texts)


def rounds(seen: Scene) -> tuple[int, None]:
    """The round that is played; nobody knows how many there will be."""
    return seen.round, None


def turn(seen: Scene, alone: int) -> int:
    """§3.2 A lap has one turn of every seat; a turn is of as many steps as its seat likes."""
    laps = [task.lap for task in seen.agenda if isinstance(task, Turn | NextTurn)]
    return laps[-1] if laps else 0


def picture(seen: Scene, seat: Seat) -> None:
    """None: too much lies there for a small one."""


def _due(seen: Scene, drawn: Sequence[str]) -> views.limoges.Due | None:
    """What is asked now, of whom, and what belongs to the question."""
    if not seen.agenda:
        return None
    task = seen.agenda[-1]
    seat: Seat | None = getattr(task, "seat", None)
    facts: views.limoges.Due = {"kind": type(task).__name__, "seat": seat}
    match task:
        case Turn():
            facts["placed"], facts["began"] = task.placed, task.began
            facts["once"] = list(task.once)
        case Swapping():
            facts["left"] = task.left
        case KeepOstension():
            facts["seen"] = list(drawn or task.seen)
    if hasattr(task, "colour"):
        facts["colour"] = COLOURS[task.colour]
    return facts


def _lap(seen: Scene) -> int:
    """§3.2 The lap of the round; 0 before its first turn."""
    lap: int = getattr(seen.agenda[0], "lap", 0) if seen.agenda else 0
    return lap


def _last(seen: Scene) -> views.limoges.LastRound | None:
    """§3.1 Whether this round is the last: the seats with too few dominoes, and how many lack."""
    last = seen.last_round
    if last is None:
        return None
    lacking = [seen.rules.hand_size - seen.seats[seat].bag for seat in last.seats]
    return {"seats": list(last.seats), "certain": last.certain, "lacking": lacking}


def _show_drawn(shown: views.limoges.Shown, seen: Scene, mine: Own) -> None:
    """§6.8 The question and the faces with the Ostensions that only this seat was shown."""
    drawn = {face for face in seen.box.sides if face[0] in mine.drawn}
    shown["due"] = _due(seen, mine.drawn)
    shown["sides"] = _sides(seen.box, _faces(seen) | drawn)


def _own(mine: Own) -> views.limoges.Hand:
    return {
        "hand": [_domino(domino) for domino in mine.hand],
        "objectives": list(mine.objectives),
    }


def _seat(seen: Seen) -> views.limoges.Player:
    return {
        "coins": seen.coins,
        "meeples": list(seen.meeples),
        "points": seen.points,
        "influence": list(seen.influence),
        "hand": seen.hand,
        "bag": seen.bag,
        "removed": [_domino(domino) for domino in seen.removed],
        "robbed": list(seen.robbed),
        "tiles": [
            {"tile": tile, "side": side, "meeple": _colour(meeple), "jailed": jailed}
            for tile, side, meeple, jailed in seen.tiles
        ],
        "objectives": seen.objectives,
    }


def _board(seen: Scene) -> dict[str, views.limoges.Lying]:
    active, spaces = seen.active, seen.box.spaces
    return {
        spaces[n].id: {
            "domino": _domino(lying.domino),
            "owner": None if lying.owner < 0 else lying.owner,
            "meeple": _colour(lying.meeple),
            "covers": lying.covers,
            "active": n in active,
        }
        for n, lying in enumerate(seen.board)
        if lying
    }


def _space(space: Space) -> views.limoges.Space:
    return {
        "kind": space.kind,
        "colours": [COLOURS[colour] for colour in space.colours],
        "per_turn": space.per_turn,
        "zone": space.zone,
    }


def _rows(seen: Scene) -> dict[str, list[views.limoges.Tile]]:
    rows = zip(ROWS, seen.rows, strict=True)
    return {name: [_tile(*tile) for tile in row] for name, row in rows}


def _tile(tile: str, side: str) -> views.limoges.Tile:
    return {"tile": tile, "side": side}


def _faces(seen: Scene) -> set[Face]:
    """The faces of tiles that can be seen now."""
    faces = {tile for row in seen.rows for tile in row}
    return faces | {(held.tile, held.side) for one in seen.seats for held in one.tiles}


def _sides(box: Box, faces: set[Face]) -> dict[str, views.limoges.Side]:
    return {"/".join(face): side(box.sides[face]) for face in sorted(faces)}


def side(face: Side) -> views.limoges.Side:
    """§9.1 What a face of a tile says."""
    return {
        "cost": face.cost,
        "colour": _colour(face.colour),
        "when": face.when,
        "zone": face.zone,
        "effects": [_effect(effect) for effect in face.effects],
    }


def _effect(effect: Effect) -> Json:
    args = [list(map(list, arg)) if isinstance(arg, tuple) else arg for arg in effect.args]
    return [effect.op, *args]


def _standing(standing: Standing) -> views.limoges.Standing:
    return {"measure": standing.measure, "rank": standing.rank, "points": standing.points}


def _goal(box: Box, card: str) -> views.limoges.Goal:
    objective = box.objectives[card]
    return {"measure": list(objective.measure), "points": list(objective.points)}


def _colour(colour: Colour | None) -> str | None:
    return None if colour is None else COLOURS[colour]


def _domino(domino: Domino) -> str:
    return f"{domino.high}-{domino.low}"
