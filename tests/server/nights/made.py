"""Nights for the tests, as values: people enter, rounds are paired, tables end."""

from collections.abc import Sequence
from typing import Any

from limestone.rules.game import Refused
from limestone.server.nights.coming import Enter
from limestone.server.nights.entry import Entry, Logged, after
from limestone.server.nights.night import Night
from limestone.server.nights.order import Order
from limestone.server.nights.rounds import Finished, pairing
from limestone.server.nights.terms import NightTerms
from limestone.server.table.person import Person
from limestone.server.table.terms import Pace

CLARA = Person("clara", "Clara", "account", "clara")
START = 1_800_000_000_000


def person(name: str) -> Person:
    return Person(name.lower(), name, "account", name.lower())


def night(**wishes: Any) -> Night:
    usual: dict[str, Any] = {
        "id": "0" * 32,
        "code": "tavo-kilu-nemora",
        "name": "Club night of Limoges",
        "organiser": CLARA.id,
        "organiser_name": CLARA.name,
        "game": "limes",
        "words": (),
        "size": 2,
        "rounds": 5,
        "until": None,
        "starts": START,
        "minutes": 25,
        "pace": Pace(60, "bot", "club"),
        "same": True,
        "late": True,
        "places": 16,
        "visibility": "public",
        "created": START,
    }
    return Night(NightTerms(**(usual | wishes)))


def entered(given: Night, entry: Entry, at: int = START, author: str = "") -> Night:
    return after(given, Logged(given.number + 1, at, entry, author))


def ordered(given: Night, who: Person, order: Order, at: int = START) -> Night:
    return entered(given, order.propose(given, who, at), at, who.id)


def refusal(given: Night, who: Person, order: Order) -> str:
    """The code of the refusal; nothing where it is carried out."""
    try:
        order.propose(given, who, START)
    except Refused as refused:
        return refused.code
    return ""


def with_people(given: Night, names: Sequence[str]) -> Night:
    for name in names:
        given = ordered(given, person(name), Enter("e"))
    return given


def with_round(given: Night, seed: str = "seed") -> Night:
    return entered(given, pairing(given, seed))


def played(given: Night) -> Night:
    """All tables of the last round end: whoever sits first wins, with ten points for each place."""
    for n, board in enumerate(given.running().tables):
        if not board.over:
            count = len(board.players)
            places = list(range(1, count + 1))
            points = [10 * (count - place + 1) for place in places]
            given = entered(given, Finished(len(given.rounds), n, places, points))
    return given
