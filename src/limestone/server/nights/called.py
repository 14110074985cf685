"""What all players of a club night are called: alike in the club and at its tables."""

from limestone.rules import bot_names
from limestone.server.nights.night import Night
from limestone.server.table.chairs import told_apart


def names(night: Night) -> list[str]:
    """What all players are called; bots have names of their own."""
    bots = {n: "" for n, one in enumerate(night.players) if one.level}
    people = told_apart([one.name for one in night.players])
    given = bot_names.given(night.terms.code, bots, people)
    return [given.get(n, name) for n, name in enumerate(people)]
