"""How games of Les Deux Limoges go between greedy players, for each reading of the gate tax.

    python bench/limoges_balance.py [GAMES] [SEATS...]

The player looks at its view and its legal moves, gives every move a worth and takes the best:
no search, no memory. It says how the rules behave, not how well the game can be played.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import mean

from limestone.rules import limoges
from limestone.rules.game import CHANCE, Event, Seat, options
from limestone.rules.limoges.components import YELLOW
from limestone.rules.limoges.moves import (
    Activate,
    Buy,
    Commerce,
    Corrupt,
    Destroy,
    Drop,
    End,
    Free,
    Gain,
    Guard,
    Guards,
    JailHand,
    JailOn,
    JailTile,
    Jealousy,
    Lose,
    Mint,
    Move,
    Ostend,
    Place,
    Rob,
    Steal,
    Swap,
    Use,
    Vote,
)
from limestone.rules.limoges.scoring import ending
from limestone.rules.limoges.table import State
from limestone.rules.limoges.view import View

READINGS = ("bank", "own", "builder")


def best(view: View, moves: list[Move], rng: Random) -> Move:
    """The move of greatest worth; ties are broken by lot."""
    return max(moves, key=lambda move: (worth(view, move), rng.random()))


def worth(view: View, move: Move) -> float:
    rating = RATINGS.get(type(move))
    return rating(view, move) if rating else 0.0


def of_vote(view: View, move: Vote) -> float:
    """Many meeples, first of the Viscount; dear dominoes are best put back."""
    return sum(
        domino.low * (1.2 if colour == YELLOW else 1.0) + 0.15 * domino.total
        for colour, domino in move.dominoes
    )


def of_place(view: View, move: Place) -> float:
    space = view.box.spaces[view.box.plan.number[move.space]]
    rating: Callable[[View, Place], float] = {
        "power": _power,
        "gate": _gate,
        "abbey": _abbey,
        "cathedral": _cathedral,
        "production": _production,
        "bridge": _bridge,
    }[space.kind]
    return rating(view, move) - 0.4 * move.domino.total


def _power(view: View, move: Place) -> float:
    there = view.board[view.box.plan.number[move.space]]
    spare = _hand(view)[move.colour or 0]
    if move.space.startswith("keys"):
        return 9 + 0.3 * spare if there is None or there.meeple is None else -1
    if move.space == "corruption":
        return 6 if there is None else -1
    return 2 if there is None else -1


def _gate(view: View, move: Place) -> float:
    plan, spaces, seat = view.box.plan, view.box.spaces, view.seat
    wall = spaces[plan.number[move.space]].wall
    own = [n for n in plan.wall[wall] if (there := view.board[n]) and there.owner == seat]
    shown = move.domino.low if move.covers == "high" else move.domino.high
    if move.covers == "low":
        shown -= 3
    return (3 if own else 9) + shown


def _abbey(view: View, move: Place) -> float:
    plan = view.box.plan
    beside = plan.beside[plan.number[move.space]]
    return 10 + 1.5 * sum(view.board[n] is not None for n in beside)


def _cathedral(view: View, move: Place) -> float:
    plan = view.box.plan
    return 12 if plan.rests_on[plan.number[move.space]] else 10


def _production(view: View, move: Place) -> float:
    return 5 + 2 * view.box.spaces[view.box.plan.number[move.space]].per_turn


def _bridge(view: View, move: Place) -> float:
    return 3


def of_corrupt(view: View, move: Corrupt) -> float:
    """Money for what cannot be placed anyway, when money is short."""
    total = sum(domino.total for domino in move.dominoes)
    poor = 1.0 if view.seats[view.seat or 0].coins < 8 else 0.4
    return poor * (total - 6 * len(move.dominoes)) + (0.5 if move.draw else 0)


def of_end(view: View, move: End) -> float:
    return 0.02 * move.domino.total if move.domino else 0.0


def of_rob(view: View, move: Rob) -> float:
    servants = _hand(view)[3 if move.building == "abbey" else 4]
    treasury = view.treasury[0 if move.building == "abbey" else 1]
    return 0.5 * min(treasury, 12) - 1.5 * servants


def of_trade(view: View, move: Commerce) -> float:
    there = view.board[view.box.plan.commerce[move.colour]]
    return 0.6 * there.domino.total - 1 if there else 0.0


def of_gain(view: View, move: Gain) -> float:
    reached = view.seats[view.seat or 0].influence
    return 2 + reached[0 if move.track == "fr" else 1]


def of_buy(view: View, move: Buy) -> float:
    return 2 - 0.3 * move.domino.total - (3 if move.colour is not None else 0)


def _hand(view: View) -> tuple[int, ...]:
    return view.seats[view.seat or 0].meeples


def of_lose(view: View, move: Lose) -> float:
    return _hand(view)[move.colour]


def of_swap(view: View, move: Swap) -> float:
    hand = _hand(view)
    return hand[move.give] - hand[move.take] - 2


def of_guards(view: View, move: Guards) -> float:
    """Gates without a guard that counts open no wall and bring no tax."""
    return 6 if any(_idle(view, n) for n in view.box.plan.town[move.town]) else -0.5


def of_guard(view: View, move: Guard) -> float:
    n = view.box.plan.number[move.gate]
    there = view.board[n]
    shown = (there.domino.low if move.covers == "high" else there.domino.high) if there else 0
    return 6 + shown if _idle(view, n) else shown - 3


def _idle(view: View, gate: int) -> bool:
    there, keys = view.board[gate], view.board[view.box.plan.keeper[gate]]
    return (
        there is not None
        and there.owner == view.seat
        and keys is not None
        and keys.meeple != there.meeple
    )


def always(value: float) -> Callable[[View, Move], float]:
    return lambda view, move: value


RATINGS: dict[type, Callable[..., float]] = {
    Vote: of_vote,
    Place: of_place,
    Corrupt: of_corrupt,
    End: of_end,
    Rob: of_rob,
    Commerce: of_trade,
    Mint: always(3),
    Gain: of_gain,
    Steal: always(0),
    Buy: of_buy,
    Use: always(4),
    Activate: always(7),
    Guards: of_guards,
    Guard: of_guard,
    Free: always(-0.5),
    Jealousy: always(-1),
    Destroy: always(-1),
    JailHand: always(-1),
    JailOn: always(-1),
    JailTile: always(-1),
    Ostend: always(1),
    Drop: always(-1),
    Lose: of_lose,
    Swap: of_swap,
}


class Tally:
    """What is counted over many games."""

    def __init__(self) -> None:
        self.ends: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.wins: Counter[int] = Counter()  # by place in the order of the first round
        self.sources: Counter[str] = Counter()
        self.coins: Counter[str] = Counter()
        self.games = 0

    def count(self, state: State, first: Seat) -> None:
        seats = len(state.players)
        self.games += 1
        self.ends[ending(state)] += 1
        self.rounds.append(state.round)
        winners = limoges.winners(state)
        for seat in winners:
            self.wins[(seat - first) % seats] += 1 / len(winners)  # type: ignore[assignment]
        for seat, total in enumerate(limoges.scores(state)):
            player = state.players[seat]
            self.sources["reward"] += player.points
            self.sources["influence"] += sum(player.influence)
            self.sources["objectives"] += total - player.points - sum(player.influence)

    def hear(self, event: Event) -> None:
        coins = event.facts.get("coins")
        if event.name.startswith("limoges-earns") and isinstance(coins, int):
            self.coins[event.name.removeprefix("limoges-earns-")] += coins


def play_game(seats: int, words: tuple[str, ...], seed: int, tally: Tally) -> None:
    rng = Random(seed)
    state = limoges.start(seats, options(limoges, words))
    first = -1
    while due := limoges.actors(state):
        step: dict[Seat, Move] = {}
        for seat in due:
            if seat == CHANCE:
                step[seat] = limoges.chance(state, rng)
            else:
                moves = list(limoges.legal(state, seat))
                step[seat] = best(limoges.view(state, seat), moves, rng)
        for event in limoges.tell(state, step, None):
            tally.hear(event)
        state = limoges.play(state, step)
        first = state.first if state.round == 1 else first
    tally.count(state, first)


def report(seats: int, reading: str, games: int) -> None:
    words = () if reading == "bank" else (f"tax_payer={reading}",)
    tally = Tally()
    began = time.process_time()
    for seed in range(games):
        play_game(seats, words, seed, tally)
    share = 1 / seats
    error = sqrt(share * (1 - share) / games) * seats
    ends = " / ".join(
        f"{100 * tally.ends[name] / games:.0f}"
        for name in ("abbey", "cathedral", "influence", "bag")
    )
    wins = " / ".join(f"{tally.wins[place] / games * seats:.2f}" for place in range(seats))
    each = games * seats
    points = " ".join(f"{name} {tally.sources[name] / each:.1f}" for name in tally.sources)
    coins = " ".join(f"{name} {count / each:.1f}" for name, count in tally.coins.most_common(6))
    rounds = f"{mean(tally.rounds):.1f} (most {max(tally.rounds)})"
    print(
        f"| {seats} | {reading} | {ends} | {rounds} | {points} | {coins} | {wins} ± {error:.2f} |"
    )
    print(f"  {time.process_time() - began:.0f} s", file=sys.stderr, flush=True)


def main(games: int, seats: list[int]) -> None:
    print(f"{games} games each; points and coins per player; wins by place in the first round\n")
    heads = ("seats", "tax", "abbey / cathedral / influence / bag %", "rounds", "points")
    print(f"| {' | '.join((*heads, 'coins earned', 'wins × fair share'))} |")
    print("|---" * 7 + "|")
    for number in seats:
        for reading in READINGS:
            report(number, reading, games)


if __name__ == "__main__":
    wanted = [int(word) for word in sys.argv[1:]]
    main(wanted[0] if wanted else 100, wanted[1:] or [2, 3, 4])
