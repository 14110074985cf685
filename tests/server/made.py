"""Tables as values: made without a server, changed by orders, for tests of what is pure."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from limestone.rules.game import GAMES, Refused, options
from limestone.server.table import seating
from limestone.server.table.chairs import BOT, OPEN, PERSON, Chair
from limestone.server.table.deciding import decision
from limestone.server.table.entry import Logged, Proposal, entered
from limestone.server.table.order import Order
from limestone.server.table.person import Person
from limestone.server.table.table import Table
from limestone.server.table.terms import Pace, Terms

ANN, BO, CY = (Person(name.lower(), name, "guest") for name in ("Ann", "Bo", "Cy"))
HOST = ANN
LEVEL = "novice"


def chairs(people: str) -> tuple[Chair, ...]:
    """Chairs in a word: `ab-+` is Ann, Bo, an open one and a bot."""
    names = {"a": ANN, "b": BO, "c": CY}
    kinds = {"-": Chair(OPEN), "+": Chair(BOT, name=LEVEL, level=LEVEL, salt="salt")}
    return tuple(
        kinds.get(sign) or Chair(PERSON, names[sign].id, names[sign].name, salt=sign)
        for sign in people
    )


def made(game: str, people: str, **terms: Any) -> Table:
    """A table that waits, or plays if all chairs are taken."""
    rules = GAMES[game]
    chosen = options(rules)
    settled = Terms(
        id="t",
        code="tavo-kilu",
        game=game,
        rules=rules.version,
        words=chosen.words,
        material=(chosen.material.name, chosen.material.digest),
        chairs=chairs(people),
        visibility="link",
        pace=Pace(),
        auto=True,
        host=HOST.id,
        seed="5eed" * 16,
        invite="secret",
        created=0,
    )
    settled = msgspec.convert(msgspec.to_builtins(settled) | terms, Terms)
    table = Table(settled, chosen.material, settled.chairs)
    if "-" in people or terms.get("auto") is False:
        return table
    return growth(table, seating.start(table))[1]


def ordered(table: Table, person: Person, order: Order, at: int = 0) -> Table:
    """The table after an order; Refused when it is not carried out."""
    return growth(table, order.propose(table, person), at)[1]


def refusal(table: Table, person: Person, order: Order) -> str:
    """The code of the refusal of an order, or nothing."""
    try:
        ordered(table, person, order)
    except Refused as refused:
        return refused.code
    return ""


def decided(table: Table, seat: int, move: str) -> Table:
    """The table after a seat has decided, whoever sits there."""
    return growth(table, decision(table, seat, move))[1]


def growth(table: Table, proposed: Proposal, at: int = 0) -> tuple[Logged, Table]:
    """The next entry and the table after it."""
    entry = Logged(table.number + 1, at, proposed.entry)
    return entry, entered(table, proposed.table, entry)


def history(
    game: str, people: str, rng: Random, most: int = 60, **terms: Any
) -> Iterator[tuple[Logged, Table]]:
    """Every entry of a random game, from the one that starts it, and the table after it."""
    table = made(game, people, auto=False, **terms)
    yield (grown := growth(table, seating.start(table)))
    for _ in range(most):
        table = grown[1]
        if table.phase != "playing":
            return
        seat = rng.choice(table.waiting_for())
        moves = table.game.legal(table.state, seat)
        text = table.game.write(moves[rng.randrange(len(moves))])
        yield (grown := growth(table, decision(table, seat, text)))


def positions(game: str, people: str, rng: Random, most: int = 60) -> Iterator[Table]:
    """A table after each decision of a random game."""
    for _, table in history(game, people, rng, most):
        yield table


def cells(table: str) -> list[tuple[str, str, str]]:
    """The cells of a table in words: row, who, answer."""
    head, *lines = table.strip().splitlines()
    rows = [line.split() for line in lines]
    return [
        (name, who, answer)
        for name, *answers in rows
        for who, answer in zip(head.split(), answers, strict=True)
    ]
