"""§2.2 What a step of Limes tells everybody at the table."""

from collections.abc import Iterator, Mapping

from limestone.rules.game import CHANCE, Event, Seat, Value
from limestone.rules.limes.land import Land, cell_of, terrain_at
from limestone.rules.limes.moves import Draw, Lay, Move
from limestone.rules.limes.notation import QUARTER_NAMES, TURN_NAMES, square_name, zone_name
from limestone.rules.limes.play import actors, play
from limestone.rules.limes.scoring import ladder, scores, tie_break, winners
from limestone.rules.limes.table import State
from limestone.rules.limes.workers import Go, Place

PROFESSION_NAMES = ("farmer", "fisherman", "woodcutter", "watchman")


def tell(state: State, step: Mapping[Seat, Move], seat: Seat | None) -> list[Event]:
    """§2.2 Everything that was decided in a step is open once all have decided."""
    drawn = step.get(CHANCE)
    if isinstance(drawn, Draw):
        facts = {"round": len(state.drawn) + 1, "card": drawn.card}
        return [Event("limes-drawn", facts)]
    after = play(state, step)
    told = [
        event
        for actor, move in step.items()
        if isinstance(move, Lay)
        for event in _laid(state, actor, move, after.lands[actor])
    ]
    return told if actors(after) else [*told, *_end(after)]


def _laid(state: State, seat: Seat, move: Lay, land: Land) -> Iterator[Event]:
    square = square_name(move.square)
    card = state.card or 0
    turn = TURN_NAMES[move.turn]
    yield Event("limes-laid", {"seat": seat, "card": card, "square": square, "turn": turn})
    match move.posting:
        case Place(quarter):
            zone = square + QUARTER_NAMES[quarter]
            kind = state.deck.card(card).faces[move.turn]
            profession = PROFESSION_NAMES[_quarter_terrain(kind.terrain, quarter)]
            yield Event("limes-placed", {"seat": seat, "zone": zone, "profession": profession})
        case Go(origin, target):
            cell = cell_of(land, target)
            assert cell is not None
            facts: dict[str, Value] = {
                "seat": seat,
                "from": zone_name(origin),
                "to": zone_name(target),
                "profession": PROFESSION_NAMES[terrain_at(land, cell)],
            }
            yield Event("limes-moved", facts)


def _quarter_terrain(terrain: tuple[int, ...], quarter: int) -> int:
    cell = 8 * (quarter // 2) + quarter % 2
    return next(kind for kind, board in enumerate(terrain) if board >> cell & 1)


def _end(state: State) -> Iterator[Event]:
    totals = scores(state)
    if len(totals) == 1:
        yield Event("limes-solo", {"points": totals[0], "step": ladder(totals[0])})
        return
    for seat, points in enumerate(totals):
        yield Event("limes-counted", {"seat": seat, "points": points})
    if decided := tie_break(state):
        yield decided
    best = winners(state)
    name = "limes-won" if len(best) == 1 else "limes-shared"
    yield Event(name, {"seats": list(best), "points": totals[best[0]]})
