"""What every entry of the log does to a table."""

from collections.abc import Callable, Iterable
from typing import Any

from limestone.rules.game import Refused, Seat
from limestone.rules.referee import Referee
from limestone.server.table import entries, fair_deals, matches
from limestone.server.table.entries import Logged
from limestone.server.table.table import (
    BOT,
    FORGOTTEN,
    FROZEN,
    OVER,
    PERSON,
    PLAYING,
    Ask,
    Chair,
    Table,
    replace,
)


def fold(table: Table, log: Iterable[Logged]) -> Table:
    """The table after all these entries."""
    for logged in log:
        table = after(table, logged)
    return table


def after(table: Table, logged: Logged, referee: Referee | None = None) -> Table:
    """The table after one more entry; the referee spares the replay where there already is one.

    A game that these rules cannot replay is frozen there: it can still be read, ended and exported.
    """
    if table.trouble and not isinstance(logged.body, entries.Closed):
        return replace(table, number=logged.number)
    try:
        changed = _EFFECTS[type(logged.body)](table, logged.body, referee)
    except Refused as refused:
        # Without its frames: they hold tables, and one of them would hold itself for ever.
        changed = replace(table, phase=FROZEN, trouble=refused.with_traceback(None))
    return _opened(table, changed, logged)


def setting(table: Table) -> matches.Setting:
    """What the game of this table begins with."""
    terms = table.terms
    if terms.rules != table.game.version:
        raise Refused("record-rules", rules=terms.rules, known=table.game.version)
    if terms.material[1] != table.material.digest:
        raise Refused("record-material", wanted=terms.material[1], given=table.material.digest)
    return matches.Setting(terms.game, len(terms.chairs), terms.words, table.material)


def begun(table: Table) -> Referee:
    """The game that begins at this table now."""
    salts = [chair.salt for chair in table.chairs]
    return matches.begun(setting(table), fair_deals.deals(table.terms.seed, salts))


def put(table: Table, seat: Seat, **changes: Any) -> Table:
    """The table with a chair changed."""
    chairs = list(table.chairs)
    chairs[seat] = chairs[seat]._replace(**changes)
    return replace(table, chairs=tuple(chairs))


def person(entry: entries.Joined) -> Chair:
    """The chair of a person who joins."""
    return Chair(PERSON, entry.person, entry.name, salt=entry.salt)


def bot(entry: entries.Bot) -> Chair:
    """The chair of a bot."""
    return Chair(BOT, name=entry.level, level=entry.level, salt=entry.salt)


def _joined(table: Table, entry: entries.Joined, referee: Referee | None) -> Table:
    return _started(put(table, entry.seat, **person(entry)._asdict()), entry, referee)


def _left(table: Table, entry: entries.Left, _: Referee | None) -> Table:
    return put(table, entry.seat, **Chair()._asdict())


def _bot(table: Table, entry: entries.Bot, referee: Referee | None) -> Table:
    return _started(put(table, entry.seat, **bot(entry)._asdict()), entry, referee)


Starting = entries.Joined | entries.Bot | entries.Started


def _started(table: Table, entry: Starting, referee: Referee | None) -> Table:
    if entry.start is None:
        return table
    if referee is None:
        salts = [chair.salt for chair in table.chairs]
        deals = fair_deals.deals(table.terms.seed, salts)
        referee = matches.resumed(setting(table), deals, entry.start)
    return _settled(replace(table, phase=PLAYING, referee=referee))


def _decided(table: Table, entry: entries.Decided, referee: Referee | None) -> Table:
    if referee is None:
        assert table.referee
        referee = _replayed(table.referee, entry)
    if not entry.stand_in and table.chairs[entry.seat].away:
        table = put(table, entry.seat, away="")
    ask = None if entry.steps else table.ask
    return _settled(replace(table, referee=referee, ask=ask))


def _replayed(referee: Referee, entry: entries.Decided) -> Referee:
    if entry.steps:
        return matches.again(referee, entry.steps)
    return matches.sealed(referee, entry.seat, entry.move)


def _undone(table: Table, entry: entries.Undone, _: Referee | None) -> Table:
    assert table.referee
    referee = matches.undone(table.referee, entry.seat, entry.steps)
    return replace(table, referee=referee, ask=None if entry.steps else table.ask)


