"""Talk through the server: who hears it, what is kept, what is refused."""

import json
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from limestone.client import Client, Seated
from limestone.rules.game import Refused
from tests.server.players import ME, OPEN, answer, guest, live
from tests.server.services import Site, running, sqlite_site

HOURS = 3_600_000


def seated(url: str, game: str = "limes", *names: str) -> tuple[Seated, list[Client]]:
    """A table that plays, and its people: the host first."""
    host, *others = [guest(url, name) for name in (names or ("Ann", "Bo"))]
    table = host.create(game, [ME, *[OPEN] * len(others)])
    for other in others:
        other.join(table.code)
    return table, [host, *others]


def say(person: Client, table: Seated, word: str, language: str = "en") -> list[tuple[str, str]]:
    """Say something; all that was said there, as this person hears it."""
    return lines(
        person.post(f"/api/tables/{table.code}/talk", {"word": word, "language": language})
    )


def talk(person: Client, table: Seated) -> list[tuple[str, str]]:
    return lines(person.get(f"/api/tables/{table.code}/talk"))


def lines(found: dict[str, list[dict[str, str]]]) -> list[tuple[str, str]]:
    return [(said["name"], said["word"] or said["kind"]) for said in found["said"]]


def refusal(person: Client, table: Seated, door: str, body: object) -> str:
    with pytest.raises(Refused) as no:
        person.post(f"/api/tables/{table.code}/{door}", body)
    return f"{no.value.section} {no.value.code}".strip()


@pytest.mark.both
def test_everybody_at_the_table_hears_what_is_said_at_once(site: Site) -> None:
    table, [ann, bo] = seated(site.url)
    cy = guest(site.other, "Cy")
    with ExitStack() as stack:
        sockets = {
            person: stack.enter_context(live(person, table.code, url))
            for person, url in ((ann, site.url), (bo, site.other), (cy, site.other))
        }
        for socket in sockets.values():
            socket.recv(timeout=20)
        say(ann, table, "good-luck", "fr")
        heard = {
            person: json.loads(socket.recv(timeout=20))["said"]
            for person, socket in sockets.items()
        }

    assert [heard[person]["mine"] for person in (ann, bo, cy)] == [True, False, False]
    assert {(said["word"], said["language"], said["seat"]) for said in heard.values()} == {
        ("good-luck", "fr", 0)
    }


def test_whoever_waits_for_news_of_the_game_is_not_woken_by_talk(small: Site) -> None:
    table, [ann, bo] = seated(small.url)
    path = f"/api/tables/{table.code}"
    number = ann.get(path)["number"]
    with ThreadPoolExecutor(1) as threads:
        waiting = threads.submit(ann.get, f"{path}/news", since=number, wait=1)
        time.sleep(0.3)
        say(bo, table, "hello")

        assert waiting.result() == []


def test_talk_leaves_the_log_and_the_record_as_they_are(small: Site) -> None:
    table, [ann, bo] = seated(small.url)
    path = f"/api/tables/{table.code}"
    before = ann.get(path), ann.get(f"{path}/record")
    say(ann, table, "hello")
    bo.post(f"{path}/nudge", {"seat": 0})

    assert (ann.get(path), ann.get(f"{path}/record")) == before


def test_a_spectator_hears_and_does_not_talk(small: Site) -> None:
    table, [ann, _] = seated(small.url)
    say(ann, table, "hello")
    cy = guest(small.url, "Cy")

    assert talk(cy, table) == [("Ann", "hello")]
    assert cy.get(f"/api/tables/{table.code}/talk")["sayable"] == []
    assert refusal(cy, table, "talk", {"word": "hello"}) == "not-seated"
    assert refusal(cy, table, "nudge", {"seat": 0}) == "not-seated"


def test_who_is_muted_is_not_heard_at_any_table_and_does_not_learn_of_it(site: Site) -> None:
    table, [ann, bo] = seated(site.url)
    other = ann.create("limits", [ME, OPEN])
    bo.join(other.code)
    say(bo, table, "hello")

    muted = ann.post(f"/api/tables/{table.code}/mute", {"seat": 1})
    with live(ann, other.code) as socket:
        socket.recv(timeout=20)
        said = say(bo, other, "good-luck")
        say(ann, other, "hello")
        heard = json.loads(socket.recv(timeout=20))["said"]

    assert (muted["said"], muted["muted"]) == ([], [1])
    assert said == [("Bo", "good-luck")]
    assert heard["word"] == "hello"
    assert talk(ann, other) == [("Ann", "hello")]
    assert talk(bo, other) == [("Bo", "good-luck"), ("Ann", "hello")]
    again = ann.post(f"/api/tables/{other.code}/mute", {"seat": 1, "muted": False})
    assert lines(again) == [("Bo", "good-luck"), ("Ann", "hello")]
    assert refusal(ann, other, "mute", {"seat": 0}) == "mute-nobody"


