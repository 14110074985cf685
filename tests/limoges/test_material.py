"""Data files (docs/notation.md), and the mistakes in them."""

from pathlib import Path

import pytest

from limestone.rules.game import Refused, options, own_files, own_material, texts
from limestone.rules.limoges import material
from limestone.rules.limoges.components import POWERS
from tests.limoges.positions import BOX, LIMOGES

FOLDER = Path(__file__).parents[2] / "src" / "limestone" / "rules" / "data" / "limoges"
FILES = texts(FOLDER)


def edited(file: str, old: str, new: str) -> dict[str, str]:
    assert old in FILES[file]
    return FILES | {file: FILES[file].replace(old, new, 1)}


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert (len(BOX.tiles), len(BOX.ostensions), len(BOX.events)) == (27, 6, 18)
    assert (len(BOX.objectives), len(BOX.spaces)) == (12, 57 + len(POWERS))
    assert [len(BOX.plan.wall[wall]) for wall in BOX.plan.wall] == [4, 8, 5]


def test_the_digest_does_not_depend_on_comments_and_spacing() -> None:
    spaced = FILES | {"events.toml": "# our own\n\n" + FILES["events.toml"]}

    assert material(spaced, "mine").digest == BOX.digest
    assert len(BOX.digest) == 64


def test_the_digest_depends_on_every_value() -> None:
    other = edited("tiles.toml", "domino_cost = 5", "domino_cost = 6")

    assert material(other, "mine").digest != BOX.digest


def test_the_package_brings_its_own_data() -> None:
    assert own_material(LIMOGES).digest == BOX.digest
    assert options(LIMOGES).material is BOX


SPARE = "limoges-data-spare-sets"
MISTAKES = [
    ("board.toml", 'wall = "cite"', 'wall = "city"', "limoges-data-word", "gates[12].wall"),
    ("board.toml", '"gi_orgolet"', '"gi_imbert"', "limoges-data-id", "gates[1].id"),
    ("board.toml", '"ab_02"]', '"ab_99"]', "limoges-data-word", "abbey[0].adjacent[0]"),
    ("board.toml", "per_turn = 2", 'per_turn = "2"', "limoges-data-kind", "production[0].per_turn"),
    ("board.toml", "must_contain = 6", "must_contain = 7", "limoges-data-number", ""),
    ("board.toml", "ab_03 = [3, 2]", "ab_03 = [3]", "limoges-data-domino", "neutral.2.ab_03"),
    ("board.toml", "ab_03 = [", "ab_33 = [", "limoges-data-word", "neutral.2.ab_33"),
    ("board.toml", "ca_1 = [4, 1]", "ca_1 = [5, 0]", SPARE, "neutral.2.ca_5"),
    ("board.toml", "ab_07 = [4, 1]\nca_3", "ab_07 = [3, 2]\nca_3", SPARE, "neutral.3.ca_3"),
    ("board.toml", '[neutral."4"]', '[neutral."4"]\nab_01 = [6, 6]', SPARE, "neutral.4.ab_01"),
    ("powers.toml", '"justice"', '"mercy"', "limoges-data-word", "powers[4].id"),
    ("tiles.toml", "domino_cost = 5", "cost = 5", "limoges-data-key-missing", "tiles[0].lieu"),
    ("tiles.toml", 'tag = "church"', 'tagg = "church"', "limoges-data-key-unknown", ""),
    (
        "tiles.toml",
        '"gain_meeple"',
        '"gain_meeples"',
        "limoges-data-word",
        "tiles[0].lieu.fx[0][0]",
    ),
    ("tiles.toml", '"purple", 1]]', '"purple"]]', "limoges-data-effect-length", ""),
    (
        "tiles.toml",
        'fx = [["convert", { yellow = 2 }',
        "fx = [[{ yellow = 2 }",
        "limoges-data-kind",
        "",
    ),
    ("tiles.toml", '[["free_prisoner"]]', "[]", "limoges-data-one-action", "tiles[5].lieu.fx"),
    ("events.toml", '"port_naveix"', '"port_louis"', "limoges-data-word", ""),
    ("events.toml", 'id = "ev01"', 'ident = "ev01"', "limoges-data-key-missing", "events[0]"),
    (
        "objectives.toml",
        "count_powers",
        "count_towers",
        "limoges-data-word",
        "objectives[8].measure",
    ),
    ("objectives.toml", '"coins"', '"coins red"', "limoges-data-measure", "objectives[7].measure"),
    ("settings.toml", "value = 15", "value = 150", "limoges-data-number", "start_coins.value"),
    ("settings.toml", "value = true", 'value = "yes"', "limoges-data-flag", ""),
    ("settings.toml", '"bank", "own"', '"me"', "limoges-data-word", "tax_payer.choices[1]"),
    ("settings.toml", "version = { value = 2", "version = { value = 3", "limoges-data-number", ""),
    ("settings.toml", "theft_majority", "theft_minority", "limoges-data-key-missing", ""),
    ("settings.toml", "tile_limit", "tile_limits", "limoges-data-key-missing", ""),
    ("settings.toml", "value = 15", "value = ", "limoges-data-toml", ""),
    # Names that no rule reads, which JSON cannot hold: their digest is made of JSON.
    *(
        ("tiles.toml", '"Le Prince Noir"', value, "limoges-data-kind", "tiles[23].personnage.fr")
        for value in ("nan", "-inf", "1366-06-19", "07:32:00", "1366-06-19T07:32:00Z")
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "code", "key"), MISTAKES)
def test_a_mistake_is_refused_with_file_and_key(
    file: str, old: str, new: str, code: str, key: str
) -> None:
    with pytest.raises(Refused) as caught:
        material(edited(file, old, new), "mine")

    assert caught.value.code == code
    assert caught.value.place["file"] == file
    assert not caught.value.section  # no rule of play
    assert not key or caught.value.place["key"] == key


def test_data_for_rules_1_are_read_as_they_were() -> None:
    box = material(own_files("limoges", 1), "substitute")

    assert (box.digest[:12], box.rules, BOX.rules) == ("47d0a3b54478", 1, 2)
    assert own_material(LIMOGES, box.digest).digest == box.digest


def test_a_missing_file_and_a_missing_power_are_refused() -> None:
    with pytest.raises(Refused, match="file-missing"):
        material({name: text for name, text in FILES.items() if name != "tiles.toml"}, "mine")
    lines = [line for line in FILES["powers.toml"].splitlines() if '"justice"' not in line]
    with pytest.raises(Refused, match="limoges-data-power-missing"):
        material(FILES | {"powers.toml": "\n".join(lines)}, "mine")


def test_too_few_objectives_are_refused() -> None:
    lines = [line for line in FILES["objectives.toml"].splitlines() if '"ob1' not in line]
    lines = [line for line in lines if '"ob09"' not in line]
    with pytest.raises(Refused, match="limoges-data-too-few"):
        material(FILES | {"objectives.toml": "\n".join(lines)}, "mine")
