"""The result of a night as text and as CSV: the standings, and what happened at every table."""

import csv
from fractions import Fraction
from io import StringIO

from babel.numbers import format_decimal

from limestone.i18n import Speech
from limestone.server.nights.called import names
from limestone.server.nights.night import Board, Night, Round

FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would take for a formula


def as_csv(night: Night, speech: Speech) -> str:
    """A row for every player: place, name, score, tie-breaks, and what each round brought.

    Of a round: the score, the points, against whom, and how it came about if not by playing.
    """
    called = [speech.called(name) for name in names(night)]
    rounds = night.finished
    out = StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    head = ["place", "name", "bot", "score", "opponents", "points", "byes"]
    of_rounds = [
        f"round {n}{what}"
        for n, _ in enumerate(rounds, 1)
        for what in ("", " points", " opponents", " how")
    ]
    writer.writerow([*head, *of_rounds])
    for one in night.standings():
        n = int(one.player)
        writer.writerow(
            [
                one.place,
                _harmless(called[n]),
                night.players[n].level,
                _number(one.score),
                _number(one.opponents),
                one.points,
                one.byes,
                *(cell for played in rounds for cell in _cells(night, played, n, called)),
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
            _said(one.score, speech),
            _said(one.opponents, speech),
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
    told = [
        line
        for number, played in enumerate(night.finished, 1)
        for line in ("", *_told(number, played, called, speech))
    ]
    return "\n".join([title, after, "", *lines, "", speech.say("night-ties"), *told, ""])


def _cells(night: Night, played: Round, player: int, called: list[str]) -> list[str]:
    """What a round brought a player: score, points, opponents, and how if not by playing."""
    score = night.score_in(played, player)
    n = played.table_of(player)
    brought = "" if score is None else _number(score)
    if n is None:
        return [brought, "", "", "bye" if player in played.byes else ""]
    board = played.tables[n]
    others = [_harmless(called[other]) for other in board.players if other != player]
    points = str(board.points[board.players.index(player)]) if board.points else ""
    return [brought, points, " / ".join(others), _how(board, player)]


def _how(board: Board, player: int) -> str:
    if board.settled:
        return "settled"
    if player in board.absent:
        return "absent, bot played"
    return "bot helped" if any(stand.player == player for stand in board.stands) else ""


def _told(number: int, played: Round, called: list[str], speech: Speech) -> list[str]:
    """The tables of a round, a line each: who made how many points, and what else happened."""
    lines = [speech.say("web-night-round-boards", round=number)]
    for n, board in enumerate(played.tables, 1):
        stood = {stand.player for stand in board.stands}
        seats = [
            " ".join([called[player], *points, *bot])
            for seat, player in enumerate(board.players)
            for points in [[str(board.points[seat])] if board.points else []]
            for bot in [[f"({speech.say('web-night-stood-in')})"] if player in stood else []]
        ]
        first = [
            called[p] for p, place in zip(board.players, board.places, strict=True) if place == 1
        ]
        wins = [] if len(first) > 1 else [speech.say("web-night-wins", name=first[0])]
        how = [speech.say("web-night-settled", name=board.settled)] if board.settled else []
        what = "; ".join([", ".join(seats), *wins, *how])
        table = speech.say("web-night-table", table=n)
        lines.append(speech.say("web-option-is", setting=table, choice=what))
    byes = speech.listed([called[player] for player in played.byes])
    return [*lines, *([speech.say("web-night-bye", names=byes)] if byes else [])]


def _number(score: Fraction) -> str:
    return f"{float(score):.2f}".rstrip("0").rstrip(".")


def _said(score: Fraction, speech: Speech) -> str:
    """A score as people of a language write it: 1.5 or 1,5."""
    return str(format_decimal(round(float(score), 2), locale=speech.lang))


def _harmless(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA) else name
