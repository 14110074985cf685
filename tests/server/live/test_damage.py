"""One row that cannot be read is one table's trouble: lists, deadlines and the start go on."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from limestone.rules.game import Refused
from limestone.server.edge.night_routes import nights_of
from limestone.server.live import (
    admin,
    caretaker,
    lobby,
    new_tables,
    night_views,
    own_data,
    turns,
)
from limestone.server.live.caretaker import Caretaker
from limestone.server.live.live_table import LiveTable
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.new_tables import Wanted, WantedPace, WantedSeat
from limestone.server.live.nights import LiveNight, Nights, WantedNight
from limestone.server.nights.coming import Enter, Fill
from limestone.server.nights.entry import Entry
from limestone.server.nights.night import Night
from limestone.server.nights.order import Order
from limestone.server.nights.running import End
from limestone.server.store import nights as stored
from limestone.server.store.people import ACCOUNT, People, now
from limestone.server.table.absence import Resign
from limestone.server.table.person import Person
from tests.server.live.test_live_tables import opened

PACED = Wanted("limes", [WantedSeat("me")], pace=WantedPace(100), visibility="public")
YEAR = 365 * 86_400_000
DAMAGE = {
    "terms that end too soon": "UPDATE tables SET terms = substr(terms, 1, 99)",
    "terms that are no text": "UPDATE tables SET terms = CAST(x'ff00fe' AS TEXT)",
    "terms that are bytes": "UPDATE tables SET terms = x'ff00fe'",
    "terms of no game": """UPDATE tables SET terms = replace(terms, '"limes"', '"chess"')""",
    "terms without a seed": """UPDATE tables SET terms = replace(terms, '"seed":"', '"seed":"x')""",
    "an entry that ends too soon": "UPDATE entries SET body = substr(body, 1, 20)",
    "an entry that is no text": "UPDATE entries SET body = CAST(x'ff00fe' AS TEXT)",
    "an entry that is bytes": "UPDATE entries SET body = x'ff00fe'",
    "an entry of impossible moves": "UPDATE entries SET body = replace(body, 'draw', 'drew')",
    "an entry of no time": "UPDATE entries SET at = 'soon'",
    "a summary that is no text": "UPDATE tables SET summary = CAST(x'ff00fe' AS TEXT)",
    "a summary that ends too soon": "UPDATE tables SET summary = '{'",
    "material that is no text": "UPDATE materials SET files = CAST(x'ff00fe' AS TEXT)",
}


async def damaged(live_tables: LiveTables, live_table: LiveTable, how: str) -> None:
    """Damage the rows of one table, as a bad disk would, and forget what is in memory."""
    terms = live_table.table.terms
    key = {"tables": "id = :id", "entries": "table_id = :id", "materials": ":id = :id"}
    where = key[how.split()[1]]
    await live_tables.store.write(text(f"{how} WHERE {where}").bindparams(id=terms.id))
    live_tables.forget(live_table)
    live_tables.materials._known.clear()


async def found(live_tables: LiveTables, ann: Person) -> dict[str, Any]:
    """All lists, with what a server does by itself."""
    keeper = Caretaker(live_tables)
    await keeper.open()
    await keeper.keep_deadlines()
    await keeper.wake_bots()
    await keeper.close()
    page = await lobby.page(live_tables, ann, lobby.Filter())
    over = await lobby.page(live_tables, ann, lobby.Filter("finished"))
    mine = await lobby.mine(live_tables, ann, archived=False)
    return {
        "listed": {one.code for one in await lobby.listed(live_tables, ann)},
        "page": {one.code for one in (*page.tables, *over.tables)},
        "mine": {one.code for one in mine},
        "turns": {one.code for one in await turns.turns(live_tables, ann)},
        "admin": {line.split()[0] for line in await admin.tables(live_tables, None)},
    }


@pytest.mark.parametrize("over", [False, True], ids=["playing", "over"])
@pytest.mark.parametrize("how", DAMAGE.values(), ids=DAMAGE)
def test_an_unreadable_row_hides_no_other_table_where_it_was_500_and_no_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str, over: bool
) -> None:
    monkeypatch.setattr(caretaker, "now", lambda: now() + YEAR)

    async def run() -> tuple[str, LiveTable, dict[str, Any], str]:
        async with opened(tmp_path) as live_tables:
            ann, _ = await People(live_tables.store).guest("Ann")
            broken = await new_tables.founded(live_tables, ann, PACED)
            other = await new_tables.founded(live_tables, ann, PACED)
            if over:
                await live_tables.perform(broken, ann, Resign("one", 0))
            await damaged(live_tables, broken, how)
            lists = await found(live_tables, ann)
            try:
                table = (await live_tables.open(broken.table.terms.code)).table
                answered = table.trouble.code if table.trouble else table.phase
            except Refused as refused:
                answered = refused.code
            return broken.table.terms.code, other, lists, answered

    broken, other, lists, answered = asyncio.run(run())

    code = other.table.terms.code
    assert {key for key, codes in lists.items() if code not in codes} == set()
    assert broken in lists["admin"]
    assert other.table.overdue or other.table.until  # its deadline was kept, or moved
    assert answered  # an answer, and no error


@pytest.mark.parametrize("terms", ["{bad", "{}", ""])
def test_a_night_that_cannot_be_read_hides_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], terms: str
) -> None:
    async def run() -> tuple[str, str, list[str], bytes]:
        async with opened(tmp_path) as live_tables:
            nights = Nights(live_tables)
            ann = (await People(live_tables.store).guest("Ann"))[0]._replace(kind=ACCOUNT)
            broken, other = [
                (await nights.made(ann, WantedNight(name, "limes", now()))).night.terms.code
                for name in ("Broken", "Other")
            ]
            damage = text("UPDATE nights SET terms = :terms WHERE code = :code")
            await live_tables.store.write(damage.bindparams(terms=terms, code=broken))
            listed = await stored.listed(live_tables.store, ann.id, now())
            file = b"".join([piece async for piece in own_data.written(live_tables, ann)])
            return broken, other, [one.terms.code for one in listed], file

    broken, other, listed, file = asyncio.run(run())

    assert listed == [other]
    assert other.encode() in file
    assert f"night={broken}" in capsys.readouterr().out


ENTRY_DAMAGE = {
    "ends too soon": "body = substr(body, 1, 20)",
    "is no text": "body = CAST(x'ff00fe' AS TEXT)",
    "is of a kind that nobody knows": """body = '{"kind":"later"}'""",
    "is of nobody": r"""body = '{"kind":"rested","player"\:7}'""",
    "has no time": "at = 'soon'",
}


@pytest.mark.parametrize("over", [False, True], ids=["going on", "over"])
@pytest.mark.parametrize("how", ENTRY_DAMAGE.values(), ids=ENTRY_DAMAGE)
def test_a_night_with_a_damaged_entry_goes_on_for_nobody_where_it_was_skipped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], how: str, over: bool
) -> None:
    async def run() -> tuple[list[str], list[str], list[int], list[str]]:
        async with opened(tmp_path) as live_tables:
            ann = (await People(live_tables.store).guest("Ann"))[0]._replace(kind=ACCOUNT)
            made = [await evening(Nights(live_tables), ann, over=over) for _ in range(2)]
            broken, other = [live.night.terms for live in made]
            damage = text(f"UPDATE night_entries SET {how} WHERE night_id = :id AND number = 2")
            await live_tables.store.write(damage.bindparams(id=broken.id))

            nights = Nights(live_tables)  # as after a start
            await nights.keep()
            await nights.keep()
            listed = [
                (await night_views.told(nights, one)).code for one in await nights_of(nights, ann)
            ]
            refused = []
            for _ in range(2):
                with pytest.raises(Refused) as answer:
                    await nights.perform(await nights.open(broken.code), ann, Enter("again"))
                refused.append(answer.value.code)
            rounds = len((await nights.open(other.code)).night.rounds)
            return [broken.code, other.code], listed, [rounds], refused

    codes, listed, rounds, refused = asyncio.run(run())

    assert sorted(listed) == sorted(codes)  # lists stand
    assert refused == ["unreadable-night"] * 2
    assert rounds == [0 if over else 1]  # the other one has begun by itself
    assert capsys.readouterr().out.count(f"night={codes[0]}") == 1


async def evening(nights: Nights, ann: Person, over: bool) -> LiveNight:
    """A night for which two bots and its organiser have come, and which is due, or over."""
    live = await nights.made(ann, WantedNight("An evening", "limes", now() - 1, auto=True))
    orders: list[Order] = [Fill("one", "novice"), Fill("two", "novice"), Enter("three")]
    if over:
        orders.append(End("four"))
    for order in orders:
        entry = order.propose(live.night, ann, now())
        await nights.settle(live, partial(kept, entry))
    return live


def kept(entry: Entry, night: Night) -> Entry:
    return entry


def test_a_night_that_was_mended_goes_on(tmp_path: Path) -> None:
    async def run() -> tuple[str, int]:
        async with opened(tmp_path) as live_tables:
            ann = (await People(live_tables.store).guest("Ann"))[0]._replace(kind=ACCOUNT)
            terms = (await evening(Nights(live_tables), ann, over=False)).night.terms
            change = "UPDATE night_entries SET body = replace(body, :old, :new) WHERE number = 2"
            await live_tables.store.write(text(change).bindparams(old="entered", new="entexed"))
            nights = Nights(live_tables)
            with pytest.raises(Refused) as answer:
                await nights.open(terms.code)
            await live_tables.store.write(text(change).bindparams(old="entexed", new="entered"))
            await nights.open(terms.code)
            await nights.keep()
            return answer.value.code, len((await nights.open(terms.code)).night.rounds)

    assert asyncio.run(run()) == ("unreadable-night", 1)
