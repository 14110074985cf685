"""The documents: sections that code cites exist, languages agree, links lead somewhere."""

import re
import unicodedata
from pathlib import Path

import pytest

from limestone.i18n import LANGUAGES
from limestone.rules.game import GAMES
from limestone.rules.limoges.options import PRINTED

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
SECTION = re.compile(r"§\d+(?:\.\d+)?")
DEFINED = re.compile(r"^(?:#+ |(?:- )?\*\*)(§\d+(?:\.\d+)?)", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#:]+)\)")
GLOSSARY = re.compile(r"^## §15 .*?(?=^## )", re.MULTILINE | re.DOTALL)
OUTLINE = re.compile(r"^#+ |^- |^\d+\. |^\||\]\(\S+\)|§\d+(?:\.\d+)?", re.MULTILINE)
MARK = re.compile(r"^\| our own ruling \| (.*) \|$", re.MULTILINE)
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


def test_every_file_of_the_server_has_its_line() -> None:
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

    assert listed == {str(path) for path in files if not aside & set(path.parts)}


def test_decisions_are_numbered_one_after_the_other() -> None:
    files = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    titles = [file.read_text(encoding="utf-8").splitlines()[0] for file in files]

    assert [int(file.name[:4]) for file in files] == list(range(1, len(files) + 1))
    assert [int(title.split()[1].rstrip(".")) for title in titles] == list(range(1, len(files) + 1))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    links = LINK.findall(path.read_text(encoding="utf-8"))

    assert not [link for link in links if not (path.parent / link).exists()]
