"""§4 Set-up, and the beginning of every round."""

from typing import TypeVar

from limestone.rules.game import Dice, Options, Refused, Seat, Value
from limestone.rules.limoges.agenda import (
    BeginRound,
    DealObjectives,
    DrawHands,
    DrawLots,
    FillRows,
    KeepObjectives,
    Voting,
)
from limestone.rules.limoges.components import (
    BUILDINGS,
    COLOURS,
    DOMINOES,
    ROWS,
    SIDE_OF_ROW,
    Box,
    Settings,
)
from limestone.rules.limoges.material import chosen
from limestone.rules.limoges.moves import Draw, First, Keep, Objectives, Tiles
from limestone.rules.limoges.table import (
    NOBODY,
    Lying,
    Note,
    Own,
    Player,
    State,
    finish,
    instead,
    note,
    ordered,
    push,
    whisper,
    with_player,
)

Thing = TypeVar("Thing")


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
    return State(
        agenda=(BeginRound(), DrawLots(tuple(range(seats))), DealObjectives()),
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
        first=0,
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


def deal_objectives(state: State, rng: Dice) -> Objectives:
    pool = list(cards_in_box(state.box, state.rules))
    count = state.rules.objective_draw
    return Objectives(tuple(tuple(sorted(picked(pool, count, rng))) for _ in state.players))


def check_objectives(state: State, move: Objectives) -> None:
    dealt = [card for cards in move.cards for card in cards]
    sizes = [len(cards) for cards in move.cards]
    wanted = [state.rules.objective_draw] * len(state.players)
    known = cards_in_box(state.box, state.rules)
    if sizes != wanted or len(set(dealt)) < len(dealt) or not set(dealt) <= set(known):
        raise Refused("limoges-bad-deal", section="§4.3")


def take_objectives(state: State, move: Objectives) -> State:
    """§4.3 The cards are dealt; where some go back, every seat chooses at once."""
    for seat, cards in enumerate(move.cards):
        state = with_player(state, seat, state.players[seat]._replace(objectives=cards))
        own = Own(seat, "limoges-deals-own", {"cards": cards})
        dealt = Note("limoges-deals", "§4.3", {"seat": seat}, own)
        state = whisper(state, dealt)
    keeping = state.rules.objective_keep[len(state.players)] < state.rules.objective_draw
    return push(state, KeepObjectives()) if keeping else state


def objectives_to_keep(state: State, seat: Seat) -> list[Keep]:
    return [Keep(card) for card in state.players[seat].objectives]


def check_keep_objective(state: State, seat: Seat, move: Keep) -> None:
    if move.side or move.card not in state.players[seat].objectives:
        raise Refused("limoges-not-dealt", section="§4.3", card=move.card)


def keep_objective(state: State, seat: Seat, move: Keep) -> State:
    """§4.3 The other card goes back unseen."""
    player = state.players[seat]
    returned = tuple(card for card in player.objectives if card != move.card)
    own = Own(seat, "limoges-keeps-objective-own", {"card": move.card})
    state = whisper(state, Note("limoges-keeps-objective", "§4.3", {"seat": seat}, own))
    return with_player(state, seat, player._replace(objectives=(move.card,), returned=returned))


def draw_lots(state: State, task: DrawLots, rng: Dice) -> First:
    return First(tuple((seat, DOMINOES[rng.randrange(len(DOMINOES))]) for seat in task.seats))


def check_lots(task: DrawLots, move: First) -> None:
    if tuple(seat for seat, _ in move.drawn) != task.seats:
        raise Refused("limoges-bad-lots", section="§4.5")


def take_lots(state: State, move: First) -> State:
    """§4.5 The lowest total is first player; those tied for it draw again."""
    lowest = min(domino.total for _, domino in move.drawn)
    tied = tuple(seat for seat, domino in move.drawn if domino.total == lowest)
    if len(tied) > 1:
        return push(state, DrawLots(tied))
    state = note(state, "limoges-first", "§4.5", seat=tied[0])
    return state._replace(first=tied[0])


def begin_round(state: State, _: BeginRound) -> State:
    """§3.1 A bag without a whole hand ends the game; else rows, hands and votes."""
    if any(len(player.bag) < state.rules.hand_size for player in state.players):
        return finish(state)
    players = tuple(p._replace(robbed=(), voted=(), drawn=0) for p in state.players)
    state = state._replace(players=players, round=state.round + 1, banned=False)
    state = note(state, "limoges-round", "§3.1", round=state.round, first=state.first)
    state = instead(state, DrawHands(), Voting())
    gaps = tuple(row for row in range(len(ROWS)) if gap(state, row))
    return fill_rows(state, gaps)


def gap(state: State, row: int) -> int:
    """§4.4 How many tiles a row lacks."""
    if not state.rules.use_tiles:
        return 0
    return state.rules.tile_row_size[len(state.players)] - len(state.rows[row])


def fill_rows(state: State, rows: tuple[int, ...]) -> State:
    """§9.2 Tiles enter, if any are left in deck or discard."""
    if rows and (state.deck or state.discard):
        return push(state, FillRows(rows))
    return state


def draw_tiles(state: State, task: FillRows, rng: Dice) -> Tiles:
    deck, discard = list(state.deck), list(state.discard)
    drawn: list[tuple[str, ...]] = [(), ()]
    for row in task.rows:
        for _ in range(gap(state, row)):
            if not deck:
                deck, discard = discard, []
            drawn[row] += tuple(picked(deck, 1, rng)) if deck else ()
    return Tiles(*drawn)


def check_tiles(state: State, task: FillRows, move: Tiles) -> None:
    """§9.2 As many as there are gaps and tiles, from the deck before the discard."""
    drawn = (move.personnages, move.lieux)
    entering = [tile for tiles in drawn for tile in tiles]
    room = [gap(state, row) if row in task.rows else 0 for row in range(len(ROWS))]
    there = len(state.deck) + len(state.discard)
    counts = [min(room[0], there), min(room[1], there - min(room[0], there))]
    deck = set(state.deck)
    head, tail = set(entering[: len(deck)]), set(entering[len(deck) :])
    if (
        [len(tiles) for tiles in drawn] != counts
        or len(set(entering)) < len(entering)
        or not head <= deck
        or not tail <= set(state.discard)
    ):
        raise Refused("limoges-bad-tiles", section="§9.2")


def take_tiles(state: State, move: Tiles) -> State:
    """§4.4 Each enters at the start of its row, showing the side of that row."""
    for row, tiles in enumerate((move.personnages, move.lieux)):
        for tile in tiles:
            state = enter(state, row, tile, SIDE_OF_ROW[ROWS[row]])
            if not state.deck:
                state = state._replace(deck=state.discard, discard=())
            state = state._replace(deck=tuple(other for other in state.deck if other != tile))
            state = note(state, "limoges-tile-enters", "§9.2", tile=tile, row=ROWS[row])
    return state


def enter(state: State, row: int, tile: str, side: str) -> State:
    """§4.4 A tile enters at the start of a row."""
    rows = list(state.rows)
    rows[row] = ((tile, side), *rows[row])
    return state._replace(rows=(rows[0], rows[1]))


def draw_hands(state: State, rng: Dice) -> Draw:
    return Draw(
        tuple(
            (seat, ordered(*picked(list(player.bag), state.rules.hand_size, rng)))
            for seat, player in enumerate(state.players)
        )
    )


def draw_one(state: State, seat: Seat, rng: Dice) -> Draw:
    return Draw(((seat, tuple(picked(list(state.players[seat].bag), 1, rng))),))


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


def take_one(state: State, move: Draw) -> State:
    """§6.7 A domino drawn later is one that the vote may have put back."""
    state = take_draw(state, move)
    for seat, _ in move.hands:
        player = state.players[seat]
        state = with_player(state, seat, player._replace(drawn=player.drawn + 1))
    return state


def picked(pool: list[Thing], count: int, rng: Dice) -> list[Thing]:
    """So many things taken out of the pool, every choice as likely as the others."""
    return [pool.pop(rng.randrange(len(pool))) for _ in range(count)]
