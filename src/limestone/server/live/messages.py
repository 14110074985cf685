"""The messages about a table: all that a viewer may know of it, first whole, then as changes."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import msgspec

from limestone import shown
from limestone.rules.game import Event, Game, Seat
from limestone.rules.ranks import Rank, lower_ties
from limestone.server.live import fair, patch
from limestone.server.table import hinting, rated
from limestone.server.table.chairs import HELD, PERSON
from limestone.server.table.entry import Entry, Logged
from limestone.server.table.kinds import NAMES
from limestone.server.table.placed import missing, placed
from limestone.server.table.table import OVER, PLAYING, Question, Table
from limestone.server.table.terms import PRIVATE, Terms
from limestone.shown.refusals import refusal as refusal

Json = Any
Played = tuple[Any, Mapping[Seat, Any]]  # a state and the moves of the step taken from it
WATCH = "watch"

encode = msgspec.json.Encoder().encode


class Viewer(msgspec.Struct, frozen=True):
    """A person in relation to a table; a spectator has no seats."""

    person: str
    seats: dict[str, Seat]  # by the names that they have in messages
    host: bool
    keys: dict[str, Seat | None]  # the names of this viewer's views, and whose they are


def viewer(table: Table, person: str) -> Viewer:
    """The viewer that a person is at this table."""
    seats = {str(seat): seat for seat in table.seats_of(person)}
    host = bool(person) and person == table.terms.host
    watches = table.terms.visibility != PRIVATE or bool(seats) or host
    keys: dict[str, Seat | None] = {**seats} or {WATCH: None}
    return Viewer(person, seats, host, keys if watches else {})


class SharedDiff:
    """A value that all viewers see alike; its difference to the last is computed once for all."""

    def __init__(self, value: Json) -> None:
        self.value = value
        self._changes: Json = {}
        self._since: SharedDiff | None = None

    def changes(self, since: "SharedDiff") -> Json:
        """What turns the former value into this one."""
        if self._since is not since:
            self._since, self._changes = since, patch.changes(since.value, self.value)
            since._since = None  # break the chain, or each value would keep all earlier ones alive
        return self._changes


class Change:
    """An entry of the log and the table after it: what all its messages share, computed once."""

    def __init__(self, logged: Logged, after: Table) -> None:
        self.logged = logged
        self.after = after
        self.state = after.state
        self.entry = public(logged.body)
        self.steps = _played(logged.body, after)
        self._fair: dict[bool, SharedDiff] = {}
        self.course = SharedDiff(_course(after))
        self._seen: Any = None
        self._scene: SharedDiff | None = None

    def fair(self, *, told: bool) -> SharedDiff:
        """Seed and salts, as those see them who may be told the seed, or may not."""
        if told not in self._fair:
            self._fair[told] = SharedDiff(fair.shown(self.after, told=told))
        return self._fair[told]

    @property
    def seen(self) -> Any:
        if self._seen is None:
            self._seen = _seen(self.after)
        return self._seen

    @property
    def scene(self) -> SharedDiff:
        if not self._scene:
            self._scene = SharedDiff(_scene(self.after, self.seen))
        return self._scene


class Viewpoint:
    """What one viewer has been sent so far: first the whole table, then its changes."""

    def __init__(self, table: Table, person: str) -> None:
        self.table = table
        self.state = table.state
        self.person = person
        self.viewer = viewer(table, person)
        self.course = SharedDiff(_course(table))
        seen = _seen(table)
        self.scene = SharedDiff(_scene(table, seen) if self.viewer.keys else {})
        self.mine = _mine(table, self.viewer)
        self.views = _views(table, self.viewer, seen)
        self.seating = _seating(table, self.viewer)
        self.fair = SharedDiff(fair.shown(table, told=bool(self.viewer.seats)))

    @property
    def document(self) -> Json:
        """The table as one viewer knows it, field by field from nothing."""
        known = _agreed(self.table) | self.seating | self.course.value | self.mine
        return known | {"fair": self.fair.value, "scene": self.scene.value, "views": self.views}

    def copy(self) -> "Viewpoint":
        """A viewpoint that has been sent the same and goes on by itself."""
        return copy(self)

    def view(self) -> Json:
        """Everything this viewer may know now."""
        return {
            "type": "view",
            "number": self.table.number,
            "table": self.document,
            "legal": legal(self.table, self.viewer),
        }

    def step(self, change: Change, *, last: bool = False) -> Json:
        """The message for one more entry; the `last` of a batch also carries the legal moves."""
        logged, after = change.logged, change.after
        message: Json = {"type": "step", "number": logged.number, "entry": change.entry}
        if logged.author and logged.author == self.person:
            message["id"] = logged.command
        before, self.table = self.table, after
        seated = after.chairs is not before.chairs
        staged = after.phase != before.phase
        moved = change.state is not self.state
        if seated:
            message["entry"] = change.entry | logged.body.recalls(before)
            who, self.viewer = self.viewer, viewer(after, self.person)
            moved = moved or who != self.viewer
        if change.steps and self.viewer.keys:
            message["events"] = events(change.steps, after, self.viewer)
        changes = self._follow(change)
        if seated or staged:
            changes |= self._reseat()
        if seated or staged or after.exchange is not before.exchange:
            changes |= self._mix(change)
        if moved:
            changes |= self._look(change)
        message["patch"] = changes
        if last or moved or staged:
            message["legal"] = legal(after, self.viewer)
        return message

    def _follow(self, change: Change) -> Json:
        """How the game goes on, for all and for one's own seats."""
        course, mine = self.course, self.mine
        self.course, self.mine = change.course, _mine(self.table, self.viewer)
        changed = self.course.changes(course)
        return changed | patch.changes(mine, self.mine) if mine != self.mine else {**changed}

    def _reseat(self) -> Json:
        """Who sits where now."""
        self.seating, seating = _seating(self.table, self.viewer), self.seating
        return patch.changes(seating, self.seating)

    def _mix(self, change: Change) -> Json:
        """What is new about seed and salts."""
        known, self.fair = self.fair, change.fair(told=bool(self.viewer.seats))
        changed = self.fair.changes(known)
        return {"fair": changed} if changed else {}

    def _look(self, change: Change) -> Json:
        """What is new on the table, for all and for one's own seats."""
        scene, views = self.scene, self.views
        self.state = change.state
        self.views = _views(self.table, self.viewer, change.seen)
        self.scene = change.scene if self.viewer.keys else SharedDiff({})
        news = {}
        if changed := self.scene.changes(scene):
            news["scene"] = changed
        if changed := patch.changes(views, self.views):
            news["views"] = changed
        return news


