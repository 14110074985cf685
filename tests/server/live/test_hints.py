"""Hints at a table: where they are given, what others see of them, and how they get better."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from limestone.server.edge.app import make
from limestone.server.live import messages
from limestone.server.live.bot_workers import BotWorkers
from limestone.server.live.new_tables import Wanted, WantedSeat, _hints
from limestone.server.settings import Settings
from limestone.server.table.hinting import Hint, allowed
from tests.server.made import ANN, BO, made, ordered, refusal

ME, OPEN, BOT = WantedSeat("me"), WantedSeat("open"), WantedSeat("bot", "novice")


@pytest.mark.parametrize(
    ("seats", "chosen", "given"),
    [
        ([ME], None, True),
        ([ME, BOT], None, True),
        ([ME, OPEN], None, False),
        ([ME, ME], None, False),
        ([ME, OPEN], True, True),
        ([ME, BOT], False, False),
    ],
    ids=["alone", "against bots", "with others", "on one device", "as chosen", "not as chosen"],
)
def test_hints_are_given_to_who_plays_alone_or_where_the_host_says(
    seats: list[WantedSeat], chosen: bool | None, given: bool
) -> None:
    assert _hints(Wanted("limes", seats, hints=chosen)) is given


def test_a_rated_game_gives_no_hints_whatever_was_chosen() -> None:
    assert allowed(made("limes", "ab", hints=True).terms)
    assert not allowed(made("limes", "ab", hints=True, rated=True).terms)


def test_others_see_that_a_hint_was_asked_for_and_nothing_of_it() -> None:
    table = made("limes", "ab", hints=True)
    after = ordered(table, ANN, Hint("h", 0, table.ply))

    assert after.has_done("hinted", 0)
    seen = messages.Viewpoint(after, BO.id).document
    assert seen["hints"] is True
    assert seen == messages.Viewpoint(table, BO.id).document


def test_a_hint_is_for_the_open_step_and_a_seat_that_is_due() -> None:
    table = made("limes", "ab", hints=True)

    assert refusal(table, ANN, Hint("h", 0, table.ply + 1)) == "stale"
    assert refusal(table, ANN, Hint("h", 1, table.ply)) == "not-your-seat"
    assert refusal(made("limes", "ab"), ANN, Hint("h", 0, table.ply)) == "no-hints"


def test_a_hint_comes_rough_then_best_and_is_logged_once(tmp_path: Path) -> None:
    app = make(Settings(f"sqlite:///{tmp_path}/x.sqlite", rates={}))
    with TestClient(app, base_url="http://testserver.local") as client:
        person = client.post("/api/me", json={"name": "Ann"}).json()
        headers = {"X-CSRF-Token": person["csrf"]}
        wanted = {"game": "limes", "seats": [{"kind": "me"}]}
        view = client.post("/api/tables", json=wanted, headers=headers).json()
        path, asked = (
            f"/api/tables/{view['table']['code']}",
            {"seat": 0, "ply": view["table"]["ply"]},
        )

        answers = [
            client.post(f"{path}/hint", json=asked | {"best": best}, headers=headers).json()
            for best in (False, True)
        ]

        news = client.get(f"{path}/news?since={view['number']}").json()
    assert [one["best"] for one in answers] == [False, True]
    assert all(1 <= len(one["candidates"]) <= 3 for one in answers)
    assert [one["entry"]["kind"] for one in news] == ["hinted"]


def test_a_hint_survives_a_worker_that_is_killed() -> None:
    table = made("limits", "abc", hints=True)
    view: Any = table.game.view(table.state, 0)

    async def run() -> Any:
        workers = BotWorkers()
        await workers.hint("limits", view, 0.02)
        for process in list(workers._ready()._processes.values()):
            process.kill()
        found = await workers.hint("limits", view, 0.02)
        workers.close(wait=True)
        return found

    assert asyncio.run(run())["candidates"]
