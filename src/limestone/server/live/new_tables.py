"""New tables: as a host wants them, or as the rematch of a finished game."""

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Annotated, Literal
from uuid import UUID, uuid4, uuid5

import msgspec

from limestone.rules.game import Material, Refused, Seat, choose, level, options, rules_of, seated
from limestone.server.live.live_table import LiveTable
from limestone.server.live.live_tables import LiveTables
from limestone.server.store import acquaintances
from limestone.server.store.people import now
from limestone.server.table import fair_deals, rated, seating
from limestone.server.table.chairs import BOT, FORGOTTEN, GHOST, HELD, PERSON, Chair
from limestone.server.table.entry import Logged, Proposal, proposed
from limestone.server.table.order import END, Level, Name, Salt
from limestone.server.table.origin import Given
from limestone.server.table.person import ACCOUNT, Person
from limestone.server.table.seating import Join
from limestone.server.table.table import OVER, Table
from limestone.server.table.terms import PUBLIC, Pace, Terms
from limestone.server.table.upkeep import Rematched

CONSONANTS, VOWELS = "bdfgklmnprstvz", "aeiou"
WORDS = (2, 2, 3)  # syllables of the words of a code: 42 bits, as whoever has one may enter

Word = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-z-]{1,40}" + END)]
Key = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{1,32}" + END)]
OptionWord = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-z_=-]{1,60}" + END)]


class WantedSeat(msgspec.Struct, frozen=True):
    """Who is to sit there."""

    kind: Literal["me", "bot", "open", "known"]
    level: Level | None = None
    name: Name | None = None
    key: Key | None = None  # of somebody whom the host knows: the seat is held for them


class WantedPace(msgspec.Struct, frozen=True):
    """How long a step may take, and what happens then."""

    seconds: Annotated[int, msgspec.Meta(ge=5, le=5_000_000)] | None = None
    policy: Literal["wait", "skip", "bot", "resign"] = "wait"
    level: Level = "casual"


class WantedMaterial(msgspec.Struct, frozen=True):
    """Another deck, other cards or data."""

    name: Word
    files: dict[str, str]


class Wanted(msgspec.Struct, frozen=True):
    """A table as its host wants it."""

    game: Word
    seats: Annotated[list[WantedSeat], msgspec.Meta(min_length=1, max_length=200)]
    options: Annotated[list[OptionWord], msgspec.Meta(max_length=20)] = []
    visibility: Literal["public", "link", "private"] = "link"
    pace: WantedPace = WantedPace()
    start: bool = True
    salt: Salt | None = None  # of the old scheme: accepted, and of no effect
    adds: bool = False  # a salt to the deals, when the seats are fixed
    material: WantedMaterial | None = None
    rated: bool = False
    hints: bool | None = None  # left out: yes, where nobody plays against another person

    def costs(self) -> Iterator[str]:
        """What about it is counted for the person and their address, besides that it is a table."""
        if self.material:
            yield "materials"
        if all(seat.kind == "bot" for seat in self.seats):
            yield "bots"
        if self.visibility == PUBLIC:
            yield "listed"


async def founded(
    live_tables: LiveTables, host: Person, wanted: Wanted, given: Given | None = None
) -> LiveTable:
    """A new table of this host; Refused says which of the wishes cannot be met.

    Its deal is drawn for it, unless one is given.
    """
    game = choose(wanted.game)
    seated(game, len(wanted.seats))
    level(game.name, wanted.pace.level)
    _check_public(wanted)
    material = await _material(live_tables, wanted)
    words = options(game, wanted.options, material).words
    chairs = tuple([await _chair(live_tables, host, wanted, seat) for seat in wanted.seats])
    terms = Terms(
        id=(given and given.table) or uuid4().hex,
        code=code(),
        game=game.name,
        rules=rules_of(game, material),
        words=words,
        material=(material.name, material.digest),
        chairs=chairs,
        visibility=wanted.visibility,
        pace=Pace(wanted.pace.seconds, wanted.pace.policy, wanted.pace.level),
        auto=wanted.start,
        host=host.id,
        seed=given.seed if given else fair_deals.fresh_seed(),
        invite=secrets.token_urlsafe(12),
        created=now(),
        scheme=fair_deals.GIVEN if given else fair_deals.EXCHANGED,
        origin=given.origin if given else None,
        starter=given.starter if given else None,
        rated=wanted.rated,
        hints=_hints(wanted),
    )
    _check_rated(terms, host, wanted)
    return await opened(live_tables, terms, material)


async def rematch(
    live_tables: LiveTables, live_table: LiveTable, person: Person, *, adds: bool = False
) -> LiveTable:
    """The rematch: the same terms and seats. All who ask get the same table, and sit there.

    The seats of the others are held for them until they ask too. The seat after the one that
    began the last game begins.
    """
    table = live_table.table
    if not table.seats_of(person.id):
        raise Refused("not-seated")
    if table.phase != OVER:
        raise Refused("not-over", phase=table.phase)
    if table.trouble:
        raise Refused("frozen")
    if not table.rematch:
        terms = _next_terms(table, person, adds=adds)
        away = await acquaintances.apart(live_tables.store, person.id)
        chairs = tuple(Chair() if chair.person in away else chair for chair in terms.chairs)
        following = await opened(live_tables, replace(terms, chairs=chairs), table.material)
        code = following.table.terms.code
        await live_tables.settle(live_table, lambda table: _rematched(table, code))
    following = await live_tables.open(live_table.table.rematch)
    join = Join(uuid4().hex, adds=adds)
    for seat in following.table.kept_for(person.id):
        key = (person.id, f"{join.id}-{seat}")
        await live_tables.settle(following, lambda table: _joined(table, person, join), key)
    return following


