"""Acknowledged moves per server CPU second, beside boardgame.io, in one run.

100 concurrent matches of two clients in closed loop, the servers on one core and the clients on the
other. Limestone plays Limits and stores every move (SQLite, WAL, synchronous FULL); boardgame.io
plays a trivial game in memory. Both run at once and take turns, so many moves each while the other
rests: what else the machine does meets both alike. Aim: at least 1.1 times its moves a CPU second,
p99 no worse.

`python bench/server_moves.py grown`: two worker processes on PostgreSQL and Redis instead. Their
CPU seconds are counted together, those of PostgreSQL and Redis are not.
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
from contextlib import ExitStack, closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.services import postgresql, redis  # noqa: E402

PEERS = Path(__file__).parent / "peers"
MATCHES = int(os.environ.get("MATCHES", "100"))
WARM = int(os.environ.get("WARM", "5000"))
TURNS = int(os.environ.get("TURNS", "15"))
MOVES = int(os.environ.get("MOVES", "1000"))  # in a turn
TICK = os.sysconf("SC_CLK_TCK")


class Peer:
    """A server on the first core, and its clients on the others."""

    def __init__(self, load: str, command: list[str]) -> None:
        port = free_port()
        command = [word.replace("PORT", str(port)) for word in command]
        self.server = subprocess.Popen(["taskset", "-c", "0", *command], stdout=subprocess.DEVNULL)
        wait_for(port)
        clients = ["node", str(PEERS / "load.cjs"), load, f"http://127.0.0.1:{port}", str(MATCHES)]
        cores = ["taskset", "-c", f"1-{(os.cpu_count() or 2) - 1}"]
        pipe = subprocess.PIPE
        self.clients = subprocess.Popen([*cores, *clients], text=True, stdin=pipe, stdout=pipe)
        assert self._heard() == "seated"
        self._let(WARM)
        self.moves, self.cpu, self.latencies = 0, 0.0, list[float]()

    @property
    def rate(self) -> float:
        return self.moves / self.cpu

    @property
    def p99(self) -> float:
        return sorted(self.latencies)[int(0.99 * (len(self.latencies) - 1))]

    def play(self, moves: int) -> None:
        """Let so many moves be made, and measure."""
        before = cpu(self.server.pid)
        self.latencies += self._let(moves)
        self.cpu += cpu(self.server.pid) - before
        self.moves += moves

    def close(self) -> None:
        self.clients.kill()
        self.server.send_signal(signal.SIGTERM)
        self.server.wait(20)

    def _let(self, moves: int) -> list[float]:
        """The latencies of so many moves."""
        assert self.clients.stdin
        self.clients.stdin.write(f"{moves}\n")
        self.clients.stdin.flush()
        latencies: list[float] = json.loads(self._heard())
        return latencies

    def _heard(self) -> str:
        assert self.clients.stdout
        return self.clients.stdout.readline().strip()

    def __str__(self) -> str:
        moves, spent = self.moves, self.cpu
        return f"{moves} moves, {spent:.2f} CPU s, {self.rate:.0f} a CPU s, p99 {self.p99:.0f} ms"


def main() -> None:
    if not shutil.which("node"):
        print("node is missing: apt-get install nodejs npm")
        return
    if not (PEERS / "node_modules").exists():
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=PEERS)
    with ExitStack() as parts:
        folder = parts.enter_context(tempfile.TemporaryDirectory())
        compare(grown(folder, parts) if "grown" in sys.argv else limestone(folder))


def compare(server: list[str]) -> None:
    boardgame = ["node", str(PEERS / "boardgame.cjs"), "PORT"]
    with (
        closing(Peer("limestone", server)) as ours,
        closing(Peer("boardgame", boardgame)) as theirs,
    ):
        for _ in range(TURNS):
            ours.play(MOVES)
            theirs.play(MOVES)
    print(f"limestone     {ours}")
    print(f"boardgame.io  {theirs}")
    print(f"ratio of moves a CPU second  {ours.rate / theirs.rate:.2f}")
    print(f"ratio of p99                 {ours.p99 / theirs.p99:.2f}")


def limestone(folder: str) -> list[str]:
    serve = [sys.executable, "-m", "limestone", "serve", "--unlimited", "--port", "PORT"]
    return [*serve, "--database", f"sqlite:///{folder}/bench.sqlite"]


def grown(folder: str, parts: ExitStack) -> list[str]:
    database, news = (parts.enter_context(one) for one in (postgresql(), redis(Path(folder))))
    serve = [sys.executable, "-m", "limestone", "serve", "--unlimited", "--port", "PORT"]
    url = f"postgresql+asyncpg://limestone@127.0.0.1:{database.port}/limestone"
    redis_url = f"redis://127.0.0.1:{news.port}/0"
    return [*serve, "--database", url, "--redis", redis_url, "--workers", "2"]


def cpu(pid: int) -> float:
    """User and system time of a server in seconds, with its workers; bots are children of those."""
    started = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return sum(map(spent, [pid, *map(int, started)] if "grown" in sys.argv else [pid]))


def spent(pid: int) -> float:
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
