"""What a server carries: open sockets, worker processes, stored games. Figures of docs/scaling.md.

    python bench/scaling.py sockets    one process and 10,000 sockets: memory of each, a move's time
    python bench/scaling.py workers    1, 2 and 4 workers on PostgreSQL and Redis, 1 on SQLite
    python bench/scaling.py stored     100,000 finished games: cost of a start, a move, the lobby

CPU seconds are of the server's processes; times by the clock are those of a machine as it is.
"""

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.ports import free_port  # noqa: E402
from tests.server.services import healthy, postgresql, redis, wait_for  # noqa: E402

SOCKETS = [int(n) for n in os.environ.get("SOCKETS", "100 1000 5000 10000").split()]
STORED = [int(n) for n in os.environ.get("STORED", "1000 10000 100000").split()]
WORKERS = [int(n) for n in os.environ.get("WORKERS", "1 2 4").split()]
MOVES = int(os.environ.get("MOVES", "320"))
WATCHERS = 20  # at each table
TICK = os.sysconf("SC_CLK_TCK")


class Server:
    """A server and its worker processes."""

    def __init__(self, database: str, *options: str) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self.several = "--workers" in options and options[-1] != "1"
        command = [sys.executable, "-m", "limestone", "serve", "--unlimited", "--port", str(port)]
        self.process = subprocess.Popen([*command, "--database", database, *options])
        wait_for(lambda: healthy(self.url), self.url, 300)

    def pids(self) -> list[int]:
        """Of the processes that serve; the bots of each think in a child of it."""
        return [self.process.pid, *(children(self.process.pid) if self.several else [])]

    def cpu(self) -> float:
        return sum(map(cpu, self.pids()))

    def memory(self) -> float:
        """MiB of the first process."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int((re.search(r"VmRSS:\s+(\d+)", text) or ["", "0"])[1]) / 1024


@contextmanager
def served(database: str, *options: str) -> Iterator[Server]:
    server = Server(database, *options)
    try:
        yield server
    finally:
        server.process.terminate()
        server.process.wait(60)


def children(pid: int) -> list[int]:
    return [int(n) for n in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def cpu(pid: int) -> float:
    """User and system time of a process in seconds."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICK


