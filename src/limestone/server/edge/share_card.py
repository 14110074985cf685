"""The picture of a daily game that somebody shows: a wall of sixteen stones; it spoils nothing."""

from collections.abc import Iterator, Mapping
from datetime import date
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from babel.dates import format_date

from limestone.i18n import Speech
from limestone.study import daily

FONTS = Path(__file__).parent / "fonts"
WIDTH, HEIGHT = 1200, 630
MIDDLE = 940  # of the wall: what stands there is centred
ROOM = 700  # for the step of the ladder: its letters by their size, left of the wall
FEW = 20  # people: fewer are dots
TICKS = range(0, 99, 7)  # under the scores, as on the page: the ladder goes by sevens
INK, SOFT, SURFACE, WELL, LINE = "#1b2328", "#46525a", "#f6f5f1", "#dcd9d0", "#7a7467"
COPPER, SLATE = "#cd8246", "#8199b8"
STONES = ("#8d8676", "#958d7c", "#857e6f", "#9a9281")
CUTS = ((8, 6, 10, 5), (5, 9, 6, 8), (9, 5, 7, 10), (6, 8, 9, 6))
SHAPES = {mark[0]: stone for mark, stone in daily.STONES.items()}


class Card(NamedTuple):
    """What is shown."""

    day: date
    score: int
    par: int
    streak: int
    tally: Mapping[int, int]
    wall: str

    def better(self) -> int:
        """The per cent of the others who have made less."""
        others = sum(self.tally.values()) - 1
        below = sum(many for score, many in self.tally.items() if score < self.score)
        return round(100 * below / others) if others > 0 else 0

    def place(self) -> int:
        """The place among all who have played."""
        return 1 + sum(many for score, many in self.tally.items() if score > self.score)

    def text(self, speech: Speech) -> str:
        """The same as the text that is shared."""
        return speech.say(
            "daily-shared",
            date=speech.day(self.day),
            score=self.score,
            par=self.par,
            wall="".join(SHAPES[stone] for stone in self.wall),
        )


def png(card: Card, speech: Speech) -> bytes:
    """The picture as it is sent."""
    return _painted(svg(card, speech))


@lru_cache(maxsize=128)
def _painted(text: str) -> bytes:
    import resvg_py

    files = [str(file) for file in sorted(FONTS.glob("*.ttf"))]
    return bytes(resvg_py.svg_to_bytes(svg_string=text, skip_system_fonts=True, font_files=files))


def svg(card: Card, speech: Speech) -> str:
    """The picture as text: what it says at the left, the wall at the right."""
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" ',
            f'viewBox="0 0 {WIDTH} {HEIGHT}">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{SURFACE}"/>',
            f'<rect x="680" width="520" height="{HEIGHT}" fill="{WELL}"/>',
            *_words(card, speech),
            *_people(card, speech),
            '<g id="wall" transform="translate(720 62)">',
            *(_stone(n, kind) for n, kind in enumerate(card.wall)),
            "</g>",
            _centred(MIDDLE, 556, 21, speech.say("web-daily-stones-short")),
            "</svg>",
        ]
    )


