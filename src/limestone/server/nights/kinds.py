"""Every kind of order and entry of a night, gathered from the files of this folder."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

import msgspec

from limestone.server.nights.entry import Entry, Unknown
from limestone.server.nights.order import Order
from limestone.server.table.kinds import gathered

ROOM = __name__.rpartition(".")[0]
ORDERS: tuple[type[Order], ...] = gathered(Order, ROOM)
ENTRIES: tuple[type[Entry], ...] = gathered(Entry, ROOM)

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
