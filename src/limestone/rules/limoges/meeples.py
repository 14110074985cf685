"""§2.3 Two tables compared: where meeples have come from, and where they have gone."""

from collections import Counter
from collections.abc import Iterator, Mapping

from limestone.rules.game import Seat, Value
from limestone.rules.limoges.changes import (
    Change,
    Frees,
    Gains,
    Jails,
    Loses,
    Regains,
    Releases,
    Sets,
    Steals,
)
from limestone.rules.limoges.components import COLOUR, COLOURS, Domino, Number
from limestone.rules.limoges.table import Lying, Note, State

Pool = tuple[str, Seat, str]  # in a hand, placed or in prison; whose, and the colour
Post = tuple[Seat, str, str, str, Domino | None]  # a placed meeple: whose, colour, where, on what
NOTED = ("limoges-steals", "limoges-jails-hand", "limoges-jails-on", "limoges-frees")
WHOLLY = ("limoges-loses-all", "limoges-recall")


def meeples(before: State, after: State, notes: tuple[Note, ...]) -> Iterator[Change]:
    """§2.3 Thefts and prisoners are noted; the rest follows from where meeples are now."""
    come, gone = _posted(before, after)
    more = _more(before, after)
    more.subtract([("placed", seat, colour) for seat, colour, *_ in gone])
    more.update([("hand", seat, colour) for seat, colour, *_ in come])
    yield from (Sets(*post[:4]) for post in come)
    for name, _, facts, _ in notes:
        for change in _noted(name, facts) if name in NOTED else ():
            yield change
            _settle(more, change)
    all_of = {
        (note.facts.get("seat"), note.facts["colour"]) for note in notes if note.name in WHOLLY
    }
    for seat, colour in sorted({(seat, colour) for (_, seat, colour), n in more.items() if n}):
        if seat < 0:
            yield Releases(colour, -more["prison", seat, colour])
            continue
        share = "all" if {(seat, colour), (None, colour)} & all_of else "some"
        hand, placed = more["hand", seat, colour], more["placed", seat, colour]
        yield from _flows(seat, colour, (hand, placed), share)


def _flows(seat: Seat, colour: str, more: tuple[int, int], share: str) -> Iterator[Change]:
    """§2.3 From places back to the hand; the rest between the player and the reserve."""
    hand, placed = more
    back = max(0, min(hand, -placed))
    if back:
        yield Regains(seat, colour, back)
    if hand + placed > 0:
        yield Gains(seat, colour, hand + placed)
    if hand + placed < 0:
        yield Loses(seat, colour, -hand - placed, -placed - back, share)


def _noted(name: str, facts: Mapping[str, Value]) -> Iterator[Change]:
    """§6.5, §10.2 Who took or jailed whose meeple, and who freed one."""
    match name:
        case "limoges-steals":
            seat, other, count = (number(facts[fact]) for fact in ("seat", "other", "count"))
            yield Steals(seat, other, str(facts["colour"]), count)
        case "limoges-frees" if facts["prisoner"] in COLOUR:
            yield Frees(number(facts["seat"]), str(facts["prisoner"]))
        case "limoges-jails-hand":
            yield Jails(number(facts["other"]), str(facts["colour"]), "hand")
        case "limoges-jails-on":
            yield Jails(number(facts["other"]), str(facts["colour"]), "placed")


def _settle(more: Counter[Pool], change: Change) -> None:
    """Take a noted change out of the sums."""
    match change:
        case Steals(seat, other, colour, count):
            more["hand", seat, colour] -= count
            more["hand", other, colour] += count
        case Jails(seat, colour, source):
            more[source, seat, colour] += 1
            more["prison", -1, colour] -= 1
        case Frees(seat, colour):
            more["hand", seat, colour] -= 1
            more["prison", -1, colour] += 1


def _more(before: State, after: State) -> Counter[Pool]:
    """How many more meeples are in each hand and in prison."""
    found: Counter[Pool] = Counter()
    for colour, old, new in zip(COLOURS, before.prison, after.prison, strict=True):
        found["prison", -1, colour] = new - old
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        for colour, old, new in zip(COLOURS, was.meeples, now.meeples, strict=True):
            found["hand", seat, colour] = new - old
    return found


def _posted(before: State, after: State) -> tuple[list[Post], set[Post]]:
    """The meeples that have been placed, out of a hand, and those that are placed no longer."""
    was: dict[Post, None] = {}
    now: dict[Post, None] = {}
    for n, *both in changed_spaces(before, after):
        for lying, found in zip(both, (was, now), strict=True):
            if lying is not None and lying.meeple is not None:
                place = after.box.spaces[n].id
                found[lying.owner, COLOURS[lying.meeple], place, "", lying.domino] = None
    for seat, players in enumerate(zip(before.players, after.players, strict=True)):
        for player, found in zip(players, (was, now), strict=True):
            for tile, side, meeple, _ in player.tiles:
                if meeple is not None:
                    found[seat, COLOURS[meeple], tile, side, None] = None
    return [post for post in now if post not in was], was.keys() - now.keys()


def changed_spaces(before: State, after: State) -> list[tuple[Number, Lying | None, Lying | None]]:
    """The spaces on which something else lies now."""
    if before.board is after.board:
        return []
    pairs = enumerate(zip(before.board, after.board, strict=True))
    return [(n, old, new) for n, (old, new) in pairs if old is not new and old != new]


def number(fact: Value) -> int:
    """A fact of a note that is a number."""
    assert isinstance(fact, int)
    return fact
