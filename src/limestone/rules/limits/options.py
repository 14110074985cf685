"""§4.4 Options: the one variant."""

from collections.abc import Mapping

from limestone.rules.game import Option
from limestone.rules.limits.cards import LimitCards


def variants(cards: LimitCards) -> Mapping[str, Option]:
    """§4.4 The one variant, whatever the limit cards: all laid cards stay visible."""
    return {"open-pile": Option("§4.4")}
