"""Moves and what they are worth, as the terminal tells them."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from limestone.i18n import Speech
from limestone.shown import form
from limestone.study.judgement import Reason
from limestone.study.judging import Hint
from limestone.study.rounding import DIGITS, rounded
from limestone.terminal.numbers import SHARE, said_amount


def in_words(
    speech: Speech, game: str, move: str, shown: Mapping[str, Any], among: Sequence[str] = ()
) -> str:
    """A move in words, at a table that is shown so; among others only as far as it differs."""
    said: str = import_module(f"limestone.terminal.{game}_moves").told(speech, move, shown, among)
    return said


def told(speech: Speech, game: str, move: str, view: Any) -> str:
    """A move in words, as a seat with this view would call it."""
    made = form(game)
    shown = {**made.scene(view.scene), **made.own(view.scene, view.own)}
    return in_words(speech, game, move, shown)


def typed(speech: Speech, game: str, move: str, view: Any) -> str:
    """A move in words, and as it is typed."""
    said = told(speech, game, move, view)
    return speech.say("move-and-notation", move=said, notation=move)


def measured(speech: Speech, unit: str, number: float) -> str:
    """A value with its unit: points, or per cent of the victory."""
    said = said_amount(speech.lang, unit, number)
    if unit == SHARE:
        return said
    return speech.say("study-points", count=rounded(abs(number), DIGITS[unit]), said=said)


def hint_lines(speech: Speech, game: str, hint: Hint, view: Any) -> list[str]:
    """What the numbers are, and the candidates with what they are worth and why."""
    return [
        speech.say(f"study-unit-{game}"),
        *(
            speech.say(
                "hint-candidate",
                number=number,
                move=typed(speech, game, one.move, view),
                value=said_amount(speech.lang, hint.unit, one.value),
                reason=_why(speech, game, hint, number, view),
            )
            for number, one in enumerate(hint.candidates, 1)
        ),
    ]


def _why(speech: Speech, game: str, hint: Hint, number: int, view: Any) -> str:
    """The reason of a candidate: below the first it says that the first is better."""
    reason = hint.candidates[number - 1].reason
    words = speech.reason(*reason)
    first = number == 1 and reason.code.startswith("limits-")  # the other may not be listed
    if not (reason.of_better or first) or reason.args["better"] == reason.args["worse"]:
        return words
    if number > 1:
        return speech.say("web-hint-first-better", words=words)
    other = told(speech, game, str(reason.args["worse"]), view)
    return speech.say("web-hint-better-than", move=other, words=words)


def instead(speech: Speech, game: str, reason: Reason, view: Any) -> str:
    """A reason below the worse move: it says with which move that would be so."""
    words = speech.reason(*reason)
    if not reason.of_better:
        return words
    better = told(speech, game, str(reason.args["better"]), view)
    return speech.say("web-review-with", move=better, words=words)


def against(speech: Speech, game: str, reason: Reason, view: Any) -> str:
    """A reason below the best move: it says which move it is compared with."""
    worse = told(speech, game, str(reason.args["worse"]), view)
    return speech.say("web-review-against", move=worse, words=speech.reason(*reason))
