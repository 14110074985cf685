"""Deletion of a person who sat at many tables keeps nobody else waiting."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from limestone.server.live import erasure, new_tables
from limestone.server.store.people import People
from tests.server.live.test_live_tables import ALONE, opened


def test_tables_are_freed_of_a_name_a_few_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    erase, at_once = erasure._erase_tables, list[int]()

    def counted(codes: Mapping[str, str], *others: Any) -> None:
        at_once.append(len(codes))
        erase(codes, *others)

    monkeypatch.setattr(erasure, "_erase_tables", counted)
    monkeypatch.setattr(erasure, "AT_ONCE", 2)

    async def run() -> set[str]:
        async with opened(tmp_path) as found:
            ann, _ = await People(found.store).guest("Ann")
            for _ in range(5):
                await new_tables.founded(found, ann, ALONE)
            await erasure.forget(found, ann)
            return {live.table.chairs[0].name for live in found.by_id.values()}

    names = asyncio.run(run())

    assert at_once == [2, 2, 1]
    assert "Ann" not in names
