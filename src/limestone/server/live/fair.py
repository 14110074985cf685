"""What viewers are shown of seed and salts, so that each can check the deals."""

from typing import Any

from limestone.server.table import fair_deals
from limestone.server.table.exchange import Exchange
from limestone.server.table.table import Table

Json = Any


def shown(table: Table, *, told: bool) -> Json:
    """Seed and salts as JSON; of a private table the seed only for those who are told it."""
    return {
        "scheme": table.terms.scheme,
        "commitment": "" if table.terms.origin else fair_deals.promise(table.terms.seed),
        "salts": {str(seat): chair.salt for seat, chair in enumerate(table.chairs) if chair.salt},
        "withheld": {str(seat): count for seat, count in table.withheld},
        "seed": table.seed(told=told) or None,
        "exchange": _exchange(table, table.exchange) if table.exchange else None,
    }


def _exchange(table: Table, exchange: Exchange) -> Json:
    seat = {person: table.seats_of(person)[0] for person in table.persons()}
    return {
        "round": exchange.round,
        "sealed": exchange.sealed,
        "asked": sorted(seat[person] for person in exchange.asked),
        "commitments": {str(seat[who]): digits for who, digits in exchange.commitments.items()},
        "salts": {str(seat[who]): salt for who, salt in exchange.salts.items()},
    }
