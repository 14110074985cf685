"""A game as a walk: one small choice after another, each by a seat or by chance."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from limestone.env.pieces import Draws, Piece, Pieces, Said, Speech
from limestone.env.spec import Spec, pieces, spec
from limestone.rules.game import CHANCE, Dice, Game, Material, Options, Seat, choose, seated
from limestone.rules.game import options as chosen

OVER: Seat = -4  # the actor when nobody is due
Goal = Literal["score", "victory"]


class Sealed(NamedTuple):
    """A decision in a step for which others are still to decide, and how it was said."""

    move: Any
    said: Pieces


@dataclass(frozen=True, eq=False)
class Setting:
    """Which game is walked through: its name, seats and options."""

    name: str
    seats: int
    options: Options

    @cached_property
    def game(self) -> Game:
        return choose(self.name)

    @cached_property
    def pieces(self) -> Any:
        return pieces(self.name)

    @cached_property
    def tensors(self) -> Any:
        return import_module(f"limestone.env.tensors.{self.name}")

    @cached_property
    def spec(self) -> Spec:
        return spec(self.name, self.seats, self.options.material)

    @cached_property
    def size(self) -> int:
        """How many numbers a tensor has."""
        size: int = self.tensors.size(self.seats, self.options.material)
        return size

    def __eq__(self, other: object) -> bool:
        return self is other or isinstance(other, Setting) and self._value == other._value

    def __hash__(self) -> int:
        return hash((self.name, self.seats, self.options.words))

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, self._value

    @property
    def _value(self) -> tuple[str, int, Options]:
        return self.name, self.seats, self.options


class Walk:
    """A place on the way through a game: a value, never changed.

    >>> from random import Random
    >>> walk = begin("limes", 2).deal(Random(1))
    >>> walk.actor, [walk.spec.actions[piece] for piece in walk.choices][:2]
    (0, ['d4n', 'd4e'])
    """

    __slots__ = ("setting", "state", "sealed", "said", "due", "actor", "_next")

    def __init__(
        self,
        setting: Setting,
        state: Any,
        sealed: tuple[Sealed, ...] = (),
        said: Pieces = (),
        _next: "Speech | Draws | None" = None,
    ) -> None:
        self.setting, self.state, self.sealed, self.said = setting, state, sealed, said
        self.due = setting.game.actors(state)
        self.actor = self.due[len(sealed)] if self.due else OVER  # a seat, CHANCE or OVER
        self._next = _next

    @property
    def spec(self) -> Spec:
        return self.setting.spec

    @property
    def choices(self) -> Sequence[Piece]:
        """The actions open to the seat that is due, in ascending order."""
        return self._speech.choices if self.actor >= 0 else ()

    @property
    def outcomes(self) -> Sequence[tuple[int, float]]:
        """What chance may say now, and how likely each of it is."""
        return self._draws.outcomes if self.actor == CHANCE else ()

    def mask(self) -> NDArray[np.int8]:
        """For every action whether it is open."""
        mask = np.zeros(len(self.spec.actions), np.int8)
        mask.put(self.choices, 1)
        return mask

    def apply(self, number: int) -> "Walk":
        """The walk after an action of the seat that is due, or after an outcome of chance."""
        if self.actor == OVER:
            raise ValueError("the game is over")
        try:
            after = self._nexts.then(number)
        except KeyError:
            raise ValueError(self._refusal(number)) from None
        said = (*self.said, number)
        if not isinstance(after, Said):
            return self._saying(said, after)
        sealed = (*self.sealed, Sealed(after.move, said))
        if len(sealed) < len(self.due):
            return Walk(self.setting, self.state, sealed)
        step = {seat: one.move for seat, one in zip(self.due, sealed, strict=True)}
        return Walk(self.setting, self.setting.game.play(self.state, step))

    def say(self, move: str) -> "Walk":
        """The walk after a whole move of the seat that is due, in notation.

        >>> begin("limes").apply(0).say("d4n +se").say("draw 2")
        Traceback (most recent call last):
        ValueError: only seats say moves; chance is due
        """
        walk = self
        for number in self.saying(move):
            walk = walk.apply(number)
        return walk

    def saying(self, move: str) -> Pieces:
        """The actions that say a move of the seat that is due; Refused if it is not legal.

        >>> begin("limes").apply(0).saying("d4n")
        (96, 196)
        """
        if self.actor < 0:
            raise ValueError(f"only seats say moves; {self._due} is due")
        game, walk = self.setting.game, self
        meant = game.write(game.check(self.state, self.actor, game.read(move)))
        numbers = tuple(self.spec.number(word) for word in self.setting.pieces.words(meant))
        for number in numbers:
            walk = walk.apply(number)
        return (*numbers, self.spec.number(".")) if walk.said else numbers

    def deal(self, rng: Dice) -> "Walk":
        """The walk after all that chance has to say before the next seat is due."""
        walk, game = self, self.setting.game
        while walk.actor == CHANCE:
            while walk.said:  # begun by hand: to its end the same way
                walk = walk.apply(_drawn(walk.outcomes, rng))
            if walk.actor == CHANCE:
                step = {CHANCE: game.chance(walk.state, rng)}
                walk = Walk(self.setting, game.play(walk.state, step))
        return walk

    def own(self, seat: Seat) -> Pieces:
        """What a seat itself has said in this step."""
        if seat == self.actor:
            return self.said
        if seat in self.due[: len(self.sealed)]:
            return self.sealed[self.due.index(seat)].said
        return ()

    def view(self, seat: Seat | None) -> Any:
        """What the seat, or a spectator, sees by the rules."""
        return self.setting.game.view(self.state, seat)

    def information(self, seat: Seat) -> str:
        """What the seat knows, as a line of text."""
        text: str = self.setting.tensors.text(self.view(seat), self.own(seat))
        return text

    def tensor(self, seat: Seat) -> NDArray[np.float32]:
        """What the seat knows, as numbers."""
        numbers: NDArray[np.float32] = self.setting.tensors.tensor(self.view(seat), self.own(seat))
        return numbers

    def imagine(self, seat: Seat, rng: Dice) -> "Walk":
        """A walk that looks just like this one to the seat; what is hidden is dealt anew.

        Decisions that others have sealed are taken at random.
        """
        state = self.setting.game.imagine(self.view(seat), rng)
        sealed: tuple[Sealed, ...] = ()
        for other, one in zip(self.due, self.sealed, strict=False):
            moves = self.setting.game.legal(state, other) if other != seat else ()
            sealed += (one if other == seat else Sealed(moves[rng.randrange(len(moves))], ()),)
        said = self.said if self.actor == seat else ()
        return Walk(self.setting, state, sealed, said)

    def returns(self, goal: Goal = "score") -> tuple[float, ...]:
        """What every seat has in the end: its score, or 1 for a victory and 0 in the sum.

        Nothing before the end: scores know every secret.
        """
        game, seats = self.setting.game, self.setting.seats
        if self.actor != OVER or (goal == "victory" and seats == 1):
            return (0.0,) * seats
        if goal == "score":
            return tuple(map(float, game.scores(self.state)))
        won = game.winners(self.state)
        share = (seats / len(won) - 1) / (seats - 1)
        return tuple(share if seat in won else -1 / (seats - 1) for seat in range(seats))

    def _saying(self, said: Pieces, after: "Speech | Draws") -> "Walk":
        """The same place, with one more piece said: nobody else is due, so nobody is asked."""
        walk = Walk.__new__(Walk)
        walk.setting, walk.state, walk.sealed = self.setting, self.state, self.sealed
        walk.said, walk.due, walk.actor, walk._next = said, self.due, self.actor, after
        return walk

    @property
    def _nexts(self) -> "Speech | Draws":
        if self._next is None:
            cut, state = self.setting.pieces, self.state
            found = cut.deal(state) if self.actor == CHANCE else cut.begin(state, self.actor)
            for piece in self.said:
                found = found.then(piece)
            self._next = found
        return self._next

    @property
    def _speech(self) -> Speech:
        found: Any = self._nexts
        speech: Speech = found
        return speech

    @property
    def _draws(self) -> Draws:
        found: Any = self._nexts
        draws: Draws = found
        return draws

    def _refusal(self, number: int) -> str:
        names = self.spec.outcomes if self.actor == CHANCE else self.spec.actions
        known = [number for number, _ in self.outcomes] if self.actor == CHANCE else self.choices
        word = repr(names[number]) if number in range(len(names)) else "unknown"
        some = ", ".join(names[other] for other in known[:8])
        more = "…" if len(known) > 8 else ""
        return f"{number} ({word}) is not open to {self._due}; open are {some}{more}"

    @property
    def _due(self) -> str:
        return {OVER: "nobody", CHANCE: "chance"}.get(self.actor, f"seat {self.actor}")

    @property
    def _value(self) -> tuple[Any, ...]:
        return self.setting, self.state, self.sealed, self.said

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Walk) and self._value == other._value

    def __hash__(self) -> int:
        return hash(self._value)

    def __reduce__(self) -> tuple[Any, ...]:
        return Walk, self._value

    def __copy__(self) -> "Walk":
        return self

    def __deepcopy__(self, memo: Mapping[int, Any]) -> "Walk":
        return self

    def __str__(self) -> str:
        names = self.spec.outcomes if self.actor == CHANCE else self.spec.actions
        words = " ".join(names[piece] for piece in self.said)
        text: str = self.setting.tensors.text(self.view(None), ())
        return f"{text} | {self._due} {words}".rstrip()


def begin(
    game: str,
    seats: int | None = None,
    words: Sequence[str] = (),
    material: Material | None = None,
    starter: Seat | None = None,
) -> Walk:
    """The walk before anything is dealt; without a number, for the fewest seats."""
    module = choose(game)
    many = seated(module, module.seats[0] if seats is None else seats)
    setting = Setting(module.name, many, chosen(module, words, material, starter))
    return Walk(setting, module.start(many, setting.options))


def aim(word: str) -> Goal:
    """What is played for, by its word."""
    if word == "score":
        return "score"
    if word == "victory":
        return "victory"
    raise ValueError(f"nobody plays for {word}: it is score or victory")


def shown(walk: Walk, mode: str | None) -> str | None:
    """What all see of a walk: as text, or printed for a person."""
    if mode == "human":
        print(walk)
    return str(walk) if mode == "ansi" else None


def _drawn(outcomes: Sequence[tuple[int, float]], rng: Dice) -> int:
    """One of the outcomes, each as likely as it is."""
    at = rng.randrange(1 << 53) / (1 << 53)
    for outcome, probability in outcomes[:-1]:
        at -= probability
        if at < 0:
            return outcome
    return outcomes[-1][0]
