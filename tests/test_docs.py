"""The documents: sections exist, languages agree, links lead somewhere, programs run."""

import inspect
import re
import subprocess
import sys
import tomllib
import unicodedata
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from limestone.i18n import LANGUAGES
from limestone.rules.game import GAMES
from limestone.rules.limoges.options import PRINTED
from limestone.server.nights import kinds as night_kinds
from limestone.server.table import kinds as table_kinds

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
SECTION = re.compile(r"§\d+(?:\.\d+)?")
DEFINED = re.compile(r"^(?:#+ |(?:- )?\*\*)(§\d+(?:\.\d+)?)", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#:]+)\)")
GLOSSARY = re.compile(r"^## §15 .*?(?=^## )", re.MULTILINE | re.DOTALL)
OUTLINE = re.compile(r"^#+ |^- |^\d+\. |^\||\]\(\S+\)|§\d+(?:\.\d+)?", re.MULTILINE)
MARK = re.compile(r"^\| our own ruling \| (.*) \|$", re.MULTILINE)
FENCE = re.compile(r"^( *)```(\S*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
SHOWN = {"console", "text", "json", "ini", "toml", "yaml", "nginx", "caddyfile", "js"}  # not run
# Pages whose programs are run by tests of their own.
ELSEWHERE = {
    "README.md": "pyproject.toml",
    "docs/bots.md": "tests/server/test_docs.py",
    "docs/env.md": "tests/env/test_docs.py",
    "docs/fairness.md": "tests/server/test_docs.py",
}
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


def rulebook(game: str, lang: str) -> str:
    name = f"{game}.md" if lang == "en" else f"{game}.{lang}.md"
    return (RULES / name).read_text(encoding="utf-8")


def outline(text: str) -> tuple[list[str], list[str]]:
    """The pieces of a text in order, and those of the glossary, which each language sorts."""
    glossary = " ".join(GLOSSARY.findall(text))
    return OUTLINE.findall(GLOSSARY.sub("", text)), sorted(OUTLINE.findall(glossary))


@pytest.mark.parametrize("game", GAMES)
def test_every_section_that_the_code_cites_is_in_the_rulebook(game: str) -> None:
    source = (ROOT / "src" / "limestone" / "rules" / game).rglob("*.py")
    cited = {found for path in source for found in SECTION.findall(path.read_text("utf-8"))}

    assert cited <= set(DEFINED.findall(rulebook(game, "en")))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_sections(game: str, lang: str) -> None:
    assert DEFINED.findall(rulebook(game, lang)) == DEFINED.findall(rulebook(game, "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_headings_steps_references_and_pictures(
    game: str, lang: str
) -> None:
    assert outline(rulebook(game, lang)) == outline(rulebook(game, "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_is_in_the_order_of_the_alphabet(lang: str) -> None:
    [glossary] = GLOSSARY.findall(rulebook("limoges", lang))
    rows = re.findall(r"^\| (.+?) \|", glossary, re.MULTILINE)[1:]  # the first is the head
    letters = [unicodedata.normalize("NFD", row).encode("ascii", "ignore").lower() for row in rows]

    assert letters and letters == sorted(letters)


@pytest.mark.parametrize("game", GAMES)
def test_every_language_marks_as_many_rulings_of_ours(game: str) -> None:
    [row] = MARK.findall((ROOT / "docs" / "terms.md").read_text(encoding="utf-8"))
    marks = dict(zip(LANGUAGES, row.split(" | "), strict=True))
    said = {lang: " ".join(rulebook(game, lang).split()).count(marks[lang]) for lang in LANGUAGES}

    assert said["en"] and set(said.values()) == {said["en"]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_quotes_the_sentence_that_each_reading_is_of(lang: str) -> None:
    said = rulebook("limoges", lang)

    assert [quotation for quotation in PRINTED.values() if f"*« {quotation} »*" not in said] == []


def test_every_file_of_the_server_but_those_with_orders_has_its_line() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rooms = re.split(r"^### ", page.partition("\n## Words")[0], flags=re.MULTILINE)[1:]
    listed = {
        f"{room.partition('/')[0]}/{name}" if "/:" in room.splitlines()[0] else name
        for room in rooms
        for name in re.findall(r"^- `([\w.]+)`: ", room, re.MULTILINE)
    }
    server = ROOT / "src" / "limestone" / "server"
    files = {path.relative_to(server) for path in server.rglob("*.py")}
    aside = {"migrations", "__init__.py"}
    orders = {Path(inspect.getfile(kind)) for kind in (*table_kinds.ORDERS, *night_kinds.ORDERS)}

    assert listed == {
        str(path) for path in files if not aside & set(path.parts) and server / path not in orders
    }


def test_decisions_are_numbered_one_after_the_other() -> None:
    files = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    titles = [file.read_text(encoding="utf-8").splitlines()[0] for file in files]

    assert [int(file.name[:4]) for file in files] == list(range(1, len(files) + 1))
    assert [int(title.split()[1].rstrip(".")) for title in titles] == list(range(1, len(files) + 1))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    links = LINK.findall(path.read_text(encoding="utf-8"))

    assert not [link for link in links if not (path.parent / link).exists()]


def blocks(path: Path, kind: str) -> list[str]:
    """The blocks of one kind on a page."""
    found = FENCE.findall(path.read_text(encoding="utf-8"))
    return [text for _, named, text in found if named == kind]


def pages_with(kind: str) -> pytest.MarkDecorator:
    """Every page that has blocks of a kind; programs that are tried elsewhere are left out."""
    named = [(path, str(path.relative_to(ROOT))) for path in DOCUMENTS if blocks(path, kind)]
    found = [path for path, name in named if kind != "python" or name not in ELSEWHERE]
    return pytest.mark.parametrize("path", found, ids=lambda path: str(path.relative_to(ROOT)))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_block_is_run_or_says_that_it_is_something_else(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    kinds = [kind for _, kind, _ in FENCE.findall(text)]

    assert 2 * len(kinds) == len(re.findall(r"^ *```", text, re.MULTILINE))
    assert {*kinds} <= {"python", "sh"} | SHOWN


@pages_with("python")
def test_every_program_on_a_page_runs(path: Path) -> None:
    names: dict[str, Any] = {}

    for block in blocks(path, "python"):
        exec(compile(block, path.name, "exec"), names)


@pytest.mark.parametrize("block", blocks(ROOT / "docs" / "env.md", "python"))
def test_every_block_about_environments_runs_alone(block: str) -> None:
    exec(compile(block, "env.md", "exec"), {})


@pages_with("sh")
def test_every_command_on_a_page_runs(path: Path, tmp_path: Path) -> None:
    script = f'limestone() {{ "{sys.executable}" -m limestone "$@"; }}\n'
    script += "".join(blocks(path, "sh"))
    (tmp_path / "robby.py").write_text("".join(blocks(path, "python")[:1]))

    done = subprocess.run(
        ["bash", "-e", "-c", script], cwd=tmp_path, capture_output=True, text=True
    )

    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr


@pytest.mark.parametrize(("page", "test"), ELSEWHERE.items())
def test_pages_that_are_tried_elsewhere_are(page: str, test: str) -> None:
    assert page.rpartition("/")[2] in (ROOT / test).read_text(encoding="utf-8")


def listed(nav: list[Any]) -> Iterator[str]:
    """The pages in the order of the site."""
    for entry in nav:
        [(_, page)] = entry.items()
        yield from [page] if isinstance(page, str) else listed(page)


def test_every_page_has_its_place_on_the_site() -> None:
    site = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
    pages = list(listed(site["nav"]))
    written = [str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.md")]

    assert sorted(pages) == sorted(written)


def test_every_rulebook_is_named_after_its_game() -> None:
    site = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    names = re.findall(r'"(.+)" = "rules/\w+(?:\.\w\w)?\.md"', site)

    assert len({*names}) == len(GAMES) * len(LANGUAGES)


def test_the_reference_is_of_modules_that_exist() -> None:
    pages = (ROOT / "docs" / "reference").glob("*.md")
    named = re.findall(r"^::: (\S+)$", "\n".join(map(Path.read_text, pages)), re.MULTILINE)

    assert len(named) > 15
    assert [name for name in named if find_spec(name) is None] == []


def test_the_site_is_built_and_every_link_leads_somewhere() -> None:
    words = [sys.executable, "-m", "zensical", "build", "--strict"]

    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)

    assert done.returncode == 0, done.stdout + done.stderr
    page = (ROOT / "build" / "site" / "reference" / "env.html").read_text(encoding="utf-8")
    assert 'id="limestone.env.walk.Walk.imagine"' in page
