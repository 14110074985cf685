"""§3.5 Paying, earning, and what cannot be done without the means."""

from typing import NamedTuple

from limestone.rules.game import Refused, Seat, Value
from limestone.rules.limoges.components import COLOURS, TRACKS, Colour, Domino
from limestone.rules.limoges.table import (
    State,
    finish,
    into_bank,
    note,
    spend,
    with_coins,
    with_player,
)

BANK = "bank"
# What meeples of the hand are paid for, and where it says so.
SPENT = {
    "theft_abbey": "§6.6",
    "theft_cathedral": "§6.6",
    "corruption": "§6.7",
    "ostensions": "§6.8",
    "commerce": "§8.3",
    "mint": "§8.4",
    "tile": "§11.2",
}


class Reason(NamedTuple):
    """Why coins change hands: the event that tells it, and its section."""

    name: str
    section: str


def pay(state: State, seat: Seat, to: Seat | str, coins: int, why: Reason) -> State:
    """§3.5 Coins go from a player to another, to the bank or to a treasury."""
    if not coins or seat == to:
        return state
    state = with_coins(state, seat, -coins)
    if state.notes is not None:
        state = note(state, why.name, why.section, seat=seat, to=to, coins=coins)
    if isinstance(to, int):
        return with_coins(state, to, coins)
    return _into(state, to, coins)


def earn(state: State, seat: Seat, coins: int, why: Reason, source: str = BANK) -> State:
    """§3.5 Coins come from the bank, or from a treasury, to a player."""
    if not coins:
        return state
    state = with_coins(state, seat, coins)
    if state.notes is not None:
        state = note(state, why.name, why.section, seat=seat, source=source, coins=coins)
    return _into(state, source, -coins)


def _into(state: State, account: str, coins: int) -> State:
    if account == BANK:
        return into_bank(state, coins)
    abbey, cathedral = state.treasury
    if account == "abbey":
        return state._replace(treasury=(abbey + coins, cathedral))
    return state._replace(treasury=(abbey, cathedral + coins))


def influence(state: State, seat: Seat, track: str, steps: int, why: Reason) -> State:
    """§10.4 Steps on a track, never beyond its end; reaching the end ends the game."""
    player = state.players[seat]
    n = TRACKS.index(track)
    most = state.rules.influence_track_max
    reached = max(0, min(most, player.influence[n] + steps))
    state = note(state, why.name, why.section, seat=seat, track=track, steps=steps, now=reached)
    tracks = (reached, player.influence[1]) if n == 0 else (player.influence[0], reached)
    state = with_player(state, seat, player._replace(influence=tracks))
    return finish(state) if reached == most else state


def score_points(state: State, seat: Seat, points: int, why: Reason) -> State:
    """§13.1 Victory points for a player."""
    player = state.players[seat]
    state = note(state, why.name, why.section, seat=seat, points=points)
    return with_player(state, seat, player._replace(points=player.points + points))


def spend_for(state: State, seat: Seat, deed: str, colour: Colour, count: int = 1) -> State:
    """§3.5 Meeples go back to the reserve for a power or an action, and it is told what for."""
    if state.notes is not None and count:
        facts: dict[str, Value] = {"colour": COLOURS[colour], "count": count, "deed": deed}
        state = note(state, "limoges-pays-meeples", SPENT[deed], seat=seat, **facts)
    return spend(state, seat, colour, count)


def need_coins(state: State, seat: Seat, coins: int, section: str) -> None:
    """§3.5 What cannot be paid cannot be done."""
    if (has := state.players[seat].coins) < coins:
        raise Refused("limoges-too-few-coins", section=section, has=has, needs=coins)


def need_meeples(state: State, seat: Seat, colour: Colour, count: int, section: str) -> None:
    """§3.5 Meeples are paid from the hand."""
    if (has := state.players[seat].meeples[colour]) < count:
        name = COLOURS[colour]
        raise Refused("limoges-too-few-meeples", section=section, colour=name, has=has, needs=count)


def need_domino(state: State, seat: Seat, domino: Domino) -> None:
    """§3.3 Only dominoes of the hand can be used."""
    if domino not in state.players[seat].hand:
        name = f"{domino.high}-{domino.low}"
        raise Refused("limoges-domino-not-in-hand", section="§3.3", domino=name)