def _agreed(table: Table) -> Json:
    """What was settled when the table was made."""
    terms = table.terms
    name, digest = terms.material
    warnings = [refusal(warning) for warning in table.material.warnings]
    return {
        "code": terms.code,
        "game": terms.game,
        "rules": terms.rules,
        "options": list(terms.words),
        "starter": terms.starter,
        "origin": _origin(terms),
        "material": {"name": name, "digest": digest, "warnings": warnings},
        "visibility": terms.visibility,
        "pace": msgspec.to_builtins(terms.pace),
        "auto": terms.auto,
        "hints": hinting.allowed(terms),
        "rated": terms.rated,
        "night": terms.night or None,
    }


def _origin(terms: Terms) -> Json:
    """Where the deal comes from, if it was not drawn for this table."""
    if not terms.origin:
        return None
    origin = terms.origin
    return {
        "kind": origin.kind,
        "source": origin.source,
        "steps": len(origin.before),
        "counted": origin.counted,
    }


def _seating(table: Table, who: Viewer) -> Json:
    """What changes when somebody comes or goes, or a game begins or ends."""
    return {
        "host": who.host,
        "phase": table.phase,
        "seats": [_chair(seat, name, table, who) for seat, name in enumerate(table.names())],
        "inviter": table.inviter() or None,
        "result": _result(table),
        "end": table.end or None,
        "trouble": refusal(table.trouble) if table.trouble else None,
        "invite": table.invitation if who.seats or who.host else None,
    }


def _course(table: Table) -> Json:
    """What any entry may change, for everybody alike."""
    due, waiting = table.due(), table.waiting_for()
    return {
        "ply": table.ply,
        "steps": table.referee.at.number if table.referee else 0,
        "due": due,
        "decided": () if due is waiting else tuple([n for n in due if n not in waiting]),
        "ask": _ask(table, table.ask) if table.ask else None,
        "deadline": table.deadline,
        "paused": True if table.paused is not None else None,
        "reminded": table.reminded,
        "overdue": True if table.overdue else None,
        "rematch": table.rematch or None,
        "uncounted": rated.uncounted(table) or None,
    }


def _mine(table: Table, who: Viewer) -> Json:
    """What any entry may change for the viewer's own seats."""
    undo = {name: _undo(table, seat) for name, seat in who.seats.items()}
    return {"own": _own(table, who), "undo": undo}


def _seen(table: Table) -> Any:
    """What the rules let everybody see."""
    return table.game.scene(table.state) if table.referee else None


def _scene(table: Table, seen: Any) -> Json:
    """The game as all see it alike."""
    return shown.form(table.terms.game).scene(seen) if table.referee else {}


