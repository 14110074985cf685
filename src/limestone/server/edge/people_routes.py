"""The HTTP routes for people: guests, accounts, sessions, tokens."""

from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from limestone.rules.game import Refused
from limestone.server.edge.api_types import (
    LinkMade,
    Me,
    PersonShown,
    TokenMade,
    TokenShown,
    no,
)
from limestone.server.edge.auth import COOKIE, Auth, Caller
from limestone.server.live.erasure import forget
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.nights import Nights
from limestone.server.live.renaming import rename
from limestone.server.store import admins, daily_names, house, people, profiles
from limestone.server.store.profiles import Who
from limestone.server.table.order import END, Name
from limestone.server.table.person import NAMELESS

Login = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z._@+-]{2,64}" + END)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Named(msgspec.Struct):
    name: Name | None = None  # left out: a guest who is called so in every language
    named: Who | None = None  # for whom, in the standings of the daily game; left out: as it is
    invitation: Annotated[str, msgspec.Meta(max_length=80)] = ""  # of the server, for newcomers


class Credentials(msgspec.Struct):
    login: Login
    password: Password


class NewPassword(msgspec.Struct):
    old: Password
    new: Password


class Linked(msgspec.Struct):
    link: Annotated[str, msgspec.Meta(max_length=64)]


class Labelled(msgspec.Struct):
    label: Name


@get("/api/me", responses=no(401, 403, 429))
async def me(caller: NamedDependency[Caller], live_tables: NamedDependency[LiveTables]) -> Me:
    """Who one is."""
    return await me_of(live_tables, caller)


async def me_of(live_tables: LiveTables, caller: Caller) -> Me:
    """Who a caller is, and whether they run this server."""
    found = _me(caller)
    if found.person and caller.secret:
        found.person.admin = await admins.is_admin(live_tables.store, caller.known().id)
    return found


@post("/api/me", status_code=200, responses=no(400, 401, 403, 429, 503))
async def name_me(
    data: JSONBody[Named],
    caller: NamedDependency[Caller],
    auth: NamedDependency[Auth],
    live_tables: NamedDependency[LiveTables],
    nights: NamedDependency[Nights],
) -> Response[Me]:
    """Become a guest, or change one's name, also where one sits and plays."""
    await auth.limits.spend("people", caller.address)
    if caller.person:
        name = data.name or caller.person.name
        person = await rename(nights, caller.person, name, shared=False)
        if data.named:
            await daily_names.say(live_tables.store, person.id, data.named)
        return Response(await me_of(live_tables, caller._replace(person=person)))
    await house.admit(live_tables.store, data.invitation)
    person, secret = await auth.people.guest(data.name or NAMELESS)
    if data.named:
        await daily_names.say(live_tables.store, person.id, data.named)
    return await _signed_in(caller._replace(person=person, secret=secret), auth, live_tables)


@delete("/api/me", status_code=200, responses=no(401, 403, 429, 503))
async def forget_me(
    caller: NamedDependency[Caller], live_tables: NamedDependency[LiveTables]
) -> Response[Me]:
    """Delete what is known of oneself."""
    await forget(live_tables, caller.known())
    return _signed_out(caller)


@post("/api/account", status_code=200, responses=no(400, 401, 403, 409, 429, 503))
async def keep_me(
    data: JSONBody[Credentials],
    caller: NamedDependency[Caller],
    auth: NamedDependency[Auth],
    live_tables: NamedDependency[LiveTables],
) -> Response[Me]:
    """Turn a guest into an account, with a new session."""
    await auth.limits.spend("accounts", caller.address)
    await house.check_accounts(live_tables.store)
    given = (data.login, data.password)
    person, secret = await auth.people.keep(caller.known(), caller.key, given)
    await profiles.own(live_tables.store, person)
    live_tables.hang_up(caller.key)
    return await _signed_in(caller._replace(person=person, secret=secret), auth, live_tables)


@post("/api/password", status_code=200, responses=no(400, 401, 403, 429, 503))
async def change_password(
    data: JSONBody[NewPassword],
    caller: NamedDependency[Caller],
    auth: NamedDependency[Auth],
    live_tables: NamedDependency[LiveTables],
) -> Response[Me]:
    """Another password for an account; all its other sessions end."""
    person = caller.known()
    await auth.limits.spend("guesses", f"{caller.address} {person.login}")
    secret = await auth.people.change_password(person, caller.key, data.old, data.new)
    live_tables.hang_up(person.id)
    return await _signed_in(caller._replace(secret=secret), auth, live_tables)


