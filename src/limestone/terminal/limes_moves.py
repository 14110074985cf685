"""Moves of Limes in words; the `say.ts` of the client does the same."""

from collections.abc import Mapping, Sequence
from typing import Any

from limestone.i18n import Speech

Shown = Mapping[str, Any]  # a view as it is shown, as far as a move needs it
PROFESSIONS = {".": "farmer", "~": "fisherman", "^": "woodcutter", "#": "watchman"}
QUARTERS = ("nw", "ne", "sw", "se")


def told(speech: Speech, move: str, view: Shown, among: Sequence[str]) -> str:
    """`c4e +nw`: the square; the turn and the worker where they matter."""
    lay, _, posting = move.partition(" ")
    square, turn = lay[:-1], lay[-1]
    near = [other.partition(" ") for other in among if other.startswith(square)]
    parts = [square]
    if turn != "n" and not among or any(other[0][-1] != turn for other in near):
        parts.append(speech.say("move-limes-turned", turn=turn))
    if posting and not among or any(other[2] != posting for other in near):
        parts.append(_worker(speech, turn, posting, view))
    return ", ".join(parts)


def _worker(speech: Speech, turn: str, posting: str, view: Shown) -> str:
    if not posting:
        return speech.say("move-limes-none")
    if not posting.startswith("+"):
        source, target = map(speech.zone, posting.split(">"))
        return speech.say("move-limes-go", source=source, target=target)
    faces = (view.get("card") or {}).get("faces", {})
    zones = faces.get(turn) or faces.get("n")
    quarter = posting[1:]
    profession = PROFESSIONS[zones[QUARTERS.index(quarter)][0]] if zones else "worker"
    return speech.say("move-limes-place", profession=profession, quarter=quarter)
