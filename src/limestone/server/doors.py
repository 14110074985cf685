"""Who is asking, and from where: sessions, tokens, CSRF, Origin, and how a no is answered."""

from typing import Any, NamedTuple

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import Scope

from limestone.rules.game import Refused
from limestone.server import accounts, wire
from limestone.server.accounts import People, Person
from limestone.server.limits import Limits
from limestone.server.settings import Settings
from limestone.server.store import Unavailable

log = structlog.get_logger()

COOKIE = "limestone_session"
SAFE = ("GET", "HEAD", "OPTIONS")
Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

STATUSES = {
    400: ("malformed",),
    401: ("sign-in-first", "wrong-password", "unknown-token"),
    403: ("csrf", "origin", "not-your-seat", "not-host", "not-seated", "private"),
    404: ("no-such-table", "no-such-token", "no-such-page"),
    413: ("too-large",),
    429: ("rate-limited",),
    503: ("unavailable",),
}
NOT_NOW = 409  # every other no: of the rules, the notation, the table
STATUS = {code: status for status, codes in STATUSES.items() for code in codes}

LARGEST = 1_000_000  # bytes of a request: a deck in a new table is the largest thing sent

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Caller(NamedTuple):
    """Whoever sent a request."""

    person: Person | None
    secret: str  # of the session; empty for programs
    address: str

    def known(self) -> Person:
        """The person, or the advice to become one."""
        if not self.person:
            raise Refused("sign-in-first")
        return self.person


class Doors:
    """Lets people in and keeps strangers' pages out."""

    def __init__(self, people: People, limits: Limits, settings: Settings) -> None:
        self.people = people
        self.limits = limits
        self.secure = settings.secure
        self._settings = settings

    async def caller(self, connection: Connection) -> Caller:
        """Who is asking; Refused when a foreign page asks in somebody's name."""
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
        """A browser names the page that asks; it has to be ours."""
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
    if not accounts.csrf_fits(secret, connection.headers.get("x-csrf-token", "")):
        raise Refused("csrf")


def refused(_: AnyRequest, no: Refused) -> Response[Any]:
    """A refusal of the rules or of the house, as an answer."""
    status = STATUS.get(no.code, NOT_NOW)
    seconds = no.args_.get("seconds")
    headers = {"Retry-After": str(seconds)} if no.code == "rate-limited" else {}
    return Response(wire.refusal(no), status_code=status, headers=headers)


def malformed(_: AnyRequest, error: HTTPException) -> Response[Any]:
    """A refusal of the framework, in the same form."""
    status = error.status_code
    no = _no(status, _reason(error))
    return Response(wire.refusal(no), status_code=status, headers=error.headers or {})


def _no(status: int, reason: str) -> Refused:
    match status:
        case 404:
            return Refused("no-such-page", reason=reason)
        case 405:
            return Refused("method", reason=reason)
        case 413:
            return Refused("too-large", reason=reason, bytes=LARGEST)
        case _:
            return Refused("malformed", reason=reason)


def unreadable(request: AnyRequest, error: Exception) -> Response[Any]:
    """A body that is no text, or nested beyond measure: the framework leaves these to us."""
    return refused(request, Refused("malformed", reason=type(error).__name__))


def unavailable(request: AnyRequest, error: Exception) -> Response[Any]:
    """The database is away: nothing was done, and the same can be asked again."""
    log.warning("unavailable", path=request.url.path, reason=type(error).__name__)
    return refused(request, Unavailable())


async def noted(error: Exception, scope: Scope) -> None:
    """What should not happen is written to the log, from sockets too."""
    if not isinstance(error, Refused | HTTPException | WebSocketDisconnect):
        log.error("broken", path=scope["path"], exc_info=error)


def broken(_: AnyRequest, error: Exception) -> Response[Any]:
    """What should not happen; the details stay in the log."""
    no = Refused("internal")
    return Response(wire.refusal(no), status_code=HTTP_500_INTERNAL_SERVER_ERROR)


def _reason(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{e.get('key', '')}: {e.get('message', '')}" for e in extra)[:500]
    return str(error.detail)[:500]
