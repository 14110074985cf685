"""The metrics that /metrics reports."""

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

ORDERS = Counter("limestone_orders_total", "Orders by kind and outcome", ["order", "outcome"])
ENTRIES = Counter("limestone_entries_total", "Entries stored by this process")
SOCKETS = Gauge("limestone_sockets", "Open sockets and waiting requests")
KEPT = Gauge("limestone_rooms", "Tables kept in memory")
NEWS_LOST = Counter("limestone_news_lost_total", "News that Redis did not take")
COMMIT = Histogram("limestone_commit_seconds", "A commit of the entries that have gathered")
THINKING = Histogram("limestone_thinking_seconds", "A bot's decision")
PUSHES = Counter("limestone_pushes_total", "Messages to devices by outcome", ["outcome"])
CHORES = Counter("limestone_chore_failures_total", "Work in the background that failed", ["chore"])
LAG = Gauge("limestone_loop_lag_seconds", "The longest the event loop was blocked lately")


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
