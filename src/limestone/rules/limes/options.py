"""§8 Options: the variants, in any combination."""

from collections.abc import Mapping

from limestone.rules.limes.cards import Deck


def variants(deck: Deck) -> Mapping[str, str]:
    """§8 The variants, whatever the deck, and their sections."""
    return {"diagonal": "§8.1", "ferryman": "§8.2"}
