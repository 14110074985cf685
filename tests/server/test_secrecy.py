"""Nobody sees what they may not: change a secret, and nothing that others are sent changes."""

from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from limestone.rules import record
from limestone.rules.game import GAMES
from limestone.rules.limits.memory import Memory
from limestone.server.edge.app import make
from limestone.server.live import live_tables, messages, new_tables
from limestone.server.live.bot_workers import hint
from limestone.server.settings import Settings
from limestone.server.store import people
from limestone.server.table import export
from limestone.server.table.deciding import decision
from limestone.server.table.table import Table, replace
from tests.server.made import decided, growth, made, positions
from tests.server.players import PLAYABLE

SEATS = {"limes": "ab", "limits": "abc", "limoges": "abc"}


def everything(table: Table, person: str) -> bytes:
    """All that can be asked about a table, as it would be sent."""
    seats = table.seats_of(person)
    view = messages.Viewpoint(table, person).view()
    due = [seat for seat in seats if seat in table.due()]
    foreseen = [messages.foreseen(table, seat, "") for seat in due]
    offers = [messages.offers(table, seat) for seat in seats]
    return messages.encode([view, foreseen, offers, export.written(table, [], seats)])


def told(before: Table, seat: int, move: str, person: str) -> bytes:
    """The message about a decision, as this person hears it."""
    entry, after = growth(before, decision(before, seat, move))
    return messages.encode(messages.Viewpoint(before, person).step(messages.Change(entry, after)))


def imagined(table: Table, seat: int | None, rng: Random) -> Table:
    """A table that differs only in what the seat, or a spectator, cannot know."""
    assert table.referee
    game = table.game
    state = game.imagine(game.view(table.state, seat), rng)
    sealed = {
        other: move if other == seat else game.legal(state, other)[0]
        for other, move in table.referee.sealed.items()
    }
    at = table.referee.at._replace(state=state)
    return replace(table, referee=table.referee._replace(at=at, sealed=sealed))


@pytest.mark.parametrize("game", PLAYABLE)
def test_what_a_seat_cannot_know_changes_nothing_it_is_sent(game: str) -> None:
    rng = Random(11)
    for table in positions(game, SEATS[game], rng):
        if table.phase == "over":
            break
        people = {seat: chair.person for seat, chair in enumerate(table.chairs)}
        for seat, person in [*people.items(), (None, "")]:
            twin = imagined(table, seat, rng)

            assert everything(twin, person) == everything(table, person)


@pytest.mark.parametrize("game", PLAYABLE)
def test_what_a_seat_cannot_know_changes_no_hint(game: str) -> None:
    rng, looked = Random(7), 0
    for table in positions(game, SEATS[game], rng, most=40):
        due = [seat for seat in table.waiting_for() if len(messages.moves(table, seat)) > 1]
        if table.phase == "over" or not due or rng.random() < 0.8:
            continue
        twin, seat = imagined(table, due[0], rng), due[0]
        one, two = (each.game.view(each.state, seat) for each in (table, twin))

        assert hint(game, one, 0.02) == hint(game, two, 0.02)
        looked += 1
    assert looked


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_sealed_decision_looks_the_same_whatever_it_is(game: str) -> None:
    rng = Random(5)
    joint = [table for table in positions(game, SEATS[game], rng) if len(table.waiting_for()) > 1]
    for table in joint[:8]:
        seat, *others = table.waiting_for()
        moves = table.game.legal(table.state, seat)
        first, second = (table.game.write(moves[n]) for n in (0, -1))
        for person in [*(table.chairs[other].person for other in others), "", "stranger"]:
            heard = told(table, seat, first, person)

            assert heard == told(table, seat, second, person)
            one, two = decided(table, seat, first), decided(table, seat, second)
            assert everything(one, person) == everything(two, person)


@pytest.mark.parametrize("game", PLAYABLE)
def test_nothing_of_the_seed_is_sent_before_the_end(game: str) -> None:
    rng = Random(3)
    for table in positions(game, SEATS[game], rng, most=200):
        sent = b"".join(everything(table, person) for person in ("a", "ann", "bo", ""))

        assert (table.terms.seed.encode() in sent) == (table.phase == "over")


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_running_record_hides_what_the_rules_do_not_let_one_look_up(game: str) -> None:
    rules = GAMES[game]
    for table in positions(game, SEATS[game], Random(2)):
        if table.phase == "over":
            break
        assert table.referee
        moves = [
            {seat: rules.read(text) for seat, text in step.moves.items()}
            for step in table.referee.steps
        ]
        known = rules.disclosed(table.state, moves, 0)

        steps = record.read(export.written(table, [], [0])).steps

        found = [{seat: text == "?" for seat, text in step.moves.items()} for step in steps]
        assert found == [{seat: told[seat] is None for seat in told} for told in known]


