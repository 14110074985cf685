"""§8 Options: the variants, in any combination."""

from collections.abc import Mapping

from limestone.rules.game import Option
from limestone.rules.limes import scoring
from limestone.rules.limes.cards import Deck


def variants(deck: Deck) -> Mapping[str, Option]:
    """§8 The variants, whatever the deck; those that change what is scored are in `WAYS`."""
    scored = {way.variant: Option(way.section) for way in scoring.WAYS if way.variant}
    return {"diagonal": Option("§8.1"), "ferryman": Option("§8.2")} | scored
