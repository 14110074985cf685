"""A record shown step by step, from every player's point of view. Nothing is stored."""

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from limestone import shown
from limestone.rules import record
from limestone.rules.game import CHANCE, Event, Game, Refused, Seat
from limestone.rules.limits.accusation import over
from limestone.rules.limits.table import State
from limestone.rules.ranks import places
from limestone.rules.record import Record, Step
from limestone.server.edge.api_types import no
from limestone.server.edge.auth import Auth, Caller
from limestone.server.edge.bodies import LARGEST
from limestone.server.edge.few_threads import FewThreads
from limestone.server.live.messages import WATCH, lower

Json = Any
LONGEST = 200_000  # characters of a record

_threads = FewThreads("replay", 1)


class AskedReplay(msgspec.Struct):
    """A record, and the moment to be shown: after so many steps.

    A move that a seat has begun there, if any, for what it would bring; and whether all legal moves
    are wanted.
    """

    record: str
    step: int = 0
    begun: str = ""
    eyes: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    legal: bool = False


class Moment(msgspec.Struct):
    """What every seat saw then, what the last step told it, and which move comes next."""

    game: str
    options: list[str]
    seats: int
    names: dict[str, str]
    levels: dict[str, str]  # of the bots
    result: list[int]
    winners: list[Seat]  # by the rules, tie-breaks included; nobody before the last step
    places: list[int]  # of every seat, likewise
    tie_break: Json  # what came of a tie on points, as an event, or null
    lower_ties: list[Json]  # the same of those who have not won
    end: str
    steps: list[dict[str, str]]
    comments: list[list[str]]
    step: int
    due: list[Seat]
    scene: Json  # what all see alike: once, as a record of 27 kB can hold a hundred lands
    views: dict[str, Json]  # what each seat sees besides
    events: dict[str, list[Json]]  # of `watch`, and of every seat that was told something else
    next: dict[str, Json]  # the move of the record as a tree; of seat 0 also those alike
    foreseen: dict[str, Json]  # and what it would do, as far as its seat could know
    offers: dict[str, Json]  # all that its turn offered a seat that is due, possible or not
    outlook: Json = None  # what the move that was begun would bring
    legal: dict[str, Json] = {}  # all moves of the seats that are due, as trees, if they are wanted


class Told(msgspec.Struct):
    record: str


class Story(msgspec.Struct):
    """All steps of a record in one go."""

    rounds: list[int]  # in which round each is taken
    turns: list[int]  # in which turn of it; 0: before or after the turns, or there are none
    events: list[list[Json]]  # what it told those who decided, each thing once
    over: list[bool | None]  # whether what was laid broke a limit, in a game that has such
    finished: bool = True  # to its end, or somebody ended it: else there is no review


@post(
    "/api/replay",
    request_max_body_size=LARGEST,
    status_code=200,
    responses=no(400, 401, 403, 409, 413, 429),
)
async def replayed(
    data: JSONBody[AskedReplay], caller: NamedDependency[Caller], auth: NamedDependency[Auth]
) -> Response[Moment]:
    """One moment of a record."""
    if len(data.record) > LONGEST:
        raise Refused("too-large", bytes=LONGEST)
    await auth.limits.spend("replay", caller.address)
    shown: Any = await _threads.run(caller.address, _written, data)
    return Response(shown, media_type=MediaType.JSON)


def _written(asked: AskedReplay) -> bytes:
    """One moment as it is sent: written in the thread too, as it can be long."""
    played, begun = record.read(asked.record), asked.begun[:200]
    return msgspec.json.encode(moment(played, asked.step, begun, asked.eyes, legal=asked.legal))


@post(
    "/api/replay/story",
    request_max_body_size=LARGEST,
    status_code=200,
    responses=no(400, 401, 403, 409, 413, 429),
)
async def story(
    data: JSONBody[Told], caller: NamedDependency[Caller], auth: NamedDependency[Auth]
) -> Response[Story]:
    """All steps of a record in one go: for a list of moves."""
    if len(data.record) > LONGEST:
        raise Refused("too-large", bytes=LONGEST)
    await auth.limits.spend("replay", caller.address)
    told: Any = await _threads.run(caller.address, _told_whole, data.record)
    return Response(told, media_type=MediaType.JSON)


def _told_whole(text: str) -> bytes:
    return msgspec.json.encode(whole(record.read(text)))


def whole(played: Record) -> Story:
    """What happened in every step of a record."""
    game, found, place = played.game, Story([], [], [], []), shown.Place()
    state = record.begin(played)
    for moves, after in record.played(played, state):
        place = shown.place(game, state, moves, after, place)
        found.rounds.append(place.round)
        found.turns.append(place.turn)
        found.events.append(_each_once(game, state, moves))
        found.over.append(_over(after, next(iter(moves))))
        state = after
    found.finished = bool(played.header.end) or not game.actors(state)
    return found


