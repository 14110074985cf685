"""The result of a night as text and as CSV."""

import csv
from fractions import Fraction
from io import StringIO

from limestone.i18n import Speech
from limestone.server.nights.called import names
from limestone.server.nights.night import Night

FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would take for a formula


def as_csv(night: Night, speech: Speech) -> str:
    """A row for every player: place, name, score, tie-breaks, and what each round brought."""
    called = [speech.called(name) for name in names(night)]
    rounds = night.finished
    out = StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    head = ["place", "name", "bot", "score", "opponents", "points", "byes"]
    writer.writerow([*head, *(f"round {n}" for n, _ in enumerate(rounds, 1))])
    for one in night.standings():
        n = int(one.player)
        scores = [night.score_in(played, n) for played in rounds]
        writer.writerow(
            [
                one.place,
                _harmless(called[n]),
                night.players[n].level,
                _number(one.score),
                _number(one.opponents),
                one.points,
                one.byes,
                *("" if score is None else _number(score) for score in scores),
            ]
        )
    return out.getvalue()


def as_text(night: Night, speech: Speech) -> str:
    """The standings as lines of text, in somebody's language."""
    called = [speech.called(name) for name in names(night)]
    rows = [
        (
            f"{one.place}.",
            called[int(one.player)],
            _number(one.score),
            _number(one.opponents),
            str(one.points),
        )
        for one in night.standings()
    ]
    head = (
        "",
        "",
        speech.say("night-score"),
        speech.say("night-opponents"),
        speech.say("night-points"),
    )
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    lines = [
        "  ".join(
            cell.ljust(width) if column == 1 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in [head, *rows]
    ]
    title = f"{night.terms.name} · {speech.say(f'web-game-{night.terms.game}')}"
    after = speech.say("night-after", round=len(night.finished))
    return "\n".join([title, after, "", *lines, "", speech.say("night-ties"), ""])


def _number(score: Fraction) -> str:
    return f"{float(score):.2f}".rstrip("0").rstrip(".")


def _harmless(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA) else name
