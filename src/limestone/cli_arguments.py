"""What the commands of games and records are given: a game with its options, or a record."""

from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from limestone import cli_i18n
from limestone.i18n import Speech
from limestone.rules.game import (
    GAMES,
    Game,
    Material,
    Options,
    Refused,
    choose,
    options,
    seated,
    text_of,
    texts,
)

if TYPE_CHECKING:
    from limestone.rules.record import Record
    from limestone.rules.referee import Referee

MATERIALS = ("deck", "cards", "data")
LARGEST = 1_000_000  # bytes of a record: no game comes near

Function = Callable[..., Any]


class Setup(NamedTuple):
    """A game as it was asked for."""

    game: Game
    seats: int | None
    options: Options


class Played(NamedTuple):
    """A record as it was asked for: its file, what it holds, and the material given with it."""

    file: Path
    record: "Record"
    material: Material | None

    def replayed(self, step: int | None = None) -> "Referee":
        """The game of the record, all its steps or so many of them checked; nothing is dealt."""
        from limestone.rules.referee import Referee

        try:
            whole = Referee.replay(self.record, self.material)
            if step is None or step == whole.at.number:
                return whole
            if step > whole.at.number:
                raise Refused("no-such-step", step=step, steps=whole.at.number)
            return whole.rewind(whole.at.number - step)
        except Refused as refused:
            raise refused.at(file=self.file.name) from None


def material_options(function: Function) -> Function:
    """--deck, --cards, --data: what a game is played with instead of the package's own."""
    for word in reversed(MATERIALS):
        path = click.Path(exists=True, path_type=Path)
        function = cli_i18n.option(f"--{word}", type=path)(function)
    return function


def setup(function: Function) -> Any:
    """GAME, --seats, --variant and the material, as one value."""

    @click.argument("game", type=click.Choice(list(GAMES)))
    @cli_i18n.option("--seats", type=int)
    @cli_i18n.option("--variant", multiple=True)
    @material_options
    @wraps(function)
    def called(game: str, seats: int | None, variant: Sequence[str], **rest: Any) -> Any:
        module = choose(game)
        material = material_given(module, rest)
        chosen = options(module, variant, material)
        if seats is not None:
            seated(module, seats)
        return function(Setup(module, seats, chosen), **rest)

    return called


def played(function: Function) -> Any:
    """FILE and the material, as one value."""

    @click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
    @material_options
    @wraps(function)
    def called(file: Path, **rest: Any) -> Any:
        from limestone.rules import record

        try:
            if file.stat().st_size > LARGEST:
                raise Refused("too-large", bytes=LARGEST)
            read = record.read(text_of(file))
        except Refused as refused:
            raise refused.at(file=file.name) from None
        return function(Played(file, read, material_given(read.game, rest)), **rest)

    return called


def moment_options(function: Function) -> Any:
    """--step and --json: which moment of a record, and for whom it is printed."""
    step = cli_i18n.option("--step", type=click.IntRange(min=0))
    return step(cli_i18n.option("--json", is_flag=True)(function))


def acquainted(asked: Played) -> Speech:
    """The voice of this command line, which calls the players of a record by their names."""
    from limestone.rules.record import players

    speech = cli_i18n.voice()
    speech.names, _ = players(asked.record.header)
    return speech


def material_given(game: Game, given: dict[str, Any]) -> Material | None:
    """The material in the file that was given, taken out of the other options."""
    found = None
    for word in MATERIALS:
        path = given.pop(word)
        if path and word != game.material_word:
            raise Refused("wrong-material", word=word, game=game.name, right=game.material_word)
        if path:
            found = game.material(texts(path), path.stem.replace(" ", "-"))
            warn(found, path)
    return found


def warn(material: Material, file: Path) -> None:
    """Say what in a file is allowed, but hardly meant."""
    for warning in material.warnings:
        click.echo(cli_i18n.voice().refusal(warning.at(file=file.name)), err=True)
