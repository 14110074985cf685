"""The text of a whole game: a header, a blank line, then one step per line."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from limestone.rules import bot_names
from limestone.rules.game import (
    CHANCE,
    EVERY_LEVEL,
    Game,
    Material,
    Options,
    Refused,
    Seat,
    choose,
    is_digest,
    options,
    own_material,
    rules_of,
    seated,
)

FORMAT = 1
UNKNOWN = "?"  # a move that the reader of this record may not know

State = Any
Move = Any


@dataclass(frozen=True, slots=True)
class Header:
    """What stands above the blank line."""

    game: str
    rules: int
    seats: int
    options: tuple[str, ...] = ()
    starter: Seat | None = None  # who begins, if not chance says it: after another game
    material: tuple[str, str] = ("", "")  # its name and the digest of its contents
    players: Mapping[Seat, str] = field(default_factory=dict)
    bots: Mapping[Seat, str] = field(default_factory=dict)  # their levels
    ghosts: tuple[Seat, ...] = ()  # who decided as in another game
    scheme: int = 1  # of fair deals
    commitment: str = ""
    salts: Mapping[Seat, str] = field(default_factory=dict)
    withheld: Mapping[Seat, int] = field(default_factory=dict)  # in which exchange of salts
    seed: str = ""
    result: tuple[int, ...] = ()
    end: str = ""  # "resigned 1" or "abandoned", instead of a result
    origin: str = ""  # where the deal comes from, if it was not drawn for this game


class Step(NamedTuple):
    """One line of the record: what each seat decided, in notation, and comments on it."""

    moves: Mapping[Seat, str]
    comments: tuple[str, ...] = ()
    line: int = 0


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game, or its beginning."""

    header: Header
    steps: tuple[Step, ...] = ()

    @property
    def game(self) -> Game:
        return choose(self.header.game)


def new(game: Game, seats: int, chosen: Options) -> Record:
    """The record of a game that has not begun."""
    material = chosen.material
    header = Header(
        game=game.name,
        rules=rules_of(game, material),
        seats=seated(game, seats),
        options=chosen.words,
        starter=chosen.starter,
        material=(material.name, material.digest),
    )
    return Record(header)


def replay(record: Record, material: Material | None = None) -> Iterator[State]:
    """The state before the first step and after each one; Refused at the first illegal step."""
    start = begin(record, material)
    yield start
    for _, state in played(record, start):
        yield state


def played(record: Record, state: State) -> Iterator[tuple[dict[Seat, Move], State]]:
    """The moves of each step and the state after it, from the state before the first."""
    game = record.game
    for number, step in enumerate(record.steps, 1):
        try:
            moves = checked(game, state, step)
            state = game.play(state, moves)
        except Refused as refused:
            raise refused.at(line=step.line, step=number) from None
        yield moves, state
    _check_result(record, state)


def begin(record: Record, material: Material | None = None) -> State:
    """The state before the first step, under the options of the header."""
    game = record.game
    header = record.header
    material = material or own_material(game, header.material[1])
    check_rules(game, header.rules, header.material, material)
    chosen = options(game, header.options, material, header.starter)
    if header.starter is not None and header.starter >= header.seats:
        raise Refused("no-such-seat", seat=header.starter)
    return game.start(seated(game, header.seats), chosen)


def check_rules(game: Game, rules: int, named: tuple[str, str], material: Material) -> None:
    """A game is replayed only by the rules and with the material that it was played with."""
    known = rules_of(game, material)
    if not is_digest(named[1], material):
        digests = {"wanted": named[1], "given": material.digest}
        word = game.material_word
        raise Refused("record-material", rules=rules, known=known, word=word, **digests)
    if rules != known:
        raise Refused("record-rules", rules=rules, known=known)


