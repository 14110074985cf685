"""A person as a table knows them."""

from typing import NamedTuple

ACCOUNT = "account"  # a kind: somebody who has a login
PROGRAM = "program"  # a kind: what plays by a token
NAMELESS = "$guest"  # the name of who gave none: everybody reads it in their own language


class Person(NamedTuple):
    """Somebody who can sit at a table."""

    id: str
    name: str
    kind: str
    login: str = ""
