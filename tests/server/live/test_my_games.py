"""A person's games: running, finished, archived; nobody else's, nothing secret."""

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, inspect

from limestone.client import Client, Seated
from limestone.rules.game import Refused
from limestone.rules.ranks import places
from limestone.server.live import lobby, summaries
from limestone.server.live.lobby import Filter
from limestone.server.live.messages import Viewpoint
from limestone.server.store import schema
from limestone.server.store.people import People
from limestone.server.table.absence import Handed, Resign, Return
from limestone.server.table.asking import Answer, Ask
from limestone.server.table.entry import proposed
from limestone.server.table.table import Table
from tests.server.live.test_live_tables import opened
from tests.server.made import ANN, BO, growth, history, made, ordered
from tests.server.players import ME, OPEN, PLAYABLE, bot, guest, play_out
from tests.server.services import Site, running, sqlite_site


def games(client: Client, show: str, **wanted: str) -> list[Any]:
    found: list[Any] = client.get("/api/me/tables", show=show, **wanted)["tables"]
    return found


def codes(client: Client, show: str, **wanted: str) -> list[str]:
    return [game["code"] for game in games(client, show, **wanted)]


def given_up(client: Client, **wishes: Any) -> Seated:
    """A short game: given up before the first move."""
    table = client.create("limes", [ME], **wishes)
    table.order("resign", seat=0)
    return table


def ended(game: str, people: str = "ab") -> Table:
    """A table whose game was played out."""
    *_, (_, table) = history(game, people, Random(5), most=3000)
    assert table.phase == "over"
    return table


def test_a_game_moves_from_running_to_finished_to_archived_and_back(site: Site) -> None:
    ann = guest(site.url)
    table = ann.create("limes", [ME, ME])
    assert (codes(ann, "running"), codes(ann, "finished")) == ([table.code], [])

    table.order("resign", seat=0)
    assert (codes(ann, "running"), codes(ann, "finished")) == ([], [table.code])

    ann.post(f"/api/tables/{table.code}/archive", {"archived": True})
    assert (codes(ann, "finished"), codes(ann, "archived")) == ([], [table.code])
    ann.post(f"/api/tables/{table.code}/archive", {"archived": False})

    page = guest(site.other).get("/api/me/tables") | ann.get("/api/me/tables", show="finished")
    assert [game["code"] for game in page["tables"]] == [table.code]
    assert (page["running"], page["finished"], page["archived"], page["next"]) == (0, 1, 0, "")


def test_others_see_nothing_of_it(site: Site) -> None:
    given_up(guest(site.url))
    stranger = guest(site.other, "Cy")

    assert [codes(stranger, show) for show in ("running", "finished", "archived")] == [[], [], []]
    with pytest.raises(Refused, match="sign-in-first"):
        Client(site.url).get("/api/me/tables")


def test_a_finished_game_says_how_it_went(site: Site) -> None:
    ann, bo = guest(site.url), guest(site.other, "Bo")
    table = ann.create("limes", [ME, OPEN], options=["diagonal"], pace={"seconds": 86400})
    play_out([table, bo.join(table.code)], Random(3))
    result = ann.get(f"/api/tables/{table.code}")["table"]["result"]

    [game] = games(bo, "finished")

    assert (game["scores"], game["places"]) == (result["scores"], result["places"])
    assert (game["round"], game["rounds"], game["mine"]) == (16, 16, [1])
    assert (game["names"], game["options"], game["pace"]["seconds"]) == (
        ["Ann", "Bo"],
        ["diagonal"],
        86400,
    )
    assert len(game["picture"]["cards"]) == 16
    assert game["ended"] >= game["created"]


def test_where_least_time_is_left_comes_first(site: Site) -> None:
    ann = guest(site.url)
    paces = [None, 86400, 3600]
    slow, daily, hourly = (ann.create("limes", [ME, ME], pace={"seconds": s}) for s in paces)
    lobbied = ann.create("limes", [ME, OPEN])

    assert codes(ann, "running") == [hourly.code, daily.code, slow.code, lobbied.code]


def test_a_seat_that_is_held_asks_for_an_answer(site: Site) -> None:
    ann, bo = guest(site.url), guest(site.other, "Bo")
    table = ann.create("limes", [ME, OPEN])
    bo.join(table.code).order("resign", seat=1)
    following = ann.post(f"/api/tables/{table.code}/rematch")["table"]["code"]
    bo.create("limes", [ME, OPEN])

    first = games(bo, "running")[0]

    assert (first["code"], first["kept"]) == (following, [1])
    bo.post(f"/api/tables/{following}/orders", {"order": "leave", "id": "x", "seat": 1})
    assert following not in codes(bo, "running")


