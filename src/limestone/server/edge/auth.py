"""Authentication: who sends a request, by session or token; CSRF and Origin checks."""

from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType

from limestone.rules.game import Refused
from limestone.server.edge.rate_limits import RateLimits
from limestone.server.settings import Settings
from limestone.server.store.people import People, csrf_fits
from limestone.server.table.person import Person

COOKIE = "limestone_session"
SAFE = ("GET", "HEAD", "OPTIONS")
Connection = ASGIConnection[Any, Any, Any, Any]

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Caller(NamedTuple):
    """Whoever sent a request; the person is None for somebody without session or token."""

    person: Person | None
    secret: str  # of the session; empty for programs
    address: str

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

    async def caller(self, connection: Connection) -> Caller:
        """Who sends this request; Refused when it comes from a foreign page."""
        self.check_origin(connection)
        address = self.address(connection)
        bearer = connection.headers.get("authorization", "")
        if bearer:
            return Caller(await self._program(bearer), "", address)
        secret = connection.cookies.get(COOKIE, "")
        person = await self.people.by_session(secret) if secret else None
        if person and connection.scope["type"] == ScopeType.HTTP:
            _check_csrf(connection, secret)
        return Caller(person, secret if person else "", address)

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
        forwarded = connection.headers.get("x-forwarded-for", "")
        if self._settings.proxied and forwarded:
            return forwarded.rpartition(",")[2].strip()
        return connection.client.host if connection.client else ""

    async def _program(self, header: str) -> Person:
        scheme, _, token = header.partition(" ")
        person = await self.people.by_token(token) if scheme.lower() == "bearer" else None
        if not person:
            raise Refused("unknown-token")
        return person


def _check_csrf(connection: Connection, secret: str) -> None:
    if connection.scope["method"] in SAFE:  # type: ignore[typeddict-item]
        return
    if not csrf_fits(secret, connection.headers.get("x-csrf-token", "")):
        raise Refused("csrf")
