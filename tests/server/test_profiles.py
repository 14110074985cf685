"""Profiles, leaderboards and one's own data: who sees what, and what nobody is told."""

import json
from random import Random
from typing import Any
from uuid import uuid4

import pytest

from limestone.client import Client
from limestone.rules.game import LEVELS, Refused
from limestone.server.live.profile import _statistic
from limestone.server.store.tallies import Tally
from tests.server.players import ME, OPEN, guest, play_out
from tests.server.services import Site
from tests.server.test_rated import account, lost, rated

SECTIONS = ("ratings", "games", "statistics")


def own(person: Client) -> Any:
    return person.get("/api/profiles/me")


def show(person: Client, who: str, *sections: str) -> Any:
    return person.post("/api/me/profile", {"shows": dict.fromkeys(sections or SECTIONS, who)})


def seen(viewer: Client, handle: str) -> list[str]:
    """The sections of a page that somebody sees; nothing where the page is not there for them."""
    try:
        page = viewer.get(f"/api/profiles/{handle}")
    except Refused as no:
        assert no.code == "no-such-person"
        return []
    return [name for name in SECTIONS if page[name] is not None]


@pytest.fixture
def people(site: Site) -> tuple[Client, Client, Client]:
    """Ann and Bo, who have played a rated game, and Cy, who knows nobody."""
    ann, bo, cy = (account(site.url, name) for name in ("Ann", "Bo", "Cy"))
    lost(ann, bo, 1)
    return ann, bo, cy


@pytest.mark.parametrize(
    ("who", "known", "stranger"),
    [("nobody", [], []), ("known", [*SECTIONS], []), ("all", [*SECTIONS], [*SECTIONS])],
)
def test_the_owner_decides_who_sees_the_page(
    people: tuple[Client, Client, Client], who: str, known: list[str], stranger: list[str]
) -> None:
    ann, bo, cy = people
    handle = show(ann, who)["handle"]

    assert (seen(bo, handle), seen(cy, handle)) == (known, stranger)
    assert seen(Client(str(ann._http.base_url)), handle) == stranger
    assert seen(ann, handle) == [*SECTIONS]


def test_a_page_begins_closed_to_strangers(people: tuple[Client, Client, Client]) -> None:
    ann, _, cy = people

    assert set(own(ann)["shows"].values()) == {"known"}
    assert seen(cy, own(ann)["handle"]) == []


def test_who_is_blocked_does_not_find_the_page(people: tuple[Client, Client, Client]) -> None:
    ann, bo, _ = people
    handle = show(ann, "all")["handle"]
    [met] = ann.get("/api/people")
    ann.post(f"/api/people/{met['key']}", {"blocked": True})

    assert seen(bo, handle) == []


def test_others_learn_neither_the_table_nor_who_else_was_there(small: Site) -> None:
    ann, bo, cy = (account(small.url, name) for name in ("Ann", "Bo", "Cy"))
    play_out(rated(ann, bo, game="limes"), Random(1))
    handle = show(ann, "all")["handle"]

    [mine], [theirs] = own(ann)["games"], cy.get(f"/api/profiles/{handle}")["games"]
    assert mine["code"] and mine["names"] == ["Bo"]
    assert (theirs["code"], theirs["names"]) == (None, None)
    assert theirs["picture"] and theirs["place"] in (1, 2)


def test_who_knows_somebody_finds_the_page_and_the_games_together(
    people: tuple[Client, Client, Client],
) -> None:
    ann, bo, cy = people
    [met] = ann.get("/api/people")

    page = ann.get(f"/api/profiles/{met['handle']}")

    assert page["together"] == [{"game": "limits", "games": 1, "ahead": 1, "behind": 0}]
    assert page["games"] == own(bo)["games"] != []
    assert (own(bo)["games"][0]["place"], own(bo)["games"][0]["points"]) == (2, None)
    show(bo, "nobody")
    assert [one["handle"] for one in ann.get("/api/people")] == [None]
    show(bo, "all")
    assert cy.get(f"/api/profiles/{met['handle']}")["together"] == own(bo)["together"] == []


def test_a_guest_has_no_page(small: Site) -> None:
    with pytest.raises(Refused, match="profile-account"):
        own(guest(small.url))


def test_no_page_tells_a_login(small: Site) -> None:
    ann = guest(small.url, "Ann")
    mail = f"{uuid4().hex}@example.org"
    ann.post("/api/account", {"login": mail, "password": "correct horse battery"})
    page = json.dumps(show(ann, "all"))

    assert "example.org" not in page
    with pytest.raises(Refused, match="no-such-person"):
        ann.get(f"/api/profiles/{mail}")


