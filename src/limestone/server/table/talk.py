"""Talk at a table: who may say what when, and whom one may nudge.

It stands beside the log: nothing that is said changes a table, its record or its deals.
"""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

import msgspec

from limestone.rules.game import CHANCE, Refused, Seat
from limestone.server.table.chairs import PERSON
from limestone.server.table.deadlines import reminder
from limestone.server.table.person import Person
from limestone.server.table.phrases import REACTIONS, Manners, about, words
from limestone.server.table.table import PLAYING, Table

PHRASE, REACTION, NUDGE = "phrase", "reaction", "nudge"
HOUR = 3_600_000  # milliseconds
DAY = 86_400  # seconds, where a step has no end
NUDGED = 12 * HOUR  # before the same seat can be nudged again


class Said(msgspec.Struct, frozen=True, gc=False):
    """Something that was said at a table."""

    at: int  # milliseconds since 1970
    person: str
    seat: Seat
    name: str  # of the person, then
    kind: str
    word: str = ""
    language: str = ""  # in which it was said
    after: int = 0  # the number of the last entry of the log, then
    ply: int = 0  # the step that was open, which is also the entry that a reaction is about
    chapter: str = ""  # the part of a game that has manners of its own
    to: Seat | None = None  # who is nudged
    number: int = 0  # among all that was said there, from 1; 0 before it is kept


class Speech(NamedTuple):
    """What somebody wants to say, from which of their seats, and in which language."""

    word: str
    language: str = ""
    seat: Seat | None = None


def spoken(table: Table, person: Person, speech: Speech, earlier: Sequence[Said], at: int) -> Said:
    """What is said; Refused says why it is not."""
    seat = _seat(table, person, speech.seat)
    if refused := refusal(table, person, speech.word, earlier):
        raise refused
    said = _said(table, person, seat, at)
    kind = REACTION if speech.word in REACTIONS else PHRASE
    return msgspec.structs.replace(
        said, kind=kind, word=speech.word, language="" if _few(table, person) else speech.language
    )


def nudged(table: Table, person: Person, whom: Seat, earlier: Sequence[Said], at: int) -> Said:
    """A nudge to a seat that the game waits for; Refused says why it is none."""
    seat = _seat(table, person, None)
    if refused := no_nudge(table, person, whom, earlier, at):
        raise refused
    return msgspec.structs.replace(_said(table, person, seat, at), kind=NUDGE, to=whom)


def nudgeable(table: Table, person: Person, earlier: Sequence[Said], at: int) -> list[Seat]:
    """The seats that somebody may nudge now."""
    if not table.seats_of(person.id):
        return []
    seats = table.waiting_for()
    return [seat for seat in seats if not no_nudge(table, person, seat, earlier, at)]


def no_nudge(
    table: Table, person: Person, whom: Seat, earlier: Sequence[Said], at: int
) -> Refused | None:
    """Why somebody may not nudge this seat now, if so: only who is late, not too often."""
    late = _late(table, person)
    if whom not in late:
        table.chair(whom)
        return Refused("nudge-not-due", seat=whom)
    if table.deadline and at < reminder(table.terms.pace, table.deadline):
        return Refused("nudge-has-time", seat=whom)
    nudges = [said for said in earlier if said.kind == NUDGE and said.to == whom]
    if refused := _nudged_enough(table, nudges, at):
        return refused
    found = _few(table, person)
    # Whom one nudges, and what was said before it, would be signs.
    if found and (whom != late[0] or _lately(earlier, person, found)):
        return Refused("talk-quiet", section=found.section)
    return None


def _nudged_enough(table: Table, nudges: Sequence[Said], at: int) -> Refused | None:
    """Once in 12 hours; where a step takes less than that, once in every step."""
    if 1000 * (table.terms.pace.seconds or DAY) < NUDGED:
        return Refused("nudge-once") if any(said.ply == table.ply for said in nudges) else None
    again = max((said.at for said in nudges), default=at - NUDGED) + NUDGED
    return Refused("nudge-too-soon", hours=ceil((again - at) / HOUR)) if at < again else None


def sayable(table: Table, person: Person, earlier: Sequence[Said]) -> list[str]:
    """The words that somebody may say now."""
    if not table.seats_of(person.id):
        return []
    every = words(table.terms.game)
    return [word for word in every if not refusal(table, person, word, earlier)]


def refusal(table: Table, person: Person, word: str, earlier: Sequence[Said]) -> Refused | None:
    """Why somebody may not say this now, if so."""
    if word not in words(table.terms.game):
        return Refused("unknown-phrase", word=word)
    own = [said for said in earlier if said.person == person.id]
    return _unmannerly(table, person, word, own) or _beside_the_move(table, word, own)


def manners(table: Table, person: Person) -> Manners | None:
    """The manners of this part of the game for somebody, where it has any."""
    game = table.referee
    if table.phase != PLAYING or not game:
        return None
    sealed = any(seat in game.sealed for seat in table.seats_of(person.id))
    return about(table.terms.game).manners(game.state, sealed=sealed)


def _few(table: Table, person: Person) -> Manners | None:
    """The manners of this part of the game, if they leave few words to say."""
    found = manners(table, person)
    return found if found and found.words is not None else None


def _lately(earlier: Sequence[Said], person: Person, found: Manners) -> list[str]:
    """What somebody said in this part of the game; a nudge has no word."""
    own = [said for said in earlier if said.person == person.id]
    return [said.word for said in own if said.chapter == found.chapter]


def _late(table: Table, person: Person) -> list[Seat]:
    """The seats of other people that the game waits for."""
    chairs = [(seat, table.chairs[seat]) for seat in table.waiting_for()]
    return [
        seat
        for seat, chair in chairs
        if chair.kind == PERSON and not chair.bot and chair.person != person.id
    ]


def _unmannerly(table: Table, person: Person, word: str, earlier: Sequence[Said]) -> Refused | None:
    found = manners(table, person)
    if not found:
        return None
    lately = _lately(earlier, person, found)
    if found.words is None:
        full = len(lately) >= found.most
        return Refused("talk-enough", section=found.section) if full else None
    following = () if "" in lately else found.words[len(lately) :][:1]
    return None if word in following else Refused("talk-quiet", section=found.section)


def _beside_the_move(table: Table, word: str, own: Sequence[Said]) -> Refused | None:
    """A reaction is about the last move, and everyone has one."""
    if word not in REACTIONS:
        return None
    if not _moved(table):
        return Refused("react-nothing")
    if any(said.kind == REACTION and said.ply == table.ply for said in own):
        return Refused("react-again")
    return None


def _moved(table: Table) -> bool:
    """Whether anybody has made a move yet."""
    moves = (at.moves for at in table.referee.at.back()) if table.referee else ()
    return any(seat != CHANCE for step in moves for seat in step)


def _seat(table: Table, person: Person, wanted: Seat | None) -> Seat:
    seats = table.seats_of(person.id)
    if not seats:
        raise Refused("not-seated")
    if wanted is not None and wanted not in seats:
        raise Refused("not-your-seat", seat=wanted)
    # Which of their seats somebody speaks from would be a sign, too.
    return seats[0] if wanted is None or _few(table, person) else wanted


def _said(table: Table, person: Person, seat: Seat, at: int) -> Said:
    found = manners(table, person)
    return Said(
        at=at,
        person=person.id,
        seat=seat,
        name=table.names()[seat],
        kind=PHRASE,
        after=table.number,
        ply=table.ply,
        chapter=found.chapter if found else "",
    )
