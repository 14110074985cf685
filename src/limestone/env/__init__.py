"""Environments for research: Gymnasium, PettingZoo, OpenSpiel, and thousands of Limes at once.

Needs the extra `rl`. OpenSpiel knows the games after `import limestone.env.spiel`.
"""

try:
    from limestone.env.limes_alone import register
    from limestone.env.limes_many import Step, VecLimes
    from limestone.env.spec import Spec, spec
    from limestone.env.walk import OVER, Walk, begin
    from limestone.env.zoo import aec, parallel
    from limestone.rules.game import CHANCE
except ModuleNotFoundError as missing:
    if (missing.name or "").startswith("limestone"):
        raise
    raise ImportError(f"{missing}: pip install 'limestone-games[rl]'") from missing

register()

__all__ = [
    "CHANCE",
    "OVER",
    "Spec",
    "Step",
    "VecLimes",
    "Walk",
    "aec",
    "begin",
    "parallel",
    "spec",
]
