"""A game at a table, as values: what is decided on a copy becomes true when it is stored."""

from collections.abc import Sequence

from limestone.rules import record
from limestone.rules.game import Material, Seat, choose, options
from limestone.rules.record import Record, Step
from limestone.rules.referee import Deals, Referee


class Setting:
    """All that a game needs to begin: its name, seats, variants, material and deals."""

    def __init__(self, game: str, seats: int, words: Sequence[str], material: Material) -> None:
        self.game = choose(game)
        self.seats = seats
        self.options = options(self.game, words, material)


def begun(setting: Setting, deals: Deals) -> Referee:
    """A new game, up to the first decision of a seat."""
    return Referee(setting.game, setting.seats, setting.options, deals)


def resumed(setting: Setting, deals: Deals, steps: Sequence[dict[Seat, str]]) -> Referee:
    """A game that began with these steps."""
    header = record.new(setting.game, setting.seats, setting.options).header
    played = Record(header, tuple(map(Step, steps)))
    return Referee.resume(played, deals, setting.options.material)


def decided(referee: Referee, seat: Seat, text: str) -> Referee:
    """The game after a seat has decided; Refused says why it may not."""
    twin = referee.fork()
    twin.decide(seat, text)
    return twin


def again(referee: Referee, steps: Sequence[dict[Seat, str]]) -> Referee:
    """The game after steps that were played and stored: checked, but not dealt anew."""
    twin = referee.fork()
    for moves in steps:
        step = Step(dict(sorted(moves.items())))
        checked = record.checked(twin.game, twin.state, step)
        twin.go_on(step, twin.game.play(twin.state, checked))
    return twin


def sealed(referee: Referee, seat: Seat, text: str) -> Referee:
    """The game with the stored decision of a seat that others are waited for with."""
    twin = referee.fork()
    twin.sealed[seat] = twin.game.check(twin.state, seat, twin.game.read(text))
    return twin


def undone(referee: Referee, seat: Seat, steps: int) -> Referee:
    """The game without the sealed decision of a seat, or without its last steps."""
    twin = referee.fork()
    if steps:
        twin.rewind(steps)
    else:
        del twin.sealed[seat]
    return twin


def back_to(referee: Referee, seat: Seat) -> int:
    """How many steps lie between now and the last decision of a seat, that one included."""
    count, at = 1, referee.at
    while seat not in at.step.moves:
        if not at.before:
            return 0
        count, at = count + 1, at.before
    return count