def test_a_table_that_never_began_can_be_left(site: Site) -> None:
    ann = guest(site.url)
    table = ann.create("limes", [ME, OPEN], visibility="public")
    assert [(game["phase"], game["round"]) for game in games(ann, "running")] == [("waiting", 0)]

    table.order("leave", seat=0)

    assert ann.get("/api/me/tables")["running"] == 0
    assert codes(ann, "running") == []
    assert table.code not in [one["code"] for one in ann.get("/api/tables")]
    ann.join(table.code)
    assert codes(ann, "running") == [table.code]


def test_games_are_found_by_game_and_by_a_part_of_a_name(site: Site) -> None:
    ann, zoe = guest(site.url), guest(site.other, "Zoë 100%")
    limes = ann.create("limes", [ME, OPEN])
    zoe.join(limes.code)
    limits = ann.create("limits", [ME, bot()])

    assert codes(ann, "running", game="limits") == [limits.code]
    assert codes(ann, "running", name="ZOË") == [limes.code]
    assert codes(ann, "running", name="0%") == [limes.code]
    assert codes(ann, "running", name="_") == []
    assert codes(ann, "running", name="zoë", game="limits") == []


def test_pages_follow_each_other_without_gap_or_repetition(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = guest(site.url)
    played = [given_up(ann).code for _ in range(lobby.PAGE + 2)]

    first = ann.get("/api/me/tables", show="finished")
    given_up(ann)  # one more meanwhile
    second = ann.get("/api/me/tables", show="finished", after=first["next"])

    found = [game["code"] for page in (first, second) for game in page["tables"]]
    assert (sorted(found), second["next"]) == (sorted(played), "")
    with pytest.raises(Refused, match="no-such-table"):
        guest(site.other).get("/api/me/tables", after=first["next"])


def test_the_names_of_who_is_forgotten_are_in_no_list(site: Site) -> None:
    ann, bo = guest(site.url), guest(site.other, "Unrepeatable")
    table = ann.create("limes", [ME, OPEN])
    bo.join(table.code).order("resign", seat=1)
    assert "Unrepeatable" in json.dumps(games(ann, "finished"))

    bo._http.delete("/api/me")

    [game] = games(ann, "finished")
    assert game["names"] == ["Ann", "…"]
    assert codes(ann, "finished", name="unrepeatable") == []


@pytest.mark.parametrize("game", PLAYABLE)
def test_what_is_kept_of_a_finished_game_is_what_the_table_says(game: str) -> None:
    table = ended(game)

    kept = summaries.recalled(summaries.stored(table), BO)

    assert kept == summaries.summary(table, BO)
    assert kept.places == list(places(table.game.ranks(table.state)))


def test_a_game_that_was_given_up_has_no_places() -> None:
    table = ordered(made("limes", "ab"), BO, Resign("r", 1))

    found = summaries.summary(table, ANN)

    assert (found.end, found.resigned, found.places, found.scores) == ("resigned 1", [1], [], [])


def test_at_a_night_what_a_bot_made_for_who_was_absent_is_no_place_before_the_others() -> None:
    """The night gave the win to who was there; the table, home and profile to the bot."""
    *_, (_, table) = history("limes", "ab", Random(5), most=3000, night="tavo-kilu 1")
    best, other = sorted((0, 1), key=table.game.scores(table.state).__getitem__, reverse=True)
    absent = table.chairs[best]._replace(away="club", missed=True)

    over = table.with_chair(best, absent)

    told = Viewpoint(over, "a").document["result"]
    assert (told["winners"], told["places"][other], told["places"][best]) == ([other], 1, 2)
    assert summaries.summary(over, BO).places == told["places"]
    assert told["scores"] == list(table.game.scores(table.state))


def test_who_was_absent_and_comes_back_plays_for_themselves() -> None:
    *_, (_, table) = history("limes", "ab", Random(5), most=4, night="tavo-kilu 1")

    gone = growth(table, proposed(table, Handed(1, "club", missed=True)))[1]
    back = ordered(gone, BO, Return("r", 1))

    assert (gone.chairs[1].missed, back.chairs[1].missed) == (True, False)


def test_a_rated_game_that_does_not_count_says_why_in_lists() -> None:
    table = list(history("limes", "ab", Random(1), most=6, rated=True))[-1][1]
    spoilt = ordered(ordered(table, BO, Ask("a", 1, "abandon")), ANN, Answer("b", 0, True))

    kept = summaries.recalled(summaries.stored(spoilt), BO)

    assert kept and (kept.rated, kept.uncounted) == (True, "abandoned")
    assert summaries.summary(table, BO).uncounted is None


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_list_holds_no_secret(game: str) -> None:
    """Whatever a seat holds, seals or will draw: the same line for everybody."""
    for _, table in history(game, "ab", Random(2), most=40):
        line = summaries.summary(table, BO)
        text = json.dumps(msgspec.to_builtins(line))

        assert table.terms.seed not in text and table.terms.invite not in text
        assert all(chair.salt not in line.names for chair in table.chairs)
        assert line.picture is None or set(line.picture) == {"cards", "workers"}


def test_old_rows_are_completed_when_the_server_is_brought_up_to_date(tmp_path: Path) -> None:
    site = sqlite_site(tmp_path)
    with running(site):
        ann, bo = guest(site.url), guest(site.url, "Bo")
        played = ann.create("limes", [ME, OPEN])
        bo.join(played.code).order("resign", seat=1)
        waits = ann.create("limits", [ME, OPEN, OPEN])
        bo.join(waits.code).order("leave", seat=1)
        before = [games(one, show) for one in (ann, bo) for show in ("running", "finished")]
    as_left_by(site, "0005")

    with running(site):
        after = [games(one, show) for one in (ann, bo) for show in ("running", "finished")]
        found = codes(ann, "finished", name="bo", game="limes")

    assert after == before
    assert found == [played.code]


def as_left_by(site: Site, version: str) -> None:
    """The database as an earlier version left it: its tables and columns, today's rows."""
    new = Path(site.database.partition("///")[2])
    old = new.with_suffix(".old")
    config = Config()
    config.set_main_option("script_location", "limestone.server.store:migrations")
    engine = create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        known = inspect(connection)
        columns = {
            name: ", ".join(f'"{column["name"]}"' for column in known.get_columns(name))
            for name in known.get_table_names()
            if name != "alembic_version"
        }
    engine.dispose()
    with sqlite3.connect(old) as rows:
        rows.execute(f"ATTACH '{new}' AS new")
        for name, listed in columns.items():
            rows.execute(f"INSERT INTO {name} ({listed}) SELECT {listed} FROM new.{name}")
    rows.close()
    for beside in ("-wal", "-shm"):
        Path(f"{new}{beside}").unlink(missing_ok=True)
    old.replace(new)


MANY = 10_000


def test_ten_thousand_games_of_one_person_are_listed_at_once(tmp_path: Path) -> None:
    """Counted in CPU seconds, with a finished game that is kept in a line."""

    async def run() -> list[float]:
        async with opened(tmp_path) as live_tables:
            ann, _ = await People(live_tables.store).guest("Ann")
            await fill(live_tables, ann.id)
            wishes = [
                Filter("finished"),
                Filter("finished", game="limits"),
                Filter("finished", name="nobody of that name"),
            ]
            spent = []
            for wish in wishes:
                began = time.process_time()
                await lobby.page(live_tables, ann, wish)
                spent.append(time.process_time() - began)
            return spent

    spent = asyncio.run(run())

    assert max(spent) < 0.25, spent


async def fill(live_tables: Any, person: str) -> None:
    """So many finished games, the same one over and over."""
    text = summaries.stored(ended("limes", "ab"))
    rows = [
        {
            "id": f"{n:032x}",
            "code": f"game-{n}",
            "visibility": "link",
            "created": n,
            "terms": "{}",
            "phase": "over",
            "wake": None,
            "thinking": False,
            "game": "limes",
            "names": "ann\nbo",
            "summary": text,
        }
        for n in range(MANY)
    ]
    sits = [
        {"table_id": row["id"], "person": person, "archived": False, "status": "over", "at": n}
        for n, row in enumerate(rows)
    ]

    def put(connection: Any) -> None:
        connection.execute(schema.tables.insert(), rows)
        connection.execute(schema.seatings.insert(), sits)

    await live_tables.store.engines.writer.run(put)
