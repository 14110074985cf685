"""The daily game on a server: one try counts; nothing of others is sent before one has played."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from limestone.client import Client, Seated
from limestone.rules.game import LEVELS, Refused
from limestone.study import daily
from tests.server.nights.evening import account
from tests.server.players import ME, OPEN, guest, play_out
from tests.server.services import Site, running, sqlite_site
from tests.server.store.test_admin import limestone

TODAY = datetime.now(UTC).date().isoformat()
OLD = daily.FIRST.isoformat()


def begun(client: Client, date: str = TODAY) -> Seated:
    return Seated(client, client.post(f"/api/daily/{date}", {}))


def played(client: Client, date: str = TODAY, seed: int = 1) -> Seated:
    table = begun(client, date)
    play_out([table], Random(seed))
    return table


def shown(client: Client, date: str = TODAY) -> Any:
    return client.get("/api/daily", date=date)


def meet(one: Client, other: Client) -> None:
    """Begin a game together: from then on they know each other."""
    table = one.create("limes", [ME, OPEN])
    other.join(table.code)


def best_of_all(best: Client, others: list[Client]) -> int:
    """Play the moves of hindsight, and others at random; the score of the best."""
    found = daily.known(datetime.now(UTC).date())
    assert found
    table = begun(best)
    for move in found.hindsight.moves:
        table.decide(0, move)
        table.look(best.get(f"/api/tables/{table.code}"))
    for n, other in enumerate(others):
        played(other, seed=n)
    return found.hindsight.score


def named_beside(client: Client) -> str:
    """Who is called the best, beside one's own game."""
    try:
        record = client.get(f"/api/daily/{TODAY}/beside", whom="best")
    except Refused:
        return ""
    found = (line.split(maxsplit=2)[2] for line in record.splitlines() if "player 1" in line)
    return str(next(found))


STONES = {"date", "name", "score", "par", "wall", "you"}  # no card, no move


def test_everybody_gets_the_cards_of_the_date(site: Site) -> None:
    ann, bo = guest(site.url, "Ann"), guest(site.url, "Bo")

    records = [played(one, seed=n).record() for n, one in enumerate((ann, bo))]

    drawn = [
        [int(line.split()[-1]) for line in text.splitlines() if "draw" in line] for text in records
    ]
    assert drawn == 2 * [list(daily.cards(datetime.now(UTC).date()))]
    assert all(f"origin daily {TODAY}" in text for text in records)


def test_one_try_counts_then_none(site: Site) -> None:
    ann = guest(site.url, "Ann")
    assert shown(ann)["counts"]

    first = begun(ann)
    again = begun(ann)
    play_out([first], Random(1))
    result = shown(ann)["result"]
    second = played(ann, seed=2)

    assert again.code == first.code != second.code
    assert result["counted"] and result["score"] == first.table["result"]["scores"][0]
    assert shown(ann)["result"]["score"] == result["score"]


def test_who_has_not_played_is_sent_no_score(site: Site) -> None:
    ann, bo = guest(site.url, "Ann"), guest(site.url, "Bo")
    played(ann)
    begun(bo)

    told = shown(bo)

    assert told["result"] is None and told["state"] == "running" and told["played"] >= 1
    for whom in ("best", "par", "hindsight"):
        with pytest.raises(Refused, match="daily-sealed"):
            bo.get(f"/api/daily/{TODAY}/beside", whom=whom)
    with pytest.raises(Refused, match="daily-sealed"):
        bo.post(f"/api/daily/{TODAY}/wall", {})


def test_afterwards_there_are_standings_and_boards(site: Site) -> None:
    ann, bo = guest(site.url, "Ann"), guest(site.url, "Bo")
    meet(ann, bo)
    played(ann, seed=3)
    table = played(bo, seed=4)

    told = shown(bo)["result"]

    score = table.table["result"]["scores"][0]
    assert told["tally"][str(score)] >= 1 and told["bots"].keys() <= LEVELS["limes"].keys()
    assert [one["score"] for one in told["standings"] if one["you"]] == [score]
    assert told["par"] and told["hindsight"] >= max(told["bots"].values())
    for whom in ("best", "par", "hindsight"):
        record = bo.get(f"/api/daily/{TODAY}/beside", whom=whom)
        assert bo.post("/api/replay", {"record": record, "step": 32})["result"][0] == score


