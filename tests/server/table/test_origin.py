"""Tables with a deal that was not drawn for them."""

from dataclasses import replace

import msgspec
import pytest

from limestone.rules import record
from limestone.rules.game import CHANCE, GAMES, Refused
from limestone.server.table import export, fair_deals, terms
from limestone.server.table.origin import Origin
from limestone.server.table.table import OVER, Table
from tests.server.made import decided, made

SEED = "da11" * 16


def given(game: str, people: str, origin: Origin, seed: str = SEED) -> Table:
    shape = msgspec.to_builtins(origin)
    return made(game, people, seed=seed, scheme=fair_deals.GIVEN, origin=shape)


def played_on(table: Table, steps: int = 10_000) -> Table:
    """The table after some decisions, each the first of the legal ones."""
    for _ in range(steps):
        if table.phase == OVER:
            break
        seat = table.waiting_for()[0]
        game = GAMES[table.terms.game]
        table = decided(table, seat, game.write(game.legal(table.state, seat)[0]))
    return table


def dealt(table: Table) -> list[str]:
    return [step.moves[CHANCE] for step in table.underway().steps if CHANCE in step.moves]


@pytest.mark.parametrize("game", GAMES)
def test_tables_with_one_deal_are_dealt_the_same(game: str) -> None:
    night = Origin("night", "friday 1", salts=("0 aa",))

    one, other = given(game, "ab", night), given(game, "bc", night)

    assert dealt(played_on(one, 8)) == dealt(played_on(other, 8))
    assert dealt(given(game, "ab", night, "beef" * 16)) != dealt(one)


def test_a_game_goes_on_from_another_one() -> None:
    first = played_on(made("limes", "ab"), 6)
    before = tuple(dict(step.moves) for step in first.underway().steps)

    onward = given("limes", "cb", Origin("onward", "tavo-kilu", before=before))

    assert onward.state == first.state
    assert onward.underway().at.number == len(before)


def test_the_deal_goes_on_as_it_was() -> None:
    first = made("limits", "ab")
    before = tuple(dict(step.moves) for step in first.underway().steps)
    parts = fair_deals.parts(fair_deals.OLD, {0: "a", 1: "b"})
    origin = Origin("onward", "tavo-kilu", salts=parts, before=before)

    onward = given("limits", "ab", origin, first.terms.seed)

    assert dealt(played_on(onward, 20)) == dealt(played_on(first, 20))


def test_the_seed_of_a_given_deal_is_never_told() -> None:
    table = played_on(given("limes", "a", Origin("daily", "2026-12-24")))

    text = export.written(table, [], [0])

    assert table.phase == OVER
    assert table.seed(told=True) == ""
    assert SEED not in text and fair_deals.promise(SEED) not in text
    assert SEED not in export.whole(table, [])


def test_the_record_says_where_the_deal_comes_from() -> None:
    table = played_on(given("limes", "a", Origin("daily", "2026-12-24")))

    played = record.read(export.written(table, [], [0]))

    assert (played.header.origin, played.header.scheme) == ("daily 2026-12-24", 3)
    with pytest.raises(Refused, match="verify-given"):
        fair_deals.verify(played)


def test_terms_with_an_origin_are_kept() -> None:
    origin = Origin("onward", "tavo-kilu", ("0 aa",), ({CHANCE: "draw 7"}, {0: "d4n", 1: "d4e"}))
    settled = replace(made("limes", "a").terms, origin=origin)

    again = terms.read(terms.write(settled), settled.code)

    assert again == settled
