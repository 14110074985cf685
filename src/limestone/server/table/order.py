"""An order: what a person wants to do at a table, and who may do it when."""

from typing import Annotated, ClassVar, Literal

import msgspec

from limestone.rules.game import Refused, Seat
from limestone.rules.referee import Referee
from limestone.server.table.chairs import FORGOTTEN, PERSON
from limestone.server.table.entry import Proposal
from limestone.server.table.person import Person
from limestone.server.table.table import PLAYING, WAITING, Table

# These patterns must mean the same in Python and in browsers: no trailing line break, and
# whitespace spelled out where the two differ.
END = r"$(?!\n)"
# What nobody can see, or what turns the reading of a line round; of what joins others (U+200C and
# U+200D, in emoji and in Persian) a name may hold some, as names alike are told apart without it.
UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160"
    r"\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0"
    r"\ufff0-\ufffb\ufffe\uffff"
    "\U0001d173-\U0001d17a"  # as they are: browsers write these otherwise
)
FAR = r"\ue000-\uf8ff" "\U000e0000-\U0010ffff"  # unseen too; looked for once, as they are many
JOINING = "\u200c\u200d"
INK = rf"[^\s{UNSEEN}{JOINING}]"


def line(longest: int) -> msgspec.Meta:
    """A line of text that can be read, beginning and ending with something to see.

    It is not what stands for the name of somebody who was deleted.
    """
    inner = rf"[^{UNSEEN}]{{0,{longest - 2}}}"
    pattern = rf"^(?!{FORGOTTEN}$)(?!.*[{FAR}]){INK}({inner}{INK})?{END}"
    return msgspec.Meta(pattern=pattern, max_length=longest)


Id = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{1,64}" + END)]
Salt = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{1,64}" + END)]  # of the old scheme
Digits = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}" + END)]  # 32 bytes
Name = Annotated[str, line(40)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Index = Annotated[int, msgspec.Meta(ge=0, le=999)]
Level = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{1,20}" + END)]


# What partners could read from an order in a round of Limits, where any choice that others see is
# a code (decision 0010). before: not given in a round; move: a move of the game, which the rules
# let all see; costly: it changes the game for good; quiet: refused in a round, as talk is; seen: it
# can be given again and again, and all find it in their logs.
Sign = Literal["before", "move", "costly", "quiet", "seen"]


class Order(msgspec.Struct, frozen=True, tag_field="order", tag=str.lower):
    """An order by its id: carried out once, answered alike ever after."""

    sign: ClassVar[Sign]  # stated by every order
    id: Id

    def propose(self, table: Table, person: Person) -> Proposal:
        """The entry that comes of it; Refused says why nothing does."""
        raise NotImplementedError


def waiting(table: Table) -> None:
    """For an order before the game."""
    _thawed(table)
    if table.phase != WAITING:
        raise Refused("not-waiting", phase=table.phase)
    if table.exchange:
        raise Refused("begins")


def hosting(table: Table, person: Person) -> None:
    """For an order of the host before the game."""
    _thawed(table)
    if person.id != table.terms.host:
        raise Refused("not-host")
    waiting(table)


def playing(table: Table, person: Person, seat: Seat, ply: int | None = None) -> Referee:
    """For an order of the person who has this seat in the game, in this ply: the game."""
    _thawed(table)
    chair = table.chair(seat)
    if chair.kind != PERSON or chair.person != person.id or chair.resigned:
        raise Refused("not-your-seat", seat=seat)
    if table.phase != PLAYING:
        raise Refused("not-playing", phase=table.phase)
    if table.paused is not None:
        raise Refused("paused")
    if ply not in (None, table.ply):
        raise Refused("stale", ply=table.ply)
    return table.underway()


def check_uncounted(table: Table) -> None:
    """Nobody helps, and nothing is taken back, in the one try that counts."""
    if table.terms.origin and table.terms.origin.counted:
        raise Refused("counted")


def _thawed(table: Table) -> None:
    if table.trouble:
        raise Refused("frozen")
