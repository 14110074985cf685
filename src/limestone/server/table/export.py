"""The record of a table: whole once the game is over, before that what a viewer may know."""

from collections.abc import Sequence
from dataclasses import replace

from limestone.rules import record
from limestone.rules.game import Seat
from limestone.rules.record import UNKNOWN, Header, Record, Step
from limestone.server.table import fair_deals
from limestone.server.table.chairs import GHOST
from limestone.server.table.entry import Logged, Unknown
from limestone.server.table.table import OVER, Table


def written(table: Table, log: Sequence[Logged], seats: Sequence[Seat]) -> str:
    """The record as text, for a viewer with these seats."""
    steps = _played(log) if table.trouble else _steps(table)
    if table.phase != OVER:
        steps = _shown(table, steps, seats)
    header = replace(_header(table), seed=table.seed(told=bool(seats)))
    return record.write(Record(header, tuple(steps)))


def whole(table: Table, log: Sequence[Logged]) -> str:
    """The record with all its secrets: for the operator only."""
    steps = _played(log) if table.trouble else _steps(table)
    seed = "" if table.terms.origin else table.terms.seed
    return record.write(Record(replace(_header(table), seed=seed), tuple(steps)))


def _header(table: Table) -> Header:
    terms = table.terms
    played_out = table.phase == OVER and not table.end and table.referee
    chairs = dict(enumerate(table.chairs))
    names = dict(enumerate(table.names()))
    return Header(
        game=terms.game,
        rules=terms.rules,
        seats=len(chairs),
        options=terms.words,
        starter=terms.starter,
        origin=f"{terms.origin.kind} {terms.origin.source}".rstrip() if terms.origin else "",
        material=terms.material,
        players={seat: " ".join(name.split()) for seat, name in names.items()},
        bots={seat: chair.level for seat, chair in chairs.items() if chair.level},
        ghosts=tuple(seat for seat, chair in chairs.items() if chair.kind == GHOST),
        scheme=terms.scheme,
        commitment="" if terms.origin else fair_deals.promise(terms.seed),
        salts={seat: chair.salt for seat, chair in chairs.items() if chair.salt},
        withheld=dict(table.withheld),
        result=table.game.scores(table.state) if played_out else (),
        end=table.end,
    )


def _steps(table: Table) -> list[Step]:
    return table.referee.steps if table.referee else []


def _shown(table: Table, steps: Sequence[Step], seats: Sequence[Seat]) -> list[Step]:
    """The steps with `?` for every move that none of the viewer's seats may know."""
    if table.trouble:  # no rules to ask: one's own moves
        return [
            Step({who: text if who in seats else UNKNOWN for who, text in step.moves.items()})
            for step in steps
        ]
    game, state = table.game, table.state
    moves = [at.moves for at in table.referee.since(0)] if table.referee else []
    known = [game.disclosed(state, moves, seat) for seat in seats or (None,)]
    return [
        Step(
            {
                seat: text if any(told[n][seat] is not None for told in known) else UNKNOWN
                for seat, text in step.moves.items()
            },
            step.comments,
        )
        for n, step in enumerate(steps)
    ]


def _played(log: Sequence[Logged]) -> list[Step]:
    """The steps of a game that this version cannot replay, as they were stored, as far as known."""
    steps: list[Step] = []
    for logged in log:
        if isinstance(logged.body, Unknown):
            break
        steps += map(Step, logged.body.played())
        if count := logged.body.taken_back():
            del steps[-count:]
    return steps
