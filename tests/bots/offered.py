"""A package that offers bots, as if it were installed."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from limestone.rules.game import installed


@contextmanager
def offering(folder: Path, monkeypatch: pytest.MonkeyPatch, bot: str) -> Iterator[None]:
    """Meanwhile `robby` is a bot of tests/bots/evil.py that a package offers."""
    facts = folder / "robby-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: robby\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[limestone.bots]\nrobby = evil:{bot}\n")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    installed.cache_clear()
    try:
        yield
    finally:
        monkeypatch.undo()
        installed.cache_clear()
