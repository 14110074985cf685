"""Many at once: one winner, clean refusals, the same answer to the same command."""

import asyncio
from collections import Counter
from typing import Any

import httpx
import pytest

from limestone.client import Client
from tests.server.players import ME, OPEN, guest, session
from tests.server.services import Site

AT_ONCE = 20
pytestmark = pytest.mark.both


def posted(site: Site, client: Client, path: str, orders: list[Any]) -> list[httpx.Response]:
    """The answers to orders that are all sent at the same time, by turns to every door."""
    headers = session(client) | {"X-CSRF-Token": client._http.headers["X-CSRF-Token"]}

    async def post_all() -> list[httpx.Response]:
        async with httpx.AsyncClient(headers=headers, timeout=60) as http:
            doors = [site.urls[n % len(site.urls)] for n in range(len(orders))]
            sent = [
                http.post(door + path, json=order)
                for door, order in zip(doors, orders, strict=True)
            ]
            return await asyncio.gather(*sent)

    return asyncio.run(post_all())


def test_of_different_moves_for_one_step_one_wins(site: Site) -> None:
    table = guest(site.url).create("limes", [ME])
    moves = (table.legal(0) * AT_ONCE)[:AT_ONCE]
    orders = [
        {"order": "decide", "id": f"c{n}", "seat": 0, "ply": table.table["ply"], "move": move}
        for n, move in enumerate(moves)
    ]

    answers = posted(site, table.client, f"/api/tables/{table.code}/orders", orders)

    assert Counter(answer.status_code for answer in answers) == {200: 1, 409: AT_ONCE - 1}
    refused = [answer.json()["code"] for answer in answers if answer.status_code == 409]
    assert set(refused) == {"stale"}
    table.look(table.client.get(f"/api/tables/{table.code}"))
    assert (table.number, table.table["steps"]) == (2, 3)


def test_the_same_command_gets_the_same_answer(site: Site) -> None:
    table = guest(site.url).create("limes", [ME])
    ply, move = table.table["ply"], table.legal(0)[0]
    order = {"order": "decide", "id": "once", "seat": 0, "ply": ply, "move": move}

    answers = posted(site, table.client, f"/api/tables/{table.code}/orders", [order] * AT_ONCE)

    assert {(answer.status_code, answer.text) for answer in answers} == {
        (200, '{"id":"once","number":2}')
    }
    table.look(table.client.get(f"/api/tables/{table.code}"))
    assert (table.number, table.table["steps"]) == (2, 3)


def test_all_seats_of_a_joint_step_decide_at_once(site: Site) -> None:
    table = guest(site.url).create("limes", [ME] * AT_ONCE)
    ply, move = table.table["ply"], table.legal(0)[0]
    orders = [
        {"order": "decide", "id": f"s{seat}", "seat": seat, "ply": ply, "move": move}
        for seat in range(AT_ONCE)
    ]

    answers = posted(site, table.client, f"/api/tables/{table.code}/orders", orders)

    assert sorted(answer.json()["number"] for answer in answers) == list(range(2, AT_ONCE + 2))
    table.look(table.client.get(f"/api/tables/{table.code}"))
    assert (table.number, table.table["steps"]) == (AT_ONCE + 1, 3)


def test_one_chair_is_given_to_one_person(site: Site) -> None:
    table = guest(site.url).create("limes", [ME, OPEN])
    people = [guest(site.urls[n % len(site.urls)], f"P{n}") for n in range(6)]

    async def join(client: Client) -> int:
        path = f"/api/tables/{table.code}/orders"
        return (await asyncio.to_thread(client._http.post, path, json=JOIN)).status_code

    async def all_join() -> list[int]:
        return await asyncio.gather(*map(join, people))

    statuses = asyncio.run(all_join())

    assert Counter(statuses) == {200: 1, 409: 5}


JOIN = {"order": "join", "id": "j"}


def test_all_who_play_again_in_the_same_moment_get_one_table(site: Site) -> None:
    ann, bo = guest(site.url, "Ann"), guest(site.other, "Bo")
    table = ann.create("limes", [ME, OPEN])
    bo.join(table.code).order("resign", seat=1)

    async def again(client: Client) -> Any:
        path = f"/api/tables/{table.code}/rematch"
        return (await asyncio.to_thread(client._http.post, path)).json()

    async def all_again() -> list[Any]:
        return await asyncio.gather(*[again(client) for client in (ann, bo, ann, bo)])

    codes = {answer["table"]["code"] for answer in asyncio.run(all_again())}

    assert len(codes) == 1
    assert ann.table(codes.pop()).table["phase"] == "playing"
    for person in (ann, bo):
        assert len(person.get("/api/tables", mine=True)) == 2
