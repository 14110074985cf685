"""The client's types are the server's."""

import re

import msgspec
import pytest

from limestone.rules.game import GAMES
from limestone.server.edge.api_types import TableShown
from limestone.server.live import messages
from tests import wire_types
from tests.server.made import ANN, made


def test_the_types_of_the_client_are_made_from_those_of_the_server() -> None:
    assert wire_types.TARGET.read_text(encoding="utf-8") == wire_types.written()


def test_the_client_knows_every_game() -> None:
    listed = (wire_types.TARGET.parents[1] / "games.ts").read_text(encoding="utf-8")

    assert re.findall(r"^  (\w+): {$", listed, re.MULTILINE) == list(GAMES)


@pytest.mark.parametrize("people", ["a-", "ab", "a+"])
@pytest.mark.parametrize("game", ["limes", "limits", "limoges"])
@pytest.mark.parametrize("person", [ANN.id, ""])
def test_a_table_has_the_fields_that_are_described_and_no_other(
    game: str, people: str, person: str
) -> None:
    sent = messages.encode(messages.Viewpoint(made(game, people), person).view())
    table = msgspec.json.decode(sent)["table"]

    shown = msgspec.convert(table, TableShown)

    assert set(table) == set(TableShown.__struct_fields__)
    assert msgspec.to_builtins(shown) == table
