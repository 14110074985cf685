"""§2.4 What a seat sees, and a table that looks just like it."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from limestone.rules.game import CHANCE, Dice, Seat
from limestone.rules.limoges.agenda import KeepOstension
from limestone.rules.limoges.components import DOMINOES, Box, Domino, Meeples, Settings
from limestone.rules.limoges.moves import Draw, Keep, Move, Objectives, Ostensions
from limestone.rules.limoges.scoring import Standing, standings
from limestone.rules.limoges.setup import cards_in_box
from limestone.rules.limoges.table import Held, Lying, Player, State, Task, ordered, picked

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


class Own(NamedTuple):
    """What only the seat itself knows."""

    hand: tuple[Domino, ...]
    bag: tuple[Domino, ...]  # as a set
    objectives: tuple[str, ...]
    returned: tuple[str, ...]


class Score(NamedTuple):
    """§13.3 The points of a seat so far, without the objectives of others."""

    points: int
    french: int
    english: int


class View(NamedTuple):
    """What a seat, or with None a spectator, has before its eyes and may remember."""

    seat: Seat | None
    own: Own | None
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
    standings: tuple[tuple[str, tuple[Standing, ...]], ...]  # of the objectives it knows
    revealed: tuple[tuple[str, ...], ...]  # all objectives, once the game is over


def view(state: State, seat: Seat | None) -> View:
    """§2.4 Built up field by field, so that nothing is shown by being forgotten."""
    over = not state.agenda
    own = None if seat is None else _own(state.players[seat])
    revealed = tuple(player.objectives for player in state.players) if over else ()
    known = sorted(card for cards in revealed for card in cards)
    known = known or list(own.objectives if own else ())
    return View(
        seat=seat,
        own=own,
        seats=tuple(_seen(player) for player in state.players),
        agenda=tuple(_due(task, seat) for task in state.agenda),
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
        scores=tuple(Score(player.points, *player.influence) for player in state.players),
        standings=tuple((card, standings(state, state.box.objectives[card])) for card in known),
        revealed=revealed,
    )


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


def _own(player: Player) -> Own:
    return Own(player.hand, player.bag, player.objectives, player.returned)


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


def _due(task: Task[Any], seat: Seat | None) -> Task[Any]:
    """§6.8 The Ostensions drawn are seen by who drew them; all else that is due is public."""
    if isinstance(task, KeepOstension) and task.seat != seat:
        return KeepOstension(task.seat, (UNSEEN,) * len(task.seen))
    return task


def imagine(view: View, rng: Dice) -> State:
    """§2.4 A table that looks just like this view: what is hidden is dealt anew."""
    cards = _imagined_cards(view, rng)
    players = tuple(
        _imagined_player(view, seat, cards[seat], rng) for seat in range(len(view.seats))
    )
    return State(
        agenda=tuple(_imagined_due(task, view, rng) for task in view.agenda),
        players=players,
        board=view.board,
        reserve=view.reserve,
        bank=view.bank,
        box=view.box,
        rules=view.rules,
        prison=view.prison,
        treasury=view.treasury,
        rows=view.rows,
        deck=view.deck,
        discard=view.discard,
        stack=view.stack,
        spent=view.spent,
        ostensions=view.ostensions,
        first=view.first,
        round=view.round,
        banned=view.banned,
    )


def _imagined_cards(view: View, rng: Dice) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """§4.3 The objectives kept and given back by every seat."""
    own = view.own or Own((), (), (), ())
    shown = {card for cards in view.revealed for card in cards}
    hidden = {*own.objectives, *own.returned, *shown}
    pool = [card for card in cards_in_box(view.box, view.rules) if card not in hidden]
    found = []
    for seat, seen in enumerate(view.seats):
        if seat == view.seat:
            found.append((own.objectives, own.returned))
            continue
        kept = view.revealed[seat] if view.revealed else _cards(pool, seen.objectives, rng)
        found.append((kept, _cards(pool, seen.returned, rng)))
    return found


def _cards(pool: list[str], count: int, rng: Dice) -> tuple[str, ...]:
    return tuple(sorted(picked(pool, count, rng)))


def _imagined_player(
    view: View, seat: Seat, cards: tuple[tuple[str, ...], tuple[str, ...]], rng: Dice
) -> Player:
    seen = view.seats[seat]
    if seat == view.seat and view.own:
        hand, bag = view.own.hand, view.own.bag
    else:
        hand, bag = _imagined_hand(view, seat, rng)
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
    view: View, seat: Seat, rng: Dice
) -> tuple[tuple[Domino, ...], tuple[Domino, ...]]:
    """§5.6 A vote of this round is back in the bag, unless it was drawn again."""
    seen = view.seats[seat]
    lying = {there.domino for there in view.board if there and there.owner == seat}
    hidden = [domino for domino in DOMINOES if domino not in lying and domino not in seen.removed]
    kept = [domino for domino in hidden if domino not in seen.voted]
    again = [domino for domino in hidden if domino in seen.voted]
    pool = kept + picked(again, min(seen.drawn, len(again)), rng)
    hand = picked(pool, seen.hand, rng)
    return ordered(*hand), tuple(domino for domino in hidden if domino not in hand)


def _imagined_due(task: Task[Any], view: View, rng: Dice) -> Task[Any]:
    if isinstance(task, KeepOstension) and UNSEEN in task.seen:
        seen = picked(list(view.ostensions), len(task.seen), rng)
        return KeepOstension(task.seat, tuple(sorted(seen)))
    return task
