"""Every kind of order and every kind of entry, gathered from the files of this folder.

An order is a class in one of them, beside the entry that comes of it; nothing lists it.
"""

from functools import reduce
from importlib import import_module
from operator import or_
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

import msgspec

from limestone.server.table.entry import Entry, Unknown
from limestone.server.table.order import Order

ROOM = __name__.rpartition(".")[0]
SHARED = ("entry", "kinds", "order")  # the files with what all orders and entries have in common


def gathered(base: type, room: str) -> tuple[Any, ...]:
    """The subclasses of a class that the files of a package define, file by file."""
    names = [found.name for found in iter_modules(import_module(room).__path__)]
    files = [import_module(f"{room}.{name}") for name in names if name not in SHARED]
    return tuple(
        kind
        for file in files
        for kind in vars(file).values()
        if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == file.__name__
    )


ORDERS: tuple[type[Order], ...] = gathered(Order, ROOM)
ENTRIES: tuple[type[Entry], ...] = gathered(Entry, ROOM)
NAMES: dict[type[Entry], str] = {  # of the kinds of entries, in messages and in the database
    kind: str(kind.__struct_config__.tag) for kind in (*gathered(Entry, ROOM), Unknown)
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
