"""§6 Scoring, §7 the solo ladder."""

import pytest

from limestone.rules.game import GAMES, Event, Options
from limestone.rules.limes.options import variants
from limestone.rules.limes.scoring import (
    WAYS,
    explained,
    homes,
    ladder,
    ranking,
    score,
    tie_break,
    winners,
)
from limestone.rules.limes.table import State
from limestone.rules.ranks import TieBreak
from tests.limes.made_up import MADE_UP, plant
from tests.limes.picture import DECK, land, zones


@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        pytest.param(".@ . . / ~ . ^ / # . ^", 5, id="printed example: a farmer of 5 points"),
        pytest.param(
            ".* ^* .* .* / ^* ~@ ~ .* / . .* ^* #",
            6,
            id="printed example: a fisherman of 6 points",
        ),
        pytest.param(
            "# ^@ ^ . / ~ ^ . # / ~ # ^ .", 5, id="printed example: a woodcutter of 5 points"
        ),
        pytest.param(
            "^ . ^ # / . . ^ . / ~ ^ #@ ^ / . . ^ . / # . # ^",
            5,
            id="printed example: a watchman of 5 points",
        ),
        pytest.param(".@ ~ / ~ .", 1, id="§6.1 corners do not connect"),
        pytest.param("~@ .* / ~ _", 1, id="§6.2 a hut on the shore"),
        pytest.param("~@ ~ / .* ~", 1, id="§6.2 a hut counts once for a lake"),
        pytest.param("~@ .* ~@", 2, id="§6.2 the same hut counts for two lakes"),
        pytest.param("~@ . .*", 0, id="§6.2 a hut behind the shore does not count"),
        pytest.param("~@ ~ / ~ .*", 1, id="§6.2 touched from two sides, still one hut"),
        pytest.param(". . . / . ^@ .", 1, id="§6.3 a territory counts once"),
        pytest.param("# ^@ #", 2, id="§6.3 every tower is a territory of its own"),
        pytest.param("^@ ~ ^", 1, id="§6.3 only what touches"),
        pytest.param("#@ ^ # ^", 1, id="§6.4 another tower blocks the view"),
        pytest.param("#@ . ~ ^", 1, id="§6.4 field and water do not block"),
        pytest.param("#@ . / . ^", 0, id="§6.4 straight lines only"),
        pytest.param("#@ ^ ^ / ^ ^ _ / ^ _ _", 4, id="§6.4 each forest zone in the lines"),
        pytest.param("#@ _ _ ^", 1, id="§6.4 a gap does not block"),
        pytest.param(".@ . .@", 3, id="§6.5 one worker scores in a territory"),
        pytest.param("#@@ ^", 1, id="§6.5 one worker scores on a tower"),
        pytest.param(". ~ ^ #", 0, id="nobody scores without workers"),
    ],
)
def test_a_worker_scores_by_its_profession(drawing: str, points: int) -> None:
    assert score(land(drawing), ()) == points


@pytest.mark.parametrize(
    ("drawing", "kind", "places"),
    [
        pytest.param(".@ . ~", "zone", ["a1nw", "a1ne"], id="a farmer: its zones"),
        pytest.param("~@ .* / ^* _", "hut", ["a1ne", "a1sw"], id="a fisherman: the huts"),
        pytest.param(
            "^@ . . / # _ _", "territory", ["a1ne b1nw", "a1sw"], id="a woodcutter: the territories"
        ),
        pytest.param("#@ . ^ # ^", "sight", ["b1nw"], id="a watchman: the forest zones it sees"),
        pytest.param("~@ .", "hut", [], id="what could bring points, where nothing does"),
    ],
)
def test_every_point_has_its_reason(drawing: str, kind: str, places: list[str]) -> None:
    (scored,) = explained(land(drawing), ())

    (reason,) = scored.reasons
    assert (reason.kind, [zones(found) for found in reason.places]) == (kind, places)
    assert scored.points == len(places)


@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        pytest.param(".@ . ~ .* / ^* ~ ~ # / ^ # ^* ^ / ~ . . ~", 2, id="§6.1 farmer"),
        pytest.param(". . ~ .* / ^* ~ ~@ # / ^ # ^* ^ / ~ . . ~", 3, id="§6.2 fisherman"),
        pytest.param(". . ~ .* / ^* ~ ~ # / ^ # ^*@ ^ / ~ . . ~", 5, id="§6.3 woodcutter"),
        pytest.param(". . ~ .* / ^* ~ ~ # / ^ #@ ^* ^ / ~ . . ~", 3, id="§6.4 watchman"),
        pytest.param(". . ~ .* / ^* ~ ~ #@ / ^ # ^* ^ / ~ . . ~", 2, id="§6.4 across the lake"),
        pytest.param(".@ . ~ .* / ^* ~ ~@ # / ^ #@ ^*@ ^ / ~ . . ~", 13, id="§6.6 the sum"),
    ],
)
def test_the_examples_of_our_rulebook_on_its_four_cards(drawing: str, points: int) -> None:
    assert score(land(drawing), ()) == points


