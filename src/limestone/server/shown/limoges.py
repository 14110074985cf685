"""Les Deux Limoges for a person's client: the board by names, tiles with their effects, costs."""

from collections.abc import Sequence
from random import Random
from typing import Any

from limestone.rules.limoges import imagine, legal, play, write
from limestone.rules.limoges.agenda import KeepOstension, Swapping, Turn
from limestone.rules.limoges.components import COLOURS, ROWS, Box, Domino, Effect, Side, Space
from limestone.rules.limoges.scoring import Standing
from limestone.rules.limoges.table import NOBODY, Held, Lying
from limestone.rules.limoges.view import Own, Seen, View
from limestone.server.shown.pieces import Tree, grown

Json = Any

# Words, dominoes one by one, and in a vote the colour apart from its domino.
PIECES = r" \w+:|,?\d-\d| \d-\d| ?[^\s,:]+"


def view(seen: View) -> Json:
    """What lies on the table, and what this seat has in hand."""
    return {
        "seat": seen.seat,
        "round": seen.round,
        "first": seen.first,
        "due": _due(seen),
        "own": None if seen.own is None else _own(seen.own),
        "seats": [_seat(one) for one in seen.seats],
        "board": _board(seen),
        "spaces": {space.id: _space(space) for space in seen.box.spaces},
        "reserve": list(seen.reserve),
        "prison": list(seen.prison),
        "treasury": list(seen.treasury),
        "rows": _rows(seen),
        "sides": _sides(seen),
        "deck": len(seen.deck),
        "ostensions": len(seen.ostensions),
        "banned": seen.banned,
        "track": seen.rules.influence_track_max,
        "scores": [sum(score) for score in seen.scores],
        "standings": {card: [_standing(one) for one in ranks] for card, ranks in seen.standings},
        "goals": {card: _goal(seen.box, card) for card, _ in seen.standings},
        "revealed": [list(cards) for cards in seen.revealed],
        "costs": _costs(seen),
    }


def tree(texts: Sequence[str]) -> Tree:
    """The legal moves, cut into words, dominoes and colours."""
    return grown(PIECES, texts)


def _due(seen: View) -> Json:
    """What is asked now, of whom, and what belongs to the question."""
    if not seen.agenda:
        return None
    task = seen.agenda[-1]
    facts: dict[str, Any] = {"kind": type(task).__name__, "seat": getattr(task, "seat", None)}
    match task:
        case Turn():
            facts |= {"placed": task.placed, "began": task.began, "once": list(task.once)}
        case Swapping():
            facts["left"] = task.left
        case KeepOstension():
            facts["seen"] = list(task.seen)
    if hasattr(task, "colour"):
        facts["colour"] = COLOURS[task.colour]
    return facts


def _own(own: Own) -> Json:
    return {
        "hand": [_domino(domino) for domino in own.hand],
        "objectives": list(own.objectives),
    }


def _seat(seen: Seen) -> Json:
    return {
        "coins": seen.coins,
        "meeples": list(seen.meeples),
        "points": seen.points,
        "influence": list(seen.influence),
        "hand": seen.hand,
        "bag": seen.bag,
        "tiles": [_held(held) for held in seen.tiles],
        "objectives": seen.objectives,
    }


def _board(seen: View) -> Json:
    pairs = zip(seen.box.spaces, seen.board, strict=True)
    return {space.id: _lying(seen, space, lying) for space, lying in pairs if lying}


def _lying(seen: View, space: Space, lying: Lying) -> Json:
    keeper = seen.board[seen.box.plan.number[space.keeper]] if space.keeper else None
    guarding = keeper is not None and lying.meeple is not None and keeper.meeple == lying.meeple
    return {
        "domino": _domino(lying.domino),
        "owner": None if lying.owner == NOBODY else lying.owner,
        "meeple": None if lying.meeple is None else COLOURS[lying.meeple],
        "covers": lying.covers,
        "active": guarding if space.kind == "gate" else lying.meeple is not None,
    }


def _space(space: Space) -> Json:
    return {
        "kind": space.kind,
        "colours": [COLOURS[colour] for colour in space.colours],
        "per_turn": space.per_turn,
    }


def _rows(seen: View) -> Json:
    rows = zip(ROWS, seen.rows, strict=True)
    return {name: [_tile(*tile) for tile in row] for name, row in rows}


def _tile(tile: str, side: str) -> Json:
    return {"tile": tile, "side": side}


def _held(held: Held) -> Json:
    meeple = None if held.meeple is None else COLOURS[held.meeple]
    return {"tile": held.tile, "side": held.side, "meeple": meeple, "jailed": held.jailed}


def _sides(seen: View) -> Json:
    """The faces that can be seen now, and those of Ostensions drawn to choose from."""
    faces = {tile for row in seen.rows for tile in row}
    faces |= {(held.tile, held.side) for one in seen.seats for held in one.tiles}
    if seen.agenda and isinstance(seen.agenda[-1], KeepOstension):
        drawn = seen.agenda[-1].seen
        faces |= {face for face in seen.box.sides if face[0] in drawn}
    return {"/".join(face): _side(seen.box.sides[face]) for face in sorted(faces)}


def _side(side: Side) -> Json:
    return {
        "cost": side.cost,
        "colour": None if side.colour is None else COLOURS[side.colour],
        "when": side.when,
        "zone": side.zone,
        "effects": [_effect(effect) for effect in side.effects],
    }


def _effect(effect: Effect) -> Json:
    args = [list(map(list, arg)) if isinstance(arg, tuple) else arg for arg in effect.args]
    return [effect.op, *args]


def _standing(standing: Standing) -> Json:
    return dict(standing._asdict())


def _goal(box: Box, card: str) -> Json:
    objective = box.objectives[card]
    return {"measure": list(objective.measure), "points": list(objective.points)}


def _costs(seen: View) -> Json:
    """What every move of one's own turn does to one's coins: seen on a table that looks alike."""
    task = seen.agenda[-1] if seen.agenda else None
    if not isinstance(task, Turn) or task.seat != seen.seat:
        return {}
    table = imagine(seen, Random(0))
    before = table.players[task.seat].coins
    costs = {}
    for move in legal(table, task.seat):
        coins = play(table, {task.seat: move}).players[task.seat].coins
        if coins != before:
            costs[write(move)] = coins - before
    return costs


def _domino(domino: Domino) -> str:
    return f"{domino.high}-{domino.low}"
