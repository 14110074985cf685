"""§11, §12.3 The words of the tiles' effects, and what may follow each of them."""

from collections.abc import Callable, Mapping

from limestone.rules.game import Refused
from limestone.rules.limoges.components import BUILDINGS, COLOUR, COLOURS, TOWNS, TRACKS, Effect
from limestone.rules.limoges.source import Source

Argument = str | int | tuple[tuple[str, int], ...]
Grammar = tuple[Callable[[Source], Argument], ...]

GOODS = (*COLOURS, "coins", "vp", "influence_fr", "influence_en")
SITES = ("abbey", "cathedral", "bridges", "gates", "powers", "production")
MEASURES = ("dominoes_abbey", "dominoes_cathedral", "dominoes_bridge_etienne", "gates_chateau")
SHARES = (
    "gain_coins",
    "lose_coins",
    "gain_vp",
    "gain_influence_fr",
    "gain_influence_en",
    *(f"gain_meeple_{colour}" for colour in COLOURS),
)
RUINS = ("abbey", "cathedral", "gates_chateau", "gates_cite")


def _number(source: Source) -> int:
    return source.number(1)


def _word(*known: str) -> Callable[[Source], Argument]:
    return lambda source: source.word(known)


def _text(source: Source) -> str:
    return source.text()


def _goods(source: Source) -> tuple[tuple[str, int], ...]:
    source.table((), GOODS)
    return tuple((good, amount.number(1)) for good, amount in source.items())


_colour = _word(*COLOUR)
_building = _word(*BUILDINGS)

GAINS: Mapping[str, Grammar] = {
    "gain_coins": (_number,),
    "gain_meeple": (_colour, _number),
    "gain_vp": (_number,),
    "gain_influence": (_word(*TRACKS, "choice"), _number),
}
ACTIONS: Mapping[str, Grammar] = {
    "convert": (_goods, _goods),
    "free_prisoner": (),
    "replace_guards": (_word(*TOWNS, "any"),),
    "take_coins": (_number,),
    "take_meeple": (_number,),
    "recruit": (_goods, _number),
    "exchange_domino": (),
}
PASSIVE: Mapping[str, Grammar] = {
    "discount_domino": (_word(*SITES), _number),
    "discount_tile": (_number,),
    "tax_bonus": (_word(*TOWNS), _number),
    "extra_vote": (_colour, _number),
    "bonus_meeple": (_word(*SITES), _colour, _number),
    "action_discount": (_word("commerce", "mint", "destruction", "jealousy"), _number),
    "mint_bonus": (_number,),
    "theft_bonus": (_number,),
    "protect": (_word("gates", "production", "all"),),
    "entry": (_word("any"),),
}
GRANTS: Mapping[str, Grammar] = {  # what a tile can do for the rest of a turn
    op: PASSIVE[op]
    for op in ("discount_domino", "discount_tile", "bonus_meeple", "action_discount", "mint_bonus")
    + ("theft_bonus", "entry")
}
REWARD: Mapping[str, Grammar] = {"reward_vp": (_number, _building)}
EVENTS: Mapping[str, Grammar] = {
    "each_per": (_word(*MEASURES), _word(*SHARES), _number, _number),
    "each_lose_meeple": (_word("any"), _number),
    "each_lose_half_meeples": (_word("most_numerous_colour"),),
    "each_lose_coins_fraction": (_number,),
    "recall": (_colour,),
    "clear_guards": (_word(*TOWNS),),
    "clear_meeple": (_text,),
    "destroy_lowest": (_word(*RUINS),),
    "remove_last": (_word("bridge_martial", "bridge_etienne"),),
    "bank_tax": (_word(*TOWNS),),
    "treasury": (_building, _word("empty")),
    "leader_loses_influence": (_word(*TRACKS), _number),
    "empty_prison": (),
    "ban_until_round_end": (_word("destruction"),),
}
TIMES: Mapping[str, Mapping[str, Grammar]] = {
    "end_turn": GAINS,
    "action": ACTIONS,
    "passive": PASSIVE,
    "reward": REWARD,
    "event": EVENTS,
}


def effects(source: Source, when: str) -> tuple[Effect, ...]:
    """§11 The effects of a side, in words that its moment knows."""
    found = tuple(_effect(part, when) for part in source.list())
    if when == "action" and len(found) != 1:
        raise source.wrong(Refused("limoges-data-one-action", found=len(found)))
    return found


def _effect(source: Source, when: str) -> Effect:
    op, *rest = list(source.list()) or [source]
    if when == "event" and op.value == "each":
        gain = _spoken(source, rest, GAINS)
        return Effect("each", (gain.op, *gain.args))
    if when == "action" and op.value == "this_turn":
        grant = _spoken(source, rest[1:], GRANTS)
        return Effect("this_turn", (_goods(rest[0]), grant.op, *grant.args))
    return _spoken(source, [op, *rest], TIMES[when])


def _spoken(source: Source, parts: list[Source], grammars: Mapping[str, Grammar]) -> Effect:
    if not parts:
        raise source.wrong(Refused("limoges-data-effect-length", found=0, wanted=1))
    op = parts[0].word(tuple(grammars))
    grammar = grammars[op]
    if len(parts) - 1 != len(grammar):
        found, wanted = len(parts) - 1, len(grammar)
        raise source.wrong(Refused("limoges-data-effect-length", found=found, wanted=wanted))
    return Effect(op, tuple(read(part) for read, part in zip(grammar, parts[1:], strict=True)))