def test_what_may_only_be_remembered_is_in_nothing_that_can_be_shown() -> None:
    game = GAMES["limits"]
    for table in positions("limits", SEATS["limits"], Random(11)):
        shown = [game.scene(table.state), *(game.own(table.state, seat) for seat in (None, 0, 1))]

        assert Memory.__name__ in repr(game.view(table.state, 0))
        assert Memory.__name__ not in repr(shown)


def test_strangers_at_a_private_table_are_shown_no_game() -> None:
    table = made("limes", "ab", visibility="private")

    known = messages.Viewpoint(table, "stranger").document

    assert (known["scene"], known["views"]) == ({}, {})


class Channel:
    """One server with no chance in it, and everything that Bo hears there."""

    def __init__(self, folder: Any, patch: pytest.MonkeyPatch, game: str) -> None:
        _remove_chance(patch)
        self.game = game
        settings = Settings(f"sqlite:///{folder}/x.sqlite", rates={})
        self.app = make(settings)
        self.heard: list[bytes] = []

    def run(self, choice: int) -> list[bytes]:
        """Ann decides one way or the other; Bo asks everything there is to ask."""
        with TestClient(self.app, base_url="http://testserver.local") as client:
            ann, bo = self._person(client, "Ann"), self._person(client, "Bo")
            seats = [{"kind": "me"}, {"kind": "open"}]
            wanted = {"game": self.game, "seats": seats, "visibility": "public"}
            path = (
                "/api/tables/"
                + client.post("/api/tables", json=wanted, headers=ann).json()["table"]["code"]
            )
            join = {"order": "join", "id": "j", "salt": "bo"}
            client.post(f"{path}/orders", json=join, headers=bo)
            with client.websocket_connect(f"{path}/live", headers=bo) as socket:
                ply = socket.receive_json(timeout=9)["table"]["ply"]
                legal = client.get(f"{path}/legal?seat=0", headers=ann).json()["moves"]
                order = {"order": "decide", "id": "d", "seat": 0, "ply": ply}
                move = legal[[0, -1][choice]]
                client.post(f"{path}/orders", json=order | {"move": move}, headers=ann)
                self.heard.append(socket.receive_text(timeout=9).encode())
            self._ask(client, path, bo, order)
        return self.heard

    def _ask(self, client: Any, path: str, bo: dict[str, str], order: Any) -> None:
        asks = ["", "/news?since=0", "/news?since=2", "/record", "/legal?seat=0", "/legal?seat=1"]
        for ask in asks:
            self._hear(client.get(path + ask, headers=bo))
        self._hear(client.get("/api/tables", headers=bo))
        self._hear(client.get("/api/tables?mine=true", headers=bo))
        self._hear(client.get("/api/me/tables", headers=bo))
        for move in ("nonsense", "d4n", "hide rr"):
            wrong = order | {"move": move, "seat": 1, "id": move[:4]}
            self._hear(client.post(f"{path}/orders", json=order | {"move": move}, headers=bo))
            self._hear(client.post(f"{path}/orders", json=wrong | {"ply": 99}, headers=bo))
        undo = {"order": "undo", "id": "u", "seat": 0, "ply": order["ply"]}
        self._hear(client.post(f"{path}/orders", json=undo, headers=bo))

    def _hear(self, response: Any) -> None:
        self.heard.append(f"{response.status_code} ".encode() + response.content)

    def _person(self, client: Any, name: str) -> dict[str, str]:
        client.cookies.clear()
        answer = client.post("/api/me", json={"name": name})
        cookie = answer.headers["set-cookie"].partition(";")[0]
        client.cookies.clear()
        return {"Cookie": cookie, "X-CSRF-Token": answer.json()["csrf"]}


def _remove_chance(patch: pytest.MonkeyPatch) -> None:
    rng = Random(4)
    patch.setattr("secrets.token_urlsafe", lambda n: f"{rng.getrandbits(8 * n):x}")
    patch.setattr("secrets.token_hex", lambda n: f"{rng.getrandbits(8 * n):0{2 * n}x}")
    patch.setattr("secrets.choice", lambda letters: letters[0])
    for module in (people, new_tables):
        patch.setattr(module, "uuid4", lambda: type("", (), {"hex": f"{rng.getrandbits(128):x}"}))
    for module in (people, new_tables, live_tables):
        patch.setattr(module, "now", lambda: 1_700_000_000_000)


@pytest.mark.parametrize("game", [name for name in PLAYABLE if 2 in GAMES[name].seats])
def test_every_channel_of_a_real_server(
    game: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    heard = []
    for choice in (0, 1):
        with pytest.MonkeyPatch.context() as patch:
            channel = Channel(tmp_path_factory.mktemp("secrecy"), patch, game)
            heard.append(channel.run(choice))

    assert heard[0] == heard[1]
