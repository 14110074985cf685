"""The daily game in the terminal: play the cards of a date, then show a wall to others."""

import json
from datetime import UTC, date, datetime
from pathlib import Path

import click
from platformdirs import user_data_path

from limestone.i18n import Speech
from limestone.rules import limes
from limestone.rules.game import options
from limestone.rules.limes.scoring import ladder
from limestone.rules.referee import Referee
from limestone.search.kernels.compiled import FAST
from limestone.study import daily
from limestone.study.course import course
from limestone.study.daily import Yardsticks
from limestone.study.review import gather, looking
from limestone.terminal.numbers import said_result
from limestone.terminal.review import found
from limestone.terminal.table import Table, resumed


def today() -> date:
    """The date of the game that everybody can play now: the day begins at midnight UTC."""
    return datetime.now(UTC).date()


def as_json(day: date, speech: Speech) -> str:
    """The cards of a date, and what can be made of them."""
    marks = _yardsticks(day, speech)
    told = {"date": day.isoformat(), "cards": daily.cards(day), "par": marks.par}
    return json.dumps(told | {"hindsight": marks.hindsight.score})


def table(day: date, speech: Speech) -> Table:
    """The game of a date, or where it was left."""
    saved, deals = _saved(day), daily.deals(day)
    referee = Referee.begin(limes, 1, options(limes), deals)
    if saved.exists():
        left = resumed(saved, deals, None)
        referee = referee if left.over else left
    return Table(referee, speech, saved)


def result(day: date, played: Referee, speech: Speech) -> str:
    """What came of it, and the text that tells others nothing about the cards."""
    at = looking(course(played.record))
    marks = _yardsticks(day, speech)
    (seat,) = gather(at, found(at, speech)).seats
    (score,) = limes.scores(played.state)
    par = said_result(speech.lang, "points", round(marks.par))
    step = speech.say("limes-ladder", step=ladder(score))
    lines = [
        speech.say(
            "daily-result", score=score, step=step, par=par, hindsight=marks.hindsight.score
        ),
        speech.say(
            "daily-shared",
            date=speech.day(day),
            score=score,
            par=par,
            wall=daily.stones(daily.wall(seat.decisions)),
        ),
    ]
    return "\n\n".join(lines)


def _yardsticks(day: date, speech: Speech) -> Yardsticks:
    if not daily.known(day):
        click.echo(speech.say("daily-reckons" if FAST else "daily-slow"), err=True)
    return daily.yardsticks(day)


def _saved(day: date) -> Path:
    return user_data_path("limestone") / f"daily-{day.isoformat()}.game"
