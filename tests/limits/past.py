"""A naive oracle of memory: the shuffle from which a table would have come to be."""

from limestone.rules.game import CHANCE, Seat
from limestone.rules.limits.moves import Accuse, Exchange, Hide, Move, Play, Shuffle
from limestone.rules.limits.table import Round, State
from tests.limits.tables import Step


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
            if who == self.seat and self.colours[card] == "?":
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
