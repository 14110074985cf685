"""Limes in text: the landscape with its territories, huts, workers and coordinates."""

from collections.abc import Iterator, Mapping
from itertools import zip_longest

from rich.text import Text

from limestone.i18n import Speech
from limestone.rules.bits import cells
from limestone.rules.limes.cards import SYMBOLS, Card, symbol, turned
from limestone.rules.limes.land import SPAN, Land, Zone, places, territories, zone_of
from limestone.rules.limes.notation import COLUMNS, TURN_NAMES, square_name, zone_name
from limestone.rules.limes.scoring import Reason, Scored, ladder, score
from limestone.rules.limes.tell import PROFESSION_NAMES
from limestone.rules.limes.view import View
from limestone.rules.limes.workers import supply

STYLES = {
    ".": "black on #e3c565",
    "~": "#ffffff on #2f6f9f",
    "^": "#ffffff on #2e6b3e",
    "#": "black on #b9b4ab",
}
WORKER = "bold #ffffff on #a3262a"
WIDTH = 4  # of a zone: symbol, hut, worker, how many workers
GAP = 4  # between the land and the card
END = {"limes-counted", "limes-solo"}  # with these the telling of the end begins
COUNTED = {"limes-counted"}  # the count says more

# The line through a point, by which of its arms exist: up 1, right 2, down 4, left 8.
JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


def parts(view: View, speech: Speech, width: int) -> dict[str, Text]:
    """A seat sees its land, where the next card may lie and the card; a spectator all lands."""
    if view.own.seat is not None:
        return {"land": _own_land(view, view.own.seat, speech, width)}
    lands = enumerate(view.scene.lands)
    return {
        str(seat): Text(speech.name(seat)).append("\n").append_text(landscape(land))
        for seat, land in lands
    }


def _own_land(view: View, seat: int, speech: Speech, width: int) -> Text:
    land = view.scene.lands[seat]
    said = speech.say("limes-status", points=score(land, view.scene.words), workers=supply(land))
    if not view.scene.card:
        return landscape(land).append(f"\n{said}")
    free = places(land, diagonal="diagonal" in view.scene.words)
    card = turns(view.scene.deck.card(view.scene.card))
    return _beside(landscape(land, free), card, width).append(f"\n{said}")


