"""The headers of every answer, of errors too."""

from http import HTTPStatus

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",  # unless the answer says otherwise
}
OVER_TLS = {"Strict-Transport-Security": "max-age=31536000"}


def refusal(status: int, text: str = "") -> bytes:
    """The last answer on a connection, to what is not even a request."""
    phrase = HTTPStatus(status).phrase
    text = text or f"{phrase}."
    own = {**HEADERS, "Content-Type": "text/plain; charset=utf-8", "Connection": "close"}
    own["Content-Length"] = str(len(text))
    lines = [f"HTTP/1.1 {status} {phrase}", *(f"{name}: {it}" for name, it in own.items())]
    return "\r\n".join([*lines, "", text]).encode()


class Headers:
    """Adds the headers that an answer does not have of its own."""

    def __init__(self, *, secure: bool) -> None:
        self._headers = HEADERS | OVER_TLS if secure else HEADERS

    async def __call__(self, message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            found = MutableScopeHeaders.from_message(message)
            for name, value in self._headers.items():
                found.setdefault(name, value)
