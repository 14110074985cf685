"""Attacks on fair deals, as an operator who knows the seed and a player who helps would try them.

Each succeeds at a table of the old scheme; at one of today it fails, or an honest client sees it.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from limestone.client import Client, Seated
from limestone.rules import record
from limestone.rules.game import Refused, choose, options
from limestone.rules.record import Record
from limestone.rules.referee import Referee
from limestone.server.table import export, fair_deals
from limestone.server.table.fair_deals import EXCHANGED, OLD, Known
from limestone.server.table.salting import Commit, Reveal
from limestone.server.table.seating import Join
from limestone.server.table.table import Table
from tests.server.made import ANN, BO, made, ordered, refusal
from tests.server.table.test_salting import A, B, committed, late, revealed, salted

SEED = "5eed" * 16
OLD_RECORDS = sorted((Path(__file__).parent / "old_records").glob("*.game"))


def dealt(scheme: int, seed: str, salts: dict[int, str]) -> str:
    """The shuffle that a game of Limits begins with."""
    game = choose("limits")
    deals = fair_deals.deals(scheme, seed, salts)
    return Referee.begin(game, 2, options(game), deals).steps[0].moves[-1].split()[1]


def wished(cards: str) -> bool:
    """What the cheater wants: seat 1 holds three violet cards first."""
    return cards[1:6:2] == "vvv"


def ground(deal: Callable[[str], str]) -> str:
    """A salt that brings the deal one wishes."""
    return next(salt for n in count() if wished(deal(salt := f"{n:064x}")))


def first_cards(table: Table) -> str:
    assert table.referee
    return table.referee.steps[0].moves[-1].split()[1]


def over(table: Table) -> Record:
    """The record of a table once its game is over."""
    done = msgspec.structs.replace(table, phase="over", end="abandoned")
    return record.read(export.written(done, [], []))


def test_old_who_knows_the_seed_and_salts_last_chooses_the_cards() -> None:
    table = made("limits", "a-")
    salt = ground(lambda salt: dealt(OLD, SEED, {0: "a", 1: salt}))

    table = ordered(table, BO, Join("j", salt=salt))

    assert wished(first_cards(table))


def test_who_knows_the_seed_and_salts_last_is_bound_already() -> None:
    """Bo commits last and reveals last, and knows the seed: Ann's salt came too late for him."""
    table = committed(salted("ab"), ANN)
    guessed = ground(lambda salt: dealt(EXCHANGED, SEED, {1: salt}))
    table = ordered(table, BO, Commit("c", fair_deals.promise(guessed)))
    table = revealed(table, ANN)

    better = ground(lambda salt: dealt(EXCHANGED, SEED, {0: A, 1: salt}))

    assert refusal(table, BO, Reveal("r", better)) == "salt-other"
    assert not wished(first_cards(ordered(table, BO, Reveal("r", guessed))))


def test_withholding_brings_other_salts_of_the_honest_and_is_counted() -> None:
    table = late(revealed(committed(salted("ab"), ANN, BO), ANN))
    fresh = "f" * 64
    table = ordered(table, ANN, Commit("again", fair_deals.promise(fresh)))

    table = ordered(table, ANN, Reveal("anew", fresh))

    played = over(table)
    assert (played.header.salts, played.header.withheld) == ({0: fresh}, {1: 1})
    assert fair_deals.verify(played, known=Known(salt=fresh)).withheld == 1


def swapped(played: Record, seed: str) -> Record:
    """A record whose seed was chosen afterwards, with the deals and the commitment that fit it."""
    header = replace(played.header, seed=seed, commitment=fair_deals.promise(seed))
    game = played.game
    deals = fair_deals.deals(header.scheme, seed, header.salts)
    steps = tuple(Referee.begin(game, header.seats, options(game), deals).steps)
    return Record(replace(header, seed=seed), steps)


@pytest.mark.parametrize("old", [True, False], ids=["old", "exchanged"])
def test_a_seed_that_was_swapped_is_seen_by_who_noted_the_commitment(old: bool) -> None:
    """Without a note nothing shows it: such a record proves itself in either scheme."""
    honest = over(made("limits", "ab") if old else both_salted())
    forged = swapped(honest, "0" * 64)

    assert fair_deals.verify(forged).deals == 1
    with pytest.raises(Refused, match="verify-other-commitment"):
        fair_deals.verify(forged, known=Known(honest.header.commitment))


def test_a_salt_that_was_dropped_is_missed() -> None:
    honest = over(both_salted())
    forged = swapped(Record(replace(honest.header, salts={1: B}), honest.steps), honest.header.seed)

    assert fair_deals.verify(forged).salted == (1,)
    with pytest.raises(Refused, match="verify-salt-missing"):
        fair_deals.verify(forged, known=Known(honest.header.commitment, A))


