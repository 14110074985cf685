"""Click in five languages: headings, help and complaints come from the Fluent files.

The help of a command is the message `command-NAME`, that of an option `option-NAME`.
"""

from collections.abc import Callable
from contextvars import ContextVar
from importlib import import_module
from typing import Any

import click

from limestone.i18n import Speech, language

speech: ContextVar[Speech] = ContextVar("speech")


def voice() -> Speech:
    """The speech that was chosen, or that of the environment."""
    try:
        return speech.get()
    except LookupError:
        speech.set(Speech(language()))
        return speech.get()


HEADINGS = {"Options": "heading-options", "Commands": "heading-commands"}


class Formatter(click.HelpFormatter):
    """Click's formatter with its few words of its own translated."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix=voice().say("heading-usage") + " ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(voice().say(HEADINGS[heading]))


click.Context.formatter_class = Formatter


class Option(click.Option):
    """An option that is explained in the language of the person."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = voice().say(f"option-{(self.name or '').replace('_', '-')}")
        return super().get_help_record(ctx)


class Command(click.Command):
    """A command that is explained in the language of the person."""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found:
            found.help = voice().say("option-help")
        return found

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(voice().say(f"command-{key(ctx)}"))

    def get_short_help_str(self, limit: int = 45) -> str:
        return voice().say(f"command-{self.name}").partition("\n")[0]


class Group(Command, click.Group):
    """A group whose commands may stand in modules that are imported when they are called."""

    command_class = Command
    group_class = type

    def __init__(self, *args: Any, later: dict[str, str] | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.later = later or {}

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.list_commands(ctx) and not args[0].startswith("-"):
            raise NoSuchCommand(args[0], ctx)
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*self.commands, *self.later]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in self.later:
            module, _, name = self.later[cmd_name].partition(":")
            found: click.Command = getattr(import_module(module), name)
            return found
        return super().get_command(ctx, cmd_name)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands with the first line of their help, without importing any of them."""
        names = self.list_commands(ctx)
        prefix = "" if ctx.parent is None else f"{key(ctx)}-"
        says = voice().say
        rows = [(name, says(f"command-{prefix}{name}").partition("\n")[0]) for name in names]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


def key(ctx: click.Context) -> str:
    """The name of a command with those of the groups it stands in: `decks-check`."""
    names = []
    while ctx.parent is not None:
        names.append(ctx.info_name or "")
        ctx = ctx.parent
    return "-".join(reversed(names)) or "limestone"


def option(*names: str, **settings: Any) -> Callable[[Any], Any]:
    """`click.option` with its help from the Fluent files."""
    return click.option(*names, cls=Option, **settings)


def say(key: str, **args: str | int) -> None:
    """Print a message in the language of the person."""
    click.echo(voice().say(key, **args))


class NoSuchCommand(click.UsageError):
    """A command that is none of the group's."""


def complaint(error: click.ClickException) -> str:
    """What was wrong with the call, and where to read more."""
    say = voice().say
    match error:
        case click.exceptions.NoArgsIsHelpError():
            return error.format_message()
        case NoSuchCommand():
            said = say("usage-no-such-command", command=error.message)
        case click.NoSuchOption():
            said = say("usage-no-such-option", option=error.option_name)
        case click.MissingParameter():
            said = say("usage-missing", parameter=_named(error))
        case click.BadParameter() if error.param:
            said = _expected(error, error.param)
        case _:
            said = say("usage-wrong", reason=error.format_message())
    context = error.ctx if isinstance(error, click.UsageError) else None
    return f"{said}\n{say('usage-try', command=context.command_path if context else 'limestone')}"


def _expected(error: click.BadParameter, parameter: click.Parameter) -> str:
    """What a parameter expects, by its type."""
    say, name = voice().say, _named(error)
    match parameter.type:
        case click.Choice(choices=choices):
            return say("usage-expects-choice", parameter=name, choices=", ".join(choices))
        case click.Path() as path:
            both = path.file_okay and path.dir_okay
            kind = "path" if both else "file" if path.file_okay else "folder"
        case click.FloatRange(min=least, max=most):
            return say(
                "usage-expects-number-between", parameter=name, least=str(least), most=str(most)
            )
        case click.IntRange(min=least, max=int(most)):
            return say("usage-expects-between", parameter=name, least=least, most=str(most))
        case click.IntRange(min=least):
            return say("usage-expects-at-least", parameter=name, least=least)
        case click.DateTime():
            kind = "date"
        case _:
            kind = "number"
    return say(f"usage-expects-{kind}", parameter=name)


def _named(error: click.BadParameter) -> str:
    parameter = error.param
    if isinstance(parameter, click.Option):
        return parameter.opts[0]
    return parameter.human_readable_name if parameter else "?"
