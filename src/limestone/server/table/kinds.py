"""Every kind of order and every kind of entry, gathered from the files of this folder.

An order is a class in one of them, beside the entry that comes of it; nothing lists it.
"""

from functools import reduce
from importlib import import_module
from operator import or_
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

import msgspec

from limestone.server.table.entry import Entry, Unknown
from limestone.server.table.order import Order

SHARED = ("entry", "kinds", "order")  # the files with what all orders and entries have in common


def _kinds(base: type) -> tuple[Any, ...]:
    """The subclasses of a class that the files of this folder define, file by file."""
    room = __name__.rpartition(".")[0]
    names = [found.name for found in iter_modules([str(Path(__file__).parent)])]
    files = [import_module(f"{room}.{name}") for name in names if name not in SHARED]
    return tuple(
        kind
        for file in files
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
