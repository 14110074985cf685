"""Who may come in where: every door of a table, for everybody."""

import json
from collections.abc import Callable

import pytest

from limestone.client import Client, Seated
from limestone.rules.game import Refused
from tests.server.made import cells
from tests.server.players import ME, OPEN, guest, live
from tests.server.services import Site

# Ann is the host and has seat 0, the other has seat 1; nobody has no session.
DOORS: dict[str, Callable[[Client, str], object]] = {
    "view": lambda person, path: person.get(path),
    "record": lambda person, path: person.get(f"{path}/record"),
    "news": lambda person, path: person.get(f"{path}/news", since=0),
    "legal": lambda person, path: person.get(f"{path}/legal", seat=1),
    "consequences": lambda person, path: person.get(f"{path}/consequences", seat=1),
    "offers": lambda person, path: person.get(f"{path}/offers", seat=1),
    "outlook": lambda person, path: person.get(f"{path}/outlook", seat=1, begun="d4n"),
    "rematch": lambda person, path: person.post(f"{path}/rematch"),
    "archive": lambda person, path: person.post(f"{path}/archive", {"archived": False}),
    "talk": lambda person, path: person.get(f"{path}/talk"),
    "say": lambda person, path: person.post(f"{path}/talk", {"word": "hello"}),
    "nudge": lambda person, path: person.post(f"{path}/nudge", {"seat": 0}),
    "mute": lambda person, path: person.post(f"{path}/mute", {"seat": 0}),
    "order": lambda person, path: person.post(f"{path}/orders", {"order": "start", "id": "x"}),
}

OPEN_DOORS = """
                    host            other           stranger        nobody
view                yes             yes             yes             yes
record              yes             yes             yes             yes
news                yes             yes             yes             yes
legal               not-your-seat   yes             not-your-seat   sign-in-first
consequences        not-your-seat   yes             not-your-seat   sign-in-first
offers              not-your-seat   yes             not-your-seat   sign-in-first
outlook             not-your-seat   yes             not-your-seat   sign-in-first
rematch             not-over        not-over        not-seated      sign-in-first
archive             yes             yes             not-seated      sign-in-first
talk                yes             yes             yes             yes
say                 yes             yes             not-seated      sign-in-first
nudge               nudge-not-due   yes             not-seated      sign-in-first
mute                mute-nobody     yes             not-seated      sign-in-first
order               not-waiting     not-host        not-host        sign-in-first
live                yes             yes             yes             yes
"""

PRIVATE_DOORS = """
                    host            other           stranger        nobody
view                yes             yes             no-such-table   no-such-table
record              yes             yes             no-such-table   no-such-table
news                yes             yes             no-such-table   no-such-table
legal               not-your-seat   yes             no-such-table   no-such-table
consequences        not-your-seat   yes             no-such-table   no-such-table
offers              not-your-seat   yes             no-such-table   no-such-table
outlook             not-your-seat   yes             no-such-table   no-such-table
rematch             not-over        not-over        no-such-table   no-such-table
archive             yes             yes             no-such-table   no-such-table
talk                yes             yes             no-such-table   no-such-table
say                 yes             yes             no-such-table   no-such-table
nudge               nudge-not-due   yes             no-such-table   no-such-table
mute                mute-nobody     yes             no-such-table   no-such-table
order               not-waiting     not-host        no-such-table   no-such-table
live                yes             yes             no-such-table   no-such-table
"""

VISIBLE = {"public": OPEN_DOORS, "link": OPEN_DOORS, "private": PRIVATE_DOORS}


def at_the_door(name: str, person: Client, table: Seated) -> str:
    """What somebody is answered there: yes, or the code of the refusal."""
    if name == "live":
        with live(person, table.code) as socket:
            message = json.loads(socket.recv(timeout=20))
            return "yes" if message["type"] == "view" else str(message["refusal"]["code"])
    try:
        DOORS[name](person, f"/api/tables/{table.code}")
    except Refused as refused:
        return refused.code
    return "yes"


@pytest.mark.parametrize("visibility", VISIBLE)
def test_every_cell_of_the_doors(small: Site, visibility: str) -> None:
    people = {name: guest(small.url, name) for name in ("host", "other", "stranger")}
    people["nobody"] = Client(small.url)
    table = people["host"].create("limes", [ME, OPEN], visibility=visibility)
    people["other"].join(table.code, table.table["invite"])
    expected = cells(VISIBLE[visibility])

    found = [(name, who, at_the_door(name, people[who], table)) for name, who, _ in expected]

    assert found == expected
