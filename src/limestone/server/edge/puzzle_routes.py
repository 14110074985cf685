"""The routes for puzzles. What is best leaves the server only after a try."""

from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from limestone import shown
from limestone.rules.game import GAMES, choose
from limestone.server.edge.api_types import (
    AnswerShown,
    ChoiceShown,
    PuzzleListed,
    PuzzleShown,
    PuzzlesShown,
    StrengthShown,
    TriedShown,
    no,
)
from limestone.server.edge.auth import Auth, Caller
from limestone.server.edge.few_threads import FewThreads
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.puzzling import Strength, choices, following, strength
from limestone.server.store import puzzle_tries
from limestone.server.store.log import Store
from limestone.server.store.puzzle_tries import Try
from limestone.study.judging import study_of
from limestone.study.puzzle import Puzzle, of_day, puzzle, puzzles

Begun = Annotated[str, QueryParameter(max_length=80)]
LISTED = 5  # moves that the answer tells the value of

_threads = FewThreads("puzzles", 1)


class TriedPuzzle(msgspec.Struct):
    """A move; none: show me the answer."""

    move: Annotated[str, msgspec.Meta(max_length=80)] = ""


@get("/api/puzzles", responses=no(401, 403, 429, 503))
async def listed(
    caller: NamedDependency[Caller], live_tables: NamedDependency[LiveTables]
) -> PuzzlesShown:
    """The puzzles of today, the same for all, and how good one is at them."""
    today, store = datetime.now(UTC).date(), live_tables.store
    found = [one for name in GAMES if (one := of_day(name, today))]
    tried = {one.id: await _tries(store, caller, one) for one in found}
    return PuzzlesShown(
        day=today.isoformat(),
        today=[await _threads.run(caller.address, _listed, one, tried[one.id]) for one in found],
        strengths={name: _strength(await _own(store, caller, name)) for name in GAMES},
        counts={name: len(puzzles(name)) for name in GAMES},
    )


@get("/api/puzzles/{name:str}", responses=no(400, 401, 403, 404, 429, 503))
async def shown_one(
    name: FromPath[str],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
) -> PuzzleShown:
    """A position, the moves it may be answered with, and what one has tried so far."""
    one, store = puzzle(name[:32]), live_tables.store
    tries = await _tries(store, caller, one)
    chosen = choices(one, await puzzle_tries.chosen(store, one.id))
    # Afterwards its ways are counted, too.
    moment, legal = await _threads.run(caller.address, _position, one)
    return PuzzleShown(
        **msgspec.structs.asdict(_listed(one, tries)),
        seat=one.seat,
        people=chosen.people,
        solvers=chosen.solved,
        moment=moment,
        legal=legal,
        strength=_strength(await _own(store, caller, one.game)),
        tries=[_tried(one, made) for made in tries],
        answer=await _answer(store, one) if any(made.opens for made in tries) else None,
    )


@get("/api/puzzles/{name:str}/outlook", responses=no(400, 401, 403, 404, 409, 429))
async def outlook(
    name: FromPath[str], caller: NamedDependency[Caller], begun: Begun = ""
) -> Response[Any]:
    """What a move that has been begun would bring at once, by the rules."""
    one = puzzle(name[:32])
    rules = GAMES[one.game]

    def counted() -> bytes:
        seen = rules.scene(one.state)
        return msgspec.json.encode(shown.outlook(one.game, seen, one.seat, rules.read(begun)))

    return Response(await _threads.run(caller.address, counted), media_type=MediaType.JSON)


@post(
    "/api/puzzles/{name:str}/try",
    status_code=200,
    responses=no(400, 401, 403, 404, 409, 429, 503),
)
async def tried(
    name: FromPath[str],
    data: JSONBody[TriedPuzzle],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
) -> TriedShown:
    """Try a move, or ask for the answer. The first try of a person counts, and no other."""
    await auth.spend("puzzles", caller)
    one, store = puzzle(name[:32]), live_tables.store
    move = await _threads.run(caller.address, one.checked, data.move) if data.move else ""
    solved = move in one.best
    before = await _own(store, caller, one.game)
    made = Try(one.id, 1, move, solved)
    if caller.person:
        made = await puzzle_tries.add(store, caller.person.id, one.id, move, solved=solved)
    own = await _own(store, caller, one.game)
    told = _tried(one, made)
    told.rated = bool(caller.person) and made.number == 0
    told.change = round(own.rating) - round(before.rating) if told.rated else 0
    told.strength = _strength(own)
    told.answer = await _answer(store, one) if made.opens else None
    return told


