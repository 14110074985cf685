"""§8.5 Episcopal jealousy and §8.6 destruction."""

from collections.abc import Iterator

from limestone.rules.game import Refused, Seat
from limestone.rules.limoges.actions import Action, TurnSoFar
from limestone.rules.limoges.active import meeples_due, side_of
from limestone.rules.limoges.components import COLOURS, GREY, PURPLE, TRACKS, YELLOW, Colour, Number
from limestone.rules.limoges.moves import Destroy, Jealousy, Move, destroy
from limestone.rules.limoges.payment import BANK, Reason, influence, need_coins, need_meeples, pay
from limestone.rules.limoges.recall import lose_all
from limestone.rules.limoges.table import (
    NOBODY,
    Held,
    State,
    clear,
    controller,
    face,
    into_reserve,
    note,
    put_away,
    spend,
)
from limestone.rules.limoges.walls import (
    need_entry,
    no_entry,
    open_walls,
    protected,
    tile_within_reach,
    within_reach,
)

SURCHARGE = Reason("limoges-pays-destruction", "§8.6")
STEP_DOWN = Reason("limoges-pays-influence", "§8.6")


def lieux(state: State) -> Iterator[tuple[Seat, Held]]:
    """§8.6 The Lieu tiles before the players."""
    for seat, player in enumerate(state.players):
        for held in player.tiles:
            if held.side == "lieu":
                yield seat, held


def jealousies(state: State, seat: Seat, _: TurnSoFar) -> list[Move]:
    count = meeples_due(state, seat, "jealousy", state.rules.jealousy_bishops)
    if state.banned or state.players[seat].meeples[PURPLE] < count:
        return []
    found = targets(state, seat, envied=True)
    return [Jealousy(target) for target in found if _of_abbey(state, target)]


def _of_abbey(state: State, target: str) -> bool:
    number = state.box.plan.number.get(target)
    if number is not None:
        return state.box.spaces[number].kind == "abbey"
    return state.box.sides[target, "lieu"].tag == "abbey"


def targets(state: State, seat: Seat, *, envied: bool = False) -> Iterator[str]:
    """§8.6 What a player can reach and destroy: dominoes off the powers, and Lieu tiles."""
    walls, plan = open_walls(state, seat), state.box.plan
    for n, lying in enumerate(state.board):
        if lying is None or n in plan.powers:
            continue
        space = state.box.spaces[n]
        in_reach = space.kind == "gate" or within_reach(walls, space.zone)
        if in_reach and not bears(state, n) and not protected(state, seat, n):
            yield space.id
    for _, held in lieux(state):
        if tile_within_reach(walls, _zone(state, held, envied=envied)):
            yield held.tile


def _zone(state: State, held: Held, *, envied: bool) -> str:
    """§8.6 Where a Lieu stands; §8.5 a jealous bishop has to be where the Abbey is."""
    return "inner" if envied and state.rules.version > 1 else side_of(state, held).zone


def bears(state: State, number: Number) -> bool:
    return any(state.board[above] is not None for above in state.box.plan.carries[number])


def need_target(state: State, seat: Seat, target: str, *, envied: bool = False) -> None:
    """§8.6 The refusals for a target."""
    if state.banned:
        raise Refused("limoges-peace", section="§12.3")
    number = state.box.plan.number.get(target)
    if number is None or state.box.spaces[number].kind == "power":
        return _need_lieu(state, seat, target, envied=envied)
    if state.board[number] is None:
        raise Refused("limoges-nothing-there", section="§8.6", place=target)
    need_entry(state, seat, state.box.spaces[number])
    if bears(state, number):
        raise Refused("limoges-bears-another", section="§8.6", place=target)
    if protected(state, seat, number):
        raise Refused("limoges-protected", section="§11.3", place=target)
    return None


def _need_lieu(state: State, seat: Seat, target: str, *, envied: bool) -> None:
    held = next((held for _, held in lieux(state) if held.tile == target), None)
    if held is None:
        side = face(state, target)
        raise Refused("limoges-not-a-target", section="§8.6", place=target, side=side)
    zone = _zone(state, held, envied=envied)
    if not tile_within_reach(open_walls(state, seat), zone):
        raise no_entry(state, place=target, side="lieu", zone=zone)


def check_jealousy(state: State, seat: Seat, move: Jealousy) -> None:
    need_target(state, seat, move.target, envied=True)
    if not _of_abbey(state, move.target):
        side = face(state, move.target)
        raise Refused("limoges-not-of-the-abbey", section="§8.5", place=move.target, side=side)
    count = meeples_due(state, seat, "jealousy", state.rules.jealousy_bishops)
    need_meeples(state, seat, PURPLE, count, "§8.5")


