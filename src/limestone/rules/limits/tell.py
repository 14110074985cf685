"""§7 What happened, for one pair of eyes: nothing that its seat may not know."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from limestone.rules.game import CHANCE, Event, Seat, Value
from limestone.rules.limits.accusation import PENALTY, closed, lacking, paid, taken_back, verdict
from limestone.rules.limits.cards import COLOURS, Card, Cards, Face
from limestone.rules.limits.moves import Accuse, Exchange, Hide, Move, Play, Shuffle
from limestone.rules.limits.play import actors, play
from limestone.rules.limits.scoring import scores, tie_break, winners
from limestone.rules.limits.table import State, face, is_open


def tell(state: State, step: Mapping[Seat, Move], seat: Seat | None) -> Sequence[Event]:
    """What this seat, or a spectator, learns from a step taken in this state."""
    events: list[Event] = []
    for who, move in step.items():
        match move:
            case Play(card):
                events += _laid(state, card, seat)
            case Hide(cards):
                events.append(_hidden(who, cards, seat))
            case Accuse(accused):
                events += _accused(state, accused, seat)
            case Exchange(card):
                events += _exchanged(state, card, seat)
            case Shuffle():
                events += _dealt(state, move, seat)
    return events


def _dealt(state: State, move: Shuffle, seat: Seat | None) -> Iterator[Event]:
    after = play(state, {CHANCE: move})
    for who, hand in enumerate(after.hands):
        yield _drawn(who, hand, seat)
    yield _round(after)


def _hidden(who: Seat, cards: Cards, seat: Seat | None) -> Event:
    if who == seat:
        return Event("limits-hid", {"seat": who, "cards": cards, "count": len(cards)})
    return Event("limits-hid-unseen", {"seat": who, "count": len(cards)})


def _laid(state: State, card: Card, seat: Seat | None) -> Sequence[Event]:
    laid = _visible(state.turn, card, state.options.words)
    return laid, _drawn(state.turn, state.draw[:1], seat)


@lru_cache(maxsize=1 << 10)
def _visible(who: Seat, card: Card, words: tuple[str, ...]) -> Event:
    return Event("limits-laid", {"seat": who, "card": card, **_pile(words)})


def _exchanged(state: State, card: Card, seat: Seat | None) -> Sequence[Event]:
    who = state.turn
    facts = {"seat": who, "card": card, "points": 1, **_pile(state.options.words)}
    return Event("limits-exchanged", facts), _drawn(who, state.draw[:4], seat)


def _pile(words: tuple[str, ...]) -> dict[str, Value]:
    """§4.4 That what was laid stays visible, where it does: a log may then name it."""
    return {"pile": "open"} if is_open(words) else {}


def _accused(state: State, accused: Seat, seat: Seat | None) -> Iterator[Event]:
    yield Event("limits-accused", {"seat": state.turn, "accused": accused})
    for who, cards in enumerate(state.hidden):
        yield Event("limits-revealed", {"seat": who, "cards": cards, "count": len(cards)})
    yield _verdict(state, accused)
    after = play(state, {state.turn: Accuse(accused)})
    totals = [f"{who}:{total}" for who, total in enumerate(scores(after))]
    yield Event("limits-scores", {"round": len(after.rounds), "totals": totals})
    yield from _refilled(state, after.turn, seat)
    if actors(after):
        yield _round(after)
    else:
        if level := tie_break(after):
            yield level
        yield Event("limits-over", {"scores": scores(after), "winners": winners(after)})


def _verdict(state: State, accused: Seat) -> Event:
    """§5.1 The count and what it was held against; §5.2 who pays what."""
    ended = closed(state, state.turn, accused)
    found = verdict(face(state), ended)
    loser, earner = paid(ended, found)
    facts: dict[str, Value] = {
        "seat": accused,
        "accuser": state.turn,
        "card": found.colour,
        "lying": found.lying,
        "printed": _limit(found.printed),
        "raised": len(found.raised_by),
        "raised_by": found.raised_by,
        "allowed": _limit(found.allowed),
        "loser": loser,
        "penalty": PENALTY,
        "earner": earner,
        "points": 1,
        "sections": ("§5.1", "§5.2"),
    }
    return Event("limits-guilty" if found.guilty else "limits-innocent", facts)


def _refilled(state: State, starter: Seat, seat: Seat | None) -> Iterator[Event]:
    """§5.3 What was drawn to fill the hands again."""
    draw = state.draw + "".join(turn.laid for turn in state.turns)
    for who, missing in lacking(taken_back(state.hands, state.hidden), starter):
        yield _drawn(who, draw[:missing], seat)
        draw = draw[missing:]


@lru_cache(maxsize=1 << 12)
def _drawn(who: Seat, cards: Cards, seat: Seat | None) -> Event:
    if not cards:
        return Event("limits-drew-nothing", {"seat": who})
    if who == seat:
        return Event("limits-drew", {"seat": who, "cards": cards, "count": len(cards)})
    return Event("limits-drew-unseen", {"seat": who, "count": len(cards)})


def _round(state: State) -> Event:
    """§3.1 The limit card that is turned up, colour by colour."""
    number, last = len(state.rounds) + 1, len(state.limits)
    facts: dict[str, Value] = {"round": number, "rounds": last, "seat": state.turn}
    return Event("limits-round", facts | _limits(face(state)))


def _limits(limit: Face) -> dict[str, Value]:
    return {colour: _limit(value) for colour, value in zip(COLOURS, limit, strict=True)}


def _limit(value: int | None) -> int | str:
    return "X" if value is None else value