def both_salted() -> Table:
    return revealed(committed(salted("ab"), ANN, BO), ANN, BO)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        pytest.param({"scheme": 4}, "verify-scheme", id="a scheme of the future"),
        pytest.param({"bots": {1: "club"}}, "verify-salt-seat", id="a bot's salt"),
        pytest.param({"salts": {0: A, 7: B}}, "verify-salt-seat", id="nobody's salt"),
        pytest.param({"salts": {0: A, 1: "short"}}, "verify-salt-form", id="no salt"),
        pytest.param({"salts": {0: A}}, "verify-deal", id="a salt less"),
        pytest.param({"salts": {0: B, 1: A}}, "verify-deal", id="salts of others"),
        pytest.param({"withheld": {1: 1}}, "verify-salt-seat", id="withheld and in"),
        pytest.param({"withheld": {2: 2}}, "verify-rounds", id="the first exchange is hidden"),
        pytest.param({"withheld": {2: 1, 3: 3}}, "verify-rounds", id="the second one is hidden"),
        pytest.param({"withheld": {2: 1, 3: 2, 4: 3}}, "verify-rounds", id="salts after the third"),
        pytest.param({"scheme": OLD}, "verify-deal", id="the other scheme"),
    ],
)
def test_a_changed_header_is_found(change: dict[str, object], code: str) -> None:
    played = over(both_salted())

    with pytest.raises(Refused, match=code):
        header = replace(played.header, **change)  # type: ignore[arg-type]
        fair_deals.verify(Record(header, played.steps))


@pytest.mark.parametrize("file", OLD_RECORDS, ids=lambda file: file.stem)
def test_a_record_of_the_old_scheme_still_verifies_and_says_so(file: Path) -> None:
    text = file.read_text(encoding="utf-8")

    proof = fair_deals.verify(record.read(text))

    assert (proof.deals > 0, proof.scheme) == (True, OLD)
    assert record.write(record.read(text)) == text


OWN, OTHER = "0" * 64, "1" * 64  # commitments of somebody who helps the operator


class Steering(Client):
    """A client of an operator who answers what steers the deal, and notes what it is shown."""

    def __init__(self, played: Record) -> None:
        super().__init__("http://127.0.0.1:1", adds=True)
        self.played, self.shown = played, list[Any]()
        self.seated: Seated[Any] = Seated(self, self._view(None))

    def ask(self, round_: int, commitments: dict[str, str], *, sealed: bool = True) -> None:
        """The operator shows a state of the exchange, and the client does what it asks."""
        exchange = {"round": round_, "sealed": sealed, "commitments": commitments, "salts": {}}
        self.seated.look(self._view(exchange))

    def commit(self, round_: int = 1) -> str:
        self.ask(round_, {}, sealed=False)
        return str(self.shown.pop()["commitment"])

    def post(self, path: str, body: Any = None, **params: Any) -> Any:
        self.shown.append(body)
        raise Refused("unavailable")

    def get(self, path: str, **params: Any) -> Any:
        return record.write(self.played)

    def _view(self, exchange: Any) -> Any:
        fair = {"commitment": self.played.header.commitment, "exchange": exchange}
        return {"number": 0, "table": {"code": "x", "fair": fair, "seats": [ME_AT_0]}}

    def chosen(self, number: int, withheld: dict[int, int]) -> None:
        """The operator's record, with the salt that was shown at this number alone."""
        salts = {0: self.shown[number]["salt"]}
        header = replace(self.played.header, salts=salts, withheld=withheld)
        self.played = swapped(Record(header, self.played.steps), header.seed)


ME_AT_0 = {"seat": 0, "mine": True}


def steering() -> Steering:
    return Steering(over(both_salted()))


def test_a_program_shows_its_salt_under_one_list_only() -> None:
    """Else the operator would choose the other salts after it has seen that of the program."""
    client = steering()
    own = client.commit()

    client.ask(1, {"0": own, "1": OWN})
    client.ask(1, {"0": own, "1": OTHER})

    assert [order["order"] for order in client.shown] == ["reveal"]
    assert client.seated.lists == {1: {"0": own, "1": OWN}}


def test_a_program_that_is_alone_has_one_salt() -> None:
    client = steering()

    for _ in range(3):
        client.ask(1, {"0": ""})

    assert len({order["salt"] for order in client.shown}) == 1


def test_a_program_shows_three_salts_at_most() -> None:
    client = steering()

    for round_ in range(1, 6):
        client.ask(round_, {"0": client.commit(round_)} if round_ <= 3 else {"0": ""})

    assert len(client.shown) == 3


def test_a_program_shows_nothing_once_another_seed_is_promised() -> None:
    client = steering()
    own = client.commit()
    client.played = swapped(client.played, OWN)

    client.ask(1, {"0": own})

    assert client.shown == []


@pytest.mark.parametrize(
    ("number", "withheld", "found"),
    [
        pytest.param(0, {}, "verify-rounds", id="the first of two, the second hidden"),
        pytest.param(1, {}, "verify-rounds", id="the second of two, as if it were the first"),
        pytest.param(1, {1: 1}, "", id="the second, and the first is told"),
    ],
)
def test_a_program_finds_an_exchange_that_the_record_hides(
    number: int, withheld: dict[int, int], found: str
) -> None:
    client = steering()
    for round_ in (1, 2):
        client.ask(round_, {"0": client.commit(round_)})

    client.chosen(number, withheld)

    assert proof_of(client.seated) == found


def proof_of(seated: Seated[Any]) -> str:
    """Why the record proves nothing to this client; empty if it does."""
    try:
        seated.proof()
    except Refused as refused:
        return refused.code
    return ""
