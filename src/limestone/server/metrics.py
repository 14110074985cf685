"""The metrics that /metrics reports."""

import os
import re
from functools import cache
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

# Where several workers of one server count together; Prometheus' client reads it when it is loaded.
FOLDER = "PROMETHEUS_MULTIPROC_DIR"

ORDERS = Counter("limestone_orders_total", "Orders by kind and outcome", ["order", "outcome"])
ENTRIES = Counter("limestone_entries_total", "Entries stored by this process")
SOCKETS = Gauge(
    "limestone_sockets", "Open sockets and waiting requests", multiprocess_mode="livesum"
)
KEPT = Gauge("limestone_rooms", "Tables kept in memory", multiprocess_mode="livesum")
NEWS_LOST = Counter("limestone_news_lost_total", "News that Redis did not take")
COMMIT = Histogram("limestone_commit_seconds", "A commit of the entries that have gathered")
THINKING = Histogram("limestone_thinking_seconds", "A bot's decision")
PUSHES = Counter("limestone_pushes_total", "Messages to devices by outcome", ["outcome"])
CHORES = Counter("limestone_chore_failures_total", "Work in the background that failed", ["chore"])
LAG = Gauge(
    "limestone_loop_lag_seconds",
    "The longest the event loop was blocked lately",
    multiprocess_mode="livemax",
)


def written() -> bytes:
    """All metrics as Prometheus reads them: of this process, or of all workers together."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return generate_latest()
    for pid in {int(found) for file in Path(folder).iterdir() for found in _OF.findall(file.name)}:
        if not _lives(pid):
            mark_process_dead(pid)  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


_OF = re.compile(r"^gauge_live\w*?_(\d+)\.db$")  # what a process counts only while it lives


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@cache
def order(kind: str, outcome: str) -> Counter:
    """The counter of one kind of order with one outcome."""
    return ORDERS.labels(kind, outcome)


@cache
def chore(name: str) -> Counter:
    """The counter of failures of one chore."""
    return CHORES.labels(name)


@cache
def push(outcome: str) -> Counter:
    """The counter of messages to devices with one outcome."""
    return PUSHES.labels(outcome)