def _words(card: Card, speech: Speech) -> Iterator[str]:
    people = sum(card.tally.values())
    when = format_date(card.day, "long", locale="en_GB" if speech.lang == "en" else speech.lang)
    yield '<g transform="translate(66 46) scale(1.6)">'
    yield '<path fill="#d9b956" d="M8 3h10.5l1.5 7H6.5Z"/>'
    yield '<path fill="#4a90c4" d="M2 12.5h10V23H3.5Z"/>'
    yield '<path fill="#2d6747" d="M14 12.5h10.3L22.5 23H14Z"/></g>'
    yield _text(126, 76, 33, "Limestone", bold=True)
    yield _text(66, 146, 27, speech.say("web-daily-card", date=when))
    yield _text(66, 284, 150, str(card.score), bold=True)
    step = speech.say("limes-ladder", step=daily.step(card.score))
    yield _text(262, 222, min(42, ROOM // len(step)), step, bold=True)
    if people >= FEW:
        told = speech.say("web-daily-card-better", better=card.better(), people=people)
    else:
        told = speech.say("web-daily-place", place=card.place(), people=people)
    if people > 1:
        yield _text(262, 260, 25, told)
    days = {"par": card.par, "days": card.streak}
    yield _text(262, 292, 25, speech.say("web-daily-card-par", **days))


def _people(card: Card, speech: Speech) -> Iterator[str]:
    """How everybody scored, oneself in copper: bars of two points, or dots while they are few."""
    low = min(20, *card.tally, card.score) // 2 * 2 - 2
    high = max(60, *card.tally, card.score, card.par)
    wide = 540 / ((high - low) // 2 + 1)

    def across(score: int) -> int:
        return round(68 + (score - low) * wide / 2)

    yield f'<path d="M66 540H620" stroke="{LINE}" stroke-width="2"/>'
    for tick in TICKS:
        if low <= tick <= high:
            yield _centred(across(tick), 566, 20, str(tick))
    par, own = across(card.par), across(card.score)
    yield f'<path d="M{par} 362V540" stroke="{SOFT}" stroke-width="2.5" stroke-dasharray="9 6"/>'
    yield _centred(min(par, 590), 350, 20, speech.say("web-daily-par", par=card.par))
    yield from _marks(card, low, wide)
    bars, few = _bars(card), sum(card.tally.values()) < FEW
    dots = 26 * card.tally.get(card.score, 1)
    height = dots if few else 150 * bars.get(card.score // 2, 0) / max(bars.values())
    halo = f'<text paint-order="stroke" stroke="{SURFACE}" stroke-width="7" '
    said = _centred(own, round(530 - height), 24, str(card.score), bold=True)
    yield said.replace("<text ", halo, 1)


def _marks(card: Card, low: int, wide: float) -> Iterator[str]:
    if sum(card.tally.values()) < FEW:
        yield from _dots(card, low, wide)
        return
    bars = _bars(card)
    for place, many in bars.items():
        height = 150 * many / max(bars.values())
        fill = COPPER if place == card.score // 2 else SLATE
        x = 68 + (place - low // 2) * wide
        yield f'<rect x="{x:.1f}" y="{539 - height:.1f}" width="{wide - 4:.1f}" '
        yield f'height="{height:.1f}" rx="3" fill="{fill}"/>'


def _bars(card: Card) -> dict[int, int]:
    """How many people have made which two points."""
    bars: dict[int, int] = {}
    for score, many in card.tally.items():
        bars[score // 2] = bars.get(score // 2, 0) + many
    return bars


def _dots(card: Card, low: int, wide: float) -> Iterator[str]:
    for score, many in card.tally.items():
        for n in range(many):
            own = score == card.score and n == 0
            x, y = 68 + (score - low) * wide / 2, 522 - 26 * n
            edge = f' stroke="{INK}" stroke-width="2.5"' if own else ""
            yield f'<circle cx="{x:.1f}" cy="{y}" r="11" fill="{COPPER if own else SLATE}"{edge}/>'


def _stone(n: int, kind: str) -> str:
    a, b, c, d = CUTS[n % 4]
    path = f"M{a} 3L{104 - b} 1L103 {c}L101 {104 - d}L{104 - c} 103L{d} 102L1 {104 - a}L2 {b}Z"
    edge = f'd="{path}" stroke-width="2.5" stroke-linejoin="round"'
    place = f'<g class="{kind}" transform="translate({n % 4 * 112} {n // 4 * 112})">'
    if kind == "m":
        rubble = "M18 98l10-20 16-4 8 10 14-8 14 16 6 6Z"
        gap = f'<path {edge} fill="none" stroke="{LINE}" stroke-dasharray="7 7"/>'
        fallen = f'<path d="{rubble}" fill="#8d8676" stroke="{INK}" stroke-width="2"/>'
        return f"{place}{gap}{fallen}</g>"
    fill = "#b9b19f" if kind == "s" else STONES[n * 7 % 4]
    crack, light = "M58 2l-12 26 14 14-16 22 8 16-6 22", "M16 18q22-6 44-2M84 60v22"
    mark = (
        f'<path d="{crack}" fill="none" stroke="{INK}" stroke-width="3"/>'
        if kind == "s"
        else f'<path d="{light}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>'
    )
    shade = f'<path d="{path}" transform="translate(0 4)" fill="{INK}" opacity=".22"/>'
    return f'{place}{shade}<path {edge} fill="{fill}" stroke="{INK}"/>{mark}</g>'


def _text(x: int, y: int, size: int, said: str, *, bold: bool = False) -> str:
    family = "'Source Serif 4'" if bold else "Roboto"
    style = f'font-family="{family}" font-weight="{700 if bold else 400}" font-size="{size}"'
    fill = INK if bold else SOFT
    return f'<text x="{x}" y="{y}" {style} fill="{fill}">{escape(said)}</text>'


def _centred(x: int, y: int, size: int, said: str, *, bold: bool = False) -> str:
    return _text(x, y, size, said, bold=bold).replace("<text ", '<text text-anchor="middle" ', 1)