@pytest.mark.parametrize(
    ("drawing", "reasons"),
    [
        pytest.param("~@ .*", {"hut": 1, "made-up": 1}, id="both ways bring points"),
        pytest.param("~@ .", {"made-up": 1}, id="one way does"),
        pytest.param(".* ~@", {"hut": 1}, id="the other does"),
        pytest.param(". ~@", {"hut": 0}, id="none does: the first"),
        pytest.param(".@ ~ .", {"zone": 1}, id="the way of another profession"),
    ],
)
def test_a_variant_adds_a_way_of_scoring(
    drawing: str, reasons: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    here = land(drawing)

    (scored,) = explained(here, MADE_UP.words)
    (home,) = (home for home in homes(here, MADE_UP.words) if home.worker is not None)

    assert {reason.kind: reason.points for reason in scored.reasons} == reasons
    assert home.reasons == scored.reasons
    assert score(here, MADE_UP.words) == scored.points == home.points == sum(reasons.values())
    assert ranking(here, MADE_UP.words)[:2] == (scored.points, scored.points)


def test_a_way_of_scoring_that_names_a_variant_makes_it_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)

    assert variants(DECK)["made-up"].section == "§8.9"
    assert all(bool(way.variant) == bool(way.section) for way in WAYS)


def table(*drawings: str) -> State:
    return State(DECK, (), tuple(map(land, drawings)))


@pytest.mark.parametrize(
    ("drawings", "seats"),
    [
        pytest.param((".@ .", ".@ . ."), (1,), id="§6.6 most points"),
        pytest.param((".@ . . .", ".@ . . ~ .@"), (0,), id="§6.6 a tie: the best worker"),
        pytest.param(
            (".@ . . ~ .@ .", ".@ . . ~ .@ ~ .@"), (0,), id="§6.6 a tie: the second best worker"
        ),
        pytest.param((".@ . ~ .@ .", ".@ . ~ .@ ~ .@"), (0,), id="§6.6 fewer workers have 0"),
        pytest.param((".@ ~ .@", "#@ ^ # ^ #@"), (0, 1), id="§6.6 all equal: shared"),
        pytest.param((".", "~", "^"), (0, 1, 2), id="§6.6 nobody has anything: shared"),
    ],
)
def test_who_wins(drawings: tuple[str, ...], seats: tuple[int, ...]) -> None:
    assert winners(table(*drawings)) == seats


@pytest.mark.parametrize(
    ("drawings", "decided"),
    [
        pytest.param((".@ .", ".@ . ."), None, id="§6.6 most points, no tie"),
        pytest.param(
            (".@ . . .", ".@ . . ~ .@"),
            TieBreak(4, 1, (0,), (1,), 4, 3),
            id="§6.6 the best worker",
        ),
        pytest.param(
            (".@ . . ~ .@ ~ .@", ".@ . . ~ .@ .", ".@ . . ~ .@ ."),
            TieBreak(5, 2, (1, 2), (0,), 2, 1),
            id="§6.6 the second best, of two who share the victory",
        ),
    ],
)
def test_what_broke_a_tie_is_told(drawings: tuple[str, ...], decided: TieBreak | None) -> None:
    told = tie_break(table(*drawings))

    facts = {"section": "§6.6", **decided._asdict()} if decided else {}
    assert told == (Event("limes-tie-break", facts) if decided else None)


def test_a_tie_that_no_worker_breaks_is_told() -> None:
    told = tie_break(table(".@ .", ".@ .", ".@ ~"))

    assert told == Event("limes-tie", {"section": "§6.6", "points": 2, "winners": (0, 1)})


def test_a_ranking_has_a_place_for_every_worker() -> None:
    assert ranking(land(".@ . ~ .@"), ()) == (3, 2, 1, 0, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("points", "step"), [(0, 0), (27, 0), (28, 1), (35, 2), (42, 3), (48, 3), (49, 4), (70, 4)]
)
def test_the_solo_ladder(points: int, step: int) -> None:
    assert ladder(points) == step


def test_a_game_begins_with_nothing() -> None:
    state = GAMES["limes"].start(3, Options((), DECK))

    assert GAMES["limes"].scores(state) == (0, 0, 0)
