"""A game looked at again: every decision judged, luck and skill, in pieces that can be kept.

A piece is JSON and depends on nothing but the record, the effort and its own place: in whatever
order and process they are made, the same pieces make the same review. Whoever has some goes on
from there.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import mean
from typing import Any, NamedTuple

from limestone.rules.game import Refused, Seat
from limestone.study.course import Course, Decided
from limestone.study.judgement import PLACES, Judgement, Reason, mark
from limestone.study.judging import Asked, Bench, study_of
from limestone.study.lasting import Chapter, Step, lasting
from limestone.study.one_truth import agreed
from limestone.study.rounding import difference
from limestone.study.within_turn import LOOK as LAST
from limestone.study.within_turn import settled, turn

Piece = dict[str, Any]  # JSON: a decision, a play of the deal by the master, or hindsight
Key = tuple[str, int, int, int]  # what a piece is about: its kind, step, seat, and which look

MOMENTS = 7
CLEAR = 5  # errors: a loss beyond that needs no second look
ENOUGH = 3  # errors: a loss beyond that needs no more trials in a second look
FEWEST = 3  # second looks that every seat gets


class Decision(NamedTuple):
    """A decision as it was judged; loss and error in the unit of the game."""

    step: int
    move: str
    value: float
    best: str
    best_value: float
    loss: float
    error: float
    mark: str
    reason: Reason | None
    lasting: float = 0.0  # what of the loss was not won back
    lead: float = 0.0  # of the best move, where it was played: how far the second is behind

    def json(self) -> dict[str, Any]:
        told = {name: value for name, value in self._asdict().items() if name != "lead"}
        return told | {"reason": self.reason and self.reason.json()}


class OfSeat(NamedTuple):
    """The review of a seat: result = par + luck + skill. None: not known, or not yet."""

    seat: Seat
    result: float | None
    par: float | None
    hindsight: float | None
    luck: float | None
    skill: float | None
    decisions: tuple[Decision, ...]

    def json(self) -> dict[str, Any]:
        return self._asdict() | {"decisions": [one.json() for one in self.decisions]}

    def moments(self, fine: float) -> list[Decision]:
        """The largest losses and the one with the best lead if that is fine: at most seven."""
        named = [one for one in self.decisions if one.mark != "good"]
        good = [one for one in self.decisions if one.lead >= fine]
        best = sorted(good, key=lambda one: -one.lead)[:1]
        worst = sorted(named, key=lambda one: -one.loss)[: MOMENTS - len(best)]
        return sorted([*worst, *best], key=lambda one: one.step)


class Review(NamedTuple):
    """The review of a game, as far as it has come."""

    game: str
    unit: str
    seats: tuple[OfSeat, ...]

    def json(self) -> dict[str, Any]:
        return self._asdict() | {"seats": [one.json() for one in self.seats]}


class Head(NamedTuple):
    """What a review begins with: whatever needs no judging. None: somebody gave up."""

    game: str
    unit: str
    seats: tuple[Seat, ...]
    results: tuple[float | None, ...]
    slip: float
    mistake: float
    fine: float  # the lead over the second best that makes a good moment
    amount: int  # of pieces, at most, but for last looks


class Looking(NamedTuple):
    """What is looked at, and how closely."""

    course: Course
    seats: tuple[Seat, ...]
    effort: float = 1.0

    @property
    def study(self) -> Any:
        return study_of(self.course.record.header.game)


MOST_EFFORT = 10  # times the usual trials


def looking(course: Course, seat: Seat | None = None, effort: float = 1.0) -> Looking:
    """At one seat, or at all of them."""
    if seat is not None and seat not in course.seats:
        raise Refused("no-such-seat", seat=seat)
    if not 0 < effort <= MOST_EFFORT:
        share = f"above 0 and at most {MOST_EFFORT}"
        raise ValueError(f"effort is a share of the usual trials, {share}, not {effort}")
    return Looking(course, tuple(course.seats) if seat is None else (seat,), effort)


def key(piece: Piece) -> Key:
    """What a piece is about."""
    return piece["kind"], piece.get("step", 0), piece.get("seat", -1), piece.get("look", 0)


def pieces(at: Looking, known: Iterable[Piece] = ()) -> Iterator[Piece]:
    """The pieces that are not known yet: all decisions in order, par, second looks, last looks."""
    found = {key(piece): piece for piece in known}
    for make in (_first_looks, _yardsticks, _second_looks, _last_looks):
        for wanted, made in make(at, found):
            if wanted not in found:
                found[wanted] = made()
                yield found[wanted]


def amount(at: Looking) -> int:
    """How many pieces there are, second looks not counted."""
    decisions = sum(1 for _ in at.course.decisions(at.seats))
    return decisions + sum(1 for _ in _yardsticks(at, {}))


def head(at: Looking) -> Head:
    """What a review begins with."""
    study: Any = at.study
    slip, mistake = study.MARGINS
    counted = at.course.counted
    results = tuple(study.result(at.course.last, seat) if counted else None for seat in at.seats)
    game = at.course.record.header.game
    most = amount(at) + len(at.seats) * _looks(at)
    return Head(game, study.UNIT, at.seats, results, slip, mistake, study.FINE, most)


def gather(at: Looking, known: Iterable[Piece]) -> Review:
    """The review that some pieces make; of a decision the last look counts."""
    return gathered(head(at), known)


def gathered(begun: Head, known: Iterable[Piece]) -> Review:
    """The same for who has the head of a review, and not its game."""
    found = sorted(known, key=key)
    results = zip(begun.seats, begun.results, strict=True)
    seats = tuple(_of_seat(seat, result, found) for seat, result in results)
    return Review(begun.game, begun.unit, seats)


def _of_seat(seat: Seat, result: float | None, found: Sequence[Piece]) -> OfSeat:
    last = {one["step"]: one for one in found if one["kind"] == "decision" and one["seat"] == seat}
    decisions = _decisions([one for _, one in sorted(last.items())])
    plays = [one["results"][seat] for one in found if one["kind"] == "play"]
    known = [one["results"][seat] for one in found if one["kind"] == "hindsight"]
    par = round(mean(plays), PLACES) if plays else None
    skill = round(-sum(one.lasting for one in decisions), PLACES) + 0.0
    luck = None if result is None or par is None else round(result - par - skill, PLACES)
    return OfSeat(seat, result, par, known[0] if known else None, luck, skill, decisions)


def _decisions(found: Sequence[Piece]) -> tuple[Decision, ...]:
    kept = lasting([_step(piece) for piece in found])
    return tuple(_decision(piece, last) for piece, last in zip(found, kept, strict=True))


def _step(piece: Piece) -> Step:
    chapter = Chapter(*piece["chapter"]) if piece["chapter"] else None
    return Step(piece["best_value"], piece["value"], piece["loss"], chapter)


def _decision(piece: Piece, last: float) -> Decision:
    why = piece["reason"]
    made = {"reason": Reason(why["code"], why["args"]) if why else None}
    fields = {name: piece[name] for name in Decision._fields if name in piece}
    return Decision(**fields | made | {"lasting": round(last, PLACES)})


Makings = Iterator[tuple[Key, Any]]  # what a piece is about, and how to make it


def _first_looks(at: Looking, found: Mapping[Key, Piece]) -> Makings:
    for one in at.course.decisions(at.seats):
        yield ("decision", one.step, one.seat, 1), lambda one=one: _look(at, one)


def _yardsticks(at: Looking, found: Mapping[Key, Piece]) -> Makings:
    """Plays of the same deal by the master, and what could be known only afterwards."""
    if not at.course.counted:
        return
    for n in range(at.study.PLAYS):
        yield (
            ("play", n, -1, 0),
            lambda n=n: {"kind": "play", "step": n, "results": at.study.play(at.course, n)},
        )
    if at.study.HINDSIGHT:
        yield (
            ("hindsight", 0, -1, 0),
            lambda: {"kind": "hindsight", "results": at.study.hindsight(at.course)},
        )


def _second_looks(at: Looking, found: Mapping[Key, Piece]) -> Makings:
    """Closer looks at what may be a slip or a mistake, but is not shown to be one."""
    first = [one for one in found.values() if key(one)[0] == "decision" and one["look"] == 1]
    doubtful = sorted((one for one in first if _doubtful(at, one)), key=_lost)
    of_seats = [[one for one in doubtful if one["seat"] == seat][: _looks(at)] for seat in at.seats]
    chosen = {(one["step"], one["seat"]): one for found in of_seats for one in found}
    for one in at.course.decisions(at.seats):
        if piece := chosen.get((one.step, one.seat)):
            yield (
                ("decision", one.step, one.seat, 2),
                lambda one=one, piece=piece: _look(at, one, piece),
            )


def _last_looks(at: Looking, found: Mapping[Key, Piece]) -> Makings:
    """Losses that other decisions of the same turn contradict, as far as they are left."""
    if not at.study.FURTHER:
        return
    for seat in at.seats:
        known = sorted((one for one in found.values() if key(one)[0] == "decision"), key=key)
        last = {one["step"]: one for one in known if one["seat"] == seat and one["look"] < LAST}
        for one in list(settled([piece for _, piece in sorted(last.items())], at.study)):
            yield key(one), lambda one=one: one


def _looks(at: Looking) -> int:
    """Of each seat so many at most: what is found of one does not depend on who else is seen."""
    most: int = at.study.LOOKS
    return max(FEWEST, most // len(at.course.seats))


def _doubtful(at: Looking, piece: Piece) -> bool:
    gap, doubt = _gap(piece)
    least: float = at.study.MARGINS.slip / 2
    return least < gap < CLEAR * doubt


def _gap(piece: Piece) -> tuple[float, float]:
    one = next(one for one in piece["moves"] if one["move"] == piece["move"])
    return one["gap"], one["doubt"]


def _lost(piece: Piece) -> tuple[bool, float, int]:
    """The most important first: what was certain to be better, then what was better by most."""
    certain = piece["moves"][0]["error"] == 0
    return not certain, -_gap(piece)[0], piece["step"]


def first_look(at: Looking, decided: Decided) -> Piece:
    """A decision as the review sees it first."""
    return _look(at, decided)


def _look(at: Looking, decided: Decided, before: Piece | None = None) -> Piece:
    """A piece: a decision judged, the second time by more trials of fewer moves."""
    name, look = at.course.record.header.game, 2 if before else 1
    effort = at.effort * (at.study.AGAIN if before else 1)
    among = [one["move"] for one in before["moves"][:3]] if before else ()
    # Nothing but what the seat knows decides the dice: no digest of the record.
    bench = Bench(name, decided.view, Asked(effort, f"{decided.step} {look}", decided.move, among))
    move = at.course.game.write(decided.move)
    for found in bench.judgements():
        if before and found.of(move).gap > ENOUGH * found.of(move).doubt:
            break
    told = _told(at, bench, found, move)
    made = {"kind": "decision", "step": decided.step, "seat": decided.seat, "look": look}
    place = {"chapter": at.study.chapter(at.course, decided.step, decided.seat)}
    place |= at.study.later(at.course, decided.step, decided.seat)
    if at.study.FURTHER:
        place["turn"] = turn(at.course, decided.step, decided.seat)
    return made | told | agreed(bench, found, told["best"], told["best_value"]) | place


def _told(at: Looking, bench: Bench, found: Judgement, move: str) -> Piece:
    """What a review says of a move: another is called better only if that is shown."""
    own = found.of(move)
    loss, error = bench.lost(found.best, own)
    shown = difference(at.study.UNIT, own.value + loss, own.value)
    loss = loss if shown > 0 else 0.0  # what cannot be shown is not said to be better
    best = found.best if loss else own
    named = mark(at.study.MARGINS, shown, 0.0) if loss else "good"
    lead = _lead(at, bench, found) if own == found.best else 0.0
    reason = bench.reason(best.move, move, loss) if named != "good" else None
    if named == "good" and lead >= at.study.FINE:
        reason = bench.reason(move, found.moves[1].move, lead)
    return {
        "move": move,
        "value": own.value,
        "best": best.move,
        "best_value": round(own.value + loss, PLACES),
        "loss": loss,
        "error": error,
        "mark": named,
        "reason": reason and reason.json(),
        "lead": lead,
    }


def _lead(at: Looking, bench: Bench, found: Judgement) -> float:
    """How far the second move is behind the best; a fine one is confirmed."""
    if len(found.moves) == 1:
        return 0.0
    lead = found.moves[1].loss
    return lead if lead < at.study.FINE else bench.lost(*found.moves[:2])[0]
