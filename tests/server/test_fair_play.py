"""Fair deals on a running server: the exchange over HTTP, absent clients, restarts, two workers."""

import signal
import time
from hashlib import sha256
from pathlib import Path
from random import Random

import httpx
import pytest

from limestone.client import Seated
from limestone.rules import record
from limestone.rules.game import Refused
from limestone.server.table import fair_deals
from tests.server.players import ME, OPEN, PLAYABLE, answer, bot, guest, least, live, play_out
from tests.server.services import Site, healthy, running, sqlite_site, wait_for


def seen(table: Seated) -> str:
    """The phase, as a client sees it that looks again and does what it is asked."""
    table.look(table.client.get(f"/api/tables/{table.code}"))
    return str(table.table["phase"])


def waited_for(table: Seated) -> set[int]:
    """The seats that still have to decide."""
    return set(table.table["due"]) - set(table.table["decided"])


def pair(site: Site, game: str = "limits", **wishes: object) -> tuple[Seated, Seated]:
    """Ann and Bo at a table that has just become full; both add a salt."""
    table = guest(site.url, "Ann", adds=True).create(game, [ME, OPEN], **wishes)
    return table, guest(site.other, "Bo", adds=True).join(table.code)


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_game_against_bots_begins_at_once_and_is_proved(site: Site, game: str) -> None:
    client = guest(site.url, adds=True)
    began = time.monotonic()

    table = client.create(game, [ME] + [bot()] * (least(game) - 1))

    assert (table.table["phase"], list(table.table["fair"]["salts"])) == ("playing", ["0"])
    assert time.monotonic() - began < 2
    table.order("resign", seat=0)
    assert table.proof() >= 1


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_whole_game_is_proved_to_both_who_added_to_it(small: Site, game: str) -> None:
    tables = list(pair(small, game))

    play_out(tables, Random(3))

    for table in tables:
        assert seen(table) == "over"
        assert table.proof() >= 1
    assert list(tables[0].table["fair"]["salts"]) == ["0", "1"]


def test_a_client_that_is_not_there_is_waited_for_a_few_seconds(site: Site) -> None:
    _, bo = pair(site)
    began = time.monotonic()

    wait_for(lambda: seen(bo) == "playing", "the game")

    assert 2 < time.monotonic() - began < 12
    assert list(bo.table["fair"]["salts"]) == ["1"]


def test_a_client_that_never_reveals_is_left_out_and_counted(site: Site) -> None:
    table, bo = pair(site)
    digits = "0" * 64
    order = {"order": "commit", "id": "x", "commitment": fair_deals.promise(digits)}
    table.client.post(f"/api/tables/{table.code}/orders", order)

    wait_for(lambda: seen(bo) == "playing", "the game")

    fair = bo.table["fair"]
    assert (list(fair["salts"]), fair["withheld"]) == (["1"], {"0": 1})
    bo.order("resign", seat=1)
    assert bo.proof() == 1
    assert "\nwithheld 0 1\n" in bo.record()


def test_who_is_deleted_during_the_exchange_is_played_by_a_bot(site: Site) -> None:
    """The seats are fixed by then: a free one would leave a table that nobody can open."""
    table, bo = pair(site)
    answer(bo.client, "DELETE", "/api/me")

    wait_for(lambda: seen(table) == "playing", "the game")

    bot = table.table["seats"][1]
    assert (bot["kind"], bot["name"], bot["away"]) == ("person", "…", "casual")
    assert (list(table.table["fair"]["salts"]), table.table["fair"]["withheld"]) == (
        ["0"],
        {"1": 1},
    )
    wait_for(lambda: seen(table) and 1 not in waited_for(table), "the bot")


def test_the_exchange_survives_a_kill(tmp_path: Path) -> None:
    """What was committed is bound after a restart, and there is time to come back."""
    with running(sqlite_site(tmp_path)) as site:
        table, bo = pair(site)
        assert seen(table) == "waiting"  # Ann has committed and revealed, Bo only committed
        bound = bo.client.get(f"/api/tables/{bo.code}")["table"]["fair"]
        site.servers[0].stop(signal.SIGKILL)
        time.sleep(4)  # longer than anybody is waited for
        site.servers[0].start()
        wait_for(lambda: healthy(site.url), site.url)

        time.sleep(2)
        again = bo.client.get(f"/api/tables/{bo.code}")["table"]["fair"]
        assert again["exchange"]["commitments"] == bound["exchange"]["commitments"]
        wait_for(lambda: "playing" in (seen(bo), seen(table)), "the game")
        assert list(bo.client.get(f"/api/tables/{bo.code}")["table"]["fair"]["salts"]) == ["0", "1"]


def test_everybody_sees_the_exchange_step_by_step(site: Site) -> None:
    table, bo = pair(site)
    with live(table.client, table.code, site.url) as socket:
        first = socket.recv(timeout=20)

        assert '"exchange":{"round":1,"sealed":false,"asked":[0,1]' in str(first)
        seen(table)
        kinds = [str(socket.recv(timeout=20)) for _ in range(2)]
        assert '"kind":"committed"' in kinds[0] and '"sealed":true' in kinds[0]
        assert '"kind":"revealed"' in kinds[1]
    wait_for(lambda: seen(bo) == "playing", "the game")


def test_a_rematch_has_an_exchange_of_its_own(site: Site) -> None:
    table, bo = pair(site)
    wait_for(lambda: "playing" in (seen(table), seen(bo)), "the game")
    bo.order("resign", seat=1)
    views = [one.client.post(f"/api/tables/{table.code}/rematch", adds=True) for one in (table, bo)]

    tables = [Seated(one.client, view) for one, view in zip((table, bo), views, strict=True)]
    wait_for(lambda: "playing" in [seen(one) for one in tables], "the rematch")

    fair = tables[0].client.get(f"/api/tables/{tables[0].code}")["table"]["fair"]
    assert list(fair["salts"]) == ["0", "1"]
    assert fair["commitment"] != table.table["fair"]["commitment"]


def test_a_private_table_tells_its_seed_only_to_those_who_sit_there(site: Site) -> None:
    host, bo = guest(site.url, "Host"), guest(site.other, "Bo")
    table = host.create("limes", [OPEN], visibility="private")
    mine = bo.join(table.code, invite=table.table["invite"])

    mine.order("resign", seat=0)

    assert seen(table) == seen(mine) == "over"
    assert (table.table["fair"].get("seed"), "\nseed " in table.record()) == (None, False)
    assert mine.table["fair"]["seed"]
    assert "\nseed " in mine.record()


def test_material_is_found_by_its_whole_digest(site: Site) -> None:
    deck = "".join(f"{n}\n~ .*\n# {'^' if n % 2 else '.'}\n\n" for n in range(1, 25))
    client = guest(site.url)
    material = {"name": "mine", "files": {"deck.txt": deck}}
    table = client.create("limes", [ME], material=material)
    digests = [game["material"]["digest"] for game in client.get("/api/games")]

    for digest in [table.table["material"]["digest"], *digests]:
        text = httpx.get(f"{site.other}/api/materials/{digest}").text

        assert sha256(text.encode()).hexdigest() == digest
    table.order("resign", seat=0)
    assert record.read(table.record()).header.material == (
        "mine",
        table.table["material"]["digest"],
    )


@pytest.mark.parametrize("digest", ["0" * 64, "f20c0bb6987e", "x", "é" * 64])
def test_other_digests_are_of_nothing(site: Site, digest: str) -> None:
    with pytest.raises(Refused, match="no-such-material"):
        guest(site.url).get(f"/api/materials/{digest}")
