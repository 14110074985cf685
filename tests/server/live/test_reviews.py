"""Reviews on a server: in pieces, shared, kept, fair, and never in anybody's way."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from limestone.rules.game import Refused
from limestone.server.live import reviews as live_reviews
from limestone.server.live import study_desk
from limestone.server.live.aside_process import Died
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.reviews import Wanted
from limestone.server.live.study_desk import Made, Subject
from limestone.server.live.study_worker import StudyWorker
from limestone.server.store import reviews
from limestone.server.store.reviews import DONE, FAILED
from tests.server.live.test_live_tables import opened

GOLDEN = Path(__file__).parents[2] / "golden"
LIMES = (GOLDEN / "limes/shared-victory.game").read_text(encoding="utf-8")
PIECES = 5
ANN = Wanted(LIMES, 0, 0.1, "ann")


class Instead:
    """A worker that makes made-up pieces in this process, and dies when it is told to."""

    def __init__(self, deaths: int = 0) -> None:
        self.deaths, self.asked = deaths, list[str]()

    async def open(self, subject: Subject) -> Any:
        return study_desk.open_subject(subject)

    async def work(self, subject: Subject, known: list[Any]) -> Made:
        self.asked.append(str(len(known)))
        if self.deaths:
            self.deaths -= 1
            raise Died
        await asyncio.sleep(0)
        number = len(known)
        piece = {"kind": "play", "step": number, "results": [50, 50]}
        return Made([piece], over=number + 1 == PIECES)

    def close(self) -> None: ...


async def complete(found: LiveTables, wanted: Wanted = ANN) -> live_reviews.Progress:
    """A review, looked at until nothing more comes."""
    name = (await found.reviews.open(wanted)).id
    progress = await found.reviews.look(name, wanted.person, 0, 0)
    while progress.review.state not in (DONE, FAILED):
        await asyncio.sleep(0.01)
        progress = await found.reviews.look(name, wanted.person, 0, 0)
    return progress


def with_worker(folder: Path, worker: Any, scene: Any) -> Any:
    async def run() -> Any:
        async with opened(folder) as found:
            found.reviews._worker = worker
            return await scene(found)

    return asyncio.run(run())


def test_pieces_are_made_once_for_all_who_look(tmp_path: Path) -> None:
    worker = Instead()

    async def scene(found: LiveTables) -> Any:
        first = await complete(found)
        named = LIMES.replace("seats 2", "seats 2\nplayer 0 Somebody Else")
        return first, await complete(found, ANN._replace(record=named, person="bo"))

    first, second = with_worker(tmp_path, worker, scene)

    assert first.made == PIECES
    assert second.pieces == first.pieces
    assert len(worker.asked) == PIECES


def test_no_name_is_kept(tmp_path: Path) -> None:
    named = LIMES.replace("seats 2", "seats 2\nplayer 0 Somebody Else\n")

    async def scene(found: LiveTables) -> str:
        name = (await found.reviews.open(ANN._replace(record=named.replace("\n\n", "\n", 1)))).id
        kept = await reviews.find(found.store, name)
        assert kept
        return kept.record + kept.head

    assert "Somebody" not in with_worker(tmp_path, Instead(), scene)


def test_a_review_goes_on_when_its_process_is_killed_in_the_middle(tmp_path: Path) -> None:
    worker = Instead(deaths=1)

    progress = with_worker(tmp_path, worker, complete)

    assert (progress.review.state, progress.made) == (DONE, PIECES)


def test_what_always_kills_its_process_fails_and_can_be_tried_again(tmp_path: Path) -> None:
    worker = Instead(deaths=live_reviews.DEATHS)

    async def scene(found: LiveTables) -> Any:
        return await complete(found), await complete(found)

    failed, again = with_worker(tmp_path, worker, scene)

    assert (failed.review.state, failed.made) == (FAILED, 0)
    assert (again.review.state, again.made) == (DONE, PIECES)


def test_nobody_works_when_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_reviews, "LOOKED", -1)
    worker = Instead()

    async def scene(found: LiveTables) -> Any:
        await found.reviews.open(ANN)
        await asyncio.gather(*found.reviews._tasks.values())
        return worker.asked[:]

    assert with_worker(tmp_path, worker, scene) == []


def test_what_another_process_works_at_is_left_to_it(tmp_path: Path) -> None:
    worker = Instead()

    async def scene(found: LiveTables) -> Any:
        subject = (await found.reviews.open(ANN)).id
        await asyncio.gather(*found.reviews._tasks.values())
        await reviews.release(found.store, subject, found.reviews._holder, reviews.WAITING)
        before = len(worker.asked)
        assert await reviews.hold(found.store, subject, "another")
        await found.reviews.look(subject, "ann", 0, 0)
        await asyncio.gather(*found.reviews._tasks.values())
        return len(worker.asked) - before, (await reviews.find(found.store, subject))

    made, kept = with_worker(tmp_path, worker, scene)

    assert (made, kept.holder, kept.state) == (0, "another", reviews.WORKING)


class Endless(Instead):
    async def work(self, subject: Subject, known: list[Any]) -> Made:
        await asyncio.sleep(0.002)
        return Made([], over=False)


def test_one_persons_hundred_reviews_do_not_keep_another_waiting(tmp_path: Path) -> None:
    async def scene(found: LiveTables) -> int:
        served: list[str] = []
        kept = found.reviews._slice

        async def noted(name: str, subject: Subject) -> bool:
            served.append(name)
            return await kept(name, subject)

        found.reviews._slice = noted  # type: ignore[method-assign]
        for n in range(100):
            await found.reviews.open(ANN._replace(effort=0.1 + n / 100))
        before = len(served)
        name = (await found.reviews.open(ANN._replace(effort=2, person="bo"))).id
        while name not in served:
            await asyncio.sleep(0.001)
        return served.index(name) - before

    assert with_worker(tmp_path, Endless(), scene) < 10


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("nonsense", "record-not-a-record"),
        (LIMES.replace("limestone 1", "limestone 99"), "record-format"),
        (LIMES.rpartition("\n0 ")[0].replace("result 8 8\n", ""), "study-unfinished"),
        (LIMES.replace("rules 1", "rules 99"), "record-rules"),
    ],
    ids=["not a record", "of a newer version", "unfinished", "of other rules"],
)
def test_a_bad_record_is_refused_in_a_sentence(tmp_path: Path, record: str, code: str) -> None:
    async def scene(found: LiveTables) -> str:
        with pytest.raises(Refused) as refused:
            await found.reviews.open(ANN._replace(record=record))
        return refused.value.code

    assert with_worker(tmp_path, Instead(), scene) == code


def test_the_process_makes_real_pieces_and_survives_being_killed() -> None:
    async def run() -> Any:
        worker = StudyWorker()
        subject = Subject(LIMES, None, 0, 0.1)  # type: ignore[arg-type]
        begun = await worker.open(subject)
        first = await worker.work(subject, [])
        assert worker._process
        worker._process.kill()
        with pytest.raises(Died):
            await worker.work(subject, first.pieces)
        second = await worker.work(subject, first.pieces)
        judged = await worker.judge(subject, (2, 0, first.pieces[0]["best"]), first.pieces)
        worker.close()
        return begun, first, second, judged

    begun, first, second, judged = asyncio.run(run())

    assert begun.head["game"] == "limes"
    assert first.pieces[0]["kind"] == "decision"
    assert second.pieces[0]["step"] > first.pieces[-1]["step"]
    assert judged["loss"] == 0
