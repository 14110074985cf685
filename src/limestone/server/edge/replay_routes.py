"""A record shown step by step, from every player's point of view. Nothing is stored."""

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from limestone.rules import record
from limestone.rules.game import CHANCE, Game, Refused, Seat
from limestone.rules.ranks import places
from limestone.rules.record import Record, Step
from limestone.server import shown
from limestone.server.edge.api_types import no
from limestone.server.edge.auth import Caller

Json = Any
LONGEST = 200_000  # characters of a record


class Asked(msgspec.Struct):
    """A record, and the moment to be shown: after so many steps."""

    record: str
    step: int = 0


class Moment(msgspec.Struct):
    """What every seat saw then, what the last step told it, and which move comes next."""

    game: str
    options: list[str]
    seats: int
    names: dict[str, str]
    result: list[int]
    winners: list[Seat]  # by the rules, tie-breaks included; nobody before the last step
    places: list[int]  # of every seat, likewise
    tie_break: Json  # how a tie on points was broken, as an event, or null
    end: str
    steps: list[dict[str, str]]
    comments: list[list[str]]
    step: int
    due: list[Seat]
    views: dict[str, Json]
    events: dict[str, list[Json]]
    next: dict[str, Json]  # the move of the record as a tree, for those who play it again


@post("/api/replay", status_code=200, responses=no(400, 401, 403, 409, 413, 429))
async def replayed(data: JSONBody[Asked], caller: NamedDependency[Caller]) -> Moment:
    """One moment of a record."""
    if len(data.record) > LONGEST:
        raise Refused("too-large", bytes=len(data.record))
    # In a thread: a long game takes longer to replay than the other tables should wait.
    return await asyncio.to_thread(lambda: moment(record.read(data.record), data.step))


def moment(played: Record, step: int) -> Moment:
    """The table after so many steps of a record, for every seat and for a spectator."""
    game, steps = played.game, played.steps
    step = max(0, min(step, len(steps)))
    # Only as far as asked: the beginning of a game has no result to be checked.
    states = list(record.replay(Record(_open(played, step), steps[:step])))
    state = states[-1]
    form, seen = shown.form(game.name), game.scene(state)
    common = form.scene(seen)
    keys: dict[str, Seat | None] = {str(seat): seat for seat in range(played.header.seats)}
    keys["watch"] = None
    told = {key: _told(game, states, steps, seat) for key, seat in keys.items()} if step else {}
    over = not game.actors(state)
    decided = game.tie_break(state) if over else None
    return Moment(
        game=game.name,
        options=list(played.header.options),
        seats=played.header.seats,
        names={str(seat): name for seat, name in played.header.players.items()},
        result=list(played.header.result),
        winners=list(game.winners(state)) if over else [],
        places=list(places(game.ranks(state))) if over else [],
        tie_break=shown.event(decided) if decided else None,
        end=played.header.end,
        steps=[{_name(seat): text for seat, text in one.moves.items()} for one in steps],
        comments=[list(one.comments) for one in steps],
        step=step,
        due=list(game.actors(state)),
        views={key: common | form.own(seen, game.own(state, seat)) for key, seat in keys.items()},
        events=told,
        next=_next(game, steps[step]) if step < len(steps) else {},
    )


def _open(played: Record, step: int) -> record.Header:
    """The header, without a result where the game is not over yet."""
    whole = step == len(played.steps)
    return played.header if whole else replace(played.header, result=(), end="")


def _told(game: Game, states: list[Any], steps: tuple[Step, ...], seat: Seat | None) -> list[Json]:
    last = steps[len(states) - 2]
    moves = record.checked(game, states[-2], last)
    return [shown.event(event) for event in game.tell(states[-2], moves, seat)]


def _next(game: Game, step: Step) -> dict[str, Json]:
    moves = step.moves.items()
    return {str(seat): shown.form(game.name).tree([text]) for seat, text in moves if seat != CHANCE}


def _name(seat: Seat) -> str:
    return "*" if seat == CHANCE else str(seat)


routes = [replayed]
