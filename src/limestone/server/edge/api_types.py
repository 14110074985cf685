"""The JSON that HTTP routes answer with, as OpenAPI describes it."""

from typing import Annotated, Any, Literal

import msgspec
from litestar.openapi.datastructures import ResponseSpec


class Refusal(msgspec.Struct):
    """A refusal, as data."""

    code: str
    args: dict[str, Any]
    section: str
    place: dict[str, str | int]


class PersonShown(msgspec.Struct):
    name: str
    kind: str
    login: str
    admin: bool = False  # whether they run this server


class Me(msgspec.Struct):
    person: PersonShown | None
    csrf: str


class KnownShown(msgspec.Struct):
    """Somebody one knows; `key` is what one calls them in requests, and nobody else does."""

    key: str
    name: str
    account: bool
    at: int  # when one last began a game with them
    muted: bool
    blocked: bool
    handle: str | None = None  # the address of their page, where there is something to see for one


Minute = Annotated[int, msgspec.Meta(ge=0, lt=1440)]


class QuietShown(msgspec.Struct):
    """The hours without messages, in minutes of the day."""

    begin: Minute
    end: Minute
    zone: Annotated[str, msgspec.Meta(max_length=64)]


class AlertsShown(msgspec.Struct):
    """The server's public key, what one wishes, and the devices that are told."""

    key: str
    silent: list[str]
    quiet: QuietShown | None
    devices: int
    here: bool  # whether this browser is one of them


class HealthShown(msgspec.Struct):
    status: str  # ok, or impaired: something in the background fails
    version: str
    failing: list[str]  # what failed when it was last done


class TokenShown(msgspec.Struct):
    id: str
    label: str
    created: int


class TokenMade(msgspec.Struct):
    id: str
    label: str
    created: int
    token: str


class LinkMade(msgspec.Struct):
    link: str
    seconds: int


class MaterialShown(msgspec.Struct):
    word: str
    name: str
    digest: str


class OptionShown(msgspec.Struct):
    """A variant, or a reading of the rulebook; the fields are those of the rules."""

    section: str
    setting: str
    usual: str
    rulebook: str
    excludes: list[str]
    implies: list[str]


class GameShown(msgspec.Struct):
    name: str
    rules: int
    least: int
    most: int
    variants: dict[str, OptionShown]
    material: MaterialShown
    levels: list[str]


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """Part of a table. Every nullable field has a default, as null in a patch removes the field."""


class MaterialNamed(Shown):
    name: str
    digest: str
    warnings: list[Refusal] = []


class PaceShown(Shown):
    policy: str
    level: str
    seconds: int | None = None


class SeatShown(Shown):
    seat: int
    kind: Literal["open", "person", "bot", "held", "ghost"]
    mine: bool
    kept: bool
    resigned: bool
    name: str | None = None
    level: str | None = None
    away: str | None = None


class UndoShown(Shown):
    steps: int
    why: str | None = None


class AskShown(Shown):
    seat: int
    what: Literal["undo", "abandon"]
    steps: int
    agreed: list[int]
    missing: list[int]


class ExchangeShown(Shown):
    """The salts on their way, by the first seat of each person."""

    round: int
    sealed: bool
    asked: list[int]
    commitments: dict[str, str]
    salts: dict[str, str]


class FairShown(Shown):
    scheme: int
    commitment: str
    salts: dict[str, str]
    withheld: dict[str, int]
    seed: str | None = None
    exchange: ExchangeShown | None = None


class EventShown(Shown):
    name: str
    facts: dict[str, Any]


class ResultShown(Shown):
    scores: list[int]
    winners: list[int]
    places: list[int]
    lower_ties: list[EventShown]
    tie_break: EventShown | None = None


class OriginShown(Shown):
    """Where the deal comes from, if it was not drawn for this table."""

    kind: Literal["daily", "challenge", "onward", "night"]
    source: str
    steps: int  # of another game, before this one went on
    counted: bool = False  # whether this is the one try that counts


class TableShown(Shown):
    """A table as one viewer knows it; what is in `scene` and `views` is the game's own affair."""

    code: str
    game: str
    rules: int
    options: list[str]
    material: MaterialNamed
    visibility: str
    pace: PaceShown
    auto: bool
    hints: bool
    rated: bool
    host: bool
    phase: Literal["waiting", "playing", "over", "frozen"]
    seats: list[SeatShown]
    fair: FairShown
    ply: int
    steps: int
    due: list[int]
    decided: list[int]
    own: dict[str, str]
    undo: dict[str, UndoShown]
    reminded: list[int]
    scene: dict[str, Any]
    views: dict[str, Any]
    result: ResultShown | None = None
    end: str | None = None
    trouble: Refusal | None = None
    invite: str | None = None
    inviter: str | None = None
    ask: AskShown | None = None
    deadline: int | None = None
    rematch: str | None = None
    uncounted: str | None = None  # why the game of a rated table does not count
    starter: int | None = None
    paused: bool | None = None
    overdue: bool | None = None  # the time of all who are waited for is over
    night: str | None = None
    origin: OriginShown | None = None


