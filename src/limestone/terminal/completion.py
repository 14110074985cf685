"""The script with which a shell completes our commands, and where the shell looks for it."""

from pathlib import Path

import click
from click.shell_completion import get_completion_class
from platformdirs import user_config_path, user_data_path

NAME, ASKED = "limestone", "_LIMESTONE_COMPLETE"  # what a shell calls, and how it asks


def script(command: click.Command, shell: str) -> str:
    """The script of a shell; of bash for a shell that we do not know."""
    kind = get_completion_class(shell) or get_completion_class("bash")
    assert kind
    return kind(command, {}, NAME, ASKED).source()


def place(shell: str) -> Path:
    """The file in a person's home from which a shell loads it by itself."""
    if shell == "fish":
        return user_config_path("fish") / "completions" / f"{NAME}.fish"
    if shell == "zsh":
        return user_data_path("zsh") / "site-functions" / f"_{NAME}"
    return user_data_path("bash-completion") / "completions" / NAME
