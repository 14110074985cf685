"""A club night on one process and on two: both doors lead to the same night."""

from random import Random

from tests.server.nights.evening import Evening
from tests.server.services import Site

FOUR = ["Noor", "Tomas", "Wim", "Ines"]


def test_both_doors_lead_to_the_same_night(site: Site) -> None:
    evening = Evening(site.url, FOUR, site.other, same=True, rounds=2, pace={"seconds": 3600})
    for name in FOUR:
        evening.view(name)  # somebody looks at the page
    seen = [
        {one["name"]: one["here"] for one in evening.view(who)["players"]} for who in ("", "Tomas")
    ]
    assert seen == 2 * [dict.fromkeys(FOUR, True)]

    for _ in range(2):
        evening.pair()
        evening.play(Random(1), steps=1)
        evening.leave_to_bots()
        evening.wait("break" if evening.view()["round"] == 1 else "over")

    standings = [evening.view(who)["standings"] for who in ("", *FOUR)]
    assert all(found == standings[0] for found in standings)
    assert sum(one["score"] for one in standings[0]) == 4


def test_a_round_begins_by_itself(site: Site) -> None:
    evening = Evening(site.url, FOUR[:2], site.other, auto=True, pace={"seconds": 3600})

    found = evening.wait("round")

    assert (found["round"], found["begins"], len(found["tables"])) == (1, None, 1)
    assert evening.table("Tomas")
