"""The documents: sections that code cites exist, languages agree, links lead somewhere."""

import re
from pathlib import Path

import pytest

from limestone.i18n import LANGUAGES
from limestone.rules.game import GAMES

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
SECTION = re.compile(r"§\d+(?:\.\d+)?")
DEFINED = re.compile(r"^(?:#+ |(?:- )?\*\*)(§\d+(?:\.\d+)?)", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#:]+)\)")
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]


def rulebook(game: str, lang: str) -> str:
    name = f"{game}.md" if lang == "en" else f"{game}.{lang}.md"
    return (RULES / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_section_that_the_code_cites_is_in_the_rulebook(game: str) -> None:
    source = (ROOT / "src" / "limestone" / "rules" / game).rglob("*.py")
    cited = {found for path in source for found in SECTION.findall(path.read_text("utf-8"))}

    assert cited <= set(DEFINED.findall(rulebook(game, "en")))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_sections(game: str, lang: str) -> None:
    assert DEFINED.findall(rulebook(game, lang)) == DEFINED.findall(rulebook(game, "en"))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    links = LINK.findall(path.read_text(encoding="utf-8"))

    assert not [link for link in links if not (path.parent / link).exists()]
