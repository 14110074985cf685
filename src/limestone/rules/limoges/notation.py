"""§3.3 Moves as text: every move has one spelling, and every spelling is read back."""

from collections.abc import Callable, Sequence
from typing import Any

from limestone.rules.game import Refused, Seat
from limestone.rules.limoges.components import (
    COLOUR,
    COLOURS,
    HALVES,
    RECRUITABLE,
    TRACKS,
    Colour,
    Domino,
)
from limestone.rules.limoges.moves import (
    Activate,
    Buy,
    Commerce,
    Corrupt,
    Destroy,
    Done,
    Draw,
    Drop,
    End,
    Enter,
    First,
    Free,
    Gain,
    Guard,
    Guards,
    JailHand,
    JailOn,
    JailTile,
    Jealousy,
    Keep,
    Lose,
    Mint,
    Move,
    Objectives,
    Ostend,
    Ostensions,
    Perform,
    Place,
    Return,
    Rob,
    Steal,
    Swap,
    Tiles,
    Use,
    Vote,
)

Words = Sequence[str]


def spell(domino: Domino) -> str:
    """A domino as text.

    >>> spell(Domino(6, 3))
    '6-3'
    """
    return f"{domino.high}-{domino.low}"


def spell_all(dominoes: Sequence[Domino]) -> str:
    return ",".join(map(spell, dominoes))


def write(move: Move) -> str:
    """The one spelling of a move.

    >>> write(Place(Domino(4, 3), "gi_imbert", covers="low"))
    'place 4-3 gi_imbert low'
    """
    word, spelling = WRITE[type(move)]
    return " ".join(part for part in (word, *spelling(move)) if part)


def read(text: str) -> Move:
    """The move that a text spells, or Refused.

    >>> read("vote red:3-1 blue:5-4") == read("vote blue:5-4 red:3-1")
    True
    """
    word, *rest = text.split() or [""]
    if word not in READ:
        raise Refused("limoges-unknown-word", word=word, known=", ".join(READ))
    counts, reading = READ[word]
    if len(rest) not in counts:
        raise Refused("limoges-wrong-length", word=word, words=len(rest))
    return reading(rest)


def _colour(word: str) -> Colour:
    if word not in COLOUR:
        raise Refused("limoges-not-a-colour", word=word, known=", ".join(COLOURS))
    return COLOUR[word]


def _one_of(word: str, known: Sequence[str]) -> str:
    if word not in known:
        raise Refused("limoges-not-one-of", word=word, known=", ".join(known))
    return word


def _seat(word: str) -> Seat:
    if not (word.isascii() and word.isdigit() and len(word) == 1):
        raise Refused("limoges-not-a-seat", word=word)
    return int(word)


def _domino(word: str) -> Domino:
    halves = word.split("-")
    if len(halves) != 2 or not all(len(half) == 1 and half in "0123456" for half in halves):
        raise Refused("limoges-not-a-domino", word=word)
    low, high = sorted(map(int, halves))
    return Domino(high, low)


def _dominoes(word: str) -> tuple[Domino, ...]:
    return tuple(sorted(map(_domino, word.split(",")), reverse=True))


def _pairs(words: Words) -> list[tuple[str, str]]:
    pairs = [(name, rest) for name, _, rest in (word.partition(":") for word in words)]
    for name, rest in pairs:
        if not name or not rest:
            raise Refused("limoges-not-a-pair", word=f"{name}:{rest}".strip(":"))
    if len({name for name, _ in pairs}) < len(pairs):
        raise Refused("limoges-named-twice", words=" ".join(words))
    return pairs


def _read_vote(words: Words) -> Vote:
    if list(words) == ["none"]:
        return Vote(())
    found = {_colour(name): _domino(rest) for name, rest in _pairs(words)}
    named = [colour for colour in RECRUITABLE if colour in found]
    if len(named) < len(found):
        raise Refused("limoges-not-recruited", section="§5.2", words=" ".join(words))
    return Vote(tuple((colour, found[colour]) for colour in named))


def _read_place(words: Words) -> Place:
    domino, space = _domino(words[0]), words[1]
    if len(words) == 2:
        return Place(domino, space)
    if words[2] in HALVES:
        return Place(domino, space, covers=words[2])
    return Place(domino, space, _colour(words[2]))


def _read_jail(words: Words) -> Move:
    how = _one_of(words[0], ("hand", "on", "tile"))
    if (len(words) == 3) != (how == "hand"):
        raise Refused("limoges-wrong-length", word="jail", words=len(words))
    if how == "hand":
        return JailHand(_seat(words[1]), _colour(words[2]))
    return JailOn(words[1]) if how == "on" else JailTile(words[1])


def _read_corrupt(words: Words) -> Corrupt:
    if len(words) == 2:
        _one_of(words[1], ("draw",))
    return Corrupt(_dominoes(words[0]), len(words) == 2)


def _read_buy(words: Words) -> Buy:
    return Buy(words[0], _domino(words[1]), _colour(words[2]) if len(words) == 3 else None)


def _read_objectives(words: Words) -> Objectives:
    pairs = sorted((_seat(name), tuple(sorted(rest.split(",")))) for name, rest in _pairs(words))
    if [seat for seat, _ in pairs] != list(range(len(pairs))):
        raise Refused("limoges-seats-missing", words=" ".join(words))
    return Objectives(tuple(cards for _, cards in pairs))


def _read_tiles(words: Words) -> Tiles:
    rows = {
        _one_of(name, ("personnages", "lieux")): tuple(rest.split(","))
        for name, rest in _pairs(words)
    }
    return Tiles(rows.get("personnages", ()), rows.get("lieux", ()))


def _read_enter(words: Words) -> Enter:
    event, side = _pairs(words)[0]
    return Enter(event, side)


