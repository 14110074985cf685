"""A game at the terminal: people and bots on one keyboard, one referee."""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

from platformdirs import user_data_path
from rich.console import Console
from rich.status import Status
from rich.text import Text

from limestone.bots.bot import prepare
from limestone.bots.guest import Guest, Sitting
from limestone.bots.players import player
from limestone.bots.process import Limits
from limestone.bots.seated import Seated
from limestone.i18n import Speech
from limestone.rules import bot_names, record
from limestone.rules.game import Event, Options, Refused, Seat, Value, text_of, writing
from limestone.rules.referee import Referee
from limestone.shown import event
from limestone.study.judging import Asked, hints
from limestone.terminal.ask import Asker, next_words
from limestone.terminal.moves import hint_lines
from limestone.terminal.plain import wrapped
from limestone.terminal.screen import console, flowed, height, pages

MANY = 40  # completions to list; of the others only the number is shown


class Left(Exception):
    """The players left the table before the game was over; by Ctrl+C, if so it is said."""

    def __init__(self, stopped: bool = False) -> None:
        self.code = 130 if stopped else 0


class Table:
    """Shows the position to the seat that is due, asks for its move, and keeps the game saved."""

    def __init__(self, referee: Referee, speech: Speech, saved: Path) -> None:
        self.referee = referee
        self.material: Any = None  # if not the package's own: `resume` needs it again
        self.bots: dict[Seat, Seated | Sitting] = {}
        self.speech = speech
        self.saved = saved
        self.kept = False  # whether it has been written there
        self.console = console()
        self.asker = Asker()
        self.seen: dict[Seat, int] = {}
        self.last: Seat | None = None

    def seat_bots(self, levels: Sequence[str]) -> None:
        """Bots on all seats but the first, of these levels in turn."""
        if not levels:
            return
        name, seats = self.referee.game.name, range(1, self.referee.header.seats)
        if len(levels) > len(seats):
            raise Refused("too-many-bots", bots=len(levels), seats=len(seats))
        players = {wanted: player(name, wanted, Limits()) for wanted in levels}
        for seat, wanted in zip(seats, cycle(levels), strict=False):
            self.bots[seat] = self._sat(players[wanted], seat)
        self.speech.names = bot_names.given(name, dict.fromkeys(self.bots, ""), ())
        if any(isinstance(one, Seated) for one in self.bots.values()):
            prepare(name, lambda code: self._print(self.speech.say(f"bot-{code}")))

    def _sat(self, player: Seated | Guest, seat: Seat) -> Seated | Sitting:
        if isinstance(player, Seated):
            return player
        header = self.referee.header
        return player.sit(Options(header.options), header.seats, seat)

    def run(self) -> None:
        """Play until the game is over; Left when the players go before that."""
        try:
            self._play()
        finally:
            for bot in self.bots.values():
                if isinstance(bot, Sitting):
                    bot.leave()
        self.finish()

    def _play(self) -> None:
        while not self.referee.over:
            seat = self.referee.waiting_for()[0]
            if seat in self.bots:
                self._think(seat)
                continue
            if seat != self.last:
                if not self._curtain(seat):
                    continue
                self.show(seat)
            self.last = seat
            self._answer(seat)

    def tell_options(self) -> None:
        """Say in words what this table has chosen."""
        self._print(*map(self.speech.option, self.referee.header.options))

    def show(self, seat: Seat) -> None:
        """Show what happened since this seat was last asked, and the position as it sees it."""
        self._print(*self._told(self._news(seat)))
        parts = self._parts(self._view(seat))
        whole = Text("\n").join(parts.values())
        if not self.asker.live or height(self.console, whole) < self.console.height:
            self.console.print(whole)
            return
        first, *others = parts
        self.console.print(parts[first])
        self._print(self.speech.say("show-parts", parts=self.speech.listed(others)))

    def finish(self) -> None:
        """What happened last, the last board, the reason for every point, and who won."""
        news = self._news(None)
        names = [event.name for event in news]
        end = min((names.index(name) for name in self._art.END if name in names), default=0)
        self._print(*self._told(news[:end]))
        self._show(0, "")
        self._print(*self._told(e for e in news[end:] if e.name not in self._art.COUNTED))

    def _answer(self, seat: Seat) -> None:
        typed = self._typed(self.speech.say("prompt", seat=self.speech.name(seat)), seat)
        try:
            if self._ordered(seat, typed):
                return
            if typed.endswith("?"):
                self._complete(seat, typed.removesuffix("?"))
            elif typed:
                self._decide(seat, typed)
        except Refused as refused:
            begun = f"{typed.strip()} "
            if next_words(self._legal(seat), begun):
                self._print(self.speech.say("complete-begun", typed=typed))
                self._complete(seat, begun)
            else:
                self._print(self.speech.refusal(refused))

    def _think(self, seat: Seat) -> None:
        """Let the bot of a seat decide."""
        name, bot = self.speech.name(seat), self.bots[seat]
        level = bot.name if isinstance(bot, Sitting) else self.speech.level(bot.level)
        with self._busy("bot-thinks", seat=name, level=level):
            if isinstance(bot, Sitting):
                told = events(self.referee, seat, range(self.referee.at.number))
                bot.events = [event(one) for one in told]
            move = bot(self._view(seat), self._dice())
        if isinstance(bot, Sitting) and bot.faults:
            kind, reason, *_ = bot.faults[-1]
            self._print(self.speech.say("bot-fault", seat=name, kind=kind, reason=reason))
        self._decide(seat, self.referee.game.write(move))

    def _hint(self, seat: Seat, rest: str) -> None:
        """Three candidates with what they are worth and why, from what the seat may know."""
        name, view = self.referee.game.name, self._view(seat)
        asked = Asked(seed=str(self.referee.at.number))
        with self._busy("hint-busy"):
            *_, hint = hints(name, view, asked)
        unit, first, *others = hint_lines(self.speech, name, hint, view)
        best = hint.candidates[0].move
        foreseen = self._art.foreseen(view, best, self.speech).get(best)
        self._print(unit, first, *([foreseen] if foreseen else []), *others)

    def _dice(self) -> Random:
        """The dice of a bot: in the same position it always decides the same."""
        return Random(record.write(self.referee.record))

    def _typed(self, prompt: str, seat: Seat) -> str:
        try:
            return self.asker.line(f"{prompt} ", lambda: self._legal(seat))
        except (EOFError, KeyboardInterrupt) as ended:
            raise Left(isinstance(ended, KeyboardInterrupt)) from None

    def _ordered(self, seat: Seat, typed: str) -> bool:
        """Run what was typed if it is a command; whether it was one."""
        word, _, rest = typed.partition(" ")
        if word in self._commands:
            self._commands[word](self, seat, rest.strip())
        return word in self._commands

    def _decide(self, seat: Seat, typed: str) -> None:
        before = self.referee.at.number
        self.referee = self.referee.decide(seat, typed)
        if self.referee.at.number > before:
            self.saved.parent.mkdir(parents=True, exist_ok=True)
            self._write(self.saved)
            self.kept = True
            if len(self._people) == 1 or self.referee.waiting_for()[:1] == (seat,):
                self.last = None

    def _complete(self, seat: Seat, typed: str) -> None:
        words = next_words(self._legal(seat), typed)
        said = self._art.foreseen(self._view(seat), typed, self.speech)
        if not words:
            self._print(self.speech.say("complete-none", typed=typed))
        elif any(word in said for word in words):
            self._print(*(f"{word}  {said.get(word, '…')}".rstrip() for word in words[:MANY]))
        else:
            self._print("  ".join(words[:MANY]))
        if len(words) > MANY:
            self._print(self.speech.say("complete-more", count=len(words) - MANY))

    def _help(self, seat: Seat, rest: str) -> None:
        self._print(flowed(self.speech.say(f"{self.referee.game.name}-help")))
        self._print("", flowed(self.speech.say("help-commands")))
        self.tell_options()

    def _undo(self, seat: Seat, rest: str) -> None:
        if sealed := [seat for seat in self.referee.sealed if seat not in self.bots]:
            self.referee = self.referee.undo(sealed[-1])
        else:
            self.referee = self.referee.rewind_to_decision(self._people)
        self.seen = {
            known: min(count, self.referee.at.number) for known, count in self.seen.items()
        }
        self.last = None
        self._print(self.speech.say("undone"))

    def _save(self, seat: Seat, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.saved
        path.parent.mkdir(parents=True, exist_ok=True)
        self._write(path)
        self._print(self.speech.say("saved", file=str(path)))

    def _resume(self, seat: Seat, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.saved
        self.referee = resumed(path, self.referee.deals, self.material)
        self.seen, self.last = {}, None
        self._print(self.speech.say("resumed", file=str(path)))

    def _show(self, seat: Seat, rest: str) -> None:
        """A part of the table, or all seats with their points, page by page."""
        if rest:
            known = self._parts(self._view(None)) | self._parts(self._view(seat))
            if rest not in known:
                raise Refused("unknown-part", name=rest, known=", ".join(known))
            self.console.print(known[rest])
            return
        view = self._view(None)
        count = self._art.count(view, self.speech)
        said = [Text(wrapped(count, self.console.width) if self.asker.live else count)]
        first, *others = self._pages([*self._parts(view).values(), *(said if count else ())])
        self.console.print(first)
        for page in others:
            self._typed(self.speech.say("show-more"), seat)
            self.console.print(page)

    def _pages(self, parts: Sequence[Text]) -> list[Text]:
        return pages(self.console, parts) if self.asker.live else [Text("\n").join(parts)]

    def _parts(self, view: Any) -> dict[str, Text]:
        found: dict[str, Text] = self._art.parts(view, self.speech, self.console.width)
        return found

    def _busy(self, key: str, **args: Value) -> Status:
        """Something that moves while the players wait."""
        return self.console.status(self.speech.say(key, **args), spinner="line")

    def _quit(self, seat: Seat, rest: str) -> None:
        raise Left

    _commands: dict[str, Callable[["Table", Seat, str], None]] = {
        "help": _help,
        "hint": _hint,
        "undo": _undo,
        "save": _save,
        "resume": _resume,
        "show": _show,
        "quit": _quit,
    }

    @property
    def _art(self) -> Any:
        return art(self.referee.game.name)

    @property
    def _people(self) -> list[Seat]:
        return [seat for seat in range(self.referee.header.seats) if seat not in self.bots]

    def _legal(self, seat: Seat) -> list[str]:
        game = self.referee.game
        return [game.write(move) for move in game.legal(self.referee.state, seat)]

    def _view(self, seat: Seat | None) -> Any:
        return self.referee.game.view(self.referee.state, seat)

    def _news(self, seat: Seat | None) -> list[Event]:
        """The events of the steps that this seat has not been told of."""
        key = -1 if seat is None else seat
        since = self.seen.get(key, self.referee.at.number - 1 if seat is None else 0)
        self.seen[key] = self.referee.at.number
        return events(self.referee, seat, range(since, self.referee.at.number))

    def _told(self, events: Iterable[Event]) -> list[str]:
        """Events as sentences, for everybody or the only person at the table."""
        you = self._people[0] if len(self._people) == 1 else None
        return [self.speech.event(event, you) for event in events]

    def _curtain(self, seat: Seat) -> bool:
        """Hide what the last seat saw before the next one looks; commands work here too."""
        if len(self._people) == 1 or not self.asker.live:
            return True
        self.console.clear()
        while typed := self._typed(self.speech.say("curtain", seat=self.speech.name(seat)), seat):
            try:
                if self._ordered(seat, typed):
                    return False
            except Refused as refused:
                self._print(self.speech.refusal(refused))
        self.console.clear()
        return True

    def _write(self, path: Path) -> None:
        with writing(path):
            path.write_text(record.write(self.referee.record), encoding="utf-8")

    def _print(self, *lines: str) -> None:
        for line in lines:
            shown = wrapped(line, self.console.width) if self.asker.live else line
            self.console.print(shown, markup=False)


def art(name: str) -> Any:
    """The module that draws a game."""
    return import_module(f"limestone.terminal.{name}")


def picture(game: str, view: Any, speech: Speech, console: Console) -> Text:
    """The whole table as a seat or a spectator sees it."""
    return Text("\n").join(art(game).parts(view, speech, console.width).values())


def events(referee: Referee, seat: Seat | None, numbers: range) -> list[Event]:
    """What a seat learns from some steps."""
    steps = referee.since(numbers.start)[: len(numbers)]
    told = [referee.game.tell(at.before.state, at.moves, seat) for at in steps if at.before]
    return [event for step in told for event in step]


def saves(game: str) -> Path:
    """Where a game at the terminal is kept after every step."""
    return user_data_path("limestone") / f"{game}.game"


def resumed(path: Path, deals: Any, material: Any) -> Referee:
    """A saved game, to go on with."""
    try:
        return Referee.resume(record.read(text_of(path)), deals, material)
    except Refused as refused:
        raise refused.at(file=path.name) from None
