"""Sequential halving: samples go to the candidates that may still be the best."""

from collections.abc import Callable, Sequence
from math import ceil, log2

# Candidates, and how often to sample each: the sums of their samples.
Sample = Callable[[Sequence[int], int], Sequence[float]]


def halve(candidates: int, samples: int, sample: Sample) -> tuple[int, float]:
    """The best candidate and its mean, with about so many samples altogether.

    >>> halve(4, 64, lambda alive, times: [times * [3, 1, 4, 2][n] for n in alive])
    (2, 4.0)
    """
    alive = list(range(candidates))
    sums, counts = [0.0] * candidates, [0] * candidates
    rounds = max(1, ceil(log2(candidates)))
    for _ in range(rounds):
        times = max(1, samples // (rounds * len(alive)))
        for n, total in zip(alive, sample(alive, times), strict=True):
            sums[n] += total
            counts[n] += times
        alive.sort(key=lambda n: -sums[n] / counts[n])
        del alive[(len(alive) + 1) // 2 :]
    return alive[0], sums[alive[0]] / counts[alive[0]]
