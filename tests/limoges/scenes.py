"""For every kind of decision a table where seat 0 can make it, and the clicks it takes."""

from typing import NamedTuple

from limestone.rules import limoges
from limestone.rules.limoges.agenda import Voting
from limestone.rules.limoges.table import State
from tests.limoges.positions import after, chosen, table

RICH = ("0 coins 60", "0 hand 6-4 5-4 5-3 3-2 2-0", "1 coins 9")
KEYS = ("keys_chateau 1 6-3 yellow", "gi_orgolet 1 5-1 yellow")
BUSY = (*RICH, *KEYS, "0 has yellow 4 red 4")


class Scene(NamedTuple):
    """A move at a table; a domino drawn to its place is one click, and the button is one."""

    state: State
    move: str
    clicks: int


def turn(*lines: str, words: tuple[str, ...] = (), seats: int = 2) -> State:
    return table(seats, *lines, words=words)


def _voting() -> State:
    return turn(*RICH)._replace(agenda=(Voting(),))


def _choosing_objectives() -> State:
    start = limoges.start(3, chosen())
    return after(start, "* objectives 0:ob01,ob02 1:ob03,ob04 2:ob05,ob06")


def _swapping() -> State:
    corrupted = turn(*BUSY, "corruption 1 5-3 red")
    return after(corrupted, "0 corrupt 2-0")


def _seeing_ostensions() -> State:
    devout = turn("ostensions 1 6-5 red", "0 has red 2", "0 hand 6-2 5-4", "0 coins 20")
    return after(devout, "0 ostend 6-2", "* ostensions os1,os2")


def _missing(*lines: str) -> State:
    """Red meeples are due, and the reserve has none."""
    built = turn("consulat_chateau 0 4-2 red", "1 has red 7", "0 hand 5-4", *lines)
    return after(built, "0 end 5-4")


def _too_many_tiles() -> State:
    held = ("0 tile t01 personnage blue", "0 tile t02 lieu red", "0 has grey 1")
    bought = turn(*BUSY, *held, "row personnages t05 t03", "row lieux t07 t09")
    return after(bought, "0 buy t03 3-2", "* tiles personnages:t04")


JUSTICE = (*RICH, "justice 1 2-1 purple", "0 has purple 3", "1 has red 2 blue 1")
JAIL = turn(*JUSTICE, "keys_cite 1 6-3 blue", "1 tile t05 personnage purple")
GUARDED = turn(*BUSY, "gi_imbert 0 4-3 yellow", "gi_fustinie 0 6-1 yellow")
EVENTS = turn(*RICH, "0 tile ev02 a", "0 has red 2 blue 1", words=("events",))

SCENES = (
    Scene(_choosing_objectives(), "keep ob02", 2),
    Scene(_voting(), "vote blue:5-4 yellow:6-4 red:3-2", 4),
    Scene(_voting(), "vote yellow:5-4", 3),
    Scene(turn(*RICH, "0 has purple 1 yellow 1"), "place 5-4 justice purple", 3),
    Scene(turn(*BUSY), "place 5-3 gi_pristin low", 3),
    Scene(turn(*BUSY), "place 6-4 ab_05", 2),
    Scene(turn(*RICH, "corruption 0 5-1", "0 has red 1 blue 1"), "activate corruption blue", 2),
    Scene(GUARDED, "guards chateau", 2),
    Scene(after(GUARDED, "0 guards chateau"), "guard gi_fustinie low", 2),
    Scene(JAIL, "jail hand 1 red", 2),
    Scene(JAIL, "jail on keys_cite", 2),
    Scene(JAIL, "jail tile t05", 2),
    Scene(turn(*RICH, "justice 1 2-1", "prison red 1"), "free red", 2),
    Scene(
        turn(
            *RICH,
            "theft_abbey 1 5-1 red",
            "0 has red 1 grey 3",
            "ab_03 0 6-1",
            "treasury abbey 9",
        ),
        "rob abbey",
        2,
    ),
    Scene(turn(*BUSY, "corruption 1 5-3 red"), "corrupt 6-4,2-0 draw", 5),
    Scene(_swapping(), "swap red purple", 2),
    Scene(_swapping(), "done", 2),
    Scene(
        turn("ostensions 1 6-5 red", "0 has red 2", "0 hand 6-2 5-4", "0 coins 20"),
        "ostend 6-2",
        2,
    ),
    Scene(_seeing_ostensions(), "keep os2 saint", 2),
    Scene(turn(*RICH, "consulat_chateau 1 5-1 red", "0 has red 4"), "commerce red", 2),
    Scene(turn(*RICH, "ab_01 1 6-1", "0 has grey 4"), "mint", 2),
    Scene(turn(*BUSY, "ab_03 1 6-1", "ab_07 n 4-1", "0 has purple 4 grey 2"), "jealousy ab_03", 2),
    Scene(turn(*BUSY, "ab_03 1 6-1", "port_naveix 1 4-1 blue", "0 fr 4"), "destroy ab_03 fr", 2),
    Scene(turn(*BUSY, "row personnages t05 t03", "0 has blue 1 grey 1"), "buy t03 5-3", 2),
    Scene(turn(*BUSY, "0 tile t17 lieu red", "0 has grey 2 blue 1 purple 1"), "use t17 blue", 3),
    Scene(_too_many_tiles(), "return t02", 2),
    Scene(_missing(), "gain en", 2),
    Scene(_missing(), "steal 1", 2),
    Scene(EVENTS, "play ev02", 2),
    Scene(EVENTS, "drop ev02", 2),
    Scene(after(EVENTS, "0 play ev02"), "lose blue", 2),
    Scene(turn(*RICH), "end 3-2", 3),
    Scene(turn("0 coins 3"), "end", 1),
)
