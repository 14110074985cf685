"""Limits: a round played on by people, who are not as predictable as the habits of the bots.

Late in a game a good memory knows nearly every card. If all others followed their habits to the
letter, the rest of a round could be foretold, and every move but one would be a mistake. So
others waver.
"""

from random import Random

from limestone.bots.limits import Company, eyes_of
from limestone.bots.limits_habits import Temper, accusations, hiding, layings, turn
from limestone.bots.limits_odds import Eyes, pull
from limestone.rules import limits
from limestone.rules.game import Seat
from limestone.rules.limits.cards import COLOURS, HIDDEN
from limestone.rules.limits.moves import Hide, Move
from limestone.rules.limits.table import State, face

WAVER = 0.3  # points by which a move may look better or worse to somebody else
MOOD = 0.4  # the same for accusing, for a whole round


def finished(state: State, company: Company, move: Move, rng: Random) -> State:
    """The table at the end of this round, after this move of the seat."""
    seat, seats = company.seat, range(len(state.hands))
    rounds = len(state.rounds)
    tempers = [Temper(sure=one.sure + rng.gauss(0, MOOD)) for one in company.leanings]
    tempers[seat] = Temper(sure=company.leanings[seat].sure)
    others = {} if state.hidden[0] else {n: hidden(state, company, n, rng) for n in seats}
    state = limits.play(state, {**others, seat: move})
    while len(state.rounds) == rounds:
        who = state.turn
        eyes = eyes_of(state, who, company.leanings)
        chosen = turn(eyes, tempers[who]).move if who == seat else _waver(eyes, tempers[who], rng)
        state = limits.play(state, {who: chosen})
    return state


def hidden(state: State, company: Company, seat: Seat, rng: Random) -> Hide:
    """What a seat may hide: any of its cards, more likely those that raise what it wants."""
    hand, limit = state.hands[seat], face(state)
    if seat == company.seat:
        return hiding(eyes_of(state, seat))
    chosen = ""
    for _ in range(HIDDEN[len(state.hands)]):
        weights = [pull(limit, company.leanings[seat], card, "") for card in hand]
        card = rng.choices(hand, weights)[0]
        chosen, hand = chosen + card, hand.replace(card, "", 1)
    return Hide("".join(sorted(chosen, key=COLOURS.index)))


def _waver(eyes: Eyes, temper: Temper, rng: Random) -> Move:
    found = [*layings(eyes, temper), *accusations(eyes, temper)]
    return max(found, key=lambda one: one.worth + rng.gauss(0, WAVER)).move
