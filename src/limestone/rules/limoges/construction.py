"""§7 Constructions: gates, Abbey, Cathedral, production and bridges."""

from collections.abc import Callable
from typing import NamedTuple

from limestone.rules.game import Refused, Seat
from limestone.rules.limoges import powers
from limestone.rules.limoges.actions import Action, TurnSoFar
from limestone.rules.limoges.components import GREY, PURPLE, TOWNS, Colour, Domino, Number, Space
from limestone.rules.limoges.moves import Move, Place, place
from limestone.rules.limoges.payment import need_meeples
from limestone.rules.limoges.placing import (
    affordable,
    bring,
    check_placing,
    lay_down,
    may_place,
    need_control,
    need_free,
    need_half,
    need_no_words,
    need_price,
    price,
)
from limestone.rules.limoges.table import (
    Lying,
    State,
    controller,
    finish,
    note,
    spend,
)
from limestone.rules.limoges.walls import (
    collect_tax,
    inner_wall_stands,
    need_entry,
    open_walls,
    protected,
    toll_due,
    within_reach,
)


def placements(state: State, seat: Seat, turn: TurnSoFar) -> list[Move]:
    """§3.3 Every domino that can be placed, on powers first."""
    if not may_place(state, turn) or not affordable(state, seat):
        return []
    found: list[Move] = []
    walls = open_walls(state, seat)
    if any(state.players[seat].meeples):
        found += powers.placements(state, seat)
        found += _gates(state, seat)
        found += _production(state, seat, walls)
        found += _bridges(state, seat)
    if "chateau_inner" in walls:
        found += _abbey(state, seat)
    if "cite" in walls:
        found += _cathedral(state, seat)
    return found


def check_place(state: State, seat: Seat, move: Place) -> None:
    space = check_placing(state, seat, move)
    kind = KINDS[space.kind]
    if not kind.says_how:
        need_no_words(move)
    kind.check(state, seat, move, space)


def put(state: State, seat: Seat, move: Place) -> State:
    """§7.1 A domino is placed, each kind of space in its own way."""
    number = state.box.plan.number[move.space]
    return KINDS[state.box.spaces[number].kind].put(state, seat, move, number)


def _gates(state: State, seat: Seat) -> list[Move]:
    found: list[Move] = []
    meeples = state.players[seat].meeples
    plan, board, spaces = state.box.plan, state.board, state.box.spaces
    for town in TOWNS:
        keys = plan.keys[town]
        colour = controller(state, keys)
        if colour is None or not meeples[colour]:
            continue
        free = [n for n in plan.town[town] if board[n] is None]
        if town == "chateau" and not inner_wall_stands(state):
            free = [n for n in free if spaces[n].wall != "chateau_outer"]
        if not free:
            continue
        with_fee = affordable(state, seat, "gates", powers.keys_fee(state, seat, keys))
        for domino in affordable(state, seat, "gates"):
            found += [place(domino, spaces[n].id, None, "high") for n in free]
            if domino.high != domino.low and domino in with_fee:
                found += [place(domino, spaces[n].id, None, "low") for n in free]
    return found


def check_gate(state: State, seat: Seat, move: Place, space: Space) -> None:
    """§7.4 Keys in force, a guard of their colour, and the inner wall before the outer one."""
    if not move.covers:
        raise Refused("limoges-half-unsaid", section="§7.4", place=space.id)
    need_free(state, space)
    _need_inner_wall(state, space)
    keys = state.box.plan.power[space.keeper]
    need_meeples(state, seat, need_control(state, keys), 1, "§7.4")
    if move.covers == "high":
        return need_price(state, seat, move)
    if move.domino.high == move.domino.low:
        raise Refused("limoges-double-covers-high", section="§7.4", place=space.id)
    return powers.need_fee(state, seat, keys, price(state, seat, space, move.domino))


def _need_inner_wall(state: State, space: Space) -> None:
    outer = space.wall == "chateau_outer" or space.zone == "outer"
    if outer and not inner_wall_stands(state):
        plan, spaces = state.box.plan, state.box.spaces
        missing = [spaces[n].id for n in plan.wall["chateau_inner"] if state.board[n] is None]
        raise Refused("limoges-inner-gates-first", section="§7.4", missing=", ".join(missing))


def build_gate(state: State, seat: Seat, move: Place, number: Number) -> State:
    """§7.4 The guard covers the high half, or for the fee of the Keys the low one."""
    keys = state.box.plan.keeper[number]
    colour = controller(state, keys)
    if move.covers == "low":
        state = powers.pay_keys(state, seat, keys)
    state = lay_down(state, seat, number, Lying(move.domino, seat, colour, move.covers))
    return bring(state, seat, state.box.spaces[number], 0, 0)