class Person:
    """Somebody who plays Limes alone at several tables, over HTTP."""

    def __init__(self, url: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=120)

    async def enter(self) -> "Person":
        me = (await self.http.post("/api/me", json={"name": "Ann"})).json()
        self.http.headers["X-CSRF-Token"] = me["csrf"]
        return self

    async def table(self) -> str:
        wanted = {"game": "limes", "seats": [{"kind": "me"}]}
        answer = await self.http.post("/api/tables", json=wanted)
        return str(answer.json()["table"]["code"])

    async def move(self, code: str, n: int) -> float:
        """One move; how long its order took."""
        path = f"/api/tables/{code}"
        legal = (await self.http.get(f"{path}/legal", params={"seat": 0})).json()
        order = {"order": "decide", "id": f"m{n}", "seat": 0, "ply": legal["ply"]}
        began = time.monotonic()
        answer = await self.http.post(f"{path}/orders", json=order | {"move": legal["moves"][0]})
        answer.raise_for_status()
        return time.monotonic() - began

    async def moves(self, count: int) -> list[float]:
        """So many moves, sixteen at each table."""
        times: list[float] = []
        for _ in range(count // 16):
            code = await self.table()
            times += [await self.move(code, n) for n in range(16)]
        return times


class Watcher(asyncio.Protocol):
    """The least of a WebSocket client: it answers pings and throws away the rest."""

    def __init__(self, path: str, cookie: str) -> None:
        self.path, self.cookie, self.rest = path, cookie, b""
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        head = f"GET {self.path} HTTP/1.1\r\nHost: x\r\nCookie: {self.cookie}\r\n"
        keys = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        transport.write(f"{head}Upgrade: websocket\r\nConnection: Upgrade\r\n{keys}\r\n".encode())

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if not self.open.done():
            head, end, self.rest = self.rest.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.open.set_result(None)
        while frame := _frame(self.rest):
            kind, body, self.rest = frame
            if kind == 9:
                self.transport.write(bytes([0x8A, 0x80 | len(body), 0, 0, 0, 0]) + body)


def _frame(data: bytes) -> tuple[int, bytes, bytes] | None:
    """The kind and body of the first whole frame, and what follows it."""
    if len(data) < 2:
        return None
    size, at = data[1] & 0x7F, 2
    if size >= 126:
        at = 4 if size == 126 else 10
        size = int.from_bytes(data[2:at], "big")
    return (
        None if len(data) < at + size else (data[0] & 15, data[at : at + size], data[at + size :])
    )


async def watch(person: Person, server: Server, count: int) -> None:
    """Open so many sockets more, at tables of their own."""
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    loop, port = asyncio.get_running_loop(), httpx.URL(server.url).port or 80
    for _ in range(count // WATCHERS):
        path = f"/api/tables/{await person.table()}/live"
        for _ in range(WATCHERS):
            made = partial(Watcher, path, cookie)
            _, one = await loop.create_connection(made, "127.0.0.1", port)
            await one.open


async def still_open(person: Person) -> int:
    """How many sockets the server has not given up: it waits four seconds for an answer."""
    text = (await person.http.get("/metrics")).text
    return int(float((re.search(r"(?m)^limestone_sockets (\S+)$", text) or ["", "0"])[1]))


def quantile(times: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(times)[int(share * (len(times) - 1))]


async def sockets() -> None:
    with tempfile.TemporaryDirectory() as folder, served(f"sqlite:///{folder}/x.sqlite") as server:
        person = await Person(server.url).enter()
        await person.moves(160)
        empty, now = server.memory(), 0
        print("sockets  left   MiB   kB a socket   CPU ms a move   p50 ms   p99 ms   idle CPU")
        for wanted in SOCKETS:
            await watch(person, server, wanted - now)
            now, idle = wanted, server.cpu()
            await asyncio.sleep(8)
            idle = (server.cpu() - idle) / 8
            before = server.cpu()
            times = await person.moves(MOVES)
            spent = 1000 * (server.cpu() - before) / len(times)
            size = server.memory()
            each = 1024 * (size - empty) / now
            p50, p99 = quantile(times, 0.5), quantile(times, 0.99)
            left = await still_open(person)
            row = f"{now:7} {left:5} {size:5.0f} {each:13.1f} {spent:15.1f} {p50:8.0f} {p99:8.0f}"
            print(f"{row} {idle:9.1%}", flush=True)


async def workers() -> None:
    print("set-up              moves   CPU s   a CPU s   a second   p99 ms   CPU s of PostgreSQL")
    with tempfile.TemporaryDirectory() as folder:
        await raced("SQLite, 1", f"sqlite:///{folder}/x.sqlite")
    for count in WORKERS:
        with ExitStack() as parts:
            folder = parts.enter_context(tempfile.TemporaryDirectory())
            database = parts.enter_context(postgresql())
            news = parts.enter_context(redis(Path(folder)))
            url = f"postgresql+asyncpg://limestone@127.0.0.1:{database.port}/limestone"
            more = ["--redis", f"redis://127.0.0.1:{news.port}/0", "--workers", str(count)]
            assert database.process
            await raced(f"PostgreSQL, {count}", url, *more, beside=database.process.pid)


async def raced(name: str, database: str, *options: str, beside: int = 0) -> None:
    """Sixteen people as fast as they are answered."""
    with served(database, *options) as server:
        people = [await Person(server.url).enter() for _ in range(16)]
        await asyncio.gather(*(one.moves(32) for one in people))
        before, other, began = server.cpu(), stored_cpu(beside), time.monotonic()
        times = await asyncio.gather(*(one.moves(MOVES // 2) for one in people))
        spent, took = server.cpu() - before, time.monotonic() - began
        other = stored_cpu(beside) - other
    flat = [one for some in times for one in some]
    rates = f"{len(flat) / spent:9.0f} {len(flat) / took:10.0f} {quantile(flat, 0.99):8.0f}"
    print(f"{name:18} {len(flat):6} {spent:7.1f} {rates} {other:10.1f}", flush=True)


def stored_cpu(pid: int) -> float:
    return sum(map(cpu, (pid, *children(pid)))) if pid else 0.0


async def stored() -> None:
    print("games    MiB on disk   CPU s to start   CPU ms a move   CPU ms the lobby   MiB")
    for count in STORED:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "x.sqlite"
            with served(f"sqlite:///{file}") as server:
                await (await Person(server.url).enter()).moves(16)
            copy(file, count)
            with served(f"sqlite:///{file}") as server:
                start, person = server.cpu(), await Person(server.url).enter()
                await person.moves(32)
                before = server.cpu()
                times = await person.moves(MOVES)
                move = 1000 * (server.cpu() - before) / len(times)
                before = server.cpu()
                for _ in range(100):
                    await person.http.get("/api/tables")
                lobby = 10 * (server.cpu() - before)
                disk, size = file.stat().st_size / 2**20, server.memory()
            row = f"{count:7} {disk:12.0f} {start:16.1f} {move:15.1f} {lobby:18.1f}"
            print(f"{row} {size:5.0f}", flush=True)


def copy(file: Path, count: int) -> None:
    """The one game of a database, so many times, each with an id and a code of its own."""
    more = f"SELECT 1 UNION ALL SELECT n + 1 FROM numbers LIMIT {count}"
    numbers = f"WITH RECURSIVE numbers(n) AS ({more})"
    with sqlite3.connect(file) as database:
        id_, code = database.execute("SELECT id, code FROM tables").fetchone()
        for table, key in (("tables", "id"), ("entries", "table_id"), ("seatings", "table_id")):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            given = {key: "'g' || n", "code": "'game-' || n", "person": "'p' || (n % 1000)"}
            given["terms"] = "replace(replace(terms, :id, 'g' || n), :code, 'game-' || n)"
            values = ", ".join(given.get(column, column) for column in columns)
            database.execute(
                f"{numbers} INSERT INTO {table} SELECT {values} FROM {table}, numbers "
                f"WHERE {table}.{key} = :id",
                {"id": id_, "code": code},
            )


if __name__ == "__main__":
    for name in sys.argv[1:] or ["sockets", "workers", "stored"]:
        asyncio.run({"sockets": sockets, "workers": workers, "stored": stored}[name]())
