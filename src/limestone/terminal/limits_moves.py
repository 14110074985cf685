"""Moves of Limits in words; the `say.ts` of the client does the same."""

from collections.abc import Mapping, Sequence
from typing import Any

from limestone.i18n import Speech

Shown = Mapping[str, Any]  # a view as it is shown, as far as a move needs it


def told(speech: Speech, move: str, view: Shown, among: Sequence[str]) -> str:
    """`play r`, `accuse 2`."""
    verb, _, what = move.partition(" ")
    if verb == "accuse":
        said = speech.name(int(what))
    else:
        said = speech.listed([speech.say(f"limits-colour-{colour}") for colour in what])
    return speech.say(f"move-limits-{verb}", what=said)