def landscape(land: Land, free: int = 0) -> Text:
    """The land as a map: lines between territories, names on the squares that are free."""
    shown = [divmod(square, 8) for square in cells(land.squares | free)]
    if not shown:
        return Text()
    top, bottom = min(shown)[0], max(shown)[0]
    left, right = (edge(column for _, column in shown) for edge in (min, max))
    words, homes = _words(land, free), _homes(land)
    columns = range(2 * left, 2 * right + 2)
    laid = {square // 8 for square in cells(land.squares)}
    drawn = Text(_heading(columns))
    for line in range(top, bottom + 1):
        if line not in laid:  # only free squares: their names will do
            drawn.append(f"\n {line + 1}  ").append_text(_zones(homes, words, 2 * line, columns))
            continue
        for row in (2 * line, 2 * line + 1):
            drawn.append(f"\n    {_line(homes, row, columns)}")
            drawn.append(f"\n {line + 1}{'ns'[row % 2]} ")
            drawn.append_text(_zones(homes, words, row, columns))
        if line == max(laid):
            drawn.append(f"\n    {_line(homes, 2 * line + 2, columns)}")
    return drawn


def turns(card: Card) -> Text:
    """The turns of a card that look different, one under the other, each beside its letter."""
    drawn = Text()
    for turn in card.turns:
        zones = turned(card.zones, turn)
        for margin, half in ((TURN_NAMES[turn], zones[:2]), (" ", zones[2:])):
            drawn.append(f"{margin} ")
            for zone in half:
                drawn.append_text(_zone(symbol(zone)))
            drawn.append("\n")
        drawn.append("\n")
    drawn.rstrip()
    return drawn


def foreseen(view: View, begun: str, speech: Speech) -> dict[str, str]:
    """Nothing: whatever a move does is what it says."""
    return {}


def count(view: View, speech: Speech) -> str:
    """Every scoring worker of every seat and the reasons for its points."""
    lines = []
    for seat, scored in enumerate(view.scene.counts):
        total = sum(worker.points for worker in scored)
        lines.append(speech.say("limes-count-head", seat=speech.name(seat), points=total))
        lines += [_worker(worker, speech) for worker in scored]
    if len(view.scene.lands) == 1 and len(view.scene.lands[0].cards) == view.scene.rounds:
        lines.append(speech.say("limes-ladder", step=ladder(total)))
    return "\n".join(lines)


def _worker(worker: Scored, speech: Speech) -> str:
    return speech.say(
        "limes-count-worker",
        profession=PROFESSION_NAMES[worker.profession],
        zone=zone_name(worker.zone),
        why=", ".join(_why(reason, speech) for reason in worker.reasons),
    )


def _why(reason: Reason, speech: Speech) -> str:
    places = ", ".join("+".join(map(zone_name, zones)) for zones in reason.places)
    return speech.say(f"limes-points-{reason.kind}", points=reason.points, places=places or "–")


def _heading(columns: range) -> str:
    letters = "".join(f"{COLUMNS[column // 2]:^{2 * WIDTH + 2}}" for column in columns[::2])
    winds = "".join(f"{'we'[column % 2]:^{WIDTH + 1}}" for column in columns)
    return f"     {letters}\n     {winds}"


Place = tuple[int, int]  # row and column on the whole table


def _words(land: Land, free: int) -> dict[Place, str]:
    """What stands in every zone."""
    words: dict[Place, str] = {}
    for kind, board in enumerate(land.terrain):
        for cell in cells(board):
            workers = land.workers.count(cell)
            hut = "*" if land.huts >> cell & 1 else " "
            worker = "" if not workers else "@" if workers == 1 else f"@{workers}"
            words[_place(zone_of(land, cell))] = SYMBOLS[kind] + hut + worker
    for square in cells(free):
        row, column = divmod(square, 8)
        words[2 * row, 2 * column] = square_name(square)
    return words


def _homes(land: Land) -> dict[Place, int]:
    """The number of the territory that every zone belongs to."""
    return {
        _place(zone_of(land, cell)): number
        for number, territory in enumerate(territories(land))
        for cell in cells(territory)
    }


def _place(zone: Zone) -> Place:
    return divmod(zone, 2 * SPAN)


def _wall(homes: Mapping[Place, int], one: Place, other: Place) -> bool:
    return homes.get(one) != homes.get(other)


def _line(homes: Mapping[Place, int], row: int, columns: range) -> str:
    """The lines above a row of zones."""

    def parts() -> Iterator[str]:
        for column in [*columns, columns.stop]:
            here, west = (row, column), (row, column - 1)
            north, across = (row - 1, column), (row - 1, column - 1)
            up, right = _wall(homes, across, north), _wall(homes, north, here)
            down, left = _wall(homes, west, here), _wall(homes, across, west)
            yield JOINTS[up + 2 * right + 4 * down + 8 * left]
            if column < columns.stop:
                yield ("─" if right else " ") * WIDTH

    return "".join(parts())


def _zones(
    homes: Mapping[Place, int], words: Mapping[Place, str], row: int, columns: range
) -> Text:
    """A row of zones, with the walls between territories."""
    drawn = Text()
    for column in [*columns, columns.stop]:
        drawn.append("│" if _wall(homes, (row, column - 1), (row, column)) else " ")
        if column < columns.stop:
            drawn.append_text(_zone(words.get((row, column), "")))
    return drawn


def _beside(one: Text, other: Text, width: int) -> Text:
    """Two texts side by side, or one under the other where there is no room for that."""
    lines, more = one.split("\n"), other.split("\n")
    wide = max(map(len, lines)) + GAP
    if wide + max(map(len, more)) > width:
        return Text("\n\n").join([one, other])
    for line in lines:
        line.pad_right(wide - len(line))
    blank = Text(" " * wide)
    rows = zip_longest(lines, more)
    return Text("\n").join(
        (left or blank.copy()).append_text(right or Text()) for left, right in rows
    )


def _zone(word: str) -> Text:
    """A zone in its colour, the worker in the player's."""
    style = STYLES.get(word[:1], "bold")
    ground, at, worker = word.partition("@")
    drawn = Text(f"{ground:<2}"[:2] if at else f"{word:<{WIDTH}}", style=style)
    if at:
        drawn.append(at + worker, style=WORKER)
        drawn.append(" " * (WIDTH - 2 - len(at + worker)), style=style)
    return drawn
