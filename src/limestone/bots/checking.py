"""What a bot of one's own is tried for before it is trusted, and the certificate of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import mean
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from limestone import __version__
from limestone.bots.authored import Question, Table
from limestone.bots.guest import Sitting
from limestone.bots.hearing import listed, told
from limestone.bots.loading import absolute, label
from limestone.bots.process import Fault, Limits, Process
from limestone.rules.game import GAMES, Game, Seat, options, own_material
from limestone.rules.referee import Referee, seeded

FEW = 6  # seats: larger tables of a game are not tried
STARTS = 12  # of a process in one game
CHECKS = ("legal", "same", "pickle", "view", "random")


class Setting(NamedTuple):
    """A game with a number of seats and a variant, and how often it is played."""

    game: str
    seats: int
    words: tuple[str, ...]
    number: int

    @property
    def seat(self) -> Seat:
        """The seat of the bot."""
        return self.number % self.seats


class Played(NamedTuple):
    """A game of the bot against players who move at random."""

    steps: tuple[str, ...]
    faults: tuple[Fault, ...]
    seconds: tuple[float, ...]
    touched: bool


class Copied(Sitting):
    """A bot that is pickled, and goes on as the copy, before every decision."""

    def ask(self, question: Question) -> str | Fault:
        return super().ask(msgspec.structs.replace(question, copied=True))


class Restarted(Sitting):
    """A bot whose process is started again before some decisions, and told the game anew."""

    starts = 0

    def choose(self, view: Any, moves: list[str], rng: Any) -> str:
        if self.starts < STARTS:  # each takes a part of a second
            self.starts += 1
            self.process.stop()
        return super().choose(view, moves, rng)


@dataclass
class Certificate:
    """What was found: why each check failed the first time, and how long decisions took."""

    bot: str
    limits: Limits
    games: dict[str, int] = field(default_factory=dict)
    failed: dict[str, str] = field(default_factory=dict)
    seconds: dict[str, list[float]] = field(default_factory=dict)
    trace: str = ""

    @property
    def passed(self) -> bool:
        return not self.failed

    def fail(self, check: str, setting: Setting, why: str) -> None:
        place = " ".join([setting.game, f"seats={setting.seats}", *setting.words])
        self.failed.setdefault(check, f"{place}: {why}")

    def json(self) -> dict[str, Any]:
        """The certificate for programs."""
        return {
            "bot": self.bot,
            "limestone": __version__,
            "passed": self.passed,
            "allowed": self.limits._asdict(),
            "checks": {
                name: {"passed": name not in self.failed, "why": self.failed.get(name)}
                for name in CHECKS
            },
            "games": {
                game: {"games": count, "decisions": len(self.seconds[game]), **self._times(game)}
                for game, count in self.games.items()
            },
        }

    def _times(self, game: str) -> dict[str, float]:
        """The seconds of a decision: the mean, what 95 % stay below, and the longest."""
        ordered = sorted(self.seconds[game]) or [0.0]
        most = ordered[len(ordered) * 95 // 100]
        return {"mean": mean(ordered), "most95": most, "longest": ordered[-1]}


def settings(names: tuple[str, ...], games: int) -> list[Setting]:
    """Every number of seats without variants, then every variant with the fewest opponents."""
    found = []
    for name in names:
        game = GAMES[name]
        seats = [n for n in game.seats if n <= FEW]
        words: list[tuple[str, ...]] = [(word,) for word in game.variants(own_material(game))]
        kinds = [(n, ()) for n in seats] + [(max(2, seats[0]), one) for one in words]
        found += [Setting(name, n, one, number) for n, one in kinds for number in range(games)]
    return found


def check(source: str, wanted: list[Setting], limits: Limits) -> Iterator[Certificate]:
    """Try a bot; the certificate as far as it has come, after every setting."""
    found = Certificate(label(source), limits)
    source = absolute(source)

    def played(setting: Setting, sort: Callable[[Table, Process], Sitting] = Sitting) -> Played:
        return _played(source, setting, limits, sort)

    for setting in wanted:
        game = played(setting)
        _note(found, setting, game)
        if found.games[setting.game] == 1:  # the first setting of a game is tried in every way
            _compare(found, setting, game, played)
        yield found


def _note(found: Certificate, setting: Setting, game: Played) -> None:
    found.games[setting.game] = found.games.get(setting.game, 0) + 1
    found.seconds.setdefault(setting.game, []).extend(game.seconds)
    for fault in game.faults[:1]:
        found.fail("legal", setting, f"{fault.kind}: {fault.reason}")
        found.trace = found.trace or fault.trace
    if game.touched:
        found.fail("random", setting, "random.random() and the like; use rng")


def _compare(
    found: Certificate, setting: Setting, game: Played, played: Callable[..., Played]
) -> None:
    """Play the same game again, in three ways that should change nothing."""
    for check, sort in (("same", Sitting), ("pickle", Copied), ("view", Restarted)):
        again = played(setting, sort)
        if again.faults and not game.faults:
            found.fail(check, setting, again.faults[0].reason)
        elif again.steps != game.steps:
            pairs = zip(game.steps, again.steps, strict=False)
            differs = next((one for one in pairs if one[0] != one[1]), ("?", "?"))
            found.fail(check, setting, " ≠ ".join(differs))


def _played(
    source: str, setting: Setting, limits: Limits, sort: Callable[[Table, Process], Sitting]
) -> Played:
    process = Process(source, limits)
    bot = sort(Table(setting.game, setting.seats, setting.seat, setting.words), process)
    trial = Trial(setting, bot)
    process.start()
    try:
        trial.run()
    finally:
        bot.leave()
    steps = tuple(text for step in trial.referee.steps for text in step.moves.values())
    return Played(steps, tuple(bot.faults), tuple(trial.seconds), process.touched)


class Trial:
    """A game of a bot against players who move at random."""

    def __init__(self, setting: Setting, bot: Sitting) -> None:
        self.game: Game = GAMES[setting.game]
        self.setting = setting
        self.bot = bot
        self.seconds: list[float] = []
        seed = f"check {setting.number}"
        chosen = options(self.game, setting.words)
        self.referee = Referee.begin(self.game, setting.seats, chosen, seeded(seed))
        self._dice = [Random(f"{seed} {seat}") for seat in range(setting.seats)]
        self._heard = 0

    def run(self) -> None:
        """Play until the game is over, or lost."""
        while not self.referee.over and not self.bot.lost:
            self._tell()
            for seat in self.referee.waiting_for():
                choose = self._asked if seat == self.setting.seat else self._drawn
                self.referee = self.referee.decide(seat, choose(seat))
        self._tell()

    def _tell(self) -> None:
        for at in self.referee.since(self._heard):
            if at.before:
                seat = self.setting.seat
                self.bot.events += told(self.game, at.before.state, at.moves, seat)
        self._heard = self.referee.at.number

    def _asked(self, seat: Seat) -> str:
        state = self.referee.state
        view, moves = self.game.view(state, seat), listed(self.game, state, seat)
        begin = perf_counter()
        move = self.bot.choose(view, moves, self._dice[seat])
        self.seconds.append(perf_counter() - begin)
        return move

    def _drawn(self, seat: Seat) -> str:
        legal = self.game.legal(self.referee.state, seat)
        return self.game.write(legal[self._dice[seat].randrange(len(legal))])
