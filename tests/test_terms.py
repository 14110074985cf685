"""One word per thing: interface and rules of each language speak the words of docs/terms.md."""

import re
from pathlib import Path

import pytest

from limestone.i18n import LANGUAGES, LOCALE, entries

DOCS = Path(__file__).parent.parent / "docs"
TERMS = (DOCS / "terms.md").read_text(encoding="utf-8")
FLUENT = re.compile(r'\{ *\$\w+ *->|\{ *[\w$"-]+ *\}|^ *\*?\[\w+\]|[{}]', re.MULTILINE)
NOTATION_AND_QUOTES = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)|\*« [^»]* »\*", re.DOTALL)
SECTION = re.compile(r"\*\*(§[\d.]+)")

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def texts(lang: str) -> dict[str, str]:
    """What is said in a language: each message by its key, each section of the rules by its number.

    Code marks in the rules hold notation, which has no language; *« … »* quotes the printed
    rulebook in its own.
    """
    messages = entries((LOCALE / f"{lang}.ftl").read_text(encoding="utf-8"))
    said = {key: FLUENT.sub(" ", text.partition(" =")[2]) for key, text in messages.items()}
    for path in sorted((DOCS / "rules").glob("*.md" if lang == "en" else f"*.{lang}.md")):
        if lang == "en" and "." in path.stem:
            continue
        rules = NOTATION_AND_QUOTES.sub(" ", path.read_text(encoding="utf-8"))
        parts = SECTION.split(rules)
        said |= {
            f"{path.stem} {number}": part
            for number, part in zip(["§0", *parts[1::2]], parts[::2], strict=True)
        }
    return said


def words(lang: str) -> list[str]:
    """The column of a language, without the marks."""
    rows = re.findall(r"^\| (?!thing|-)(.+) \|$", TERMS, re.MULTILINE)
    return [row.split(" | ")[1 + LANGUAGES.index(lang)].rstrip("*") for row in rows]


def banned(lang: str) -> list[tuple[str, set[str]]]:
    """The words that a language does not use, each with the places that keep it."""
    listed = re.search(rf"^- \*\*{lang}\*\*: (.*?)(?=^- |\Z)", TERMS, re.MULTILINE | re.DOTALL)
    assert listed
    items = re.findall(r"`([^`]+)`( but (?:`[\w-]+` ?|§[\d.]+ ?)+)?", " ".join(listed[1].split()))
    return [(word, set(re.findall(r"[\w-]{4,}|§[\d.]+\d", kept))) for word, kept in items]


def uses(text: str, word: str) -> bool:
    """Whether the text has the word; `word…` is a beginning."""
    end = "" if word.endswith("…") else r"(?!\w)"
    start = "" if word.startswith("(") else r"(?<!\w)"
    return bool(re.search(start + re.escape(word.rstrip("…")) + end, text, re.IGNORECASE))


@every_language
def test_every_term_is_used(lang: str) -> None:
    said = " ".join(" ".join(texts(lang).values()).split()).replace("\u00a0", " ").lower()

    assert [word for word in words(lang) if word.lower() not in said] == []


@every_language
def test_no_other_word_is_used_for_it(lang: str) -> None:
    found = [
        (place, word)
        for word, kept in banned(lang)
        for place, text in texts(lang).items()
        if uses(text, word) and not {place, place.split()[-1]} & kept
    ]

    assert found == []


def test_a_term_has_a_word_in_every_language() -> None:
    rows = [row for row in TERMS.splitlines() if row.startswith("| ")]

    assert {row.count(" | ") for row in rows} == {len(LANGUAGES)}
    assert all(banned(lang) for lang in LANGUAGES)
