"""§4 Set-up: objectives, neutral dominoes, and who is first."""

from collections.abc import Mapping
from dataclasses import dataclass

from limestone.rules.game import CHANCE, Dice, Options, Refused, Seat
from limestone.rules.limoges.components import BUILDINGS, COLOURS, DOMINOES, Box, Settings
from limestone.rules.limoges.moves import First, Keep, Move, Objectives
from limestone.rules.limoges.options import chosen
from limestone.rules.limoges.round import BeginRound
from limestone.rules.limoges.table import (
    NOBODY,
    Chance,
    Lying,
    Note,
    Own,
    Player,
    State,
    Task,
    done,
    everyone,
    note,
    picked,
    push,
    whisper,
    with_player,
)


def start(seats: int, options: Options) -> State:
    """§4.1 The table before anything is dealt; §4.2 with the dominoes of nobody on it."""
    box: Box = options.material
    rules = chosen(box, options.words)
    neutral = box.neutral[seats]
    board = tuple(
        Lying(neutral[space.id], NOBODY) if space.id in neutral else None for space in box.spaces
    )
    abbey, cathedral = (
        sum(lying.domino.total for n in box.plan.building[b] if (lying := board[n]))
        for b in BUILDINGS
    )
    player = Player(
        coins=rules.start_coins,
        meeples=(0,) * len(COLOURS),
        points=0,
        influence=(0, 0),
        hand=(),
        bag=DOMINOES,
        removed=(),
        tiles=(),
        objectives=(),
        returned=(),
        robbed=(),
        voted=(),
        drawn=0,
    )
    lots = (DrawLots(tuple(range(seats))),) if options.starter is None else ()
    return State(
        agenda=(BeginRound(), *lots, DealObjectives()),
        players=(player,) * seats,
        board=board,
        reserve=(rules.meeples_per_colour[seats],) * len(COLOURS),
        bank=-abbey - cathedral - seats * rules.start_coins,
        box=box,
        rules=rules,
        prison=(0,) * len(COLOURS),
        treasury=(abbey, cathedral),
        rows=((), ()),
        deck=box.tiles if rules.use_tiles else (),
        discard=(),
        stack=box.events if rules.use_events else (),
        spent=(),
        ostensions=box.ostensions if rules.use_ostensions else (),
        first=options.starter or 0,
        round=0,
        banned=False,
    )


def cards_in_box(box: Box, rules: Settings) -> tuple[str, ...]:
    """§4.3 The objectives that are dealt; without tiles, none that counts tiles."""
    return tuple(
        card.id
        for card in box.objectives.values()
        if rules.use_tiles or card.measure[0] != "count_tiles"
    )


@dataclass(frozen=True, slots=True)
class DealObjectives(Chance[Objectives]):
    """§4.3 Chance deals the objectives."""

    answers = (Objectives,)

    def draw(self, state: State, rng: Dice) -> Objectives:
        pool = list(cards_in_box(state.box, state.rules))
        count = state.rules.objective_draw
        return Objectives(tuple(tuple(sorted(picked(pool, count, rng))) for _ in state.players))

    def check(self, state: State, seat: Seat, move: Objectives) -> None:
        dealt = [card for cards in move.cards for card in cards]
        sizes = [len(cards) for cards in move.cards]
        wanted = [state.rules.objective_draw] * len(state.players)
        known = cards_in_box(state.box, state.rules)
        if sizes != wanted or len(set(dealt)) < len(dealt) or not set(dealt) <= set(known):
            raise Refused("limoges-bad-deal", section="§4.3")

    def does(self, state: State, step: Mapping[Seat, Objectives]) -> State:
        """§4.3 The cards are dealt; where some go back, every seat chooses at once."""
        state = done(state)
        for seat, cards in enumerate(step[CHANCE].cards):
            state = with_player(state, seat, state.players[seat]._replace(objectives=cards))
            own = Own(seat, "limoges-deals-own", {"cards": cards})
            dealt = Note("limoges-deals", "§4.3", {"seat": seat}, own)
            state = whisper(state, dealt)
        keeping = state.rules.objective_keep[len(state.players)] < state.rules.objective_draw
        return push(state, KeepObjectives()) if keeping else state


@dataclass(frozen=True, slots=True)
class KeepObjectives(Task[Keep]):
    """§4.3 Every seat keeps some of its objectives."""

    answers = (Keep,)

    def decides(self, state: State) -> tuple[Seat, ...]:
        return everyone(state)

    def legal(self, state: State, seat: Seat) -> list[Move]:
        return [Keep(card) for card in state.players[seat].objectives]

    def check(self, state: State, seat: Seat, move: Keep) -> None:
        if move.side or move.card not in state.players[seat].objectives:
            raise Refused("limoges-not-dealt", section="§4.3", card=move.card)

    def does(self, state: State, step: Mapping[Seat, Keep]) -> State:
        state = done(state)
        for seat, move in step.items():
            state = _keep_objective(state, seat, move)
        return state


def _keep_objective(state: State, seat: Seat, move: Keep) -> State:
    """§4.3 The other card goes back unseen."""
    player = state.players[seat]
    returned = tuple(card for card in player.objectives if card != move.card)
    own = Own(seat, "limoges-keeps-objective-own", {"card": move.card})
    state = whisper(state, Note("limoges-keeps-objective", "§4.3", {"seat": seat}, own))
    return with_player(state, seat, player._replace(objectives=(move.card,), returned=returned))


@dataclass(frozen=True, slots=True)
class DrawLots(Chance[First]):
    """§4.5 Chance draws a domino for each of these seats."""

    seats: tuple[Seat, ...]
    answers = (First,)

    def draw(self, state: State, rng: Dice) -> First:
        return First(tuple((seat, DOMINOES[rng.randrange(len(DOMINOES))]) for seat in self.seats))

    def check(self, state: State, seat: Seat, move: First) -> None:
        if tuple(who for who, _ in move.drawn) != self.seats:
            raise Refused("limoges-bad-lots", section="§4.5")

    def does(self, state: State, step: Mapping[Seat, First]) -> State:
        """§4.5 The lowest total is first player; those tied for it draw again."""
        state, drawn = done(state), step[CHANCE].drawn
        lowest = min(domino.total for _, domino in drawn)
        tied = tuple(seat for seat, domino in drawn if domino.total == lowest)
        if len(tied) > 1:
            state = note(state, "limoges-draws-again", "§4.5", seats=list(tied))
            return push(state, DrawLots(tied))
        state = note(state, "limoges-first", "§4.5", seat=tied[0])
        return state._replace(first=tied[0])
