"""Limits, by Uwe Rosenberg: who goes over the limit, and who remembers it."""

from limestone.rules.limits.cards import canonical, material
from limestone.rules.limits.check import check
from limestone.rules.limits.imagination import imagine
from limestone.rules.limits.notation import read, write
from limestone.rules.limits.options import variants
from limestone.rules.limits.play import actors, chance, idle, legal, play, stands, starter
from limestone.rules.limits.scoring import ranks, scores, tie_break, winners
from limestone.rules.limits.table import start
from limestone.rules.limits.tell import tell
from limestone.rules.limits.view import disclosed, own, scene, view

name = "limits"
version = 1
seats = range(2, 7)
material_word = "cards"

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
