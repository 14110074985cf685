"""Servers for the tests: SQLite alone, and two processes on PostgreSQL and Redis."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
import structlog
from litestar.testing import TestClient

from limestone.server.edge.app import make
from limestone.server.settings import Settings
from tests.server.lazy import lazy
from tests.server.services import Service, Site, grown_site, postgresql, redis, running, sqlite_site


@pytest.fixture(scope="session", autouse=True)
def lazy_bots() -> Iterator[None]:
    with lazy():
        yield


@pytest.fixture(autouse=True)
def forgotten_log() -> Iterator[None]:
    """A log that a test has set up ends with it: what it wrote to is closed then."""
    yield
    structlog.reset_defaults()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def database(folder: Path) -> Iterator[Service]:
    with postgresql() as service:
        yield service


@pytest.fixture(scope="session")
def news(folder: Path) -> Iterator[Service]:
    with redis(folder) as service:
        yield service


@pytest.fixture(scope="session")
def small(folder: Path) -> Iterator[Site]:
    """SQLite and memory, one process."""
    with running(sqlite_site(folder)) as site:
        yield site


@pytest.fixture(scope="session")
def grown(database: Service, news: Service) -> Iterator[Site]:
    """PostgreSQL and Redis, two processes."""
    with running(grown_site(database, news)) as site:
        yield site


SITES = ["small", "grown"]


@pytest.fixture(params=SITES)
def site(request: pytest.FixtureRequest) -> Site:
    """Everything is tested on both: on one of them by `make test`, on the other by `make soak`."""
    found: Site = request.getfixturevalue(request.param)
    return found


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The name of a test says on which site it runs first; what is marked `both` runs on both."""
    for item in items:
        where = callspec.params.get("site") if (callspec := getattr(item, "callspec", None)) else ""
        if where and not item.get_closest_marker("both") and where != first_site(item.nodeid):
            item.add_marker("soak")


def first_site(name: str) -> str:
    """As good as drawn by lot, and always the same."""
    return SITES[crc32(re.sub("small|grown", "", name).encode()) % 2]


@pytest.fixture
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """A server with the limits it is shipped with."""
    folder = tmp_path_factory.mktemp("strict")
    app = make(Settings(f"sqlite:///{folder}/x.sqlite"))
    with TestClient(app, base_url="http://testserver.local") as client:
        yield client
