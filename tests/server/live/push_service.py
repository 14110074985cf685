"""A push service on this machine, and browsers that can read what it is sent."""

import json
import os
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.services import wait_for


def encoded(some: bytes) -> str:
    return urlsafe_b64encode(some).rstrip(b"=").decode()


@dataclass
class Sent:
    """What came in for a browser: the path, the headers, and the encrypted text."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Takes messages, and answers as it is told to."""

    port: int = 0
    answer: int = 201
    sent: list[Sent] = field(default_factory=list)

    def browser(self, name: str = "device") -> "Browser":
        return Browser(f"http://127.0.0.1:{self.port}/{name}")

    def wait_for(self, count: int) -> list[Sent]:
        wait_for(lambda: len(self.sent) >= count, f"{count} messages", 20)
        return self.sent


class Browser:
    """The keys of a browser, and the text that it reads."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = generate_private_key(SECP256R1())
        self._auth = os.urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encoded(point), "secret": encoded(self._auth)}
        return {"endpoint": self.endpoint, "language": "en", **keys}

    def read(self, sent: Sent) -> Any:
        """The message, decrypted by a library that is not ours."""
        decrypt: Any = http_ece.decrypt
        text = decrypt(sent.body, private_key=self._key, auth_secret=self._auth)
        return json.loads(text)


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.sent.append(Sent(self.path, dict(self.headers.items()), body))
            self.send_response(service.answer)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.port = server.server_address[1]
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
