"""What the pages say is true: the bot plays, the generator is the generator, options exist."""

import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from limestone.server.commands import serve
from limestone.server.edge.rate_limits import RATES, Rate
from limestone.server.live.lines import MOST
from limestone.server.table import fair_deals
from limestone.server.table.kinds import NAMES, ORDERS
from tests.server.services import Site

ROOT = Path(__file__).parents[2]


def python_block(page: str) -> str:
    """The first program on a page."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", text, re.S)
    assert found
    return found[1]


def test_the_bot_on_the_page_plays_every_game(site: Site, tmp_path: Path) -> None:
    program = python_block("bots.md")
    (tmp_path / "robby.py").write_text(program)

    done = subprocess.run(
        [sys.executable, str(tmp_path / "robby.py"), site.url],
        capture_output=True,
        text=True,
        timeout=120,
    )

    assert done.stderr == ""
    assert len(done.stdout.splitlines()) >= 1
    assert len(program.splitlines()) <= 40


@pytest.mark.parametrize("k", [0, 1, 17])
def test_the_generator_on_the_page_is_the_generator(k: int) -> None:
    page: dict[str, Any] = {}
    exec(python_block("fairness.md"), page)
    seed, salts = "5eed" * 16, {0: "a" * 64, 2: "b" * 64}
    stream = page["numbers"](seed, salts, k)
    dice = fair_deals.deals(fair_deals.EXCHANGED, seed, salts)(k)

    rolled = [page["below"](n, stream) for n in (6, 24, 3**40, 2, 97)]

    assert rolled == [dice.randrange(n) for n in (6, 24, 3**40, 2, 97)]


def test_the_page_lists_every_kind_of_entry_and_no_other() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    listed = page.partition("each with `seat` where there is one:")[2].partition("\n- `events`")[0]
    without_fields = re.sub(r"\([^)]*\)", "", listed)

    assert sorted(re.findall(r"`(\w+)`", without_fields)) == sorted(NAMES.values())


def test_the_page_lists_every_order_and_no_other() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")

    rows = [line for line in page.splitlines() if line.startswith('| `{"order"')]

    assert sorted(re.findall(r'"order": "(\w+)"', "\n".join(rows))) == sorted(
        str(order.__struct_config__.tag) for order in ORDERS
    )


def test_the_page_has_every_limit_as_it_is() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| ([\d./]+) \|", page, re.MULTILINE)

    assert {key: Rate(int(burst), float(Fraction(second))) for key, burst, second in rows} == RATES
    assert all(f"{most:,} of a" in page for most in MOST.values())


def test_every_option_of_the_server_is_on_the_page() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    private = {"--unlimited", "--browser"}
    options = {word for parameter in serve.params for word in parameter.opts} - private

    assert [option for option in sorted(options) if f"`{option}`" not in page] == []
