"""People: guests, accounts that keep their games, and the programs that play for them."""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from hmac import compare_digest, new
from typing import Any, NamedTuple, TypeVar
from uuid import uuid4

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import bindparam, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from limestone.rules.game import Refused
from limestone.server.store import schema
from limestone.server.store.log import Store
from limestone.server.table.person import ACCOUNT as ACCOUNT
from limestone.server.table.person import NAMELESS, PROGRAM, Person

GUEST = "guest"
GONE = "gone"  # deleted: nothing is known of them but that
SESSION_DAYS = 400
LINK_SECONDS = 600  # in which another device can be signed in
LINK = "link:"  # before the digest of such a link: no secret of a session has a digest like this

_hashing = ThreadPoolExecutor(2, "passwords")
_hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
# Hash of no real password, so rejecting an unknown login takes as long as a known one.
_nobody = (
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$"
    "RdescudvJCsgt3ub+b5dWRWJTmaaJObGdescudvJCsg"
)


# Built once: almost every request runs these, and building them costs more than running them.
BY_SESSION = (
    select(schema.people)
    .join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
    .where(schema.sessions.c.digest == bindparam("digest"))
    .where(schema.sessions.c.created > bindparam("oldest"))
)
BY_TOKEN = (
    select(schema.people)
    .join(schema.tokens, schema.tokens.c.person == schema.people.c.id)
    .where(schema.tokens.c.digest == bindparam("digest"))
)


Credentials = tuple[str, str]  # login and password
Kept = tuple[Person, str]  # and the secret of the session


T = TypeVar("T")


class Token(NamedTuple):
    """The token of a program; the secret itself is shown only when it is made."""

    id: str
    label: str
    created: int


