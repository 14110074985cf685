"""Limits in text: the limit card, the top of the pile, one's own cards, everyone's points."""

from rich.text import Text

from limestone.i18n import Speech
from limestone.rules.limits.cards import COLOURS, Cards, Face
from limestone.rules.limits.view import Scene, View

STYLES = {
    "r": "#ffffff on #b3261e",
    "y": "black on #f2c230",
    "g": "#ffffff on #2e7d32",
    "b": "#ffffff on #1f5fae",
    "v": "#ffffff on #6f3fa0",
}


EDGE = "  "
END = COUNTED = {"limits-scores"}


def parts(view: View, speech: Speech, width: int) -> dict[str, Text]:
    """What is on the table now, as the seat sees it."""
    scene, own = view.scene, view.own
    drawn = Text()
    if scene.limit:
        drawn.append(speech.say("limits-picture-limit", left=scene.limits_left) + "\n  ")
        drawn.append_text(_limit(scene.limit, speech)).append("\n")
    drawn.append(speech.say("limits-picture-pile", count=scene.pile_size) + "\n")
    drawn.append_text(_pile(scene, speech, width))
    drawn.append(speech.say("limits-picture-draw", count=scene.draw_size) + "\n")
    if own.seat is not None:
        for key, cards in (("hand", own.hand), ("hidden", own.hidden)):
            drawn.append(speech.say(f"limits-picture-{key}") + "\n  ")
            drawn.append_text(_cards(cards, speech)).append("\n")
        drawn.append(_seats(scene, speech))
    drawn.rstrip()
    return {"table": drawn}


def foreseen(view: View, begun: str, speech: Speech) -> dict[str, str]:
    """Nothing: whatever a move does is what it says."""
    return {}


def count(view: View, speech: Speech) -> str:
    """The total of every seat and what it is made of."""
    return _seats(view.scene, speech)


def _pile(scene: Scene, speech: Speech, width: int) -> Text:
    """The cards that lie open and whose they are, as many in a line as there is room for."""
    drawn, line = Text(), Text()
    for laid in scene.pile:
        card = Text(EDGE).append_text(_card(laid.card, speech)).append(f" {speech.name(laid.seat)}")
        if len(line) + len(card) > width:
            drawn.append_text(line).append("\n")
            line = Text()
        line.append_text(card)
    return drawn.append_text(line).append("\n") if scene.pile else drawn


def _limit(face: Face, speech: Speech) -> Text:
    drawn = Text()
    for colour, limit in zip(COLOURS, face, strict=True):
        shown = "X" if limit is None else str(limit)
        drawn.append_text(_card(colour, speech)).append(f" {shown}  ")
    return drawn


def _cards(cards: Cards, speech: Speech) -> Text:
    if not cards:
        return Text("–")
    return Text("  ").join(_card(card, speech) for card in cards)


def _card(card: str, speech: Speech) -> Text:
    """A colour by its letter and its name."""
    return Text(f" {card} {speech.say(f'limits-colour-{card}')} ", style=STYLES[card])


def _seats(scene: Scene, speech: Speech) -> str:
    return "\n".join(
        speech.say(
            "limits-picture-seat",
            seat=speech.name(seat),
            total=str(total).replace("-", "−"),
            points=scene.points[seat],
            taken=scene.taken[seat],
            cards=scene.hand_sizes[seat],
        )
        for seat, total in enumerate(scene.scores)
    )
