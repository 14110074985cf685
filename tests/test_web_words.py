"""The words of the web client: every key it asks for is there, and none waits to be asked for."""

import re
from pathlib import Path

import pytest

from limestone.i18n import (
    LANGUAGES,
    LOCALE,
    Speech,
    entries,
)
from limestone.rules.limes.scoring import WAYS
from limestone.rules.limoges.vocabulary import SHARES, TIMES

SOURCE = Path(__file__).parent.parent / "web" / "src"
# Keys that begin with `web` are of the client alone; the others it shares with the terminal.
ASKED = re.compile(r"(?<=')web-[\w-]+(?=')|(?<=\bt\(')[\w-]+(?=')")
BEGUN = re.compile(r"(?<=`)web-[\w-]*(?=\$\{)|(?<=\bt\(`)[\w-]+-(?=\$\{)")  # and a word of the game
LESSONS = SOURCE.parent / "public" / "learn"
RULES = SOURCE.parents[1] / "docs" / "rules"


def source() -> str:
    files = [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def keys() -> set[str]:
    english = (LOCALE / "en.ftl").read_text(encoding="utf-8")
    return set(entries(english))


def lessons() -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in LESSONS.glob("*.game")]
    return {key for text in texts for key in re.findall(r"^# (web-\S+)", text, re.MULTILINE)}


def test_every_key_that_the_client_asks_for_is_there() -> None:
    assert set(ASKED.findall(source())) | lessons() <= keys()


def test_every_effect_of_a_tile_can_be_said() -> None:
    """§11, §12.3 A sentence for each word of the data, and none that no tile can need."""
    words = {op for ops in TIMES.values() for op in ops} | {"each", "this_turn"}
    words |= set(SHARES) & {"lose_coins"}

    assert {key.removeprefix("web-fx-") for key in keys() if key.startswith("web-fx-")} == words


def test_every_way_of_scoring_can_be_said() -> None:
    """§6, §8 In the terminal, on the board, under the lens and in the last count."""
    for begun in ("limes-points-", "web-limes-why-", "web-limes-lens-", "web-limes-for-"):
        said = {key.removeprefix(begun) for key in keys() if key.startswith(begun)}

        assert said == {way.kind for way in WAYS}, begun


def test_every_beginning_of_a_key_leads_to_some() -> None:
    for begun in set(BEGUN.findall(source())):
        assert any(key.startswith(begun) for key in keys()), begun


def test_no_key_is_left_over() -> None:
    asked = set(ASKED.findall(source())) | lessons()
    begun = (*BEGUN.findall(source()), "web-phase-")  # also said in the preview of a link
    own = {key for key in keys() if key.startswith("web-")}

    assert {key for key in own - asked if not key.startswith(begun)} == set()


def test_nothing_is_written_in_one_language_only() -> None:
    """Texts between tags are keys, names of the house, signs or what was given."""
    markup = re.sub(r"<(script|style).*?</\1>|\{[^{}]*\}|<!--.*?-->", "", source(), flags=re.DOTALL)
    found = re.findall(r">\s*([A-Za-z][a-z]+(?: [a-z]+)+)\s*<", markup)

    assert [words for words in found if words != "Limestone"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_boards_speak_the_words_of_the_rules(language: str) -> None:
    say = Speech(language).say
    rules = {game: rulebook(game, language) for game in ("limes", "limits")}
    rounds = {game: say(f"web-round-of-{game}", round=1, rounds=9).split()[0] for game in rules}
    grounds = [say(f"web-terrain-{name}") for name in ("field", "water", "forest", "tower")]
    trades = [
        say("web-profession", profession=name)
        for name in ("farmer", "fisherman", "woodcutter", "watchman")
    ]

    assert [word for word in grounds + trades if word.lower() not in rules["limes"]["§5.3"]] == []
    assert rounds["limes"].lower() in rules["limes"]["§2.1"]
    assert rounds["limits"].lower() in rules["limits"]["§3.2"]


@pytest.mark.parametrize(
    ("language", "exchange"),
    [("en", "exchange"), ("de", "tausch"), ("fr", "échang"), ("nl", "ruil"), ("it", "scambi")],
)
def test_the_exchange_is_told_wherever_the_turn_of_limits_is(language: str, exchange: str) -> None:
    say, rules = Speech(language).say, rulebook("limits", language)
    told = [say(key) for key in ("limits-help", "refused-limits-turn-due", "web-intro-limits-3")]
    told += [say("web-limits-your-turn", exchange="yes", accuse="yes")]
    told += [rules["§#"], rules["§3.2"]]  # the overview, and the head of §4

    assert [text for text in told if exchange not in text.lower()] == []


def rulebook(game: str, language: str) -> dict[str, str]:
    """The sections of a rulebook, in small letters."""
    name = f"{game}.md" if language == "en" else f"{game}.{language}.md"
    parts = (RULES / name).read_text(encoding="utf-8").lower().split("**§")
    return {f"§{part.split()[0].rstrip('*')}": part for part in parts}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_long_word_of_a_tile_says_where_it_may_break(lang: str) -> None:
    """A title is as narrow as three tiles beside each other, which is eleven letters."""
    said = Speech(lang)
    titles = [said.say(key) for key in said.entries if re.match(r"limoges-(t|os|ev)\d", key)]
    long = {word for title in titles for word in re.split(r"[ -]", title) if len(word) > 11}

    assert long == {word.replace("-", "") for word in said.say("web-hyphens").split()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rating_is_told_with_how_sure_it_is(lang: str) -> None:
    words = {"name": "Ann", "before": "1500", "after": "1532", "error": "90"}

    for key in ("web-rating-first", "web-rating-change"):
        assert "1532 ± 90" in Speech(lang).say(key, **words).translate({0x2068: "", 0x2069: ""})
