"""The real parts of a server, started for the tests on free ports of this machine."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from tests.ports import free_port

HOW = "Debian: apt-get install postgresql redis-server"


def program(name: str) -> str:
    """Where a program is; Debian keeps PostgreSQL's out of the path."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for place in places:
        if (place / name).exists():
            return str(place / name)
    found = shutil.which(name)
    if not found:
        raise FileNotFoundError(f"{name} is missing. {HOW}")
    return found


def unprivileged(command: list[str]) -> list[str]:
    """PostgreSQL does not run as root."""
    become = ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups"]
    return [*become, *command] if os.geteuid() == 0 else command


@dataclass
class Service:
    """A program that can be stopped, killed and started again."""

    command: list[str]
    port: int
    environment: dict[str, str] = field(default_factory=dict)
    process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = os.environ | self.environment
        self.process = subprocess.Popen(self.command, env=environment, start_new_session=True)
        wait_for(lambda: listens(self.port), f"{self.command[0]} on port {self.port}")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process:
            self.process.send_signal(how)
            self.process.wait(90)
            self.process = None

    def restart(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.stop(how)
        self.start()


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def wait_for(condition: object, what: str, seconds: float = 90) -> None:
    """Wait until something is the case."""
    assert callable(condition)
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"gave up waiting for {what}"
        time.sleep(0.05)


@contextmanager
def postgresql() -> Iterator[Service]:
    """A private PostgreSQL, with an empty database called limestone."""
    with TemporaryDirectory(prefix="postgresql-") as home:
        if os.geteuid() == 0:
            shutil.chown(home, "postgres")
        data = f"{home}/data"
        initdb = [program("initdb"), "-D", data, "-U", "limestone", "-A", "trust", "-N"]
        subprocess.run(unprivileged(initdb), check=True, stdout=subprocess.DEVNULL, cwd="/")
        port = free_port()
        server = [program("postgres"), "-D", data, "-p", str(port), "-k", home]
        quiet = ["-c", "listen_addresses=127.0.0.1", "-c", "log_min_messages=panic"]
        service = Service(unprivileged([*server, *quiet]), port)
        service.start()
        createdb = [program("createdb"), "-h", "127.0.0.1", "-p", str(port), "-U", "limestone"]
        wait_for(lambda: not subprocess.run([*createdb, "limestone"]).returncode, "createdb")
        try:
            yield service
        finally:
            service.stop(signal.SIGINT)


@contextmanager
def redis(folder: Path) -> Iterator[Service]:
    """A private Redis that keeps nothing."""
    port = free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--loglevel", "warning"]
    service = Service([program("redis-server"), *options, "--dir", str(folder)], port)
    service.start()
    try:
        yield service
    finally:
        service.stop()


class Site:
    """One or two server processes on one database."""

    def __init__(
        self, database: str, redis: str = "", doors: int = 1, *, limited: bool = False
    ) -> None:
        self.database = database
        self.redis = redis
        self.limited = limited
        ports = [free_port() for _ in range(doors)]
        self.servers = [Service(self._command(port), port) for port in ports]
        self.urls = [f"http://127.0.0.1:{port}" for port in ports]

    @property
    def url(self) -> str:
        return self.urls[0]

    @property
    def other(self) -> str:
        """Another door to the same tables, where there is one."""
        return self.urls[-1]

    def start(self) -> None:
        for server in self.servers:
            server.start()
        for url in self.urls:
            wait_for(lambda url=url: healthy(url), url)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        for server in self.servers:
            server.stop(how)

    def _command(self, port: int) -> list[str]:
        serve = [sys.executable, "-m", "tests.server.lazy", "serve", "--port", str(port)]
        parts = ["--database", self.database, "--redis", self.redis]
        return [*serve, *parts, *([] if self.limited else ["--unlimited"])]


def healthy(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health").status_code == 200
    except httpx.HTTPError:
        return False


@contextmanager
def running(site: Site) -> Iterator[Site]:
    site.start()
    try:
        yield site
    finally:
        site.stop()


@contextmanager
def logged(site: Site, log: Path) -> Iterator[Site]:
    """The site, with everything that its processes log in a file."""
    for server in site.servers:
        server.command = ["sh", "-c", f'exec "$@" 2>>{log}', "sh", *server.command]
    with running(site):
        yield site


def sqlite_site(folder: Path) -> Site:
    return Site(f"sqlite:///{folder / 'limestone.sqlite'}")


def grown_site(database: Service, news: Service, *, limited: bool = False) -> Site:
    """Two processes on PostgreSQL and Redis."""
    url = f"postgresql+asyncpg://limestone@127.0.0.1:{database.port}/limestone"
    return Site(url, f"redis://127.0.0.1:{news.port}/0", doors=2, limited=limited)
