"""Talk about Les Deux Limoges."""

from limestone.server.table.phrases import Manners

PHRASES = (
    *("limoges-toll", "limoges-thief", "limoges-prison", "limoges-bribe"),
    *("limoges-bridge", "limoges-abbey", "limoges-crown", "limoges-rich"),
)


def manners(state: object, /, *, sealed: bool) -> Manners | None:
    """One may talk at any time: who bargains may say so."""
    return None
