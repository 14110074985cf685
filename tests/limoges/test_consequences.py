"""§3.5 What is said of a move before it is made is what the table shows after it."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple, get_args

import pytest

from limestone.i18n import LANGUAGES, Speech
from limestone.rules import limoges
from limestone.rules.game import CHANCE, Event, Seat
from limestone.rules.limoges import prospects
from limestone.rules.limoges.agenda import Turn, Voting
from limestone.rules.limoges.changes import Change, told
from limestone.rules.limoges.components import BUILDINGS, COLOURS, TOWNS, TRACKS, WALLS
from limestone.rules.limoges.consequences import Consequence, consequences
from limestone.rules.limoges.moves import Chance, Keep, Move, Perform, Vote
from limestone.rules.limoges.notation import spell
from limestone.rules.limoges.recall import all_of
from limestone.rules.limoges.table import Held, State, Task, into_hand, into_reserve, with_player
from limestone.rules.referee import Position, Referee, seeded
from limestone.terminal import limoges as terminal
from tests.games import conflict
from tests.limoges.positions import BOX, LIMOGES, busy_step, chosen, table
from tests.limoges.world import changed, tidied, world

WORDS = list(limoges.variants(BOX))


def foreseen(state: State, line: str) -> Consequence:
    """What a seat is told of a move: `0 rob abbey`."""
    seat, _, text = line.partition(" ")
    return consequences(limoges.view(state, int(seat)), text)[text]


def in_words(found: Consequence) -> list[str]:
    """The changes as short lines: `loses 0 grey 3 0 all`."""
    events = [told(change) for change in found.changes]
    return [" ".join(map(str, (event.name, *event.facts.values()))).strip() for event in events]


@pytest.mark.parametrize(
    ("lines", "move", "said"),
    [
        pytest.param(
            ["theft_abbey 1 6-3 red", "ab_03 0 4-3", "treasury abbey 20", "0 has red 1 grey 3"],
            "0 rob abbey",
            ["earns 0 abbey 7 theft", "loses 0 grey 3 0 all", "loses 0 red 1 0 some"]
            + ["robs 0 abbey"],
            id="a theft hides a consul and all abbots",
        ),
        pytest.param(
            ["keys_chateau 1 6-3 yellow", "gi_imbert 1 5-2 yellow", "0 has yellow 6"],
            "0 destroy gi_imbert yellow",
            ["loses 0 yellow 6 0 all", "removes 5-2 gi_imbert", "loses 1 yellow 1 1 some"]
            + ["closes chateau_inner (0, 1)"],
            id="a destruction hides four men of the Viscount and a whole colour",
        ),
        pytest.param(
            ["keys_chateau 1 6-3 red", "gi_imbert 1 5-2 red", "ab_04 n 6-1", "0 hand 4-1 3-3"],
            "0 place 4-1 ab_03",
            ["pays 0 abbey 5 placement", "pays 0 1 2 tax", "gains 0 grey 2"] + ["lays 0 4-1 ab_03"],
            id="a building hides the tax and two abbots",
        ),
        pytest.param(
            ["corruption 1 6-3 blue", "0 hand 6-5 4-1", "0 has blue 1"],
            "0 corrupt 6-5 draw",
            ["earns 0 bank 11 recycling", "loses 0 blue 1 0 some", "throws 0 6-5"]
            + ["no-more corrupt", "draws 0 1"],
            id="of a domino drawn only that it is drawn",
        ),
        pytest.param(
            ["keys_cite 0 6-3 red", "gc_panet 0 5-2 red", "0 hand 6-1", "0 has yellow 1"],
            "0 place 6-1 keys_cite yellow",
            ["pays 0 bank 7 placement", "sets 0 yellow keys_cite", "loses 0 red 1 1 some"]
            + ["removes 6-3 keys_cite", "lays 0 6-1 keys_cite", "sleeps gc_panet"]
            + ["closes cite (0, 1)"],
            id="other Keys put the gates to sleep",
        ),
        pytest.param(
            ["keys_chateau 1 6-0 red", "gi_orgolet 0 5-2", "0 has red 1", "0 hand 6-1"],
            "0 guards chateau",
            ["guarding chateau red"],
            id="a town whose guards may move says of which colour a new one is",
        ),
        pytest.param(
            ["0 tile t27 personnage red", "1 has blue 2", "0 hand 6-1"],
            "0 use t27 1 blue",
            ["steals 0 1 blue 1", "no-more t27 personnage", "asks 1 Comfort blue 1"],
            id="then another seat decides",
        ),
    ],
)
def test_a_move_says_what_it_costs_and_brings(lines: list[str], move: str, said: list[str]) -> None:
    found = foreseen(table(2, *lines, "0 coins 20"), move)

    assert in_words(found) == said
    assert found.final == any(line.startswith(("draws", "asks 1")) for line in said)


def test_a_vote_says_the_most_it_can_bring() -> None:
    state = table(2, "0 hand 5-4 3-2", "1 hand 6-6")._replace(agenda=(Voting(),))

    found = foreseen(state, "0 vote blue:5-4 red:3-2")

    assert in_words(found) == ["recruits 0 blue 4 5-4", "recruits 0 red 2 3-2", "turns 0"]
    assert found.final


@pytest.mark.parametrize(
    ("domino", "said"),
    [
        pytest.param("3-1", "recalls 0 blue 2 6 3 no", id="what the others may bring about"),
        pytest.param("5-4", "recalls 0 blue 2 6 3 yes", id="what the vote alone brings about"),
    ],
)
def test_a_vote_says_what_it_calls_back(domino: str, said: str) -> None:
    lines = [f"0 hand {domino}", "1 hand 6-6", "0 has blue 2", "1 has blue 2"]
    placed = ["port_naveix 1 4-1 blue", "keys_cite 0 6-3 blue"]
    state = table(2, *lines, *placed)._replace(agenda=(Voting(),))

    found = foreseen(state, f"0 vote blue:{domino}")

    assert f"{said} ('keys_cite',)" in in_words(found)


@pytest.mark.parametrize(
    ("move", "said"),
    [
        pytest.param("none", ["recalls 0 blue 5 3 2 others ('keys_cite',)"], id="no vote"),
        pytest.param("red:3-1", ["recalls 0 blue 5 3 2 others ('keys_cite',)"], id="another"),
        pytest.param("blue:3-1", ["recalls 0 blue 5 3 2 no ('keys_cite',)"], id="a vote for it"),
    ],
)
def test_a_vote_says_what_those_of_the_others_may_take(move: str, said: list[str]) -> None:
    mine = ["0 hand 3-1", "1 hand 6-6", "0 has blue 1", "keys_cite 0 6-3 blue"]
    state = table(2, *mine, "1 has blue 1", "1 has red 8")._replace(agenda=(Voting(),))

    found = foreseen(state, f"0 vote {move}")

    assert [one for one in in_words(found) if one.startswith("recalls 0 blue")] == said


def test_a_spectator_and_who_is_not_due_are_told_nothing() -> None:
    state = table(2, "0 hand 5-4")

    assert consequences(limoges.view(state, None)) == {}
    assert consequences(limoges.view(state, 1)) == {}


def test_the_terminal_says_it_beside_every_move_that_begins_so() -> None:
    lines = ["theft_abbey 1 6-3 red", "ab_03 0 4-3", "treasury abbey 20", "0 has red 1 grey 3"]
    view = limoges.view(table(2, *lines), 0)

    said = terminal.foreseen(view, "rob", Speech("en"))

    assert said == {
        "rob abbey": "7 coins from the treasury of the Abbey · all 3 abbots back to the reserve · "
        "1 Château consul back to the reserve · "
        "no other theft this round, and no meeples for building in the Abbey"
    }


class Tried(NamedTuple):
    """A move that could be made, and what was said of it."""

    state: State
    seat: Seat
    move: Move
    said: Consequence


def options_at_random(rng: Random) -> tuple[str, ...]:
    """Some options that a table may choose together; events more often than not."""
    words: tuple[str, ...] = ("events",) if rng.randrange(3) else ()
    for word in rng.sample(WORDS, 3):
        words = words if word in words or conflict((*words, word)) else (*words, word)
    return words


def gifts(state: State, rng: Random) -> State:
    """Sometimes meeples and coins for whoever is due, so that the dear actions come up too."""
    (seat,) = limoges.actors(state)
    if seat == CHANCE or rng.randrange(5):
        return state
    colour = rng.randrange(len(COLOURS))
    count = min(4, state.reserve[colour])
    state = into_reserve(into_hand(state, seat, colour, count), colour, -count)
    player = state.players[seat]
    return with_player(state, seat, player._replace(coins=player.coins + 9))


def tried(seed: int) -> Iterator[Tried]:
    """In every position of a busy game a move of every kind, and the one that is made."""
    rng = Random(seed)
    state = limoges.start(2 + seed % 3, chosen(*options_at_random(rng)))
    while due := limoges.actors(state):
        state = gifts(state, rng) if len(due) == 1 else state
        step = busy_step(state, rng)
        for seat in due if due != (CHANCE,) else ():
            yield from weighed(state, seat, [step[seat], *each_kind(state, seat, rng)])
        state = limoges.play(state, step)


def each_kind(state: State, seat: Seat, rng: Random) -> list[Move]:
    kinds: dict[type, list[Move]] = {}
    for move in limoges.legal(state, seat):
        kinds.setdefault(type(move), []).append(move)
    return [rng.choice(moves) for moves in kinds.values()]


def weighed(state: State, seat: Seat, moves: Iterable[Move]) -> Iterator[Tried]:
    said = consequences(limoges.view(state, seat))
    for move in moves:
        yield Tried(state, seat, move, said[limoges.write(move)])


def happening(games: list[Tried], rng: Random) -> Iterator[Tried]:
    """Every side of every event, held by whoever has the turn in one of these positions."""
    positions = [one for one in games if isinstance(one.state.agenda[-1], Turn)]
    turns = [one for one in positions if one.state.rules.use_events and one.state.round > 1]
    for event, side in sorted(face for face in BOX.sides if face[1] in ("a", "b")):
        state, seat, *_ = rng.choice(turns)
        player = state.players[seat]
        holder = player._replace(tiles=(*player.tiles, Held(event, side)))
        state = with_player(state, seat, holder)._replace(treasury=(5, 8))
        yield from weighed(state, seat, [Perform(event)])
        then = limoges.play(state, {seat: Perform(event)})
        if limoges.actors(then) not in ((), (CHANCE,)):
            (asked,) = limoges.actors(then)
            yield from weighed(then, asked, each_kind(then, asked, rng))


def bridging() -> Iterator[Tried]:
    """A bridge that is finished in this turn, and one that is torn down."""
    *arches, last = [BOX.spaces[n].id for n in BOX.plan.arches["bridge_martial"]]
    built = [f"{arch} 0 {n}-0" for n, arch in enumerate(arches)]
    rich = ["bridge_martial 1 6-3 red", "0 has red 2 yellow 6", "0 hand 6-6", "0 coins 40"]
    for lines in (built, [*built, f"{last} 0 6-0"]):
        state = table(2, *lines, *rich)
        yield from weighed(state, 0, limoges.legal(state, 0))


@pytest.fixture(scope="module")
def every_try() -> list[Tried]:
    games = [one for seed in range(6) for one in tried(seed)]
    return [*games, *happening(games, Random(1)), *bridging()]


def test_what_is_said_is_what_the_table_then_shows(every_try: list[Tried]) -> None:
    for state, seat, move, said in every_try:
        if limoges.actors(state) == (seat,):
            shown = tidied(world(limoges.play(state, {seat: move})))
            assert tidied(changed(world(state), said.changes)) == shown, limoges.write(move)


def test_a_vote_brings_at_most_what_is_said_and_its_dominoes_go_back(
    every_try: list[Tried],
) -> None:
    for state, seat, move, said in every_try:
        if not isinstance(move, Vote):
            continue
        others = {other: limoges.legal(state, other)[-1] for other in limoges.actors(state)}
        then = limoges.play(state, {**others, seat: move})
        had, has = state.players[seat], then.players[seat]
        votes = [change for change in said.changes if isinstance(change, prospects.Recruits)]
        for vote in votes:
            colour = COLOURS.index(vote.colour)
            assert has.meeples[colour] <= had.meeples[colour] + vote.count
        back = {spell(domino) for domino in has.bag} - {spell(domino) for domino in had.bag}
        assert back == {vote.domino for vote in votes}
        assert said.changes[-1] == prospects.Turns(limoges.actors(then)[0])


def test_what_comes_back_for_certain_does_and_nothing_else_unsaid(every_try: list[Tried]) -> None:
    for state, seat, move, said in every_try:
        if not isinstance(move, Vote):
            continue
        others = {other: limoges.legal(state, other)[-1] for other in limoges.actors(state)}
        told_of = limoges.tell(state, {**others, seat: move}, None)
        back = {one.facts["colour"]: one.facts for one in told_of if one.name == "limoges-recall"}
        recalls = [one for one in said.changes if isinstance(one, prospects.Recalls)]
        voted = {COLOURS[colour] for colour, _ in move.dominoes}
        assert set(back) & voted <= {one.colour for one in recalls}
        mine = {name for name in back if all_of(state, seat, COLOURS.index(name))}
        assert mine <= {one.colour for one in recalls}
        assert {one.colour for one in recalls if one.certain == "yes"} <= set(back)
        for one in recalls:
            assert one.colour not in back or back[one.colour]["count"] == one.count
            idle = back.get(one.colour, {}).get("idle", [])
            assert isinstance(idle, list)
            own = [held for held in idle if held.startswith(f"{seat}:")]
            assert one.colour not in back or own == [f"{seat}:{held}" for held in one.idle]


def test_an_objective_is_kept_and_the_others_go_back(every_try: list[Tried]) -> None:
    for state, seat, move, said in every_try:
        if isinstance(move, Keep) and not move.side:
            cards = state.players[seat].objectives
            back = [prospects.GivesBack(seat, card) for card in cards if card != move.card]
            assert said.changes == (prospects.Keeps(seat, move.card), *back)


def test_what_is_final_cannot_be_taken_back(every_try: list[Tried]) -> None:
    for state, seat, move, said in every_try[:: len(every_try) // 400]:
        referee = Referee.begin(LIMOGES, len(state.players), chosen(), seeded("final"))
        referee = referee._replace(at=Position(state, limoges.actors(state)))
        if limoges.actors(state) == (seat,):
            after = referee.decide(seat, limoges.write(move))
            assert said.final == (after.own_steps(seat) == 0), limoges.write(move)
        else:
            assert said.final


def test_what_is_next_is_what_was_said(every_try: list[Tried]) -> None:
    """Chance, a question, another's turn, a round or the end: somebody is named for it."""
    for state, seat, move, said in every_try:
        if limoges.actors(state) != (seat,):
            continue
        then = limoges.play(state, {seat: move})
        last = {type(change) for change in said.changes}
        due = limoges.actors(then)
        assert (prospects.Over in last) == (not due)
        assert not last & set(get_args(prospects.Chance)) or due == (CHANCE,) or waits(then)
        if due == (CHANCE,):
            assert last & set(get_args(prospects.Chance)), limoges.write(move)
        elif due and due != (seat,):
            named = [one.seat for one in said.changes if isinstance(one, NEXT)]
            assert due[0] in named, limoges.write(move)


