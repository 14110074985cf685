"""What no player orders: the next table, the operator's end, people renamed or deleted."""

from limestone.server.table.chairs import FORGOTTEN
from limestone.server.table.entry import Entry
from limestone.server.table.table import OVER, Table, replace


class Rematched(Entry, frozen=True):
    public = ("code",)
    code: str

    def apply(self, table: Table) -> Table:
        return replace(table, rematch=self.code)


class Closed(Entry, frozen=True):
    """Ended by the operator."""

    even_frozen = True

    def apply(self, table: Table) -> Table:
        return replace(table, phase=OVER, end="abandoned", ask=None, exchange=None)


class Renamed(Entry, frozen=True):
    """A person to whom the operator gave another name."""

    public = ("name",)
    person: str
    name: str
    even_frozen = True

    def apply(self, table: Table) -> Table:
        chairs = [
            chair._replace(name=self.name) if chair.person == self.person else chair
            for chair in table.chairs
        ]
        return replace(table, chairs=tuple(chairs))


class Forgotten(Entry, frozen=True):
    """People whose data was deleted; what they played stays, without their names."""

    persons: list[str]
    even_frozen = True

    def apply(self, table: Table) -> Table:
        chairs = [
            chair._replace(name=FORGOTTEN) if chair.person in self.persons else chair
            for chair in table.chairs
        ]
        return replace(table, chairs=tuple(chairs))
