"""Who plays, as the command line says it: a level, or a bot of one's own by its source."""

from typing import Any

import click

from limestone import cli_i18n
from limestone.bots.guest import Guest
from limestone.bots.loading import absolute, is_source, label
from limestone.bots.process import Limits, Process
from limestone.bots.seated import Seated
from limestone.rules.game import Refused, level

DAY = 86_400  # seconds
MOST = 1 << 24  # megabytes


def player(game: str, name: str, limits: Limits) -> Seated | Guest:
    """The player of that name; a bot of one's own is loaded once, to see that it can be."""
    if not is_source(name):
        return Seated(game, _level(game, name))
    source = absolute(name)
    label(source)
    trial = Process(source, limits)
    trial.start()
    trial.stop()
    return Guest(game, source, limits)


def named(name: str) -> str:
    """What a player is called in results and records."""
    return label(name) if is_source(name) else name


def limit_options(function: Any) -> Any:
    """--seconds and --memory: what a bot of one's own is allowed."""
    usual = Limits()
    time, space = cli_i18n.Number(0.001, DAY), click.IntRange(1, MOST)
    seconds = cli_i18n.option("--seconds", type=time, default=usual.seconds, show_default=True)
    memory = cli_i18n.option("--memory", type=space, default=usual.megabytes, show_default=True)
    return seconds(memory(function))


def limits_of(asked: dict[str, Any]) -> Limits:
    """The limits that were asked for."""
    return Limits(seconds=asked["seconds"], megabytes=asked["memory"])


def _level(game: str, name: str) -> str:
    """The level of that name; the refusal says that a bot can be a file, too."""
    try:
        return level(game, name)
    except Refused as refused:
        raise Refused("unknown-bot", bot=name, known=refused.args_["known"]) from None
