"""§12 Events: how they come into the rows, are held and played, and what they do."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from limestone.rules.game import CHANCE, Dice, Refused, Seat
from limestone.rules.limoges.actions import Action, TurnSoFar, turn_of
from limestone.rules.limoges.components import (
    BUILDINGS,
    COLOUR,
    COLOURS,
    ROWS,
    TRACKS,
    Colour,
    Effect,
)
from limestone.rules.limoges.destruction import bears, ruin
from limestone.rules.limoges.gains import Benefit
from limestone.rules.limoges.moves import Drop, Enter, Lose, Move, Perform
from limestone.rules.limoges.payment import BANK, Reason, earn, influence, need_meeples, pay
from limestone.rules.limoges.recall import recall
from limestone.rules.limoges.rows import discarded, enter, push_off
from limestone.rules.limoges.table import (
    Chance,
    Question,
    State,
    Task,
    clockwise,
    done,
    face,
    into_hand,
    into_reserve,
    note,
    owned,
    push,
    put_away,
    spend,
    with_lying,
    with_tile,
)
from limestone.rules.limoges.walls import protected, toll

LEVY = Reason("limoges-pays-event", "§12.3")
FAIR = Reason("limoges-earns-fair", "§12.3")
FALL = Reason("limoges-leader-falls", "§12.3")


@dataclass(frozen=True, slots=True)
class EnterEvent(Chance[Enter]):
    """§12.1 Chance lets an event enter a row."""

    row: int
    answers = (Enter,)

    def draw(self, state: State, rng: Dice) -> Enter:
        pool = state.stack or state.spent
        return Enter(pool[rng.randrange(len(pool))], "ab"[rng.randrange(2)])

    def check(self, state: State, seat: Seat, move: Enter) -> None:
        if move.event not in (state.stack or state.spent) or move.side not in ("a", "b"):
            raise Refused("limoges-bad-event", section="§12.1", event=move.event)

    def does(self, state: State, step: Mapping[Seat, Enter]) -> State:
        """§12.1 The event enters the row; an event pushed off its end takes effect."""
        event, side = step[CHANCE].event, step[CHANCE].side
        state = done(state)
        if not state.stack:
            state = state._replace(stack=state.spent, spent=())
        state = state._replace(stack=tuple(other for other in state.stack if other != event))
        row = ROWS[self.row]
        state = note(state, "limoges-event-enters", "§12.1", event=event, side=side, row=row)
        state, pushed = push_off(enter(state, self.row, event, side), self.row)
        if pushed is None:
            return state
        if pushed[1] not in ("a", "b"):
            return discarded(state, pushed[0])
        return happen(spent(state, pushed[0]), *pushed)


def spent(state: State, event: str) -> State:
    return state._replace(spent=tuple(sorted((*state.spent, event))))


def happen(state: State, event: str, side: str) -> State:
    """§12.3 The effects of an event, one after the other."""
    state = note(state, "limoges-happens", "§12.3", event=event, side=side)
    effects = state.box.sides[event, side].effects
    return push(state, *(TakeEffect(effect) for effect in effects))


def performances(state: State, seat: Seat, _: TurnSoFar) -> list[Move]:
    if not state.rules.use_events:
        return []
    held = [held.tile for held in state.players[seat].tiles if held.side in ("a", "b")]
    return [move for event in held for move in (Perform(event), Drop(event))]


def check_held(state: State, seat: Seat, move: Perform | Drop) -> None:
    if move not in performances(state, seat, turn_of(state)):
        side = face(state, move.event)
        raise Refused("limoges-event-not-held", section="§12.2", event=move.event, side=side)


def perform(state: State, seat: Seat, move: Perform | Drop) -> State:
    """§12.2 A held event is spent, and takes effect or does not."""
    state, held = put_away(state, seat, move.event)
    if isinstance(move, Perform):
        return happen(spent(state, move.event), held.tile, held.side)
    state = note(state, "limoges-drops", "§12.2", seat=seat, event=move.event, side=held.side)
    return spent(state, move.event)


PERFORMING = Action((Perform, Drop), performances, check_held, perform)


@dataclass(frozen=True, slots=True)
class TakeEffect(Task[Move]):
    """§12.3 By itself: an effect of an event."""

    effect: Effect

    def does(self, state: State, step: Mapping[Seat, Move]) -> State:
        return EFFECTS[self.effect.op](done(state), self.effect)


def _each(state: State, effect: Effect) -> State:
    gain = Effect(effect.word(0), effect.args[1:])
    return push(state, *(Benefit(seat, gain, "event") for seat in clockwise(state)))


def _each_per(state: State, effect: Effect) -> State:
    """§12.3 So much for each own item, up to a limit."""
    op, each, most = effect.word(1), effect.number(2), effect.number(3)
    gains = []
    for seat in clockwise(state):
        count = min(most, each * _measure(state, seat, effect.word(0)))
        if op == "lose_coins":
            state = pay(state, seat, BANK, min(count, state.players[seat].coins), LEVY)
        elif count:
            gains.append(Benefit(seat, _share(op, count), "event"))
    return push(state, *gains)


def _measure(state: State, seat: Seat, measure: str) -> int:
    plan = state.box.plan
    items = {
        "dominoes_abbey": plan.abbey,
        "dominoes_cathedral": plan.cathedral,
        "dominoes_bridge_etienne": plan.arches["bridge_etienne"],
        "gates_chateau": plan.town["chateau"],
    }
    return owned(state, seat, items[measure])


def _share(op: str, count: int) -> Effect:
    for gain in ("gain_influence", "gain_meeple"):
        if op.startswith(gain):
            return Effect(gain, (op.removeprefix(f"{gain}_"), count))
    return Effect(op, (count,))


def _each_loses_meeples(state: State, effect: Effect) -> State:
    losers = [seat for seat in clockwise(state) if any(state.players[seat].meeples)]
    return push(state, *(LoseMeeples(seat, effect.number(1)) for seat in losers))


def _each_loses_half(state: State, _: Effect) -> State:
    """§12.4 Nobody is asked who has at most one meeple of each colour."""
    losers = [seat for seat in clockwise(state) if max(state.players[seat].meeples) > 1]
    return push(state, *(LoseHalf(seat) for seat in losers))


def _each_loses_fraction(state: State, effect: Effect) -> State:
    for seat in clockwise(state):
        state = pay(state, seat, BANK, state.players[seat].coins // effect.number(0), LEVY)
    return state


def _recall(state: State, effect: Effect) -> State:
    return recall(state, COLOUR[effect.word(0)])


def _clear_guards(state: State, effect: Effect) -> State:
    for n in state.box.plan.town[effect.word(0)]:
        lying = state.board[n]
        if lying is not None and lying.meeple is not None:
            state = into_hand(state, lying.owner, lying.meeple)
            state = with_lying(state, n, lying._replace(meeple=None, covers=""))
    return state


def _clear_meeple(state: State, effect: Effect) -> State:
    n = state.box.plan.number[effect.word(0)]
    lying = state.board[n]
    if lying is None or lying.meeple is None:
        return state
    state = into_reserve(state, lying.meeple)
    return with_lying(state, n, lying._replace(meeple=None, covers=""))


def _destroy_lowest(state: State, effect: Effect) -> State:
    """§12.3 The lowest total, in a tie the highest id; nothing that bears or is protected."""
    plan = state.box.plan
    group, _, town = effect.word(0).partition("_")
    numbers = plan.town[town] if group == "gates" else plan.building[group]
    there = [
        (-lying.domino.total, state.box.spaces[n].id)
        for n in numbers
        if (lying := state.board[n]) and not bears(state, n) and not protected(state, None, n)
    ]
    return ruin(state, max(there)[1]) if there else state


def _remove_last(state: State, effect: Effect) -> State:
    arches = [n for n in state.box.plan.arches[effect.word(0)] if state.board[n] is not None]
    if not arches or protected(state, None, arches[-1]):
        return state
    return ruin(state, state.box.spaces[arches[-1]].id)


def _bank_tax(state: State, effect: Effect) -> State:
    town = effect.word(0)
    for owner, coins in toll(state, state.box.plan.town[town], town).items():
        state = earn(state, owner, coins, FAIR)
    return state


def _empty_treasury(state: State, effect: Effect) -> State:
    n = BUILDINGS.index(effect.word(0))
    treasury = list(state.treasury)
    bank = state.bank + treasury[n]
    state = note(
        state, "limoges-treasury-emptied", "§12.3", building=BUILDINGS[n], coins=treasury[n]
    )
    treasury[n] = 0
    return state._replace(treasury=(treasury[0], treasury[1]), bank=bank)


def _leader_falls(state: State, effect: Effect) -> State:
    """§12.3 Only a sole leader, and not below 0."""
    n = TRACKS.index(effect.word(0))
    reached = [player.influence[n] for player in state.players]
    if reached.count(max(reached)) > 1:
        return state
    leader = reached.index(max(reached))
    return influence(state, leader, effect.word(0), -effect.number(1), FALL)


def _empty_prison(state: State, _: Effect) -> State:
    reserve = tuple(a + b for a, b in zip(state.reserve, state.prison, strict=True))
    state = state._replace(reserve=reserve, prison=(0,) * len(COLOURS))
    for seat, player in enumerate(state.players):
        for held in player.tiles:
            state = with_tile(state, seat, held._replace(jailed=False))
    return state


def _ban(state: State, _: Effect) -> State:
    return state._replace(banned=True)


@dataclass(frozen=True, slots=True)
class LoseMeeples(Question[Lose]):
    """§12.4 A seat loses this many meeples of its choice."""

    meeples: int
    answers = (Lose,)

    def legal(self, state: State, seat: Seat) -> list[Move]:
        return _colours_of(state, seat, 1)

    def check(self, state: State, seat: Seat, move: Lose) -> None:
        need_meeples(state, seat, move.colour, 1, "§12.4")

    def does(self, state: State, step: Mapping[Seat, Lose]) -> State:
        """§12.4 One meeple, and perhaps another."""
        state = _lose(done(state), self.seat, step[self.seat].colour, 1)
        if self.meeples > 1 and any(state.players[self.seat].meeples):
            return push(state, LoseMeeples(self.seat, self.meeples - 1))
        return state


@dataclass(frozen=True, slots=True)
class LoseHalf(Question[Lose]):
    """§12.4 A seat loses half of its most numerous colour."""

    answers = (Lose,)

    def legal(self, state: State, seat: Seat) -> list[Move]:
        return _colours_of(state, seat, max(state.players[seat].meeples))

    def check(self, state: State, seat: Seat, move: Lose) -> None:
        need_meeples(state, seat, move.colour, 1, "§12.4")
        if move not in self.legal(state, seat):
            raise Refused("limoges-not-most", section="§12.4", colour=COLOURS[move.colour])

    def does(self, state: State, step: Mapping[Seat, Lose]) -> State:
        """§12.4 Half of a colour, rounded down."""
        colour = step[self.seat].colour
        count = state.players[self.seat].meeples[colour] // 2
        return _lose(done(state), self.seat, colour, count)


def _colours_of(state: State, seat: Seat, least: int) -> list[Move]:
    meeples = state.players[seat].meeples
    return [Lose(colour) for colour, count in enumerate(meeples) if count >= least]


def _lose(state: State, seat: Seat, colour: Colour, count: int) -> State:
    state, name = spend(state, seat, colour, count), COLOURS[colour]
    return note(state, "limoges-loses", "§12.4", seat=seat, colour=name, count=count)


EFFECTS: dict[str, Callable[[State, Effect], State]] = {
    "each": _each,
    "each_per": _each_per,
    "each_lose_meeple": _each_loses_meeples,
    "each_lose_half_meeples": _each_loses_half,
    "each_lose_coins_fraction": _each_loses_fraction,
    "recall": _recall,
    "clear_guards": _clear_guards,
    "clear_meeple": _clear_meeple,
    "destroy_lowest": _destroy_lowest,
    "remove_last": _remove_last,
    "bank_tax": _bank_tax,
    "treasury": _empty_treasury,
    "leader_loses_influence": _leader_falls,
    "empty_prison": _empty_prison,
    "ban_until_round_end": _ban,
}
