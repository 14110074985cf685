"""A person as a table knows them."""

from typing import NamedTuple


class Person(NamedTuple):
    """Somebody who can sit at a table."""

    id: str
    name: str
    kind: str
    login: str = ""
