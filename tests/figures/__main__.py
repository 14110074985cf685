"""Write the facts of all pictures anew."""

from tests.figures import FIGURES, target, written

for game in FIGURES:
    target(game).write_text(written(game), encoding="utf-8")
