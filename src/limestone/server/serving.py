"""The application under uvicorn: logs, workers, graceful shutdown."""

import asyncio
import logging
import os
import sys
from typing import Any

import msgspec
import structlog
import uvicorn

from limestone.server.edge.fast_websocket import FastWebSocket, HttpConnection
from limestone.server.settings import Settings
from limestone.server.store.database import Engines

GRACE = 5  # seconds for requests under way when the server is told to stop


def run(settings: Settings, host: str, port: int, workers: int) -> None:
    """Serve until told to stop. Sockets are then closed with 1012: restarting, connect again."""
    set_up_logs()
    os.environ["LIMESTONE_SETTINGS"] = msgspec.json.encode(settings).decode()
    asyncio.run(_migrate(settings.database))
    uvicorn.run(
        "limestone.server.edge.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        **OPTIONS,
    )


OPTIONS: dict[str, Any] = {
    "http": HttpConnection,
    "ws": FastWebSocket,
    "ws_max_size": 65_536,
    "ws_per_message_deflate": False,
    "timeout_graceful_shutdown": GRACE,
    "access_log": False,  # paths can hold invite secrets
    "log_level": "warning",
    "server_header": False,
}


def set_up_logs() -> None:
    """Log to standard error, as lines of JSON."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )


async def _migrate(database: str) -> None:
    engines = Engines(database)
    await engines.migrate()
    await engines.close()
