"""Reviews in pieces, by the digest of their record: made once, for all who look at it.

A process that works at a review holds it for a while and says so with every piece. If it dies,
another takes over from the last piece.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from limestone.server.store import schema
from limestone.server.store.log import Store
from limestone.server.store.people import now

WAITING, WORKING, DONE, FAILED = "waiting", "working", "done", "failed"
HELD = 20_000  # milliseconds for which a process holds a review without a new piece
TOUCHED = 2_000  # milliseconds after which a look is written down again
KEPT = 180 * 86_400_000  # milliseconds for which nobody has to look

_REVIEWS, _PIECES = schema.reviews, schema.review_pieces

Piece = dict[str, Any]


class Review(msgspec.Struct, frozen=True):
    """A review as it is stored, without its pieces."""

    id: str
    record: str
    seat: int | None
    effort: float
    head: str  # JSON
    looked: int = 0
    holder: str = ""
    until: int = 0
    state: str = WAITING


async def begin(store: Store, review: Review) -> None:
    """Keep a review, if it is new."""
    await store.keep(_REVIEWS, msgspec.structs.asdict(review))


async def find(store: Store, review_id: str) -> Review | None:
    """The review with that id."""
    rows = await store.read(select(_REVIEWS).where(_REVIEWS.c.id == review_id))
    return Review(**rows[0]._mapping) if rows else None


async def touch(store: Store, review: Review) -> None:
    """Note that somebody looks; what failed may be tried again."""
    if review.looked < now() - TOUCHED:
        here = update(_REVIEWS).where(_REVIEWS.c.id == review.id)
        await store.write(here.values(looked=now()))


async def again(store: Store, review_id: str) -> None:
    """Let a review go on that has failed."""
    here = update(_REVIEWS).where(_REVIEWS.c.id == review_id, _REVIEWS.c.state == FAILED)
    await store.write(here.values(state=WAITING, until=0))


async def hold(store: Store, review_id: str, holder: str) -> bool:
    """Whether this process may work at it now."""
    free = (_REVIEWS.c.holder == holder) | (_REVIEWS.c.until < now())
    open_ = _REVIEWS.c.state.in_([WAITING, WORKING])
    here = update(_REVIEWS).where(_REVIEWS.c.id == review_id, free, open_)
    held = here.values(holder=holder, until=now() + HELD, state=WORKING)
    return await store.write(held) > 0


async def release(store: Store, review_id: str, holder: str, state: str) -> None:
    """Work at it no more; it stays in this state."""
    here = update(_REVIEWS).where(_REVIEWS.c.id == review_id, _REVIEWS.c.holder == holder)
    await store.write(here.values(until=0, state=state))


async def keep(store: Store, review_id: str, first: int, pieces: Sequence[Piece]) -> None:
    """Keep new pieces, the first of which has this number."""
    rows = [
        {"review": review_id, "number": number, "body": msgspec.json.encode(piece).decode()}
        for number, piece in enumerate(pieces, first)
    ]

    def add(connection: Connection) -> None:
        for row in rows:
            store.missing(connection, _PIECES, row)

    await store.engines.writer.run(add)


async def kept(store: Store, review_id: str, after: int = 0) -> list[Piece]:
    """The pieces of a review after a number, in order."""
    found = _PIECES.c
    query = select(found.body).where(found.review == review_id, found.number > after)
    rows = await store.read(query.order_by(found.number))
    return [msgspec.json.decode(row.body) for row in rows]


async def expire(store: Store) -> None:
    """Delete the reviews that nobody has looked at for long; they can be made again."""
    old = select(_REVIEWS.c.id).where(_REVIEWS.c.looked < now() - KEPT)
    await store.write(
        delete(_PIECES).where(_PIECES.c.review.in_(old)),
        delete(_REVIEWS).where(_REVIEWS.c.looked < now() - KEPT),
    )
