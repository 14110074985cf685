"""Waiting for what a page has to ask for: `wait_for_function` takes any promise for a yes."""

import time
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import PATIENCE


def promised(page: Page, question: str, arg: Any = None) -> None:
    """Ask until the promise of this function is kept with a yes."""
    ended = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(question, arg):
        assert time.monotonic() < ended, question
        page.wait_for_timeout(50)
