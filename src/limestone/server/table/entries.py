"""The log of a table: everything that ever happened there, an entry an order, append only.

One order is one entry and one entry is one row, so half an order cannot be stored. An entry keeps
what came of a decision (the whole step, the deals after it), not only the decision: replay asks no
generator, and a later version of the rules cannot deal other cards.
"""

import msgspec

from limestone.rules.game import Seat

Step = dict[Seat, str]  # what every actor decided, in notation; chance is -1


class Entry(
    msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=str.lower, omit_defaults=True
):
    """Something that happened at a table."""


class Joined(Entry, frozen=True):
    seat: Seat
    person: str
    name: str
    salt: str
    start: list[Step] | None = None  # the first deals, when this was the last open seat


class Left(Entry, frozen=True):
    seat: Seat


class Bot(Entry, frozen=True):
    seat: Seat
    level: str
    salt: str
    start: list[Step] | None = None


class Started(Entry, frozen=True):
    start: list[Step]


class Decided(Entry, frozen=True):
    seat: Seat
    move: str
    steps: list[Step] = []  # empty while the decision is sealed
    stand_in: bool = False  # decided by the bot that plays for an absent person


class Undone(Entry, frozen=True):
    seat: Seat
    steps: int  # 0: only the sealed decision


class Asked(Entry, frozen=True):
    seat: Seat
    what: str
    steps: int = 0  # to take back
    granted: bool = False  # nobody else has to agree


class Agreed(Entry, frozen=True):
    seat: Seat
    steps: int = 0  # that are taken back now
    granted: bool = False  # this was the last word missing


class Declined(Entry, frozen=True):
    seat: Seat


class Resigned(Entry, frozen=True):
    seat: Seat


class Handed(Entry, frozen=True):
    seat: Seat
    level: str


class Returned(Entry, frozen=True):
    seat: Seat


class Reminded(Entry, frozen=True):
    seats: list[Seat]
    overdue: bool = False


class Extended(Entry, frozen=True):
    until: int


class Rematched(Entry, frozen=True):
    code: str


class Closed(Entry, frozen=True):
    """Ended by the operator."""


class Forgotten(Entry, frozen=True):
    """People whose data was deleted; what they played stays, without their names."""

    persons: list[str]


Body = (
    Joined
    | Left
    | Bot
    | Started
    | Decided
    | Undone
    | Asked
    | Agreed
    | Declined
    | Resigned
    | Handed
    | Returned
    | Reminded
    | Extended
    | Rematched
    | Closed
    | Forgotten
)


class Logged(msgspec.Struct, frozen=True, gc=False):
    """An entry with its place in the log, when, and on whose order."""

    number: int
    at: int  # milliseconds since 1970
    body: Body
    author: str = ""  # the person; empty when the server did it
    command: str = ""  # the id the person gave the order


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Body)


def write(entry: Body) -> str:
    """An entry as the text that is stored."""
    return _encoder.encode(entry).decode()


def read(text: str) -> Body:
    """The entry in a stored text."""
    body: Body = _decoder.decode(text)
    return body
