"""§2.4 What a seat sees, and a table that looks just like it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from limestone.rules.game import CHANCE, Dice, Seat
from limestone.rules.limoges.agenda import KeepOstension, Voting
from limestone.rules.limoges.components import (
    DOMINOES,
    RECRUITABLE,
    Box,
    Domino,
    Meeples,
    Number,
    Settings,
)
from limestone.rules.limoges.moves import Draw, Keep, Move, Objectives, Ostensions
from limestone.rules.limoges.scoring import Standing, standings
from limestone.rules.limoges.setup import cards_in_box
from limestone.rules.limoges.table import Held, Lying, Player, State, Task, ordered, picked
from limestone.rules.limoges.walls import active_spaces

UNSEEN = "?"


class Seen(NamedTuple):
    """What everybody sees of a seat."""

    coins: int
    meeples: Meeples
    points: int
    influence: tuple[int, int]
    hand: int  # how many dominoes
    bag: int
    removed: tuple[Domino, ...]
    tiles: tuple[Held, ...]
    objectives: int
    returned: int
    robbed: tuple[str, ...]
    voted: tuple[Domino, ...]
    drawn: int


class Score(NamedTuple):
    """§13.3 The points of a seat so far, without the objectives of others."""

    points: int
    french: int
    english: int


class LastRound(NamedTuple):
    """§3.1 The round after which none can begin: for want of whose dominoes, and if for certain."""

    seats: tuple[Seat, ...]
    certain: bool


Standings = tuple[tuple[str, tuple[Standing, ...]], ...]  # by objective


class Scene(NamedTuple):
    """What all have before their eyes and may remember."""

    seats: tuple[Seen, ...]
    agenda: tuple[Task[Any], ...]
    board: tuple[Lying | None, ...]
    reserve: Meeples
    prison: Meeples
    treasury: tuple[int, int]
    bank: int
    rows: tuple[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    stack: tuple[str, ...]
    spent: tuple[str, ...]
    ostensions: tuple[str, ...]
    first: Seat
    round: int
    banned: bool
    box: Box
    rules: Settings
    scores: tuple[Score, ...]
    revealed: tuple[tuple[str, ...], ...]  # all objectives, once the game is over
    standings: Standings  # in these

    @property
    def last_round(self) -> LastRound | None:
        """§3.1 Whether another round can follow this one; votes still go back to the bags."""
        voting = bool(self.agenda) and isinstance(self.agenda[-1], Voting)
        back = len(RECRUITABLE) if voting else 0
        for certain, more in ((True, back), (False, 0)):
            least = self.rules.hand_size - more
            short = tuple(seat for seat, seen in enumerate(self.seats) if seen.bag < least)
            if short and self.agenda:
                return LastRound(short, certain)
        return None

    @property
    def active(self) -> frozenset[Number]:
        """§6.1, §6.4 The spaces in force."""
        return active_spaces(self.box, self.board)


class Own(NamedTuple):
    """What only the seat itself knows; a spectator has nothing."""

    seat: Seat | None
    hand: tuple[Domino, ...] = ()
    bag: tuple[Domino, ...] = ()  # as a set
    objectives: tuple[str, ...] = ()
    returned: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()  # §6.8 the Ostensions to choose from
    standings: Standings = ()  # in its objectives, while they are secret


class View(NamedTuple):
    """What a seat, or a spectator, may know."""

    scene: Scene
    own: Own


def scene(state: State) -> Scene:
    """§2.4 Built up field by field, so that nothing is shown by being forgotten."""
    players = state.players
    revealed = () if state.agenda else tuple(player.objectives for player in players)
    return Scene(
        seats=tuple(_seen(player) for player in players),
        agenda=tuple(_due(task) for task in state.agenda),
        board=state.board,
        reserve=state.reserve,
        prison=state.prison,
        treasury=state.treasury,
        bank=state.bank,
        rows=state.rows,
        deck=state.deck,
        discard=state.discard,
        stack=state.stack,
        spent=state.spent,
        ostensions=state.ostensions,
        first=state.first,
        round=state.round,
        banned=state.banned,
        box=state.box,
        rules=state.rules,
        scores=tuple(Score(player.points, *player.influence) for player in players),
        revealed=revealed,
        standings=_standings(state, sorted(card for cards in revealed for card in cards)),
    )


def own(state: State, seat: Seat | None) -> Own:
    """§2.4 The dominoes and objectives of a seat, and what it alone was shown."""
    if seat is None:
        return Own(None)
    player = state.players[seat]
    return Own(
        seat=seat,
        hand=player.hand,
        bag=player.bag,
        objectives=player.objectives,
        returned=player.returned,
        drawn=_drawn(state, seat),
        standings=_standings(state, player.objectives) if state.agenda else (),
    )


def view(state: State, seat: Seat | None) -> View:
    """§2.4 What all see, and what the seat has of its own."""
    return View(scene(state), own(state, seat))


def disclosed(
    state: State, steps: Sequence[Mapping[Seat, Move]], seat: Seat | None
) -> list[dict[Seat, Move | None]]:
    """§2.4 The steps that led to this state as a seat may fetch them; None is not for it."""
    told: list[dict[Seat, Move | None]] = []
    last: Seat | None = None
    for step in steps:
        told.append(
            {
                who: move if not state.agenda or _open(move, who, seat, last) else None
                for who, move in step.items()
            }
        )
        last = next((who for who in step if who != CHANCE), last)
    return told


def _open(move: Move, who: Seat, seat: Seat | None, last: Seat | None) -> bool:
    """Whether a seat may know a move; `last` is who decided before a step of chance."""
    match move:
        case Objectives():
            return False
        case Draw(hands):
            return all(owner == seat for owner, _ in hands)
        case Ostensions():
            return last == seat
        case Keep(side=""):
            return who == seat
        case _:
            return True


def _seen(player: Player) -> Seen:
    return Seen(
        coins=player.coins,
        meeples=player.meeples,
        points=player.points,
        influence=player.influence,
        hand=len(player.hand),
        bag=len(player.bag),
        removed=ordered(*player.removed),
        tiles=player.tiles,
        objectives=len(player.objectives),
        returned=len(player.returned),
        robbed=player.robbed,
        voted=player.voted,
        drawn=player.drawn,
    )


def _due(task: Task[Any]) -> Task[Any]:
    """§6.8 The Ostensions drawn are seen by who drew them; all else that is due is public."""
    if isinstance(task, KeepOstension):
        return KeepOstension(task.seat, (UNSEEN,) * len(task.seen))
    return task


def _drawn(state: State, seat: Seat) -> tuple[str, ...]:
    tasks = [task for task in state.agenda if isinstance(task, KeepOstension)]
    return next((task.seen for task in tasks if task.seat == seat), ())


def _standings(state: State, cards: Iterable[str]) -> Standings:
    return tuple((card, standings(state, state.box.objectives[card])) for card in cards)


def imagine(view: View, rng: Dice) -> State:
    """§2.4 A table that looks just like this view: what is hidden is dealt anew."""
    seen, cards = view.scene, _imagined_cards(view, rng)
    players = tuple(
        _imagined_player(view, seat, cards[seat], rng) for seat in range(len(seen.seats))
    )
    return State(
        agenda=tuple(_imagined_due(task, view, rng) for task in seen.agenda),
        players=players,
        board=seen.board,
        reserve=seen.reserve,
        bank=seen.bank,
        box=seen.box,
        rules=seen.rules,
        prison=seen.prison,
        treasury=seen.treasury,
        rows=seen.rows,
        deck=seen.deck,
        discard=seen.discard,
        stack=seen.stack,
        spent=seen.spent,
        ostensions=seen.ostensions,
        first=seen.first,
        round=seen.round,
        banned=seen.banned,
    )


def _imagined_cards(view: View, rng: Dice) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """§4.3 The objectives kept and given back by every seat."""
    scene, own = view.scene, view.own
    shown = {card for cards in scene.revealed for card in cards}
    known = {*own.objectives, *own.returned, *shown}
    pool = [card for card in cards_in_box(scene.box, scene.rules) if card not in known]
    found = []
    for seat, seen in enumerate(scene.seats):
        if seat == own.seat:
            found.append((own.objectives, own.returned))
            continue
        kept = scene.revealed[seat] if scene.revealed else _cards(pool, seen.objectives, rng)
        found.append((kept, _cards(pool, seen.returned, rng)))
    return found


def _cards(pool: list[str], count: int, rng: Dice) -> tuple[str, ...]:
    return tuple(sorted(picked(pool, count, rng)))


def _imagined_player(
    view: View, seat: Seat, cards: tuple[tuple[str, ...], tuple[str, ...]], rng: Dice
) -> Player:
    seen, own = view.scene.seats[seat], view.own
    mine = seat == own.seat
    hand, bag = (own.hand, own.bag) if mine else _imagined_hand(view.scene, seat, rng)
    return Player(
        coins=seen.coins,
        meeples=seen.meeples,
        points=seen.points,
        influence=seen.influence,
        hand=hand,
        bag=bag,
        removed=seen.removed,
        tiles=seen.tiles,
        objectives=cards[0],
        returned=cards[1],
        robbed=seen.robbed,
        voted=seen.voted,
        drawn=seen.drawn,
    )


def _imagined_hand(
    scene: Scene, seat: Seat, rng: Dice
) -> tuple[tuple[Domino, ...], tuple[Domino, ...]]:
    """§5.6 A vote of this round is back in the bag, unless it was drawn again."""
    seen = scene.seats[seat]
    lying = {there.domino for there in scene.board if there and there.owner == seat}
    hidden = [domino for domino in DOMINOES if domino not in lying and domino not in seen.removed]
    kept = [domino for domino in hidden if domino not in seen.voted]
    again = [domino for domino in hidden if domino in seen.voted]
    pool = kept + picked(again, min(seen.drawn, len(again)), rng)
    hand = picked(pool, seen.hand, rng)
    return ordered(*hand), tuple(domino for domino in hidden if domino not in hand)


def _imagined_due(task: Task[Any], view: View, rng: Dice) -> Task[Any]:
    if isinstance(task, KeepOstension):
        if task.seat == view.own.seat:
            return KeepOstension(task.seat, view.own.drawn)
        seen = picked(list(view.scene.ostensions), len(task.seen), rng)
        return KeepOstension(task.seat, tuple(sorted(seen)))
    return task
