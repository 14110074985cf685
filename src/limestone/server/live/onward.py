"""Playing on from a moment of a finished game: a new table that counts for nothing."""

from typing import Annotated, Literal

import msgspec

from limestone.rules import record
from limestone.rules.game import Refused, is_digest, own_material
from limestone.rules.record import Record
from limestone.server.live.new_tables import Wanted, WantedPace, WantedSeat
from limestone.server.table import fair_deals
from limestone.server.table.order import END
from limestone.server.table.origin import Given, Origin
from limestone.server.table.table import OVER, Table
from limestone.study.course import course

KIND: Literal["onward"] = "onward"
Code = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z-]{0,32}" + END)]


class Onward(msgspec.Struct, frozen=True):
    """Which game, from which moment on, and who sits where; the deal as it was, or anew."""

    step: Annotated[int, msgspec.Meta(ge=0, le=10_000)]  # how many of its steps stay
    seats: Annotated[list[WantedSeat], msgspec.Meta(min_length=1, max_length=200)]
    record: str = ""
    table: Code = ""  # instead of a record: a finished game of this server
    invite: Annotated[str, msgspec.Meta(max_length=64)] = ""  # to that table, if it is private
    deal: Literal["same", "new"] = "same"
    visibility: Literal["public", "link", "private"] = "link"


def wanted(asked: Onward, played: Record) -> Wanted:
    """The table that goes on from there."""
    header = played.header
    if len(asked.seats) != header.seats:
        most = header.seats
        raise Refused("seats-out-of-range", seats=len(asked.seats), least=most, most=most)
    return Wanted(
        header.game, asked.seats, list(header.options), asked.visibility, WantedPace(), adds=False
    )


def check_over(table: Table) -> None:
    """Refuse a game that is still played, or that this version cannot replay."""
    if table.phase != OVER:
        raise Refused("not-over", phase=table.phase)
    if table.trouble:
        raise Refused("frozen")


def of_table(asked: Onward, table: Table, played: Record) -> Given:
    """The deal of a finished game of this server, which goes on as it would have, or anew."""
    origin = table.terms.origin
    if asked.deal == "same" and origin and origin.kind != KIND:
        raise Refused("onward-secret")
    chairs = {n: chair.salt for n, chair in enumerate(table.chairs) if chair.salt}
    salts = origin.salts if origin else fair_deals.parts(table.terms.scheme, chairs)
    return _given(asked, played, table.terms.code, table.terms.seed, salts)


def of_record(asked: Onward, played: Record) -> Given:
    """The deal of a record: as it was only if the record tells its seed."""
    header = played.header
    seed = header.seed
    if asked.deal == "same" and not fair_deals.DIGITS.fullmatch(seed):
        raise Refused("onward-no-seed")
    return _given(asked, played, "", seed, fair_deals.parts(header.scheme, header.salts))


def read(text: str) -> Record:
    """The record of a game that is over, checked to its end, by the rules of today."""
    played = record.read(text)
    course(played)
    newest = own_material(played.game)
    if not is_digest(played.header.material[1], newest):
        raise Refused("onward-older")
    return played


def _given(asked: Onward, played: Record, source: str, seed: str, salts: tuple[str, ...]) -> Given:
    steps = played.steps[: asked.step]
    if asked.step >= len(played.steps):
        raise Refused("onward-over")
    if asked.deal == "new":
        seed, salts = fair_deals.fresh_seed(), ()
    before = tuple(dict(step.moves) for step in steps)
    return Given(seed, Origin(KIND, source, salts, before), starter=played.header.starter)
