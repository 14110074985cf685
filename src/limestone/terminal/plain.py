"""Text for any terminal: lines of its width, and plain signs for those that it does not know."""

import codecs
import io
import os
import sys
import unicodedata
from textwrap import fill

NAME = "plain"  # of the codec, and of the way to deal with unknown signs

# The signs of our pictures and sentences, for terminals that know ASCII alone.
SIGNS = str.maketrans(
    {
        **dict.fromkeys("─╴╶", "-"),
        **dict.fromkeys("│╵╷", "|"),
        **dict.fromkeys("└┌├┘┴┐┤┬┼", "+"),
        **dict(zip("▁▂▃▄▅▆▇█", "..::==##", strict=True)),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("’‘‚", "'"),
        **dict.fromkeys("–—−‐‑", "-"),
        **dict.fromkeys("\u00a0\u202f\u2009", " "),
        **{
            "…": "...",
            "·": ".",
            "▽": "v",
            "▼": "V",
            "■": "#",
            "□": "o",
            "◦": ".",
            "→": "->",
            "≤": "<=",
        },
        **{"×": "x", "±": "+-", "§": "s.", "œ": "oe", "Œ": "OE", "æ": "ae", "ß": "ss"},
    }
)


def plain(text: str) -> str:
    """A text in ASCII, as near to what it was as can be.

    >>> plain("┌──┐ « Siège » … −2")
    '+--+ " Siege " ... -2'
    """
    apart = unicodedata.normalize("NFKD", text.translate(SIGNS))
    signs = [sign for sign in apart if not unicodedata.combining(sign)]
    return "".join(sign if sign.isascii() else "?" for sign in signs)


def wrapped(text: str, width: int) -> str:
    """A text in lines of some width, each as far from the margin as its paragraph.

    >>> wrapped("  one two three", 9)
    '  one two\\n  three'
    """
    lines = text.split("\n")
    margins = [line[: len(line) - len(line.lstrip())] for line in lines]
    # Rich would break lines at the spaces that French puts before its signs.
    return "\n".join(
        fill(line, width, subsequent_indent=margin, break_long_words=False, break_on_hyphens=False)
        for line, margin in zip(lines, margins, strict=True)
    )


def write_plainly() -> None:
    """Let no sign that cannot be written or read end the program."""
    # Python itself writes UTF-8 there, whatever the terminal can show.
    asked = os.environ.get("LC_ALL") in ("C", "POSIX")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            ascii_only = asked or codecs.lookup(stream.encoding).name == "ascii"
            # Click takes a stream of ASCII for a mistake and writes UTF-8 to it.
            stream.reconfigure(encoding=NAME if ascii_only else stream.encoding, errors=NAME)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


class _Encoder(codecs.IncrementalEncoder):
    """ASCII, whatever is to be written."""

    def encode(self, input: str, final: bool = False) -> bytes:
        return plain(input).encode("ascii")


def _codec(name: str) -> codecs.CodecInfo | None:
    if name != NAME:
        return None
    found = codecs.lookup("ascii")
    return codecs.CodecInfo(
        lambda text, errors="strict": (plain(text).encode("ascii"), len(text)),
        found.decode,
        incrementalencoder=_Encoder,
        incrementaldecoder=found.incrementaldecoder,
        name=NAME,
    )


def _instead(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


codecs.register(_codec)
codecs.register_error(NAME, _instead)
