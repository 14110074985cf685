"""The socket of a table: no gap, no repetition, wherever it is cut; every nonsense is refused."""

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from limestone.server.edge import sockets
from limestone.server.live import patch
from tests.server.players import ME, OPEN, guest, live, session
from tests.server.services import Site, wait_for


def told(socket: ClientConnection) -> Any:
    return json.loads(socket.recv(timeout=20))


def decide(socket: ClientConnection, table: Any, seat: int, move: str, id: str) -> None:
    order = {"order": "decide", "id": id, "seat": seat, "ply": table["ply"], "move": move}
    socket.send(json.dumps(order))


def without_null(value: Any) -> Any:
    """A field that is null is the same as a field that is missing."""
    if isinstance(value, dict):
        return {key: without_null(item) for key, item in value.items() if item is not None}
    return [without_null(item) for item in value] if isinstance(value, list) else value


def test_the_first_message_is_the_view_and_then_come_differences(site: Site) -> None:
    table = guest(site.url).create("limes", [ME])

    with live(table.client, table.code) as socket:
        first = told(socket)
        decide(socket, first["table"], 0, table.legal(0)[0], "one")
        second = told(socket)

    assert (first["type"], first["number"]) == ("view", 1)
    assert (second["type"], second["number"], second["id"]) == ("step", 2, "one")
    names = [event["name"] for event in second["events"]["0"]]
    assert names == ["limes-laid", "limes-drawn"]


def test_differences_add_up_to_the_whole(site: Site) -> None:
    table = guest(site.url).create("limes", [ME, ME])
    rng = Random(2)

    with live(table.client, table.code, site.other) as socket:
        document = told(socket)["table"]
        while document["phase"] == "playing":
            for seat in (0, 1):
                table.look(table.client.get(f"/api/tables/{table.code}"))
                table.decide(seat, rng.choice(table.legal(seat)))
                document = patch.apply(document, told(socket)["patch"])

    whole = table.client.get(f"/api/tables/{table.code}")["table"]
    assert without_null(document) == without_null(whole)


def test_a_socket_cut_at_every_point_goes_on_without_gap_or_repetition(site: Site) -> None:
    table = guest(site.url).create("limes", [ME, ME])
    numbers, known = [], 1

    for turn in range(12):
        door = site.urls[turn % len(site.urls)]
        with live(table.client, table.code, door, f"since={known}") as socket:
            for _ in range(turn % 3):
                table.look(table.client.get(f"/api/tables/{table.code}"))
                table.decide(table.due[0], table.legal(table.due[0])[0])
                numbers.append(told(socket)["number"])
        known = numbers[-1] if numbers else 1
        table.look(table.client.get(f"/api/tables/{table.code}"))
        table.decide(table.due[0], table.legal(table.due[0])[0])
        with live(table.client, table.code, door, f"since={known}") as socket:
            numbers.append(told(socket)["number"])
        known = numbers[-1]

    assert numbers == list(range(2, known + 1))


def test_what_was_missed_is_what_was_sent(site: Site) -> None:
    table = guest(site.url).create("limes", [ME, ME])
    with live(table.client, table.code) as socket:
        told(socket)
        for seat in (0, 1, 0, 1):
            table.decide(seat, table.legal(seat)[0])
        sent = [told(socket) for _ in range(4)]

    missed = table.client.get(f"/api/tables/{table.code}/news", since=1)

    for message in sent + missed:
        message.pop("legal", None)
    assert missed == sent


@pytest.mark.both
def test_both_doors_tell_the_same(site: Site) -> None:
    table = guest(site.url).create("limes", [ME, OPEN], visibility="public")
    bo = guest(site.other, "Bo")
    with live(table.client, table.code) as here, live(bo, table.code) as there:
        told(here), told(there)
        bo.join(table.code)
        assert told(here)["entry"] == {"kind": "joined", "seat": 1}
        assert told(there)["patch"]["views"].keys() == {"1"}


def test_the_news_wait_for_something_to_happen(site: Site) -> None:
    table = guest(site.url).create("limes", [ME])

    nothing = table.client.get(f"/api/tables/{table.code}/news", since=1, wait=0.2)

    assert nothing == []


def test_after_a_very_long_absence_the_whole_is_sent(site: Site) -> None:
    table = guest(site.url).create("limes", [ME])

    with live(table.client, table.code, query="since=99") as socket:
        assert told(socket)["type"] == "view"


def test_a_repeated_command_is_done(site: Site) -> None:
    table = guest(site.url).create("limes", [ME])
    move = table.legal(0)[0]
    with live(table.client, table.code) as socket:
        view = told(socket)
        decide(socket, view["table"], 0, move, "same")
        told(socket)

        decide(socket, view["table"], 0, move, "same")

        assert told(socket) == {"type": "done", "id": "same", "number": 2}


