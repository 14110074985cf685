"""Refusals and failures over HTTP: all in one form, each with its status."""

import re
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, NotFoundException, WebSocketDisconnect
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import Scope

from limestone.rules.game import Refused
from limestone.server.edge.bodies import let_go
from limestone.server.live import messages
from limestone.server.logs import described
from limestone.server.store.log import Unavailable

log = structlog.get_logger()

AnyRequest = Request[Any, Any, Any]
_FORM = re.compile(r"Expected `str` matching regex .*?(?=; |$)")  # said in no other words

STATUSES = {
    400: ("malformed", "unfit-handle", "unfit-login", "unfit-name"),
    401: ("sign-in-first", "wrong-password", "link-over", "unknown-token"),
    403: (
        *("csrf", "origin", "not-your-seat", "not-host", "not-seated", "private", "sealed"),
        *("not-organiser", "not-helping", "account-first"),
        *("banned", "closed-house", "invited-only"),
    ),
    404: (
        *("no-such-table", "no-such-token", "no-such-page", "no-such-material", "no-such-review"),
        *("no-such-acquaintance", "no-such-person", "no-such-day", "unknown-puzzle"),
        *("no-such-night", "no-such-report", "no-such-setting", "no-such-challenge"),
    ),
    413: ("too-large",),
    429: ("rate-limited", "too-many-lines"),
    503: ("unavailable",),
}
NOT_NOW = 409  # every other refusal: of the rules, the notation, the table
STATUS = {code: status for status, codes in STATUSES.items() for code in codes}


def refused(_: AnyRequest, no: Refused) -> Response[Any]:
    """A refusal of the rules or of the server, as a response."""
    status = STATUS.get(no.code, NOT_NOW)
    seconds = no.args_.get("seconds")
    headers = {"Retry-After": str(seconds)} if no.code == "rate-limited" else {}
    return Response(messages.refusal(no), status_code=status, headers=headers)


def without_null(request: AnyRequest) -> None:
    """No name holds a null character; databases and files stumble over one."""
    if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
        raise NotFoundException


def malformed(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """A refusal of the framework, in the same form."""
    let_go(request)
    status = error.status_code
    no = _no(status, _reason(error), request)
    return Response(messages.refusal(no), status_code=status, headers=error.headers or {})


def _no(status: int, reason: str, request: AnyRequest) -> Refused:
    match status:
        case 404:
            return Refused("no-such-page", reason=reason)
        case 405:
            return Refused("method", reason=reason)
        case 413:
            most = request.route_handler.resolve_request_max_body_size()
            return Refused("too-large", reason=reason, bytes=most)
        case _:
            return misread(reason)


def misread(reason: str) -> Refused:
    """What cannot be read as it should, by what its reader says: "field: Expected ..."."""
    match reason.split(": Expected `str` ")[0]:
        case "name":
            return Refused("unfit-name")
        case "handle":
            return Refused("unfit-handle")
        case "login":
            return Refused("unfit-login")
    return Refused("malformed", reason=_FORM.sub("it has another form", reason))


def unavailable(request: AnyRequest, error: Exception) -> Response[Any]:
    """The database is down: nothing was done, and the request can be sent again."""
    log.warning("unavailable", route=_route(request.scope), **described(error))
    return refused(request, Unavailable())


async def noted(error: Exception, scope: Scope) -> None:
    """Log an unexpected error, from sockets too."""
    if not isinstance(error, Refused | HTTPException | WebSocketDisconnect):
        log.error("broken", route=_route(scope), **described(error))


def _route(scope: Scope) -> str:
    """Which route it was; the path itself can hold a code that lets people in."""
    return str(scope.get("path_template", ""))


def broken(_: AnyRequest, error: Exception) -> Response[Any]:
    """An unexpected error; its details are only in the log."""
    no = Refused("internal")
    return Response(messages.refusal(no), status_code=HTTP_500_INTERNAL_SERVER_ERROR)


def _reason(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{e.get('key', '')}: {e.get('message', '')}" for e in extra)[:500]
    return str(error.detail)[:500]
