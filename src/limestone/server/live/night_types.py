"""A club night as JSON: what one viewer is shown of it."""

from typing import Any

import msgspec

from limestone.server.table.terms import Pace


class PlayerShown(msgspec.Struct):
    """Somebody who plays; by their number in orders."""

    player: int
    name: str
    level: str  # of a bot
    mine: bool
    here: bool
    ready: bool
    resting: bool
    missed: bool  # they rest, for they were found absent
    out: bool
    late: int  # the rounds that they missed before they came
    helps: bool


class SeatShown(msgspec.Struct):
    """A player at a table of the round."""

    player: int
    stand: str  # the level of the bot that plays for them, as the night has ordered
    absent: bool = False  # they had not come back by the end: what the bot made is not theirs
    away: bool = False  # neither at the table nor on the page of the night: for who helps
    place: int | None = None
    points: int | None = None  # of what is shown
    picture: dict[str, Any] | None = None


class BoardShown(msgspec.Struct):
    """A table of the round, as far as a viewer may know it."""

    table: int
    code: str  # nothing while the viewer may not go there
    mine: bool
    over: bool
    settled: str
    sealed: bool  # the viewer is shown nothing of what lies there
    late: bool  # what is shown is as it was some rounds ago
    round: int
    rounds: int | None
    seats: list[SeatShown]


class StandingShown(msgspec.Struct):
    player: int
    place: int
    score: float
    opponents: float
    points: int
    byes: int


class DealShown(msgspec.Struct):
    """A round as the viewer has played it."""

    round: int
    others: list[int]
    points: list[int]  # one's own first
    score: float | None
    bye: bool
    absent: list[int]  # for whom a bot has played: its points are not theirs
    settled: str  # by whom


class SaidShown(msgspec.Struct):
    at: int
    name: str
    text: str


class NightShown(msgspec.Struct):
    """A club night as one viewer knows it."""

    code: str
    number: int
    now: int  # by the server's clock
    name: str
    organiser: str
    game: str
    options: list[str]
    size: int
    rounds: int | None
    until: int | None
    starts: int
    minutes: int
    pace: Pace
    same: bool
    late: bool
    places: int
    visibility: str
    rated: bool
    phase: str
    paused: bool
    round: int
    ends: int | None  # when the round is meant to be over
    begins: int | None  # when the next round begins by itself
    overruns: int | None  # when bots finish the games of the round that are still open
    organises: bool  # also who helps, where the organiser is gone
    last: bool  # no round comes after this one
    helps: bool
    me: int | None
    players: list[PlayerShown]
    byes: list[int]
    of: int  # the round that `byes` and `tables` are of
    tables: list[BoardShown]
    after: int  # the rounds that the standings count
    standings: list[StandingShown]
    deals: list[DealShown]
    announced: list[SaidShown]


class NightListed(msgspec.Struct):
    """A club night in a list."""

    code: str
    name: str
    organiser: str
    game: str
    size: int
    same: bool
    starts: int
    phase: str
    players: int
    places: int
    round: int
    rounds: int | None
    mine: bool
    ended: int | None = None  # when it was over; as the winners, only where one asks for nights
    winners: list[str] = []