def code() -> str:
    """A readable name for a table, like tavo-kilu-nemora, that nobody guesses."""
    return "-".join("".join(_syllable() for _ in range(count)) for count in WORDS)


def _syllable() -> str:
    return secrets.choice(CONSONANTS) + secrets.choice(VOWELS)


async def opened(live_tables: LiveTables, terms: Terms, material: Material) -> LiveTable:
    """The live table, once it is stored; while its code is taken it gets another.

    If somebody else has stored a table with the same id meanwhile, it is that one.
    """
    for _ in range(20):
        log = _first_entries(Table(terms, material, terms.chairs))
        live_table = await live_tables.created(terms, log)
        if live_table:
            return live_table
        if found := await live_tables.store.code(terms.id):
            return await live_tables.open(found)
        terms = replace(terms, code=code())
    raise Refused("unavailable")


def _first_entries(table: Table) -> Sequence[Logged]:
    """The start, or the exchange before it, if the table begins by itself and is full."""
    if table.vacant() or not table.terms.auto:
        return []
    return [Logged(1, table.terms.created, seating.begin(table).entry)]


def _hints(wanted: Wanted) -> bool:
    """Whether hints are given: as the host wants it, else where one person plays alone."""
    if wanted.hints is not None:
        return wanted.hints
    kinds = [seat.kind for seat in wanted.seats]
    return kinds.count("me") == 1 and "open" not in kinds


def _check_public(wanted: Wanted) -> None:
    """Refuse strangers as partners of people who share a device, and may share their hands."""
    kinds = [seat.kind for seat in wanted.seats]
    if wanted.visibility == PUBLIC and kinds.count("me") > 1 and "open" in kinds:
        raise Refused("public-seats")


def _check_rated(terms: Terms, host: Person, wanted: Wanted) -> None:
    """Refuse to rate a table where it would mean nothing."""
    if not terms.rated:
        return
    if host.kind != ACCOUNT:
        raise Refused("rated-account")
    if wanted.material:
        raise Refused("rated-material")
    if terms.pace.policy == "bot":
        raise Refused("rated-pace")  # whoever loses would wait, and nothing would count
    rated.check_chairs(terms.chairs)


async def _material(live_tables: LiveTables, wanted: Wanted) -> Material:
    if wanted.material and not wanted.material.files:
        raise Refused("wrong-material", name=wanted.material.name)
    if wanted.material:
        return await live_tables.materials.kept(
            wanted.game, wanted.material.name, wanted.material.files
        )
    return await live_tables.materials.kept(wanted.game, "", None)


async def _chair(live_tables: LiveTables, host: Person, wanted: Wanted, seat: WantedSeat) -> Chair:
    if seat.kind == "me":
        return Chair(PERSON, host.id, seat.name or host.name, adds=wanted.adds)
    if seat.kind == "known":
        other = await acquaintances.by_key(live_tables.store, host.id, seat.key or "")
        if wanted.rated and other.kind != ACCOUNT:
            raise Refused("rated-account")
        if other.id in await acquaintances.apart(live_tables.store, host.id):
            raise Refused("blocked")
        return Chair(HELD, other.id, other.name)
    if seat.kind == "bot":
        found = level(wanted.game, seat.level or "casual")
        return Chair(BOT, name=found, level=found)
    return Chair()


def _next_terms(table: Table, person: Person, *, adds: bool) -> Terms:
    return replace(
        table.terms,
        id=uuid5(UUID(table.terms.id), "rematch").hex,  # one, whoever asks in the same moment
        code=code(),
        chairs=tuple(
            _next_chair(chair, name, person, adds=adds)
            for chair, name in zip(table.chairs, table.names(), strict=True)
        ),
        auto=True,
        host=person.id,
        seed=fair_deals.fresh_seed(),
        invite=secrets.token_urlsafe(12),
        created=now(),
        scheme=fair_deals.EXCHANGED,
        starter=_next_starter(table),
        origin=None,
        night="",
    )


def _next_starter(table: Table) -> Seat | None:
    """The seat after the one that began; nobody where all begin together, or none was known."""
    states = table.referee.states if table.referee else []
    known = (table.game.starter(state) for state in states)
    began = next((seat for seat in known if seat is not None), table.terms.starter)
    return None if began is None else (began + 1) % len(table.chairs)


def _next_chair(chair: Chair, name: str, person: Person, *, adds: bool) -> Chair:
    fresh = Chair(chair.kind, chair.person, name, chair.level)
    if chair.name == FORGOTTEN or (chair.kind, chair.person) == (GHOST, person.id):
        return Chair()
    if chair.kind == GHOST:
        return Chair(HELD, chair.person, chair.name)
    if chair.kind == PERSON and chair.person != person.id:
        return fresh._replace(kind=HELD)
    return fresh._replace(adds=adds and chair.kind == PERSON)


def _joined(table: Table, person: Person, join: Join) -> Proposal | None:
    """The person on the next seat that is held for them, unless they asked twice and sit there."""
    return join.propose(table, person) if table.kept_for(person.id) else None


def _rematched(table: Table, code: str) -> Proposal | None:
    return None if table.rematch else proposed(table, Rematched(code))
