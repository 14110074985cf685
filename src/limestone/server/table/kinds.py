"""Every kind of order and every kind of entry, gathered from the files that define them.

An order is a class in one of these files, beside the entry that comes of it; nothing else lists it.
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

import msgspec

from limestone.server.table import absence, asking, deadlines, deciding, seating, upkeep
from limestone.server.table.entry import Entry, Unknown
from limestone.server.table.order import Order

FILES = (seating, deciding, asking, absence, deadlines, upkeep)


def _kinds(base: type) -> tuple[Any, ...]:
    """The subclasses of a class that these files define, in order."""
    return tuple(
        kind
        for file in FILES
        for kind in vars(file).values()
        if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == file.__name__
    )


ORDERS: tuple[type[Order], ...] = _kinds(Order)
ENTRIES: tuple[type[Entry], ...] = _kinds(Entry)
NAMES: dict[type[Entry], str] = {  # of the kinds of entries, in messages and in the database
    kind: str(kind.__struct_config__.tag) for kind in (*_kinds(Entry), Unknown)
}

if TYPE_CHECKING:
    AnyOrder = Order
else:
    AnyOrder = reduce(or_, ORDERS)

_encoder = msgspec.json.Encoder()
_decoder: Any = msgspec.json.Decoder(reduce(or_, ENTRIES))


class _Named(msgspec.Struct):
    kind: str = "?"


def write(entry: Entry) -> str:
    """An entry as the text that is stored."""
    return _encoder.encode(entry).decode()


def read(text: str) -> Entry:
    """The entry in a stored text; Unknown where this version cannot read it."""
    try:
        entry: Entry = _decoder.decode(text)
        return entry
    except msgspec.DecodeError:
        return Unknown(_name(text))


def _name(text: str) -> str:
    try:
        return msgspec.json.decode(text, type=_Named).kind
    except msgspec.DecodeError:
        return "?"
