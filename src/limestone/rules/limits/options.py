"""§4.4 Options: the one variant."""

from collections.abc import Mapping

from limestone.rules.limits.cards import LimitCards


def variants(cards: LimitCards) -> Mapping[str, str]:
    """§4.4 The one variant, whatever the limit cards: all laid cards stay visible."""
    return {"open-pile": "§4.4"}
