"""What the games are shown on: a window of some width and height, or a pipe."""

import re
import sys
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

BROKEN = re.compile(r"(?<![.:;!?])\n(?=\S)")


def console() -> Console:
    """Wraps between words in a window; a pipe gets every line whole."""
    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def flowed(text: str) -> str:
    """A text whose sentences may go on in the next line, with a line for each.

    >>> flowed("One sentence\\nin two lines.\\nAnother.")
    'One sentence in two lines.\\nAnother.'
    """
    return BROKEN.sub(" ", text)


def height(console: Console, text: Text) -> int:
    """The lines that a text fills in the window."""
    return len(console.render_lines(text, pad=False))


def pages(console: Console, parts: Iterable[Text]) -> list[Text]:
    """Some parts, as many on each page as the window has room for above a prompt."""
    found: list[Text] = []
    for part in parts:
        whole = Text("\n").join([found[-1], part]) if found else part
        if found and height(console, whole) < console.height:
            found[-1] = whole
        else:
            found.append(part)
    return found
