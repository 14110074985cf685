"""The terms of a table: what was settled when it was made."""

from dataclasses import dataclass
from functools import cache

import msgspec

from limestone.rules.game import Refused, choose
from limestone.server.table import fair_deals
from limestone.server.table.chairs import Chair
from limestone.server.table.origin import Origin

PUBLIC, LINK, PRIVATE = "public", "link", "private"

game_of = cache(choose)  # a table asks often


class Pace(msgspec.Struct, frozen=True):
    """How long a step may take, and what happens then."""

    seconds: int | None = None
    policy: str = "wait"
    level: str = "casual"


@dataclass(frozen=True, slots=True)
class Terms:
    """What was settled when the table was made."""

    id: str
    code: str
    game: str
    rules: int
    words: tuple[str, ...]
    material: tuple[str, str]  # name and digest
    chairs: tuple[Chair, ...]
    visibility: str
    pace: Pace
    auto: bool
    host: str
    seed: str
    invite: str
    created: int
    scheme: int = fair_deals.OLD  # of fair deals
    starter: int | None = None  # the seat that begins a rematch; else chance says it
    origin: Origin | None = None  # of a deal that was not drawn for this table
    hints: bool = False  # whether players may ask for hints
    rated: bool = False  # whether the game counts for ratings
    night: str = ""  # the club night that it belongs to, and which round


def write(terms: Terms) -> str:
    """The terms as the text that is stored."""
    return msgspec.json.encode(terms).decode()


def read(text: str, code: str) -> Terms:
    """The terms in the stored text of the table with this code."""
    try:
        terms = msgspec.json.decode(text, type=Terms)
        bytes.fromhex(terms.seed)
        game_of(terms.game)
        return terms
    except (msgspec.DecodeError, ValueError):
        raise Refused("unreadable-table", table=code) from None
