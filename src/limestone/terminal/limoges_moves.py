"""Moves of Les Deux Limoges in words; the `say.ts` of the client does the same."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from limestone.i18n import DOMINO, Speech

Shown = Mapping[str, Any]  # a view as it is shown, as far as a move needs it
HALVES = ("high", "low")


def told(speech: Speech, move: str, view: Shown, among: Sequence[str]) -> str:
    """`place 6-2 ab_04`, `buy t05 6-3`: what is done, and with what."""
    verb, *words = move.split()
    if verb == "vote":
        votes = [speech.vote(word) for word in words if ":" in word]
        return speech.say("move-limoges-vote", votes=speech.listed(votes) or "none")
    said = [_word(speech, words[:n], word, view) for n, word in enumerate(words)]
    if verb == "keep":
        said = said[-1:]  # a tile and its side are one thing
    if verb == "place":
        domino, place, *how = said
        return ", ".join([speech.say("move-limoges-place", domino=domino, place=place), *how])
    if verb == "swap":
        return speech.say("move-limoges-swap", give=said[0], take=said[1])
    if verb == "end" and said:
        return speech.say("web-limoges-end-with", domino=said[0])
    title = speech.say(f"web-verb-{verb}")
    if not said:
        return title
    return speech.say("move-limoges", verb=title, what=", ".join(said))


def _word(speech: Speech, before: Sequence[str], word: str, view: Shown) -> str:
    if word in HALVES:
        return _covers(speech, before, word, view)
    if re.fullmatch(r"\d", word):
        return speech.name(int(word))
    if before and before[-1].startswith("os"):
        return speech.thing(before[-1], word)
    if f"web-word-{word}" in speech.entries:
        return speech.say(f"web-word-{word}")
    side = next((face for face in view.get("sides", {}) if face.startswith(f"{word}/")), "/")
    return speech.listed([speech.thing(one, side.split("/")[1]) for one in word.split(",")])


def _covers(speech: Speech, before: Sequence[str], half: str, view: Shown) -> str:
    """Which half of its domino a guard covers: by its number, where the domino is known."""
    lying = (view.get("board") or {}).get(before[0]) or {}
    domino = next((word for word in before if DOMINO.fullmatch(word)), lying.get("domino", ""))
    if not domino:
        return speech.say("move-limoges-covers", covers=half)
    high, low = sorted(map(int, domino.split("-")), reverse=True)
    covered, shown = (high, low) if half == "high" else (low, high)
    return speech.say("web-limoges-covers", covered=covered, shown=shown)
