"""The settings of a server as lines of text, to be read and changed on the command line."""

import msgspec

from limestone.rules.game import Refused
from limestone.server.live import measures
from limestone.server.live.live_tables import LiveTables
from limestone.server.store.house import House, house

RATE = "rate."  # before the key of a rate, whose value is AT-ONCE,A-SECOND


async def lines(live_tables: LiveTables) -> list[str]:
    """A line for every setting, and for every rate that is not as shipped."""
    found = msgspec.to_builtins(await house(live_tables.store))
    rates = found.pop("rates")
    plain = [f"{name} = {value}" for name, value in found.items()]
    return [*plain, *(f"{RATE}{key} = {burst},{second}" for key, (burst, second) in rates.items())]


async def change(live_tables: LiveTables, name: str, value: str) -> None:
    """Change one setting; Refused if there is none such, or its value cannot be."""
    found = msgspec.to_builtins(await house(live_tables.store))
    if name.startswith(RATE):
        found["rates"] = _changed(found["rates"], name.removeprefix(RATE), value)
    elif name in found and name != "rates":
        found[name] = value
    else:
        raise Refused("no-such-setting", name=name)
    try:
        wanted = msgspec.convert(found, House, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("malformed", reason=str(error)) from None
    await measures.furnish(live_tables, "", wanted)


def _changed(rates: dict[str, object], key: str, value: str) -> dict[str, object]:
    """The rates with another one; with none such where the value is empty."""
    others = {name: rate for name, rate in rates.items() if name != key}
    return others | ({key: value.split(",")} if value else {})
