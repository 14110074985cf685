"""The people who run a server, whom they have banned, and the log of what they did."""

from collections.abc import Sequence
from typing import Any, NamedTuple
from uuid import uuid4

from sqlalchemy import Connection, Select, delete, exists, insert, or_, select, update

from limestone.rules.game import Refused
from limestone.server.store import schema
from limestone.server.store.log import Store
from limestone.server.store.people import ACCOUNT, GONE, now
from limestone.server.table.person import Person

PAGE = 50  # rows of a list
LONGEST = 200  # characters of a value in the log
CALLED = 80  # characters of what somebody was called there

_PEOPLE, _ADMINS, _BANS, _DONE = schema.people, schema.admins, schema.bans, schema.measures


class Done(NamedTuple):
    """A line in the log of measures: who did what to whom, and when."""

    at: int
    actor: str
    measure: str
    whom: str
    value: str
    called: str  # a person then; later another name may be theirs


async def person(store: Store, named: str) -> Person:
    """Somebody by login or id; Refused where there is nobody."""
    found = _PEOPLE.c
    query = select(_PEOPLE).where(or_(found.login == named.casefold(), found.id == named))
    rows = await store.read(query.where(found.kind != GONE))
    if not rows:
        raise Refused("no-such-person", name=named)
    return Person(rows[0].id, rows[0].name, rows[0].kind, rows[0].login or "")


async def grant(store: Store, person: Person) -> None:
    """Let somebody with an account run the server."""
    if person.kind != ACCOUNT:
        raise Refused("account-first")
    await store.keep(_ADMINS, {"person": person.id, "at": now()})


async def revoke(store: Store, person: Person) -> None:
    await store.write(delete(_ADMINS).where(_ADMINS.c.person == person.id))


async def is_admin(store: Store, person: str) -> bool:
    return bool(await store.read(select(_ADMINS.c.at).where(_ADMINS.c.person == person)))


async def ban(store: Store, person: Person) -> list[str]:
    """End the sessions and tokens of a person, and let them have no new ones.

    Return the person and their programs, whose lines are to be closed.
    """
    tokens = schema.tokens.c
    rows = await store.read(select(tokens.person).where(tokens.owner == person.id))
    gone = [person.id, *(row.person for row in rows)]
    await store.keep(_BANS, {"person": person.id, "at": now()})
    await store.write(
        delete(schema.sessions).where(schema.sessions.c.person.in_(gone)),
        delete(schema.tokens).where(or_(tokens.person.in_(gone), tokens.owner.in_(gone))),
    )
    return gone


async def unban(store: Store, person: Person) -> None:
    await store.write(delete(_BANS).where(_BANS.c.person == person.id))


def is_banned() -> Any:
    """Whether a row of people is of somebody who was banned: part of a query."""
    return exists().where(_BANS.c.person == _PEOPLE.c.id).label("banned")


def is_granted() -> Any:
    """Whether a row of people is of somebody who runs the server: part of a query."""
    return exists().where(_ADMINS.c.person == _PEOPLE.c.id).label("admin")


async def note(store: Store, actor: str, measure: str, whom: str | Person, value: str = "") -> None:
    """Write down that an admin does something; on the command line it is nobody."""
    about = whom.id if isinstance(whom, Person) else whom[:64]
    called = _called(whom)[:CALLED] if isinstance(whom, Person) else ""
    row = {"id": uuid4().hex, "at": now(), "actor": actor, "measure": measure, "whom": about}
    shown = value if len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"
    await store.write(insert(_DONE).values(row | {"value": shown, "called": called}))


def _called(person: Person) -> str:
    """A name and, where there is one, the login, by which alone people can be told apart."""
    plain = person.login in ("", person.name.casefold())
    return person.name if plain else f"{person.name} ({person.login})"


def forget(connection: Connection, persons: Sequence[str]) -> None:
    """Delete the names that some people had and were given."""
    about = update(_DONE).where(_DONE.c.whom.in_(persons))
    connection.execute(about.values(value="", called=""))


async def done(store: Store, page: int = 0) -> list[Done]:
    """What was done, the last first."""
    query: Select[Any] = select(_DONE).order_by(_DONE.c.at.desc(), _DONE.c.id)
    rows = await store.read(query.limit(PAGE).offset(page * PAGE))
    return [Done(row.at, row.actor, row.measure, row.whom, row.value, row.called) for row in rows]
