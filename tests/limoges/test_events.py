"""§12 What each event does, on one rich table."""

import pytest

from limestone.rules import limoges
from limestone.rules.limoges.table import Player, State
from tests.limoges.positions import BOX, after, lies, listed, meeples, table, why_not

RICH = [
    "keys_chateau 0 6-3 yellow",
    "gi_imbert 0 5-2 yellow",  # shows 2
    "gi_orgolet 1 4-1 yellow low",  # shows 4
    "keys_cite 1 6-2 blue",
    "gc_panet 1 5-1 blue",  # shows 1
    "gc_chene 0 3-2 blue",  # shows 2
    "ab_01 0 5-4",
    "ab_02 1 3-0",
    "ab_05 n 3-0",
    "ca_0 0 4-0",
    "ca_1 0 1-1",
    "cb_0 1 2-2",
    "ca_5 1 6-5",
    "pm_1 0 2-1",
    "pm_2 1 4-3",
    "pe_1 0 2-0",
    "pe_2 0 5-0",
    "pe_3 1 5-3",
    "port_naveix 0 1-0 blue",
    "treasury abbey 12",
    "treasury cathedral 9",
    "0 coins 10",
    "1 coins 8",
    "0 has red 3 blue 1",
    "1 has grey 2 purple 2 yellow 1",
    "0 fr 3",
    "0 en 4",
    "1 fr 5",
    "1 en 1",
    "prison red 1",
    "1 tile t15 personnage yellow jailed",
]


def changes(before: State, then: State) -> list[str]:
    """What is different, in words."""
    found = [
        f"{space.id}: {lies(then, space.id) or '-'}"
        for space in before.box.spaces
        if lies(before, space.id) != lies(then, space.id)
    ]
    for seat, (old, new) in enumerate(zip(before.players, then.players, strict=True)):
        for name in ("coins", "points", "influence"):
            if getattr(old, name) != getattr(new, name):
                found.append(f"{seat} {name} {getattr(new, name)}".replace(",", ""))
        if meeples(before, seat) != meeples(then, seat):
            found.append(f"{seat} has {meeples(then, seat) or 'nothing'}")
        found += [
            f"{held.tile} freed" for held in old.tiles[-1:] if held.jailed and _free(new, held.tile)
        ]
    for name in ("treasury", "prison", "banned"):
        if getattr(before, name) != getattr(then, name):
            found.append(f"{name} {getattr(then, name)}".replace(",", ""))
    return found


def _free(player: Player, tile: str) -> bool:
    return any(held.tile == tile and not held.jailed for held in player.tiles)


