"""Whole games between players that see only what their seats may see."""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar, runtime_checkable

from limestone.rules.game import CHANCE, Dice, Event, Game, Options

Player = Callable[[Any, Dice], Any]  # a view and dice: a legal move
DiceOf = Callable[[str], Dice]  # the dice for a purpose: "chance", "seat 0"…
Step = dict[int, Any]
Told = TypeVar("Told", bound=tuple[Any, ...])


@runtime_checkable
class Listener(Protocol):
    """A player who is told what happens, as people are."""

    def hear(self, events: Sequence[Event], /) -> None: ...


def playout(game: Game, options: Options, players: Sequence[Player], dice: DiceOf) -> Any:
    """The last state of a game between these players, one per seat."""
    *_, (last, _) = steps(game, options, players, dice)
    return last


def steps(
    game: Game, options: Options, players: Sequence[Player], dice: DiceOf
) -> Iterator[tuple[Any, Step]]:
    """Every state of a game and the step taken there; the last state has an empty one."""
    state = game.start(len(players), options)
    hands = [dice(f"seat {seat}") for seat in range(len(players))]
    chance = dice("chance")
    while actors := game.actors(state):
        if actors == (CHANCE,):
            step = {CHANCE: game.chance(state, chance)}
        else:
            step = {
                seat: game.check(state, seat, players[seat](game.view(state, seat), hands[seat]))
                for seat in actors
            }
        yield state, step
        _tell(game, state, step, players)
        state = game.play(state, step)
    yield state, {}


def _tell(game: Game, state: Any, step: Step, players: Sequence[Player]) -> None:
    for seat, player in enumerate(players):
        if isinstance(player, Listener):
            player.hear(game.tell(state, step, seat))


def kept(
    file: Path, games: int, play: Callable[[int], Told], read: Callable[..., Told]
) -> Iterator[Told]:
    """So many games, each remembered by a line of the file; those in it are not played again."""
    with file.open("a+", encoding="utf-8") as lines:
        lines.seek(0)
        found = [read(*json.loads(line)) for line in lines][:games]
        yield from found
        for number in range(len(found), games):
            told = play(number)
            lines.write(json.dumps(told) + "\n")
            lines.flush()
            yield told
