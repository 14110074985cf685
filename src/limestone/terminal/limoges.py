"""Les Deux Limoges in text: walls, buildings, tiles and seats, and what is one's own."""

from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from limestone.i18n import Speech
from limestone.rules.limoges.components import COLOURS, ROWS, Domino, Meeples
from limestone.rules.limoges.consequences import consequences
from limestone.rules.limoges.table import NOBODY, Held, Lying
from limestone.rules.limoges.view import Own, Scene, View

Groups = Iterable[tuple[str, Sequence[int]]]

STYLES = ("bold #c0392b", "bold #2d6fb3", "bold #b8860b", "bold #7f8c8d", "bold #7d3c98")
END = {"limoges-over"}  # with this the telling of the end begins
COUNTED = {"limoges-objective"}  # the count says more


def parts(view: View, speech: Speech, width: int) -> dict[str, Text]:
    """All seats and, for a seat, what is its own; then the board, then the rows of tiles."""
    return {
        "seats": _seats(view, speech),
        "walls": _spaces(view.scene, _walls(view.scene), speech, width),
        "churches": _spaces(view.scene, _churches(view.scene), speech, width),
        "tiles": _rows(view.scene, speech),
    }


def count(view: View, speech: Speech) -> str:
    """How everyone stands in the objectives that are known."""
    lines = []
    for card, standings in (*view.scene.standings, *view.own.standings):
        lines.append(speech.say("limoges-count-objective", card=speech.thing(card)))
        lines += [
            speech.say("limoges-count-standing", seat=speech.name(seat), **standing._asdict())
            for seat, standing in enumerate(standings)
        ]
    return "\n".join(lines)


def foreseen(view: View, begun: str, speech: Speech) -> dict[str, str]:
    """What every move of the seat that begins so costs and brings, in words."""
    found = consequences(view, begun)
    return {
        text: " · ".join(speech.consequence(event, view.own.seat) for event in one.told)
        for text, one in found.items()
    }


def _seats(view: View, speech: Speech) -> Text:
    scene = view.scene
    lines = [
        _round(scene, speech),
        *_common(scene, speech),
        *(_seat(scene, seat, speech) for seat in range(len(scene.seats))),
    ]
    if view.own.seat is not None:
        lines.append(_own(view.own, speech))
        lines.append(_key(speech))
    return Text("\n").join(lines)


def _round(scene: Scene, speech: Speech) -> Text:
    """§3.1 The round, who is first in it, and if it is the last or may be."""
    said = speech.say("limoges-picture-round", round=scene.round, seat=_name(scene.first, speech))
    last = scene.last_round
    if last is None:
        return Text(said)
    certain = speech.say("limoges-picture-last", certain="yes" if last.certain else "no")
    return Text(said).append(f" · {certain}", style="bold")


def _spaces(scene: Scene, groups: Groups, speech: Speech, width: int) -> Text:
    """Spaces of the board under their headings."""
    drawn = []
    for heading, numbers in groups:
        head = Text(speech.say(f"limoges-picture-{heading}"), style="bold")
        drawn.append(head.append_text(_wrapped((_space(scene, n, speech) for n in numbers), width)))
    return Text("\n").join(drawn)


def _walls(scene: Scene) -> Groups:
    """What surrounds the towns, and who has power in them."""
    plan = scene.box.plan
    yield "powers", plan.powers
    for wall, numbers in plan.wall.items():
        yield wall.replace("_", "-"), numbers


def _churches(scene: Scene) -> Groups:
    """What is built outside the walls."""
    plan = scene.box.plan
    yield "abbey", plan.abbey
    yield "cathedral", plan.cathedral
    yield "production", plan.production
    yield "bridges", plan.bridges


def _space(scene: Scene, number: int, speech: Speech) -> Text:
    """A space as it is typed and called, and what lies on it."""
    space, lying = scene.box.spaces[number], scene.board[number]
    named = space.id if space.id[-1].isdigit() else f"{space.id} ({speech.thing(space.id)})"
    if lying is None:
        return Text(named, style="dim")
    drawn = Text(f"{named} ").append(domino_name(lying.domino), style="bold")
    if lying.owner != NOBODY:
        drawn.append(f" @{lying.owner}")
    return drawn.append_text(_meeple(lying, speech))