def _views(table: Table, who: Viewer, seen: Any) -> Json:
    """The game as each of the viewer's seats, or a spectator, sees it besides."""
    if not table.referee:
        return {}
    form, own, state = shown.form(table.terms.game), table.game.own, table.state
    return {key: form.own(seen, own(state, seat)) for key, seat in who.keys.items()}


def legal(table: Table, who: Viewer) -> Json:
    """The legal moves of the viewer's seats that are due, as trees."""
    due, tree = table.due(), shown.form(table.terms.game).tree
    return {name: tree(moves(table, seat)) for name, seat in who.seats.items() if seat in due}


def moves(table: Table, seat: Seat) -> list[str]:
    """The legal moves of a seat as texts."""
    game: Game = table.game
    write = game.write
    return [write(move) for move in game.legal(table.state, seat)]


def foreseen(table: Table, seat: Seat, begun: str) -> Json:
    """What the legal moves of a seat that begin so would do, as far as the seat can know."""
    game: Game = table.game
    scene, own = game.scene(table.state), game.own(table.state, seat)
    return shown.form(table.terms.game).foreseen(scene, own, begun)


def offers(table: Table, seat: Seat) -> Json:
    """All that a turn offers a seat, possible or not, as far as the seat can know."""
    game: Game = table.game
    scene, own = game.scene(table.state), game.own(table.state, seat)
    return shown.form(table.terms.game).offers(scene, own)


def outlook(table: Table, seat: Seat, begun: str) -> Json:
    """What a move that has been begun would bring, as far as the seat can know."""
    return shown.outlook(table.terms.game, _seen(table), seat, table.game.read(begun))


def events(steps: Sequence[Played], after: Table, who: Viewer) -> Json:
    """The events of the steps of an entry, for each view of this viewer."""
    tell, event = after.game.tell, shown.event
    return {
        key: [event(told) for state, step in steps for told in tell(state, step, seat)]
        for key, seat in who.keys.items()
    }


def public(body: Entry) -> Json:
    """The public part of an entry: its kind and who did it, never what was decided."""
    kind = type(body)
    told: Json = {"kind": NAMES[kind]}
    for field in kind.public:
        told[field] = getattr(body, field)
    return told


def _played(body: Entry, after: Table) -> list[Played]:
    """The steps of an entry, each with the state before it."""
    count = len(body.played())
    if not count or not after.referee or after.trouble:
        return []
    new = after.referee.since(after.referee.at.number - count)
    return [(at.before.state, at.moves) for at in new if at.before]


def _chair(seat: Seat, name: str, table: Table, who: Viewer) -> Json:
    chair = table.chairs[seat]
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": name or None,
        "level": chair.level or None,
        "mine": chair.kind == PERSON and seat in who.seats.values(),
        "kept": chair.kind == HELD and chair.person == who.person,
        "away": chair.away or None,
        "resigned": chair.resigned,
    }


def _own(table: Table, who: Viewer) -> Json:
    if not table.referee or not table.referee.sealed:
        return {}
    sealed, write = table.referee.sealed, table.game.write
    return {name: write(sealed[seat]) for name, seat in who.seats.items() if seat in sealed}


def _undo(table: Table, seat: Seat) -> Json:
    referee = table.referee
    if table.phase != PLAYING or not referee:
        return NOT_PLAYING
    if seat in referee.sealed or referee.own_steps(seat):
        return AT_ONCE
    return HORIZON if referee.steps_since(seat) else NOTHING_TO_UNDO


AT_ONCE = {"steps": 1, "why": None}
NOT_PLAYING = {"steps": 0, "why": "not-playing"}
HORIZON = {"steps": 0, "why": "undo-horizon"}
NOTHING_TO_UNDO = {"steps": 0, "why": "undo-nothing"}


def _ask(table: Table, asked: Question) -> Json:
    return {
        "seat": asked.seat,
        "what": asked.what,
        "steps": asked.steps,
        "agreed": list(asked.agreed),
        "missing": list(table.missing()),
    }


def _result(table: Table) -> Json:
    if table.phase != OVER or table.end or not table.referee:
        return None
    game, state = table.game, table.state
    ranked, absent = placed(table), any(missing(table))
    decided = None if absent else game.tie_break(state)
    first = [seat for seat, place in enumerate(ranked) if place == 1]
    return {
        "scores": list(game.scores(state)),
        "winners": first if absent else list(game.winners(state)),
        "places": ranked,
        "tie_break": shown.event(decided) if decided else None,
        "lower_ties": [] if absent else lower(game.name, game.ranks(state)),
    }


def lower(game: str, ranks: Sequence[Rank]) -> Json:
    """What decided between those who have not won, with as many points each."""
    return [shown.event(Event(f"{game}-tie-break", it._asdict())) for it in lower_ties(ranks)]
