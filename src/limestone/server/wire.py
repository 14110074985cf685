"""Messages to and from JSON: the one place that knows a table and what a viewer may know of it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from limestone.rules.game import Game, Refused, Seat
from limestone.server import entries, fair, matches, patch, shown
from limestone.server.entries import Logged
from limestone.server.tables import OVER, PERSON, PLAYING, PRIVATE, Chair, Table

Json = Any
WATCH = "watch"

encode = msgspec.json.Encoder().encode


class Viewer(NamedTuple):
    """A person at a table, seen from the table; a spectator has no seats."""

    person: str
    seats: tuple[Seat, ...]
    host: bool

    @property
    def keys(self) -> dict[str, Seat | None]:
        """The names of this viewer's views, and whose they are."""
        return {str(seat): seat for seat in self.seats} or {WATCH: None}


def viewer(table: Table, person: str) -> Viewer:
    """A person as the table knows it."""
    return Viewer(person, table.seats_of(person), bool(person) and person == table.terms.host)


class Eyes:
    """What one viewer has been told so far: first the whole, then differences."""

    def __init__(self, table: Table, person: str) -> None:
        self.table = table
        self.person = person
        self.viewer = viewer(table, person)
        self.document = document(table, self.viewer, views(table, self.viewer))

    def view(self) -> Json:
        """Everything this viewer may know now."""
        return {
            "type": "view",
            "number": self.table.number,
            "table": self.document,
            "legal": legal(self.table, self.viewer),
        }

    def step(self, logged: Logged, after: Table, *, last: bool = False) -> Json:
        """What one more entry changes for this viewer; the last of many brings the moves along."""
        before, table_before = self.document, self.table
        message: Json = {"type": "step", "number": logged.number, "entry": public(logged.body)}
        if logged.author and logged.author == self.person:
            message["id"] = logged.command
        known = self._look(after)
        told = events(logged.body, after, self.viewer)
        if told:
            message["events"] = told
        change = patch.difference(before, self.document)
        message["patch"] = {} if change is patch.SAME else change
        if last or not known or table_before.phase != after.phase:
            message["legal"] = legal(after, self.viewer)
        return message

    def _look(self, after: Table) -> bool:
        """Look at the table again; whether this viewer sees the same position as before."""
        seen, who = viewer(after, self.person), self.viewer
        same = after.state is self.table.state and seen == who and bool(self.document["views"])
        shows = self.document["views"] if same else views(after, seen)
        self.viewer, self.table = seen, after
        self.document = document(after, seen, shows)
        return same


def document(table: Table, who: Viewer, shows: Json) -> Json:
    """The table as one viewer knows it, field by field from nothing."""
    terms = table.terms
    return {
        "code": terms.code,
        "game": terms.game,
        "rules": terms.rules,
        "options": list(terms.words),
        "material": {"name": terms.material[0], "digest": terms.material[1]},
        "visibility": terms.visibility,
        "pace": msgspec.to_builtins(terms.pace),
        "auto": terms.auto,
        "host": who.host,
        "phase": table.phase,
        "seats": [_chair(seat, chair, who) for seat, chair in enumerate(table.chairs)],
        "ply": table.ply,
        "steps": len(table.referee.steps) if table.referee else 0,
        "due": list(table.due()),
        "decided": [seat for seat in table.due() if seat not in table.waiting_for()],
        "own": _own(table, who),
        "undo": {str(seat): _undo(table, seat) for seat in who.seats},
        "ask": _ask(table),
        "deadline": table.deadline,
        "reminded": list(table.reminded),
        "fair": _fair(table),
        "result": _result(table),
        "end": table.end or None,
        "trouble": refusal(table.trouble) if table.trouble else None,
        "rematch": table.rematch or None,
        "invite": terms.invite if who.seats or who.host else None,
        "views": shows,
    }


def views(table: Table, who: Viewer) -> Json:
    """The game for each of the viewer's seats, or as a spectator sees it."""
    if not table.referee or not may_watch(table, who):
        return {}
    game, state = table.game, table.state
    return {key: shown.view(game.name, game.view(state, seat)) for key, seat in who.keys.items()}


