"""§8 Options: the variants, in any combination."""

from collections.abc import Mapping

from limestone.rules.game import Option
from limestone.rules.limes.cards import Deck


def variants(deck: Deck) -> Mapping[str, Option]:
    """§8 The variants, whatever the deck."""
    return {"diagonal": Option("§8.1"), "ferryman": Option("§8.2")}
