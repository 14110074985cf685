"""How a server presents itself, whom it lets in, and what it keeps: settings of its host."""

import secrets
from hmac import compare_digest
from typing import Annotated, Literal

import msgspec
from sqlalchemy import select

from limestone.rules.game import Refused
from limestone.server.store import schema
from limestone.server.store.log import Store

OPEN, INVITED, CLOSED = "open", "invited", "closed"
_ONLY = 1  # the id of the only row

Line = Annotated[str, msgspec.Meta(max_length=80, pattern=r"^[^\x00-\x1f]*$")]
Text = Annotated[str, msgspec.Meta(max_length=4000, pattern=r"^[^\x00]*$")]
Colour = Annotated[str, msgspec.Meta(pattern=r"^(#[0-9a-f]{6})?$")]
Days = Annotated[int, msgspec.Meta(ge=0, le=36_500)]
Burst = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
PerSecond = Annotated[float, msgspec.Meta(gt=0, le=1_000_000)]


class House(msgspec.Struct, frozen=True):
    """The settings that can be changed while a server runs."""

    name: Line = ""
    colour: Colour = ""
    welcome: Text = ""
    legal: Text = ""
    contact: Line = ""
    registration: Literal["open", "invited", "closed"] = "open"
    invitation: Line = ""  # by which newcomers are let in where they have to be invited
    guest_games: Days = 0  # for which finished games of guests are kept; 0: for ever
    rates: dict[str, tuple[Burst, PerSecond]] = {}  # other than those it is shipped with


async def house(store: Store) -> House:
    """The settings of this server."""
    rows = await store.read(select(schema.house.c.body))
    return msgspec.json.decode(rows[0].body, type=House) if rows else House()


async def change(store: Store, wanted: House) -> None:
    """Keep other settings; where people have to be invited there is an invitation."""
    if wanted.registration == INVITED and not wanted.invitation:
        wanted = msgspec.structs.replace(wanted, invitation=secrets.token_urlsafe(12))
    row = {"id": _ONLY, "body": msgspec.json.encode(wanted).decode()}
    await store.write(store.upsert(schema.house, ["id"], ["body"]).values(row))


async def admit(store: Store, invitation: str) -> None:
    """Refuse newcomers whom this server does not let in."""
    found = await house(store)
    if found.registration == CLOSED:
        raise Refused("closed-house")
    fits = compare_digest(found.invitation.encode(), invitation.encode())
    if found.registration == INVITED and not fits:
        raise Refused("invited-only")


async def check_accounts(store: Store) -> None:
    """Refuse new accounts where a server lets nobody new in."""
    if (await house(store)).registration == CLOSED:
        raise Refused("closed-house")
