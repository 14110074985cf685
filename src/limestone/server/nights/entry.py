"""The log of a club night: append-only, one entry per order; and the night after each entry."""

from collections.abc import Iterable
from typing import ClassVar, NamedTuple

import msgspec

from limestone.rules.game import Refused
from limestone.server.nights.night import Night, replace
from limestone.server.table.entry import DAMAGE


class Entry(
    msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=str.lower, omit_defaults=True
):
    """Something that happened at a night."""

    quiet: ClassVar[bool] = False  # whether nobody is told about it

    def apply(self, night: Night, at: int) -> Night:
        """The night after it; Refused where it cannot have happened."""
        raise NotImplementedError


class Unknown(Entry, frozen=True):
    """An entry that this version cannot read: nobody knows how the night goes on after it."""

    name: str = ""

    def apply(self, night: Night, at: int) -> Night:
        raise Refused("unreadable-night", night=night.terms.code)


class Logged(msgspec.Struct, frozen=True, gc=False):
    """An entry with its place in the log, when, and on whose order."""

    number: int
    at: int  # milliseconds since 1970
    body: Entry
    author: str = ""  # the person; empty when the server did it
    command: str = ""  # the id the person gave the order


class Proposal(NamedTuple):
    """An entry to be stored."""

    entry: Entry


def fold(night: Night, log: Iterable[Logged]) -> Night:
    """The night after all these entries."""
    for logged in log:
        night = after(night, logged)
    return night


def after(night: Night, logged: Logged) -> Night:
    """The night after one more entry; Refused where what is stored cannot have happened."""
    try:
        changed = logged.body.apply(night, logged.at)
    except (Refused, *DAMAGE):
        raise Refused("unreadable-night", night=night.terms.code) from None
    return replace(changed, number=logged.number)