def checked(game: Game, state: State, step: Step) -> dict[Seat, Move]:
    """The legal moves that a line of the record means."""
    due = game.actors(state)
    if not due:
        raise Refused("record-after-the-end")
    if tuple(step.moves) != due:
        raise Refused("record-wrong-seats", due=_names(due), found=_names(step.moves))
    moves = {}
    for seat, text in step.moves.items():
        if text == UNKNOWN:
            raise Refused("record-hidden")
        try:
            moves[seat] = game.check(state, seat, game.read(text))
        except Refused as refused:
            raise refused.at(seat=_name(seat), move=text) from None
    return moves


def write(record: Record) -> str:
    """The record as text."""
    header = record.header
    word = record.game.material_word
    lines = [f"limestone {FORMAT}", f"game {header.game}", f"rules {header.rules}"]
    lines.append(f"seats {header.seats}")
    if header.options:
        lines.append(f"options {' '.join(header.options)}")
    lines += [f"starter {header.starter}"] if header.starter is not None else []
    lines += [f"origin {header.origin}"] if header.origin else []
    lines.append(f"{word} {' '.join(header.material)}")
    lines += [f"player {seat} {name}" for seat, name in sorted(header.players.items())]
    lines += [f"bot {seat} {level}" for seat, level in sorted(header.bots.items())]
    lines += [f"ghost {seat}" for seat in header.ghosts]
    lines += [f"scheme {header.scheme}"] if header.scheme > 1 else []
    lines += [f"commitment {header.commitment}"] if header.commitment else []
    lines += [f"salt {seat} {salt}" for seat, salt in sorted(header.salts.items())]
    lines += [f"withheld {seat} {count}" for seat, count in sorted(header.withheld.items())]
    lines += [f"seed {header.seed}"] if header.seed else []
    if header.result:
        lines.append(f"result {' '.join(map(str, header.result))}")
    if header.end:
        lines.append(f"end {header.end}")
    lines.append("")
    for step in record.steps:
        lines.append(line(step.moves))
        lines += [f"# {comment}".rstrip() for comment in step.comments]
    return "\n".join(lines) + "\n"


def players(header: Header) -> tuple[Mapping[Seat, str], Mapping[Seat, str]]:
    """The names of the players, and the levels of the bots among them.

    Where a record has no line for a bot, one that is called by its level is a bot, and gets a name.
    """
    levels = header.bots or {
        seat: name for seat, name in header.players.items() if name in EVERY_LEVEL
    }
    nameless = {seat: "" for seat, level in levels.items() if header.players.get(seat) == level}
    people = [name for seat, name in header.players.items() if seat not in nameless]
    return {**header.players, **bot_names.given(header.commitment, nameless, people)}, levels


def line(moves: Mapping[Seat, str]) -> str:
    """One step as a line of text.

    >>> line({0: "d4n +se", 1: "d4e"})
    '0 d4n +se | 1 d4e'
    """
    return " | ".join(f"{_name(seat)} {text}" for seat, text in moves.items())


def read(text: str) -> Record:
    """The record in a text; Refused names the line that cannot be read."""
    lines = text.splitlines()
    blank = next((n for n, content in enumerate(lines) if not content.strip()), len(lines))
    header = _read_header(lines[:blank])
    if blank == len(lines):
        raise Refused("record-no-blank-line").at(line=len(lines))
    steps: list[Step] = []
    for number, content in enumerate(lines[blank + 1 :], blank + 2):
        if content.startswith("#"):
            _comment(steps, content[1:].strip(), number)
        else:
            steps.append(_read_step(content, number))
    return Record(header, tuple(steps))


def _comment(steps: list[Step], comment: str, number: int) -> None:
    if not steps:
        raise Refused("record-comment-before-step").at(line=number)
    steps[-1] = steps[-1]._replace(comments=(*steps[-1].comments, comment))


def _read_step(content: str, number: int) -> Step:
    moves: dict[Seat, str] = {}
    for part in content.split(" | "):
        name, _, text = part.partition(" ")
        if name != "*" and not _is_number(name) or not text.strip():
            raise Refused("record-step", found=part).at(line=number)
        seat = CHANCE if name == "*" else int(name)
        if seat in moves:
            raise Refused("record-seat-twice", seat=name).at(line=number)
        moves[seat] = text.strip()
    return Step(moves, line=number)


