"""Talk about Limes."""

from limestone.server.table.phrases import Manners

PHRASES = (
    *("limes-lake", "limes-forest", "limes-field", "limes-view"),
    *("limes-right-card", "limes-nowhere", "limes-no-workers", "limes-last-card"),
)


def manners(state: object, /, *, sealed: bool) -> Manners | None:
    """One may talk at any time: nobody has a secret but the card that is being laid."""
    return None