class ViewShown(msgspec.Struct):
    """The first message about a table: all of it that the viewer may know."""

    type: str
    number: int
    table: TableShown
    legal: dict[str, Any]


class SaidShown(msgspec.Struct):
    """Something that was said at a table; `ply` is the entry that a reaction is about."""

    number: int
    at: int
    seat: int
    name: str
    kind: Literal["phrase", "reaction", "nudge"]
    word: str
    language: str
    after: int
    ply: int
    mine: bool
    to: int | None = None


class TalkShown(msgspec.Struct):
    """What was said at a table as one person hears it, and what they may say and whom nudge now."""

    said: list[SaidShown]
    sayable: list[str]
    nudgeable: list[int]
    muted: list[int]
    blocked: list[int]
    quiet: Refusal | None = None


class Done(msgspec.Struct):
    """The order of this id is carried out, as this entry of the log."""

    id: str
    number: int


class Moves(msgspec.Struct):
    ply: int
    moves: list[str]


class ConsequenceShown(msgspec.Struct):
    """What a move would do, change by change, and whether it could not be taken back."""

    changes: list[EventShown]
    final: bool


class Foreseen(msgspec.Struct):
    ply: int
    moves: dict[str, ConsequenceShown]


class TaxShown(msgspec.Struct):
    """What a gate would bring its owner."""

    gate: str
    seat: int
    coins: int


class OfferShown(msgspec.Struct):
    """One thing to do in a turn: what it takes and brings, why it cannot be done, whose tax."""

    deed: str
    about: str
    section: str
    terms: EventShown
    refused: Refusal | None
    near: int
    tax: list[TaxShown]


class Offers(msgspec.Struct):
    ply: int
    offers: list[OfferShown]


class Outlook(msgspec.Struct):
    ply: int
    outlook: Any


class CandidateShown(msgspec.Struct):
    """A move that a hint names, and why."""

    move: str
    value: float
    error: float
    reason: dict[str, Any]


class HintShown(msgspec.Struct):
    """Up to three candidates in a ply, the best first; `best`: no better answer will come."""

    ply: int
    unit: str
    best: bool
    candidates: list[CandidateShown]


class MemoryShown(msgspec.Struct):
    """How many cards of r y g b v one thought lay on the pile of a round."""

    seat: int
    round: int
    counts: list[int]


class MemoriesShown(msgspec.Struct):
    """All one's own answers to the memory question at a table."""

    rounds: list[MemoryShown]


class ReviewShown(msgspec.Struct):
    """A review that has been opened, by its id; None: no result, as somebody gave up."""

    id: str
    state: str
    game: str
    unit: str
    seats: list[int]
    results: list[float | None]
    slip: float
    mistake: float
    fine: float
    amount: int


class PiecesShown(msgspec.Struct):
    """The state of a review, the number of its last piece, and those that were asked for."""

    state: str  # waiting, working, done or failed
    made: int
    pieces: list[dict[str, Any]]


_MEANING = {
    400: "Malformed",
    401: "Not signed in",
    403: "Not allowed",
    404: "No such thing",
    409: "Against the rules, or not now",
    413: "Too large",
    429: "Too often",
    503: "The database does not answer",
}


def no(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, for OpenAPI; a null character in the address is 404 everywhere."""
    return {
        status: ResponseSpec(Refusal, generate_examples=False, description=_MEANING[status])
        for status in sorted({*statuses, 404})
    }


class PuzzleListed(msgspec.Struct):
    """A puzzle in a list; `solved` by one's first try, null before it."""

    id: str
    game: str
    rating: int
    ways: int  # moves to choose from
    solved: bool | None


class StrengthShown(msgspec.Struct):
    """How well one solves the puzzles of a game; `within` is twice the deviation."""

    rating: int
    within: int
    tries: int
    last: list[bool]


class ChoiceShown(msgspec.Struct):
    """A move, what it is worth if that is known, and how many people chose it."""

    move: str
    value: float | None
    people: int


class AnswerShown(msgspec.Struct):
    best: str
    alike: list[str]  # moves that are right too
    tree: Any  # these as a tree, for the board
    unit: str
    lead: float
    reason: dict[str, Any]
    moves: list[ChoiceShown]
    people: int
    solvers: int


class TriedShown(msgspec.Struct):
    """A try: no move means that the answer was shown. Only the first is rated."""

    move: str
    solved: bool
    value: float | None
    rated: bool = False
    change: int = 0
    strength: StrengthShown | None = None
    answer: AnswerShown | None = None


class PuzzleShown(PuzzleListed, kw_only=True):
    """A position as its seat sees it, in the form of a moment of a replay."""

    seat: int
    people: int  # who have tried it
    solvers: int
    moment: dict[str, Any]
    legal: Any  # a tree
    strength: StrengthShown
    tries: list[TriedShown]
    answer: AnswerShown | None


class PuzzlesShown(msgspec.Struct):
    day: str
    today: list[PuzzleListed]
    strengths: dict[str, StrengthShown]
    counts: dict[str, int]
