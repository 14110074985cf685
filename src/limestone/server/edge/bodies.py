"""Bodies of requests: how large they may be, and what happens to those that cannot be read.

A body is read before it is known who sends it, so none of the other limits has counted it yet.
"""

import time
from collections import OrderedDict
from typing import Any

from litestar import Request
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import Scope
from litestar.utils.scope.state import ScopeState

from limestone.rules.game import Refused
from limestone.server.edge.auth import SAFE, Auth

SMALL = 50_000  # bytes of most requests
LARGEST = 1_000_000  # bytes of a new table, with a deck, or of a record
REMEMBERED = 10_000  # addresses that are not heard for a moment
UNREADABLE = ("malformed", "too-large")
STATUSES = (400, 413)

AnyRequest = Request[Any, Any, Any]


class ReadableRequest(Request[Any, Any, Any]):
    """A request whose body is refused in our own words where the framework has none."""

    async def json(self) -> Any:
        try:
            found = await super().json()
        except RecursionError:
            raise Refused("malformed", reason="it is nested too deeply") from None
        except UnicodeDecodeError:
            raise Refused("malformed", reason="it is not text in UTF-8") from None
        finally:
            self._body = self._connection_state.body = b""
        if isinstance(found, str):
            raise Refused("malformed", reason="it is no object")
        return found


class Unread:
    """Counts bodies that cannot be read; who has sent too many is not heard for a moment."""

    def __init__(self, auth: Auth) -> None:
        self._auth = auth
        self._until: OrderedDict[str, float] = OrderedDict()

    async def check(self, request: AnyRequest) -> None:
        """Refuse a body before it is read, of an address that sent too many large or bad ones."""
        if request.method in SAFE:
            return
        address = self._auth.address(request)
        wait = self._until.get(address, 0.0) - time.monotonic()
        if wait > 0:
            raise Refused("rate-limited", key="malformed", seconds=int(wait) + 1)
        if _large(request):
            await self._auth.limits.spend("large", address)

    async def count(self, error: Exception, scope: Scope) -> None:
        """Count a request whose body could not be read."""
        if scope["type"] != ScopeType.HTTP or not _unreadable(error):
            return
        request: AnyRequest = Request(scope)
        if request.method in SAFE:
            return
        address = self._auth.address(request)
        try:
            await self._auth.limits.spend("malformed", address)
        except Refused as early:
            self._until[address] = time.monotonic() + int(str(early.args_["seconds"]))
            self._until.move_to_end(address)
            if len(self._until) > REMEMBERED:
                self._until.popitem(last=False)


def _large(request: AnyRequest) -> bool:
    """Whether a body is larger than most, or may be: in chunks it does not say."""
    length = request.headers.get("content-length", "0")
    chunks = "transfer-encoding" in request.headers
    return chunks or not length.isdigit() or int(length) > SMALL


def _unreadable(error: Exception) -> bool:
    if isinstance(error, HTTPException):
        return error.status_code in STATUSES
    return isinstance(error, Refused) and error.code in UNREADABLE


def let_go(request: AnyRequest) -> None:
    """Free what a refused request has sent.

    The errors of the framework and their frames refer to each other and to the body. They are
    found only by a collection, which is rare (see gc_tuning), and a body may be a megabyte.
    """
    sent = ScopeState.from_scope(request.scope).json
    if isinstance(sent, dict | list):
        sent.clear()