def _abbey(state: State, seat: Seat) -> list[Move]:
    plan, board, spaces = state.box.plan, state.board, state.box.spaces
    free = [n for n in plan.abbey if board[n] is None]
    if not free:
        return []
    besides = 0 if len(free) == 1 else sum(toll_due(state, seat, spaces[free[0]]).values())
    strict = state.rules.abbey_match == "strict"
    return [
        place(domino, spaces[n].id)
        for domino in affordable(state, seat, "abbey", besides)
        for n in free
        if not strict or _fits(state, plan.beside[n], domino)
    ]


def _matches(state: State, numbers: tuple[Number, ...], domino: Domino) -> int:
    lying = (state.board[n] for n in numbers)
    return sum(1 for other in lying if other and other.domino.shares_half(domino))


def _occupied(state: State, numbers: tuple[Number, ...]) -> int:
    return sum(1 for n in numbers if state.board[n] is not None)


def _fits(state: State, numbers: tuple[Number, ...], domino: Domino) -> bool:
    return not _occupied(state, numbers) or _matches(state, numbers, domino) > 0


def check_abbey(state: State, seat: Seat, move: Place, space: Space) -> None:
    """§7.5 Behind the inner wall, on any free space."""
    need_free(state, space)
    need_entry(state, seat, space)
    plan = state.box.plan
    if state.rules.abbey_match == "strict":
        _need_match(state, plan.beside[plan.number[space.id]], move)
    _need_price_and_toll(state, seat, move, space)


def _need_match(state: State, numbers: tuple[Number, ...], move: Place) -> None:
    if not _fits(state, numbers, move.domino):
        raise Refused("limoges-no-match", section="§7.5", place=move.space)


def _need_price_and_toll(state: State, seat: Seat, move: Place, space: Space) -> None:
    """§7.3 Where the builder pays the tax it must be able to; the last domino pays none."""
    need_price(state, seat, move)
    plan = state.box.plan
    last = space.kind != "production" and not _free_besides(state, plan.building[space.kind])
    tolls = {} if last else toll_due(state, seat, space)
    has = state.players[seat].coins
    coins = price(state, seat, space, move.domino) + sum(tolls.values())
    if has < coins:
        told = [f"{owner}:{toll}" for owner, toll in tolls.items()]
        raise Refused("limoges-toll-too-high", section="§7.3", has=has, coins=coins, tolls=told)


def _free_besides(state: State, numbers: tuple[Number, ...]) -> bool:
    return sum(1 for n in numbers if state.board[n] is None) > 1


def build_abbey(state: State, seat: Seat, move: Place, number: Number) -> State:
    """§7.5 Abbots; the last space ends the game."""
    return _consecrate(state, seat, move, (GREY, abbots(state, number, move.domino)))


def abbots(state: State, number: Number, domino: Domino) -> int:
    """§7.5 One abbot, and one more for each neighbour."""
    beside = state.box.plan.beside[number]
    if state.rules.abbey_match == "bonus":
        return 1 + _matches(state, beside, domino)
    return 1 + _occupied(state, beside)


def _consecrate(state: State, seat: Seat, move: Place, gain: tuple[Colour, int]) -> State:
    """§7.1 Payment and domino, end of the game?, tax, and then the meeples."""
    number = state.box.plan.number[move.space]
    space = state.box.spaces[number]
    state = lay_down(state, seat, number, Lying(move.domino, seat))
    if all(state.board[n] is not None for n in state.box.plan.building[space.kind]):
        state = note(state, "limoges-completes", "§13.2", seat=seat, building=space.kind)
        return finish(state)
    state = collect_tax(state, seat, space)
    return bring(state, seat, space, *gain)


def _cathedral(state: State, seat: Seat) -> list[Move]:
    plan, board, spaces = state.box.plan, state.board, state.box.spaces
    free = [n for n in plan.cathedral if board[n] is None]
    if not free:
        return []
    besides = 0 if len(free) == 1 else sum(toll_due(state, seat, spaces[free[0]]).values())
    strict = state.rules.cathedral_upper_match == "strict"
    dominoes = affordable(state, seat, "cathedral", besides)
    found: list[Move] = []
    for n in free:
        half, under = spaces[n].must_contain, plan.rests_on[n]
        if any(board[below] is None for below in under):
            continue
        for domino in dominoes:
            if (half is None or half in domino) and (not strict or _fits(state, under, domino)):
                found.append(place(domino, spaces[n].id))
    return found


def check_cathedral(state: State, seat: Seat, move: Place, space: Space) -> None:
    """§7.6 Inside the Cité; the ground floor asks for a half, an upper floor for its supports."""
    need_free(state, space)
    need_entry(state, seat, space)
    need_half(space, move.domino, "§7.6")
    plan = state.box.plan
    under = plan.rests_on[plan.number[space.id]]
    missing = [state.box.spaces[n].id for n in under if state.board[n] is None]
    if missing:
        raise Refused(
            "limoges-no-support", section="§7.6", place=space.id, missing=", ".join(missing)
        )
    if state.rules.cathedral_upper_match == "strict":
        _need_match(state, under, move)
    _need_price_and_toll(state, seat, move, space)


