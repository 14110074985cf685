"""§8.2 Moving one's guards, gate by gate."""

from dataclasses import replace

from limestone.rules.game import Refused, Seat
from limestone.rules.limoges.actions import Action, TurnSoFar, turn_of, with_turn
from limestone.rules.limoges.components import COLOURS, HALVES, TOWNS, Number
from limestone.rules.limoges.moves import Guard, Guards, Move
from limestone.rules.limoges.payment import need_meeples
from limestone.rules.limoges.placing import need_control
from limestone.rules.limoges.powers import keys_fee, need_fee, pay_keys
from limestone.rules.limoges.table import State, controller, into_hand, note, with_lying


def _changes(state: State, seat: Seat, gate: Number) -> tuple[str, ...]:
    """§8.2 The halves that the guard of an own gate can newly cover."""
    lying = state.board[gate]
    if lying is None or lying.owner != seat:
        return ()
    keys = controller(state, state.box.plan.keeper[gate])
    if keys is None:
        return ()
    halves = HALVES if lying.domino.high != lying.domino.low else HALVES[:1]
    if lying.meeple == keys:
        return tuple(half for half in halves if half != lying.covers)
    return halves if state.players[seat].meeples[keys] else ()


def can_guard(state: State, seat: Seat, town: str) -> bool:
    """§8.2 Whether any own gate of the town could change its guard."""
    for n in state.box.plan.town[town]:
        lying = state.board[n]
        if lying is not None and lying.owner == seat and _changes(state, seat, n):
            return True
    return False


def guardings(state: State, seat: Seat, turn: TurnSoFar) -> list[Move]:
    """§8.2 Towns that can be opened for the fee, then gates of the towns that are open."""
    found: list[Move] = []
    for town in TOWNS:
        keys = state.box.plan.keys[town]
        lying = state.board[keys]
        if lying is None or lying.meeple is None:
            continue
        if town in turn.opened:
            for n in state.box.plan.town[town]:
                gate = state.box.spaces[n].id
                if gate not in turn.guarded:
                    found += [Guard(gate, half) for half in _changes(state, seat, n)]
        elif keys_fee(state, seat, keys) <= state.players[seat].coins:
            found += [Guards(town)] if can_guard(state, seat, town) else []
    return found


def need_town(state: State, seat: Seat, town: str) -> None:
    """§8.2 A town with Keys in force, not yet opened, where some guard can change."""
    if town not in TOWNS:
        raise Refused("limoges-not-one-of", section="§8.2", word=town, known=", ".join(TOWNS))
    need_control(state, state.box.plan.keys[town])
    if town in turn_of(state).opened:
        raise Refused("limoges-town-open", section="§8.2", town=town)
    if not can_guard(state, seat, town):
        _need_guard(state, seat, town)
        raise Refused("limoges-no-guard-to-move", section="§8.2", town=town)


def _need_guard(state: State, seat: Seat, town: str) -> None:
    """§8.2 An own gate without a guard of the colour of the Keys wants one from the hand."""
    keys = need_control(state, state.box.plan.keys[town])
    for n in state.box.plan.town[town]:
        lying = state.board[n]
        if n in state.box.plan.gates and lying and lying.owner == seat and lying.meeple != keys:
            need_meeples(state, seat, keys, 1, "§8.2")


def check_guarding(state: State, seat: Seat, move: Guards | Guard) -> None:
    if isinstance(move, Guard):
        return _check_guard(state, seat, move)
    need_town(state, seat, move.town)
    return need_fee(state, seat, state.box.plan.keys[move.town])


def guard(state: State, seat: Seat, move: Guards | Guard) -> State:
    """§8.2 One fee for all own gates of a town, then gate by gate."""
    if isinstance(move, Guard):
        return _guard(state, seat, move)
    return open_town(pay_keys(state, seat, state.box.plan.keys[move.town]), seat, move.town)


def open_town(state: State, seat: Seat, town: str) -> State:
    state = note(state, "limoges-opens-guards", "§8.2", seat=seat, town=town)
    turn = turn_of(state)
    return with_turn(state, replace(turn, opened=(*turn.opened, town)))


def _check_guard(state: State, seat: Seat, move: Guard) -> None:
    number = state.box.plan.number.get(move.gate, -1)
    if number not in state.box.plan.gates:
        raise Refused("limoges-no-such-space", section="§8.2", place=move.gate)
    lying, space, turn = state.board[number], state.box.spaces[number], turn_of(state)
    if lying is None or lying.owner != seat:
        raise Refused("limoges-not-yours", section="§8.2", place=move.gate)
    if space.town not in turn.opened:
        raise Refused("limoges-town-closed", section="§8.2", town=space.town)
    if move.gate in turn.guarded:
        raise Refused("limoges-guarded-already", section="§8.2", place=move.gate)
    keys = need_control(state, state.box.plan.keys[space.town])
    if lying.meeple != keys:
        need_meeples(state, seat, keys, 1, "§8.2")
    if move.covers not in _changes(state, seat, number):
        raise Refused("limoges-guard-unchanged", section="§8.2", place=move.gate)


def _guard(state: State, seat: Seat, move: Guard) -> State:
    """§8.2 A guard of the right colour moves; one of another comes back to the hand."""
    number = state.box.plan.number[move.gate]
    lying, keys = state.board[number], controller(state, state.box.plan.keeper[number])
    assert lying is not None and keys is not None
    if lying.meeple != keys:
        state = into_hand(state, seat, keys, -1)
        state = state if lying.meeple is None else into_hand(state, seat, lying.meeple)
    turn = turn_of(state)
    state = with_turn(state, replace(turn, guarded=(*turn.guarded, move.gate)))
    facts = {"place": move.gate, "covers": move.covers, "colour": COLOURS[keys]}
    state = note(state, "limoges-guards", "§8.2", seat=seat, **facts)
    return with_lying(state, number, lying._replace(meeple=keys, covers=move.covers))


GUARDING = Action((Guards, Guard), guardings, check_guarding, guard)