@get("/api/puzzles/next/{game:str}", responses=no(400, 401, 403, 404, 409, 429, 503))
async def next_one(
    game: FromPath[str],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
) -> PuzzleListed:
    """A puzzle that one has not tried yet, about as hard as one is good."""
    name, store = choose(game[:32]).name, live_tables.store
    tries = await puzzle_tries.rated(store, caller.person.id, name) if caller.person else []
    found = following(name, strength(name, tries), tries)
    return await _threads.run(caller.address, _listed, found, [])


async def _tries(store: Store, caller: Caller, one: Puzzle) -> list[Try]:
    return await puzzle_tries.at_puzzle(store, caller.person.id, one.id) if caller.person else []


async def _own(store: Store, caller: Caller, game: str) -> Strength:
    tries = await puzzle_tries.rated(store, caller.person.id, game) if caller.person else []
    return strength(game, tries)


async def _answer(store: Store, one: Puzzle) -> AnswerShown:
    """All that is known: the best move, what others are worth, why, and what people chose."""
    chosen = choices(one, await puzzle_tries.chosen(store, one.id))
    named = dict(chosen.moves)
    first = [weighed for weighed in one.moves if weighed.move not in one.best[1:]][:LISTED]
    known = [weighed.move for weighed in first]
    moves = [ChoiceShown(one.move, one.value, named.get(one.move, 0)) for one in first]
    for move, people in chosen.moves:
        if move not in known:
            weighed = one.value(move)
            moves.append(ChoiceShown(move, weighed.value if weighed else None, people))
    return AnswerShown(
        best=one.moves[0].move,
        alike=list(one.best),
        tree=shown.form(one.game).tree(one.best),
        unit=study_of(one.game).UNIT,
        lead=one.lead.gap,
        reason=one.reason.json(),
        moves=moves,
        people=chosen.people,
        solvers=chosen.solved,
    )


def _listed(one: Puzzle, tries: list[Try]) -> PuzzleListed:
    solved = tries[0].solved if tries else None
    return PuzzleListed(one.id, one.game, one.rating, one.ways, solved)


def _strength(own: Strength) -> StrengthShown:
    last = list(own.last)
    return StrengthShown(round(own.rating), round(2 * own.deviation), own.tries, last)


def _tried(one: Puzzle, made: Try) -> TriedShown:
    found = one.value(made.move) if made.move else None
    return TriedShown(made.move, made.solved, found.value if found else None)


def _position(one: Puzzle) -> tuple[Any, Any]:
    """The table as the seat sees it, in the form of a moment of a record, without the record."""
    rules, form = GAMES[one.game], shown.form(one.game)
    seen, own = rules.scene(one.state), rules.own(one.state, one.seat)
    key, header = str(one.seat), one.record.header
    assert one.ways
    moment = {
        "game": one.game,
        "options": list(header.options),
        "seats": header.seats,
        "names": {},
        "levels": {},
        "result": [],
        "winners": [],
        "places": [],
        "tie_break": None,
        "lower_ties": [],
        "end": "",
        "steps": [],
        "comments": [],
        "step": len(one.record.steps),
        "due": [one.seat],
        "scene": form.scene(seen),
        "views": {key: form.own(seen, own)},
        "events": {},
        "next": {},
        "foreseen": {key: form.foreseen(seen, own, "")},
        "offers": {key: form.offers(seen, own)},
        "outlook": None,
    }
    return msgspec.to_builtins(moment), form.tree(one.legal())


routes = [listed, next_one, shown_one, outlook, tried]