NONSENSE = [
    "",
    "{",
    "[]",
    "null",
    "17",
    '"decide"',
    '{"order": "decide"}',
    '{"order": "nothing", "id": "x"}',
    '{"order": "decide", "id": "x", "seat": -1, "ply": 1, "move": "d4n"}',
    '{"order": "decide", "id": "x", "seat": 1e99, "ply": 1, "move": "d4n"}',
    '{"order": "decide", "id": "x", "seat": 0, "ply": 1, "move": ""}',
    '{"order": "decide", "id": "no blanks", "seat": 0, "ply": 1, "move": "d4n"}',
    '{"order": "decide", "id": "x", "seat": 0, "ply": 999, "move": "d4n"}',
    '{"order": "decide", "id": "x", "seat": 7, "ply": 1, "move": "d4n"}',
    '{"order": "answer", "id": "x", "seat": 0, "yes": true}',
    '{"order": "return", "id": "x", "seat": 0}',
    '{"order": "start", "id": "x"}',
    '{"order": "join", "id": "x", "seat": 0}',
    "[" * 5000,
    "x" * 20_000,
    '{"order": "decide", "id": "x", "seat": 0, "ply": 1, "move": "' + "d4n " * 4000 + '"}',
]


@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: text[:40] or "nothing")
def test_nonsense_is_refused_and_the_socket_lives(small: Site, text: str) -> None:
    table = guest(small.url).create("limes", [ME])
    with live(table.client, table.code) as socket:
        told(socket)

        socket.send(text)

        assert told(socket)["type"] == "refused"
        socket.send('{"order": "ping", "id": "p"}')
        assert told(socket) == {"type": "pong", "id": "p"}


def test_binary_is_refused(small: Site) -> None:
    table = guest(small.url).create("limes", [ME])
    with live(table.client, table.code) as socket:
        told(socket)

        socket.send(b"\x00\xff" * 100)

        assert told(socket)["refusal"]["code"] == "malformed"


def test_what_has_another_form_is_told_as_over_http(small: Site) -> None:
    table = guest(small.url).create("limes", [ME, {"kind": "open"}], start=False)
    with live(table.client, table.code) as socket:
        told(socket)

        socket.send('{"order": "join", "id": "j", "name": "An\\nn"}')
        name = told(socket)["refusal"]
        socket.send('{"order": "join", "id": "no id", "name": "Ann"}')
        other = told(socket)["refusal"]

    assert name["code"] == "unfit-name"
    assert (other["code"], other["args"]["reason"]) == ("malformed", "id: it has another form")


def test_who_sends_only_nonsense_is_sent_away(small: Site) -> None:
    table = guest(small.url).create("limes", [ME])
    with live(table.client, table.code) as socket:
        told(socket)
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(2000):
                socket.send("{")
                told(socket)

    assert closed.value.rcvd and closed.value.rcvd.code == 4429


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        pytest.param({"Authorization": "Bearer lime_wrong"}, 4401, id="an unknown token"),
        pytest.param({}, 4404, id="no such table"),
    ],
)
def test_a_socket_that_may_not_be_is_told_why(
    small: Site, headers: dict[str, str], code: int
) -> None:
    address = small.url.replace("http", "ws") + "/api/tables/none-none/live"
    with connect(address, additional_headers=headers) as socket:
        bye = told(socket)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=5)

    assert bye["type"] == "bye"
    assert closed.value.rcvd and closed.value.rcvd.code == code


def test_a_foreign_page_gets_no_socket(small: Site) -> None:
    table = guest(small.url).create("limes", [ME])
    address = small.url.replace("http", "ws") + f"/api/tables/{table.code}/live"
    headers = session(table.client) | {"Origin": "https://evil.example"}

    with pytest.raises(Exception, match="403"):
        connect(address, additional_headers=headers)


def test_who_is_gone_before_being_let_in_is_no_trouble() -> None:
    class Gone:
        def __init__(self) -> None:
            self.send = self.receive = None

        async def accept(self) -> None:
            raise ConnectionResetError

    class AnyDoor:
        def check_origin(self, socket: Any) -> None: ...

    live: Any = sockets.live.fn
    asyncio.run(live(Gone(), "tavo-kilu", None, AnyDoor(), None))


def test_a_reader_who_never_reads_is_cut_off_and_disturbs_nobody(small: Site) -> None:
    table = guest(small.url).create("limes", [ME])
    ping = json.dumps({"order": "ping", "id": "x" * 64})
    with live(table.client, table.code) as idle, live(table.client, table.code) as other:
        idle.recv(timeout=20), other.recv(timeout=20)
        with suppress(ConnectionClosed):
            for _ in range(150_000):  # the answers are more than all buffers hold
                idle.send(ping)
        table.decide(0, table.legal(0)[0])
        assert told(other)["type"] == "step"

        wait_for(lambda: sockets_at(small) == 1, "the line is cut")
        with pytest.raises(ConnectionClosed):
            while True:
                told(idle)


def sockets_at(site: Site) -> float:
    """How many sockets are open, as the server counts them."""
    lines = httpx.get(f"{site.url}/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("limestone_sockets "))
