"""A club night over HTTP: its organiser, its players, and how they play a round."""

import time
from random import Random
from typing import Any
from uuid import uuid4

from limestone.client import Client, Seated
from tests.server.players import guest

Json = Any


def account(url: str, name: str) -> Client:
    """Somebody with an account."""
    client = guest(url, name)
    login = f"{name.split()[0].lower()}-{uuid4().hex[:8]}"
    client.post("/api/account", {"login": login, "password": "a long password"})
    return client


class Evening:
    """A club night and the people there, by name; the organiser does not play.

    Every second player comes in by another door, where there is one.
    """

    def __init__(self, url: str, names: list[str], other: str = "", **wishes: Json) -> None:
        self.organiser = account(url, "Clara")
        usual = {"name": "Club night", "game": "limes", "starts": int(time.time() * 1000)}
        self.code = self.organiser.post("/api/nights", usual | wishes)["code"]
        doors = [url, other or url]
        self.players = {name: guest(doors[n % 2], name) for n, name in enumerate(names)}
        for name in names:
            self.order(name, "enter")

    def order(self, who: str, order: str, **words: Json) -> int:
        """Give an order; the organiser is nobody by name."""
        body = {"order": order, "id": uuid4().hex, **words}
        return int(self._client(who).post(f"/api/nights/{self.code}/orders", body)["number"])

    def view(self, who: str = "") -> Json:
        return self._client(who).get(f"/api/nights/{self.code}")

    def pair(self) -> Json:
        """Begin the next round; the night as the organiser sees it then."""
        self.order("", "pair", round=self.view()["round"] + 1)
        return self.view()

    def number(self, name: str) -> int:
        """The number of a player."""
        found = (one["player"] for one in self.view()["players"] if one["name"] == name)
        return int(next(found))

    def table(self, name: str) -> Seated | None:
        """The table where somebody plays now."""
        own = [board for board in self.view(name)["tables"] if board["mine"]]
        return self.players[name].table(own[0]["code"]) if own else None

    def play(self, rng: Random, *, without: tuple[str, ...] = (), steps: int = 10_000) -> None:
        """Everybody decides at random, until all have or so many steps were played."""
        seats = {name: self.table(name) for name in self.players if name not in without}
        for _ in range(steps):
            moved = False
            for table in seats.values():
                if table and not table.over:
                    table.look(table.client.get(f"/api/tables/{table.code}"))
                    for seat in table.due:
                        if str(seat) not in table.table["own"]:
                            moves = table.legal(seat)
                            table.decide(seat, moves[rng.randrange(len(moves))])
                            moved = True
            if not moved:
                return

    def leave_to_bots(self, *, without: tuple[str, ...] = ()) -> None:
        """Everybody lets a bot play their game to the end."""
        for name in self.players:
            table = None if name in without else self.table(name)
            if table and not table.over:
                seat = next(int(seat) for seat in table.table["views"])
                table.order("hand", seat=seat, level="novice")

    def wait(self, phase: str, seconds: float = 120) -> Json:
        """The night once it has come to a phase."""
        end = time.monotonic() + seconds
        while (found := self.view())["phase"] != phase:
            assert time.monotonic() < end, f"gave up waiting for {phase}: {found['phase']}"
            time.sleep(0.1)
        return found

    def _client(self, who: str) -> Client:
        return self.players[who] if who else self.organiser