def _asked(table: Table, entry: entries.Asked, _: Referee | None) -> Table:
    table = replace(table, ask=Ask(entry.seat, entry.what, entry.steps))
    return _granted(table) if entry.granted else table


def _agreed(table: Table, entry: entries.Agreed, _: Referee | None) -> Table:
    assert table.ask
    if entry.granted:
        return _granted(table)
    agreed = (*table.ask.agreed, entry.seat)
    return replace(table, ask=table.ask._replace(agreed=agreed))


def _granted(table: Table) -> Table:
    """What was asked is done."""
    assert table.ask and table.referee
    if table.ask.what == "abandon":
        return replace(table, ask=None, phase=OVER, end="abandoned")
    referee = matches.undone(table.referee, table.ask.seat, table.ask.steps)
    return replace(table, ask=None, referee=referee)


def _declined(table: Table, entry: entries.Declined, _: Referee | None) -> Table:
    return replace(table, ask=None)


def _resigned(table: Table, entry: entries.Resigned, _: Referee | None) -> Table:
    """With two others left a bot plays on for the seat, otherwise the game is over."""
    table = put(table, entry.seat, resigned=True, away=table.terms.pace.level)
    given_up = [str(seat) for seat, chair in enumerate(table.chairs) if chair.resigned]
    persons = [chair for chair in table.chairs if chair.kind == PERSON and not chair.resigned]
    if len(table.chairs) - len(given_up) >= 2 and persons:
        return _noted(table, f"seat {entry.seat} resigned: a bot plays on")
    return replace(table, phase=OVER, end=f"resigned {' '.join(given_up)}")


def _handed(table: Table, entry: entries.Handed, _: Referee | None) -> Table:
    table = put(table, entry.seat, away=entry.level)
    return _noted(table, f"seat {entry.seat} is played by a bot ({entry.level})")


def _returned(table: Table, entry: entries.Returned, _: Referee | None) -> Table:
    return _noted(put(table, entry.seat, away=""), f"seat {entry.seat} is back")


def _noted(table: Table, comment: str) -> Table:
    assert table.referee
    referee = table.referee.fork()
    if referee.at.number:
        referee.comment(comment)
    return replace(table, referee=referee)


def _reminded(table: Table, entry: entries.Reminded, _: Referee | None) -> Table:
    return replace(table, reminded=tuple(entry.seats), overdue=entry.overdue)


def _extended(table: Table, entry: entries.Extended, _: Referee | None) -> Table:
    return replace(table, until=entry.until, overdue=False)


def _rematched(table: Table, entry: entries.Rematched, _: Referee | None) -> Table:
    return replace(table, rematch=entry.code)


def _closed(table: Table, entry: entries.Closed, _: Referee | None) -> Table:
    return replace(table, phase=OVER, end="abandoned", ask=None)


def _forgotten(table: Table, entry: entries.Forgotten, _: Referee | None) -> Table:
    for seat, chair in enumerate(table.chairs):
        if chair.person in entry.persons:
            table = put(table, seat, name=FORGOTTEN)
    return table


def _settled(table: Table) -> Table:
    """A game that nobody has to decide in any more is over."""
    assert table.referee
    return replace(table, phase=OVER) if table.referee.over else table


def _opened(before: Table, table: Table, logged: Logged) -> Table:
    """A changed position opens a step: a new ply, a new deadline."""
    number = logged.number
    if table.state is before.state or table.phase not in (PLAYING, OVER):
        return replace(table, number=number)
    seconds = table.terms.pace.seconds
    until = logged.at + 1000 * seconds if seconds and table.phase == PLAYING else None
    return replace(
        table, number=number, ply=number, opened=logged.at, until=until, reminded=(), overdue=False
    )


_EFFECTS: dict[type, Callable[[Table, Any, Referee | None], Table]] = {
    entries.Joined: _joined,
    entries.Left: _left,
    entries.Bot: _bot,
    entries.Started: _started,
    entries.Decided: _decided,
    entries.Undone: _undone,
    entries.Asked: _asked,
    entries.Agreed: _agreed,
    entries.Declined: _declined,
    entries.Resigned: _resigned,
    entries.Handed: _handed,
    entries.Returned: _returned,
    entries.Reminded: _reminded,
    entries.Extended: _extended,
    entries.Rematched: _rematched,
    entries.Closed: _closed,
    entries.Forgotten: _forgotten,
}