class People:
    """The people of a server and how they are recognised."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new guest and the secret of the session."""
        person = Person(uuid4().hex, name, GUEST)
        await self._store.write(insert(schema.people).values(_row(person)))
        return person, await self._session(person)

    async def by_session(self, secret: str) -> Person | None:
        """The person who has this session, while it lasts."""
        oldest = now() - SESSION_DAYS * 86_400_000
        return await self._one(BY_SESSION, digest=digest(secret), oldest=oldest)

    async def by_token(self, secret: str) -> Person | None:
        """The program that has this token."""
        return await self._one(BY_TOKEN, digest=digest(secret))

    async def rename(self, person: Person, name: str) -> Person:
        """The same person under another name, from the next seat on."""
        found = schema.people.c
        change = update(schema.people).where(found.id == person.id, found.kind != GONE)
        await self._store.write(change.values(name=name))
        return person._replace(name=name)

    async def is_gone(self, person: str) -> bool:
        """Whether somebody was deleted, if only a moment ago."""
        found = schema.people.c
        gone = select(found.id).where(found.id == person, found.kind == GONE)
        return bool(await self._store.read(gone))

    async def keep(self, person: Person, key: str, credentials: Credentials) -> Kept:
        """The guest as an account, with all its games, and its only session from now on."""
        login, password = credentials
        if person.kind != GUEST:
            raise Refused("account-already")
        secret = await _aside(_hasher.hash, password)
        name = _name(person, login)
        values = {"kind": ACCOUNT, "login": login.casefold(), "password": secret, "name": name}
        found = schema.people.c
        change = update(schema.people).where(found.id == person.id, found.kind == GUEST)
        try:
            kept = await self._store.write(change.values(values))
        except IntegrityError:
            raise Refused("login-taken", login=login) from None
        if not kept:  # deleted meanwhile
            raise Refused("sign-in-first")
        account = person._replace(kind=ACCOUNT, login=login.casefold(), name=name)
        return account, await self._only_session(account, key)

    async def change_password(self, person: Person, key: str, old: str, new: str) -> str:
        """The only session of an account from now on, whose password is another one."""
        found = schema.people.c
        rows = await self._store.read(select(schema.people).where(found.id == person.id))
        stored = (rows[0].password if rows else None) or _nobody
        if not await _aside(_matches, stored, old):
            raise Refused("wrong-password")
        secret = await _aside(_hasher.hash, new)
        change = update(schema.people).where(found.id == person.id, found.kind == ACCOUNT)
        await self._store.write(change.values(password=secret))
        return await self._only_session(person, key)

    async def ended(self, keys: Collection[str]) -> set[str]:
        """Which of these digests are no longer those of a session or token."""
        sessions, tokens = schema.sessions.c.digest, schema.tokens.c.digest
        known = select(sessions).where(sessions.in_(keys))
        rows = await self._store.read(known.union_all(select(tokens).where(tokens.in_(keys))))
        return set(keys) - {row[0] for row in rows}

    async def barred(self, people: Collection[str]) -> set[str]:
        """Which of these people are banned."""
        bans = schema.bans.c.person
        return {row[0] for row in await self._store.read(select(bans).where(bans.in_(people)))}

    async def sign_in(self, login: str, password: str) -> tuple[Person, str]:
        """The account and a new session; the refusal does not tell login from password."""
        found, bans = schema.people.c, schema.bans.c
        banned = exists().where(bans.person == found.id).label("banned")
        query = select(schema.people, banned).where(found.login == login.casefold())
        rows = await self._store.read(query)
        stored = rows[0].password if rows else _nobody
        if not await _aside(_matches, stored, password) or not rows:
            raise Refused("wrong-password")
        if rows[0].banned:
            raise Refused("banned")
        person = _person(rows[0])
        return person, await self._session(person)

    async def link(self, person: Person) -> str:
        """A secret by which another device becomes this person: soon, once, the newest only."""
        secret, found = secrets.token_urlsafe(24), schema.sessions.c
        row = {"digest": _link(secret), "person": person.id, "created": now()}
        await self._store.write(
            delete(schema.sessions).where(found.person == person.id, found.digest.like(f"{LINK}%")),
            insert(schema.sessions).values(row),
        )
        return secret

    async def follow(self, secret: str) -> Kept:
        """Whoever made this link, with a new session; nobody follows a link twice."""
        oldest = now() - LINK_SECONDS * 1000
        person = await self._one(BY_SESSION, digest=_link(secret), oldest=oldest)
        used = delete(schema.sessions).where(schema.sessions.c.digest == _link(secret))
        if not await self._store.write(used) or not person:
            raise Refused("link-over")
        return person, await self._session(person)

    async def sign_out(self, secret: str) -> None:
        gone = schema.sessions.c.digest == digest(secret)
        await self._store.write(delete(schema.sessions).where(gone))

    async def make_token(self, owner: Person, label: str) -> tuple[Token, str]:
        """A new program of this person, and its token."""
        secret = f"lime_{secrets.token_urlsafe(32)}"
        token = Token(uuid4().hex, label, now())
        program = Person(uuid4().hex, label, PROGRAM)
        row = {"digest": digest(secret), "person": program.id, "owner": owner.id}
        await self._store.write(
            insert(schema.people).values(_row(program)),
            insert(schema.tokens).values(token._asdict() | row),
        )
        return token, secret

    async def tokens(self, owner: Person) -> list[Token]:
        found = schema.tokens.c
        query = select(found.id, found.label, found.created).where(found.owner == owner.id)
        rows = await self._store.read(query.order_by(found.created))
        return [Token(row.id, row.label, row.created) for row in rows]

    async def drop_token(self, owner: Person, token: str) -> list[str]:
        """Delete a token, and those that its program has made; the programs that had them."""
        found = schema.tokens.c
        query = select(found.id, found.person)
        rows = await self._store.read(query.where(found.id == token, found.owner == owner.id))
        if not rows:
            raise Refused("no-such-token")
        gone = {rows[0].id: rows[0].person}
        while rows := await self._store.read(
            query.where(found.owner.in_(gone.values()), found.id.not_in(gone))
        ):
            gone |= {row.id: row.person for row in rows}
        await self._store.write(delete(schema.tokens).where(found.id.in_(gone)))
        return list(gone.values())

    async def behind(self, persons: Iterable[str]) -> list[str]:
        """Who answers for each: of a program its owner, of an owner's program's program too."""
        return [await self._behind(person) for person in persons]

    async def family(self, person: str) -> set[str]:
        """A person, their programs and the programs of those: one to everybody else."""
        owned, persons = select(schema.tokens.c.person), {await self._behind(person)}
        known = schema.tokens.c
        while rows := await self._store.read(
            owned.where(known.owner.in_(persons), known.person.not_in(persons))
        ):
            persons |= {row.person for row in rows}
        return persons

    async def _behind(self, person: str) -> str:
        query, owner = select(schema.tokens.c.owner), person
        while rows := await self._store.read(query.where(schema.tokens.c.person == owner)):
            owner = str(rows[0].owner)
        return owner

    async def _session(self, person: Person) -> str:
        secret = secrets.token_urlsafe(32)
        await self._store.write(_new_session(person, secret))
        return secret

    async def _only_session(self, person: Person, key: str) -> str:
        """A new session in place of that with this digest, and the end of all others."""
        secret = secrets.token_urlsafe(32)
        found, told = schema.sessions.c, schema.devices
        await self._store.write(
            _new_session(person, secret),
            update(told).where(told.c.session == key).values(session=digest(secret)),
            delete(schema.sessions).where(
                found.person == person.id, found.digest != digest(secret)
            ),
        )
        return secret

    async def _one(self, query: Any, **values: Any) -> Person | None:
        rows = await self._store.read(query, **values)
        return _person(rows[0]) if rows else None


def csrf(secret: str) -> str:
    """The CSRF token of a session; a page can send it only if it can read our responses."""
    return new(secret.encode(), b"csrf", sha256).hexdigest()[:32]


def csrf_fits(secret: str, found: str) -> bool:
    return compare_digest(csrf(secret).encode(), found.encode())


def digest(secret: str) -> str:
    """The hash under which a secret is stored; it is random enough to need no slow one."""
    return sha256(secret.encode()).hexdigest()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def _aside(work: Callable[..., T], *args: str) -> T:
    """What takes time and 19 MB is done by few threads, which do nothing else."""
    return await asyncio.get_running_loop().run_in_executor(_hashing, work, *args)


def _matches(stored: str, password: str) -> bool:
    try:
        return _hasher.verify(stored, password)
    except VerifyMismatchError:
        return False


def _name(person: Person, login: str) -> str:
    """What an account is called: as before, or by its login up to an @."""
    if person.name != NAMELESS:
        return person.name
    return login.partition("@")[0][:40] or NAMELESS


def _link(secret: str) -> str:
    return LINK + digest(secret)[len(LINK) :]


def _new_session(person: Person, secret: str) -> Any:
    row = {"digest": digest(secret), "person": person.id, "created": now()}
    return insert(schema.sessions).values(row)


def _row(person: Person) -> dict[str, Any]:
    return {"id": person.id, "name": person.name, "kind": person.kind, "created": now()}


def _person(row: Any) -> Person:
    return Person(row.id, row.name, row.kind, row.login or "")
