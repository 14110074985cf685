"""§3.3 All that a turn offers a seat, possible or not, from what the seat may know."""

from limestone.rules.game import Refused, Seat
from limestone.rules.limoges.actions import TurnSoFar
from limestone.rules.limoges.active import meeples_due, side_of
from limestone.rules.limoges.commerce import mint_value, trade_value
from limestone.rules.limoges.components import (
    BLUE,
    BUILDINGS,
    COLOURS,
    GREY,
    RED,
    TOWNS,
    TRACKS,
    Number,
    Side,
)
from limestone.rules.limoges.consequences import Zeros
from limestone.rules.limoges.corruption import swaps
from limestone.rules.limoges.destruction import surcharge
from limestone.rules.limoges.justice import free_price, jail_price, justice, prisoners
from limestone.rules.limoges.moves import (
    Activate,
    Buy,
    Commerce,
    Corrupt,
    Destroy,
    Drop,
    Free,
    Guards,
    JailHand,
    JailOn,
    JailTile,
    Jealousy,
    Mint,
    Move,
    Ostend,
    Perform,
    Rob,
    Use,
)
from limestone.rules.limoges.offers import Offer, Terms, fee, obstacle, placement
from limestone.rules.limoges.placing import need_control
from limestone.rules.limoges.powers import closed
from limestone.rules.limoges.recall import all_of
from limestone.rules.limoges.round import begun, must_shed
from limestone.rules.limoges.table import (
    Held,
    State,
    controller,
    everyone,
    with_agenda,
    with_player,
)
from limestone.rules.limoges.theft import SERVANTS, loot
from limestone.rules.limoges.tile_actions import DEEDS, can_use
from limestone.rules.limoges.tiles import tile_price
from limestone.rules.limoges.view import View, imagine


def aid(view: View) -> list[Offer]:
    """§3.3 Everything there is to do in a turn of this seat, as if it were its turn now.

    It is asked of a table that looks just like the view: what is hidden changes nothing of it.
    """
    seat = view.own.seat
    if seat is None or not view.scene.agenda:
        return []
    state = _in_turn(imagine(view, Zeros()), seat)
    return [
        *(placement(state, seat, space) for space in state.box.spaces),
        *_activating(state, seat),
        *(_guards(state, seat, town) for town in TOWNS),
        *(_robbing(state, seat, building) for building in BUILDINGS),
        _jailing(state, seat),
        _freeing(state, seat),
        _corrupting(state, seat),
        _ostending(state, seat),
        *(_trading(state, seat, colour) for colour in (RED, BLUE)),
        _minting(state, seat),
        _envying(state, seat),
        _destroying(state, seat),
        *_buying(state, seat),
        *_held(state, seat),
        _ending(state, seat),
    ]


def _in_turn(state: State, seat: Seat) -> State:
    """§3.3 The turn of the seat as far as it has come, or a new one."""
    lowest = state.agenda[0]
    if isinstance(lowest, TurnSoFar) and lowest.seat == seat:
        return with_agenda(state, (lowest,))
    return with_agenda(state, (begun(seat, len(state.players[seat].hand)),))


def _colour(state: State, power: str) -> str:
    colour = controller(state, state.box.plan.power[power])
    return "none" if colour is None else COLOURS[colour]


def _of_power(
    state: State, seat: Seat, power: str, tries: list[Move], without: Refused
) -> Refused | None:
    """§6.1 What keeps a seat from using a power: first of all, that it is not active."""
    number: Number = state.box.plan.power[power]
    if closed(state, state.box.spaces[number]):
        return Refused("limoges-power-closed", section="§6.8", power=power)
    try:
        need_control(state, number)
    except Refused as refused:
        return refused
    return obstacle(state, seat, tries, without)


def _activating(state: State, seat: Seat) -> list[Offer]:
    """§6.3 What stands idle, place by place."""
    idle: list[tuple[str, tuple[int, ...]]] = []
    for n in state.box.plan.manned:
        lying = state.board[n]
        if lying is not None and lying.owner == seat and lying.meeple is None:
            idle.append((state.box.spaces[n].id, state.box.spaces[n].colours))
    for held in state.players[seat].tiles:
        colour = side_of(state, held).colour
        if held.meeple is None and colour is not None and not held.jailed:
            idle.append((held.tile, (colour,)))
    if not idle:
        gates = [state.board[n] for n in state.box.plan.gates]
        unguarded = any(gate and gate.owner == seat and gate.meeple is None for gate in gates)
        nothing = Refused("limoges-nothing-idle", section="§6.3")
        if unguarded:
            nothing = Refused("limoges-only-gates-idle", section="§6.3")
        return [Offer("activate", "", "§6.3", "activate", {"colours": ""}, nothing)]
    return [_idle(state, seat, place, colours) for place, colours in idle]


