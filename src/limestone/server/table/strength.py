"""Strength: a number with its uncertainty, by the model of Plackett and Luce (openskill).

Bots are anchors: their strength was measured in the arena, and no game changes it.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from limestone.rules.game import LEVELS

MIDDLE, WIDTH = 25.0, 25.0 / 3  # what is supposed of somebody who has not played yet
SCALE, CENTRE = 30.0, 1500.0  # as numbers are shown: 200 more win about three games of four
CONFIDENT = 1.96  # standard errors on each side of a 95 % interval
MEASURED = 1.0  # the uncertainty of an anchor


class Strength(NamedTuple):
    """Where somebody's strength is supposed to be, and how surely."""

    mu: float = MIDDLE
    sigma: float = WIDTH

    @property
    def shown(self) -> int:
        """The number as people see it."""
        return round(CENTRE + SCALE * (self.mu - MIDDLE))

    @property
    def error(self) -> int:
        """Half the width of the interval in which the true number lies, 19 times in 20."""
        return round(CONFIDENT * SCALE * self.sigma)


class Played(NamedTuple):
    """Somebody in a game: who, how strong before it, and which place they took."""

    who: str  # a person, or the level of a bot
    strength: Strength
    place: int


def anchor(game: str, level: str) -> Strength:
    """The strength of a level of bots, which stays as it is."""
    return Strength(MIDDLE + (LEVELS[game][level].rating - CENTRE) / SCALE, MEASURED)


def rated(played: Sequence[Played]) -> dict[str, Strength]:
    """Everybody's strength after a game, whatever the order in which they are given."""
    # Sorted, so that sums are rounded alike however the players sat.
    ordered = sorted(played, key=lambda one: (one.place, one.who, one.strength))
    model = _model()
    teams = [[model.create_rating([*one.strength])] for one in ordered]
    after = model.rate(teams, ranks=[one.place for one in ordered])
    return {
        one.who: Strength(team[0].mu, team[0].sigma)
        for one, team in zip(ordered, after, strict=True)
    }


def anchors(game: str) -> dict[str, int]:
    """The numbers of the levels of bots, as they were measured, the weakest first."""
    return {name: level.rating for name, level in LEVELS[game].items()}


def get_ready() -> None:
    """Load the model, which takes a moment, so that the first game need not wait for it."""
    _model()


@cache
def _model() -> Any:
    # Imported late: a server starts without it.
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MIDDLE, sigma=WIDTH)
