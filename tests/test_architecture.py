"""Imports go downwards only; the rules import the standard library and themselves."""

import ast
import sys
from importlib import import_module
from inspect import isfunction, ismodule
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from limestone.rules.game import GAMES

SOURCE = Path(__file__).parent.parent / "src" / "limestone"
MODULES = sorted(SOURCE.rglob("*.py"))
LAYERS = ("rules", "shown", "search", "bots", "study", "server")
BESIDE = {"terminal": "server", "env": "bots"}  # what they rank with, and may not import


def imports(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def layer(name: str) -> str:
    return BESIDE.get(name, name)


def named(path: Path) -> str:
    return str(path.relative_to(SOURCE))


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_a_layer_imports_only_the_layers_below(path: Path) -> None:
    own = path.relative_to(SOURCE).parts[0]
    if layer(own) not in LAYERS:
        return
    allowed = {own, *LAYERS[: LAYERS.index(layer(own))]}
    folders = {folder.name for folder in SOURCE.iterdir() if folder.is_dir()} - allowed
    above = tuple(f"limestone.{name}." for name in folders | {"cli"})

    assert not [module for module in imports(path) if f"{module}.".startswith(above)]


@pytest.mark.parametrize("path", sorted((SOURCE / "rules").rglob("*.py")), ids=named)
def test_the_rules_import_the_standard_library_and_themselves(path: Path) -> None:
    foreign = {
        module
        for module in imports(path)
        if module.split(".")[0] not in sys.stdlib_module_names
        and not module.startswith("limestone.rules")
    }

    assert foreign <= {"limestone"}
    assert "random" not in imports(path)


CHAPTERS = ("check", "moves", "notation", "options", "play", "scoring", "table", "tell", "view")


@pytest.mark.parametrize("game", GAMES)
def test_the_games_have_the_same_chapters_and_export_the_same_names(game: str) -> None:
    files = {path.stem for path in (SOURCE / "rules" / game).glob("*.py")}

    assert files >= set(CHAPTERS)
    assert set(vars(GAMES[game])["__all__"]) == set(vars(GAMES["limes"])["__all__"])


@pytest.mark.parametrize("path", sorted((SOURCE / "rules").glob("*/*.py")), ids=named)
def test_a_file_of_the_rules_names_its_chapter_and_ignores_no_type(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert path.stem == "__init__" or text.startswith('"""§')
    assert "type: ignore" not in text


ROOMS = {
    "table": set(),
    "nights": {"table"},
    "store": {"table", "nights"},
    "live": {"table", "nights", "store"},
    "edge": {"table", "nights", "store", "live"},
}
SERVER = SOURCE / "server"
IN_ROOMS = [path for path in sorted(SERVER.rglob("*.py")) if path.parent != SERVER]


@pytest.mark.parametrize("path", IN_ROOMS, ids=named)
def test_a_room_of_the_server_imports_only_the_rooms_below(path: Path) -> None:
    own = path.relative_to(SERVER).parts[0]
    rooms = {
        module.split(".")[2] for module in imports(path) if module.startswith("limestone.server.")
    }

    assert rooms <= {own, "logs", "metrics", "settings", *ROOMS[own]}


@pytest.mark.parametrize("path", sorted((SERVER / "table").rglob("*.py")), ids=named)
def test_a_table_is_a_value_of_the_rules(path: Path) -> None:
    own = ("limestone.rules.", "limestone.server.table.")
    ours = {f"{module}." for module in imports(path) if module.startswith("limestone.")}

    assert not [module for module in ours if not module.startswith(own)]


@pytest.mark.parametrize("path", sorted((SERVER / "nights").rglob("*.py")), ids=named)
def test_a_club_night_is_a_value(path: Path) -> None:
    own = ("limestone.rules.", "limestone.server.table.", "limestone.server.nights.")
    ours = {f"{module}." for module in imports(path) if module.startswith("limestone.")}

    assert not [module for module in ours if not module.startswith(own)]
    assert not {"random", "time", "asyncio"} & imports(path)


@pytest.mark.parametrize("path", sorted((SOURCE / "env" / "tensors").glob("*.py")), ids=named)
def test_what_a_learner_is_told_is_made_of_views(path: Path) -> None:
    assert not [module for module in imports(path) if module.endswith((".State", ".walk"))]


SHOWN = sorted((SOURCE / "shown").rglob("*.py"))


@pytest.mark.parametrize("path", SHOWN, ids=named)
def test_what_is_shown_is_made_of_what_is_seen(path: Path) -> None:
    """Secrecy by type: the forms are given scenes and what is one's own, and meet no table."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    sources = [node for node in nodes if isinstance(node, ast.ImportFrom) and node.module]
    things = [
        getattr(import_module(str(source.module)), alias.name)
        for source in sources
        for alias in source.names
    ]

    assert not [node for node in nodes if isinstance(node, ast.Import) and of_ours(node)]
    assert not [source.module for source in sources if str(source.module).endswith(".table")]
    assert not [thing for thing in things if meets_a_table(thing)]


def of_ours(node: ast.Import) -> bool:
    return any(alias.name.startswith("limestone") for alias in node.names)


def meets_a_table(thing: Any) -> bool:
    """Whether it is a module or a state, or is given or gives a state."""
    if ismodule(thing):
        return not thing.__name__.startswith("limestone.shown.views")
    hints = get_type_hints(thing).values() if isfunction(thing) else (thing,)
    return any("State" in str(hint) for hint in hints)
