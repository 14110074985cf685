"""The page: the server looks for it where the client's build puts it."""

import re
from pathlib import Path

from limestone.server.edge.page import STATIC

WEB = Path(__file__).parents[3] / "web"


def test_the_page_is_looked_for_where_it_is_built() -> None:
    config = (WEB / "vite.config.ts").read_text(encoding="utf-8")
    [target] = re.findall(r"outDir: '(.*)'", config)

    assert (WEB / target).resolve() == STATIC.resolve()
