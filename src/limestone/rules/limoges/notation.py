"""§3.3 Moves as text: every move has one spelling, and every spelling is read back."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import partial
from typing import Any, NamedTuple, get_args

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
    Chance,
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


class Spelling(NamedTuple):
    """How a kind of move is spelt: its word, and the words that follow."""

    word: str
    lengths: Sequence[int]  # how many may follow
    write: Callable[[Any], Words]
    read: Callable[[Words], Move]


class Part(NamedTuple):
    """How one field of a move is written as a word, and read from it."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def spell(domino: Domino) -> str:
    """A domino as text.

    >>> spell(Domino(6, 3))
    '6-3'
    """
    return f"{domino.high}-{domino.low}"


def write(move: Move) -> str:
    """The one spelling of a move.

    >>> write(Place(Domino(4, 3), "gi_imbert", covers="low"))
    'place 4-3 gi_imbert low'
    """
    spelling = SPELLINGS[type(move)]
    return " ".join([spelling.word, *filter(None, spelling.write(move))])


def read(text: str) -> Move:
    """The move that a text spells, or Refused.

    >>> read("vote red:3-1 blue:5-4") == read("vote blue:5-4 red:3-1")
    True
    """
    word, *rest = text.split() or [""]
    if word not in READ:
        raise Refused("limoges-unknown-word", word=word, known=", ".join(PLAYED))
    spelling = READ[word]
    if len(rest) not in spelling.lengths:
        raise Refused("limoges-wrong-length", word=word, words=len(rest))
    return spelling.read(rest)


def by_field(word: str, kind: type, *parts: Part, least: int | None = None) -> Spelling:
    """A word for every field, in their order; the last may be left out, down to the least."""
    lengths = range(len(parts) if least is None else least, len(parts) + 1)
    writing = [(of.name, part.write) for of, part in zip(fields(kind), parts, strict=True)]
    reading = [part.read for part in parts]

    def write(move: Any) -> Words:
        said = ((getattr(move, name), write_part) for name, write_part in writing)
        return ["" if value is None else write_part(value) for value, write_part in said]

    def read(words: Words) -> Move:
        found: Move = kind(*[part(word) for part, word in zip(reading, words, strict=False)])
        return found

    return Spelling(word, lengths, write, read)


def by_seat(word: str, kind: type, part: Part, *, least: int) -> Spelling:
    """A pair for every seat that the only field names, as chance deals."""
    [field] = fields(kind)

    def write(move: Any) -> Words:
        return [f"{seat}:{part.write(dealt)}" for seat, dealt in getattr(move, field.name)]

    def read(words: Words) -> Move:
        pairs = sorted((_seat(name), part.read(rest)) for name, rest in _pairs(words))
        found: Move = kind(tuple(pairs))
        return found

    return Spelling(word, range(least, 5), write, read)


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


def _spell_all(dominoes: Sequence[Domino]) -> str:
    return ",".join(map(spell, dominoes))


def _dominoes(word: str) -> tuple[Domino, ...]:
    return tuple(sorted(map(_domino, word.split(",")), reverse=True))


def _names(word: str) -> tuple[str, ...]:
    return tuple(sorted(word.split(",")))


def _write_draw(draw: bool) -> str:
    return "draw" if draw else ""


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


def _read_objectives(words: Words) -> Objectives:
    pairs = sorted((_seat(name), _names(rest)) for name, rest in _pairs(words))
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


def _write_objectives(move: Objectives) -> Words:
    return [f"{seat}:{','.join(cards)}" for seat, cards in enumerate(move.cards)]


def _write_enter(move: Enter) -> Words:
    return [f"{move.event}:{move.side}"]


def _write_use(move: Use) -> Words:
    return move.tile, *move.choice


def _read_use(words: Words) -> Use:
    return Use(words[0], tuple(words[1:]))


def _write_jail_hand(move: JailHand) -> Words:
    return "hand", str(move.seat), COLOURS[move.colour]


def _write_jail_on(move: JailOn) -> Words:
    return "on", move.where


def _write_jail_tile(move: JailTile) -> Words:
    return "tile", move.tile


NAME = Part(str, str)
NAMES = Part(",".join, _names)
SEAT = Part(str, _seat)
COLOURED = Part(COLOURS.__getitem__, _colour)
DOMINO = Part(spell, _domino)
DOMINOES = Part(_spell_all, _dominoes)
HALF = Part(str, partial(_one_of, known=HALVES))
TRACK = Part(str, partial(_one_of, known=TRACKS))
PAID = Part(str, partial(_one_of, known=("yellow", *TRACKS)))
DRAW = Part(_write_draw, lambda word: _one_of(word, ("draw",)) == "draw")

SPELLINGS: dict[type, Spelling] = {
    Objectives: Spelling("objectives", range(2, 5), _write_objectives, _read_objectives),
    First: by_seat("first", First, DOMINO, least=2),
    Tiles: Spelling("tiles", (1, 2), _write_tiles, _read_tiles),
    Draw: by_seat("draw", Draw, DOMINOES, least=1),
    Ostensions: by_field("ostensions", Ostensions, NAMES),
    Enter: Spelling("event", (1,), _write_enter, _read_enter),
    Keep: by_field("keep", Keep, NAME, NAME, least=1),
    Vote: Spelling("vote", (1, 2, 3), _write_vote, _read_vote),
    Place: Spelling("place", (2, 3), _write_place, _read_place),
    Activate: by_field("activate", Activate, NAME, COLOURED),
    Guards: by_field("guards", Guards, NAME),
    Guard: by_field("guard", Guard, NAME, HALF),
    JailHand: Spelling("jail", (2, 3), _write_jail_hand, _read_jail),
    JailOn: Spelling("jail", (2, 3), _write_jail_on, _read_jail),
    JailTile: Spelling("jail", (2, 3), _write_jail_tile, _read_jail),
    Free: by_field("free", Free, NAME),
    Rob: by_field("rob", Rob, NAME),
    Corrupt: by_field("corrupt", Corrupt, DOMINOES, DRAW, least=1),
    Ostend: by_field("ostend", Ostend, DOMINO),
    Commerce: by_field("commerce", Commerce, COLOURED),
    Mint: by_field("mint", Mint),
    Jealousy: by_field("jealousy", Jealousy, NAME),
    Destroy: by_field("destroy", Destroy, NAME, PAID),
    Buy: by_field("buy", Buy, NAME, DOMINO, COLOURED, least=2),
    Use: Spelling("use", range(1, 4), _write_use, _read_use),
    Perform: by_field("play", Perform, NAME),
    Drop: by_field("drop", Drop, NAME),
    End: by_field("end", End, DOMINO, least=0),
    Gain: by_field("gain", Gain, TRACK),
    Steal: by_field("steal", Steal, SEAT),
    Swap: by_field("swap", Swap, COLOURED, COLOURED),
    Done: by_field("done", Done),
    Return: by_field("return", Return, NAME),
    Lose: by_field("lose", Lose, COLOURED),
}
READ = {spelling.word: spelling for spelling in SPELLINGS.values()}
# What a player may begin with: chance deals the rest.
PLAYED = tuple(
    word for word in READ if word not in {SPELLINGS[move].word for move in get_args(Chance)}
)