def _write_vote(move: Vote) -> Words:
    return [f"{COLOURS[colour]}:{spell(domino)}" for colour, domino in move.dominoes] or ["none"]


def _write_place(move: Place) -> Words:
    how = move.covers if move.colour is None else COLOURS[move.colour]
    return spell(move.domino), move.space, how


def _write_tiles(move: Tiles) -> Words:
    rows = (("personnages", move.personnages), ("lieux", move.lieux))
    return [f"{row}:{','.join(tiles)}" for row, tiles in rows if tiles]


def _write_buy(move: Buy) -> Words:
    return move.tile, spell(move.domino), "" if move.colour is None else COLOURS[move.colour]


WRITE: dict[type, tuple[str, Callable[[Any], Words]]] = {
    Objectives: (
        "objectives",
        lambda m: [f"{seat}:{','.join(cards)}" for seat, cards in enumerate(m.cards)],
    ),
    First: ("first", lambda m: [f"{seat}:{spell(domino)}" for seat, domino in m.drawn]),
    Tiles: ("tiles", _write_tiles),
    Draw: ("draw", lambda m: [f"{seat}:{spell_all(drawn)}" for seat, drawn in m.hands]),
    Ostensions: ("ostensions", lambda m: [",".join(m.tiles)]),
    Enter: ("event", lambda m: [f"{m.event}:{m.side}"]),
    Keep: ("keep", lambda m: (m.card, m.side)),
    Vote: ("vote", _write_vote),
    Place: ("place", _write_place),
    Activate: ("activate", lambda m: (m.where, COLOURS[m.colour])),
    Guards: ("guards", lambda m: (m.town,)),
    Guard: ("guard", lambda m: (m.gate, m.covers)),
    JailHand: ("jail", lambda m: ("hand", str(m.seat), COLOURS[m.colour])),
    JailOn: ("jail", lambda m: ("on", m.where)),
    JailTile: ("jail", lambda m: ("tile", m.tile)),
    Free: ("free", lambda m: (m.prisoner,)),
    Rob: ("rob", lambda m: (m.building,)),
    Corrupt: ("corrupt", lambda m: (spell_all(m.dominoes), "draw" if m.draw else "")),
    Ostend: ("ostend", lambda m: (spell(m.domino),)),
    Commerce: ("commerce", lambda m: (COLOURS[m.colour],)),
    Mint: ("mint", lambda m: ()),
    Jealousy: ("jealousy", lambda m: (m.target,)),
    Destroy: ("destroy", lambda m: (m.target, m.pay)),
    Buy: ("buy", _write_buy),
    Use: ("use", lambda m: (m.tile, *m.choice)),
    Perform: ("play", lambda m: (m.event,)),
    Drop: ("drop", lambda m: (m.event,)),
    End: ("end", lambda m: () if m.domino is None else (spell(m.domino),)),
    Gain: ("gain", lambda m: (m.track,)),
    Steal: ("steal", lambda m: (str(m.seat),)),
    Swap: ("swap", lambda m: (COLOURS[m.give], COLOURS[m.take])),
    Done: ("done", lambda m: ()),
    Return: ("return", lambda m: (m.tile,)),
    Lose: ("lose", lambda m: (COLOURS[m.colour],)),
}

READ: dict[str, tuple[Sequence[int], Callable[[Words], Move]]] = {
    "objectives": (range(2, 5), _read_objectives),
    "first": (
        range(2, 5),
        lambda w: First(tuple(sorted((_seat(s), _domino(d)) for s, d in _pairs(w)))),
    ),
    "tiles": ((1, 2), _read_tiles),
    "draw": (
        range(1, 5),
        lambda w: Draw(tuple(sorted((_seat(s), _dominoes(d)) for s, d in _pairs(w)))),
    ),
    "ostensions": ((1,), lambda w: Ostensions(tuple(sorted(w[0].split(","))))),
    "event": ((1,), _read_enter),
    "keep": ((1, 2), lambda w: Keep(*w)),
    "vote": ((1, 2, 3), _read_vote),
    "place": ((2, 3), _read_place),
    "activate": ((2,), lambda w: Activate(w[0], _colour(w[1]))),
    "guards": ((1,), lambda w: Guards(w[0])),
    "guard": ((2,), lambda w: Guard(w[0], _one_of(w[1], HALVES))),
    "jail": ((2, 3), _read_jail),
    "free": ((1,), lambda w: Free(w[0])),
    "rob": ((1,), lambda w: Rob(w[0])),
    "corrupt": ((1, 2), _read_corrupt),
    "ostend": ((1,), lambda w: Ostend(_domino(w[0]))),
    "commerce": ((1,), lambda w: Commerce(_colour(w[0]))),
    "mint": ((0,), lambda w: Mint()),
    "jealousy": ((1,), lambda w: Jealousy(w[0])),
    "destroy": ((2,), lambda w: Destroy(w[0], _one_of(w[1], ("yellow", *TRACKS)))),
    "buy": ((2, 3), _read_buy),
    "use": (range(1, 4), lambda w: Use(w[0], tuple(w[1:]))),
    "play": ((1,), lambda w: Perform(w[0])),
    "drop": ((1,), lambda w: Drop(w[0])),
    "end": ((0, 1), lambda w: End(_domino(w[0]) if w else None)),
    "gain": ((1,), lambda w: Gain(_one_of(w[0], TRACKS))),
    "steal": ((1,), lambda w: Steal(_seat(w[0]))),
    "swap": ((2,), lambda w: Swap(_colour(w[0]), _colour(w[1]))),
    "done": ((0,), lambda w: Done()),
    "return": ((1,), lambda w: Return(w[0])),
    "lose": ((1,), lambda w: Lose(_colour(w[0]))),
}
