"""§6 Powers: placing, taking over, activating, and the two Keys."""

from limestone.rules.game import Refused, Seat
from limestone.rules.limoges import moves
from limestone.rules.limoges.actions import Action, TurnSoFar
from limestone.rules.limoges.active import side_of
from limestone.rules.limoges.components import COLOURS, Colour, Number, Space
from limestone.rules.limoges.moves import Activate, Move, Place
from limestone.rules.limoges.payment import BANK, Reason, need_coins, need_meeples, pay
from limestone.rules.limoges.placing import (
    affordable,
    bring,
    lay_down,
    need_half,
    need_price,
)
from limestone.rules.limoges.table import Held, Lying, State, into_hand, note, with_lying, with_tile

KEYS = Reason("limoges-pays-keys", "§6.4")


def placements(state: State, seat: Seat) -> list[Move]:
    """§6.1 Every domino that can go on a power, with every colour."""
    found: list[Move] = []
    meeples, board = state.players[seat].meeples, state.board
    if not (dominoes := affordable(state, seat, "powers")):
        return found
    red, blue, yellow, grey, purple = map(bool, meeples)
    held = red | blue << 1 | yellow << 2 | grey << 3 | purple << 4
    for space, n, colours in state.box.plan.within[held]:
        lying, half = board[n], space.must_contain
        if half is not None and closed(state, space):
            continue
        fitting = dominoes if half is None else [d for d in dominoes if half in d]
        if lying is not None:
            high, low = lying.domino
            fitting = [d for d in fitting if high in d or low in d]
        ways = moves.takings(space.id, colours)
        for domino in fitting:
            found += ways[domino]
    return found


def closed(state: State, space: Space) -> bool:
    """§6.8 Without Ostensions their power is not in play."""
    return space.id == "ostensions" and not state.rules.use_ostensions


def check_power(state: State, seat: Seat, move: Place, space: Space) -> None:
    """§6.1 A first placement, §6.2 or a take-over that shares a half."""
    if move.covers:
        raise Refused("limoges-wrong-colour", section="§6.1", place=space.id, known="")
    if closed(state, space):
        raise Refused("limoges-power-closed", section="§6.8", power=space.id)
    if move.colour is None or move.colour not in space.colours:
        known = ", ".join(COLOURS[colour] for colour in space.colours)
        raise Refused("limoges-wrong-colour", section="§6.1", place=space.id, known=known)
    need_half(space, move.domino, "§6.1")
    lying = state.board[state.box.plan.number[space.id]]
    if lying and not move.domino.shares_half(lying.domino):
        there = f"{lying.domino.high}-{lying.domino.low}"
        raise Refused("limoges-no-shared-half", section="§6.2", place=space.id, there=there)
    need_meeples(state, seat, move.colour, 1, "§6.1")
    need_price(state, seat, move)


def take_power(state: State, seat: Seat, move: Place, number: Number) -> State:
    """§6.1 The domino and a meeple from the hand; §6.2 what lay there leaves."""
    state = lay_down(state, seat, number, Lying(move.domino, seat, move.colour))
    return bring(state, seat, state.box.spaces[number], 0, 0)


def activations(state: State, seat: Seat, _: TurnSoFar) -> list[Move]:
    """§6.3 A meeple for every own power, production or tile that has none."""
    found: list[Move] = []
    player, board = state.players[seat], state.board
    plan, spaces = state.box.plan, state.box.spaces
    for n in plan.manned:
        lying = board[n]
        if lying is not None and lying.owner == seat and lying.meeple is None:
            space = spaces[n]
            found += [moves.activate(space.id, c) for c in space.colours if player.meeples[c]]
    for held in player.tiles:
        if held.meeple is None and not held.jailed:
            colour = side_of(state, held).colour
            if colour is not None and player.meeples[colour]:
                found.append(moves.activate(held.tile, colour))
    return found


def check_activate(state: State, seat: Seat, move: Activate) -> None:
    held = _own_tile(state, seat, move.where)
    if held:
        colour = side_of(state, held).colour
        colours: tuple[Colour, ...] = () if colour is None else (colour,)
        idle = held.meeple is None and not held.jailed
    else:
        number = state.box.plan.number.get(move.where)
        lying = state.board[number] if number is not None else None
        space = state.box.spaces[number] if number is not None else None
        if not lying or not space or lying.owner != seat or space.kind not in _MANNED:
            raise Refused("limoges-not-yours", section="§6.3", place=move.where)
        colours, idle = space.colours, lying.meeple is None
    if not idle:
        side = held.side if held else ""
        raise Refused("limoges-not-idle", section="§6.3", place=move.where, side=side)
    if move.colour not in colours:
        known = ", ".join(COLOURS[colour] for colour in colours) or "-"
        facts = {"place": move.where, "side": held.side if held else "", "known": known}
        raise Refused("limoges-wrong-colour", section="§6.3", **facts)
    need_meeples(state, seat, move.colour, 1, "§6.3")


_MANNED = ("power", "production")


def _own_tile(state: State, seat: Seat, tile: str) -> Held | None:
    return next((held for held in state.players[seat].tiles if held.tile == tile), None)


def activate(state: State, seat: Seat, move: Activate) -> State:
    """§6.3 A meeple from the hand, free of charge."""
    state = into_hand(state, seat, move.colour, -1)
    colour = COLOURS[move.colour]
    held = _own_tile(state, seat, move.where)
    facts = {"place": move.where, "side": held.side if held else "", "colour": colour}
    state = note(state, "limoges-activates", "§6.3", seat=seat, **facts)
    if held:
        return with_tile(state, seat, held._replace(meeple=move.colour))
    number = state.box.plan.number[move.where]
    lying = state.board[number]
    assert lying is not None
    return with_lying(state, number, lying._replace(meeple=move.colour))


ACTIVATING = Action((Activate,), activations, check_activate, activate)


def keys_fee(state: State, seat: Seat, keys: Number) -> int:
    """§6.4 The low half of the Keys for their owner; the owner itself pays the high half."""
    lying = state.board[keys]
    assert lying is not None
    return lying.domino.high if lying.owner == seat else lying.domino.low


def pay_keys(state: State, seat: Seat, keys: Number) -> State:
    """§6.4 To the owner of the Keys, or to the bank when that is oneself."""
    lying = state.board[keys]
    assert lying is not None
    to = BANK if lying.owner == seat else lying.owner
    return pay(state, seat, to, keys_fee(state, seat, keys), KEYS)


def need_fee(state: State, seat: Seat, keys: Number, besides: int = 0) -> None:
    need_coins(state, seat, keys_fee(state, seat, keys) + besides, "§6.4")
