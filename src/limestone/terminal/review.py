"""The review of a game in the terminal: what came of it, a plot, the key moments with reasons."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, groupby
from pathlib import Path

import click
from platformdirs import user_cache_path
from rich.console import Console

from limestone.bots.bot import prepare
from limestone.i18n import Speech
from limestone.rules.game import Seat, Value
from limestone.study.keeping import resumed
from limestone.study.review import Decision, Looking, OfSeat, Piece, amount, gather
from limestone.study.rounding import DIGITS, difference, rounded
from limestone.terminal.moves import against, instead, measured, told
from limestone.terminal.numbers import said_amount, said_result
from limestone.terminal.screen import console
from limestone.terminal.table import picture

HEIGHT, WIDTH = 6, 70  # of the plot, in characters
BARS = " ▁▂▃▄▅▆▇█"
MARKS = {"good": "·", "slip": "▽", "mistake": "▼"}


def kept_reviews() -> Path:
    """Where reviews are kept from one command to the next."""
    return user_cache_path("limestone") / "reviews"


def found(at: Looking, speech: Speech) -> list[Piece]:
    """All pieces of a review, with the progress on the other channel; stopped, it can go on."""
    game = at.course.record.header.game
    prepare(game, lambda code: click.echo(speech.say(f"bot-{code}"), err=True))
    got: list[Piece] = []
    try:
        length = amount(at)
        with click.progressbar(length=length, label=game, file=sys.stderr) as bar:
            for piece in resumed(at, kept_reviews()):
                got.append(piece)
                bar.update(1)
                if not sys.stderr.isatty():  # where no bar is drawn, a line for every tenth
                    _note(len(got), length)
    except KeyboardInterrupt:
        click.echo(f"\n{speech.say('review-kept')}", err=True)
        raise
    return got


def _note(made: int, length: int) -> None:
    before, tenths = (10 * count // length for count in (made - 1, made))
    if before < tenths <= 10:
        click.echo(f"{tenths}0%", err=True)


def tell(at: Looking, got: Sequence[Piece], speech: Speech) -> None:
    """Print a review in words and pictures."""
    screen = console()
    for seat in gather(at, got).seats:
        for line in lines(at, seat, speech):
            screen.print(line, markup=False)
        if worst := max(seat.decisions, key=lambda one: one.loss, default=None):
            _picture(at, seat, worst, screen, speech)
    screen.print(speech.say("review-doubt"), markup=False)


def as_json(at: Looking, got: Sequence[Piece]) -> str:
    """A review as JSON, as docs/study.md describes it."""
    return json.dumps(gather(at, got).json(), ensure_ascii=False, indent=1)


def _where(at: Looking, step: int, speech: Speech) -> str:
    """The round of a step and its turn, as the page calls them."""
    found = at.course.places[step - 1]
    if not found.round:
        return speech.say("web-steps-start")
    if not found.turn:
        return speech.say("web-review-round", round=found.round)
    return speech.say("web-review-turn", round=found.round, turn=found.turn)


def lines(at: Looking, seat: OfSeat, speech: Speech) -> Iterator[str]:
    game, unit = at.course.record.header.game, at.study.UNIT

    def say(number: float | None, *, signed: bool = False) -> str:
        return said_amount(speech.lang, unit, number, signed=signed)

    def came(number: float | None) -> str:
        return said_result(speech.lang, unit, number)

    yield speech.say("review-seat", seat=speech.name(seat.seat), result=came(seat.result))
    if seat.result is not None and seat.par is not None and seat.skill is not None:
        cost = sum(_kept(unit, one) for one in seat.decisions)  # as shown: whoever adds finds it
        left = difference(unit, seat.result, seat.par, -cost)
        skill, luck = say(-cost, signed=True), say(left, signed=True)
        par = came(seat.par)
        split = speech.say("review-split", game=game, par=par, skill=skill, luck=luck)
        kept = any(one.lasting != one.loss for one in seat.decisions)
        yield f"{split} ({speech.say('web-review-moves-are')})" if kept else split
    if seat.hindsight is not None:
        yield speech.say("review-hindsight", value=came(seat.hindsight))
    yield ""
    yield speech.say(f"review-unit-{game}")
    moments = seat.moments(at.study.FINE)
    yield from plot(_columns(at, seat.decisions), say)
    yield ""
    if not any(one.loss for one in moments):
        yield speech.say("review-clean")
    for one in moments:
        yield from _moment(at, seat.seat, one, speech)
    others = [one for one in seat.decisions if one.mark != "good" and one not in moments]
    if others:
        steps = ", ".join(str(one.step) for one in others)
        yield speech.say("review-also", count=len(others), steps=steps)
    yield ""


def _moment(at: Looking, seat: Seat, one: Decision, speech: Speech) -> Iterator[str]:
    unit = at.study.UNIT
    cost = difference(unit, one.best_value, one.value)
    loss, lead = (measured(speech, unit, number) for number in (cost, one.lead))
    value, better = (said_amount(speech.lang, unit, it) for it in (one.value, one.best_value))
    game = at.course.game
    view = game.view(at.course.states[one.step - 1], seat)
    move, best = (told(speech, game.name, it, view) for it in (one.move, one.best))
    args: dict[str, Value] = {"where": _where(at, one.step, speech), "step": one.step, "move": move}
    if one.mark == "good":
        yield f"✓ {speech.say('review-fine', **args, lead=lead)}"
        if one.reason:
            yield f"    {against(speech, game.name, one.reason, view)}"
        return
    if one.error:
        least = 10.0 ** -DIGITS[unit]
        loss += f" (± {said_amount(speech.lang, unit, max(one.error, least))})"
    said = speech.say("review-lost", **args, best=best, loss=loss, value=value, better=better)
    yield f"{MARKS[one.mark]} {said}"
    if one.reason:
        yield f"    {instead(speech, game.name, one.reason, view)}"
    kept = _kept(unit, one)
    if kept == cost:
        return
    for_good = said_amount(speech.lang, unit, -kept, signed=True)
    yield "    " + (
        speech.say("review-for-good", value=for_good) if kept else speech.say("review-won-back")
    )


def _kept(unit: str, one: Decision) -> float:
    """What of a loss was final, as it is shown."""
    if not one.loss:
        return 0.0
    cost = difference(unit, one.best_value, one.value)
    return cost if one.lasting == one.loss else min(cost, rounded(one.lasting, DIGITS[unit]))


def _columns(at: Looking, decisions: Sequence[Decision]) -> list[list[Decision]]:
    """What stands in one column: a decision, in Les Deux Limoges a turn; more if it is narrow."""
    found = [[one] for one in decisions]
    if at.study.FURTHER:
        turns = groupby(decisions, key=lambda one: at.course.places[one.step - 1][:2])
        found = [list(among) for _, among in turns]
    many = -(-len(found) // WIDTH)
    return [list(chain(*found[n : n + many])) for n in range(0, len(found), many or 1)]


def plot(columns: Sequence[Sequence[Decision]], say: Callable[[float], str]) -> Iterator[str]:
    """The values as bars from the lowest to the highest, and under them all slips and mistakes."""
    if not columns:
        return
    values = [sum(one.value for one in column) / len(column) for column in columns]
    low, high = min(values), max(values)
    heights = [8 * HEIGHT * (value - low) / ((high - low) or 1) for value in values]
    labels = {HEIGHT - 1: say(high), 0: say(low)}
    wide = max(map(len, labels.values()))
    for row in range(HEIGHT - 1, -1, -1):
        bars = "".join(_bar(height - 8 * row, at_least=row == 0) for height in heights)
        yield f"{labels.get(row, ''):>{wide}} │{bars.rstrip()}"
    worst = [max(column, key=lambda one: (one.mark != "good", one.loss)) for column in columns]
    marks = [MARKS[one.mark] for one in worst]
    yield f"{'':>{wide}} │{''.join(marks)}"


def _bar(height: float, *, at_least: bool) -> str:
    """An eighth of a line for each of eight, at least one in the lowest row."""
    return BARS[min(8, max(int(at_least), round(height)))]


def _picture(at: Looking, seat: OfSeat, worst: Decision, screen: Console, speech: Speech) -> None:
    """The position of the move that cost most, as its seat saw it."""
    if worst.mark != "good":
        view = at.course.game.view(at.course.states[worst.step - 1], seat.seat)
        said = told(speech, at.course.game.name, worst.move, view)
        screen.print(f"{MARKS[worst.mark]} {worst.step}: {said}", markup=False)
        screen.print(picture(at.course.game.name, view, speech, screen))