def test_a_nudge_is_heard_and_comes_once(site: Site) -> None:
    table, [ann, bo] = seated(site.url)
    with live(bo, table.code) as socket:
        socket.recv(timeout=20)
        ann.post(f"/api/tables/{table.code}/nudge", {"seat": 1})
        said = json.loads(socket.recv(timeout=20))["said"]

    assert (said["kind"], said["name"], said["to"]) == ("nudge", "Ann", 1)
    assert said["ply"] == bo.table(table.code).table["ply"]
    assert refusal(ann, table, "nudge", {"seat": 1}) == "nudge-too-soon"
    assert refusal(ann, table, "nudge", {"seat": 0}) == "nudge-not-due"


def test_in_a_round_of_limits_no_word_and_no_reaction_carries_a_colour(small: Site) -> None:
    """§7"""
    table, people = seated(small.url, "limits", "Ann", "Bo", "Cy")
    say(people[0], table, "good-luck")
    for seat, person in enumerate(people):
        at = person.table(table.code)
        at.decide(seat, at.legal(seat)[0])
    path = f"/api/tables/{table.code}/talk"
    found = people[1].get(path)

    assert found["sayable"] == ["one-moment"]
    assert (found["quiet"]["code"], found["quiet"]["section"]) == ("talk-quiet", "§7")
    assert refusal(people[1], table, "talk", {"word": "limits-knew"}) == "§7 talk-quiet"
    assert refusal(people[1], table, "talk", {"word": "wince"}) == "§7 talk-quiet"
    assert say(people[1], table, "one-moment")[-1] == ("Bo", "one-moment")


def test_what_was_said_says_nothing_about_cards(small: Site) -> None:
    """Whoever hears a line gets a word that anybody could say, and numbers that all can see."""
    table, [ann, bo] = seated(small.url, "limits", "Ann", "Bo")
    for seat, person in enumerate((ann, bo)):
        at = person.table(table.code)
        at.decide(seat, at.legal(seat)[0])
    say(ann, table, "one-moment")
    view = bo.get(f"/api/tables/{table.code}")
    [said] = bo.get(f"/api/tables/{table.code}/talk")["said"]

    assert said.keys() == {
        *("number", "at", "seat", "name", "kind", "word", "language", "after", "ply", "mine", "to")
    }
    assert (said["after"], said["ply"]) == (view["number"], view["table"]["ply"])


def test_it_survives_a_restart_and_goes_with_the_person(tmp_path: Path) -> None:
    with running(sqlite_site(tmp_path)) as site:
        table, [ann, bo] = seated(site.url)
        say(ann, table, "hello")
        say(bo, table, "you-too")
        ann.post(f"/api/tables/{table.code}/mute", {"seat": 1})
        site.servers[0].restart()
        assert talk(bo, table) == [("Ann", "hello"), ("Bo", "you-too")]
        assert talk(ann, table) == [("Ann", "hello")]

        answer(ann, "DELETE", "/api/me")
        assert talk(bo, table) == [("Bo", "you-too")]

    with sqlite3.connect(tmp_path / "limestone.sqlite") as database:
        assert [*database.execute("SELECT name FROM talk")] == [("Bo",)]
        assert [*database.execute("SELECT * FROM mutes")] == []


def test_after_twelve_hours_one_may_nudge_again(tmp_path: Path) -> None:
    with running(sqlite_site(tmp_path)) as site:
        table, [ann, _] = seated(site.url)
        ann.post(f"/api/tables/{table.code}/nudge", {"seat": 1})
        for ago, answered in ((11, "nudge-too-soon"), (12, "")):
            with sqlite3.connect(tmp_path / "limestone.sqlite") as database:
                then = int(time.time() * 1000) - ago * HOURS
                database.execute("UPDATE talk SET at = ?", (then,))
            if answered:
                assert refusal(ann, table, "nudge", {"seat": 1}) == answered
        found = ann.post(f"/api/tables/{table.code}/nudge", {"seat": 1})

    assert lines(found) == [("Ann", "nudge"), ("Ann", "nudge")]


def test_nobody_floods_a_table_and_the_oldest_lines_make_room(tmp_path: Path) -> None:
    site = Site(f"sqlite:///{tmp_path / 'limestone.sqlite'}", limited=True)
    with running(site):
        table, [ann, bo] = seated(site.url)
        with sqlite3.connect(tmp_path / "limestone.sqlite") as database:
            say(bo, table, "hello")
            columns = "at, person, seat, name, kind, word, language, after, ply, chapter"
            database.executemany(
                f"INSERT INTO talk (table_id, number, {columns}) SELECT table_id, ?, {columns} "
                "FROM talk WHERE number = 1",
                [(number,) for number in range(2, 204)],
            )
        for _ in range(6):
            kept = say(ann, table, "hello")
        with pytest.raises(Refused) as no:
            say(ann, table, "hello")

    assert (no.value.code, no.value.args_["key"]) == ("rate-limited", "talk")
    assert no.value.args_["seconds"] in range(1, 11)
    assert len(kept) == 200
