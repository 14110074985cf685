"""§7.2 Entering, §7.3 the tax or toll: what a wall does for those who hold its gates."""

from limestone.rules.game import Refused, Seat, Value
from limestone.rules.limoges.active import active_effects, bonus, in_force
from limestone.rules.limoges.components import (
    TOWNS,
    WALL_OF_ZONE,
    WALLS,
    WALLS_AROUND,
    Box,
    Number,
    Space,
)
from limestone.rules.limoges.payment import Reason, earn, pay
from limestone.rules.limoges.table import NOBODY, Lying, State, controller, owned

TAX = Reason("limoges-earns-tax", "§7.3")
TAXED = Reason("limoges-pays-tax", "§7.3")
TAX_BONUS = Reason("limoges-earns-tax-bonus", "§11.3")


def open_walls(state: State, seat: Seat) -> frozenset[str]:
    """§7.2 The walls that a player can pass: those with an active gate, its own or anyone's."""
    if _enters_anywhere(state, seat):
        return frozenset(WALLS)
    plan, board, spaces = state.box.plan, state.board, state.box.spaces
    anyone = state.rules.entry_mode == "any"
    found = set()
    for town in TOWNS:
        keys = controller(state, plan.keys[town])
        if keys is None:
            continue
        for n in plan.town[town]:
            lying = board[n]
            if lying is not None and lying.meeple == keys and (anyone or lying.owner == seat):
                found.add(spaces[n].wall)
    return frozenset(found)


def _enters_anywhere(state: State, seat: Seat) -> bool:
    return any(effect.op == "entry" for effect in in_force(state, seat))


def within_reach(walls: frozenset[str], zone: str) -> bool:
    """§7.2 The wall right around a zone must be passed; outside there is none."""
    return zone == "outside" or WALL_OF_ZONE[zone] in walls


def tile_within_reach(walls: frozenset[str], zone: str) -> bool:
    """§8.6 A Lieu in the Château is reached through either of its walls."""
    if zone == "hors":
        return True
    return bool(walls - {"cite"}) if zone == "chateau" else within_reach(walls, zone)


def inner_wall_stands(state: State) -> bool:
    """§7.4 All inner gates are on the board, whosever they are."""
    board = state.board
    return all(board[n] is not None for n in state.box.plan.wall["chateau_inner"])


def need_entry(state: State, seat: Seat, space: Space) -> None:
    """§7.2 The refusal for a site behind a wall."""
    if space.zone and not within_reach(open_walls(state, seat), space.zone):
        raise no_entry(state, place=space.id, zone=space.zone)


def no_entry(state: State, **facts: Value) -> Refused:
    """§7.2 The refusal that says whose gate is missing."""
    return Refused("limoges-no-entry", section="§7.2", entry=state.rules.entry_mode, **facts)


def active_spaces(box: Box, board: tuple[Lying | None, ...]) -> frozenset[Number]:
    """§6.1, §6.4 The spaces in force: with a meeple, at a gate in the colour of the Keys."""
    spaces, keeper = box.spaces, box.plan.keeper
    manned = {n: lying.meeple for n, lying in enumerate(board) if lying}
    return frozenset(
        n
        for n, colour in manned.items()
        if colour is not None and (spaces[n].kind != "gate" or manned.get(keeper[n]) == colour)
    )


def active_gates(state: State, numbers: tuple[Number, ...]) -> list[Lying]:
    """§6.4 Gates whose guard has the colour that controls the Keys now."""
    keeper, board = state.box.plan.keeper, state.board
    found = []
    for n in numbers:
        lying = board[n]
        if lying is not None and lying.meeple is not None:
            keys = board[keeper[n]]
            if keys is not None and keys.meeple == lying.meeple:
                found.append(lying)
    return found


def toll(state: State, numbers: tuple[Number, ...], town: str) -> dict[Seat, int]:
    """§7.3 What each owner's active gates among these show, doubled by the bridge."""
    found: dict[Seat, int] = {}
    for lying in active_gates(state, numbers):
        found[lying.owner] = found.get(lying.owner, 0) + lying.visible
    if found and (master := bridge_master(state, town)) in found:
        found[master] *= 2
    return {seat: coins for seat, coins in sorted(found.items()) if coins}


def bridge_master(state: State, town: str) -> Seat:
    """§7.8 Who has most on the finished bridge of a town; a tie is for the owner of its power."""
    plan, board = state.box.plan, state.board
    power = plan.bridge_of[town]
    arches = plan.arches[power]
    if any(board[n] is None for n in arches):
        return NOBODY
    counts = [owned(state, seat, arches) for seat in range(len(state.players))]
    best = [seat for seat, count in enumerate(counts) if count == max(counts)]
    if len(best) == 1:
        return best[0]
    lying = board[plan.power[power]]
    return lying.owner if lying else NOBODY


def toll_at(state: State, space: Space) -> dict[Seat, int]:
    """§7.3 What a construction on this site yields to the owners of the gates around it."""
    walls = WALLS_AROUND.get(space.zone, ())
    numbers = tuple(n for wall in walls for n in state.box.plan.wall[wall])
    return toll(state, numbers, space.town) if numbers else {}


def toll_due(state: State, seat: Seat, space: Space) -> dict[Seat, int]:
    """§7.3 What the builder owes the other owners; §11.3 nothing, if a tile lets it in."""
    rules = state.rules
    if rules.tax_payer != "builder" or (rules.version > 1 and _enters_anywhere(state, seat)):
        return {}
    return {owner: coins for owner, coins in toll_at(state, space).items() if owner != seat}


def paying_gates(state: State, seat: Seat, space: Space) -> list[tuple[str, Seat, int]]:
    """§7.3 Gate by gate, what a construction by this player would bring whom."""
    payer = state.rules.tax_payer
    due = toll_due(state, seat, space) if payer == "builder" else toll_at(state, space)
    paid = {owner for owner in due if payer != "own" or owner == seat}
    gates = [n for wall in WALLS_AROUND.get(space.zone, ()) for n in state.box.plan.wall[wall]]
    master = bridge_master(state, space.town) if paid else NOBODY
    found = []
    for n in gates:
        for lying in active_gates(state, (n,)):
            if lying.owner in paid and lying.visible:
                coins = lying.visible * (2 if lying.owner == master else 1)
                found.append((state.box.spaces[n].id, lying.owner, coins))
    return found


def collect_tax(state: State, seat: Seat, space: Space) -> State:
    """§7.3 After a construction inside a wall, the owners of its active gates are paid."""
    if state.rules.tax_payer == "builder":
        for owner, coins in toll_due(state, seat, space).items():
            state = _more(pay(state, seat, owner, coins, TAXED), owner, space)
        return state
    for owner, coins in toll_at(state, space).items():
        if state.rules.tax_payer == "bank" or owner == seat:
            state = _more(earn(state, owner, coins, TAX), owner, space)
    return state


def _more(state: State, owner: Seat, space: Space) -> State:
    """§11.3 What tiles add to the tax of a town."""
    return earn(state, owner, bonus(state, owner, "tax_bonus", space.town), TAX_BONUS)


def protected(state: State, by: Seat | None, number: Number) -> bool:
    """§11.3 Whether a tile of its owner keeps a domino from others and from events."""
    lying = state.board[number]
    if lying is None or lying.owner in (by, NOBODY):
        return False
    words = {"gate": "gates", "production": "production"}
    kind = words.get(state.box.spaces[number].kind, "")
    return any(
        effect.op == "protect" and effect.word(0) in ("all", kind)
        for _, effect in active_effects(state, lying.owner, "passive")
    )
