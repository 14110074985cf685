"""What a bot of one's own has been told, and the next question to it."""

from collections.abc import Sequence
from typing import Any

from limestone.bots.authored import Question, Table
from limestone.rules.game import Dice, Game, Seat
from limestone.shown import event, form
from limestone.shown.pieces import flat

Json = Any
SEEDS = 1 << 62


class Hearing:
    """The events that a bot has heard; where they were taken back, all is told anew."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.heard: list[Json] = []
        self.anew = True

    def question(self, events: Sequence[Json], view: Json, moves: list[str], rng: Dice) -> Question:
        """The next question, of all events of the game those that are new."""
        told = self._news(events)
        return Question(told, view, moves, rng.randrange(SEEDS), self._begun())

    def end(self, events: Sequence[Json]) -> Question:
        """What is told when the game is over."""
        return Question(self._news(events), table=self._begun())

    def forget(self) -> None:
        """The bot has forgotten everything: its process was started again."""
        self.heard, self.anew = [], True

    def _news(self, events: Sequence[Json]) -> list[Json]:
        if list(events[: len(self.heard)]) != self.heard:
            self.forget()
        news = list(events[len(self.heard) :])
        self.heard += news
        return news

    def _begun(self) -> Table | None:
        anew, self.anew = self.anew, False
        return self.table if anew else None


def seen(game: Game, view: Any) -> Json:
    """The view of a seat as a server sends it, without what is remembered."""
    shown = form(game.name)
    return {**shown.scene(view.scene), **shown.own(view.scene, view.own)}


def listed(game: Game, state: Any, seat: Seat) -> list[str]:
    """The legal moves of a seat, in the order in which a server sends them."""
    texts = [game.write(move) for move in game.legal(state, seat)]
    return flat(form(game.name).tree(texts))


def told(game: Game, state: Any, step: Any, seat: Seat) -> list[Json]:
    """What a step tells a seat, as a server sends it."""
    return [event(one) for one in game.tell(state, step, seat)]
