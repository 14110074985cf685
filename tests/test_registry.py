"""The games and the levels of their bots stand in one list, in `rules/game.py`."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from limestone.cli_arguments import MATERIALS
from limestone.i18n import LANGUAGES, Speech
from limestone.rules import record
from limestone.rules.game import EVERY_LEVEL, GAMES, LEVELS, own_material

SOURCE = Path(__file__).parent.parent / "src" / "limestone"
GOLDEN = Path(__file__).parent / "golden"
REGISTRY = SOURCE / "rules" / "game.py"
NAMES = {*GAMES, *EVERY_LEVEL}
# The level of a bot that nobody chose one for.
EXCEPTIONS = {("server", "casual")}


def is_of_a_game(path: Path) -> bool:
    """Whether a module is one game's own, by its name or that of its folder."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return any(part.split("_")[0] in GAMES for part in parts)


ELSEWHERE = [
    path for path in sorted(SOURCE.rglob("*.py")) if path != REGISTRY and not is_of_a_game(path)
]


@pytest.mark.parametrize("path", ELSEWHERE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_other_module_names_a_game_or_a_level(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    room = path.relative_to(SOURCE).parts[0]
    named = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in NAMES
    }

    assert {(room, name) for name in named} <= EXCEPTIONS


@pytest.mark.parametrize("game", GAMES)
def test_the_bots_of_a_game_are_those_of_the_registry(game: str) -> None:
    assert tuple(import_module(f"limestone.bots.{game}").LEVELS) == tuple(LEVELS[game])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name(lang: str) -> None:
    said = Speech(lang).entries

    assert not [level for level in EVERY_LEVEL if f"web-level-{level}" not in said]
    assert not [level for level in EVERY_LEVEL if f"[{level}] " not in said["level-word"]]


@pytest.mark.parametrize("game", GAMES)
def test_every_variant_has_a_golden_game(game: str) -> None:
    """Readings of one sentence are played by the laws."""
    golden = [record.read(path.read_text("utf-8")) for path in (GOLDEN / game).glob("*.game")]
    played = {word for one in golden for word in one.header.options}
    known = GAMES[game].variants(own_material(GAMES[game]))

    assert {word for word, option in known.items() if not option.setting} <= played


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_what_is_usual_is_said_in_words(game: str, lang: str) -> None:
    speech = Speech(lang)
    known = GAMES[game].variants(own_material(GAMES[game]))
    words = {*known, *(option.usual for option in known.values() if option.usual)}

    assert [word for word in words if speech.choice(word) == word] == []
    settings = {option.setting for option in known.values() if option.setting}
    assert [name for name in settings if speech.setting(name) == name] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_picture_help_rulebooks_and_material_option(game: str) -> None:
    docs = SOURCE.parent.parent / "docs" / "rules"
    said = Speech("en").entries

    assert import_module(f"limestone.terminal.{game}").parts
    assert import_module(f"limestone.study.{game}").UNIT
    assert f"review-unit-{game}" in said
    assert GAMES[game].material_word in MATERIALS
    assert f"{game}-help" in said
    assert not [
        lang
        for lang in LANGUAGES
        if not (docs / f"{game}{'' if lang == 'en' else f'.{lang}'}.md").exists()
    ]


def test_the_client_speaks_the_same_languages() -> None:
    source = (SOURCE.parents[1] / "web" / "src" / "lib" / "i18n.svelte.ts").read_text("utf-8")
    listed = re.search(r"LANGUAGES = \[(.*?)\]", source)

    assert listed and tuple(re.findall(r"'(\w+)'", listed[1])) == LANGUAGES
