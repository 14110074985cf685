"""What the pictures of the rulebooks show: positions that the rules have made.

`python -m tests.figures` writes them anew, web/src/rules/GAME.generated.json, in the form in which
the server shows them; web/src/GAME/figures draws them.
"""

import json
from pathlib import Path
from typing import Any

from tests.figures import limes, limits, limoges

FOLDER = Path(__file__).parents[2] / "web/src/rules"
FIGURES: dict[str, dict[str, Any]] = {
    "limes": limes.FIGURES,
    "limits": limits.FIGURES,
    "limoges": limoges.FIGURES,
}


def target(game: str) -> Path:
    return FOLDER / f"{game}.generated.json"


def written(game: str) -> str:
    """The whole file: a picture a line, so that a difference can be read."""
    lines = [
        f"  {json.dumps(name)}: {json.dumps(facts, ensure_ascii=False, separators=(',', ':'))}"
        for name, facts in FIGURES[game].items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"
