"""The chairs of a table: a seat of the game, and who sits on it."""

from typing import NamedTuple

OPEN, PERSON, BOT, HELD = "open", "person", "bot", "held"
FORGOTTEN = "…"  # the name of a person whose data was deleted


class Chair(NamedTuple):
    """A seat of the table and who is on it."""

    kind: str = OPEN
    person: str = ""
    name: str = ""
    level: str = ""  # of a bot
    salt: str = ""
    away: str = ""  # the level of the bot that plays for the person
    resigned: bool = False

    @property
    def bot(self) -> str:
        """The level of the bot that decides for this seat, if one does."""
        return self.level if self.kind == BOT else self.away