@pytest.mark.parametrize(
    ("who", "stranger", "acquaintance"),
    [("nobody", False, False), ("known", False, True), ("all", True, True)],
)
def test_who_hides_their_games_has_no_name_in_the_standings(
    site: Site, who: str, stranger: bool, acquaintance: bool
) -> None:
    name = f"Ann {who}"
    ann, bo, cleo = account(site.url, name), guest(site.url, "Bo"), guest(site.url, "Cleo")
    ann.post("/api/me/profile", {"shows": {"games": who}})
    meet(ann, cleo)
    score = best_of_all(ann, [bo, cleo])

    found = [shown(one)["result"]["standings"] for one in (bo, cleo)]

    assert [rows[0]["score"] for rows in found] == [score, score]
    named = [any(row["name"] == name for row in rows) for rows in found]
    assert named == [stranger, acquaintance]
    beside = [named_beside(one) == name for one in (bo, cleo)]
    assert beside == [stranger, acquaintance]


def named_to(client: Client) -> set[str]:
    """Whose names somebody reads in the standings, beside their own."""
    rows = shown(client)["result"]["standings"]
    return {str(row["name"]) for row in rows if row["name"] and not row["you"]}


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Site]:
    """A server where nobody has played yet."""
    with running(sqlite_site(tmp_path)) as site:
        yield site


def test_a_guest_says_who_reads_their_name_in_the_standings(own: Site) -> None:
    """Guests could not allow their name: to each other they all were "someone"."""
    silent, known, every, hidden, bo, cleo = (
        guest(own.url, name) for name in ("Silent", "Known", "Every", "Hidden", "Bo", "Cleo")
    )
    known.post("/api/me", {"named": "known"})
    every.post("/api/me", {"named": "all"})
    hidden.post("/api/me", {"named": "nobody"})
    for n, one in enumerate((silent, known, every, hidden, bo, cleo)):
        if one not in (bo, cleo):
            meet(one, cleo)
        played(one, seed=n)

    assert named_to(bo) == {"Every"}
    assert named_to(cleo) == {"Silent", "Known", "Every"}
    assert set(shown(cleo)["known"]) == named_to(cleo)
    assert named_beside(bo) == ""  # a name that all read is not a game that all see
    assert [shown(one)["named"] for one in (silent, every, hidden)] == ["known", "all", "nobody"]


def test_invited_people_read_each_others_names_unless_one_hides_it(own: Site) -> None:
    """On a server of one club the list was of "someone", all but oneself."""
    settings = ("admin", "settings", "--database", own.database)
    limestone(*settings, "invitation", "come-in-please")
    limestone(*settings, "registration", "invited")
    people = [Client(own.url) for _ in range(4)]
    for one, name in zip(people, ("Ann", "Bo", "Cy", "Di"), strict=True):
        one.post("/api/me", {"name": name, "invitation": "come-in-please"})
    people[1].post("/api/me", {"named": "nobody"})
    people[2].post("/api/me", {"named": "known"})
    for n, one in enumerate(people):
        played(one, seed=n)

    assert named_to(people[3]) == {"Ann"} and named_to(people[0]) == {"Di"}
    found = [shown(one) for one in people]
    assert [one["named"] for one in found] == ["all", "nobody", "known", "all"]
    assert {one["usual"] for one in found} == {"all"}


def test_few_are_all_in_the_standings_and_the_best_who_is_shown_has_a_place(small: Site) -> None:
    """Strangers who hide their games were left out, and the best was called so with place 6."""
    people = [guest(small.url, name) for name in ("Ann", "Bo", "Cleo", "Dora", "Emil")]
    meet(people[0], people[4])
    best = best_of_all(people[1], [people[0], *people[2:]])

    told = shown(people[0])["result"]

    names = [one["name"] for one in told["standings"] if not one["you"]]
    assert len(told["standings"]) == 5 and sorted(map(str, names)) == ["Emil", *3 * ["None"]]
    emil = next(one for one in told["standings"] if one["name"] == "Emil")
    assert told["beside"] == emil and emil["place"] > 1 and emil["score"] < best


def test_who_is_blocked_leaves_no_gap_in_the_standings(own: Site) -> None:
    ann, bo = guest(own.url, "Ann"), guest(own.url, "Bo")
    meet(ann, bo)
    [bos] = [one["key"] for one in ann.get("/api/people")]
    ann.post(f"/api/people/{bos}", {"blocked": True})
    cleo = guest(own.url, "Cleo")
    for one in (ann, bo, cleo):
        played(one)

    seen = [shown(one)["result"]["standings"] for one in (bo, cleo)]

    assert len(seen[0]) == len(seen[1])
    assert "Ann" not in [one["name"] for one in seen[0]]


