"""The numbers of a decision as a review shows them: value, loss, list and shares agree.

A loss is named only as far as it is shown, so the best move may be called worth less than its
trials say. Then no move is shown to be worth more than that, and shares follow their values.
"""

from collections.abc import Sequence
from typing import Any

from limestone.study.judgement import PLACES, Judgement
from limestone.study.judging import Bench


def agreed(bench: Bench, found: Judgement, best: str, best_value: float) -> dict[str, Any]:
    """The moves that were considered, and what stands beside them."""
    most = best_value if bench.study.FURTHER else max(best_value, found.best.value)
    values = {one.move: min(one.value, most) for one in found.moves}
    if bench.study.FURTHER:
        values[best] = most
    moves = [one._asdict() | {"value": values[one.move]} for one in found.moves]
    aside = dict(bench.aside)
    aside["shares"] = {
        move: leaning(shares, bench.seat, values[move]) if isinstance(shares, list) else shares
        for move, shares in aside.get("shares", {}).items()
    }
    return {"moves": moves} | {name: it for name, it in aside.items() if it}


def leaning(shares: Sequence[float], seat: int, value: float) -> list[float]:
    """Shares in which a seat has so much, and the others what is left, in proportion.

    >>> leaning([0.5, 0.25, 0.25], 0, 0.4)
    [0.4, 0.3, 0.3]
    """
    others = sum(shares) - shares[seat]
    fair = 1 / max(1, len(shares) - 1)
    parts = [share / others if others else fair for share in shares]
    return [
        round(value if n == seat else part * (1 - value), PLACES) for n, part in enumerate(parts)
    ]
