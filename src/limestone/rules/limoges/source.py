"""§2 Reading data files: every mistake is refused with the file, the key and the reason."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any

from limestone.rules.game import Refused
from limestone.rules.limoges.components import COLOUR, Colour


@dataclass(frozen=True, slots=True)
class Source:
    """A value of a data file, and where it stands."""

    value: Any  # whatever a TOML file can hold
    file: str
    key: str = ""

    def wrong(self, refused: Refused) -> Refused:
        """The refusal, with this place."""
        return refused.at(file=self.file, key=self.key)

    def table(self, required: Sequence[str], optional: Sequence[str] = ()) -> "Source":
        """This value as a table with these keys and no others."""
        self.having(*required)
        for key in self.value:
            if key not in (*required, *optional):
                raise self.wrong(Refused("limoges-data-key-unknown", unknown=key))
        return self

    def having(self, *required: str) -> "Source":
        """This value as a table with at least these keys."""
        table = self._typed(dict, "table")
        for key in required:
            if key not in table:
                raise self.wrong(Refused("limoges-data-key-missing", missing=key))
        return self

    def __getitem__(self, key: str) -> "Source":
        return Source(self.value[key], self.file, f"{self.key}.{key}" if self.key else key)

    def __contains__(self, key: str) -> bool:
        return key in self.value

    def items(self) -> Iterator[tuple[str, "Source"]]:
        for key in self._typed(dict, "table"):
            yield key, self[key]

    def list(self) -> Iterator["Source"]:
        for n, value in enumerate(self._typed(list, "list")):
            yield Source(value, self.file, f"{self.key}[{n}]")

    def text(self) -> str:
        text: str = self._typed(str, "text")
        return text

    def word(self, known: Sequence[str]) -> str:
        word = self.text()
        if word not in known:
            known_words = ", ".join(known)
            raise self.wrong(Refused("limoges-data-word", found=word, known=known_words))
        return word

    def colour(self) -> Colour:
        return COLOUR[self.word(tuple(COLOUR))]

    def number(self, least: int = 0, most: int = 99) -> int:
        number: int = self._typed(int, "number")
        if not least <= number <= most:
            raise self.wrong(Refused("limoges-data-number", found=number, least=least, most=most))
        return number

    def _typed(self, kind: type, name: str) -> Any:
        if not isinstance(self.value, kind) or (kind is int and isinstance(self.value, bool)):
            found = type(self.value).__name__
            raise self.wrong(Refused("limoges-data-kind", wanted=name, found=found))
        return self.value


def sources(files: Mapping[str, str], wanted: Sequence[str]) -> dict[str, Source]:
    """The files of a set of data by the word before `.toml`."""
    found = {}
    for word in wanted:
        file = f"{word}.toml"
        if file not in files:
            raise Refused("limoges-data-file-missing").at(file=file)
        found[word] = Source(_loaded(files[file], file), file)
        _check_plain(found[word])
    return found


def _loaded(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # too many digits, brackets in brackets
        raise Refused("limoges-data-toml", reason=str(error)).at(file=file) from None


def _check_plain(source: Source) -> None:
    """Refuse what JSON does not hold, dates and such, also where no rule reads it."""
    if isinstance(source.value, dict):
        for _, value in source.items():
            _check_plain(value)
    elif isinstance(source.value, list):
        for value in source.list():
            _check_plain(value)
    elif not isinstance(source.value, (str, int, float)) or not _finite(source.value):
        raise source.wrong(
            Refused("limoges-data-kind", wanted="text", found=type(source.value).__name__)
        )


def _finite(value: Any) -> bool:
    return not isinstance(value, float) or isfinite(value)
