"""Material from strangers costs little, whatever is in it."""

import asyncio
import re
from collections.abc import Iterator

import httpx
import pytest

from limestone.rules.game import Refused, own_files
from limestone.server.live import material_reader
from limestone.server.live.material_reader import MaterialReader, check
from tests.server.players import answer, guest
from tests.server.services import Site


@pytest.fixture
def reader() -> Iterator[MaterialReader]:
    found = MaterialReader()
    yield found
    found.close()


def with_board(text: str) -> dict[str, str]:
    return dict(own_files("limoges")) | {"board.toml": text}


def test_material_is_read_in_another_process(reader: MaterialReader) -> None:
    found = asyncio.run(reader.read("limoges", "ours", own_files("limoges")))

    assert found.name == "ours"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param("a" + ".a" * 16_000 + " = 1", "material-deep", id="a key that is quadratic"),
        pytest.param("#" * 70_000, "material-large", id="a large file"),
    ],
)
def test_what_need_not_be_read_is_refused_before(text: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        check(with_board(text))


def test_the_usual_files_are_far_from_the_limits() -> None:
    for game in ("limes", "limoges"):
        check(own_files(game))


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("spaces = " + "9" * 4301, id="4,301 digits"),
        pytest.param("spaces = 1979-05-27", id="a date"),
        pytest.param("spaces = " + "[" * 30_000, id="30,000 brackets"),
    ],
)
def test_nonsense_is_refused_by_the_rules(reader: MaterialReader, text: str) -> None:
    with pytest.raises(Refused, match="limoges-data"):
        asyncio.run(reader.read("limoges", "ours", with_board(text)))


def test_who_reads_too_long_is_killed_and_the_next_is_read(
    reader: MaterialReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(material_reader, "DOTTED", re.compile("(?!)"))
    costly = "a" + ".a" * 32_000 + " = 1"

    with pytest.raises(Refused, match="material-costly"):
        asyncio.run(reader.read("limoges", "ours", with_board(costly)))

    assert asyncio.run(reader.read("limoges", "ours", own_files("limoges"))).name == "ours"


def test_a_null_character_is_in_no_address(site: Site) -> None:
    ann = guest(site.url)

    for path in (
        "/%00",
        "/assets/%00",
        "/api/tables/%00",
        "/api/tables/tavo%00",
        "/today/2026-11-17?by=%00",
    ):
        assert httpx.get(site.url + path).status_code == 404
    assert answer(ann, "DELETE", "/api/tokens/%00").status_code == 404
