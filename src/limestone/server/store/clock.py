"""When a server was last alive, as all its processes know: time without one is nobody's."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, text, update

from limestone.server.store import schema

ALIVE, RESTING = 1, 2  # rows: when a server was last alive, and until when deadlines rest
OUTAGE = 5_000  # milliseconds without a server
REST = 600_000  # milliseconds at most in which deadlines are moved, and none is kept

_CLOCK = schema.clock.c
# Processes that start together all find nothing there.
FIRST = text("INSERT INTO clock (id, seen) VALUES (:id, :seen) ON CONFLICT DO NOTHING")


class Beat(NamedTuple):
    """What a process learns when it says that it is alive."""

    gap: int  # milliseconds without a server, which this process is to make up for
    resting: bool  # another process is doing that


def beat(connection: Connection, moment: int) -> Beat:
    """Say that a server is alive; of all processes one learns that none was."""
    found = {row.id: row.seen for row in connection.execute(select(schema.clock))}
    resting = found.get(RESTING, 0) > moment
    if ALIVE not in found:
        connection.execute(FIRST.bindparams(id=ALIVE, seen=moment))
        return Beat(0, resting)
    seen = found[ALIVE]
    if moment <= seen:
        return Beat(0, resting)
    here = update(schema.clock).where(_CLOCK.id == ALIVE, _CLOCK.seen == seen)
    first = connection.execute(here.values(seen=moment)).rowcount
    if not first or moment - seen < OUTAGE:
        return Beat(0, resting)
    connection.execute(delete(schema.clock).where(_CLOCK.id == RESTING))
    connection.execute(insert(schema.clock).values(id=RESTING, seen=moment + REST))
    return Beat(moment - seen, resting=False)


def made_up(connection: Connection) -> None:
    """The time without a server has been given to everybody: deadlines are kept again."""
    connection.execute(delete(schema.clock).where(_CLOCK.id == RESTING))


def touch(connection: Connection) -> None:
    """Write next to nothing: it fails where nothing can be written, on a full disk for example."""
    connection.execute(update(schema.clock).values(seen=_CLOCK.seen - 1))
