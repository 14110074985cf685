"""Whole games over HTTP: alone, on one device, with bots, with friends at another door."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from threading import Barrier
from time import time_ns
from typing import Any

import pytest

from limestone.client import Client, Seated
from limestone.rules import record
from limestone.rules.game import GAMES, Refused
from limestone.server.table import fair_deals
from tests.server.players import ME, OPEN, PLAYABLE, answer, bot, guest, least, play_out
from tests.server.services import Site


@pytest.mark.parametrize("game", PLAYABLE)
def test_two_friends_play_a_game_that_can_be_verified(site: Site, game: str) -> None:
    ann, bo = guest(site.url, "Ann"), guest(site.other, "Bo")
    first = ann.create(game, [ME] * (least(game) - 1) + [OPEN])
    second = bo.join(first.code)

    play_out([first, second], Random(7))

    played = record.read(first.record())
    first.look(ann.get(f"/api/tables/{first.code}"))
    assert list(played.header.result) == first.table["result"]["scores"]
    assert played.header.players[least(game) - 1] == "Bo"
    assert fair_deals.verify(played).deals > 0
    assert first.record() == bo.table(first.code).record()


def robbed(url: str, owner: Client, label: str = "Robby") -> Client:
    return Client(url, token=owner.post("/api/tokens", {"label": label})["token"])


def test_a_program_beside_its_owner_is_one_person_to_strangers(site: Site) -> None:
    ann = guest(site.url, "Ann")
    robby = robbed(site.url, ann)
    table = ann.create("limits", [ME, OPEN, OPEN], visibility="public")

    for program in (robby, robbed(site.url, robby, "Child")):
        with pytest.raises(Refused, match="seat-twice"):
            program.join(table.code)


def test_a_program_plays_against_its_owner_where_nobody_else_sits(small: Site) -> None:
    ann, bo = guest(small.url, "Ann"), guest(small.url, "Bo")
    robby = robbed(small.url, ann)
    table = ann.create("limits", [ME, OPEN, OPEN])

    assert robby.join(table.code).own == [1]
    with pytest.raises(Refused, match="programs-here"):
        bo.join(table.code)
    assert robbed(small.url, robby, "Child").join(table.code).own == [2]


def test_a_program_does_not_sit_beside_its_owner_at_a_table_of_others(small: Site) -> None:
    ann, bo = guest(small.url, "Ann"), guest(small.url, "Bo")
    robby = robbed(small.url, ann)
    table = ann.create("limits", [ME, OPEN, OPEN])
    bo.join(table.code)

    for program in (robby, robbed(small.url, bo)):
        with pytest.raises(Refused, match="seat-twice"):
            program.join(table.code)


def at_once(*asks: Callable[[], Any]) -> list[str]:
    """What is said to each, asked at the same moment: the code of a refusal, or nothing."""
    start = Barrier(len(asks))

    def ask(one: Callable[[], Any]) -> str:
        start.wait()
        try:
            one()
        except Refused as refused:
            return refused.code
        return ""

    with ThreadPoolExecutor(len(asks)) as threads:
        return list(threads.map(ask, asks))


def test_a_person_and_their_program_do_not_sit_down_at_the_same_moment(site: Site) -> None:
    """Who was there was looked at before either of them sat: both got a seat."""
    ann, bo = guest(site.url, "Ann"), guest(site.url, "Bo")
    robby = robbed(site.url, bo)
    for n in range(6):
        code = ann.create("limits", [ME, OPEN, OPEN, OPEN]).code
        joining = {"order": "join", "id": f"j{n}"}
        path = f"/api/tables/{code}/orders"

        said = at_once(lambda: bo.post(path, joining), lambda: robby.post(path, joining))  # noqa: B023

        assert sorted(said) in (["", "programs-here"], ["", "seat-twice"])


def test_who_is_deleted_while_they_sit_down_does_not_stay(small: Site) -> None:
    ann = guest(small.url, "Ann")
    for n in range(5):
        zed, code = guest(small.url, f"Zed{n}"), ann.create("limits", [ME, OPEN, OPEN]).code
        joining = {"order": "join", "id": "j"}

        at_once(
            partial(answer, zed, "DELETE", "/api/me"),
            partial(zed.post, f"/api/tables/{code}/orders", joining),
        )

        seats = ann.get(f"/api/tables/{code}")["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "open"]


def test_who_is_deleted_while_they_make_an_account_is_gone(small: Site) -> None:
    for n in range(3):
        ted, login = (
            guest(small.url, "Ted"),
            {"login": f"ted{n}{time_ns()}", "password": "a b c d e f"},
        )

        at_once(partial(answer, ted, "DELETE", "/api/me"), partial(ted.post, "/api/account", login))

        with pytest.raises(Refused, match="wrong-password"):
            Client(small.url).post("/api/session", login)


def test_a_program_plays_under_its_own_name(small: Site) -> None:
    robby = robbed(small.url, guest(small.url, "Ann"))
    table = guest(small.url, "Bo").create("limits", [ME, OPEN])

    robby.post(f"/api/tables/{table.code}/orders", {"order": "join", "id": "x", "name": "Cy"})

    seats = robby.get(f"/api/tables/{table.code}")["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Bo", "Robby"]


@pytest.mark.parametrize(
    ("seats", "visibility", "refused"),
    [
        pytest.param([ME, ME, OPEN], "public", "public-seats", id="strangers may join"),
        pytest.param([ME, ME], "public", "", id="strangers only watch"),
        pytest.param([ME, ME, OPEN], "link", "", id="friends join"),
    ],
)
def test_strangers_join_no_table_where_one_person_has_two_seats(
    small: Site, seats: list[dict[str, str]], visibility: str, refused: str
) -> None:
    wanted = {"game": "limits", "seats": seats, "visibility": visibility}

    found = answer(guest(small.url), "POST", "/api/tables", wanted)

    assert found.json().get("code", "") == refused


@pytest.mark.parametrize("game", PLAYABLE)
def test_one_device_plays_all_seats(site: Site, game: str) -> None:
    table = guest(site.url).create(game, [ME] * least(game))

    play_out([table], Random(1))

    assert set(table.table["views"]) == {str(seat) for seat in range(least(game))}
    assert table.table["result"]


@pytest.mark.parametrize("game", PLAYABLE)
def test_bots_fill_the_table(site: Site, game: str) -> None:
    table = guest(site.url).create(game, [ME] + [bot()] * (least(game) - 1))

    rng = Random(5)
    for seat, moves in table.turns():
        table.decide(seat, moves[rng.randrange(len(moves))])

    assert table.table["phase"] == "over"


def test_solo(site: Site) -> None:
    alone = [name for name in PLAYABLE if 1 in GAMES[name].seats]
    table = guest(site.url).create(alone[0], [ME])

    play_out([table], Random(3))

    assert table.table["result"]["winners"] == [0]


def test_a_sealed_decision_can_be_changed_and_taken_back(site: Site) -> None:
    table = guest(site.url).create("limes", [ME, OPEN])
    guest(site.other, "Bo").join(table.code)
    table.look(table.client.get(f"/api/tables/{table.code}"))
    moves = table.legal(0)

    table.decide(0, moves[0])
    table.decide(0, moves[1])
    changed = table.table["own"]
    table.order("undo", seat=0, ply=table.table["ply"])

    assert changed == {"0": moves[1]}
    assert (table.table["own"], table.table["decided"]) == ({}, [])


def test_others_see_that_a_seat_has_decided_but_not_what(site: Site) -> None:
    table = guest(site.url).create("limes", [ME, OPEN])
    other = guest(site.other, "Bo").join(table.code)
    table.look(table.client.get(f"/api/tables/{table.code}"))

    table.decide(0, table.legal(0)[0])

    other.look(other.client.get(f"/api/tables/{other.code}"))
    assert (other.table["decided"], other.table["own"]) == ([0], {})


@pytest.mark.parametrize("move", ["d4x", "z9n", "d4n d4se>e4nw", "\u0000", "draw 7", "💥"])
def test_a_refusal_is_data(site: Site, move: str) -> None:
    table = guest(site.url).create("limes", [ME])

    with pytest.raises(Refused) as refused:
        table.decide(0, move)

    assert refused.value.code.startswith("limes-")
    assert refused.value.section.startswith("§")


def test_a_step_goes_back_when_the_others_agree(site: Site) -> None:
    table = guest(site.url).create("limes", [ME, OPEN])
    other = guest(site.other, "Bo").join(table.code)
    table.look(table.client.get(f"/api/tables/{table.code}"))
    opened = table.view(0)
    table.decide(0, table.legal(0)[0])
    other.decide(1, other.legal(1)[0])

    with pytest.raises(Refused, match="undo-horizon"):
        other.order("undo", seat=1, ply=other.table["ply"])
    other.order("ask", seat=1, what="undo")
    asked = other.table["ask"]
    table.order("answer", seat=0, yes=True)

    assert asked == {"seat": 1, "what": "undo", "steps": 2, "agreed": [], "missing": [0]}
    assert table.view(0) == opened


def test_the_same_card_comes_again_after_a_step_back(site: Site) -> None:
    table = guest(site.url).create("limes", [ME])
    moves = table.legal(0)
    table.decide(0, moves[0])
    card = dict(table.view(0))["card"]

    table.order("ask", seat=0, what="undo")
    table.decide(0, moves[1])

    assert dict(table.view(0))["card"] == card


def test_resigning_ends_a_game_of_two(site: Site) -> None:
    table = guest(site.url).create("limes", [ME, OPEN])
    other = guest(site.other, "Bo").join(table.code)

    other.order("resign", seat=1)

    table.look(table.client.get(f"/api/tables/{table.code}"))
    assert (table.table["phase"], table.table["end"]) == ("over", "resigned 1")
    assert "\nend resigned 1\n" in table.record()
    assert table.table["fair"]["seed"]


def test_in_a_larger_game_a_bot_plays_on(site: Site) -> None:
    table = guest(site.url).create("limes", [ME, OPEN, OPEN])
    guest(site.other, "Bo").join(table.code)
    third = guest(site.url, "Cy").join(table.code)

    third.order("resign", seat=2)

    assert table.client.get(f"/api/tables/{table.code}")["table"]["phase"] == "playing"


def test_giving_up_together(site: Site) -> None:
    table = guest(site.url).create("limes", [ME, OPEN])
    other = guest(site.other, "Bo").join(table.code)

    table.order("ask", seat=0, what="abandon")
    other.order("answer", seat=1, yes=True)

    assert (other.table["phase"], other.table["end"]) == ("over", "abandoned")


def test_a_rematch_keeps_the_seats_and_begins_when_all_have_asked(site: Site) -> None:
    ann, bo = guest(site.url, "Ann"), guest(site.other, "Bo")
    table = ann.create("limes", [ME, OPEN, bot()], start=False)
    bo.join(table.code)
    table.order("start")
    table.order("ask", seat=0, what="abandon")
    bo.table(table.code).order("answer", seat=1, yes=True)

    asked = again(bo, table.code)
    listed = [(one["code"], one["kept"]) for one in ann.get("/api/tables", mine=True)]
    joined = again(ann, table.code)

    assert [(chair["kind"], chair["level"] or chair["name"]) for chair in asked["seats"]] == [
        ("held", "Ann"),
        ("person", "Bo"),
        ("bot", "novice"),
    ]
    assert (asked["code"], [0]) in listed
    assert (joined["code"], joined["phase"]) == (asked["code"], "playing")
    assert [chair["level"] or chair["name"] for chair in joined["seats"]] == [
        "Ann",
        "Bo",
        "novice",
    ]
    assert again(ann, table.code)["code"] == asked["code"]


def again(person: Client, code: str) -> Any:
    """The table at which a person wants to play again."""
    return person.post(f"/api/tables/{code}/rematch", salt="mine")["table"]


@pytest.mark.parametrize("game", ["limits", "limoges"])
def test_the_start_goes_round_the_table_from_game_to_game(site: Site, game: str) -> None:
    ann = guest(site.url, "Ann")
    table = ann.create(game, [ME, ME, ME])
    began: list[int | None] = []
    for _ in range(4):
        for seat, moves in table.turns():
            if beginning(table) is not None:
                break
            table.decide(seat, moves[0])
        began.append(beginning(table))
        for seat in (0, 1):
            table.order("resign", seat=seat)
        played = record.read(table.record())
        assert fair_deals.verify(played).deals > 0
        table = ann.table(again(ann, table.code)["code"])

    assert began == [((began[0] or 0) + n) % 3 for n in range(4)]
    assert played.header.starter == began[-1]


def beginning(table: Seated) -> int | None:
    """Who begins the first round, as all see it; nobody yet before it is known."""
    scene = table.table["scene"]
    if "first" in scene:
        return scene["first"] if scene["round"] else None
    return int(scene["turn"])


def test_limes_begins_with_nobody(site: Site) -> None:
    ann = guest(site.url, "Ann")
    table = ann.create("limes", [ME, ME])
    table.order("resign", seat=0)

    assert again(ann, table.code)["starter"] is None


def test_who_wants_no_rematch_frees_the_seat_and_is_waited_for_no_longer(site: Site) -> None:
    ann, bo = guest(site.url, "Ann"), guest(site.other, "Bo")
    table = ann.create("limes", [ME, OPEN], visibility="private")
    bo.join(table.code, table.table["invite"]).order("resign", seat=1)
    following = again(ann, table.code)["code"]

    [kept] = [chair for chair in bo.table(following).table["seats"] if chair["kept"]]
    bo.post(f"/api/tables/{following}/orders", {"order": "leave", "id": "l", "seat": kept["seat"]})

    [left] = ann.get(f"/api/tables/{following}/news", since=0)
    assert left["entry"] == {"kind": "left", "seat": 1, "how": "declined", "name": "Bo"}
    assert following not in [one["code"] for one in bo.get("/api/tables", mine=True)]


def test_everybody_may_watch_a_table_by_its_link(site: Site) -> None:
    table = guest(site.url).create("limes", [ME, ME])

    seen = guest(site.other, "Cy").get(f"/api/tables/{table.code}")

    assert (set(seen["table"]["views"]), seen["legal"]) == ({"watch"}, {})
    assert seen["table"]["invite"] is None


def test_a_private_table_is_none_to_strangers(site: Site) -> None:
    table = guest(site.url).create("limes", [ME, OPEN], visibility="private")
    stranger = guest(site.other, "Cy")

    closed = answer(stranger, "GET", f"/api/tables/{table.code}")
    joined = stranger.join(table.code, table.table["invite"])

    assert (closed.status_code, closed.json()["code"]) == (404, "no-such-table")
    assert joined.table["phase"] == "playing"


def test_lists(site: Site) -> None:
    ann = guest(site.url)
    shown = ann.create("limes", [ME, OPEN], visibility="public")
    hidden = ann.create("limes", [ME, ME])

    ann.post(f"/api/tables/{shown.code}/archive", {"archived": True})

    public = [table["code"] for table in guest(site.other).get("/api/tables")]
    assert (shown.code in public, hidden.code in public) == (True, False)
    mine = ann.get("/api/tables", mine=True)
    assert [(table["code"], table["due"]) for table in mine] == [(hidden.code, True)]
    archived = ann.get("/api/tables", mine=True, archived=True)
    assert [table["code"] for table in archived] == [shown.code]


def test_a_client_keeps_what_the_path_asks(small: Site) -> None:
    ann = guest(small.url)
    table = ann.create("limes", [ME, ME])

    mine = ann.get("/api/tables?mine=true")
    archived = ann.get("/api/tables?mine=true", archived=True)

    assert ([one["code"] for one in mine], archived) == ([table.code], [])


def test_another_deck_stays_with_its_game(site: Site) -> None:
    from limestone.rules.game import own_files

    files = own_files("limes")
    material = {"name": "club", "files": files}
    table = guest(site.url).create("limes", [ME], material=material)

    assert "\ndeck club " in table.record()


def test_a_deck_with_a_hut_on_water_is_answered_with_a_warning(site: Site) -> None:
    from limestone.rules.game import own_files

    files = {name: text.replace("\n~ ", "\n~* ", 1) for name, text in own_files("limes").items()}
    table = guest(site.url).create("limes", [ME], material={"name": "lake", "files": files})

    [warning] = table.table["material"]["warnings"]
    assert (warning["code"], warning["args"]) == ("deck-hut", {"card": 1, "found": "~*"})


def test_every_option_can_be_asked_for(site: Site) -> None:
    ann = guest(site.url)
    [facts] = [game for game in ann.get("/api/games") if game["name"] == "limoges"]
    one_each = {found["setting"] or word: word for word, found in facts["variants"].items()}
    del one_each["no-tiles"]  # events need them
    words = sorted(one_each.values())

    assert ann.create("limoges", [ME, OPEN], options=words).table["options"] == words


def test_options_that_exclude_each_other_make_no_table(site: Site) -> None:
    """Not even one that waits for players, and could then never begin."""
    ann = guest(site.url)

    with pytest.raises(Refused, match="options-exclude"):
        ann.create("limoges", [ME, OPEN], options=["events", "no-tiles"])
    assert ann.get("/api/tables", mine=True) == []
