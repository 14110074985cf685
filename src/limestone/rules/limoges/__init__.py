"""Les Deux Limoges: two towns are built, one domino at a time."""

from limestone.rules.limoges.check import check
from limestone.rules.limoges.material import canonical, material
from limestone.rules.limoges.notation import read, write
from limestone.rules.limoges.options import variants
from limestone.rules.limoges.play import actors, chance, idle, legal, play, stands, starter
from limestone.rules.limoges.scoring import ranks, scores, tie_break, winners
from limestone.rules.limoges.setup import start
from limestone.rules.limoges.tell import tell
from limestone.rules.limoges.view import disclosed, imagine, own, scene, view

name = "limoges"
version = 2
seats = range(2, 5)
material_word = "data"

__all__ = [
    "actors",
    "canonical",
    "chance",
    "check",
    "disclosed",
    "idle",
    "imagine",
    "legal",
    "material",
    "material_word",
    "name",
    "own",
    "play",
    "ranks",
    "read",
    "scene",
    "scores",
    "seats",
    "stands",
    "start",
    "starter",
    "tell",
    "tie_break",
    "variants",
    "version",
    "view",
    "winners",
    "write",
]
