"""§5.1 Hands: dominoes drawn from the bags."""

from collections.abc import Mapping
from dataclasses import dataclass

from limestone.rules.game import CHANCE, Dice, Refused, Seat, Value
from limestone.rules.limoges.moves import Draw
from limestone.rules.limoges.table import (
    Chance,
    Note,
    Own,
    State,
    done,
    everyone,
    ordered,
    picked,
    whisper,
    with_player,
)


@dataclass(frozen=True, slots=True)
class DrawHands(Chance[Draw]):
    """§5.1 Chance draws new hands."""

    answers = (Draw,)

    def draw(self, state: State, rng: Dice) -> Draw:
        count = state.rules.hand_size
        return Draw(
            tuple(
                (seat, ordered(*picked(list(player.bag), count, rng)))
                for seat, player in enumerate(state.players)
            )
        )

    def check(self, state: State, seat: Seat, move: Draw) -> None:
        check_draw(state, move, everyone(state), state.rules.hand_size)

    def does(self, state: State, step: Mapping[Seat, Draw]) -> State:
        return take_draw(done(state), step[CHANCE])


def check_draw(state: State, move: Draw, seats: tuple[Seat, ...], count: int) -> None:
    """§5.1 So many different dominoes, out of the bag of each seat."""
    if tuple(seat for seat, _ in move.hands) != seats:
        raise Refused("limoges-bad-draw", section="§5.1")
    for seat, drawn in move.hands:
        whole = len(drawn) == count == len(set(drawn))
        if not whole or not set(drawn) <= set(state.players[seat].bag):
            raise Refused("limoges-bad-draw", section="§5.1")


def take_draw(state: State, move: Draw) -> State:
    """§5.1 Dominoes go from the bags to the hands."""
    for seat, drawn in move.hands:
        player = state.players[seat]
        gone = set(drawn)
        bag = tuple([domino for domino in player.bag if domino not in gone])
        player = player._replace(hand=ordered(*player.hand, *drawn), bag=bag)
        state = with_player(state, seat, player)
        if state.notes is not None:
            names = tuple(f"{domino.high}-{domino.low}" for domino in drawn)
            own = Own(seat, "limoges-draws-own", {"dominoes": names})
            facts: dict[str, Value] = {"seat": seat, "count": len(drawn)}
            state = whisper(state, Note("limoges-draws", "§5.1", facts, own))
    return state
