"""A bot over one socket: the same views and events as at home, whatever happens to the line."""

from collections.abc import Sequence
from random import Random
from typing import Any

import httpx
import pytest

import limestone
from limestone import client as clients
from limestone.bots.authored import Bot, Table
from limestone.bots.hearing import listed, seen, told
from limestone.client import Client
from limestone.live_client import LiveTable
from limestone.rules.game import Refused
from limestone.rules.record import read
from limestone.rules.referee import Referee
from tests.bots.authored import Noting
from tests.ports import free_port
from tests.server.players import ME, PLAYABLE, bot, guest, least
from tests.server.services import Site
from tests.test_schema import checked


def plain(value: Any) -> Any:
    """As JSON has it."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, list | tuple) else value


def at_home(record: str, seat: int) -> list[Any]:
    """What a bot on this seat would have been given in a game of this record."""
    referee = Referee.replay(read(record))
    game, header = referee.game, referee.header
    notes: list[Any] = [Table(game.name, header.seats, seat, header.options)]
    news: list[Any] = []
    for at in [*referee.since(0)]:
        before = at.before
        assert before
        if seat in at.moves:
            notes += [plain(news)] if news else []
            view = game.view(before.state, seat)
            notes.append((plain(seen(game, view)), listed(game, before.state, seat)))
            news = []
        news += told(game, before.state, at.moves, seat)
    return [*notes, plain(news)]


@pytest.mark.parametrize("game", PLAYABLE)
def test_views_and_events_are_the_same_as_at_home(game: str, small: Site) -> None:
    robby = Noting()
    ann = guest(small.url)
    table = ann.create(game, [ME, *[bot()] * (least(game) - 1)])

    played = ann.play(robby, table, seed="x")

    assert played.over
    assert played.proof() >= 1
    assert robby.notes == at_home(played.record(), 0)
    for note in robby.notes[1:]:
        view, events = (note[0], []) if isinstance(note, tuple) else (None, note)
        checked(game, view, events)


class Clumsy(Noting):
    """Hangs up before every third decision."""

    table: LiveTable

    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        if len(self.notes) % 3 == 0 and self.table._socket:
            self.table._socket.close()
        return super().choose(view, moves, rng)


def test_a_line_that_breaks_costs_nothing(small: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("limestone.live_client.SHORTEST", 0.01)
    ann, robby = guest(small.url), Clumsy()
    table = ann.create("limits", [ME, bot()])
    robby.table = LiveTable(table, robby, "x")

    played = robby.table.run()

    assert played.over
    assert robby.notes == at_home(played.record(), 0)


class Counting(LiveTable):
    """Counts the messages that it sends."""

    sent = 0

    def _send(self, body: Any) -> None:
        self.sent += 1
        super()._send(body)


def test_a_decision_is_one_message(small: Site) -> None:
    ann, robby = guest(small.url), Noting()
    table = Counting(ann.create("limits", [ME, bot()]), robby, "x")

    table.run()

    assert table.sent == sum(isinstance(note, tuple) and len(note) == 2 for note in robby.notes)


def test_a_bot_with_two_seats_has_two_heads(small: Site) -> None:
    ann, robby = guest(small.url), Noting()

    played = ann.play(robby, ann.create("limits", [ME, ME]), seed="x")

    assert robby.notes == at_home(played.record(), 0)


def test_a_program_with_a_token_finds_its_table(small: Site) -> None:
    token = guest(small.url).post("/api/tokens", {"label": "Robby"})["token"]
    robby = limestone.connect(small.url, token)
    table = robby.create("limes", [ME])

    assert robby.play(Noting()).code == table.code


class Wrong(limestone.Bot):
    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        return "resign"


def test_an_illegal_move_is_told_the_author(small: Site) -> None:
    ann = guest(small.url)

    with pytest.raises(Refused, match=r"“resign”, which is no legal move \(bot-illegal\)"):
        ann.play(Wrong(), ann.create("limes", [ME]))


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (Noting, r"not its class: play\(Noting\(\)\)"),
        (object(), "object is no limestone.Bot"),
        (Bot(), "Bot has no method choose"),
    ],
    ids=["class", "object", "choiceless"],
)
def test_what_is_no_bot_is_refused_before_a_table_is_looked_for(bot: Any, said: str) -> None:
    with pytest.raises(TypeError, match=said):
        Client("http://nowhere").play(bot)


def test_a_table_that_is_not_there_is_a_refusal(small: Site) -> None:
    with pytest.raises(Refused, match="no-such-table"):
        guest(small.url).play(Noting(), "tavo-kilu")


def playing(table: Any) -> LiveTable:
    """A table that somebody plays at, as far as the client knows."""
    known = {
        **{"code": "tavo", "fair": {"commitment": ""}, "phase": "playing", "game": "limits"},
        **{"seats": [{"seat": 0, "mine": True}], "due": [0], "decided": [], "ply": 5},
    }
    seated = clients.Seated(Client("http://nowhere", adds=False), {"number": 3, "table": known})
    return LiveTable(seated, table, "x")


def test_what_was_taken_back_was_never_told() -> None:
    table = playing(Noting())

    table._hear({"0": ["dealt"]}, 1)
    table._hear({"0": ["laid"]}, 2)
    table._hear({}, 1)

    assert table._told(0) == ["dealt"]


def test_a_decision_that_came_too_late_is_made_again_for_the_next_ply() -> None:
    table = playing(Noting())
    table.asked[0] = 4
    table.orders["c1"] = {"order": "decide", "id": "c1", "seat": 0, "ply": 4, "move": "play r"}

    table._refused("c1", {"code": "stale", "args": {"ply": 5}, "section": "", "place": {}})

    assert table.asked == {}
    assert table.orders == {}


def test_an_order_that_came_too_soon_is_given_again(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("time.sleep", slept.append)
    table = playing(Noting())
    order = {"order": "decide", "id": "c1", "seat": 0, "ply": 5, "move": "play r"}
    table.orders["c1"] = order

    no = {
        "code": "rate-limited",
        "args": {"key": "orders", "seconds": 7},
        "section": "",
        "place": {},
    }
    table._refused("c1", no)

    assert slept == [7]
    assert table.orders == {"c1": order}


@pytest.mark.parametrize(
    ("patience", "slept"), [(600.0, [0.5, 1, 2, 4, 8]), (1.0, [0.5, 1]), (0.0, [])]
)
def test_a_server_that_was_never_there_is_given_up_soon(
    patience: float, slept: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("time.sleep", pauses.append)
    monkeypatch.setattr("time.monotonic", lambda: sum(pauses))
    client = limestone.connect(f"http://127.0.0.1:{free_port()}", patience=patience)

    with pytest.raises(Refused, match="server-away"):
        client.guest("Ann")

    assert pauses == slept


def test_an_address_without_http_is_a_server_that_is_away() -> None:
    with pytest.raises(Refused, match=r"protocol.*\(server-away\)"):
        limestone.connect("127.0.0.1:8000").guest("Ann")


def test_a_patient_client_waits_as_long_as_the_server_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []
    monkeypatch.setattr("time.sleep", slept.append)
    answers = [httpx.Response(429, headers={"Retry-After": "3"}), httpx.Response(200, json=[])]
    client = limestone.connect("http://limestone.test")
    client._http = httpx.Client(
        base_url="http://limestone.test", transport=httpx.MockTransport(lambda _: answers.pop(0))
    )

    assert client.get("/api/games") == []
    assert slept == [3]