def may_watch(table: Table, who: Viewer) -> bool:
    """Whether this viewer may see the game at all."""
    return table.terms.visibility != PRIVATE or bool(who.seats) or who.host


def legal(table: Table, who: Viewer) -> Json:
    """The legal moves of the viewer's seats that are due, as trees."""
    due = table.due()
    return {
        str(seat): shown.tree(table.terms.game, moves(table, seat))
        for seat in who.seats
        if seat in due
    }


def moves(table: Table, seat: Seat) -> list[str]:
    """The legal moves of a seat as texts."""
    game: Game = table.game
    return [game.write(move) for move in game.legal(table.state, seat)]


def events(body: entries.Body, after: Table, who: Viewer) -> Json:
    """What the steps of an entry told this viewer, for each of its views."""
    steps = _steps(body)
    if not steps or not after.referee or after.trouble or not may_watch(after, who):
        return {}
    game = after.game
    told: dict[str, list[Json]] = {key: [] for key in who.keys}
    states = after.referee.states[-len(steps) - 1 : -1]
    for state, texts in zip(states, steps, strict=True):
        step = {seat: game.read(text) for seat, text in texts.items()}
        for key, seat in who.keys.items():
            told[key] += [shown.event(game.name, event) for event in game.tell(state, step, seat)]
    return told


def public(body: entries.Body) -> Json:
    """What everybody may know of an entry: who did what kind of thing, never what was decided."""
    told = msgspec.to_builtins(body)
    return {"kind": told["kind"]} | {key: told[key] for key in _open(body) if key in told}


def refusal(refused: Refused) -> Json:
    """A no, as data."""
    return {
        "code": refused.code,
        "args": refused.args_,
        "section": refused.section,
        "place": refused.place,
    }


def _open(body: entries.Body) -> Iterator[str]:
    yield from ("seat", "level", "what", "seats", "code")
    if isinstance(body, entries.Undone):
        yield "steps"


def _steps(body: entries.Body) -> list[entries.Step]:
    match body:
        case entries.Decided(steps=steps):
            return steps
        case entries.Joined(start=start) | entries.Bot(start=start) | entries.Started(start=start):
            return start or []
    return []


def _chair(seat: Seat, chair: Chair, who: Viewer) -> Json:
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name or None,
        "level": chair.level or None,
        "mine": chair.kind == PERSON and seat in who.seats,
        "away": chair.away or None,
        "resigned": chair.resigned,
    }


def _own(table: Table, who: Viewer) -> Json:
    referee = table.referee
    if not referee:
        return {}
    sealed = referee.sealed
    return {str(seat): referee.game.write(sealed[seat]) for seat in who.seats if seat in sealed}


def _undo(table: Table, seat: Seat) -> Json:
    referee = table.referee
    if table.phase != PLAYING or not referee:
        return {"steps": 0, "why": "not-playing"}
    if seat in referee.sealed or referee.own_steps(seat):
        return {"steps": 1, "why": None}
    return {"steps": 0, "why": "undo-horizon" if matches.back_to(referee, seat) else "undo-nothing"}


def _ask(table: Table) -> Json:
    if not table.ask:
        return None
    asked = table.ask
    return {
        "seat": asked.seat,
        "what": asked.what,
        "steps": asked.steps,
        "agreed": list(asked.agreed),
        "missing": list(table.missing()),
    }


def _fair(table: Table) -> Json:
    salts = {str(seat): chair.salt for seat, chair in enumerate(table.chairs) if chair.salt}
    seed = table.terms.seed if table.phase == OVER else None
    return {"commitment": fair.promise(table.terms.seed), "salts": salts, "seed": seed}


def _result(table: Table) -> Json:
    if table.phase != OVER or table.end or not table.referee:
        return None
    game, state = table.game, table.state
    return {"scores": list(game.scores(state)), "winners": list(game.winners(state))}
