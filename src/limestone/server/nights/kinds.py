"""Every kind of order and entry of a night, gathered from the files of this folder."""

from functools import reduce
from importlib import import_module
from operator import or_
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

import msgspec

from limestone.server.nights.entry import Entry, Unknown
from limestone.server.nights.order import Order

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

if TYPE_CHECKING:
    AnyNightOrder = Order
else:
    AnyNightOrder = reduce(or_, ORDERS)

_encoder = msgspec.json.Encoder()
_decoder: Any = msgspec.json.Decoder(reduce(or_, ENTRIES))


def write(entry: Entry) -> str:
    """An entry as the text that is stored."""
    return _encoder.encode(entry).decode()


def read(text: str) -> Entry:
    """The entry in a stored text; Unknown where this version cannot read it."""
    try:
        entry: Entry = _decoder.decode(text)
        return entry
    except msgspec.DecodeError:
        return Unknown()