EFFECTS: dict[str, tuple[list[str], list[str]]] = {  # answers, and what is different
    "ev01:a": ([], ["ab_05: -"]),
    "ev01:b": ([], ["cb_0: -"]),
    "ev02:a": (["0 lose blue", "1 lose grey"], ["0 has red 3", "1 has yellow 1 grey 1 purple 2"]),
    "ev02:b": (
        ["0 lose red", "1 lose grey"],
        ["0 has red 2 blue 1", "1 has yellow 1 grey 1 purple 2"],
    ),
    "ev03:a": (
        [],
        [
            "gi_imbert: 0 5-2",
            "gi_orgolet: 1 4-1",
            "0 has red 3 blue 1 yellow 1",
            "1 has yellow 2 grey 2 purple 2",
        ],
    ),
    "ev03:b": (
        [],
        [
            "gc_panet: 1 5-1",
            "gc_chene: -",
            "0 has red 3 blue 2",
            "1 has blue 1 yellow 1 grey 2 purple 2",
        ],
    ),
    "ev04:a": ([], ["0 influence (3 6)", "1 influence (5 3)"]),
    "ev04:b": ([], ["0 influence (4 4)", "1 influence (6 1)"]),
    "ev05:a": ([], ["pm_2: -"]),
    "ev05:b": ([], ["0 coins 16", "1 coins 11"]),
    "ev06:a": ([], ["0 coins 12", "1 coins 10"]),
    "ev06:b": ([], ["0 coins 9", "1 coins 7"]),
    "ev07:a": ([], ["0 has red 3 blue 1 grey 1", "1 has yellow 1 grey 3 purple 2"]),
    "ev07:b": ([], ["0 has red 3 blue 1 purple 2", "1 has yellow 1 grey 2 purple 4"]),
    "ev08:a": (
        [],
        ["keys_chateau: 0 6-3", "gi_imbert: 0 5-2", "gi_orgolet: 1 4-1", "1 has grey 2 purple 2"],
    ),
    "ev08:b": ([], ["0 has red 3 blue 1 yellow 1", "1 has yellow 2 grey 2 purple 2"]),
    "ev09:a": ([], ["0 influence (3 5)", "1 influence (5 2)"]),
    "ev09:b": ([], ["0 influence (4 4)", "1 influence (6 1)"]),
    "ev10:a": ([], ["0 influence (3 2)"]),
    "ev10:b": ([], ["1 influence (3 1)"]),
    "ev11:a": ([], ["0 coins 12", "1 coins 12"]),
    "ev11:b": ([], ["0 coins 12", "1 coins 9"]),
    "ev12:a": ([], ["treasury (0 9)"]),
    "ev12:b": ([], ["treasury (12 0)"]),
    "ev13:a": ([], ["0 points 1", "1 points 1"]),
    "ev13:b": ([], ["0 points 2", "1 points 2"]),
    "ev14:a": ([], ["0 has red 1 blue 1", "1 has red 1 yellow 1 grey 2 purple 2"]),
    "ev14:b": (
        [],
        [
            "keys_cite: 1 6-2",
            "gc_panet: 1 5-1",
            "gc_chene: 0 3-2",
            "port_naveix: 0 1-0",
            "1 has blue 1 yellow 1 grey 2 purple 2",
        ],
    ),
    "ev15:a": ([], ["0 coins 14", "1 coins 12"]),
    "ev15:b": ([], ["0 coins 7", "1 coins 6"]),
    "ev16:a": ([], ["port_naveix: 0 1-0", "pe_3: -"]),
    "ev16:b": ([], ["0 has red 3 blue 2", "1 has blue 1 yellow 1 grey 2 purple 2"]),
    "ev17:a": ([], ["0 has red 3 blue 1 grey 1 purple 1", "1 has yellow 1 grey 3 purple 3"]),
    "ev17:b": ([], ["1 has yellow 1"]),
    "ev18:a": ([], ["banned True"]),
    "ev18:b": ([], ["t15 freed", "prison (0 0 0 0 0)"]),
}


@pytest.mark.parametrize("name", [f"{event}:{side}" for event in BOX.events for side in "ab"])
def test_an_event_does_what_it_says(name: str) -> None:
    event, side = name.split(":")
    before = table(2, f"0 tile {event} {side}", *RICH, words=("events",))
    answers, expected = EFFECTS[name]

    then = after(before, f"0 play {event}", *answers)

    assert limoges.actors(then) == (0,)
    assert changes(before, then) == expected


def test_the_peace_of_god_stops_destruction_and_jealousy() -> None:
    lines = ["0 tile ev18 a", "0 en 6", "pm_1 1 2-1", "1 tile t04 lieu grey", "0 has purple 4"]
    state = table(2, *lines, words=("events",))
    assert listed(state, 0, "destroy", "jealousy")

    state = after(state, "0 play ev18")

    assert not listed(state, 0, "destroy", "jealousy")
    assert why_not(state, "0 destroy pm_1 en") == "limoges-peace"
    assert why_not(state, "0 jealousy t04") == "limoges-peace"


def test_a_tie_of_colours_is_broken_by_the_loser() -> None:
    state = table(2, "0 tile ev02 b", "0 has red 2 blue 2 grey 1", words=("events",))

    state = after(state, "0 play ev02")

    assert listed(state, 0) == ["lose blue", "lose red"]
    assert why_not(state, "0 lose grey") == "limoges-not-most"
    assert meeples(after(state, "0 lose red"), 0) == "red 1 blue 2 grey 1"


def test_players_are_served_from_the_first_player_of_the_round() -> None:
    lines = ["0 tile ev02 a", "0 has red 2", "1 has red 2", "2 has red 2", "first 2"]
    state = after(table(3, *lines, words=("events",)), "0 play ev02")

    assert limoges.actors(state) == (2,)
    assert limoges.actors(after(state, "2 lose red")) == (0,)


def test_an_event_cannot_destroy_what_is_protected() -> None:
    lines = ["0 tile ev01 a", "ab_01 1 2-1", "ab_02 n 6-4"]
    relic = ["1 tile os6 relic", "1 tile t26 lieu yellow"]
    state = after(table(2, *lines, *relic, words=("events",)), "0 play ev01")

    assert (lies(state, "ab_01"), lies(state, "ab_02")) == ("1 2-1", "")
