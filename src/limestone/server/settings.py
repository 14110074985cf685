"""The settings of a server."""

from dataclasses import dataclass, field

from platformdirs import user_data_path

from limestone.server.edge.rate_limits import RATES, Rate


def own_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{user_data_path('limestone') / 'limestone.sqlite'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """Database, news between processes, and which requests are let in."""

    database: str = field(default_factory=own_database)
    redis: str = ""
    origins: tuple[str, ...] = ()  # beside the server's own
    secure: bool = False  # cookies only over HTTPS
    thinkers: int = 1  # worker processes for bots
    rates: dict[str, Rate] = field(default_factory=lambda: dict(RATES))
    push_anywhere: bool = False  # messages to devices may go into our own network: for tests
    proxied: bool = False  # whether X-Forwarded-For can be believed
