"""Malformed, huge, binary and out of order, by the thousand: refusals, no errors, flat memory."""

import asyncio
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from limestone.client import Seated
from limestone.server.table.kinds import AnyOrder
from tests.server.players import ME, guest, session
from tests.server.services import Service, Site

MOVE = b'{"order": "decide", "id": "x", "seat": 0, "ply": 1, "move": "d4n"}'


def spoiled(rng: Random) -> bytes:
    """An order with something wrong in it, or mere noise."""
    text = bytearray(MOVE)
    for _ in range(rng.randrange(1, 6)):
        text[rng.randrange(len(text))] = rng.randrange(256)
    kinds = [bytes(text), rng.randbytes(rng.randrange(200)), MOVE[: rng.randrange(60)], b"[" * 900]
    return rng.choice(kinds)


def memory(server: Service) -> float:
    """Resident MiB of a server."""
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else 0.0


@pytest.mark.parametrize(
    "field",
    [
        *(
            {"salt": "x\n"},
            {"name": "Ann\n"},
            {"name": "A\x1f"},
            {"name": "A\ufeff"},
            {"id": "x\n"},
        ),
        *({"name": "\u200b"}, {"name": "Ann\u200b"}, {"name": "An\u200bn"}, {"name": "\u202eetyb"}),
        *({"name": "An\u2066n"}, {"name": "An\u2028n"}, {"name": "An\xadn"}, {"name": "\u3164"}),
        *({"name": "An\ue000n"}, {"name": "An\U000e0041n"}, {"name": "\u200d"}),
    ],
)
def test_no_text_hides_what_nobody_sees(field: dict[str, str]) -> None:
    order = {"order": "join", "id": "x", "salt": "y", "name": "Ann"}

    msgspec.convert(order, AnyOrder)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(order | field, AnyOrder)


async def posted(table: Seated, url: str, count: int, rng: Random) -> Counter[int]:
    """How many answers of each status there were to spoiled requests."""
    client = table.client
    headers = session(client) | {"X-CSRF-Token": client._http.headers["X-CSRF-Token"]}
    headers |= {"Content-Type": "application/json"}
    statuses: Counter[int] = Counter()
    async with httpx.AsyncClient(headers=headers, timeout=60, verify=False) as http:
        for _ in range(count):
            path = rng.choice([f"/api/tables/{table.code}/orders", "/api/tables", "/api/me"])
            answer = await http.post(url + path, content=spoiled(rng))
            statuses[answer.status_code] += 1
            assert answer.json().keys() >= {"code", "args"} or answer.status_code == 200
    return statuses


async def sent(table: Seated, url: str, count: int, rng: Random) -> Counter[str]:
    """How many messages of each type came back for spoiled frames; sockets that close reopen."""
    address = f"{url.replace('http', 'ws')}/api/tables/{table.code}/live"
    types: Counter[str] = Counter()
    while count > 0:
        async with connect(address, additional_headers=session(table.client)) as socket:
            await socket.recv()
            try:
                for _ in range(count):
                    count -= 1
                    types[await _answered(socket, spoiled(rng), rng)] += 1
            except ConnectionClosed:
                types["closed"] += 1
    return types


async def _answered(socket: Any, frame: bytes, rng: Random) -> str:
    text = frame.decode("utf-8", "replace") if rng.randrange(3) else frame
    await socket.send(text)
    found = re.search(r'"type":"(\w+)"', str(await socket.recv()))
    return found[1] if found else ""


def storm(site: Site, requests: int, frames: int) -> tuple[Counter[int], Counter[str], float]:
    table = guest(site.url).create("limes", [ME])
    rng = Random(8)

    async def run() -> tuple[Counter[int], Counter[str], float]:
        await posted(table, site.url, 100, rng)
        await sent(table, site.url, 200, rng)
        before = memory(site.servers[0])
        statuses = await posted(table, site.url, requests, rng)
        types = await sent(table, site.url, frames, rng)
        return statuses, types, memory(site.servers[0]) - before

    return asyncio.run(run())


def test_a_storm_of_nonsense(small: Site) -> None:
    statuses, types, grown = storm(small, 500, 2000)

    assert set(statuses) <= {200, 201, 400, 409}
    assert set(types) <= {"refused", "step", "done", "bye", "closed"}
    assert grown < 20


@pytest.mark.soak
def test_a_long_storm_of_nonsense(small: Site) -> None:
    statuses, _, grown = storm(small, 5000, 50_000)

    assert set(statuses) <= {200, 201, 400, 409}
    assert grown < 20


def test_a_huge_request_is_refused(small: Site) -> None:
    ann = guest(small.url)

    refused = ann._http.post("/api/tables", content=b'{"game": "' + b"x" * 2_000_000)

    assert (refused.status_code, refused.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("order", [[1, 0], [2, 1, 0]])
def test_orders_out_of_order_are_stale(small: Site, order: list[int]) -> None:
    table = guest(small.url).create("limes", [ME])
    path = f"/api/tables/{table.code}/orders"
    answers = []
    for n in order:
        body = {"order": "decide", "id": f"n{n}", "seat": 0, "ply": 1 + n, "move": "d4n"}
        answers.append(table.client._http.post(path, json=body).json())

    assert [answer.get("code") for answer in answers] == ["stale"] * (len(order) - 1) + [None]
