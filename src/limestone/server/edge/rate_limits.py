"""Rate limits: a burst, then a steady rate; a refusal names the key and the seconds to wait."""

import math
import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import NamedTuple

from limestone.rules.game import Refused
from limestone.server.logs import Outage

REMEMBERED = 50_000  # keys; the one not seen for longest is forgotten first
APART = 5.0  # seconds for which a process counts for itself after Redis has not answered


class Rate(NamedTuple):
    """How many may come at once, and how many a second after that."""

    burst: int
    second: float


RATES = {
    "people": Rate(30, 0.1),
    "accounts": Rate(10, 1 / 60),  # whether a login is taken can be asked no faster
    "password": Rate(30, 0.2),  # of an address; behind one there may be a club
    "guesses": Rate(10, 0.1),  # of an address at one login
    "tables": Rate(60, 0.5),
    "listed": Rate(10, 1 / 60),  # public tables
    "nights": Rate(10, 1 / 300),  # club nights
    "announcements": Rate(6, 0.1),  # of an organiser
    "bots": Rate(5, 1 / 120),  # tables where only bots play
    "materials": Rate(20, 1 / 600),
    "orders": Rate(200, 50),
    "consequences": Rate(60, 5),  # a person asks once a decision; all moves are played for it
    "replay": Rate(60, 5),  # whoever goes through a game asks for each of its steps
    "reviews": Rate(20, 0.2),  # games that are looked at again
    "judging": Rate(30, 1),  # hints, and moves that are tried in a review
    "puzzles": Rate(60, 1),  # moves that are tried at puzzles
    "talk": Rate(6, 0.1),  # six at once, then six a minute
    "reports": Rate(10, 1 / 60),  # of a player to the admins
    "measures": Rate(60, 2),  # of an admin
    "data": Rate(3, 1 / 600),  # all that is known of a person, as a file
    "large": Rate(60, 5),  # bodies above what most requests need, counted before they are read
    "malformed": Rate(30, 1),  # bodies that cannot be read, which count nowhere else
    "reading": Rate(400, 100),
}


class RateLimits:
    """Rate limits within one process (GCRA).

    Stores one time per key and caller: when all requests so far would have been paid off at the
    steady rate. It may lie at most one burst ahead.
    """

    def __init__(self, rates: dict[str, Rate]) -> None:
        self._rates = self._own = rates
        self._paid: OrderedDict[tuple[str, str], float] = OrderedDict()

    def change(self, rates: Mapping[str, tuple[int, float]]) -> None:
        """Count by other rates than those it was started with, where these are said."""
        known = {key: Rate(*rate) for key, rate in rates.items() if key in self._own}
        self._rates = self._own | known

    async def spend(self, key: str, whom: str, *, times: int = 1) -> None:
        """Count a request; Refused when it comes too early. So many `times` as much is allowed."""
        if rate := self._rates.get(key):
            rate = Rate(rate.burst * times, rate.second * times)
            early = await self._early(key, whom, rate)
            if early > 0:
                raise Refused("rate-limited", key=key, seconds=math.ceil(early))

    async def close(self) -> None:
        return None

    async def _early(self, key: str, whom: str, rate: Rate) -> float:
        """By how many seconds a request comes too early; if it does not, it is counted."""
        moment = time.monotonic()
        paid = max(self._paid.pop((key, whom), 0.0), moment)
        early = paid + (1 - rate.burst) / rate.second - moment
        self._paid[key, whom] = paid if early > 0 else paid + 1 / rate.second
        if len(self._paid) > REMEMBERED:
            self._paid.popitem(last=False)
        return early


class SharedRateLimits(RateLimits):
    """Rate limits over all processes, in Redis; each counts for itself while Redis is down."""

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
        self._outage = Outage("rates")
        self._apart_until = 0.0

    async def close(self) -> None:
        await self._client.aclose()

    async def _early(self, key: str, whom: str, rate: Rate) -> float:
        if time.monotonic() >= self._apart_until:
            try:
                early = float(await self._script([f"limestone:{key}:{whom}"], rate))
                self._outage.end()
                return early
            except self._troubles as error:
                self._apart_until = time.monotonic() + APART
                self._outage.begin(error)
        return await super()._early(key, whom, rate)
