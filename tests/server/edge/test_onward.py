"""Playing on from a finished game: from that moment, unrated, and never from a running one."""

from random import Random
from typing import Any

import pytest

from limestone.client import Client, Seated
from limestone.rules import record
from limestone.rules.game import Refused
from tests.server.players import ME, bot, guest, play_out
from tests.server.services import Site


def finished(client: Client, seats: list[Any] | None = None) -> Seated:
    """A game of Limes that is over."""
    table = client.create("limes", seats or [ME])
    play_out([table], Random(7))
    return table


def onward(client: Client, **asked: Any) -> Any:
    return client.post("/api/onward", {"seats": [ME], **asked})["table"]


def steps(client: Client, code: str) -> list[dict[int, str]]:
    text = client.table(code).record()
    return [dict(step.moves) for step in record.read(text).steps]


def test_a_game_goes_on_from_a_moment_and_says_so(site: Site) -> None:
    ann = guest(site.url)
    before = finished(ann)

    table = onward(ann, table=before.code, step=5)

    assert table["phase"] == "playing" and table["steps"] == 5
    assert table["origin"] == {
        "kind": "onward",
        "source": before.code,
        "steps": 5,
        "counted": False,
    }
    assert steps(ann, table["code"]) == steps(ann, before.code)[:5]
    (listed,) = [one for one in ann.get("/api/tables", mine=True) if one["code"] == table["code"]]
    assert listed["origin"] == "onward" and not listed["rated"]
    assert "origin onward" in ann.table(table["code"]).record()


def test_the_deal_is_as_it_was_or_another_one(small: Site) -> None:
    ann = guest(small.url)
    before = finished(ann)
    was = [step[-1] for step in steps(ann, before.code) if -1 in step]

    drawn = {}
    for deal in ("same", "new"):
        table = ann.table(onward(ann, table=before.code, step=5, deal=deal)["code"])
        play_out([table], Random(1))
        drawn[deal] = [step[-1] for step in steps(ann, table.code) if -1 in step]

    assert drawn["same"] == was
    assert drawn["new"] != was and drawn["new"][:3] == was[:3]


def test_bots_and_friends_take_the_other_seats(small: Site) -> None:
    ann, ben = guest(small.url), guest(small.url, "Ben")
    before = finished(ann, [ME, bot()])
    seats = [{"kind": "open"}, ME]

    table = onward(ann, table=before.code, step=2, seats=seats)
    ben.join(table["code"])

    shown = ann.get(f"/api/tables/{table['code']}")["table"]
    assert shown["phase"] == "playing"
    assert [seat["name"] for seat in shown["seats"]] == ["Ben", "Ann"]


def test_a_record_goes_on_with_its_own_deal_if_it_tells_the_seed(small: Site) -> None:
    ann, ben = guest(small.url), guest(small.url, "Ben")
    text = finished(ann).record()
    untold = "\n".join(line for line in text.split("\n") if not line.startswith("seed "))

    table = onward(ben, record=text, step=5)

    assert table["origin"] == {"kind": "onward", "source": "", "steps": 5, "counted": False}
    assert onward(ben, record=untold, step=5, deal="new")["steps"] == 5
    with pytest.raises(Refused, match="onward-no-seed"):
        onward(ben, record=untold, step=5)


def test_a_running_game_does_not_go_on(small: Site) -> None:
    ann, ben = guest(small.url), guest(small.url, "Ben")
    running = ann.create("limes", [ME])
    private = ann.create("limes", [ME], visibility="private")
    play_out([private], Random(3))

    for client, code, why in (
        (ann, running.code, "not-over"),
        (ben, private.code, "no-such-table"),
        (ann, "no-such-code", "no-such-table"),
    ):
        with pytest.raises(Refused, match=why):
            onward(client, table=code, step=1)
    with pytest.raises(Refused, match="study-unfinished"):
        onward(ann, record=running.record(), step=1, deal="new")


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"step": 99}, "onward-over"),
        ({"step": 3, "seats": [ME, ME]}, "seats-out-of-range"),
        ({"step": -1}, "malformed"),
        ({"step": 3, "table": "", "record": "nonsense"}, "record-"),
        ({"step": 3, "table": "", "record": "x" * 300_000}, "too-large"),
    ],
)
def test_nonsense_is_refused(small: Site, asked: dict[str, Any], why: str) -> None:
    ann = guest(small.url)
    before = finished(ann)

    with pytest.raises(Refused, match=why):
        onward(ann, **{"table": before.code, **asked})
