"""§3 The course of the game: who is due, what may be decided, and what then happens."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from limestone.rules.game import CHANCE, Dice, Refused, Seat
from limestone.rules.limoges import (
    actions,
    agenda,
    construction,
    corruption,
    destruction,
    events,
    gains,
    guards,
    justice,
    moves,
    ostensions,
    powers,
    recruitment,
    reward,
    setup,
    theft,
    tile_actions,
    tiles,
)
from limestone.rules.limoges.components import BLUE, GREY, PURPLE, RED, Colour, Meeples
from limestone.rules.limoges.moves import Move
from limestone.rules.limoges.table import State, done

Chapter = Callable[[State, Seat, agenda.Turn], list[Move]]

# §3.3 What a turn offers, in rulebook order: to all; to those with a meeple of the colour that
# controls a power; to those with meeples of a certain colour; to those with tiles.
ALWAYS: tuple[Chapter, ...] = (
    construction.placements,
    guards.guardings,
    justice.freeings,
    destruction.destructions,
    reward.endings,
)
OF_POWERS: Mapping[str, Chapter] = {
    "justice": justice.jailings,
    "theft_abbey": lambda s, seat, t: theft.robberies(s, seat, "abbey"),
    "theft_cathedral": lambda s, seat, t: theft.robberies(s, seat, "cathedral"),
    "corruption": corruption.corruptions,
    "ostensions": ostensions.ostendings,
}
OF_COLOURS: Mapping[Colour, Chapter] = {
    RED: lambda s, seat, t: actions.commerces(s, seat, RED),
    BLUE: lambda s, seat, t: actions.commerces(s, seat, BLUE),
    GREY: actions.mints,
    PURPLE: destruction.jealousies,
}
WITH_TILES: tuple[Chapter, ...] = (tile_actions.uses, events.performances)
ACTIONS: Mapping[type, tuple[Callable[..., None], Callable[..., State]]] = {
    moves.Place: (construction.check_place, construction.put),
    moves.Activate: (powers.check_activate, powers.activate),
    moves.Guards: (guards.check_guards, guards.open_guards),
    moves.Guard: (guards.check_guard, guards.guard),
    moves.JailHand: (justice.check_jail_hand, justice.jail_hand),
    moves.JailOn: (justice.check_jail_on, justice.jail_on),
    moves.JailTile: (justice.check_jail_tile, justice.jail_tile),
    moves.Free: (justice.check_free, justice.free),
    moves.Rob: (theft.check_rob, theft.rob),
    moves.Corrupt: (corruption.check_corrupt, corruption.recycle),
    moves.Ostend: (ostensions.check_ostend, ostensions.ostend),
    moves.Commerce: (actions.check_commerce, actions.trade),
    moves.Mint: (actions.check_mint, actions.mint),
    moves.Jealousy: (destruction.check_jealousy, destruction.envy),
    moves.Destroy: (destruction.check_destroy, destruction.tear_down),
    moves.Buy: (tiles.check_buy, tiles.buy),
    moves.Use: (tile_actions.check_use, tile_actions.use),
    moves.Perform: (events.check_held, events.perform),
    moves.Drop: (events.check_held, events.drop),
    moves.End: (reward.check_end, reward.end_turn),
}


def _nothing(*_: Any) -> None:
    """Every spelling of this move is right."""


# What answers each question: listing, and for each kind of answer its check and its effect.
ANSWERS: Mapping[type, Mapping[type, tuple[Callable[..., None], Callable[..., State]]]] = {
    agenda.Missing: {
        moves.Gain: (lambda s, t, m: gains.check_gain(t, m), gains.make_up),
        moves.Steal: (gains.check_steal, gains.steal),
    },
    agenda.Comfort: {moves.Gain: (lambda s, t, m: gains.check_gain(t, m), gains.make_up)},
    agenda.Favour: {moves.Gain: (_nothing, gains.make_up)},
    agenda.Swapping: {
        moves.Swap: (lambda s, t, m: corruption.check_swap(s, t.seat, m), corruption.swap),
        moves.Done: (_nothing, corruption.enough),
    },
    agenda.KeepOstension: {
        moves.Keep: (lambda s, t, m: ostensions.check_keep(t, m), ostensions.keep)
    },
    agenda.GiveUp: {moves.Return: (tiles.check_return, tiles.give_up)},
    agenda.LoseMeeples: {moves.Lose: (events.check_lose, events.lose)},
    agenda.LoseHalf: {moves.Lose: (events.check_lose, events.lose)},
}
LISTS: Mapping[type, Callable[[State, Any], Sequence[Move]]] = {
    agenda.Missing: gains.for_missing,
    agenda.Comfort: lambda s, t: [moves.Gain(track) for track in gains.tracks_for(t.colour)],
    agenda.Favour: lambda s, t: [moves.Gain("fr"), moves.Gain("en")],
    agenda.Swapping: corruption.swaps,
    agenda.KeepOstension: lambda s, t: ostensions.keepings(t),
    agenda.GiveUp: tiles.returns,
    agenda.LoseMeeples: events.meeples_to_lose,
    agenda.LoseHalf: events.meeples_to_lose,
}
# Chance: the kind of its move, the draw, the check and the effect.
DRAWS: Mapping[type, tuple[type, Callable[..., Move], Callable[..., None], Callable[..., State]]]
DRAWS = {
    agenda.DealObjectives: (
        moves.Objectives,
        lambda s, t, rng: setup.deal_objectives(s, rng),
        lambda s, t, m: setup.check_objectives(s, m),
        lambda s, t, m: setup.take_objectives(s, m),
    ),
    agenda.DrawLots: (
        moves.First,
        setup.draw_lots,
        lambda s, t, m: setup.check_lots(t, m),
        lambda s, t, m: setup.take_lots(s, m),
    ),
    agenda.FillRows: (
        moves.Tiles,
        setup.draw_tiles,
        setup.check_tiles,
        lambda s, t, m: setup.take_tiles(s, m),
    ),
    agenda.DrawHands: (
        moves.Draw,
        lambda s, t, rng: setup.draw_hands(s, rng),
        lambda s, t, m: setup.check_draw(s, m, _all(s), s.rules.hand_size),
        lambda s, t, m: setup.take_draw(s, m),
    ),
    agenda.DrawOne: (
        moves.Draw,
        lambda s, t, rng: setup.draw_one(s, t.seat, rng),
        lambda s, t, m: setup.check_draw(s, m, (t.seat,), 1),
        lambda s, t, m: setup.take_one(s, m),
    ),
    agenda.SeeOstensions: (
        moves.Ostensions,
        ostensions.draw_ostensions,
        ostensions.check_ostensions,
        ostensions.see,
    ),
    agenda.EnterEvent: (
        moves.Enter,
        lambda s, t, rng: events.draw_event(s, rng),
        lambda s, t, m: events.check_enter(s, m),
        events.come_in,
    ),
}
BY_ITSELF: Mapping[type, Callable[[State, Any], State]] = {
    agenda.BeginRound: setup.begin_round,
    agenda.NextTurn: reward.next_turn,
    agenda.Benefit: gains.benefit,
    agenda.Happening: events.happening,
}
TOGETHER = (agenda.KeepObjectives, agenda.Voting)


def _all(state: State) -> tuple[Seat, ...]:
    return tuple(range(len(state.players)))


def actors(state: State) -> tuple[Seat, ...]:
    """§3 Whoever the next thing on the agenda asks."""
    if not state.agenda:
        return ()
    task = state.agenda[-1]
    if isinstance(task, agenda.Turn):
        return (task.seat,)
    if type(task) in DRAWS:
        return (CHANCE,)
    return _all(state) if isinstance(task, TOGETHER) else (task.seat,)  # type: ignore[attr-defined]


def legal(state: State, seat: Seat) -> Sequence[Move]:
    """§3.3 Every move of a seat that is due."""
    task = state.agenda[-1] if state.agenda else None
    if isinstance(task, agenda.Turn):
        return _turn(state, seat, task) if seat == task.seat else ()
    if task is None or seat == CHANCE or seat not in actors(state):
        return ()
    if isinstance(task, agenda.Voting):
        return recruitment.votes(state, seat)
    if isinstance(task, agenda.KeepObjectives):
        return setup.objectives_to_keep(state, seat)
    return LISTS[type(task)](state, task)


def _turn(state: State, seat: Seat, turn: agenda.Turn) -> list[Move]:
    player = state.players[seat]
    found: list[Move] = []
    for chapter in ALWAYS:
        found += chapter(state, seat, turn)
    if any(player.meeples):
        found += powers.activations(state, seat)
        for chapter in _open_to(state, player.meeples):
            found += chapter(state, seat, turn)
        found += tiles.purchases(state, seat)
    if player.tiles:
        for chapter in WITH_TILES:
            found += chapter(state, seat, turn)
    return found


def _open_to(state: State, meeples: Meeples) -> list[Chapter]:
    board, power = state.board, state.box.plan.power
    found = []
    for name, chapter in OF_POWERS.items():
        lying = board[power[name]]
        if lying is not None and lying.meeple is not None and meeples[lying.meeple]:
            found.append(chapter)
    for colour, chapter in OF_COLOURS.items():
        if meeples[colour]:
            found.append(chapter)
    return found


def check(state: State, seat: Seat, move: Move) -> Move:
    """§14 The legal move that is meant, or the reason why it is none."""
    if seat not in actors(state):
        raise Refused("limoges-not-your-turn", section="§3.3", seat=seat)
    task = state.agenda[-1]
    if seat == CHANCE:
        wanted, _, judge, _ = DRAWS[type(task)]
        _need_kind(isinstance(move, wanted))
        judge(state, task, move)
    elif isinstance(task, agenda.Turn):
        _need_kind(type(move) in ACTIONS)
        ACTIONS[type(move)][0](state, seat, move)
    elif isinstance(task, TOGETHER):
        _check_together(state, seat, move)
    else:
        _need_kind(type(move) in ANSWERS[type(task)])
        ANSWERS[type(task)][type(move)][0](state, task, move)
    return move


def _need_kind(wanted: bool) -> None:
    if not wanted:
        raise Refused("limoges-not-now", section="§3.3")


def _check_together(state: State, seat: Seat, move: Move) -> None:
    if isinstance(state.agenda[-1], agenda.Voting):
        _need_kind(isinstance(move, moves.Vote))
        recruitment.check_vote(state, seat, move)  # type: ignore[arg-type]
    else:
        _need_kind(isinstance(move, moves.Keep))
        setup.check_keep_objective(state, seat, move)  # type: ignore[arg-type]


def chance(state: State, rng: Dice) -> Move:
    """§2.4 The one place that asks for a random number."""
    task = state.agenda[-1]
    return DRAWS[type(task)][1](state, task, rng)


def play(state: State, step: Mapping[Seat, Move]) -> State:
    """§3 The table after a step."""
    task = state.agenda[-1]
    if isinstance(task, agenda.Turn):
        for seat, move in step.items():
            state = ACTIONS[type(move)][1](state, seat, move)
    elif type(task) in DRAWS:
        state = DRAWS[type(task)][3](done(state), task, step[CHANCE])
    elif isinstance(task, agenda.Voting):
        state = recruitment.recruit(done(state), dict(step))  # type: ignore[arg-type]
    elif isinstance(task, agenda.KeepObjectives):
        state = done(state)
        for seat, move in step.items():
            state = setup.keep_objective(state, seat, move)  # type: ignore[arg-type]
    else:
        for seat, move in step.items():
            state = ANSWERS[type(task)][type(move)][1](state, seat, move)
    return _settle(state)


def _settle(state: State) -> State:
    """§3 What happens by itself happens, until somebody is due or the game is over."""
    while state.agenda and (by_itself := BY_ITSELF.get(type(state.agenda[-1]))):
        state = by_itself(state, state.agenda[-1])
    return state
