"""What a server is started with."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from limestone.server.limits import RATES, Rate


def data_folder() -> Path:
    """The user's folder for what Limestone keeps."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(os.environ.get("LIMESTONE_DATA") or Path(base) / "limestone")


def own_database() -> str:
    """SQLite in that folder."""
    return f"sqlite+aiosqlite:///{data_folder() / 'limestone.sqlite'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """Database, news, and how strict the doors are."""

    database: str = field(default_factory=own_database)
    redis: str = ""
    origins: tuple[str, ...] = ()  # beside the server's own
    secure: bool = False  # cookies only over HTTPS
    thinkers: int = 1  # worker processes for bots
    rates: dict[str, Rate] = field(default_factory=lambda: dict(RATES))
    proxied: bool = False  # whether X-Forwarded-For can be believed
