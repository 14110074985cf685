"""The application under uvicorn: logs, workers, graceful shutdown."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import uvicorn
from sqlalchemy.engine import make_url

from limestone.server import metrics
from limestone.server.edge.fast_websocket import FastWebSocket
from limestone.server.edge.http_connection import HttpConnection
from limestone.server.logs import set_up_logs
from limestone.server.settings import Settings
from limestone.server.store.database import Engines

PING = 4.0  # seconds: a line is asked so often whether it lives, and has as long to answer
GRACE = 5  # seconds for requests under way when the server is told to stop


def run(settings: Settings, host: str, port: int, workers: int) -> None:
    """Serve until told to stop. Sockets are then closed with 1012: restarting, connect again."""
    set_up_logs()
    _raise_limit()
    os.environ["LIMESTONE_SETTINGS"] = msgspec.json.encode(settings).decode()
    with _counting_together() if workers > 1 else nullcontext():
        uvicorn.run(
            "limestone.server.edge.app:from_environment",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            **OPTIONS,
        )


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
    """Bring a database up to the schema of this version, before anybody is served."""
    asyncio.run(_migrate(database))


async def _migrate(database: str) -> None:
    engines = Engines(database)
    await engines.migrate()
    await engines.close()
