"""What the process does in which games are reviewed: it opens records and makes pieces."""

import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from limestone.rules.game import Material, Seat

SLICE = 0.6  # seconds after which others get a turn
DESKS = 8  # reviews that a process remembers

Piece = dict[str, Any]


class Subject(NamedTuple):
    """What is to be reviewed, and how closely."""

    record: str
    material: Material
    seat: Seat | None
    effort: float


class Opened(NamedTuple):
    """A record that can be reviewed: its bare text, and what comes before the pieces."""

    record: str
    head: dict[str, Any]


class Made(NamedTuple):
    """New pieces, and whether they are the last; or too little was known to make any."""

    pieces: list[Piece]
    over: bool
    lost: bool = False


class Desk:
    """A review at which this process works."""

    def __init__(self, subject: Subject) -> None:
        # Imported late, and only here: it loads all that the bots know.
        from limestone.bots.bot import prepare
        from limestone.rules import record
        from limestone.study.course import course
        from limestone.study.review import looking

        played = course(record.read(subject.record), subject.material)
        prepare(played.game.name, lambda code: None)
        self.at = looking(played, subject.seat, subject.effort)
        self.made = -1
        self._more: Iterator[Piece] = iter(())

    def begin(self, known: Sequence[Piece]) -> None:
        """Go on from these pieces."""
        from limestone.study.review import pieces

        self.made, self._more = len(known), pieces(self.at, known)

    def slice(self) -> Made:
        """As many pieces as can be made in a slice of time, at least one."""
        until, found, over = time.monotonic() + SLICE, list[Piece](), True
        for piece in self._more:
            found.append(piece)
            if time.monotonic() > until:
                over = False
                break
        self.made += len(found)
        return Made(found, over)


_desks: OrderedDict[Any, Desk] = OrderedDict()


def open_subject(subject: Subject) -> Opened:
    """What a review begins with."""
    from limestone.rules import record
    from limestone.study.course import bare
    from limestone.study.review import head

    at = _desk(subject).at
    return Opened(record.write(bare(at.course.record)), head(at)._asdict())


def work(subject: Subject, count: int, known: Sequence[Piece] | None) -> Made:
    """The next pieces after so many; lost where this process has not made the last ones."""
    desk = _desk(subject)
    if known is not None:
        desk.begin(known)
    elif desk.made != count:
        return Made([], over=False, lost=True)
    return desk.slice()


def judge(subject: Subject, at: tuple[int, Seat, str], known: Sequence[Piece]) -> Piece:
    """Another move at a decision."""
    from limestone.study.retrying import tried

    return tried(_desk(subject).at, *at, known)


def _desk(subject: Subject) -> Desk:
    key = (subject.record, subject.seat, subject.effort)
    if key not in _desks:
        _desks[key] = Desk(subject)
        if len(_desks) > DESKS:
            _desks.popitem(last=False)
    _desks.move_to_end(key)
    return _desks[key]
