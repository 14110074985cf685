"""The page about environments is right, and the learner learns."""

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

ROOT = Path(__file__).parent.parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_every_block_of_the_page_runs() -> None:
    pytest.importorskip("pyspiel")
    blocks = BLOCK.findall((ROOT / "docs" / "env.md").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}

    assert len(blocks) == 7
    for block in blocks:
        exec(compile(block, "docs/env.md", "exec"), names)


def test_the_learner_learns_something_in_a_few_seconds() -> None:
    where = spec_from_file_location("learn_limes", ROOT / "examples" / "learn_limes.py")
    assert where and where.loader
    learner = module_from_spec(where)
    where.loader.exec_module(learner)
    rng = np.random.default_rng(1)
    network = learner.Network(32, rng)
    before, error = learner.average(network, 60, seed=10_000)

    for _, _ in zip(range(12), learner.rounds(network, learner.Training(64), rng, 1), strict=False):
        pass

    after, _ = learner.average(network, 60, seed=10_000)
    assert after > before + 3 * error
