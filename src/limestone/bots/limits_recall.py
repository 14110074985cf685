"""A perfect memory for bots of Limits that want one: made of what they were told."""

from collections.abc import Sequence

from limestone.bots.authored import Table
from limestone.rules import limits
from limestone.rules.game import Options, Refused, options
from limestone.rules.limits.cards import COLOURS, LimitCards
from limestone.rules.limits.memory import Memory, remembered
from limestone.rules.limits.table import Round, Turn, start
from limestone.shown.views import Event


class Recall:
    """What a player of Limits knows who forgets nothing, as the rules have it.

    Call `told` with all that you are told since the game began, and read `memory`: the rounds so
    far, the turns of this one, and what is known of every hand and of the draw pile. Who comes
    in the middle of a game has missed what was told: `whole` is false, and there is no memory.
    """

    def __init__(self, table: Table, material: LimitCards | None = None) -> None:
        self.table = table
        self.options: Options = options(limits, table.options, material)
        self.limits: list[int] = []
        self.rounds: list[Round] = []
        self.turns: list[Turn] = []
        self._hidden: list[str] = []
        self._sides = (0, 0)

    @property
    def whole(self) -> bool:
        """Whether all rounds have been told, from the first."""
        return bool(self.limits)

    @property
    def memory(self) -> Memory:
        if not self.whole:
            raise Refused("recall-missed")
        state = start(self.table.seats, self.options)
        return remembered(
            state._replace(
                limits=tuple(self.limits), rounds=tuple(self.rounds), turns=tuple(self.turns)
            )
        )

    def told(self, events: Sequence[Event]) -> None:
        """Remember what happened."""
        for event in events:
            if event["name"] == "limits-round" and event["facts"]["round"] == 1 + len(self.limits):
                self._turn_up(dict(event["facts"]))
            elif self.whole:
                self._remember(event["name"], dict(event["facts"]))

    def _remember(self, name: str, facts: dict[str, object]) -> None:
        match name, facts:
            case "limits-laid", {"seat": int(seat), "card": str(card)}:
                self.turns.append(Turn(seat, card))
            case "limits-exchanged", {"seat": int(seat), "card": str(card)}:
                self.turns.append(Turn(seat, card * 2))
            case "limits-accused", {"seat": int(seat), "accused": int(accused)}:
                self._sides = (seat, accused)
            case "limits-revealed", {"cards": str(cards)}:
                self._hidden.append(cards)
            case (("limits-guilty" | "limits-innocent"), _):
                self._close()

    def _turn_up(self, facts: dict[str, object]) -> None:
        """§3.1 The number of the limit card that was turned up; of several alike any will do."""
        face = tuple(None if facts[colour] == "X" else facts[colour] for colour in COLOURS)
        numbers = [n for n, one in enumerate(self.options.material.faces, 1) if one == face]
        self.limits.append(next((n for n in numbers if n not in self.limits), numbers[0]))

    def _close(self) -> None:
        limit = self.limits[-1]
        self.rounds.append(Round(limit, tuple(self.turns), tuple(self._hidden), *self._sides))
        self.turns, self._hidden = [], []
