"""A record for programs: the moment after a step, its legal moves, and every step, as JSON."""

import json
from collections.abc import Iterator
from typing import Any

from limestone import shown
from limestone.rules.game import CHANCE, Seat
from limestone.rules.referee import Referee

Json = Any


def moment(referee: Referee) -> str:
    """What all see, and what every seat and a spectator (`watch`) sees besides."""
    game, state = referee.game, referee.state
    form, scene = shown.form(game.name), game.scene(state)
    seats = {"watch": None} | {str(seat): seat for seat in range(referee.header.seats)}
    return _written(
        {
            "game": game.name,
            "step": referee.at.number,
            "due": [seat for seat in referee.at.due if seat != CHANCE],
            "over": referee.over,
            "scene": form.scene(scene),
            "views": {key: form.own(scene, game.own(state, seat)) for key, seat in seats.items()},
        }
    )


def moves(referee: Referee) -> str:
    """The legal moves of every seat that is due."""
    game, due = referee.game, [seat for seat in referee.at.due if seat != CHANCE]
    legal = {str(n): [game.write(move) for move in game.legal(referee.state, n)] for n in due}
    return _written({"step": referee.at.number, "moves": legal})


def steps(referee: Referee) -> Iterator[str]:
    """Every step with what it told a spectator and every seat, a line each."""
    tell = referee.game.tell
    seats = {"watch": None} | {str(seat): seat for seat in range(referee.header.seats)}
    for at in referee.since(0):
        if before := at.before:
            events = {
                key: [shown.event(one) for one in tell(before.state, at.moves, seat)]
                for key, seat in seats.items()
            }
            taken = {_name(seat): text for seat, text in at.step.moves.items()}
            yield _written({"step": at.number, "moves": taken, "events": events})


def _name(seat: Seat) -> str:
    return "*" if seat == CHANCE else str(seat)


def _written(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)
