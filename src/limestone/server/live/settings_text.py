"""The settings of a server as lines of text, to be read and changed on the command line."""

import msgspec

from limestone.rules.game import Refused
from limestone.server.live import measures
from limestone.server.live.live_tables import LiveTables
from limestone.server.store.house import House, house

RATE = "rate."  # before the key of a rate, whose value is AT-ONCE,A-SECOND


async def lines(live_tables: LiveTables, name: str | None = None) -> list[str]:
    """A line for every setting, and for every rate that is not as shipped; or for the one named."""
    found = msgspec.to_builtins(await house(live_tables.store))
    rates = found.pop("rates")
    values = found | {f"{RATE}{key}": f"{one},{more}" for key, (one, more) in rates.items()}
    if name and name not in values and not name.startswith(RATE):
        raise Refused("no-such-setting", name=name)
    return [f"{key} = {value}" for key, value in values.items() if name in (None, key)]


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
    except msgspec.ValidationError:
        raise _refused(name, value) from None
    await measures.furnish(live_tables, "", wanted)


def _refused(name: str, value: str) -> Refused:
    """Which value cannot be, and what can."""
    if name.startswith(RATE):
        return Refused("setting-value", name=name, value=value, kind="rate")
    field = next(one for one in msgspec.structs.fields(House) if one.name == name)
    match msgspec.inspect.type_info(field.type):
        case msgspec.inspect.LiteralType(values=words):
            known = ", ".join(sorted(map(str, words)))
            return Refused("setting-value", name=name, value=value, kind="word", known=known)
        case msgspec.inspect.IntType(ge=least, le=most):
            refused = Refused("setting-value", name=name, value=value, kind="number")
            refused.args_ |= {"least": least, "most": most}
            return refused
        case msgspec.inspect.StrType(max_length=int() as longest):
            return Refused("setting-value", name=name, value=value, kind="text", most=longest)
    return Refused("setting-value", name=name, value=value, kind=name)


def _changed(rates: dict[str, object], key: str, value: str) -> dict[str, object]:
    """The rates with another one; with none such where the value is empty."""
    others = {name: rate for name, rate in rates.items() if name != key}
    return others | ({key: value.split(",")} if value else {})