def test_a_try_of_a_program_does_not_count(small: Site) -> None:
    ann = guest(small.url, "Ann")
    robby = Client(small.url, token=ann.post("/api/tokens", {"label": "Robby"})["token"])

    assert not shown(robby)["counts"]
    assert not played(robby).table["origin"]["counted"]
    assert shown(ann)["counts"] and begun(ann).table["origin"]["counted"]


def test_a_newcomer_says_at_once_who_reads_their_name(small: Site) -> None:
    ann = Client(small.url)
    ann.post("/api/me", {"name": "Ann", "named": "nobody"})

    assert shown(ann)["named"] == "nobody"


def test_lists_and_tables_say_which_try_counts(site: Site) -> None:
    ann = guest(site.url, "Ann")
    first = played(ann, seed=3)
    again = ann.post(f"/api/daily/{TODAY}", {})["table"]

    assert first.table["origin"]["counted"] and not again["origin"]["counted"]
    [running] = ann.get("/api/home")["running"]["tables"]
    [over] = ann.get("/api/home")["finished"]["tables"]
    assert (running["counted"], over["counted"]) == (False, True)


def test_a_link_shows_the_stones_of_who_sent_it_and_no_name_to_strangers(site: Site) -> None:
    ann, bo, cy = (guest(site.url, name) for name in ("Ann", "Bo", "Cy"))
    meet(ann, bo)
    score = played(ann, seed=3).table["result"]["scores"][0]
    share = shown(ann)["result"]["share"]
    with pytest.raises(Refused, match="no-such-page"):  # the moves are not judged yet
        bo.get(f"/api/daily/shared/{share}/stones")
    while (found := ann.post(f"/api/daily/{TODAY}/wall", {}))["wall"] is None:
        ann.get(f"/api/review/{found['review']}/pieces", after=0, wait=5)

    told = bo.get(f"/api/daily/shared/{share}/stones")
    assert (told["name"], told["score"], told["wall"]) == ("Ann", score, found["wall"])
    assert told["date"] == TODAY and not told["you"] and set(told) == STONES
    assert cy.get(f"/api/daily/shared/{share}/stones")["name"] is None
    assert ann.get(f"/api/daily/shared/{share}/stones")["you"]


def test_an_old_day_can_be_played_and_does_not_count(site: Site) -> None:
    ann = guest(site.url, "Ann")
    assert not shown(ann, OLD)["counts"]

    played(ann, OLD)

    told = shown(ann, OLD)
    assert not told["result"]["counted"] and told["days"] == [] and told["streak"] == 0


def test_the_days_that_count_make_a_streak(site: Site) -> None:
    ann = guest(site.url, "Ann")
    score = played(ann).table["result"]["scores"][0]

    told = shown(ann)

    assert told["streak"] == 1 and told["days"] == [{"date": TODAY, "score": score}]


@pytest.mark.parametrize("date", ["2026-10-31", "9999-01-01", "2026-2-1", "today", "20261102"])
def test_there_is_no_other_day(site: Site, date: str) -> None:
    ann = guest(site.url, "Ann")

    with pytest.raises(Refused, match="no-such-day"):
        ann.post(f"/api/daily/{date}", {})


def test_in_the_try_that_counts_nobody_helps(site: Site) -> None:
    table = begun(guest(site.url, "Ann"))
    table.decide(0, table.legal(0)[0])

    with pytest.raises(Refused, match="counted"):
        table.order("ask", seat=0, what="undo")
    with pytest.raises(Refused, match="counted"):
        table.order("hand", seat=0, level="novice")


def test_who_gives_up_has_no_score(site: Site) -> None:
    ann = guest(site.url, "Ann")
    begun(ann).order("resign", seat=0)

    told = shown(ann)

    assert told["state"] == "over" and told["result"]["score"] is None and told["days"] == []


def test_hints_are_given_only_where_nothing_counts(small: Site) -> None:
    ann = guest(small.url)

    counted = begun(ann)
    old = begun(ann, OLD)

    hints = [ann.get(f"/api/tables/{one.code}")["table"]["hints"] for one in (counted, old)]
    assert hints == [False, True]
