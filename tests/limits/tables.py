"""Tables of Limits in words, and random games: the language of the tests."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from limestone.rules import limits
from limestone.rules.game import CHANCE, GAMES, Options, Seat, options
from limestone.rules.limits.cards import LimitCards
from limestone.rules.limits.moves import Accuse, Exchange, Move, Shuffle
from limestone.rules.limits.table import State, Turn, rounds

PRINTED = "X 0 3 3 5"  # red yellow green blue violet, as the rulebook shows it
SEATS = tuple(limits.seats)

Step = Mapping[Seat, Move]
Choice = Callable[[Sequence[Move], Random], Move]


def cards(face: str = PRINTED) -> LimitCards:
    """A box whose limit cards all have this face."""
    return limits.material({"box.txt": "\n".join([face] * 24)}, "box")


def table(hands: str, hidden: str, pile: str = "", *, limit: str = PRINTED, **more: Any) -> State:
    """A round in words: `table("rgbv yyyy", "r g", "0r 1yy")`; `-` is an empty hand."""
    turns = tuple(Turn(int(word[0]), word[1:]) for word in pile.split())
    held = tuple(word.strip("-") for word in hands.split())
    state = limits.start(len(held), Options(more.pop("words", ()), cards(limit)))
    return state._replace(
        limits=tuple(range(1, rounds(len(held)) + 1)),
        hands=held,
        hidden=tuple(hidden.split()) or ("",) * len(held),
        turns=turns,
        turn=(turns[-1].seat + 1) % len(held) if turns else 0,
    )._replace(**more)


def dealt(cards: str) -> State:
    """Three seats before anything was hidden; the cards from the top, the rest in order."""
    rest = "".join(colour * (12 - cards.count(colour)) for colour in "rygbv")
    start = limits.start(3, options(GAMES["limits"]))
    return limits.play(start, {CHANCE: Shuffle(cards + rest, tuple(range(1, 19)), 0)})


def step(line: str) -> dict[Seat, Move]:
    """The decisions in a line of a record: `0 hide g | 1 hide b`."""
    parts = (part.split(" ", 1) for part in line.split(" | "))
    return {CHANCE if seat == "*" else int(seat): limits.read(text) for seat, text in parts}


def after(state: State, *lines: str) -> State:
    """The table after these lines, each of them checked."""
    for line in lines:
        moves = step(line)
        assert tuple(moves) == limits.actors(state)
        state = limits.play(state, {seat: limits.check(state, seat, moves[seat]) for seat in moves})
    return state


class Played(NamedTuple):
    """A game as lines: the states passed through, and the steps taken."""

    states: list[State]
    steps: list[Step]


def played(*lines: str, words: tuple[str, ...] = ()) -> Played:
    states = [limits.start(3, options(GAMES["limits"], words))]
    steps = [step(line) for line in lines]
    for moves in steps:
        for seat, move in moves.items():
            limits.check(states[-1], seat, move)
        states.append(limits.play(states[-1], moves))
    return Played(states, list(steps))


def shuffle(hands: str, draw: str, limit_cards: str = "5 6 7") -> str:
    """A shuffle in words: three hands, the top of the draw pile, the first limit cards."""
    top = "".join(map("".join, zip(*hands.split(), strict=True))) + draw
    rest = "".join(colour * (12 - top.count(colour)) for colour in "rygbv")
    first = [int(number) for number in limit_cards.split()]
    others = [number for number in range(1, 25) if number not in first]
    return f"* shuffle {top + rest} {','.join(map(str, (first + others)[:18]))} 0"


def written(moves: Sequence[Move]) -> list[str]:
    return [limits.write(move) for move in moves]


def any_move(moves: Sequence[Move], rng: Random) -> Move:
    return moves[rng.randrange(len(moves))]


def patient(moves: Sequence[Move], rng: Random) -> Move:
    """Exchange whenever possible and accuse seldom, so that rounds get long."""
    exchanges = [move for move in moves if isinstance(move, Exchange)]
    others = [move for move in moves if not isinstance(move, Accuse)]
    return any_move(exchanges or (others if others and rng.randrange(12) else moves), rng)


def stubborn(moves: Sequence[Move], rng: Random) -> Move:
    """Accuse only with an empty hand, so that the draw pile runs out."""
    return any_move([move for move in moves if not isinstance(move, Accuse)] or moves, rng)


CHOICES: tuple[Choice, ...] = (any_move, patient, stubborn)


def decisions(state: State, rng: Random, choose: Choice = any_move) -> dict[Seat, Move]:
    """What all who are due decide."""
    if limits.actors(state) == (CHANCE,):
        return {CHANCE: limits.chance(state, rng)}
    return {seat: choose(limits.legal(state, seat), rng) for seat in limits.actors(state)}


def game(
    seats: int, seed: int, choose: Choice = any_move, words: tuple[str, ...] = ()
) -> Iterator[tuple[State, Step]]:
    """Every position of a random game with the step taken there; no step at the end."""
    rng = Random(seed)
    state = limits.start(seats, options(GAMES["limits"], words))
    while limits.actors(state):
        moves = decisions(state, rng, choose)
        yield state, moves
        state = limits.play(state, moves)
    yield state, {}


def all_cards(state: State) -> str:
    """Every colour card on the table, wherever it lies, sorted."""
    laid = "".join(turn.laid for turn in state.turns)
    return "".join(sorted("".join([*state.hands, *state.hidden, state.draw, laid])))
