"""The memory question of Limits: asked when a round is over, and told to nobody else."""

import json

import pytest

from limestone.client import Client, Seated
from limestone.rules.game import Refused
from tests.server.players import ME, OPEN, guest
from tests.server.services import Site

SAID = {"seat": 0, "round": 1, "counts": [7, 0, 11, 0, 9]}


def accused(site: Site, options: tuple[str, ...] = ()) -> tuple[Seated, Seated]:
    """A table of two at which the first round has just ended with an accusation."""
    table = guest(site.url, "Ann").create("limits", [ME, OPEN], options=list(options))
    other = guest(site.other, "Bo").join(table.code)
    for seated, seat in ((table, 0), (other, 1)):
        refresh(seated)
        seated.decide(seat, seated.legal(seat)[0])
    refresh(table)
    first, second = (table, other) if table.due else (other, table)
    for seated, word in ((first, "play"), (second, "accuse")):
        refresh(seated)
        [seat] = seated.due
        seated.decide(seat, next(move for move in seated.legal(seat) if move.startswith(word)))
    return table, other


def refresh(seated: Seated) -> None:
    seated.look(seated.client.get(f"/api/tables/{seated.code}"))


def remember(seated: Seated, **changes: object) -> list[object]:
    answer = seated.client.post(f"/api/tables/{seated.code}/memory", SAID | changes)
    return list(answer["rounds"])


def remembered(client: Client, code: str) -> list[object]:
    return list(client.get(f"/api/tables/{code}/memory")["rounds"])


def test_the_first_answer_of_a_round_stands(site: Site) -> None:
    table, _ = accused(site)

    assert remember(table) == [SAID]
    assert remember(table, counts=[1, 1, 1, 1, 1]) == [SAID]
    assert remembered(table.client, table.code) == [SAID]


def test_nobody_else_is_told_what_one_remembers(site: Site) -> None:
    table, other = accused(site)
    watcher = Client(site.url)
    before = other.client.get(f"/api/tables/{table.code}")
    remember(table)

    for client in (other.client, watcher):
        assert remembered(client, table.code) == []
    assert other.client.get(f"/api/tables/{table.code}") == before
    assert "7,0,11,0,9" not in json.dumps(before).replace(" ", "")


def test_it_is_part_of_ones_own_data(site: Site) -> None:
    table, other = accused(site)
    remember(table)

    mine, others = (
        json.loads(one.client._http.get("/api/me/data").content)["memories"]
        for one in (table, other)
    )

    assert [(one["code"], one["round"], one["counts"]) for one in mine] == [
        (table.code, 1, "7 0 11 0 9")
    ]
    assert others == []


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        pytest.param({"round": 2}, "round-not-over", id="a round that is being played"),
        pytest.param({"round": 0}, "round-not-over", id="no round"),
        pytest.param({"seat": 1}, "not-your-seat", id="the seat of somebody else"),
    ],
)
def test_what_cannot_be_answered_is_refused(
    site: Site, changes: dict[str, object], code: str
) -> None:
    table, _ = accused(site)

    with pytest.raises(Refused) as refused:
        remember(table, **changes)

    assert refused.value.code == code


def test_an_open_pile_need_not_be_remembered(site: Site) -> None:
    table, _ = accused(site, ("open-pile",))

    with pytest.raises(Refused) as refused:
        remember(table)

    assert refused.value.code == "nothing-to-remember"
