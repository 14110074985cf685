"""§13.3 What happened in a step, for one pair of eyes: payments, gains and points, with reasons."""

from collections.abc import Iterator, Mapping, Sequence

from limestone.rules.game import Event, Seat, Value
from limestone.rules.limoges.moves import Move
from limestone.rules.limoges.play import play
from limestone.rules.limoges.scoring import (
    enders,
    ending,
    in_play,
    scores,
    standings,
    tie_break,
    winners,
)
from limestone.rules.limoges.table import Note, State


def tell(state: State, step: Mapping[Seat, Move], seat: Seat | None) -> Sequence[Event]:
    """§2.4 Everything that the step did, as far as this seat learns it."""
    after = play(state._replace(notes=()), step)
    told = [_event(note, seat) for note in after.notes or ()]
    return told if after.agenda else [*told, *_result(after)]


def _event(note: Note, seat: Seat | None) -> Event:
    facts = {"section": note.section, **note.facts}
    if note.own and note.own.seat == seat:
        return Event(note.own.name, facts | note.own.facts)
    return Event(note.name, facts)


def _result(state: State) -> Iterator[Event]:
    """§13.3 Why the game is over, then every point of every seat."""
    facts: dict[str, Value] = {"reason": ending(state), "seats": list(enders(state))}
    yield Event("limoges-over", {"section": "§13.2", **facts})
    for card in in_play(state):
        for seat, own in enumerate(standings(state, state.box.objectives[card])):
            facts = {"section": "§13.4", "seat": seat, "objective": card}
            yield Event("limoges-objective", facts | own._asdict())
    totals = scores(state)
    for seat, player in enumerate(state.players):
        french, english = player.influence
        yield Event(
            "limoges-score",
            {
                "section": "§13.3",
                "seat": seat,
                "points": player.points,
                "french": french,
                "english": english,
                "objectives": totals[seat] - player.points - french - english,
                "total": totals[seat],
            },
        )
    if decided := tie_break(state):
        yield decided
    best = winners(state)
    name = "limoges-wins" if len(best) == 1 else "limoges-shared-win"
    yield Event(name, {"section": "§13.5", "seats": list(best), "seat": best[0]})
