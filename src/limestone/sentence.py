"""What a refusal says to whoever programs: the sentence that people are told, in English."""

from functools import cache
from typing import Any

from limestone.rules.game import Refused


def sentence(refused: Refused) -> str:
    """The sentence of a refusal; nothing for a code that has none, or lacks what it tells of."""
    try:
        return str(_english().refusal(refused))
    except KeyError:
        return ""


@cache
def _english() -> Any:
    # Imported late: who is refused nothing needs no words.
    from limestone.i18n import Speech

    return Speech("en")
