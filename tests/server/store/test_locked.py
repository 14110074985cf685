"""A database that somebody else holds: seen in /health and in every answer within five seconds."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import httpx
import pytest

from tests.server.players import ME, answer, guest
from tests.server.services import Site, healthy, running, wait_for

SOON = 5.0  # seconds


@contextmanager
def held(site: Site) -> Iterator[None]:
    """Nobody else can write: what a full disk is like, too."""
    with closing(sqlite3.connect(site.database.partition("///")[2], timeout=20)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.rollback()


def timed(ask: Callable[[], httpx.Response]) -> tuple[int, bool]:
    """The status of an answer, and whether it came soon."""
    began = time.monotonic()
    status = ask().status_code
    return status, time.monotonic() - began < SOON


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(Site(f"sqlite:///{tmp_path_factory.mktemp('held')}/x.sqlite")) as site:
        yield site


def test_a_locked_database_is_seen_and_answered_within_5_seconds_and_forgotten(own: Site) -> None:
    ann = guest(own.url)
    table = ann.create("limes", [ME])
    order = {"order": "resign", "id": "once", "seat": 0}
    path = f"/api/tables/{table.code}/orders"

    with held(own):
        began = time.monotonic()
        ordered = timed(lambda: answer(ann, "POST", path, order))
        renamed = timed(lambda: answer(ann, "POST", "/api/me", {"name": "Anna"}))
        wait_for(lambda: not healthy(own.url), "trouble", SOON)
        seen = time.monotonic() - began
        read = timed(lambda: answer(ann, "GET", f"/api/tables/{table.code}"))

    assert (ordered, renamed, read) == ((503, True), (503, True), (200, True))
    assert seen < 2 * SOON
    wait_for(lambda: healthy(own.url), "health", SOON)
    assert answer(ann, "POST", path, order).status_code == 200


def test_health_says_what_fails(own: Site) -> None:
    assert httpx.get(f"{own.url}/health").json()["failing"] == []
