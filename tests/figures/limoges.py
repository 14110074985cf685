"""The positions in the rulebook of Les Deux Limoges, and its tiles, events and objectives."""

from collections.abc import Iterable
from typing import Any

from limestone.rules.game import Seat
from limestone.rules.limoges.components import COLOUR, COLOURS, POWERS
from limestone.rules.limoges.justice import free_price, jail_price
from limestone.rules.limoges.ostensions import ostension_price, seen_with
from limestone.rules.limoges.powers import keys_fee
from limestone.rules.limoges.recruitment import shares
from limestone.rules.limoges.table import State
from limestone.rules.limoges.theft import loot
from limestone.shown import event, form
from limestone.shown.limoges import side
from tests.limoges.positions import BOX, LIMOGES, after, domino, step_of, table

WHITE, BLACK = 2, 3  # the players of the printed examples: ivory and ebony


def seen(state: State, *fields: str) -> dict[str, Any]:
    """Some of what lies on the table."""
    scene = form("limoges").scene(LIMOGES.scene(state))
    return {field: scene[field] for field in fields}


def spaces(*kinds: str) -> dict[str, Any]:
    """The spaces of some kinds, as the server shows them."""
    found = seen(table(4), "spaces")["spaces"]
    return {name: space for name, space in found.items() if space["kind"] in kinds}


def lying(state: State, place: str) -> dict[str, Any]:
    """What lies on a space."""
    found: dict[str, Any] = seen(state, "board")["board"][place]
    return {"place": place, **found}


# §5.5 The printed example of a recruitment.
VOTES = ("6-4", "5-4", "4-4", "3-1")
RESERVE = 12


def _recruitment() -> dict[str, Any]:
    lows = tuple(domino(vote).low for vote in VOTES)
    # With no more meeples than the first step takes, it is all there is.
    first = shares(sum(range(len(VOTES))), lows)
    rows = zip(VOTES, first, shares(RESERVE, lows), strict=True)
    return {
        "reserve": RESERVE,
        "rows": [{"domino": vote, "first": one, "share": all_} for vote, one, all_ in rows],
    }


# §6.4 The printed Keys, and the two ways to build a gate under them.
KEYS = table(
    4,
    f"keys_cite {WHITE} 6-3 yellow",
    f"turn {BLACK}",
    f"{BLACK} coins 20",
    f"{BLACK} has yellow 2",
    f"{BLACK} hand 5-3 2-0 1-0",
)


def _keys() -> dict[str, Any]:
    number = BOX.plan.keys["cite"]
    fees = {"others": keys_fee(KEYS, BLACK, number), "owner": keys_fee(KEYS, WHITE, number)}
    return {"on": lying(KEYS, "keys_cite"), **fees}


def _gate() -> dict[str, Any]:
    return {"keys": lying(KEYS, "keys_cite"), "ways": [_built("high"), _built("low")]}


def _built(covers: str) -> dict[str, Any]:
    state = after(KEYS, f"{BLACK} place 5-3 gc_panet {covers}")
    there = state.board[BOX.plan.number["gc_panet"]]
    assert there is not None
    paid = KEYS.players[BLACK].coins - state.players[BLACK].coins
    price = there.domino.total
    facts = {"visible": there.visible, "price": price, "fee": paid - price}
    return {"on": lying(state, "gc_panet"), **facts}


JUSTICE = table(4, f"justice {WHITE} 6-3 purple", "prison red 1")


def _justice() -> dict[str, Any]:
    there = JUSTICE.board[BOX.plan.power["justice"]]
    assert there is not None
    return {
        "on": lying(JUSTICE, "justice"),
        "others": free_price(JUSTICE, BLACK),
        "owner": free_price(JUSTICE, WHITE),
        "jail": jail_price(there),
    }


OSTENSIONS = table(4, f"ostensions {WHITE} 6-1 red")
GIVEN = "6-3"


def _ostensions() -> dict[str, Any]:
    return {
        "on": lying(OSTENSIONS, "ostensions"),
        "given": GIVEN,
        "others": ostension_price(OSTENSIONS, BLACK, domino(GIVEN)),
        "owner": ostension_price(OSTENSIONS, WHITE, domino(GIVEN)),
        "seen": seen_with(domino(GIVEN)),
    }


# §6.6 The printed example of a theft: Black 5 and 7, White 4 and 12.
THEFT = table(
    4,
    f"theft_cathedral {WHITE} 2-1 blue",
    f"ca_5 {BLACK} 5-2",
    f"ca_4 {BLACK} 4-1",
    f"ca_1 {WHITE} 3-1",
    f"ca_6 {WHITE} 6-6",
    "treasury cathedral 28",
)


def _theft() -> dict[str, Any]:
    return {
        **seen(THEFT, "board", "treasury"),
        "on": lying(THEFT, "theft_cathedral"),
        "rows": [_thief(seat) for seat in (WHITE, BLACK)],
    }


