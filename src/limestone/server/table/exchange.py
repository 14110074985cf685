"""The salts on their way: who is asked for one, what they committed to, what they revealed."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from limestone.server.table.chairs import PERSON, Chair

SECONDS = 3  # for those who are asked; who is not there adds nothing
ROUNDS = 3  # after so many in which somebody withheld a salt, the game begins without any
NOTHING = ""  # what who is alone has committed to: the server alone is bound beforehand


class Exchange(NamedTuple):
    """An exchange of salts; persons, not seats: who has several seats adds one salt."""

    asked: tuple[str, ...]
    round: int = 1
    commitments: Mapping[str, str] = {}
    sealed: bool = False  # nobody commits any more, and whoever has committed reveals
    salts: Mapping[str, str] = {}
    barred: tuple[str, ...] = ()  # committed in a former round, and did not reveal

    @property
    def stage(self) -> tuple[int, bool]:
        """Each has a time of its own."""
        return self.round, self.sealed

    @property
    def alone(self) -> bool:
        return NOTHING in self.commitments.values()

    @property
    def complete(self) -> bool:
        """Whether all who have committed have revealed."""
        return self.sealed and not self.late

    @property
    def late(self) -> tuple[str, ...]:
        """Who has committed and not revealed."""
        return tuple(person for person in self.commitments if person not in self.salts)

    def with_commitment(self, person: str, commitment: str) -> "Exchange":
        """Sealed once all who are asked have committed."""
        commitments = {**self.commitments, person: commitment}
        sealed = all(asked in commitments for asked in self.asked)
        return self._replace(commitments=commitments, sealed=sealed)

    def with_salt(self, person: str, salt: str) -> "Exchange":
        return self._replace(salts={**self.salts, person: salt})

    def again(self) -> "Exchange":
        """The next round: those who revealed are asked anew, those who did not add nothing."""
        asked = tuple(self.salts) if self.round < ROUNDS else ()
        return Exchange(asked, self.round + 1, barred=(*self.barred, *self.late))


def opened(chairs: Sequence[Chair]) -> Exchange | None:
    """The exchange with which a game of these people begins; None where no client adds a salt."""
    seated = [chair for chair in chairs if chair.kind == PERSON]
    asked = tuple(dict.fromkeys(chair.person for chair in seated if chair.adds))
    if not asked:
        return None
    if len({chair.person for chair in seated}) == 1:
        return Exchange(asked, commitments={asked[0]: NOTHING}, sealed=True)
    return Exchange(asked)
