"""§2 What lies on the table: the state of a game, and the small verbs that change it."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from limestone.rules.game import CHANCE, Dice, Refused, Seat, Value
from limestone.rules.limoges.components import (
    Box,
    Colour,
    Domino,
    Meeples,
    Number,
    Settings,
)
from limestone.rules.limoges.moves import Move

NOBODY: Seat = -1  # owner of a neutral domino

M = TypeVar("M", bound=Move)
Record = TypeVar("Record", bound=NamedTuple)
Thing = TypeVar("Thing")


class Lying(NamedTuple):
    """A domino on the board, whose it is, the meeple on it and, at a gate, the half covered."""

    domino: Domino
    owner: Seat
    meeple: Colour | None = None
    covers: str = ""

    @property
    def visible(self) -> int:
        """§7.4 The pips that the guard leaves uncovered."""
        return self.domino.low if self.covers == "high" else self.domino.high


class Held(NamedTuple):
    """A tile before a player."""

    tile: str
    side: str
    meeple: Colour | None = None
    jailed: bool = False


class Player(NamedTuple):
    """What one seat has."""

    coins: int
    meeples: Meeples
    points: int
    influence: tuple[int, int]  # French, English
    hand: tuple[Domino, ...]  # highest first
    bag: tuple[Domino, ...]  # a set, highest first: the order is nobody's
    removed: tuple[Domino, ...]  # in the order in which they left
    tiles: tuple[Held, ...]
    objectives: tuple[str, ...]
    returned: tuple[str, ...]  # objectives given back
    robbed: tuple[str, ...]  # buildings, this round
    voted: tuple[Domino, ...]  # this round, now back in the bag
    drawn: int  # dominoes drawn since the vote


class Own(NamedTuple):
    """What only one seat learns of something, and the event that tells it."""

    seat: Seat
    name: str
    facts: dict[str, Value]


class Note(NamedTuple):
    """Something that happened within a step."""

    name: str
    section: str
    facts: dict[str, Value]
    own: Own | None = None


class Task(Generic[M]):
    """§3 Something that is due: who decides, what they may say, why not, and what it does."""

    __slots__ = ()
    answers: ClassVar[tuple[type, ...]] = ()  # the kinds of moves that decide it

    def decides(self, state: "State") -> tuple[Seat, ...]:
        """Whoever is asked; nobody, if it happens by itself."""
        return ()

    def legal(self, state: "State", seat: Seat) -> Sequence[Move]:
        """Every answer of a seat that is asked; the steps of chance are not listed."""
        return ()

    def check(self, state: "State", seat: Seat, move: M) -> None:
        """Refused, if it may not be answered so."""
        if move not in self.legal(state, seat):
            raise Refused("limoges-not-now", section="§3.3")

    @abstractmethod
    def does(self, state: "State", step: Mapping[Seat, M]) -> "State":
        """The table after it; it takes itself off the agenda, if it is done."""


@dataclass(frozen=True, slots=True)
class Question(Task[M]):
    """§3 One seat decides."""

    seat: Seat

    def decides(self, state: "State") -> tuple[Seat, ...]:
        return (self.seat,)


class Chance(Task[M]):
    """§2.4 Chance decides."""

    __slots__ = ()

    def decides(self, state: "State") -> tuple[Seat, ...]:
        return (CHANCE,)

    @abstractmethod
    def draw(self, state: "State", rng: Dice) -> M:
        """One of the steps that chance may take, each as likely as the others."""


class State(NamedTuple):
    """A whole table: a value, never changed."""

    agenda: tuple[Task[Any], ...]  # what is due, the next thing last
    players: tuple[Player, ...]
    board: tuple[Lying | None, ...]
    reserve: Meeples
    bank: int  # a signed account: all coins together are 0
    box: Box
    rules: Settings
    prison: Meeples
    treasury: tuple[int, int]  # Abbey, Cathedral
    rows: tuple[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]  # tile and side
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    stack: tuple[str, ...]  # of events
    spent: tuple[str, ...]  # events
    ostensions: tuple[str, ...]
    first: Seat
    round: int
    banned: bool  # §12.3 no destruction until the end of the round
    notes: tuple[Note, ...] | None = None  # of the step being played, if anybody listens


def everyone(state: State) -> tuple[Seat, ...]:
    return tuple(range(len(state.players)))


def clockwise(state: State) -> tuple[Seat, ...]:
    """§3.2 The seats from the first player of the round."""
    seats = range(len(state.players))
    return (*seats[state.first :], *seats[: state.first])


def note(state: State, name: str, section: str, **facts: Value) -> State:
    """The same table, and something to tell about the step if anybody listens."""
    if state.notes is None:
        return state
    return whisper(state, Note(name, section, facts))


def whisper(state: State, told: Note) -> State:
    """The same, for something of which its own seat learns more than the others."""
    return state if state.notes is None else state._replace(notes=(*state.notes, told))


def push(state: State, *tasks: Task[Any]) -> State:
    """The same table, with these things due before anything else, the first of them first."""
    return with_agenda(state, state.agenda + tasks[::-1])


def done(state: State) -> State:
    """The same table, without the thing that was due next."""
    return with_agenda(state, state.agenda[:-1])


def instead(state: State, *tasks: Task[Any]) -> State:
    """The same table, with these things due in place of the one that was due next."""
    return with_agenda(state, state.agenda[:-1] + tasks[::-1])


def finish(state: State) -> State:
    """§13.2 The game is over: whatever was still waiting is dropped."""
    return with_agenda(state, ())


def _exchanging(kind: type[Record], field: str) -> Callable[[Record, Any], Record]:
    """The verb that exchanges one field; `_replace` asks for all by name and takes far longer."""
    n = kind._fields.index(field)
    new, after = tuple.__new__, n + 1

    def exchanged(record: Record, value: Any) -> Record:
        return new(kind, record[:n] + (value,) + record[after:])

    return exchanged


with_agenda = _exchanging(State, "agenda")
_with_players = _exchanging(State, "players")
_with_board = _exchanging(State, "board")
_with_reserve = _exchanging(State, "reserve")
with_rows = _exchanging(State, "rows")
_with_bank = _exchanging(State, "bank")
_with_coins = _exchanging(Player, "coins")
_with_meeples = _exchanging(Player, "meeples")
_with_hand = _exchanging(Player, "hand")
_with_removed = _exchanging(Player, "removed")


def with_player(state: State, seat: Seat, player: Player) -> State:
    players = state.players
    return _with_players(state, players[:seat] + (player,) + players[seat + 1 :])


def with_hand(state: State, seat: Seat, hand: tuple[Domino, ...]) -> State:
    return with_player(state, seat, _with_hand(state.players[seat], hand))


def with_lying(state: State, number: Number, lying: Lying | None) -> State:
    board = state.board
    return _with_board(state, board[:number] + (lying,) + board[number + 1 :])


def into_reserve(state: State, colour: Colour, count: int = 1) -> State:
    """§2.3 Meeples come to the reserve, or leave it when the count is below 0."""
    return _with_reserve(state, added(state.reserve, colour, count))


def into_bank(state: State, coins: int) -> State:
    return _with_bank(state, state.bank + coins)


def with_coins(state: State, seat: Seat, coins: int) -> State:
    player = state.players[seat]
    return with_player(state, seat, _with_coins(player, player.coins + coins))


def added(meeples: Meeples, colour: Colour, count: int) -> Meeples:
    return meeples[:colour] + (meeples[colour] + count,) + meeples[colour + 1 :]


def without(dominoes: tuple[Domino, ...], domino: Domino) -> tuple[Domino, ...]:
    n = dominoes.index(domino)
    return dominoes[:n] + dominoes[n + 1 :]


def picked(pool: list[Thing], count: int, rng: Dice) -> list[Thing]:
    """So many things taken out of the pool, every choice as likely as the others."""
    return [pool.pop(rng.randrange(len(pool))) for _ in range(count)]


def ordered(*dominoes: Domino) -> tuple[Domino, ...]:
    return tuple(sorted(dominoes, reverse=True))


def spend(state: State, seat: Seat, colour: Colour, count: int = 1) -> State:
    """§2.3 Meeples go from a hand to the reserve."""
    return into_reserve(into_hand(state, seat, colour, -count), colour, count)


def into_hand(state: State, seat: Seat, colour: Colour, count: int = 1) -> State:
    """§2.3 Meeples come to a hand, or leave it when the count is below 0."""
    player = state.players[seat]
    meeples = added(player.meeples, colour, count)
    return with_player(state, seat, _with_meeples(player, meeples))


def remove(state: State, seat: Seat, *dominoes: Domino) -> State:
    """§2.1 Dominoes of a hand leave the game for good."""
    player = state.players[seat]
    hand = player.hand
    for domino in dominoes:
        hand = without(hand, domino)
    player = _with_removed(player, player.removed + dominoes)
    return with_player(state, seat, _with_hand(player, hand))


def clear(state: State, number: Number) -> State:
    """§8.6 A domino of the board leaves the game for good; its meeple goes to the reserve."""
    lying = state.board[number]
    assert lying is not None
    state = with_lying(state, number, None)
    if lying.meeple is not None:
        state = into_reserve(state, lying.meeple)
    if lying.owner == NOBODY:
        return state
    owner = state.players[lying.owner]
    owner = _with_removed(owner, (*owner.removed, lying.domino))
    return with_player(state, lying.owner, owner)


def with_tile(state: State, seat: Seat, held: Held) -> State:
    """The same table, with a tile before a player changed."""
    player = state.players[seat]
    tiles = tuple(held if other.tile == held.tile else other for other in player.tiles)
    return with_player(state, seat, player._replace(tiles=tiles))


def put_away(state: State, seat: Seat, tile: str) -> tuple[State, Held]:
    """A tile is no longer before its player."""
    player = state.players[seat]
    held = next(held for held in player.tiles if held.tile == tile)
    tiles = tuple(other for other in player.tiles if other != held)
    return with_player(state, seat, player._replace(tiles=tiles)), held


def face(state: State, tile: str) -> str:
    """The side that a tile shows, before a player or in a row; for anything else, none."""
    held = [(held.tile, held.side) for player in state.players for held in player.tiles]
    return dict([*held, *state.rows[0], *state.rows[1]]).get(tile, "")


def controller(state: State, power: Number) -> Colour | None:
    """§6.1 The colour that controls a power, or None while it is inactive."""
    lying = state.board[power]
    return lying.meeple if lying else None


def owned(state: State, seat: Seat, numbers: tuple[Number, ...]) -> int:
    """How many dominoes a player has on these spaces."""
    board = state.board
    count = 0
    for n in numbers:
        lying = board[n]
        if lying is not None and lying.owner == seat:
            count += 1
    return count
