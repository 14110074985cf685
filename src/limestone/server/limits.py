"""Rate limits: so many at once, then one every few seconds; a refusal names key and seconds."""

import math
import time
from collections import OrderedDict
from typing import NamedTuple

from limestone.rules.game import Refused

REMEMBERED = 50_000  # keys; the one not seen for longest is forgotten first


class Rate(NamedTuple):
    """How many may come at once, and how many a second after that."""

    burst: int
    second: float


RATES = {
    "people": Rate(30, 0.1),
    "password": Rate(10, 0.1),
    "tables": Rate(60, 0.5),
    "orders": Rate(200, 50),
    "reading": Rate(400, 100),
}


class Limits:
    """The buckets of this process, by key and by whom it counts."""

    def __init__(self, rates: dict[str, Rate] | None = None) -> None:
        self._rates = RATES if rates is None else rates
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, key: str, whom: str) -> None:
        """Count one more; Refused when the bucket is empty."""
        rate = self._rates.get(key)
        if not rate:
            return
        moment = time.monotonic()
        left, since = self._buckets.pop((key, whom), (float(rate.burst), moment))
        left = min(float(rate.burst), left + (moment - since) * rate.second)
        self._buckets[key, whom] = (max(left - 1, 0.0), moment) if left >= 1 else (left, moment)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if left < 1:
            raise Refused("rate-limited", key=key, seconds=math.ceil((1 - left) / rate.second))
