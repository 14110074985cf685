"""Five languages, complete: no key missing, no argument forgotten, a sentence for every code."""

import ast
import re
from datetime import date
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from limestone.i18n import (
    LANGUAGES,
    LOCALE,
    Speech,
    entries,
    language,
)
from limestone.rules.game import Event, Refused
from tests.games import SETTINGS, positions
from tests.said import SAID, events, said

SOURCE = Path(__file__).parent.parent / "src" / "limestone"

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def text(lang: str) -> str:
    return (LOCALE / f"{lang}.ftl").read_text(encoding="utf-8")


def arguments(key: str, messages: dict[str, str]) -> set[str]:
    """What a message and its parts are told; `you` only where a language needs it."""
    entry = messages[key]
    others = re.findall(r"\{\s*([a-z][a-z-]*)\s*\}", entry)
    own = set(re.findall(r"\$([a-zA-Z_-]+)", entry))
    return own.union(*(arguments(other, messages) for other in others)) - {"you"}


def codes() -> set[str]:
    """The codes of all refusals in the source."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="Refused"), args=[ast.Constant(value=str(code)), *_]
                ):
                    found.add(code)
                case ast.Call(func=ast.Name(id="Refused")):
                    raise AssertionError(f"{path}:{node.lineno}: a refusal without a literal code")
    return found


@every_language
def test_every_file_is_fluent(lang: str) -> None:
    junk = [entry for entry in FluentParser().parse(text(lang)).body if isinstance(entry, ftl.Junk)]

    assert not junk


@every_language
def test_no_key_is_missing_and_none_is_too_many(lang: str) -> None:
    assert set(entries(text(lang))) == set(entries(text("en")))


QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "nl": "“”", "it": "«»"}


@every_language
def test_every_language_has_its_own_quotation_marks(lang: str) -> None:
    found: set[str] = set()

    class Marks(Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:
            found.update(set(node.value) & set("\"'“”„«»‘"))

    Marks().visit(FluentParser().parse(text(lang)))

    assert found == set(QUOTES[lang])


def test_no_line_of_french_breaks_before_a_sign() -> None:
    assert not re.findall(r"^[^#\n]*\S [:;!»](?: |$)|« ", text("fr"), re.MULTILINE)


@every_language
def test_no_key_stands_twice(lang: str) -> None:
    ids = [
        entry.id.name
        for entry in FluentParser().parse(text(lang)).body
        if isinstance(entry, (ftl.Message, ftl.Term))
    ]

    assert len(ids) == len(set(ids))


@every_language
def test_every_message_uses_the_same_arguments(lang: str) -> None:
    english, messages = entries(text("en")), entries(text(lang))

    for key in messages:
        assert arguments(key, messages) == arguments(key, english), key


def test_the_client_is_tested_with_what_is_said_here() -> None:
    """The sentences that its tests compare with; `python -m tests.said` writes them again."""
    assert SAID.read_text(encoding="utf-8") == said()


@every_language
def test_a_list_is_joined_by_its_last_name(lang: str) -> None:
    listed = Speech(lang).listed(["A", "B", "C"])

    assert re.fullmatch(r"A, B \w+ C", listed)
    assert Speech(lang).listed(["A"]) == "A"


@every_language
def test_a_reader_is_addressed(lang: str) -> None:
    """Nobody reads of themselves as of somebody else: not in one sentence with a seat in it."""
    speech = Speech(lang)
    same = {
        event.name
        for event in events().values()
        if event.facts.get("seat") == 0 and speech.event(event) == speech.event(event, 0)
    }

    assert same == set()


def test_every_refusal_has_a_sentence() -> None:
    sentences = {key.removeprefix("refused-") for key in entries(text("en")) if "refused-" in key}

    assert sentences == codes()


@every_language
def test_every_event_of_random_games_can_be_told(lang: str) -> None:
    speech = Speech(lang)
    for setting in SETTINGS[:: 3 if lang == "en" else 5]:
        for game, state, step in positions(setting, seed=11):
            for seat in (None, 0):
                for event in game.tell(state, step, seat) if step else ():
                    assert speech.event(event)


def test_a_refusal_says_where_and_which_rule() -> None:
    refused = Refused("limes-too-wide", section="§3.3", width=5).at(line=9, file="a.game")

    assert Speech("en").refusal(refused) == (
        "a.game: line 9: §3.3: the landscape would be 5 cards wide; "
        "no more than 4 × 4 cards lie in it"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_below_zero_has_a_minus(lang: str) -> None:
    said = Speech(lang).say

    assert "−5" in said("points-each", points=-5)
    assert "−1" in said("points-each", points=-1)
    assert "0" in said("web-result-points", points=0)


def test_a_day_is_written_as_the_page_writes_it() -> None:
    said = [Speech(lang).day(date(2026, 11, 19)) for lang in ("en", "de", "fr", "nl", "it")]

    assert said == ["19 Nov", "19. Nov.", "19 nov.", "19 nov", "19 nov"]


def test_languages_are_really_spoken() -> None:
    drawn = Event("limes-drawn", {"round": 1, "card": 7})

    assert len({Speech(lang).event(drawn) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "pt_PT.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANGUAGE": "pt:nl:en", "LANG": "C"}, "nl"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], lang: str) -> None:
    assert language(environ) == lang


@every_language
def test_every_reason_of_a_bot_has_a_sentence(lang: str) -> None:
    found = re.findall(r'"(\w+-why[\w-]*)"', "".join(_sources("bots")))

    assert found
    assert {f"reason-{code}" for code in found} <= set(entries(text(lang)))


@every_language
def test_every_reason_of_a_study_has_a_sentence(lang: str) -> None:
    found = re.findall(
        r'"((?:limes|limits|limoges)-[a-z-]+|as-good|only-move|no-simple-reason|thinking)"',
        "".join(_sources("study")),
    )

    assert len(found) > 15
    assert {f"reason-{code}" for code in found} <= set(entries(text(lang)))


def test_no_message_waits_to_be_said() -> None:
    """Those of the web stand in test_web_words; names of Limoges are found by identity."""
    messages = entries(text("en"))
    source = "".join(_sources("."))
    begun = tuple({*re.findall(r'f["\']([a-z-]+-)\{', source), "limoges-", "web-", "entry-"})
    parts = set(re.findall(r"\{\s*([a-z][a-z-]*)\s*\}", "".join(messages.values())))
    helps = {key for key in messages if key.endswith("-help")}

    quoted = set(re.findall(r"(?<=[\"'])[\w-]+(?=[\"'])", source))
    asked = quoted | parts | helps
    assert {key for key in messages.keys() - asked if not key.startswith(begun)} == set()


def _sources(folder: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in (SOURCE / folder).rglob("*.py")]
