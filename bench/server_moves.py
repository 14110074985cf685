"""Acknowledged moves per server CPU second, beside boardgame.io, in one run.

100 concurrent matches of two clients in closed loop, the server on one core and the clients on the
other. Limestone plays Limits and stores every move (SQLite, WAL, synchronous FULL); boardgame.io
plays a trivial game in memory. Both are warmed up by moves, and measured over as many moves, so
that a busy machine changes the seconds it takes but hardly the CPU seconds. Aim: at least twice
its moves a CPU second, p99 no worse.
"""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

PEERS = Path(__file__).parent / "peers"
MATCHES = int(os.environ.get("MATCHES", "100"))
WARM = int(os.environ.get("WARM", "5000"))
MOVES = int(os.environ.get("MOVES", "15000"))
TICK = os.sysconf("SC_CLK_TCK")


class Measured(NamedTuple):
    moves: int
    cpu: float
    p99: float

    @property
    def rate(self) -> float:
        return self.moves / self.cpu

    def __str__(self) -> str:
        moves, cpu = self.moves, self.cpu
        return f"{moves} moves, {cpu:.2f} CPU s, {self.rate:.0f} a CPU s, p99 {self.p99:.0f} ms"


def main() -> None:
    if not shutil.which("node"):
        print("node is missing: apt-get install nodejs npm")
        return
    if not (PEERS / "node_modules").exists():
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=PEERS)
    with tempfile.TemporaryDirectory() as folder:
        ours = measured("limestone", limestone(folder))
    theirs = measured("boardgame", ["node", str(PEERS / "boardgame.cjs"), "PORT"])
    print(f"limestone     {ours}")
    print(f"boardgame.io  {theirs}")
    print(f"ratio of moves a CPU second  {ours.rate / theirs.rate:.2f}")
    print(f"ratio of p99                 {ours.p99 / theirs.p99:.2f}")


def limestone(folder: str) -> list[str]:
    serve = [sys.executable, "-m", "limestone", "serve", "--unlimited", "--port", "PORT"]
    return [*serve, "--database", f"sqlite:///{folder}/bench.sqlite"]


def measured(peer: str, command: list[str]) -> Measured:
    """Run one server on the first core and the clients on the others."""
    port = free_port()
    command = [word.replace("PORT", str(port)) for word in command]
    server = subprocess.Popen(["taskset", "-c", "0", *command], stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        return loaded(peer, port, server.pid)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)


def loaded(peer: str, port: int, pid: int) -> Measured:
    load = ["node", str(PEERS / "load.cjs"), peer, f"http://127.0.0.1:{port}"]
    cores = ["taskset", "-c", f"1-{(os.cpu_count() or 2) - 1}"]
    counts = [str(count) for count in (MATCHES, WARM, MOVES)]
    clients = subprocess.Popen([*cores, *load, *counts], stdout=subprocess.PIPE, text=True)
    assert clients.stdout and clients.stdout.readline() == "ready\n"
    before = cpu(pid)
    assert clients.stdout.readline() == "measured\n"
    spent = cpu(pid) - before
    result: dict[str, Any] = json.loads(clients.stdout.readline())
    return Measured(MOVES, spent, result["p99"])


def cpu(pid: int) -> float:
    """User and system time of a process in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(port: int) -> None:
    for _ in range(300):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise TimeoutError(port)


if __name__ == "__main__":
    main()
