"""The page: the server looks for it where the client's build puts it, and sends it packed."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from limestone.server.edge import page
from limestone.server.edge.app import make
from limestone.server.edge.page import STATIC
from limestone.server.settings import Settings

WEB = Path(__file__).parents[3] / "web"
Client = TestClient[Any]
WORDS = "web-home = Home\n" * 200


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A reader at a server whose client is three small files."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets/en.ftl").write_text(WORDS)
    (tmp_path / "assets/text.woff2").write_bytes(b"wOF2")
    monkeypatch.setattr(page, "STATIC", tmp_path)
    with TestClient(make(Settings(f"sqlite:///{tmp_path}/tables.sqlite"))) as found:
        yield found


def test_the_page_is_looked_for_where_it_is_built() -> None:
    config = (WEB / "vite.config.ts").read_text(encoding="utf-8")
    [target] = re.findall(r"outDir: '(.*)'", config)

    assert (WEB / target).resolve() == STATIC.resolve()


@pytest.mark.parametrize("how", ["the folder", "each file"])
def test_an_installation_made_of_links_serves_its_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    real, linked = tmp_path / "real", tmp_path / "linked"
    (real / "assets").mkdir(parents=True)
    (real / "assets/en.ftl").write_text(WORDS)
    (real / "index.html").write_text("<!doctype html>")
    if how == "the folder":
        linked.symlink_to(real)
    else:
        (linked / "assets").mkdir(parents=True)
        (linked / "assets/en.ftl").symlink_to(real / "assets/en.ftl")
        (linked / "index.html").symlink_to(real / "index.html")
    monkeypatch.setattr(page, "STATIC", linked)

    with TestClient(make(Settings(f"sqlite:///{tmp_path}/x.sqlite"))) as client:
        found = [client.get(path).status_code for path in ("/", "/assets/en.ftl")]
        secret = client.get("/assets/%2e%2e/%2e%2e/x.sqlite").status_code

    assert (found, secret) == ([200, 200], 404)


@pytest.mark.parametrize("path", ["/", "/rules/limes", "/assets/en.ftl"])
def test_who_asks_for_the_head_of_a_page_gets_the_head(client: Client, path: str) -> None:
    whole, head = client.get(path), client.head(path)

    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["Content-Type"] == whole.headers["Content-Type"]


def test_a_path_too_long_for_a_file_is_the_page(client: Client) -> None:
    assert client.get("/" + "a" * 31_000).status_code == 200


def test_the_words_of_a_language_travel_compressed(client: Client) -> None:
    answer = client.get("/assets/en.ftl", headers={"Accept-Encoding": "gzip, br"})

    assert answer.text == WORDS
    assert answer.headers["Content-Encoding"] == "gzip"
    assert int(answer.headers["Content-Length"]) == len(gzip.compress(WORDS.encode()))
    assert "immutable" in answer.headers["Cache-Control"]


def test_who_cannot_unpack_gets_the_words_as_they_are(client: Client) -> None:
    answer = client.get("/assets/en.ftl", headers={"Accept-Encoding": "identity"})

    assert answer.text == WORDS
    assert "Content-Encoding" not in answer.headers
    assert answer.headers["Vary"] == "Accept-Encoding"


def test_a_font_is_not_packed_twice(client: Client) -> None:
    answer = client.get("/assets/text.woff2", headers={"Accept-Encoding": "gzip"})

    assert answer.content == b"wOF2"
    assert "Content-Encoding" not in answer.headers


def test_long_answers_travel_compressed(client: Client) -> None:
    answer = client.get("/api/games", headers={"Accept-Encoding": "gzip"})

    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.json()
