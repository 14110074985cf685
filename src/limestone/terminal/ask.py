"""Asking for a line: with history and completion in a terminal, plainly in a pipe."""

import sys
from collections.abc import Callable, Iterable, Sequence

Completions = Callable[[], Sequence[str]]

COMMANDS = ("help", "hint", "undo", "save", "resume", "show", "quit")


class Asker:
    """Asks at the terminal; raises EOFError when there is nobody to answer."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self._session: object | None = None

    def line(self, prompt: str, completions: Completions) -> str:
        """What the person types, with Tab to complete a word of the notation."""
        if not self.live:
            sys.stdout.write(prompt)
            sys.stdout.flush()
            typed = sys.stdin.readline()
            if not typed:
                raise EOFError
            return typed.strip()
        # prompt_toolkit underlines spaces that do not break.
        return self._prompt(prompt.replace("\u00a0", " "), completions)

    def _prompt(self, prompt: str, completions: Completions) -> str:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import CompleteEvent, Completer, Completion
        from prompt_toolkit.document import Document

        class Moves(Completer):
            def get_completions(
                self, document: Document, complete_event: CompleteEvent
            ) -> Iterable[Completion]:
                typed = document.text_before_cursor
                for word in next_words([*completions(), *COMMANDS], typed):
                    yield Completion(word, start_position=-len(typed))

        if self._session is None:
            self._session = PromptSession[str]()
        assert isinstance(self._session, PromptSession)
        answer: str = self._session.prompt(prompt, completer=Moves(), complete_while_typing=False)
        return answer.strip()


def next_words(texts: Iterable[str], typed: str) -> list[str]:
    """What may be typed next: the next word of every text that begins with what is typed.

    >>> next_words(["d4n", "d4n +se", "d4n +nw", "e4w"], "d4n ")
    ['d4n +nw', 'd4n +se']
    >>> next_words(["d4n", "d4n +se", "d4n +nw", "e4w"], "")
    ['d4n', 'e4w']
    """
    done = typed.count(" ") + 1
    return sorted({" ".join(text.split(" ")[:done]) for text in texts if text.startswith(typed)})
