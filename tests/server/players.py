"""People for the tests, who play the first or a random legal move."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from limestone.client import Client, Seated
from limestone.rules.game import GAMES

PLAYABLE = [name for name in GAMES if find_spec(f"limestone.rules.{name}")]
ME, OPEN = {"kind": "me"}, {"kind": "open"}


def bot(level: str = "novice") -> dict[str, str]:
    return {"kind": "bot", "level": level}


def guest(url: str, name: str = "Ann", *, adds: bool = False) -> Client:
    """Somebody whose client adds no salt, so that games begin at once."""
    return Client(url, adds=adds).guest(name)


def least(game: str) -> int:
    """As few seats as make a game with an opponent."""
    return max(2, GAMES[game].seats[0])


def play_out(tables: list[Seated], rng: Random) -> None:
    """Everybody decides at random until the game is over."""
    while not any(table.over for table in tables):
        for table in tables:
            table.look(table.client.get(f"/api/tables/{table.code}"))
            for seat in table.due:
                moves = table.legal(seat)
                table.decide(seat, moves[rng.randrange(len(moves))])


def session(client: Client) -> dict[str, str]:
    """The headers with which a socket is recognised."""
    cookies = client._http.cookies
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}


@contextmanager
def live(client: Client, code: str, url: str = "", query: str = "") -> Iterator[ClientConnection]:
    """A socket at a table."""
    base = (url or str(client._http.base_url)).replace("http", "ws", 1).rstrip("/")
    address = f"{base}/api/tables/{code}/live?{query}"
    with connect(address, additional_headers=session(client), max_size=2**24) as socket:
        yield socket


def answer(client: Client, method: str, path: str, body: Any = None) -> httpx.Response:
    """The bare answer, for what is no refusal of the rules."""
    return client._http.request(method, path, json=body)
