"""The client's types are the server's."""

from tests import wire_types


def test_the_types_of_the_client_are_made_from_those_of_the_server() -> None:
    assert wire_types.TARGET.read_text(encoding="utf-8") == wire_types.written()