def _idle(state: State, seat: Seat, place: str, colours: tuple[int, ...]) -> Offer:
    known = ", ".join(COLOURS[colour] for colour in colours)
    none = Refused("limoges-no-colour", section="§6.3", known=known)
    tries = [Activate(place, colour) for colour in colours]
    refused = none if obstacle(state, seat, tries, none) else None
    return Offer("activate", place, "§6.3", "activate", {"colours": known}, refused)


def _guards(state: State, seat: Seat, town: str) -> Offer:
    """§8.2 Moving the guards of a town."""
    keys = state.box.plan.keys[town]
    refused = obstacle(state, seat, [Guards(town)], _never())
    terms: Terms = {"colour": _colour(state, f"keys_{town}"), **fee(state, seat, keys)}
    return Offer("guards", town, "§8.2", "guards", terms, refused)


def _never() -> Refused:
    """§3.3 There is always something to try."""
    return Refused("limoges-not-now", section="§3.3")


def _robbing(state: State, seat: Seat, building: str) -> Offer:
    """§6.6 Robbing a treasury."""
    servants = SERVANTS[building]
    terms: Terms = {
        "colour": _colour(state, f"theft_{building}"),
        "coins": loot(state, seat, building),
        "treasury": state.treasury[BUILDINGS.index(building)],
        "lost": COLOURS[servants],
        "count": all_of(state, seat, servants),
    }
    refused = _of_power(state, seat, f"theft_{building}", [Rob(building)], _never())
    return Offer("rob", building, "§6.6", "rob", terms, refused)


def _jailing(state: State, seat: Seat) -> Offer:
    """§6.5 Putting somebody into prison."""
    lying = justice(state)
    count = jail_price(lying) if lying else 0
    terms: Terms = {"colour": _colour(state, "justice"), "count": count}
    nobody = Refused("limoges-nobody-to-jail", section="§6.5")
    refused = _of_power(state, seat, "justice", _jailable(state, seat), nobody)
    return Offer("jail", "justice", "§6.5", "jail", terms, refused)


def _jailable(state: State, seat: Seat) -> list[Move]:
    found: list[Move] = []
    for n, there in enumerate(state.board):
        if there is not None and there.meeple is not None and there.owner != seat:
            found.append(JailOn(state.box.spaces[n].id))
    for other in everyone(state):
        player = state.players[other]
        if other != seat:
            found += [JailHand(other, c) for c, count in enumerate(player.meeples) if count]
            found += [JailOn(held.tile) for held in player.tiles if held.meeple is not None]
            found += [JailTile(h.tile) for h in player.tiles if side_of(state, h).person]
    return found


def _freeing(state: State, seat: Seat) -> Offer:
    """§6.5 Freeing a prisoner."""
    lying = justice(state)
    terms: Terms = {"coins": 0, "to": ""}
    if lying:
        to = "bank" if lying.owner == seat else lying.owner
        terms = {"coins": free_price(state, seat), "to": to}
    tries: list[Move] = [Free(prisoner) for prisoner in prisoners(state, seat)]
    refused = obstacle(state, seat, tries, Refused("limoges-prison-empty", section="§6.5"))
    return Offer("free", "prison", "§6.5", "free", terms, refused)


def _corrupting(state: State, seat: Seat) -> Offer:
    """§6.7 Dominoes for coins, and meeples swapped."""
    lying = state.board[state.box.plan.power["corruption"]]
    count = swaps(state, lying) if lying else 0
    terms: Terms = {"colour": _colour(state, "corruption"), "count": count}
    tries: list[Move] = [Corrupt((domino,)) for domino in state.players[seat].hand]
    empty = Refused("limoges-hand-empty", section="§6.7")
    refused = _of_power(state, seat, "corruption", tries, empty)
    return Offer("corrupt", "corruption", "§6.7", "corrupt", terms, refused)


def _ostending(state: State, seat: Seat) -> Offer:
    """§6.8 A Saint or a Relic."""
    lying = state.board[state.box.plan.power["ostensions"]]
    terms: Terms = {
        "colour": _colour(state, "ostensions"),
        "coins": state.rules.ostension_price,
        "owner": "yes" if lying and lying.owner == seat else "no",
    }
    tries: list[Move] = [Ostend(domino) for domino in state.players[seat].hand]
    empty = Refused("limoges-hand-empty", section="§6.8")
    refused = _of_power(state, seat, "ostensions", tries, empty)
    return Offer("ostend", "ostensions", "§6.8", "ostend", terms, refused)


def _trading(state: State, seat: Seat, colour: int) -> Offer:
    """§8.3 Consuls for coins."""
    count = meeples_due(state, seat, "commerce", state.rules.commerce_meeples)
    terms: Terms = {"colour": COLOURS[colour], "count": count, "coins": trade_value(state, colour)}
    refused = obstacle(state, seat, [Commerce(colour)], _never())
    return Offer("commerce", COLOURS[colour], "§8.3", "commerce", terms, refused)


