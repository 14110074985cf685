"""§13.3 Every payment and every point is told with its reason."""

from collections import defaultdict

import pytest

from limestone.rules import limoges
from limestone.rules.game import Event, Seat
from tests.limoges.positions import after, chosen, step_of, table
from tests.limoges.test_laws import busy_game

BUILT = [
    "keys_chateau 1 6-3 yellow",
    "gi_imbert 0 2-1 yellow",
    "gi_orgolet 1 5-4 yellow",
    "0 hand 6-4 5-3",
    "0 has yellow 1",
    "0 coins 30",
]


def told(line: str, *lines: str, words: tuple[str, ...] = ()) -> list[str]:
    """What a step does, as a spectator hears it: names and facts."""
    state = table(2, *lines, words=words)
    return [spelt(event) for event in limoges.tell(state, step_of(line), None)]


def spelt(event: Event) -> str:
    facts = [f"{name}={value}" for name, value in event.facts.items() if name != "section"]
    return " ".join([event.name.removeprefix("limoges-"), *facts])


@pytest.mark.parametrize(
    ("line", "lines", "words", "expected"),
    [
        pytest.param(
            "0 place 5-3 gi_pristin low",
            BUILT,
            (),
            [
                "pays-keys seat=0 to=1 coins=3",
                "places seat=0 domino=5-3 place=gi_pristin colour=yellow",
                "pays-placement seat=0 to=bank coins=8",
            ],
            id="a gate with the fee of the Keys",
        ),
        pytest.param(
            "0 corrupt 6-4,5-3",
            [*BUILT, "corruption 1 5-1 yellow"],
            (),
            [
                "pays-meeples seat=0 colour=yellow count=1 deed=corruption",
                "throws-away seat=0 domino=6-4",
                "throws-away seat=0 domino=5-3",
                "earns-recycling seat=0 source=bank coins=18",
            ],
            id="Corruption, and which dominoes leave",
        ),
        pytest.param(
            "0 place 6-4 ab_01",
            BUILT,
            ("tax_payer=bank",),
            [
                "places seat=0 domino=6-4 place=ab_01 colour=",
                "pays-placement seat=0 to=abbey coins=10",
                "earns-tax seat=0 source=bank coins=1",
                "earns-tax seat=1 source=bank coins=4",
                "gains seat=0 colour=grey count=1",
            ],
            id="a domino in the Abbey, taxed by the bank",
        ),
        pytest.param(
            "0 place 6-4 ab_01",
            BUILT,
            (),
            [
                "places seat=0 domino=6-4 place=ab_01 colour=",
                "pays-placement seat=0 to=abbey coins=10",
                "pays-tax seat=0 to=1 coins=4",
                "gains seat=0 colour=grey count=1",
            ],
            id="a domino in the Abbey, taxed by the builder",
        ),
        pytest.param(
            "0 rob abbey",
            ["theft_abbey 1 4-2 red", "0 has red 1", "ab_03 0 4-3", "treasury abbey 9"],
            (),
            [
                "pays-meeples seat=0 colour=red count=1 deed=theft_abbey",
                "earns-theft seat=0 source=abbey coins=7",
                "loses-all seat=0 colour=grey",
            ],
            id="a robbery, and the meeple it takes",
        ),
        pytest.param(
            "0 commerce red",
            ["consulat_chateau 1 4-2 red", "0 has red 4"],
            (),
            [
                "pays-meeples seat=0 colour=red count=4 deed=commerce",
                "earns-commerce seat=0 source=bank coins=6",
            ],
            id="trade, and the consuls it takes",
        ),
        pytest.param(
            "0 use t06",
            ["0 tile t06 personnage grey", "0 has grey 4"],
            (),
            [
                "uses seat=0 tile=t06 side=personnage",
                "pays-meeples seat=0 colour=grey count=2 deed=tile",
                "points-tile seat=0 points=1",
            ],
            id="the action of a tile, and the meeple it takes",
        ),
        pytest.param(
            "0 free red",
            ["justice 1 6-2", "prison red 1"],
            (),
            ["pays-justice seat=0 to=1 coins=8", "frees seat=0 prisoner=red"],
            id="a prisoner freed",
        ),
        pytest.param(
            "0 destroy pm_1 yellow",
            ["pm_1 1 5-4", "motte 1 6-3", "0 has yellow 4"],
            (),
            [
                "pays-ruin seat=0 colour=yellow count=4",
                "pays-destruction seat=0 to=bank coins=9",
                "destroys seat=0 place=pm_1 side= other=1",
            ],
            id="a destruction",
        ),
    ],
)
def test_a_step_is_told(
    line: str, lines: list[str], words: tuple[str, ...], expected: list[str]
) -> None:
    assert told(line, *lines, words=words) == expected


def test_the_end_is_told_point_by_point() -> None:
    cards = ["0 objectives ob06", "1 objectives ob08", "0 fr 2", "1 points 3", "1 bag 6"]
    state = after(table(2, *cards), "0 end")

    events = [spelt(event) for event in limoges.tell(state, step_of("1 end"), 0)]

    assert events == [
        "ends-turn seat=1",
        "over reason=bag seats=[1]",
        "objective seat=0 objective=ob06 measure=2 rank=1 points=6",
        "objective seat=1 objective=ob06 measure=0 rank=0 points=0",
        "objective seat=0 objective=ob08 measure=15 rank=1 points=6",
        "objective seat=1 objective=ob08 measure=15 rank=1 points=6",
        "score seat=0 points=0 french=2 english=0 objectives=12 total=14",
        "score seat=1 points=3 french=0 english=0 objectives=6 total=9",
        "wins seats=[0] seat=0",
    ]


@pytest.mark.parametrize("seed", range(4))
def test_every_step_tells_something(seed: int) -> None:
    for state, step in busy_game(2 + seed % 3, ("events",), seed):
        assert not step or limoges.tell(state, step, None), step


def test_seats_that_draw_equally_low_lots_are_told_so() -> None:
    state = after(limoges.start(2, chosen()), "* objectives 0:ob01,ob02 1:ob03,ob04")

    events = limoges.tell(state, step_of("* first 0:5-1 1:6-0"), None)

    assert [spelt(event) for event in events] == ["draws-again seats=[0, 1]"]


@pytest.mark.parametrize("seed", range(6))
def test_payments_and_points_add_up_to_what_changed(seed: int) -> None:
    words = ("events",) if seed % 2 else ("entry_mode=own_active_gate", "tax_payer=bank")
    for state, step in busy_game(2 + seed % 3, words, seed):
        if not step:
            continue
        then = limoges.play(state, step)
        coins: dict[Seat, int] = defaultdict(int)
        points: dict[Seat, int] = defaultdict(int)
        for event in limoges.tell(state, step, None):
            facts = event.facts
            assert str(facts["section"]).startswith("§")
            who, to, count = facts.get("seat"), facts.get("to"), facts.get("coins")
            if isinstance(who, int) and isinstance(count, int):
                coins[who] += count if "source" in facts else -count
                if isinstance(to, int):
                    coins[to] += count
            gained = facts.get("points")
            if event.name.startswith("limoges-points") and isinstance(who, int):
                assert isinstance(gained, int)
                points[who] += gained
        for seat, (old, new) in enumerate(zip(state.players, then.players, strict=True)):
            assert new.coins - old.coins == coins[seat]
            assert new.points - old.points == points[seat]


def test_playing_and_telling_are_the_same() -> None:
    for state, step in busy_game(3, ("events",), 7):
        if step:
            limoges.tell(state, step, None)
            assert limoges.play(state, step).notes is None
