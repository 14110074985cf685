"""Authentication: who sends a request, by session or token; CSRF and Origin checks."""

import re
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType

from limestone.rules.game import Refused
from limestone.server.edge.rate_limits import RateLimits
from limestone.server.settings import Settings
from limestone.server.store.people import People, csrf_fits, digest
from limestone.server.table.person import Person

COOKIE = "limestone_session"
HOUSEHOLD = 64  # bits of an IPv6 address that are the network
CLUB = 5  # times as much as a person an address may do
SAFE = ("GET", "HEAD", "OPTIONS")
# An address, alone or as IPv4:port, [IPv6] or [IPv6]:port; of IPv6 the zone is left out.
ENTRY = re.compile(
    r"([0-9.]+)(?::\d+)?|\[([0-9a-f:.]*:[0-9a-f:.]*)(?:%[^]]*)?](?::\d+)?|([0-9a-f:.]+)(?:%.*)?",
    re.I,
)
Connection = ASGIConnection[Any, Any, Any, Any]


class Caller(NamedTuple):
    """Whoever sent a request; the person is None for somebody without session or token."""

    person: Person | None
    secret: str  # of the session; empty for programs
    address: str
    key: str = ""  # the digest of the session's secret, or of the program's token

    def known(self) -> Person:
        """The person; Refused asks everybody else to sign in."""
        if not self.person:
            raise Refused("sign-in-first")
        return self.person


class Auth:
    """Recognises people by session or token, and refuses requests from foreign pages."""

    def __init__(self, people: People, limits: RateLimits, settings: Settings) -> None:
        self.people = people
        self.limits = limits
        self.secure = settings.secure
        self._settings = settings

    async def spend(self, key: str, caller: Caller) -> None:
        """Count a request by its person, and less strictly by the address: a club may be behind it.

        Without the address whoever is refused would go on as the next guest.
        """
        if caller.person:
            await self.limits.spend(key, caller.person.id)
        await self.limits.spend(key, caller.address, times=CLUB)

    async def caller(self, connection: Connection) -> Caller:
        """Who sends this request; Refused when it comes from a foreign page."""
        self.check_origin(connection)
        address = self.address(connection)
        bearer = connection.headers.get("authorization", "")
        if bearer:
            return Caller(await self._program(bearer), "", address, digest(_token(bearer)))
        secret = connection.cookies.get(COOKIE, "")
        person = await self.people.by_session(secret) if secret else None
        if person and connection.scope["type"] == ScopeType.HTTP:
            _check_csrf(connection, secret)
        return (
            Caller(person, secret, address, digest(secret)) if person else Caller(None, "", address)
        )

    def check_origin(self, connection: Connection) -> None:
        """Refuse a browser whose page is not one of ours."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        host = connection.headers.get("host", "")
        own = (f"http://{host}", f"https://{host}", *self._settings.origins)
        if origin not in own:
            raise Refused("origin", origin=origin[:200])

    def address(self, connection: Connection) -> str:
        """Where a request comes from: what the proxy in front of us has added last, if we have one.

        What stands before it, also on lines of its own, is what the client says of itself. Where
        the proxy has added no address, whoever is connected counts: the proxy.
        """
        found = connection.client.host if connection.client else ""
        if self._settings.proxied:
            lines = connection.headers.getall("x-forwarded-for", [])
            found = stated(",".join(lines).rpartition(",")[2]) or found
        return network(found)

    async def _program(self, header: str) -> Person:
        person = await self.people.by_token(_token(header))
        if not person:
            raise Refused("unknown-token")
        return person


def stated(entry: str) -> str:
    """The address in an entry of a proxy, without port and zone; nothing where it has none."""
    found = ENTRY.fullmatch(entry.strip())
    address = next(filter(None, found.groups()), "") if found else ""
    try:
        ip_address(address)
    except ValueError:
        return ""
    return address


def network(address: str) -> str:
    """An address as limits count it: of IPv6 the network, as one household has all of it."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, HOUSEHOLD), strict=False).network_address)


def _token(header: str) -> str:
    scheme, _, token = header.partition(" ")
    return token if scheme.lower() == "bearer" else ""


def _check_csrf(connection: Connection, secret: str) -> None:
    if connection.scope["method"] in SAFE:  # type: ignore[typeddict-item]
        return
    if not csrf_fits(secret, connection.headers.get("x-csrf-token", "")):
        raise Refused("csrf")