ONCE = (
    *("limestone", "game", "rules", "seats", "options", "starter", "origin"),
    *("scheme", "commitment", "seed", "result", "end"),
)
MOST_DIGITS = 18  # of a number: Python itself gives up at 4,300
NAMED = ("player", "bot", "ghost", "salt", "withheld")  # of a seat each


def _read_header(lines: Sequence[str]) -> Header:
    if not lines or lines[0].split()[:1] != ["limestone"]:
        raise Refused("record-not-a-record").at(line=1)
    found: dict[str, tuple[int, str]] = {}
    named: dict[str, dict[Seat, str]] = {key: {} for key in NAMED}
    for number, content in enumerate(lines, 1):
        key, _, value = content.partition(" ")
        if key in named:
            seat, _, rest = value.partition(" ")
            whose = _number(seat, key, number)
            if whose in named[key]:
                raise Refused("record-key-twice", key=f"{key} {whose}").at(line=number)
            named[key][whose] = rest
        elif key in found:
            raise Refused("record-key-twice", key=key).at(line=number)
        else:
            found[key] = (number, value.strip())
    return _header(found, named)


def _header(found: dict[str, tuple[int, str]], named: dict[str, dict[Seat, str]]) -> Header:
    def value(key: str) -> str:
        if key not in found:
            raise Refused("record-key-missing", key=key)
        return found[key][1]

    def whole(key: str) -> int:
        return _number(value(key), key, found[key][0])

    if whole("limestone") != FORMAT:
        raise Refused("record-format", found=value("limestone"), known=FORMAT).at(line=1)
    try:
        game = choose(value("game"))
    except Refused as refused:
        raise refused.at(line=found.get("game", (1, ""))[0]) from None
    for key, (number, _) in found.items():
        if key not in (*ONCE, game.material_word):
            raise Refused("record-key-unknown", key=key).at(line=number)
    name, _, digest = value(game.material_word).rpartition(" ")
    return Header(
        game=game.name,
        rules=whole("rules"),
        seats=whole("seats"),
        options=tuple(value("options").split()) if "options" in found else (),
        starter=whole("starter") if "starter" in found else None,
        origin=value("origin") if "origin" in found else "",
        material=(name, digest),
        players=named["player"],
        bots=named["bot"],
        ghosts=tuple(sorted(named["ghost"])),
        scheme=whole("scheme") if "scheme" in found else 1,
        commitment=value("commitment") if "commitment" in found else "",
        salts=named["salt"],
        withheld={seat: _number(n, "withheld", 1) for seat, n in named["withheld"].items()},
        seed=value("seed") if "seed" in found else "",
        result=_result(found),
        end=value("end") if "end" in found else "",
    )


def _result(found: dict[str, tuple[int, str]]) -> tuple[int, ...]:
    if "result" not in found:
        return ()
    number, value = found["result"]
    try:
        return tuple(int(word) for word in value.split())
    except ValueError:
        raise Refused("record-number", key="result", found=value).at(line=number) from None


def _number(text: str, key: str, line: int) -> int:
    if not _is_number(text):
        raise Refused("record-number", key=key, found=text[:MOST_DIGITS]).at(line=line)
    return int(text)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def _check_result(record: Record, state: State) -> None:
    game, header = record.game, record.header
    over = not game.actors(state)
    if header.result and not over:
        raise Refused("record-result-early")
    if over and not header.result and not header.end:
        raise Refused("record-result-missing")
    if header.result and header.result != game.scores(state):
        counted = " ".join(map(str, game.scores(state)))
        found = " ".join(map(str, header.result))
        raise Refused("record-result-wrong", found=found, counted=counted)


def _names(seats: Sequence[Seat] | Mapping[Seat, str]) -> str:
    return ", ".join(_name(seat) for seat in seats)


def _name(seat: Seat) -> str:
    return "*" if seat == CHANCE else str(seat)
