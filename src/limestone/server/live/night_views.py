"""What everybody is shown of a club night, built up for each viewer.

Where all tables have the same deal, nothing that lies there is shown to those who are still to play
it: who plays sees the other tables when their own is done, and everybody else two rounds after the
slowest table.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec

from limestone import shown
from limestone.rules.game import Refused
from limestone.server.live import night_rounds
from limestone.server.live.night_types import (
    BoardShown,
    DealShown,
    NightListed,
    NightShown,
    PlayerShown,
    SaidShown,
    SeatShown,
    StandingShown,
)
from limestone.server.live.nights import LiveNight, Nights, off_loop
from limestone.server.nights.called import names
from limestone.server.nights.night import OVER, Board, Night, Round
from limestone.server.nights.standings import Standing
from limestone.server.nights.terms import NightTerms
from limestone.server.store.people import now
from limestone.server.table.table import Table

LATE = 2  # rounds of the game, behind the slowest table
FRESH = 0.8  # seconds for which the tables need not be looked after again


async def view(nights: Nights, live: LiveNight, person: str, of: int = 0) -> NightShown:
    """A night as a person may know it, with the tables of a round, or of the last.

    The empty person is any guest.
    """
    here = await nights.present(live, person)
    night = live.night
    number = of if 1 <= of <= len(night.rounds) else len(night.rounds)
    tables = await _boards(nights, night, person, number) if night.rounds else []
    if night.helps(person) and number == len(night.rounds):
        await _find_absent(nights, night, tables, here)
    byes = night.rounds[number - 1].byes if number else ()
    terms, me = night.terms, night.player_of(person)
    last = night.rounds[-1] if night.rounds else None
    return NightShown(
        code=terms.code,
        number=night.number,
        now=now(),
        name=terms.name,
        organiser=terms.organiser_name,
        game=terms.game,
        options=list(terms.words),
        size=terms.size,
        rounds=terms.rounds,
        until=terms.until,
        starts=terms.starts,
        minutes=terms.minutes,
        pace=terms.pace,
        same=terms.same,
        late=terms.late,
        places=terms.places,
        visibility=terms.visibility,
        rated=terms.rated,
        phase=night.phase,
        paused=night.paused is not None,
        round=len(night.rounds),
        ends=last.ends if last else None,
        begins=night.next_begins,
        overruns=night.overruns,
        organises=night.leads(person),
        last=night.is_last,
        helps=night.helps(person),
        me=me,
        players=_players(night, person, here),
        byes=list(byes),
        of=number,
        tables=tables,
        after=len(night.finished),
        standings=[_standing(one) for one in await off_loop(night, night.standings)],
        deals=[] if me is None else _deals(night, me),
        announced=[SaidShown(*said) for said in night.announced],
    )


def listed(terms: NightTerms, facts: Sequence[Any], person: str, mine: bool) -> NightListed:
    phase, players, round = facts
    return NightListed(
        code=terms.code,
        name=terms.name,
        organiser=terms.organiser_name,
        game=terms.game,
        size=terms.size,
        same=terms.same,
        starts=terms.starts,
        phase=phase,
        players=players,
        places=terms.places,
        round=round,
        rounds=terms.rounds,
        mine=mine or (bool(person) and terms.organiser == person),
    )


async def told(nights: Nights, one: NightListed) -> NightListed:
    """A night in a list; of one that is over who won it, and when that was, if it can be read."""
    if one.phase != OVER:
        return one
    try:
        night = (await nights.open(one.code)).night
    except Refused as refused:
        if refused.code != "unreadable-night":
            raise
        return one
    called = names(night)
    first = [called[int(found.player)] for found in night.standings() if found.place == 1]
    winners = first if night.finished else []
    return msgspec.structs.replace(one, ended=night.over_since, winners=winners)


def _players(night: Night, person: str, here: set[str]) -> list[PlayerShown]:
    return [
        PlayerShown(
            player=n,
            name=name,
            level=one.level,
            mine=bool(person) and one.person == person,
            here=bool(one.level) or one.person in here,
            ready=one.ready or bool(one.level),
            resting=one.resting,
            missed=one.missed,
            out=one.out,
            late=one.after,
            helps=n in night.helpers,
        )
        for n, (one, name) in enumerate(zip(night.players, names(night), strict=True))
    ]


def _standing(one: Standing) -> StandingShown:
    score, opponents = rounded(one.score), rounded(one.opponents)
    return StandingShown(int(one.player), one.place, score, opponents, one.points, one.byes)


def rounded(score: Fraction) -> float:
    return round(float(score), 4)


def _deals(night: Night, me: int) -> list[DealShown]:
    """The rounds that a player has played to the end."""
    return [
        _deal(night, number, played, me)
        for number, played in enumerate(night.rounds, 1)
        if night.score_in(played, me) is not None
    ]


def _deal(night: Night, number: int, played: Round, me: int) -> DealShown:
    found = night.score_in(played, me)
    score = None if found is None else rounded(found)
    n = played.table_of(me)
    if n is None:
        return DealShown(number, [], [], score, me in played.byes, [], "")
    board = played.tables[n]
    order = sorted(board.players, key=lambda player: player != me)
    points = [board.points[board.players.index(player)] for player in order if board.points]
    absent = list(board.absent)
    return DealShown(number, order[1:], points, score, False, absent, board.settled)


async def _find_absent(
    nights: Nights, night: Night, boards: Sequence[BoardShown], here: set[str]
) -> None:
    """Say who is neither at their table nor on the page of the night."""
    presence, number = nights.live_tables.presence, len(night.rounds)
    for board in boards:
        if board.over:
            continue
        at = night_rounds.table_id(night, number, board.table)
        for seat in board.seats:
            person = night.players[seat.player].person
            gone = bool(person) and person not in here
            seat.away = gone and not await presence.is_looking(at, person)


async def _boards(nights: Nights, night: Night, person: str, number: int) -> list[BoardShown]:
    """The tables of a round, each as far as this person may know it."""
    codes = await night_rounds.codes(nights, night, number)
    tables = {n: (await nights.live_tables.open(code)).table for n, (code, _) in codes.items()}
    played = night.rounds[number - 1]
    opened = not night.terms.same or night_rounds.is_open(night, number, person)
    me = night.player_of(person)
    own = None if me is None else played.table_of(me)
    going = [n for n, board in enumerate(played.tables) if not board.over]
    slowest = min((_round(tables.get(n)) for n in going), default=0)
    limit = None if opened else max(0, slowest - LATE) if own is None else 0
    return [
        _board(n, board, tables.get(n), own == n, None if own == n else limit)
        for n, board in enumerate(played.tables)
    ]


def _board(n: int, board: Board, table: Table | None, mine: bool, limit: int | None) -> BoardShown:
    """A table, up to a round of its game; nothing: as it is now."""
    if not table or not table.referee:
        return BoardShown(
            n,
            "",
            mine,
            board.over,
            board.settled,
            False,
            False,
            0,
            None,
            [SeatShown(player, "") for player in board.players],
        )
    scene = _scene(table)
    form = shown.form(table.terms.game)
    round, rounds = form.rounds(scene)
    seen = table.state if limit is None else _earlier(table, limit)
    pictured = table.game.scene(seen) if seen is not None else None
    points = _points(table, board, seen, limit)
    stands = {stand.player: stand.level for stand in board.stands}
    return BoardShown(
        table=n,
        code=table.terms.code if limit is None else "",
        mine=mine,
        over=board.over,
        settled=board.settled,
        sealed=limit is not None and seen is None,
        late=limit is not None and seen is not None,
        round=round,
        rounds=rounds,
        seats=[
            SeatShown(
                player=player,
                stand=stands.get(player, ""),
                absent=player in board.absent,
                place=board.places[seat] if board.over and limit is None else None,
                points=points[seat] if points else None,
                picture=form.picture(pictured, seat) if pictured is not None else None,
            )
            for seat, player in enumerate(board.players)
        ],
    )


def _scene(table: Table) -> Any:
    return table.game.scene(table.state)


def _round(table: Table | None) -> int:
    if not table or not table.referee:
        return 0
    return shown.form(table.terms.game).rounds(_scene(table))[0]


def _earlier(table: Table, limit: int) -> Any:
    """The last state of a game before the round after the limit; None: nothing lay there yet."""
    if limit < 1 or not table.referee:
        return None
    form, scene = shown.form(table.terms.game), table.game.scene
    found = (at.state for at in table.referee.at.back() if form.rounds(scene(at.state))[0] <= limit)
    return next(found, None)


def _points(table: Table, board: Board, seen: Any, limit: int | None) -> Sequence[int]:
    """The points of what is shown: at the end, or before where everything lies open."""
    if board.over and limit is None:
        return board.points
    form = shown.form(table.terms.game)
    if seen is None or not form.picture(table.game.scene(seen), 0):
        return ()
    return table.game.scores(seen)