def _minting(state: State, seat: Seat) -> Offer:
    """§8.4 Abbots for coins."""
    count = meeples_due(state, seat, "mint", state.rules.mint_meeples)
    terms: Terms = {"colour": "grey", "count": count, "coins": mint_value(state, seat)}
    return Offer("mint", "", "§8.4", "mint", terms, obstacle(state, seat, [Mint()], _never()))


def _envying(state: State, seat: Seat) -> Offer:
    """§8.5 Bishops against a domino of the Abbey."""
    count = meeples_due(state, seat, "jealousy", state.rules.jealousy_bishops)
    terms: Terms = {"colour": "purple", "count": count, "lost": all_of(state, seat, GREY)}
    spaces = state.box.spaces
    tries: list[Move] = [Jealousy(spaces[n].id) for n in state.box.plan.abbey if state.board[n]]
    tries += [
        Jealousy(tile) for tile in _lieux(state) if state.box.sides[tile, "lieu"].tag == "abbey"
    ]
    refused = obstacle(state, seat, tries, Refused("limoges-abbey-empty", section="§8.5"))
    return Offer("jealousy", "", "§8.5", "jealousy", terms, refused)


def _lieux(state: State) -> list[str]:
    return [held.tile for player in state.players for held in player.tiles if held.side == "lieu"]


def _destroying(state: State, seat: Seat) -> Offer:
    """§8.6 Destruction."""
    count = meeples_due(state, seat, "destruction", state.rules.destruction_vicomte)
    steps = state.rules.destruction_influence
    terms: Terms = {"colour": "yellow", "count": count, "coins": surcharge(state), "steps": steps}
    plan, spaces = state.box.plan, state.box.spaces
    there = [n for n, lying in enumerate(state.board) if lying and n not in plan.powers]
    targets = [*(spaces[n].id for n in there), *_lieux(state)]
    tries: list[Move] = [Destroy(place, pay) for place in targets for pay in ("yellow", *TRACKS)]
    refused = obstacle(state, seat, tries, Refused("limoges-nothing-to-destroy", section="§8.6"))
    return Offer("destroy", "", "§8.6", "destroy", terms, refused)


def _buying(state: State, seat: Seat) -> list[Offer]:
    """§9.2 Every tile of the rows."""
    return [_tile(state, seat, shown) for row in state.rows for shown in row]


def _tile(state: State, seat: Seat, shown: tuple[str, str]) -> Offer:
    side = state.box.sides[shown]
    event = side.when == "event"
    colours = range(len(COLOURS)) if event else (None,)
    hand = state.players[seat].hand
    tries: list[Move] = [Buy(side.tile, domino, c) for domino in hand for c in colours]
    refused = obstacle(state, seat, tries, Refused("limoges-hand-empty", section="§9.2"))
    terms: Terms = {
        "coins": tile_price(state, seat, side),
        "least": side.cost,
        "colour": "any" if side.colour is None else COLOURS[side.colour],
        "usable": "yes" if _usable(state, seat, side) else "no",
    }
    return Offer("buy", side.tile, "§9.2", "buy", terms, refused)


def _usable(state: State, seat: Seat, side: Side) -> bool:
    """§11.2 Whether the action of a tile is possible in this turn, once the tile is paid for."""
    if side.when != "action":
        return False
    player = state.players[seat]
    paid = player._replace(
        coins=player.coins - tile_price(state, seat, side),
        meeples=tuple(count - (n == side.colour) for n, count in enumerate(player.meeples)),
        hand=player.hand[1:],
    )
    (effect,) = side.effects
    return can_use(with_player(state, seat, paid), seat, effect)


def _held(state: State, seat: Seat) -> list[Offer]:
    """§11.2, §12.2 The actions of the tiles before a player, and its events."""
    found = []
    for held in state.players[seat].tiles:
        if held.side in ("a", "b"):
            for deed, move in (("play", Perform(held.tile)), ("drop", Drop(held.tile))):
                refused = obstacle(state, seat, [move], _never())
                found.append(Offer(deed, held.tile, "§12.2", deed, {}, refused))
        elif side_of(state, held).when == "action":
            found.append(_use(state, seat, held))
    return found


def _use(state: State, seat: Seat, held: Held) -> Offer:
    (effect,) = side_of(state, held).effects
    choices = DEEDS[effect.op].choices(state, seat, effect) or [()]
    tries: list[Move] = [Use(held.tile, choice) for choice in choices]
    return Offer("use", held.tile, "§11.2", "use", {}, obstacle(state, seat, tries, _never()))


def _ending(state: State, seat: Seat) -> Offer:
    """§3.4 The end of the turn."""
    turn = state.agenda[-1]
    assert isinstance(turn, TurnSoFar)
    shed = "yes" if must_shed(turn, state.players[seat].hand) else "no"
    return Offer("end", "", "§3.4", "end", {"shed": shed}, None)
