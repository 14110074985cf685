"""§6.5 Justice: the prison, who goes in and who comes out."""

from limestone.rules.game import Refused, Seat, Value
from limestone.rules.limoges import moves
from limestone.rules.limoges.actions import Action, TurnSoFar, mark_once, turn_of
from limestone.rules.limoges.active import side_of
from limestone.rules.limoges.components import COLOUR, COLOURS, Colour
from limestone.rules.limoges.moves import Free, JailHand, JailOn, JailTile, Move
from limestone.rules.limoges.payment import BANK, Reason, need_coins, need_meeples, pay
from limestone.rules.limoges.placing import need_control
from limestone.rules.limoges.table import (
    NOBODY,
    Held,
    Lying,
    State,
    added,
    face,
    into_hand,
    note,
    spend,
    with_lying,
    with_tile,
)

BAIL = Reason("limoges-pays-justice", "§6.5")
Jail = JailHand | JailOn | JailTile


def justice(state: State) -> Lying | None:
    return state.board[state.box.plan.power["justice"]]


def jail_price(lying: Lying) -> int:
    """§6.5 As many meeples as the high half of Justice shows, at least one."""
    return max(1, lying.domino.high)


def jailings(state: State, seat: Seat, turn: TurnSoFar) -> list[Move]:
    """§6.5 Every meeple, Personnage and Saint of the others that can be put in prison."""
    lying = justice(state)
    assert lying is not None and lying.meeple is not None
    if "jail" in turn.once or state.players[seat].meeples[lying.meeple] < jail_price(lying):
        return []
    found: list[Move] = []
    for n, there in enumerate(state.board):
        if there is not None and there.meeple is not None and there.owner not in (seat, NOBODY):
            found.append(moves.jail_on(state.box.spaces[n].id))
    for other in range(len(state.players)):
        found += _jailings_of(state, other) if other != seat else ()
    return found


def _jailings_of(state: State, other: Seat) -> list[Move]:
    player = state.players[other]
    return [
        *(moves.jail_hand(other, colour) for colour, count in enumerate(player.meeples) if count),
        *(moves.jail_on(held.tile) for held in player.tiles if held.meeple is not None),
        *(JailTile(held.tile) for held in player.tiles if _can_go(state, held)),
    ]


def _can_go(state: State, held: Held) -> bool:
    return side_of(state, held).person and not held.jailed


def check_jail(state: State, seat: Seat, move: Jail) -> None:
    colour = need_control(state, state.box.plan.power["justice"])
    if "jail" in turn_of(state).once:
        raise Refused("limoges-once-a-turn", section="§6.5", action="jail")
    lying = justice(state)
    assert lying is not None
    need_meeples(state, seat, colour, jail_price(lying), "§6.5")
    match move:
        case JailHand():
            _check_jail_hand(state, seat, move)
        case JailOn():
            _check_jail_on(state, seat, move)
        case JailTile():
            _check_jail_tile(state, seat, move)


def _check_jail_hand(state: State, seat: Seat, move: JailHand) -> None:
    if move.seat == seat or move.seat >= len(state.players):
        raise Refused("limoges-not-an-opponent", section="§6.5", seat=move.seat)
    if not state.players[move.seat].meeples[move.colour]:
        name = COLOURS[move.colour]
        raise Refused("limoges-hand-lacks", section="§6.5", seat=move.seat, colour=name)


def _check_jail_on(state: State, seat: Seat, move: JailOn) -> None:
    number = state.box.plan.number.get(move.where)
    lying = state.board[number] if number is not None else None
    found = _other_tile(state, seat, move.where)
    on_tile = found is not None and found[1].meeple is not None
    on_board = lying is not None and lying.meeple is not None and lying.owner != seat
    if not on_tile and not on_board:
        side = face(state, move.where)
        raise Refused("limoges-no-meeple-there", section="§6.5", place=move.where, side=side)


def _check_jail_tile(state: State, seat: Seat, move: JailTile) -> None:
    found = _other_tile(state, seat, move.tile)
    if not found or not _can_go(state, found[1]):
        side = face(state, move.tile)
        raise Refused("limoges-not-a-person", section="§6.5", tile=move.tile, side=side)


def _other_tile(state: State, seat: Seat, tile: str) -> tuple[Seat, Held] | None:
    for other, player in enumerate(state.players):
        for held in player.tiles:
            if held.tile == tile and other != seat:
                return other, held
    return None


def jail(state: State, seat: Seat, move: Jail) -> State:
    """§6.5 The price is paid, then somebody goes to prison."""
    state = _pay_jail(state, seat)
    match move:
        case JailHand():
            return _jail_hand(state, seat, move)
        case JailOn():
            return _jail_on(state, seat, move)
        case JailTile():
            return _jail_tile(state, seat, move)


