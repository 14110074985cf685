"""Where the code of a bot is: a file, a dotted name, or an installed package that offers it."""

import re
import sys
from hashlib import sha256
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from limestone.bots.authored import Bot
from limestone.rules.game import OFFERED, Refused, installed

SHORT = 8  # hexadecimal digits that tell two versions of a file apart


class Unfound(LookupError):
    """There is no such bot where it was looked for; nothing in its code went wrong."""


def is_source(text: str) -> bool:
    """Whether a text says where code is: `./robby.py:Robby`, `robby.bots:Robby` or `robby`."""
    return _is_file(text) or ":" in text or text in installed()


def label(source: str) -> str:
    """What a bot is called in results: of a file with its digest, so that no two are mixed up."""
    if not _is_file(source):
        return source
    path, _, name = source.partition(":")
    try:
        digest = sha256(Path(path).read_bytes()).hexdigest()[:SHORT]
    except OSError as error:
        raise Refused("unreadable", reason=error.strerror or "").at(file=path) from None
    return ".".join([Path(path).stem, *([name] if name else []), digest])


def absolute(source: str) -> str:
    """The same source, wherever the process stands that loads it."""
    path, colon, name = source.partition(":")
    return f"{Path(path).resolve()}{colon}{name}" if _is_file(source) else source


def load(source: str) -> Any:
    """What makes the bot: a class, or whatever returns a bot when it is called.

    It runs the code of the source: only ever in a process of its own.
    """
    if source in installed():
        [found, *_] = entry_points(group=OFFERED, name=source)
        return found.load()
    where, _, name = source.partition(":")
    module = _of_file(Path(where)) if _is_file(source) else import_module(where)
    return _named(module, name) if name else _only(module)


def _is_file(source: str) -> bool:
    return bool(re.search(r"\.py(:\w+)?$", source))


def _of_file(path: Path) -> ModuleType:
    sys.path.insert(0, str(path.parent))  # what lies beside it can be imported
    spec = spec_from_file_location(path.stem, path)
    assert spec and spec.loader
    module = module_from_spec(spec)
    sys.modules[path.stem] = module  # where pickle looks for its classes
    spec.loader.exec_module(module)
    return module


def _only(module: ModuleType) -> Any:
    """The only bot that a module defines."""
    own = _own(module)
    if not own:
        raise Unfound(f"{_called(module)} has no bot: a class that is a limestone.Bot")
    if len(own) > 1:
        first = f"{_called(module)}:{next(iter(own))}"
        raise Unfound(
            f"{_called(module)} has several bots, {_listed(own)}: name one, as in {first}"
        )
    return next(iter(own.values()))


def _named(module: ModuleType, name: str) -> Any:
    """What a module calls so."""
    if not hasattr(module, name):
        own = _own(module)
        there = f"it has: {_listed(own)}" if own else "and no other bot"
        raise Unfound(f"{_called(module)} has no class {name}; {there}")
    return getattr(module, name)


def _own(module: ModuleType) -> dict[str, type[Bot]]:
    """The bots that a module defines, by name."""
    return {
        name: one
        for name, one in vars(module).items()
        if isinstance(one, type) and issubclass(one, Bot) and one.__module__ == module.__name__
    }


def _called(module: ModuleType) -> str:
    return Path(module.__file__).name if module.__file__ else module.__name__


def _listed(own: dict[str, type[Bot]]) -> str:
    return ", ".join(own)