def _thief(seat: Seat) -> dict[str, Any]:
    there = [THEFT.board[number] for number in BOX.plan.cathedral]
    pips = [one.domino.total for one in there if one and one.owner == seat]
    return {"seat": seat, "pips": pips, "loot": loot(THEFT, seat, "cathedral")}


# §7.5, §7.6 Buildings in progress, and what the next domino brings on each space.
INSIDE = (
    "keys_chateau 0 1-0 yellow",
    "keys_cite 0 1-1 yellow",
    "gi_imbert 0 2-0 yellow",
    "gc_panet 0 3-0 yellow",
    "0 coins 40",
)
ABBEY = table(4, *INSIDE, "ab_03 1 4-2", "ab_05 2 5-1", "ab_06 3 6-4", "ab_10 1 3-2", "0 hand 5-2")
CATHEDRAL = table(
    4,
    *INSIDE,
    "ca_1 1 4-1",
    "ca_2 2 6-2",
    "ca_3 3 5-3",
    "ca_4 1 4-4",
    "cb_1 2 3-2",
    "0 hand 6-5",
)


def _building(state: State, held: str, colour: str, kind: str) -> dict[str, Any]:
    moves = [LIMOGES.write(move).split() for move in LIMOGES.legal(state, 0)]
    free = [words[2] for words in moves if words[0] == "place"]
    inside = [name for name in free if name in spaces(kind)]
    hand = state.players[0].meeples[COLOUR[colour]]
    gains = {
        name: after(state, f"0 place {held} {name}").players[0].meeples[COLOUR[colour]] - hand
        for name in inside
    }
    return {**seen(state, "board", "treasury"), "held": held, "colour": colour, "gains": gains}


# A turn, step by step: two players, the dominoes of nobody lie in the Château.
def _neutral() -> Iterable[str]:
    laid = {
        name: found for name, found in BOX.neutral[2].items() if name.startswith(("gi_", "ab_"))
    }
    for name, found in laid.items():
        yield f"{name} n {found.high}-{found.low}"
    treasury = sum(found.total for name, found in laid.items() if name.startswith("ab_"))
    yield f"treasury abbey {treasury}"


BEFORE = table(
    2,
    *_neutral(),
    "keys_chateau 1 4-2 yellow",
    "gi_orgolet 1 5-3 yellow high",
    "port_naveix 0 2-0 blue",
    "0 has yellow 3 red 1",
    "0 hand 6-4 5-2 3-3 2-1 1-0",
)
TURN = ("0 place 2-1 gi_pristin high", "0 place 5-2 ab_04", "0 end")


def _turn() -> dict[str, Any]:
    state, steps = BEFORE, []
    for line in TURN:
        told = LIMOGES.tell(state, step_of(line), None)
        state = after(state, line)
        steps.append({"events": [event(one) for one in told], "purses": _purses(state)})
        if line != TURN[-1]:
            board = state
    return {
        "names": ["Anna", "Ben"],
        "before": _purses(BEFORE),
        "steps": steps,
        "fresh": [line.split()[3] for line in TURN[:-1]],
        **seen(board, "board", "treasury", "prison"),
        "spaces": spaces("production"),
    }


def _purses(state: State) -> list[dict[str, Any]]:
    return [
        {"coins": player.coins, "meeples": dict(zip(COLOURS, player.meeples, strict=True))}
        for player in state.players
    ]


def faces(*tiles: str) -> list[dict[str, Any]]:
    """Tiles with both their sides, as the server shows them."""
    return [
        {
            "tile": tile,
            "sides": {way: side(face) for (name, way), face in BOX.sides.items() if name == tile},
        }
        for tile in tiles
    ]


def _objectives() -> list[dict[str, Any]]:
    return [
        {"card": card, "measure": list(goal.measure), "points": list(goal.points)}
        for card, goal in BOX.objectives.items()
    ]


FIGURES: dict[str, Any] = {
    "limoges-board": {
        **seen(table(4), "board", "treasury", "prison"),
        "spaces": spaces("power", "production", "gate", "abbey", "cathedral", "bridge"),
        "walls": {wall: len(gates) for wall, gates in BOX.plan.wall.items()},
    },
    "limoges-domino": {"domino": "6-3", "total": domino("6-3").total},
    "limoges-powers": [
        {"power": power, "colours": spaces("power")[power]["colours"]} for power in POWERS
    ],
    "limoges-recruitment": _recruitment(),
    "limoges-keys": _keys(),
    "limoges-justice": _justice(),
    "limoges-ostensions": _ostensions(),
    "limoges-gate": _gate(),
    "limoges-theft": _theft(),
    "limoges-cathedral": _building(CATHEDRAL, "6-5", "purple", "cathedral"),
    "limoges-abbey": _building(ABBEY, "5-2", "grey", "abbey"),
    "limoges-turn": _turn(),
    "limoges-tiles": faces(*BOX.tiles),
    "limoges-ostensions-list": faces(*BOX.ostensions),
    "limoges-events": faces(*BOX.events),
    "limoges-objectives": _objectives(),
}
