"""The places of a game that was played out, as they count."""

from limestone.rules.ranks import places
from limestone.server.table.table import Table


def placed(table: Table) -> list[int]:
    """Places from 1; at a club night who gave up, or was absent, comes after all others."""
    found = list(places(table.game.ranks(table.state)))
    gone = missing(table)
    if not any(gone):
        return found
    worth = list(zip(gone, found, strict=True))
    return [1 + sum(other < own for other in worth) for own in worth]


def missing(table: Table) -> list[bool]:
    """Whose seat a bot has played at a club night, as they gave up or did not come."""
    night = bool(table.terms.night)
    return [night and (chair.resigned or chair.missed) for chair in table.chairs]
