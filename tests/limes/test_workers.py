"""§5 Workers, §8.2 the ferryman."""

import pytest

from limestone.rules.bits import cells
from limestone.rules.game import Refused
from limestone.rules.limes.land import Land, zone_of
from limestone.rules.limes.notation import zone_name
from limestone.rules.limes.workers import Go, Place, post, reach, refuse_posting, supply
from tests.limes.picture import land, names


def cell(here: Land, name: str) -> int:
    return next(n for n in range(64) if zone_name(zone_of(here, n)) == name)


def go(here: Land, origin: str, target: str) -> Go:
    return Go(*(zone_of(here, cell(here, name)) for name in (origin, target)))


@pytest.mark.parametrize(
    ("drawing", "ferryman", "reached"),
    [
        pytest.param(".@ . ~ ~ ^", False, "b1nw b1ne", id="§5.2 any zone of a bordering territory"),
        pytest.param(".@ . / . .", False, "", id="§5.2 never within its own territory"),
        pytest.param(".@ ~ / ~ .", False, "a1ne a1sw", id="§5.2 borders are sides"),
        pytest.param("#@ # / # ~", False, "a1ne a1sw", id="§5.2 from tower to tower"),
        pytest.param(".@ ~ ^", True, "a1ne", id="§8.2 a lake without a fisherman is no ferry"),
        pytest.param(".@ ~@ ^", True, "a1ne b1nw", id="§8.2 across a lake with a fisherman"),
        pytest.param(".@ ~@ ^ ~@ #", True, "a1ne b1nw", id="§8.2 one crossing, no chains"),
        pytest.param("~@ . ~ ^", True, "a1ne", id="§8.2 nobody is his own ferryman"),
        pytest.param(".@ ~@ . / # _ _", True, "a1ne b1nw a1sw", id="§8.2 and to another field"),
        pytest.param(".@ ~@ / . .", True, "a1ne", id="§8.2 not back to where it came from"),
    ],
)
def test_where_a_worker_may_move(drawing: str, ferryman: bool, reached: str) -> None:
    here = land(drawing)

    found = reach(here, 0, ferryman=ferryman)

    assert names(here, found) == reached


def test_seven_workers_in_all() -> None:
    assert [supply(land(drawing)) for drawing in (".", ".@", ".@@@ .@@@@")] == [7, 6, 0]


def test_several_workers_may_stand_on_one_zone() -> None:
    here = land("~@ #@")

    moved = post(here, go(here, "a1nw", "a1ne"))

    assert moved.workers == (1, 1)


def test_a_moving_worker_leaves_the_others_on_its_zone() -> None:
    here = land("~@@ #")

    moved = post(here, go(here, "a1nw", "a1ne"))

    assert moved.workers == (0, 1)


@pytest.mark.parametrize(
    ("drawing", "origin", "target", "code"),
    [
        pytest.param("~ #", "a1nw", "a1ne", "limes-no-worker", id="no worker there"),
        pytest.param("~@ ~", "a1nw", "a1ne", "limes-own-territory", id="within its territory"),
        pytest.param("~@ . ^", "a1nw", "b1nw", "limes-out-of-reach", id="two territories away"),
        pytest.param("~@ .", "a1nw", "c1nw", "limes-no-card", id="no card there"),
        pytest.param("~@ .", "c1nw", "a1ne", "limes-no-worker", id="no card, no worker"),
    ],
)
def test_why_a_worker_may_not_move(drawing: str, origin: str, target: str, code: str) -> None:
    here = land(drawing)

    with pytest.raises(Refused) as refused:
        refuse_posting(here, go(here, origin, target), ferryman=False)

    assert refused.value.code == code


def test_an_empty_supply_places_nobody() -> None:
    with pytest.raises(Refused, match="limes-supply-empty"):
        refuse_posting(land(".@@@@@@@"), Place(0), ferryman=False)


def test_the_ferryman_is_named_when_even_he_does_not_help() -> None:
    here = land("~@ . ^")

    with pytest.raises(Refused) as refused:
        refuse_posting(here, go(here, "a1nw", "b1nw"), ferryman=True)

    assert (refused.value.code, refused.value.section) == ("limes-out-of-reach-ferryman", "§8.2")


def test_cells_and_zones_agree_on_a_drawing() -> None:
    here = land(". . / . .")

    assert [zone_name(zone_of(here, n)) for n in cells(0x303)] == ["a1nw", "a1ne", "a1sw", "a1se"]
