"""One server process: start, 2,000 idle tables, and a round of Limes with 100 seats.

Aims: a page within 2 s of CPU, under 400 MiB with 2,000 open tables each watched by a socket, and
no block of the event loop above 20 ms while 100 people at one table decide and are told.
"""

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

IDLE = int(os.environ.get("TABLES", "2000"))
SEATS = int(os.environ.get("SEATS", "100"))
TICK = os.sysconf("SC_CLK_TCK")


class Person:
    """Somebody with a session at the server."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        answer = httpx.post(f"{url}/api/me", json={"name": name})
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.headers = {"Cookie": self.cookie, "X-CSRF-Token": answer.json()["csrf"]}

    async def post(self, http: httpx.AsyncClient, path: str, body: Any) -> Any:
        answer = await http.post(self.url + path, json=body, headers=self.headers)
        answer.raise_for_status()
        return answer.json()

    def live(self, code: str) -> connect:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{code}/live"
        headers = {"Cookie": self.cookie}
        return connect(address, additional_headers=headers, max_size=2**24, compression=None)


async def idle(url: str, pid: int) -> None:
    """Many tables, each with its first move made and a socket open."""
    person = Person(url, "Ann")
    sockets: list[ClientConnection] = []
    async with httpx.AsyncClient(timeout=60) as http:
        for _ in range(IDLE):
            wanted = {"game": "limits", "seats": [{"kind": "me"}] * 2}
            view = await person.post(http, "/api/tables", wanted)
            opened = await person.live(view["table"]["code"])
            await opened.recv()
            sockets.append(opened)
    print(f"{IDLE} idle tables: {memory(pid):.0f} MiB")
    await asyncio.gather(*(opened.close() for opened in sockets))


async def full_round(url: str) -> None:
    """Everybody at a large table decides once; how long until everybody has been told."""
    people = [Person(url, f"P{n}") for n in range(SEATS)]
    async with httpx.AsyncClient(timeout=120) as http:
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        view = await people[0].post(http, "/api/tables", {"game": "limes", "seats": seats})
        code = view["table"]["code"]
        for seat, person in enumerate(people[1:], 1):
            join = {"order": "join", "id": "j", "seat": seat}
            await person.post(http, f"/api/tables/{code}/orders", join)
        sockets = [await person.live(code) for person in people]
        views = [json.loads(await opened.recv()) for opened in sockets]
    await asyncio.sleep(11)  # the longest block is forgotten after ten seconds
    began = time.perf_counter()
    for seat, opened in enumerate(sockets):
        order = {"order": "decide", "id": "d", "seat": seat, "ply": views[0]["table"]["ply"]}
        await opened.send(json.dumps(order | {"move": "d4n"}))
    size = max(await asyncio.gather(*(told(opened) for opened in sockets)))
    took = time.perf_counter() - began
    print(f"a round of {SEATS} seats: {took:.2f} s, last message {size} bytes at most")
    lag = re.search(r"^limestone_loop_lag_seconds (\S+)", httpx.get(f"{url}/metrics").text, re.M)
    print(f"longest block of the event loop: {1000 * float(lag[1] if lag else 'nan'):.0f} ms")


async def told(opened: ClientConnection) -> int:
    """The size of the message that opens the next round."""
    while True:
        message = await opened.recv()
        if '"limes-drawn"' in str(message):
            return len(message)


def memory(pid: int) -> float:
    """Resident MiB of a process."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else float("nan")


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
        found.close()
        serve = [sys.executable, "-m", "limestone", "serve", "--unlimited", "--port", str(port)]
        database = f"sqlite:///{folder}/bench.sqlite"
        server = subprocess.Popen([*serve, "--database", database])
        url = f"http://127.0.0.1:{port}"
        try:
            began = time.perf_counter()
            while not served(url):
                time.sleep(0.02)
            took = time.perf_counter() - began
            print(f"start to page: {took:.2f} s, {cpu(server.pid):.2f} CPU s")
            asyncio.run(full_round(url))
            asyncio.run(idle(url, server.pid))
        finally:
            server.terminate()
            server.wait(30)


def served(url: str) -> bool:
    try:
        return httpx.get(url).status_code == 200
    except httpx.HTTPError:
        return False


if __name__ == "__main__":
    main()
