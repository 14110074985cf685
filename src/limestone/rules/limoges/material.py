"""§2 The data files of a box: read, checked, and made into components."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import lru_cache
from hashlib import sha256
from typing import Any

from limestone.rules.game import Refused
from limestone.rules.limoges.components import (
    COLOURS,
    DOMINOES,
    POWERS,
    TOWNS,
    TRACKS,
    WALL_OF_ZONE,
    WALLS,
    Box,
    Domino,
    Objective,
    Settings,
    Side,
    Space,
)
from limestone.rules.limoges.options import READINGS
from limestone.rules.limoges.source import Source, sources
from limestone.rules.limoges.vocabulary import effects

FILES = ("board", "powers", "tiles", "ostensions", "events", "objectives", "settings")
SEATS = ("2", "3", "4")
SPACES = ("gates", "abbey", "cathedral", "production", "bridges")
WORDS = {  # what the engine knows how to do with each reading
    "compensation_mode": ("per_meeple", "per_event"),
    "domino_cost_mode": ("total_pips", "high_half"),
    "tax_payer": ("bank", "own", "builder"),
    "entry_mode": ("own_active_gate", "any"),
    "abbey_match": ("none", "bonus", "strict"),
    "cathedral_upper_match": ("none", "bonus", "strict"),
    "corruption_swap_limit": ("le_low", "lt_low"),
    "theft_majority": ("pips", "dominoes"),
}
RULES_1 = {"version": 1, "theft_majority": "dominoes"}  # what data for rules 1 do not say
SETS = 4  # of dominoes in the box
BY_SEATS = ("meeples_per_colour", "objective_keep", "tile_row_size")
MEASURES = {  # §13.4 and what may follow each
    "count_dominoes": ("abbey", "cathedral", "bridges"),
    "count_gates": TOWNS,
    "influence": TRACKS,
    "coins": (),
    "count_powers": (),
    "count_tiles": (),
    "meeples": COLOURS,
}
LEAST = {
    "version": 1,
    "hand_size": 4,
    "objective_draw": 1,
    "influence_track_max": 1,
    "tile_limit": 1,
    "destruction_vicomte": 1,  # no action is free, or a turn might never end
    "destruction_influence": 1,
    "commerce_meeples": 1,
    "mint_meeples": 1,
    "jealousy_bishops": 1,
}
MOST = {"version": 2}


def material(files: Mapping[str, str], name: str) -> Box:
    """The box that these files describe, or a refusal with file, key and reason."""
    return _box(tuple(sorted(files.items())), name)


def canonical(files: Mapping[str, str]) -> str:
    """The data as JSON, without comments and spacing: what their digest is made of."""
    return _canonical(sources(files, FILES))


def _canonical(found: Mapping[str, Source]) -> str:
    values = {word: source.value for word, source in found.items()}
    return json.dumps(values, sort_keys=True, ensure_ascii=False)


@lru_cache(maxsize=8)  # reading takes longer than a whole random game
def _box(files: tuple[tuple[str, str], ...], name: str) -> Box:
    found = sources(dict(files), FILES)
    _check_ids(found)
    _check_neighbours(found["board"])
    spaces = (*_powers(found["powers"]), *_board(found["board"]))
    settings, choices = _settings(found["settings"])
    sides = {(side.tile, side.name): side for side in _all_sides(found)}
    objectives = {card.id: card for card in _objectives(found["objectives"])}
    box = Box(
        name=name,
        digest=sha256(_canonical(found).encode()).hexdigest(),
        spaces=spaces,
        sides=sides,
        tiles=_ids(sides, "lieu"),
        ostensions=_ids(sides, "saint"),
        events=_ids(sides, "a"),
        objectives=objectives,
        neutral=_neutral(found["board"], spaces),
        settings=settings,
        choices=choices,
    )
    _check_links(found, box)
    if box.rules > 1:
        _check_spare_sets(found["board"], box)
    return box


def _powers(source: Source) -> Iterator[Space]:
    found = {}
    for entry in source.table(("powers",))["powers"].list():
        entry.table(("id", "colours"), ("fr", "en", "town", "must_contain"))
        found[entry["id"].word(POWERS)] = Space(
            id=entry["id"].text(),
            kind="power",
            colours=tuple(colour.colour() for colour in entry["colours"].list()),
            town=entry["town"].word(TOWNS) if "town" in entry else "",
            must_contain=entry["must_contain"].number(0, 6) if "must_contain" in entry else None,
        )
    for power in POWERS:
        if power not in found:
            raise source.wrong(Refused("limoges-data-power-missing", power=power))
        yield found[power]


def _board(source: Source) -> Iterator[Space]:
    source.table((*SPACES, "neutral"))
    for entry in source["gates"].list():
        entry.table(("id", "wall"), ("fr", "en"))
        wall = entry["wall"].word(WALLS)
        town = "cite" if wall == "cite" else "chateau"
        yield Space(entry["id"].text(), "gate", town=town, wall=wall, keeper=f"keys_{town}")
    for entry in source["abbey"].list():
        entry.table(("id", "adjacent"), ("fr", "en"))
        beside = tuple(other.text() for other in entry["adjacent"].list())
        yield Space(entry["id"].text(), "abbey", zone="inner", town="chateau", beside=beside)
    for entry in source["cathedral"].list():
        yield _cathedral(entry)
    for entry in source["production"].list():
        yield _production(entry)
    for entry in source["bridges"].list():
        entry.table(("id", "power"), ("fr", "en"))
        power = entry["power"].word(("bridge_martial", "bridge_etienne"))
        yield Space(entry["id"].text(), "bridge", zone="outside", keeper=power)


def _cathedral(entry: Source) -> Space:
    entry.table(("id",), ("fr", "en", "must_contain", "rests_on"))
    return Space(
        id=entry["id"].text(),
        kind="cathedral",
        zone="cite",
        town="cite",
        must_contain=entry["must_contain"].number(0, 6) if "must_contain" in entry else None,
        rests_on=tuple(under.text() for under in entry["rests_on"].list())
        if "rests_on" in entry
        else (),
    )


def _production(entry: Source) -> Space:
    entry.table(("id", "zone", "meeple", "per_turn"), ("fr", "en", "sets"))
    zone = entry["zone"].word((*WALL_OF_ZONE, "outside"))
    towns = {"inner": "chateau", "outer": "chateau", "cite": "cite"}
    return Space(
        id=entry["id"].text(),
        kind="production",
        colours=(entry["meeple"].colour(),),
        zone=zone,
        town=towns.get(zone, ""),
        per_turn=entry["per_turn"].number(0, 12),
        sets=entry["sets"].word(("commerce", "destruction")) if "sets" in entry else "",
    )


def _neutral(source: Source, spaces: tuple[Space, ...]) -> dict[int, dict[str, Domino]]:
    sites = tuple(s.id for s in spaces if s.kind in ("gate", "abbey", "cathedral"))
    neutral = source["neutral"].table(SEATS)
    return {
        int(seats): {_known(entry, space, sites): _domino(entry) for space, entry in table.items()}
        for seats, table in neutral.items()
    }


def _known(source: Source, word: str, known: tuple[str, ...]) -> str:
    if word not in known:
        raise source.wrong(Refused("limoges-data-word", found=word, known=", ".join(known)))
    return word


def _domino(source: Source) -> Domino:
    halves = sorted((half.number(0, 6) for half in source.list()), reverse=True)
    if len(halves) != 2:
        raise source.wrong(Refused("limoges-data-domino", found=len(halves)))
    return DOMINOES[DOMINOES.index(Domino(*halves))]


def _all_sides(found: Mapping[str, Source]) -> Iterator[Side]:
    for entry in found["tiles"].table(("tiles",))["tiles"].list():
        entry.table(("id", "lieu", "personnage"))
        yield _side(entry, "lieu", ("zone", "domino_cost", "meeple", "when"), ("tag",))
        yield _side(entry, "personnage", ("domino_cost", "meeple", "when"))
    for entry in found["ostensions"].table(("ostensions",))["ostensions"].list():
        entry.table(("id", "saint", "relic"))
        yield _side(entry, "saint", ("meeple", "when"))
        yield _side(entry, "relic", ("when",))
    for entry in found["events"].table(("events",))["events"].list():
        entry.table(("id", "a", "b"))
        yield _side(entry, "a", ("domino_cost",))
        yield _side(entry, "b", ("domino_cost",))


def _side(
    entry: Source, name: str, required: tuple[str, ...], optional: tuple[str, ...] = ()
) -> Side:
    side = entry[name].table(("fx", *required), ("fr", "en", *optional))
    times = ("end_turn", "action", "passive", "reward")
    when = side["when"].word(times) if "when" in side else "event"
    return Side(
        tile=entry["id"].text(),
        name=name,
        effects=effects(side["fx"], when),
        when=when,
        cost=side["domino_cost"].number(0, 12) if "domino_cost" in side else 0,
        colour=side["meeple"].colour() if "meeple" in side else None,
        zone=side["zone"].word(("chateau", "cite", "hors")) if "zone" in side else "",
        tag=side["tag"].word(("abbey", "church")) if "tag" in side else "",
    )


def _ids(sides: Mapping[tuple[str, str], Side], name: str) -> tuple[str, ...]:
    return tuple(sorted(tile for tile, side in sides if side == name))


def _objectives(source: Source) -> Iterator[Objective]:
    for entry in source.table(("objectives",))["objectives"].list():
        entry.table(("id", "measure", "rank_points"), ("fr", "en"))
        measure, _, what = entry["measure"].text().partition(" ")
        _known(entry["measure"], measure, tuple(MEASURES))
        words = tuple(what.split("+")) if what else ()
        if bool(words) != bool(MEASURES[measure]):
            raise entry["measure"].wrong(Refused("limoges-data-measure", measure=measure))
        for word in words:
            _known(entry["measure"], word, MEASURES[measure])
        points = tuple(number.number() for number in entry["rank_points"].list())
        yield Objective(entry["id"].text(), (measure, *words), points)


def _settings(source: Source) -> tuple[Settings, dict[str, tuple[str | bool, ...]]]:
    found: dict[str, Any] = {} if "version" in source else dict(RULES_1)
    names = [field.name for field in fields(Settings) if not field.name.startswith("use_")]
    source.table([name for name in names if name not in found])
    choices: dict[str, tuple[str | bool, ...]] = {}
    for name, entry in source.items():
        entry.table(("value",), ("choices",) if name in READINGS else ())
        found[name] = _setting(name, entry["value"])
        if "choices" in entry:
            choices[name] = tuple(_setting(name, choice) for choice in entry["choices"].list())
    return Settings(**found), choices


def _setting(name: str, value: Source) -> Any:  # a number, a word, a flag or a table by seats
    if name in BY_SEATS:
        table = value.table(SEATS)
        return {int(seats): number.number(1) for seats, number in table.items()}
    if name in WORDS:
        return value.word(WORDS[name])
    if name == "prison_exempt_from_recall":
        if not isinstance(value.value, bool):
            raise value.wrong(Refused("limoges-data-flag", found=str(value.value)))
        return value.value
    return value.number(LEAST.get(name, 0), MOST.get(name, 99))


def _check_ids(found: Mapping[str, Source]) -> None:
    """Ids are unique over everything, so that no word says which kind is meant."""
    seen: set[str] = set()
    found["board"].table((*SPACES, "neutral"))
    parts = [found["board"][kind] for kind in SPACES]
    names = ("powers", "tiles", "ostensions", "events", "objectives")
    for part in (*parts, *(found[name].table((name,))[name] for name in names)):
        for entry in part.list():
            word = entry.having("id")["id"].text()
            if word in seen or not word.replace("_", "").isalnum() or word in COLOURS:
                raise entry["id"].wrong(Refused("limoges-data-id", id=word))
            seen.add(word)


def _check_neighbours(board: Source) -> None:
    """A space of the Abbey or the Cathedral names spaces of the same building."""
    for kind, key in (("abbey", "adjacent"), ("cathedral", "rests_on")):
        known = tuple(entry["id"].text() for entry in board[kind].list())
        for entry in board[kind].list():
            for other in entry[key].list() if key in entry else ():
                other.word(known)


def _check_links(found: Mapping[str, Source], box: Box) -> None:
    """An event clears a space that exists, and there are cards enough for four seats."""
    known = tuple(box.plan.number)
    for side in box.sides.values():
        for effect in side.effects:
            if effect.op == "clear_meeple":
                _known(found["events"], effect.word(0), known)
    least = max(box.settings.objective_draw * 4 + 1, 1)
    if len(box.objectives) < least:
        raise found["objectives"].wrong(
            Refused("limoges-data-too-few", found=len(box.objectives), least=least)
        )


def _check_spare_sets(board: Source, box: Box) -> None:
    """§4.2 Neutral dominoes come from the sets that no player uses."""
    for seats, neutral in box.neutral.items():
        laid = Counter[Domino]()
        for space, domino in neutral.items():
            laid[domino] += 1
            if laid[domino] > SETS - seats:
                name, spare = f"{domino.high}-{domino.low}", SETS - seats
                raise board["neutral"][str(seats)][space].wrong(
                    Refused("limoges-data-spare-sets", domino=name, spare=spare)
                )
