"""What is costly is counted by person and by address, so that no crowd of guests gets past."""

import asyncio

import pytest

from limestone.rules.game import Refused
from limestone.server.edge.auth import CLUB, Auth, Caller
from limestone.server.edge.rate_limits import RATES, RateLimits
from limestone.server.settings import Settings
from limestone.server.table.person import Person


def granted(auth: Auth, key: str, people: int) -> int:
    """How often so many guests of one address may do something, each as often as they like."""

    async def tried() -> int:
        done = 0
        for n in range(people):
            caller = Caller(Person(f"guest-{n}", "Guest", "guest"), "", "192.0.2.1")
            try:
                for _ in range(RATES[key].burst + 1):
                    await auth.spend(key, caller)
                    done += 1
            except Refused as refused:
                assert refused.args_["key"] == key
        return done

    return asyncio.run(tried())


@pytest.mark.parametrize("key", ["reviews", "judging", "puzzles", "tables", "consequences"])
def test_many_guests_of_one_address_do_not_get_past_a_limit(key: str) -> None:
    auth = Auth(None, RateLimits(RATES), Settings(""))  # type: ignore[arg-type]

    assert RATES[key].burst <= granted(auth, key, 1) <= RATES[key].burst + 1
    auth = Auth(None, RateLimits(RATES), Settings(""))  # type: ignore[arg-type]
    most = RATES[key].burst * CLUB
    assert most <= granted(auth, key, 4 * CLUB) <= most + 2