def _pay_jail(state: State, seat: Seat) -> State:
    lying = justice(state)
    assert lying is not None and lying.meeple is not None
    price, colour = jail_price(lying), lying.meeple
    state = mark_once(spend(state, seat, colour, price), "jail")
    return note(state, "limoges-pays-jail", "§6.5", seat=seat, colour=COLOURS[colour], count=price)


def _lock(state: State, colour: Colour) -> State:
    return state._replace(prison=added(state.prison, colour, 1))


def _jail_hand(state: State, seat: Seat, move: JailHand) -> State:
    """§6.5 A meeple of a hand goes to prison."""
    facts: dict[str, Value] = {"seat": seat, "other": move.seat, "colour": COLOURS[move.colour]}
    state = note(state, "limoges-jails-hand", "§6.5", **facts)
    return _lock(into_hand(state, move.seat, move.colour, -1), move.colour)


def _jail_on(state: State, seat: Seat, move: JailOn) -> State:
    """§6.5 A placed meeple goes to prison; what it stood on becomes inactive."""
    number = state.box.plan.number.get(move.where)
    if number is not None:
        lying = state.board[number]
        assert lying is not None and lying.meeple is not None
        owner, colour = lying.owner, lying.meeple
        state = with_lying(state, number, lying._replace(meeple=None, covers=""))
    else:
        found = _other_tile(state, seat, move.where)
        assert found is not None and found[1].meeple is not None
        owner, colour = found[0], found[1].meeple
        state = with_tile(state, owner, found[1]._replace(meeple=None))
    facts: dict[str, Value] = {
        "seat": seat,
        "other": owner,
        "colour": COLOURS[colour],
        "place": move.where,
        "side": face(state, move.where),
    }
    return _lock(note(state, "limoges-jails-on", "§6.5", **facts), colour)


def _jail_tile(state: State, seat: Seat, move: JailTile) -> State:
    """§6.5 A Personnage or Saint goes to prison, with the meeple on it."""
    found = _other_tile(state, seat, move.tile)
    assert found is not None
    owner, held = found
    facts: dict[str, Value] = {"seat": seat, "other": owner, "tile": held.tile, "side": held.side}
    state = note(state, "limoges-jails-tile", "§6.5", **facts)
    return with_tile(state, owner, held._replace(jailed=True))


JAILING = Action((JailHand, JailOn, JailTile), jailings, check_jail, jail, power="justice")


def prisoners(state: State, seat: Seat) -> list[str]:
    """§6.5 Whom a player can free: any meeple, and tiles of its own."""
    found = [held.tile for held in state.players[seat].tiles if held.jailed]
    if any(state.prison):
        found[:0] = [COLOURS[n] for n, count in enumerate(state.prison) if count]
    return found


def free_price(state: State, seat: Seat) -> int:
    """§6.5 The total of Justice for its owner; the owner itself pays the high half."""
    lying = justice(state)
    assert lying is not None
    return lying.domino.high if lying.owner == seat else lying.domino.total


def freeings(state: State, seat: Seat, _: TurnSoFar) -> list[Move]:
    if justice(state) is None or not (inside := prisoners(state, seat)):
        return []
    if state.players[seat].coins < free_price(state, seat):
        return []
    return [Free(prisoner) for prisoner in inside]


def check_free(state: State, seat: Seat, move: Free) -> None:
    if justice(state) is None:
        raise Refused("limoges-no-justice", section="§6.5")
    need_prisoner(state, seat, move.prisoner)
    need_coins(state, seat, free_price(state, seat), "§6.5")


def need_prisoner(state: State, seat: Seat, prisoner: str) -> None:
    if prisoner not in prisoners(state, seat):
        raise Refused("limoges-not-in-prison", section="§6.5", prisoner=prisoner)


def free(state: State, seat: Seat, move: Free) -> State:
    """§6.5 The fee goes to the owner of Justice, or to the bank when that is oneself."""
    lying = justice(state)
    assert lying is not None
    to = BANK if lying.owner == seat else lying.owner
    state = pay(state, seat, to, free_price(state, seat), BAIL)
    return release(state, seat, move.prisoner)


FREEING = Action((Free,), freeings, check_free, free)


def release(state: State, seat: Seat, prisoner: str) -> State:
    """§6.5 A freed meeple joins the hand of who freed it; a tile is of use again."""
    state = note(state, "limoges-frees", "§6.5", seat=seat, prisoner=prisoner)
    if prisoner in COLOUR:
        colour = COLOUR[prisoner]
        state = state._replace(prison=added(state.prison, colour, -1))
        return into_hand(state, seat, colour)
    held = next(held for held in state.players[seat].tiles if held.tile == prisoner)
    return with_tile(state, seat, held._replace(jailed=False))