@post("/api/session", status_code=200, responses=no(400, 401, 403, 429, 503))
async def sign_in(
    data: JSONBody[Credentials],
    caller: NamedDependency[Caller],
    auth: NamedDependency[Auth],
    live_tables: NamedDependency[LiveTables],
) -> Response[Me]:
    """Come back to an account."""
    # Never by the login alone: a stranger's guesses would lock its owner out.
    await auth.limits.spend("password", caller.address)
    await auth.limits.spend("guesses", f"{caller.address} {data.login.casefold()}")
    person, secret = await auth.people.sign_in(data.login, data.password)
    return await _signed_in(caller._replace(person=person, secret=secret), auth, live_tables)


@delete("/api/session", status_code=200, responses=no(401, 403, 429, 503))
async def sign_out(
    caller: NamedDependency[Caller],
    auth: NamedDependency[Auth],
    live_tables: NamedDependency[LiveTables],
) -> Response[Me]:
    """Leave; a guest cannot come back."""
    caller.known()
    if caller.secret:
        await auth.people.sign_out(caller.secret)
        live_tables.hang_up(caller.key)
    return _signed_out(caller)


@post("/api/link", responses=no(401, 403, 429, 503))
async def link_device(caller: NamedDependency[Caller], auth: NamedDependency[Auth]) -> LinkMade:
    """The secret of a link that signs another device in; programs have none."""
    await auth.limits.spend("people", caller.address)
    if not caller.secret:
        raise Refused("sign-in-first")
    return LinkMade(await auth.people.link(caller.known()), people.LINK_SECONDS)


@post("/api/session/link", status_code=200, responses=no(400, 401, 403, 429, 503))
async def follow_link(
    data: JSONBody[Linked],
    caller: NamedDependency[Caller],
    auth: NamedDependency[Auth],
    live_tables: NamedDependency[LiveTables],
) -> Response[Me]:
    """Go on as whoever made the link."""
    await auth.limits.spend("password", caller.address)
    person, secret = await auth.people.follow(data.link)
    return await _signed_in(caller._replace(person=person, secret=secret), auth, live_tables)


@get("/api/tokens", responses=no(401, 403, 429, 503))
async def tokens(caller: NamedDependency[Caller], auth: NamedDependency[Auth]) -> list[TokenShown]:
    """The tokens of one's programs."""
    found = await auth.people.tokens(caller.known())
    return [TokenShown(*token) for token in found]


@post("/api/tokens", responses=no(400, 401, 403, 429, 503))
async def make_token(
    data: JSONBody[Labelled], caller: NamedDependency[Caller], auth: NamedDependency[Auth]
) -> TokenMade:
    """A token for a program; it is shown once."""
    await auth.limits.spend("people", caller.address)
    token, secret = await auth.people.make_token(caller.known(), data.label)
    return TokenMade(*token, secret)


@delete("/api/tokens/{token:str}", status_code=200, responses=no(401, 403, 404, 429, 503))
async def drop_token(
    token: FromPath[str],
    caller: NamedDependency[Caller],
    auth: NamedDependency[Auth],
    live_tables: NamedDependency[LiveTables],
) -> list[TokenShown]:
    """Take a token back, with those that its program has made; the ones that are left."""
    person = caller.known()
    live_tables.hang_up(*await auth.people.drop_token(person, token))
    return [TokenShown(*left) for left in await auth.people.tokens(person)]


def _me(caller: Caller) -> Me:
    person = caller.person
    csrf = people.csrf(caller.secret) if caller.secret else ""
    return Me(PersonShown(person.name, person.kind, person.login) if person else None, csrf)


async def _signed_in(caller: Caller, auth: Auth, live_tables: LiveTables) -> Response[Me]:
    cookie = Cookie(
        COOKIE,
        value=caller.secret,
        httponly=True,
        samesite="lax",
        secure=auth.secure,
        max_age=people.SESSION_DAYS * 86_400,
    )
    return Response(await me_of(live_tables, caller), cookies=[cookie])


def _signed_out(caller: Caller) -> Response[Me]:
    gone = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")
    return Response(_me(caller._replace(person=None, secret="")), cookies=[gone])


routes = [
    *(me, name_me, forget_me, keep_me, change_password, sign_in, sign_out),
    *(link_device, follow_link),
    *(tokens, make_token, drop_token),
]
