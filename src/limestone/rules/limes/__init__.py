"""Limes (Martyn F): everyone lays the same card into a 4x4 landscape of their own."""

from limestone.rules.limes.cards import canonical, material
from limestone.rules.limes.check import check
from limestone.rules.limes.notation import read, write
from limestone.rules.limes.options import variants
from limestone.rules.limes.play import actors, chance, idle, legal, play, stands, starter
from limestone.rules.limes.scoring import ranks, scores, tie_break, winners
from limestone.rules.limes.table import start
from limestone.rules.limes.tell import tell
from limestone.rules.limes.view import disclosed, imagine, own, scene, view

name = "limes"
version = 1
seats = range(1, 101)
material_word = "deck"

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
