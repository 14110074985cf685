"""Profiles: the address of a person's page, and who may see what of it."""

import re
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from limestone.rules.game import Refused
from limestone.server.store import schema
from limestone.server.store.log import Store
from limestone.server.store.people import ACCOUNT
from limestone.server.table.person import Person

Who = Literal["nobody", "known", "all"]
NOBODY: Who = "nobody"
KNOWN: Who = "known"
ALL: Who = "all"
SECTIONS = ("ratings", "games", "statistics")
SHOWN: dict[str, Who] = dict.fromkeys(SECTIONS, "known")  # until the owner says otherwise
RESERVED = ("me", "admin", "limestone", "nobody")
TRIES = 50

_PROFILES, _PEOPLE = schema.profiles, schema.people


class Profile(NamedTuple):
    """Whose page it is, its address, and who may see which section of it."""

    person: Person
    handle: str
    shows: Mapping[str, Who]
    since: int

    def shown(self, section: str, *, known: bool) -> bool:
        """Whether a section is there for somebody whom the owner knows, or does not."""
        return is_shown(self.shows, section, known=known)


def is_shown(shows: Mapping[str, Who], section: str, *, known: bool) -> bool:
    """Whether a section is there for somebody whom the owner knows, or does not."""
    who = shows.get(section, NOBODY)
    return who == ALL or (who == KNOWN and known)


async def own(store: Store, person: Person) -> Profile:
    """The profile of a person with an account, made when it is first needed."""
    if person.kind != ACCOUNT:
        raise Refused("profile-account")
    found = await _found(store, _PROFILES.c.person == person.id)
    tries = iter(range(TRIES))
    while not found:
        handle = _free(person.name, next(tries))
        row = {"person": person.id, "handle": handle, "shows": written(SHOWN), "listed": False}
        await store.keep(_PROFILES, row)
        found = await _found(store, _PROFILES.c.person == person.id)
    return found


async def readdress(store: Store, person: Person) -> None:
    """The address after a name, in place of the one that a person had who had given none."""
    found = await _found(store, _PROFILES.c.person == person.id)
    for tried in range(TRIES if found and re.fullmatch(r"guest(-\d+)?", found.handle) else 0):
        handle = _free(person.name, tried)
        if not await _found(store, _PROFILES.c.handle == handle):
            here = update(_PROFILES).where(_PROFILES.c.person == person.id)
            with suppress(IntegrityError):
                await store.write(here.values(handle=handle))
                return


async def by_handle(store: Store, handle: str) -> Profile:
    """The profile with this address; Refused where there is none."""
    found = await _found(store, _PROFILES.c.handle == handle.casefold())
    if not found:
        raise Refused("no-such-person", name=handle)
    return found


async def change(store: Store, profile: Profile, handle: str, shows: Mapping[str, Who]) -> Profile:
    """The profile at another address, or shown to others."""
    whole = {**profile.shows, **{name: shows[name] for name in shows if name in SECTIONS}}
    if handle in RESERVED:
        raise Refused("handle-taken", handle=handle)
    values = {"handle": handle, "shows": written(whole), "listed": whole["ratings"] == ALL}
    here = update(_PROFILES).where(_PROFILES.c.person == profile.person.id)
    try:
        await store.write(here.values(values))
    except IntegrityError:
        raise Refused("handle-taken", handle=handle) from None
    return profile._replace(handle=handle, shows=whole)


def slug(name: str) -> str:
    """A name as it can stand in an address.

    >>> slug("Zoë  d'Été!"), slug("Ωmega"), slug("李")
    ('zoe-d-ete', 'mega', '')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()
    return re.sub(r"[^0-9a-z]+", "-", plain).strip("-")[:20].strip("-")


def read(text: str) -> dict[str, Who]:
    """Who may see which section, as it is stored."""
    return {**SHOWN, **msgspec.json.decode(text, type=dict[str, Who])}


def written(shows: Mapping[str, Who]) -> str:
    return msgspec.json.encode(shows).decode()


def _free(name: str, tried: int) -> str:
    """An address that may be free: the name, then with a number."""
    wanted = slug(name)
    if len(wanted) < 2 or wanted in RESERVED:
        wanted = f"{wanted or 'player'}-1"
    return wanted if not tried else f"{wanted}-{tried + 1}"


async def _found(store: Store, where: Any) -> Profile | None:
    query = select(_PEOPLE, _PROFILES.c.handle, _PROFILES.c.shows)
    rows = await store.read(query.join(_PROFILES, _PROFILES.c.person == _PEOPLE.c.id).where(where))
    if not rows:
        return None
    row = rows[0]
    person = Person(row.id, row.name, row.kind)
    return Profile(person, row.handle, read(row.shows), row.created)
