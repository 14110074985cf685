"""For every event that games hardly ever bring: a table, and the step that brings it."""

from typing import NamedTuple

from limestone.rules.limoges.components import COLOUR, Effect, Side
from limestone.rules.limoges.table import State
from tests.limoges.positions import after, printed, table

WALL = ("keys_chateau 1 6-3 yellow", "gi_imbert 0 2-1 yellow", "0 hand 5-4")
THEFT = ("theft_abbey 1 4-2 red", "ab_02 0 5-0", "treasury abbey 30", "0 has red 1")
MORE_TAX = (Effect("tax_bonus", ("chateau", 1)),)  # our own data print it nowhere


class Rare(NamedTuple):
    """A table, and the step of it that is told."""

    state: State
    step: str


def _event(name: str, side: str, *lines: str) -> Rare:
    return Rare(table(2, f"0 tile {name} {side}", *lines, words=("events",)), f"0 play {name}")


def _taxing() -> State:
    tile = Side("t26", "lieu", MORE_TAX, "passive", colour=COLOUR["yellow"], zone="hors")
    held = table(2, *WALL, "0 tile t26 lieu yellow", words=("tax_payer=bank",))
    return printed(held, tile)


def _rewarding() -> State:
    relic = ("0 tile t26 lieu yellow", "0 tile os1 relic", "ab_01 0 5-4")
    return after(table(2, *relic), "0 end")


RARE = {
    "limoges-converts-influence": Rare(table(2, "0 tile t26 lieu yellow", "0 en 1"), "0 use t26"),
    "limoges-destroyed": _event("ev01", "a", "ab_02 n 6-4"),
    "limoges-earns-fair": _event(
        "ev11", "a", "keys_chateau 0 6-3 yellow", "gi_imbert 0 5-2 yellow"
    ),
    "limoges-earns-tax-bonus": Rare(_taxing(), "0 place 5-4 ab_01"),
    "limoges-leader-falls": _event("ev10", "a", "0 en 4", "1 en 1"),
    "limoges-nothing-after-theft": Rare(
        after(table(2, *WALL, *THEFT), "0 rob abbey"), "0 place 5-4 ab_01"
    ),
    "limoges-pays-destruction": Rare(
        table(2, "pm_1 1 5-4", "motte 1 6-3", "0 has yellow 4"), "0 destroy pm_1 yellow"
    ),
    "limoges-pays-event": _event("ev15", "b"),
    "limoges-points-reward-tile": Rare(_rewarding(), "1 end"),
}
