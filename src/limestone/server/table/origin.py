"""Where the deal of a table comes from, if it was not drawn for this table alone."""

from typing import Literal

import msgspec

from limestone.rules.game import Seat


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal that was given: of a date, of another game, of a club night.

    It proves nothing, for somebody may have known it. No salts are exchanged, and the seed is
    never told: others may still be playing the same deal.
    """

    kind: Literal["daily", "challenge", "onward", "night"]
    source: str = ""  # the date; the code of the table; the night and its round
    salts: tuple[str, ...] = ()  # that belong to the seed, in the form of its scheme
    before: tuple[dict[Seat, str], ...] = ()  # steps of another game from which this one goes on
    counted: bool = False  # the one try that counts: nothing is taken back, nobody helps


class Given(msgspec.Struct, frozen=True):
    """A deal for a new table: its seed, and where it comes from."""

    seed: str
    origin: Origin
    table: str = ""  # the id of the table, where there is to be only one
    starter: Seat | None = None  # who begins, where another game had settled it
