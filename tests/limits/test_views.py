"""§7 What is known: the table now, a perfect memory, and tables imagined behind them."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limestone.rules import limits
from limestone.rules.game import CHANCE, GAMES, Seat, options
from limestone.rules.limits.accusation import Verdict
from limestone.rules.limits.memory import Memory, Shown
from limestone.rules.limits.moves import Accuse, Exchange, Hide, Move, Play, Shuffle
from limestone.rules.limits.sight import Count, Table
from limestone.rules.limits.table import Laid, Round, State, Turn
from tests.limits.tables import CHOICES, SEATS, Choice, Step, after, all_cards, game, table

EYES: tuple[Seat | None, ...] = (None, 0, 1, 2)
GAME = st.tuples(st.sampled_from(SEATS), st.integers(0, 999), st.sampled_from(CHOICES))


def dealt(cards: str, seats: int = 3) -> State:
    """Three seats before anything was hidden; the cards from the top, the rest in order."""
    rest = "".join(colour * (12 - cards.count(colour)) for colour in "rygbv")
    start = limits.start(seats, options(GAMES["limits"]))
    return limits.play(start, {CHANCE: Shuffle(cards + rest, tuple(range(1, 19)), 0)})


def memory(state: State) -> Memory:
    return limits.view(state, None).memory


@pytest.mark.parametrize("seat", EYES)
def test_the_table_now_shows_just_what_section_7_says(seat: Seat | None) -> None:
    state = table("rgbv yyyy rrrr", "r g b", "0g 1bb 2v", draw="rrr", points=(0, 1, 0))

    seen = limits.view(state, seat).table

    assert seen == Table(
        due=(0,),
        turn=0,
        limit=(None, 0, 3, 3, 5),
        limits_left=17,
        hand="" if seat is None else ("rgbv", "yyyy", "rrrr")[seat],
        hidden="" if seat is None else ("r", "g", "b")[seat],
        hand_sizes=(4, 4, 4),
        hidden_sizes=(1, 1, 1),
        draw_size=3,
        pile=(Laid(2, "v"),),
        pile_size=4,
        points=(0, 1, 0),
        taken=(0, 0, 0),
        counted=None,
    )


@pytest.mark.parametrize("seat", EYES)
def test_an_open_pile_shows_all_of_it(seat: Seat | None) -> None:
    state = table("rgbv yyyy rrrr", "r g b", "0g 1bb 2v", words=("open-pile",))

    seen = limits.view(state, seat).table

    assert seen.pile == (Laid(0, "g"), Laid(1, "b"), Laid(1, "b"), Laid(2, "v"))


@pytest.mark.parametrize("seat", EYES)
def test_the_count_lies_open_until_the_next_cards_are_hidden(seat: Seat | None) -> None:
    state = after(table("rgbv yyyy rrrr", "r g b", "0g 1y", draw="rrr"), "2 accuse 1")

    counted = limits.view(state, seat).table.counted
    hidden = limits.view(after(state, "0 hide r | 1 hide y | 2 hide r"), seat).table.counted

    assert counted == Count(
        limit=(None, 0, 3, 3, 5),
        pile=(Laid(0, "g"), Laid(1, "y")),
        hidden=("r", "g", "b"),
        accuser=2,
        accused=1,
        verdict=Verdict("y", 1, 0, ()),
    )
    assert hidden is None


def test_no_limit_card_lies_open_when_the_game_is_over() -> None:
    *_, (state, _) = game(3, seed=1)

    seen = limits.view(state, 0).table

    assert (seen.due, seen.limit, seen.limits_left) == ((), None, 0)


REMEMBERED = [
    pytest.param((), ("?????", "?????", "?????"), "?" * 45, (), id="nothing before the first turn"),
    pytest.param(
        ("0 hide r | 1 hide y | 2 hide g", "0 exchange r", "1 play y"),
        ("?????", "?????", "?????"),
        "r" + "?" * 41,
        (Shown(0, "rr", "????"), Shown(1, "y", "r")),
        id="two cards of an exchange on the draw pile, and who draws the first of them",
    ),
    pytest.param(
        ("0 hide r | 1 hide y | 2 hide g", "0 play r", "1 play y", "2 accuse 1"),
        ("r????", "y????", "g????"),
        "?" * 43 + "ry",
        (),
        id="the hidden cards, and the pile under the draw pile",
    ),
    pytest.param(
        ("0 hide r | 1 hide y | 2 hide g", "0 exchange r", "1 play y", "2 accuse 1"),
        ("r????", "ry???", "g????"),
        "r" + "?" * 41 + "rry",
        (),
        id="a known card drawn, beside the hidden one",
    ),
]


@pytest.mark.parametrize(("lines", "hands", "draw", "shown"), REMEMBERED)
def test_a_perfect_memory_holds(
    lines: tuple[str, ...], hands: tuple[str, ...], draw: str, shown: tuple[Shown, ...]
) -> None:
    state = after(dealt("ryg" * 5), *lines)

    assert (memory(state).hands, memory(state).draw, memory(state).shown) == (hands, draw, shown)


@pytest.mark.parametrize(
    ("hides", "known"),
    [
        pytest.param("y", "y????", id="the hidden card may be the one that was known"),
        pytest.param("b", "yb???", id="another hidden card adds to what was known"),
    ],
)
def test_what_was_known_of_a_hand_stays_known(hides: str, known: str) -> None:
    lines = ("0 hide r | 1 hide y | 2 hide g", "0 play r", "1 play y", "2 accuse 1")
    state = after(dealt("ryg" * 4 + "rbg"), *lines)

    state = after(state, f"0 hide r | 1 hide {hides} | 2 hide g", "2 play g", "0 accuse 2")

    assert memory(state).hands[1] == known


def test_memory_keeps_every_round_as_it_was_counted() -> None:
    state = after(dealt("ryg" * 5), "0 hide r | 1 hide y | 2 hide g", "0 play r", "1 accuse 0")

    assert memory(state).rounds == (Round(1, (Turn(0, "r"),), ("r", "y", "g"), 1, 0),)
    assert memory(state).limits == (1, 2)


@settings(max_examples=8, deadline=None)
@given(GAME)
def test_what_is_remembered_is_true(played: tuple[int, int, Choice]) -> None:
    for state, _ in game(*played):
        remembered = memory(state)
        pairs = zip(remembered.draw, state.draw, strict=True)
        assert all(known in ("?", card) for known, card in pairs)
        if not state.hidden[0]:
            for known, hand in zip(remembered.hands, state.hands, strict=True):
                assert all(hand.count(card) >= known.count(card) for card in "rygbv")


@settings(max_examples=12, deadline=None)
@given(GAME, st.sampled_from([(), ("open-pile",)]))
def test_an_imagined_table_looks_just_like_the_view(
    played: tuple[int, int, Choice], words: tuple[str, ...]
) -> None:
    rng = Random(1)
    for state, _ in game(*played, words=words):
        for seat in (None, *range(played[0])):
            seen = limits.view(state, seat)

            imagined = limits.imagine(seen, rng)

            assert limits.view(imagined, seat) == seen
            assert all_cards(imagined) == all_cards(state)
            assert len(set(imagined.limits)) == len(state.limits)
            if seat is not None:
                assert limits.legal(imagined, seat) == limits.legal(state, seat)


@settings(max_examples=20, deadline=None)
@given(GAME)
def test_an_imagined_table_could_have_come_to_be(played: tuple[int, int, Choice]) -> None:
    """From some shuffle all that was shown would have been the same, view by view."""
    positions = list(game(*played))
    rng = Random(2)
    last = rng.randrange(2, len(positions))
    seat = (None, *range(played[0]))[rng.randrange(played[0] + 1)]
    imagined = limits.imagine(limits.view(positions[last][0], seat), rng)

    steps = supposed([moves for _, moves in positions[:last]], imagined, seat)

    state = positions[0][0]
    for (true, _), moves in zip(positions, steps, strict=False):
        assert limits.view(state, seat) == limits.view(true, seat)
        for who, move in moves.items():
            assert limits.check(state, who, move) == move
        state = limits.play(state, moves)
    assert state == imagined


def supposed(steps: list[Step], imagined: State, seat: Seat | None) -> list[Step]:
    """The steps as they would have been if the imagined table were the true one."""
    told: list[Step] = []
    past = Past(steps[0][CHANCE], len(imagined.hands), seat)
    for moves in steps[1:]:
        if len(moves) > 1:
            ended = past.rounds
            known = (
                imagined.rounds[ended].hidden if ended < len(imagined.rounds) else imagined.hidden
            )
            moves = {who: Hide(cards) for who, cards in enumerate(known)}
        told.append(moves)
        for who, move in moves.items():
            past.follow(who, move, imagined)
    return [{CHANCE: past.shuffle(imagined)}, *told]


class Past:
    """A naive oracle: sixty cards with names but without colours, until something shows them."""

    def __init__(self, shuffle: Move, seats: int, seat: Seat | None) -> None:
        assert isinstance(shuffle, Shuffle)
        self.true = shuffle
        self.seat = seat
        self.colours = ["?"] * 60
        self.draw = list(range(60))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.hidden: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[int] = []
        self.rounds = 0
        self.full = 6 if seats == 2 else 5
        for who in list(range(seats)) * self.full:
            self.take(who, 1)

    def take(self, who: Seat, count: int) -> None:
        for card in self.draw[:count]:
            self.hands[who].append(card)
            if who == self.seat:
                self.colours[card] = self.true.cards[card]
        del self.draw[:count]

    def give(self, who: Seat, colour: str) -> int:
        hand = self.hands[who]
        known = [card for card in hand if self.colours[card] == colour]
        card = (known or [card for card in hand if self.colours[card] == "?"])[0]
        self.colours[card] = colour
        hand.remove(card)
        return card

    def follow(self, who: Seat, move: Move, imagined: State) -> None:
        match move:
            case Hide(cards):
                self.hidden[who] = [self.give(who, card) for card in cards]
            case Play(card):
                self.pile.append(self.give(who, card))
                self.take(who, 1)
            case Exchange(card):
                four = [self.give(who, card) for _ in range(4)]
                self.take(who, 4)
                self.pile += four[:2]
                self.draw = four[2:] + self.draw
            case Accuse():
                self.gather()
                self.rounds += 1
                self.refill(imagined)

    def gather(self) -> None:
        for hand, hidden in zip(self.hands, self.hidden, strict=True):
            hand += hidden
        self.hidden = [[] for _ in self.hands]
        self.draw += self.pile
        self.pile = []

    def refill(self, imagined: State) -> None:
        ended = imagined.rounds[self.rounds - 1]
        limit = imagined.options.material.face(ended.limit)
        starter = ended.accused if is_guilty(limit, ended) else ended.accuser
        for n in range(len(self.hands)):
            who = (starter + n) % len(self.hands)
            self.take(who, self.full - len(self.hands[who]))

    def shuffle(self, imagined: State) -> Shuffle:
        places = [
            *zip(self.hands, imagined.hands, strict=True),
            *zip(self.hidden, imagined.hidden, strict=True),
        ]
        for cards, colours in places:
            left = list(colours)
            for card in cards:
                if self.colours[card] != "?":
                    left.remove(self.colours[card])
            for card in cards:
                if self.colours[card] == "?":
                    self.colours[card] = left.pop()
        for card, colour in zip(self.draw, imagined.draw, strict=True):
            assert self.colours[card] in ("?", colour)
            self.colours[card] = colour
        return Shuffle("".join(self.colours), imagined.limits, self.true.starter)


def is_guilty(limit: tuple[int | None, ...], ended: Round) -> bool:
    """§5.1, counted card by card."""
    laid = [(turn.seat, card) for turn in ended.turns for card in turn.laid]
    while laid[-1][0] != ended.accused:
        laid.pop()
    colour = laid[-1][1]
    allowed = limit["rygbv".index(colour)]
    raised = "".join(ended.hidden).count(colour)
    return allowed is not None and sum(card == colour for _, card in laid) > allowed + raised


def test_imagined_tables_differ_where_nothing_is_known() -> None:
    state = after(dealt("ryg" * 5), "0 hide r | 1 hide y | 2 hide g")
    seen = limits.view(state, 0)

    tables = [limits.imagine(seen, Random(seed)) for seed in range(50)]

    assert {imagined.hidden[1] for imagined in tables} == set("rygbv")
    assert {imagined.draw[0] for imagined in tables} == set("rygbv")
    assert len({imagined.limits[1] for imagined in tables}) > 10


def test_a_known_card_is_imagined_where_it_is() -> None:
    lines = ("0 hide r | 1 hide y | 2 hide g", "0 exchange r", "1 play y")
    state = after(dealt("ryg" * 5), *lines)
    seen = limits.view(state, 0)

    tables = [limits.imagine(seen, Random(seed)) for seed in range(50)]

    assert all("r" in imagined.hands[1] for imagined in tables)
    assert {imagined.draw[0] for imagined in tables} == {"r"}
