"""The terms of a club night: what was settled when it was made."""

from typing import Annotated, Literal

import msgspec

from limestone.rules.game import Refused
from limestone.server.table.order import line
from limestone.server.table.terms import Pace

Title = Annotated[str, line(60)]
Size = Literal[0, 2, 3, 4, 5, 6]  # 0: all at one table
Rounds = Annotated[int, msgspec.Meta(ge=1, le=20)]
Places = Annotated[int, msgspec.Meta(ge=2, le=400)]
Minutes = Annotated[int, msgspec.Meta(ge=0, le=600)]
PUBLIC, LINK = "public", "link"


class NightTerms(msgspec.Struct, frozen=True):
    """What was settled when the night was made."""

    id: str
    code: str
    name: str
    organiser: str  # the person
    organiser_name: str
    game: str
    words: tuple[str, ...]
    size: int  # of a table; 0: all at one
    rounds: int | None  # or until a time
    until: int | None  # when no further round begins, in milliseconds since 1970
    starts: int
    minutes: int  # that a round is meant to take; 0: as long as it takes
    pace: Pace
    same: bool  # all tables have the same deal
    late: bool  # people may come when it has begun
    places: int
    visibility: str
    created: int
    rated: bool = False
    auto: bool = False  # rounds begin by themselves


def write(terms: NightTerms) -> str:
    """The terms as the text that is stored."""
    return msgspec.json.encode(terms).decode()


def read(text: str, code: str) -> NightTerms:
    """The terms in the stored text of the night with this code."""
    try:
        return msgspec.json.decode(text, type=NightTerms)
    except msgspec.DecodeError:
        raise Refused("unreadable-night", night=code) from None