NEXT = prospects.Asks | prospects.Turns


def waits(state: State) -> bool:
    """Whether chance is to decide once a question is answered."""
    tasks: tuple[Task[Any], ...] = state.agenda
    return any(task.decides(state) == (CHANCE,) for task in tasks)


def test_what_is_said_depends_on_what_the_seat_sees_only(every_try: list[Tried]) -> None:
    rng = Random(8)
    for state, seat, move, said in every_try[:: len(every_try) // 400]:
        twin = limoges.imagine(limoges.view(state, seat), rng)
        text = limoges.write(move)
        assert consequences(limoges.view(twin, seat), text)[text] == said
        if limoges.actors(twin) == (seat,):
            shown = tidied(world(limoges.play(twin, {seat: move})))
            assert tidied(changed(world(twin), said.changes)) == shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_change_can_be_said(every_try: list[Tried], lang: str) -> None:
    """To the player and about others, and no sentence is left over."""
    speech = Speech(lang)
    shapes: dict[tuple[object, ...], tuple[Event, Seat]] = {}
    for _, seat, _, said in every_try:
        for event in said.told:
            codes = [fact for fact in event.facts.values() if fact in CODES]
            shapes[event.name, *codes, event.facts.get("seat") == seat] = (event, seat)
    for event, seat in shapes.values():
        assert speech.consequence(event, seat)
    parts = {f"consequence-{part}" for part in ("who", "tax", "from", "placed", "wall", "final")}
    names = {f"consequence-{event.name}" for event, _ in shapes.values()}

    assert {key for key in speech.entries if key.startswith("consequence-")} == names | parts


CODES = (
    *COLOURS,
    *WALLS,
    *BUILDINGS,
    *TOWNS,
    *TRACKS,
    "all",
    "some",
    "tax",
    "bank",
    "pile",
    "game",
)


def test_every_kind_of_move_is_tried(every_try: list[Tried]) -> None:
    kinds = set(get_args(Move)) - set(get_args(Chance))

    assert {kind.__name__ for kind in kinds} == {type(one.move).__name__ for one in every_try}


def test_every_kind_of_change_occurs(every_try: list[Tried]) -> None:
    found = {type(change) for one in every_try for change in one.said.changes}

    assert {kind.__name__ for kind in get_args(Change)} == {kind.__name__ for kind in found}
