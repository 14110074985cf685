"""Reviews that are kept: the pieces of each in a file, by the digest of its record.

A piece is written as soon as it is made. Whoever asks again goes on from there, and a line that
was cut short by a killed process is made once more.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from limestone.study.review import Looking, Piece, pieces

VERSION = 7  # of the judgements: what was found by others is not mixed with these


def shelf(folder: Path, at: Looking) -> Path:
    """The file that keeps the pieces of a review."""
    game, effort = at.course.record.header.game, f"{at.effort:g}"
    return folder / f"{game}-{at.course.digest}-{effort}-{VERSION}.jsonl"


def kept(file: Path) -> list[Piece]:
    """The pieces that a file has."""
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    return [piece for piece in map(_read, lines) if piece]


def resumed(at: Looking, folder: Path) -> Iterator[Piece]:
    """All pieces: those that are kept, then new ones, each kept before it is given."""
    folder.mkdir(parents=True, exist_ok=True)
    file = shelf(folder, at)
    known = kept(file)
    yield from known
    with file.open("a", encoding="utf-8") as lines:
        for piece in pieces(at, known):
            lines.write("\n" + json.dumps(piece))
            lines.flush()
            yield piece


def _read(line: str) -> Piece | None:
    try:
        piece: Piece = json.loads(line)
    except ValueError:
        return None
    return piece
