"""The command that tries a bot of one's own."""

import sys
from json import dumps
from typing import Any

import click

from limestone import cli_i18n
from limestone.bots.checking import CHECKS, Certificate, check, settings
from limestone.bots.players import limit_options, limits_of, named, player
from limestone.rules.game import GAMES, Refused


@click.command("check-bot", cls=cli_i18n.Command)
@click.argument("bot")
@click.option("--game", "only", type=click.Choice(list(GAMES)), multiple=True, cls=cli_i18n.Option)
@cli_i18n.option("--games", type=click.IntRange(min=1), default=1, show_default=True)
@limit_options
@cli_i18n.option("--json", is_flag=True)
def check_bot(bot: str, only: tuple[str, ...], **asked: Any) -> int:
    limits = limits_of(asked)
    wanted = settings(only or tuple(GAMES), asked["games"])
    if not hasattr(player(wanted[0].game, bot, limits), "sit"):
        raise Refused("check-own", bot=bot)
    with click.progressbar(length=len(wanted), label=named(bot), file=sys.stderr) as bar:
        for found in check(bot, wanted, limits):  # noqa: B007
            bar.update(1)
    if asked["json"]:
        click.echo(dumps(found.json(), indent=2, ensure_ascii=False))
    else:
        tell(found)
    return 0 if found.passed else 1


def tell(found: Certificate) -> None:
    """Print a certificate in words."""
    facts = found.json()
    cli_i18n.say("check-head", bot=found.bot, version=facts["limestone"])
    for game, one in facts["games"].items():
        times = {key: f"{1000 * one[key]:.1f}" for key in ("mean", "most95", "longest")}
        title = cli_i18n.voice().say(f"web-game-{game}")
        counts = {"games": one["games"], "decisions": one["decisions"]}
        cli_i18n.say("check-game", game=title, **counts, **times)
    for name in CHECKS:
        why = found.failed.get(name)
        mark = "✗" if why else "✓"
        said = cli_i18n.voice().say(f"check-{name}")
        click.echo(f" {mark} {said}" + (f" ({why})" if why else ""))
    if found.trace:
        click.echo(found.trace.rstrip())
    cli_i18n.say("check-passed" if found.passed else "check-failed", bot=found.bot)
