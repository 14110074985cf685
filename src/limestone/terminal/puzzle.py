"""A puzzle in the terminal: the position, one's tries, and the answer with its reason."""

from random import Random

from rich.text import Text

from limestone.i18n import Speech
from limestone.rules.game import Refused, Value
from limestone.study.judging import study_of
from limestone.study.puzzle import Puzzle, puzzles
from limestone.terminal.ask import Asker
from limestone.terminal.moves import measured, told, typed
from limestone.terminal.screen import console, pages
from limestone.terminal.table import art

LISTED = 4  # moves whose value is told with the answer
FEW = 12  # moves that are listed with the question
SHOW, QUIT = "show", "quit"


class Left(Exception):
    """Whoever solved puzzles has gone."""


class Solving:
    """Somebody at a puzzle; nothing is kept and nothing counts."""

    def __init__(self, puzzle: Puzzle, speech: Speech) -> None:
        self.puzzle, self.speech = puzzle, speech
        self.console, self.asker = console(), Asker()

    def run(self) -> None:
        """One puzzle after the other, until they go."""
        try:
            while True:
                self._ask()
                while not self._tried(self._typed("puzzle-prompt")):
                    pass
                self._answer()
                if self._typed("puzzle-another") == QUIT:
                    break
                self.puzzle = another(self.puzzle)
        except Left:
            return

    def _ask(self) -> None:
        game, ways = self.puzzle.game, self.puzzle.ways
        parts = art(game).parts(self.puzzle.view, self.speech, self.console.width).values()
        shown = pages(self.console, parts) if self.asker.live else [Text("\n").join(parts)]
        for page in shown[:-1]:
            self.console.print(page)
            self._typed("show-more")
        self.console.print(shown[-1])
        self._say("puzzle-facts", name=self.puzzle.id, rating=self.puzzle.rating)
        self._say(f"puzzle-question-{game}", ways=ways)
        self._say(f"puzzle-asked-{game}", ways=ways)
        if self.puzzle.record.header.seats > 1:
            self._say("puzzle-you", seat=self.speech.name(self.puzzle.seat))
        legal = self.puzzle.legal()
        if len(legal) > FEW:
            self._say("puzzle-type", move=legal[0])
        else:
            said = [typed(self.speech, game, move, self.puzzle.view) for move in legal]
            self._say("puzzle-moves", moves="; ".join(said))

    def _tried(self, typed: str) -> bool:
        """Tell what a move is worth; whether the puzzle is over."""
        if typed == QUIT:
            raise Left
        if typed == SHOW or not typed:
            return typed == SHOW
        try:
            move = self.puzzle.checked(typed)
        except Refused as refused:
            self.console.print(self.speech.refusal(refused), markup=False)
            return False
        if move in self.puzzle.best:
            self._say("puzzle-solved", move=self._told(move))
            return True
        if found := self.puzzle.value(move):
            self._say("puzzle-not-yet", move=self._told(move), value=self._amount(found.value))
        else:
            self._say("puzzle-not-listed", move=self._told(move))
        return False

    def _answer(self) -> None:
        best, *others = self.puzzle.moves[:LISTED]
        game, view = self.puzzle.game, self.puzzle.view
        alike = [typed(self.speech, game, move, view) for move in self.puzzle.best]
        if len(alike) > 1:
            self._say("puzzle-answer-alike", moves="; ".join(alike))
        else:
            self._say("puzzle-answer", move=alike[0])
        self.console.print(self.speech.reason(*self.puzzle.reason), markup=False)
        for one in (best, *others):
            self._say("puzzle-worth", move=self._told(one.move), value=self._amount(one.value))

    def _told(self, move: str) -> str:
        return told(self.speech, self.puzzle.game, move, self.puzzle.view)

    def _typed(self, prompt: str) -> str:
        try:
            return self.asker.line(f"{self.speech.say(prompt)} ", self.puzzle.legal)
        except EOFError:
            raise Left from None

    def _amount(self, value: float) -> str:
        return measured(self.speech, study_of(self.puzzle.game).UNIT, value)

    def _say(self, key: str, **args: Value) -> None:
        self.console.print(self.speech.say(key, **args), markup=False)


def another(puzzle: Puzzle) -> Puzzle:
    """Any other puzzle of the same game."""
    known = list(puzzles(puzzle.game).values())
    return known[Random().randrange(len(known))]