def _each_once(game: Game, state: Any, moves: Mapping[Seat, Any]) -> list[Json]:
    """What a step tells those who decided, each thing once: a hundred may have decided."""
    found: dict[bytes, Json] = {}
    last: Sequence[Event] = ()
    for seat in moves:
        told = game.tell(state, moves, None if seat == CHANCE else seat)
        if told != last:  # where nothing is secret all are told the same
            events = map(shown.event, told)
            found |= {msgspec.json.encode(event): event for event in events}
        last = told
    return list(found.values())


def moment(
    played: Record, step: int, begun: str = "", eyes: Seat = 0, *, legal: bool = False
) -> Moment:
    """The table after so many steps of a record, for every seat and for a spectator."""
    game, steps = played.game, played.steps
    step = max(0, min(step, len(steps)))
    # Only as far as asked: the beginning of a game has no result to be checked.
    replay = record.replay(Record(_open(played, step), steps[:step]))
    states = list(deque(replay, maxlen=2))  # the last two: a long game has many
    state = states[-1]
    form, seen = shown.form(game.name), game.scene(state)
    keys: dict[str, Seat | None] = {str(seat): seat for seat in range(played.header.seats)}
    keys[WATCH] = None
    last = steps[step - 1] if step else None
    told = {key: _told(game, states[0], last, seat) for key, seat in keys.items()} if last else {}
    over = not game.actors(state)
    decided = game.tie_break(state) if over else None
    names, levels = record.players(played.header)
    return Moment(
        game=game.name,
        options=list(played.header.options),
        seats=played.header.seats,
        names={str(seat): name for seat, name in names.items()},
        levels={str(seat): level for seat, level in levels.items()},
        result=list(played.header.result),
        winners=list(game.winners(state)) if over else [],
        places=list(places(game.ranks(state))) if over else [],
        tie_break=shown.event(decided) if decided else None,
        lower_ties=lower(game.name, game.ranks(state)) if over else [],
        end=played.header.end,
        steps=[{_name(seat): text for seat, text in one.moves.items()} for one in steps],
        comments=[list(one.comments) for one in steps],
        step=step,
        due=list(game.actors(state)),
        scene=form.scene(seen),
        views={key: form.own(seen, game.own(state, seat)) for key, seat in keys.items()},
        events={key: one for key, one in told.items() if key == WATCH or one != told[WATCH]},
        next=_next(game, seen, steps[step]) if step < len(steps) else {},
        foreseen=_foreseen(game, state, steps[step]) if step < len(steps) else {},
        offers={
            str(seat): form.offers(seen, game.own(state, seat))
            for seat in game.actors(state)
            if seat != CHANCE
        },
        outlook=shown.outlook(game.name, seen, eyes, game.read(begun)) if begun else None,
        legal=_legal(game, state) if legal else {},
    )


def _open(played: Record, step: int) -> record.Header:
    """The header, without a result where the game is not over yet."""
    whole = step == len(played.steps)
    return played.header if whole else replace(played.header, result=(), end="")


def _told(game: Game, before: Any, step: Step, seat: Seat | None) -> list[Json]:
    moves = record.checked(game, before, step)
    return [shown.event(event) for event in game.tell(before, moves, seat)]


def _next(game: Game, seen: Any, step: Step) -> dict[str, Json]:
    """An introduction is played by seat 0: there every move that comes to the same is as good."""
    tree = shown.form(game.name).tree
    found = {str(seat): tree([text]) for seat, text in step.moves.items() if seat != CHANCE}
    if text := step.moves.get(0):
        alike = shown.alike(game.name, seen, 0, game.read(text))
        found["0"] = tree([game.write(move) for move in alike])
    return found


def _over(state: Any, seat: Seat) -> bool | None:
    """In Limits: whether what was just laid broke the limit."""
    return over(state, seat) if isinstance(state, State) else None


def _legal(game: Game, state: Any) -> dict[str, Json]:
    tree = shown.form(game.name).tree
    due = [seat for seat in game.actors(state) if seat != CHANCE]
    return {str(seat): tree([game.write(m) for m in game.legal(state, seat)]) for seat in due}


def _foreseen(game: Game, state: Any, step: Step) -> dict[str, Json]:
    form, seen = shown.form(game.name), game.scene(state)
    return {
        str(seat): form.foreseen(seen, game.own(state, seat), text)
        for seat, text in step.moves.items()
        if seat != CHANCE
    }


def _name(seat: Seat) -> str:
    return "*" if seat == CHANCE else str(seat)


routes = [replayed, story]
