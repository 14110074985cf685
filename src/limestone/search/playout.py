"""Whole games between players that see only what their seats may see."""

from collections.abc import Callable, Sequence
from typing import Any

from limestone.rules.game import CHANCE, Dice, Game, Options

Player = Callable[[Any, Dice], Any]  # a view and dice: a legal move
DiceOf = Callable[[str], Dice]  # the dice for a purpose: "chance", "seat 0"…


def playout(game: Game, options: Options, players: Sequence[Player], dice: DiceOf) -> Any:
    """The last state of a game between these players, one per seat."""
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
        state = game.play(state, step)
    return state
