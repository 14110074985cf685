"""Refusals as JSON."""

from typing import Any

from limestone.rules.game import Refused


def refusal(refused: Refused) -> dict[str, Any]:
    """A refusal, as it is sent.

    >>> refusal(Refused("stale", ply=3))
    {'code': 'stale', 'args': {'ply': 3}, 'section': '', 'place': {}}
    """
    return {
        "code": refused.code,
        "args": refused.args_,
        "section": refused.section,
        "place": refused.place,
    }
