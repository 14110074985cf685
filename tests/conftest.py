"""What holds for every test."""

import signal

import pytest

from limestone import cli_i18n
from limestone.i18n import Speech

# Tests started in the background ignore Ctrl-C; the processes they start must not inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def english() -> None:
    """The command line speaks English, whatever the test before has asked for."""
    cli_i18n.speech.set(Speech("en"))
