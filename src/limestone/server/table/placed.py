"""The places of a game that was played out, as they count."""

from limestone.rules.ranks import places
from limestone.server.table.table import Table


def placed(table: Table) -> list[int]:
    """Places from 1; where it counts who gave up, or was absent, comes after all others."""
    found = list(places(table.game.ranks(table.state)))
    gone = missing(table)
    if not any(gone):
        return found
    worth = list(zip(gone, found, strict=True))
    return [1 + sum(other < own for other in worth) for own in worth]


def missing(table: Table) -> list[bool]:
    """Who gave up or was absent, in a rated game or at a club night, while a bot played on."""
    counts = table.terms.rated or bool(table.terms.night)
    return [counts and (chair.resigned or chair.missed) for chair in table.chairs]