def test_an_address_is_one_persons_alone(small: Site) -> None:
    ann, bo = account(small.url, "Zoé"), account(small.url, "Zoé")
    taken = own(ann)["handle"]

    assert taken.startswith("zoe") and own(bo)["handle"].startswith("zoe-")
    for handle in (taken, "me"):
        with pytest.raises(Refused, match="handle-taken"):
            bo.post("/api/me/profile", {"handle": handle})
    new = f"bo-{uuid4().hex[:6]}"
    assert bo.post("/api/me/profile", {"handle": new})["handle"] == new


def test_nobody_is_listed_who_did_not_agree(site: Site) -> None:
    ann, bo, cy = (account(site.url, f"P{uuid4().hex[:6]}") for _ in range(3))
    for n in range(10):
        lost(ann, bo, n % 2)
    names = [own(person)["name"] for person in (ann, bo)]
    standing = cy.get("/api/leaderboards/limits")

    assert not {one["name"] for one in standing["all"]} & {*names}
    assert list(standing["anchors"]) == list(LEVELS["limits"])
    assert (standing["own"], ann.get("/api/leaderboards/limits")["own"]["games"]) == (None, 10)
    show(ann, "all", "ratings")
    listed = [one["name"] for one in cy.get("/api/leaderboards/limits")["all"]]
    assert names[0] in listed and names[1] not in listed
    near = {one["name"] for one in ann.get("/api/leaderboards/limits")["known"]}
    assert near >= {*names}
    show(bo, "nobody", "ratings")
    near = {one["name"] for one in ann.get("/api/leaderboards/limits")["known"]}
    assert names[1] not in near


def test_a_page_tells_how_somebody_solves_puzzles(people: tuple[Client, Client, Client]) -> None:
    ann, bo, cy = people
    assert own(ann)["puzzles"] == []
    puzzle = ann.get("/api/puzzles")["today"][0]
    ann.post(f"/api/puzzles/{puzzle['id']}/try", {"move": ""})
    show(ann, "nobody", "statistics")
    handle = show(ann, "all", "games")["handle"]

    [solving] = own(ann)["puzzles"]

    assert (solving["game"], solving["tries"], solving["solved"]) == (puzzle["game"], 1, 0)
    assert [one.get(f"/api/profiles/{handle}")["puzzles"] for one in (bo, cy)] == [None, None]


def test_ones_own_data_are_all_in_one_file(people: tuple[Client, Client, Client]) -> None:
    ann, bo, _ = people
    table = ann.create("limes", [ME, OPEN])
    bo.join(table.code)
    puzzle = ann.get("/api/puzzles")["today"][0]["id"]
    ann.post(f"/api/puzzles/{puzzle}/try", {"move": ""})
    found = json.loads(ann._http.get("/api/me/data").content)

    assert [met["name"] for met in found["people"]] == ["Bo"]
    assert [point["game"] for point in found["ratings"]] == ["limits"]
    assert {game["code"] for game in found["games"]} >= {table.code}
    assert all(game["record"].startswith("limestone ") for game in found["games"])
    assert [one["puzzle"] for one in found["puzzles"]] == [puzzle]
    assert (found["daily"], found["challenges"], found["nights"]) == ([], [], [])
    running = next(game for game in found["games"] if game["code"] == table.code)
    assert "seed" not in running["record"]


def test_a_deleted_person_has_no_page_and_is_in_no_list(site: Site) -> None:
    ann, bo = account(site.url, "Ann"), account(site.url, "Bo")
    lost(ann, bo, 1)
    handle = show(ann, "all")["handle"]
    ann._http.delete("/api/me")

    assert seen(bo, handle) == []


def test_a_difference_is_said_only_if_it_is_larger_than_its_error() -> None:
    def tally(*values: float) -> Tally:
        return Tally(len(values), sum(values), sum(value**2 for value in values), max(values))

    wide, low, high = tally(*range(20)), tally(1, 2, 1, 2, 1, 2), tally(9, 8, 9, 8, 9, 8)

    assert not _statistic("limes", "points", wide, wide).differs
    assert _statistic("limes", "points", high, low).differs
    assert not _statistic("limes", "points", tally(9, 9), low).differs  # too few to say


def test_an_unfit_address_or_login_says_what_is_fit(site: Site) -> None:
    ann = account(site.url, "Ann")

    for path, wish in (
        ("/api/me/profile", {"handle": "jean paul"}),
        ("/api/account", {"login": "jean é", "password": "long enough"}),
    ):
        with pytest.raises(Refused, match="a–z"):
            ann.post(path, wish)