def _meeple(lying: Lying, speech: Speech) -> Text:
    if lying.meeple is None:
        return Text()
    said = speech.thing(COLOURS[lying.meeple])
    if lying.covers:
        half = lying.domino.high if lying.covers == "high" else lying.domino.low
        said = speech.say("limoges-picture-on", meeple=said, half=half)
    return Text(f" {said}", style=STYLES[lying.meeple])


def _rows(scene: Scene, speech: Speech) -> Text:
    """The tiles that can be bought, with what they cost."""
    drawn = Text()
    for row, tiles in zip(ROWS, scene.rows, strict=True):
        drawn.append("\n" if drawn else "").append(speech.thing(row), style="bold")
        for tile, side in tiles:
            face = scene.box.sides[tile, side]
            drawn.append(f"\n  {tile} {speech.thing(tile, side)} ({face.cost}")
            if face.colour is not None:
                drawn.append(f", {speech.thing(COLOURS[face.colour])}", style=STYLES[face.colour])
            drawn.append(")")
    return drawn


def _common(scene: Scene, speech: Speech) -> Iterator[Text]:
    """The reserve, the prison and the treasuries."""
    for key, meeples in (("reserve", scene.reserve), ("prison", scene.prison)):
        where = speech.say("web-limoges-twin-meeples", where=speech.thing(key), meeples="")
        yield Text(where).append_text(_meeples(meeples, speech))
    abbey, cathedral = scene.treasury
    yield Text(speech.say("limoges-picture-treasuries", abbey=abbey, cathedral=cathedral))


def _seat(scene: Scene, seat: int, speech: Speech) -> Text:
    seen = scene.seats[seat]
    french, english = seen.influence
    said = speech.say(
        "limoges-picture-seat",
        seat=speech.name(seat),
        number=seat,
        coins=seen.coins,
        points=sum(scene.scores[seat]),  # as the browser counts them, influence included
        french=french,
        english=english,
        hand=seen.hand,
        bag=seen.bag,
    )
    drawn = Text(f"{said} ").append_text(_meeples(seen.meeples, speech))
    if seen.tiles:
        held = Text("; ").join(_held(held, speech) for held in seen.tiles)
        drawn.append("\n  ").append_text(held)
    return drawn


def _held(held: Held, speech: Speech) -> Text:
    drawn = Text(f"{held.tile} {speech.thing(held.tile, held.side)}")
    if held.meeple is not None:
        drawn.append(f" {speech.thing(COLOURS[held.meeple])}", style=STYLES[held.meeple])
    return drawn.append(f" ({speech.thing('prison')})" if held.jailed else "")


def _key(speech: Speech) -> Text:
    """What the meeples are called in moves."""
    words = ", ".join(f"{colour} {speech.thing(colour)}" for colour in COLOURS)
    return Text(speech.say("limoges-picture-key", words=words))


def _own(own: Own, speech: Speech) -> Text:
    dominoes = "  ".join(map(domino_name, own.hand)) or "–"
    cards = ", ".join(f"{card} {speech.thing(card)}" for card in own.objectives) or "–"
    drawn = Text(speech.say("limoges-picture-hand", dominoes=dominoes))
    return drawn.append("\n" + speech.say("limoges-picture-objectives", cards=cards))


def _meeples(meeples: Meeples, speech: Speech) -> Text:
    """How many of each colour, without the colours of which there are none."""
    shown = [
        Text(_many(colour, count, speech), style=STYLES[colour])
        for colour, count in enumerate(meeples)
        if count
    ]
    return Text(", ").join(shown) if shown else Text("–")


def _many(colour: int, count: int, speech: Speech) -> str:
    return speech.say("limoges-n-meeples", count=count, colour=COLOURS[colour])


def domino_name(domino: Domino) -> str:
    return f"{domino.high}-{domino.low}"


def _name(seat: int, speech: Speech) -> str:
    return speech.name(max(seat, 0))


def _wrapped(parts: Iterable[Text], width: int) -> Text:
    """Some short texts side by side, as many as fit on a line."""
    drawn, room = Text(), 0
    for part in parts:
        if len(part) + 2 > room:
            drawn.append("\n ")
            room = width - 1
        drawn.append("  ").append_text(part)
        room -= len(part) + 2
    return drawn