def build_cathedral(state: State, seat: Seat, move: Place, number: Number) -> State:
    """§7.6 Bishops; the last space ends the game."""
    return _consecrate(state, seat, move, (PURPLE, bishops(state, number, move.domino)))


def bishops(state: State, number: Number, domino: Domino) -> int:
    """§7.6 One bishop on the ground floor, two above."""
    under = state.box.plan.rests_on[number]
    matched = state.rules.cathedral_upper_match != "bonus" or _matches(state, under, domino)
    return 2 if under and matched else 1


def _production(state: State, seat: Seat, walls: frozenset[str]) -> list[Move]:
    found: list[Move] = []
    meeples, spaces = state.players[seat].meeples, state.box.spaces
    for n in state.box.plan.production:
        space = spaces[n]
        if not meeples[space.colours[0]]:
            continue
        if not within_reach(walls, space.zone):
            continue
        if space.zone == "outer" and not inner_wall_stands(state):
            continue
        lying = state.board[n]
        if lying is not None and protected(state, seat, n):
            continue
        least = lying.domino.total if lying else -1
        toll = sum(toll_due(state, seat, space).values())
        dominoes = affordable(state, seat, "production", toll)
        found += [place(domino, space.id) for domino in dominoes if domino.total > least]
    return found


def check_production(state: State, seat: Seat, move: Place, space: Space) -> None:
    """§7.7 In reach, with its meeple, and a higher total than what lies there."""
    _need_inner_wall(state, space)
    need_entry(state, seat, space)
    need_meeples(state, seat, space.colours[0], 1, "§7.7")
    number = state.box.plan.number[space.id]
    lying = state.board[number]
    if lying is not None:
        if protected(state, seat, number):
            raise Refused("limoges-protected", section="§11.3", place=space.id)
        if move.domino.total <= lying.domino.total:
            least = lying.domino.total + 1
            raise Refused("limoges-too-low", section="§7.7", place=space.id, least=least)
    _need_price_and_toll(state, seat, move, space)


def build_production(state: State, seat: Seat, move: Place, number: Number) -> State:
    """§7.7 The domino with its meeple; the one before is ousted."""
    space = state.box.spaces[number]
    state = lay_down(state, seat, number, Lying(move.domino, seat, space.colours[0]))
    state = collect_tax(state, seat, space)
    return bring(state, seat, space, 0, 0)


def _bridges(state: State, seat: Seat) -> list[Move]:
    found: list[Move] = []
    meeples, plan = state.players[seat].meeples, state.box.plan
    for power, arches in plan.arches.items():
        colour = controller(state, plan.power[power])
        if colour is None or not meeples[colour]:
            continue
        arch = next((n for n in arches if state.board[n] is None), None)
        if arch is not None:
            dominoes = affordable(state, seat, "bridges")
            found += [place(domino, state.box.spaces[arch].id) for domino in dominoes]
    return found


def check_bridge(state: State, seat: Seat, move: Place, space: Space) -> None:
    """§7.8 The first free arch, with a meeple of the colour that controls the bridge."""
    need_free(state, space)
    plan = state.box.plan
    colour = need_control(state, plan.power[space.keeper])
    arch = next(n for n in plan.arches[space.keeper] if state.board[n] is None)
    if state.box.spaces[arch].id != space.id:
        wanted = state.box.spaces[arch].id
        raise Refused("limoges-arch-order", section="§7.8", place=space.id, wanted=wanted)
    need_meeples(state, seat, colour, 1, "§7.8")
    need_price(state, seat, move)


def build_bridge(state: State, seat: Seat, move: Place, number: Number) -> State:
    """§7.8 The meeple is spent."""
    colour = controller(state, state.box.plan.keeper[number])
    assert colour is not None
    state = lay_down(state, seat, number, Lying(move.domino, seat))
    state = spend(state, seat, colour)
    return bring(state, seat, state.box.spaces[number], 0, 0)


class Kind(NamedTuple):
    """A kind of space: whether a domino may lie there, and what becomes of the table."""

    check: Callable[[State, Seat, Place, Space], None]
    put: Callable[[State, Seat, Place, Number], State]
    says_how: bool = False  # whether the move has a third word: a colour, or the half covered


KINDS = {
    "power": Kind(powers.check_power, powers.take_power, says_how=True),
    "gate": Kind(check_gate, build_gate, says_how=True),
    "abbey": Kind(check_abbey, build_abbey),
    "cathedral": Kind(check_cathedral, build_cathedral),
    "production": Kind(check_production, build_production),
    "bridge": Kind(check_bridge, build_bridge),
}
PLACING = Action((Place,), placements, check_place, put)
