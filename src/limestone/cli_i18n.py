"""Click in five languages: headings, help and complaints come from the Fluent files.

The help of a command is the message `command-NAME`, that of an option `option-NAME`.
"""

import sys
from collections.abc import Callable
from contextvars import ContextVar
from importlib import import_module
from math import isnan
from shutil import get_terminal_size
from typing import Any

import click
from click.shell_completion import CompletionItem

from limestone.i18n import Speech, language
from limestone.terminal.plain import wrapped

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
        said = voice().say("heading-colon", heading=voice().say(HEADINGS[heading]))
        self.write(f"{'':>{self.current_indent}}{said}\n")


click.Context.formatter_class = Formatter


class Option(click.Option):
    """An option that is explained in the language of the person."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        say, extra = voice().say, self.get_help_extra(ctx)
        said = [say(f"option-{(self.name or '').replace('_', '-')}")]
        if "default" in extra:
            said.append(say("option-usual", value=str(extra["default"])))
        if "required" in extra:
            said.append(say("option-needed"))
        metavar = "" if self.is_flag else f" {self.make_metavar(ctx)}"
        return ", ".join(self.opts) + metavar, " ".join(said)

    def make_metavar(self, ctx: click.Context) -> str:
        if isinstance(self.type, click.Choice):
            return super().make_metavar(ctx)
        return voice().say(f"word-{(self.metavar or kind(self.type)).lower()}")


def kind(expected: "click.ParamType[Any]") -> str:
    """What a parameter expects, in one of our words."""
    match expected:
        case click.Path(file_okay=True, dir_okay=True):
            return "path"
        case click.Path(file_okay=True):
            return "file"
        case click.Path():
            return "folder"
        case click.DateTime():
            return "date"
        case click.types.StringParamType():
            return "text"
        case _:
            return "number"


class Number(click.FloatRange):
    """A number within bounds; “not a number”, which no comparison finds outside, is none."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        found = super().convert(value, param, ctx)
        return self.fail(str(value), param, ctx) if isnan(found) else found


# What click calls things in the line that shows how to call a command.
WORDS = {
    "[OPTIONS]": "word-options",
    "COMMAND [ARGS]...": "word-command",
    "[COMMAND] [ARGS]...": "word-command",
    "FILE": "word-file",
    "FOLDER": "word-folder",
}


class Command(click.Command):
    """A command that is explained in the language of the person."""

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        pieces = super().collect_usage_pieces(ctx)
        return [voice().say(WORDS[piece]) if piece in WORDS else piece for piece in pieces]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        alone, ctx.allow_extra_args = not ctx.allow_extra_args, True
        left = super().parse_args(ctx, args)
        if left and alone and not ctx.resilient_parsing:
            raise TooMany(" ".join(left), ctx)
        return left

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found:
            found.help = voice().say("option-help")
        return found

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(voice().say(f"command-{key(ctx)}"))


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

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The commands, without importing any of them."""
        names = [name for name in self.list_commands(ctx) if name.startswith(incomplete)]
        options = click.Command.shell_complete(self, ctx, incomplete)
        return [*map(CompletionItem, names), *options]

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
    tell(voice().say(key, **args))


def tell(text: str, *, err: bool = False) -> None:
    """Print a text, in a window between its words."""
    stream = sys.stderr if err else sys.stdout
    click.echo(wrapped(text, get_terminal_size().columns) if stream.isatty() else text, err=err)


class NoSuchCommand(click.UsageError):
    """A command that is none of the group's."""


class TooMany(click.UsageError):
    """Words that no parameter takes."""


def complaint(error: click.ClickException) -> str:
    """What was wrong with the call, and where to read more."""
    say = voice().say
    match error:
        case click.exceptions.NoArgsIsHelpError():
            return error.format_message()
        case NoSuchCommand():
            said = say("usage-no-such-command", command=error.message)
        case TooMany():
            said = say("usage-too-many", words=error.message)
        case click.BadOptionUsage():
            said = say("usage-needs-value", option=error.option_name)
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
        case click.FloatRange(min=least, max=most):
            return say(
                "usage-expects-number-between", parameter=name, least=str(least), most=str(most)
            )
        case click.IntRange(min=least, max=int(most)):
            return say("usage-expects-between", parameter=name, least=least, most=str(most))
        case click.IntRange(min=least):
            return say("usage-expects-at-least", parameter=name, least=least)
    return say(f"usage-expects-{kind(parameter.type)}", parameter=name)


def _named(error: click.BadParameter) -> str:
    parameter = error.param
    if isinstance(parameter, click.Option):
        return parameter.opts[0]
    return parameter.human_readable_name if parameter else "?"