def envy(state: State, seat: Seat, move: Jealousy) -> State:
    """§8.5 Four bishops for a domino of the Abbey or a tile of an abbey, and all abbots lost."""
    count = meeples_due(state, seat, "jealousy", state.rules.jealousy_bishops)
    state = ruin(_hand_over(state, seat, PURPLE, count, "§8.5"), move.target, seat)
    state = note(state, "limoges-loses-all", "§8.5", seat=seat, colour=COLOURS[GREY])
    return lose_all(state, seat, GREY)


ENVYING = Action((Jealousy,), jealousies, check_jealousy, envy, colour=PURPLE)


def surcharge(state: State) -> int:
    """§8.6 The total of the Motte, which destruction by the Viscount costs besides."""
    motte = state.box.plan.motte
    lying = None if motte is None else state.board[motte]
    return lying.domino.total if lying else 0


def _payments(state: State, seat: Seat) -> list[str]:
    player, least = state.players[seat], state.rules.destruction_influence
    if not player.meeples[YELLOW] and max(player.influence) < least:
        return []
    tracks = [track for n, track in enumerate(TRACKS) if player.influence[n] >= least]
    count = meeples_due(state, seat, "destruction", state.rules.destruction_vicomte)
    yellow = player.meeples[YELLOW] >= count and player.coins >= surcharge(state)
    return ["yellow", *tracks] if yellow else tracks


def destructions(state: State, seat: Seat, _: TurnSoFar) -> list[Move]:
    payments = [] if state.banned else _payments(state, seat)
    if not payments:
        return []
    return [destroy(target, pay) for target in targets(state, seat) for pay in payments]


def check_destroy(state: State, seat: Seat, move: Destroy) -> None:
    need_target(state, seat, move.target)
    if move.pay == "yellow":
        count = meeples_due(state, seat, "destruction", state.rules.destruction_vicomte)
        need_meeples(state, seat, YELLOW, count, "§8.6")
        need_coins(state, seat, surcharge(state), "§8.6")
    elif (has := state.players[seat].influence[TRACKS.index(move.pay)]) < (
        needs := state.rules.destruction_influence
    ):
        raise Refused(
            "limoges-too-little-influence", section="§8.6", track=move.pay, has=has, needs=needs
        )


def tear_down(state: State, seat: Seat, move: Destroy) -> State:
    """§8.6 The price, the target leaves the game, then its colour is lost."""
    losing = _losing(state, move.target)
    if move.pay == "yellow":
        count = meeples_due(state, seat, "destruction", state.rules.destruction_vicomte)
        state = _hand_over(state, seat, YELLOW, count, "§8.6")
        state = pay(state, seat, BANK, surcharge(state), SURCHARGE)
    else:
        state = influence(state, seat, move.pay, -state.rules.destruction_influence, STEP_DOWN)
    state = ruin(state, move.target, seat)
    if losing is None:
        return state
    state = note(state, "limoges-loses-all", "§8.6", seat=seat, colour=COLOURS[losing])
    return lose_all(state, seat, losing)


DESTROYING = Action((Destroy,), destructions, check_destroy, tear_down)


def _losing(state: State, target: str) -> Colour | None:
    number = state.box.plan.number.get(target)
    if number is None:
        return state.box.sides[target, "lieu"].losing
    space = state.box.spaces[number]
    if space.kind in ("gate", "bridge"):
        return controller(state, state.box.plan.keeper[number])
    return {"abbey": GREY, "cathedral": PURPLE}.get(space.kind) or space.colours[0]


def _hand_over(state: State, seat: Seat, colour: Colour, count: int, section: str) -> State:
    """The meeples that a destruction costs."""
    state, name = spend(state, seat, colour, count), COLOURS[colour]
    return note(state, "limoges-pays-ruin", section, seat=seat, colour=name, count=count)


def _owner(state: State, target: str) -> Seat | str:
    """Whose domino or tile it is, if anybody's."""
    number = state.box.plan.number.get(target)
    if number is None:
        return next(owner for owner, held in lieux(state) if held.tile == target)
    lying = state.board[number]
    return "none" if lying is None or lying.owner == NOBODY else lying.owner


def ruin(state: State, target: str, seat: Seat | None = None) -> State:
    """§8.6 A domino or tile leaves the game for good; its meeple goes to the reserve.

    Without a seat an event does it.
    """
    facts = {"place": target, "side": face(state, target), "other": _owner(state, target)}
    if seat is None:
        state = note(state, "limoges-destroyed", "§8.6", **facts)
    else:
        state = note(state, "limoges-destroys", "§8.6", seat=seat, **facts)
    number = state.box.plan.number.get(target)
    if number is not None:
        return clear(state, number)
    owner = next(owner for owner, held in lieux(state) if held.tile == target)
    state, held = put_away(state, owner, target)
    if held.meeple is None:
        return state
    return into_reserve(state, held.meeple)
