"""The application under uvicorn: logs, workers, graceful shutdown."""

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import structlog
import uvicorn
from sqlalchemy.engine import make_url
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from limestone.server import metrics
from limestone.server.edge.fast_websocket import FastWebSocket
from limestone.server.edge.http_connection import HttpConnection
from limestone.server.logs import set_up_logs
from limestone.server.settings import Settings
from limestone.server.store import clock
from limestone.server.store.database import Engines

log = structlog.get_logger()

PING = 4.0  # seconds: a line is asked so often whether it lives, and has as long to answer
GRACE = 5  # seconds for requests under way when the server is told to stop


def run(settings: Settings, host: str, port: int, workers: int) -> None:
    """Serve until told to stop. Sockets are then closed with 1012: restarting, connect again."""
    set_up_logs()
    _raise_limit()
    os.environ["LIMESTONE_SETTINGS"] = msgspec.json.encode(settings).decode()
    app = "limestone.server.edge.app:from_environment"
    served: dict[str, Any] = {"factory": True, "host": host, "port": port, **OPTIONS}
    if workers == 1:
        uvicorn.run(app, **served)
        return
    config = uvicorn.Config(app, workers=workers, **served)
    with _counting_together():
        Workers(config, [config.bind_socket()]).run()


class Workers(Multiprocess):
    """Worker processes. One that dies is replaced, again and again while the database is away.

    Only if none of them has ever served, the server gives up: then it would be the same each time.
    """

    served = failed = False

    def run(self) -> None:
        super().run()
        if self.failed:
            sys.exit(STARTUP_FAILURE)

    def keep_subprocess_alive(self) -> None:
        for n, worker in enumerate(self.processes):
            if worker.is_alive(timeout=self.config.timeout_worker_healthcheck):
                self.served = self.served or worker.is_ready()
                continue
            worker.kill()
            worker.join()
            if worker.exitcode == STARTUP_FAILURE and not self.served:
                self.failed = True
                self.should_exit.set()
                return
            log.error("worker-died", exit=worker.exitcode)
            self.processes[n] = Process(self.config, self.sockets)
            self.processes[n].start()


@contextmanager
def _counting_together() -> Iterator[None]:
    """A folder in which the workers count for /metrics, whichever of them is asked."""
    with TemporaryDirectory(prefix="limestone-metrics-") as folder:
        os.environ[metrics.FOLDER] = folder
        yield


OPTIONS: dict[str, Any] = {
    "http": HttpConnection,
    "ws": FastWebSocket,
    "ws_max_size": 65_536,
    "ws_per_message_deflate": False,
    "ws_ping_interval": PING,
    "ws_ping_timeout": PING,
    "timeout_graceful_shutdown": GRACE,
    "access_log": False,  # paths can hold invite secrets
    "log_config": None,  # ours is set up in every process
    "log_level": "warning",
    "server_header": False,
    "proxy_headers": False,  # it would believe whoever connects from this machine
}


def _raise_limit() -> None:
    """Let this process and its workers have as many connections as the system allows them."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def without_password(database: str) -> str:
    """The address of a database, as it may be shown: a password can stand behind a ? too.

    >>> without_password("postgresql+asyncpg://me:hush@host/games?password=hush")
    'postgresql+asyncpg://me:***@host/games'
    """
    return make_url(database).set(query={}).render_as_string()


def answers(redis: str) -> bool:
    """Whether a Redis is there."""
    from redis import Redis
    from redis.exceptions import RedisError

    try:
        with Redis.from_url(redis, socket_connect_timeout=1, socket_timeout=1) as client:
            client.ping()
    except (RedisError, OSError):
        return False
    return True


def migrate(database: str) -> None:
    """Bring a database up to the schema of this version, and try it, before anybody is served."""
    asyncio.run(_migrate(database))


async def _migrate(database: str) -> None:
    engines = Engines(database)
    await engines.migrate()
    await engines.writer.run(clock.touch)
    await engines.close()
