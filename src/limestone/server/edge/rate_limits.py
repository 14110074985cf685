"""Rate limits: so many at once, then one every few seconds; a refusal names key and seconds."""

import math
import time
from collections import OrderedDict
from typing import NamedTuple

import structlog

from limestone.rules.game import Refused

log = structlog.get_logger()

REMEMBERED = 50_000  # keys; the one not seen for longest is forgotten first
APART = 5.0  # seconds for which a process counts alone after Redis has not answered


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


class RateLimits:
    """Counts what comes to this process, by key and by whom it counts.

    All that is kept is when everything that has come would have been let in one by one; that may
    lie as far ahead as a full burst takes.
    """

    def __init__(self, rates: dict[str, Rate]) -> None:
        self._rates = rates
        self._paid: OrderedDict[tuple[str, str], float] = OrderedDict()

    async def spend(self, key: str, whom: str) -> None:
        """Count one more; Refused when it has come too early."""
        if rate := self._rates.get(key):
            early = await self._early(key, whom, rate)
            if early > 0:
                raise Refused("rate-limited", key=key, seconds=math.ceil(early))

    async def close(self) -> None:
        return None

    async def _early(self, key: str, whom: str, rate: Rate) -> float:
        """By how many seconds it has come too early; otherwise it is counted."""
        moment = time.monotonic()
        paid = max(self._paid.pop((key, whom), 0.0), moment)
        early = paid + (1 - rate.burst) / rate.second - moment
        self._paid[key, whom] = paid if early > 0 else paid + 1 / rate.second
        if len(self._paid) > REMEMBERED:
            self._paid.popitem(last=False)
        return early


class Shared(RateLimits):
    """Counts what comes to all processes, in Redis; each for itself while Redis is away."""

    SCRIPT = """
        local now = redis.call('TIME')
        now = now[1] + now[2] / 1000000
        local burst, second = tonumber(ARGV[1]), tonumber(ARGV[2])
        local paid = math.max(tonumber(redis.call('GET', KEYS[1]) or 0), now)
        local early = paid + (1 - burst) / second - now
        if early <= 0 then
            paid = paid + 1 / second
            local lasts = math.ceil((paid - now) * 1000)
            redis.call('SET', KEYS[1], string.format('%.6f', paid), 'PX', lasts)
        end
        return tostring(early)
    """

    def __init__(self, rates: dict[str, Rate], url: str) -> None:
        from redis.asyncio import from_url
        from redis.exceptions import RedisError

        super().__init__(rates)
        self._client = from_url(url, socket_connect_timeout=0.5, socket_timeout=0.5)
        self._script = self._client.register_script(self.SCRIPT)
        self._troubles = (RedisError, OSError)
        self._apart_until = 0.0

    async def close(self) -> None:
        await self._client.aclose()

    async def _early(self, key: str, whom: str, rate: Rate) -> float:
        if time.monotonic() >= self._apart_until:
            try:
                return float(await self._script([f"limestone:{key}:{whom}"], rate))
            except self._troubles as error:
                self._apart_until = time.monotonic() + APART
                log.warning("limits-apart", reason=type(error).__name__)
        return await super()._early(key, whom, rate)
