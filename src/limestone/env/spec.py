"""What is known of a game before it begins: what can be said, how it can end, how long it takes."""

from collections.abc import Hashable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from limestone.rules.game import Material, choose, own_material, seated


class Spec(NamedTuple):
    """A game as a researcher meets it."""

    game: str
    seats: range
    actions: tuple[str, ...]  # pieces of notation; the number of an action is its place
    outcomes: tuple[str, ...]  # what chance may say, likewise
    least: int  # no score is below
    most: int  # no score is above
    length: int  # no game has more actions and outcomes

    def number(self, piece: str) -> int:
        """The number of an action.

        >>> spec("limits").number("play r")
        0
        """
        if piece not in self.actions:
            raise ValueError(f"{piece!r} is no action of {self.game}")
        return self.actions.index(piece)


def spec(game: str, seats: int | None = None, material: Material | None = None) -> Spec:
    """What holds for all tables of a game, or for those with so many seats.

    >>> spec("limes").actions[96:98], spec("limes", 2).length
    (('d4n', 'd4e'), 112)
    """
    module = choose(game)
    cards: Any = material or own_material(module)
    return _spec(module.name, seats and seated(module, seats), cards)


def pieces(game: str) -> Any:
    """The module that cuts the moves of a game into pieces."""
    return import_module(f"limestone.env.pieces.{game}")


@cache
def _spec(name: str, seats: int | None, material: Hashable) -> Spec:
    module, cut = choose(name), pieces(name)
    tables = module.seats if seats is None else (seats,)
    found = [cut.bounds(count) for count in tables]
    return Spec(
        game=name,
        seats=module.seats,
        actions=cut.actions(material),
        outcomes=cut.outcomes(material),
        least=min(least for least, _, _ in found),
        most=max(most for _, most, _ in found),
        length=max(length for _, _, length in found),
    )
