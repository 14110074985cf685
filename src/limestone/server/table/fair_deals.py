"""Fair deals: a seed that the server commits to, salts of the players, and the proof afterwards."""

import re
import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from limestone.rules import record
from limestone.rules.dice import Deal, commitment
from limestone.rules.game import CHANCE, Game, Material, Refused, Seat
from limestone.rules.record import Header, Record
from limestone.rules.referee import Deals
from limestone.server.table.exchange import ROUNDS

OLD, EXCHANGED, GIVEN = 1, 2, 3  # schemes: salts shown at once; committed to; no deal of its own
DIGITS = re.compile(r"[0-9a-f]{64}")


class Known(NamedTuple):
    """What somebody has noted before the first deal; nothing where it is empty."""

    commitment: str = ""
    salt: str = ""


class Proof(NamedTuple):
    """What a record proves: so many deals, by this scheme, with the salts of these seats."""

    deals: int
    scheme: int
    salted: tuple[Seat, ...]
    withheld: int  # how often somebody had committed to a salt and did not reveal it
    broken_off: int | None = None  # after so many steps, where the rules cannot say what is missing


def fresh_seed() -> str:
    """A new seed, 32 random bytes in hexadecimal digits."""
    return secrets.token_hex(32)


def fresh_salt() -> str:
    """A salt of the old scheme for a seat whose client sent none."""
    return secrets.token_urlsafe(12)


def promise(secret: str) -> str:
    """The commitment to a seed or a salt, shown before it is."""
    return commitment(bytes.fromhex(secret))


def deals(scheme: int, seed: str, salts: Mapping[Seat, str]) -> Deals:
    """The dice of every chance step of a game, from its seed and the salts by seat."""
    return dealt(seed, parts(scheme, salts))


def parts(scheme: int, salts: Mapping[Seat, str]) -> tuple[str, ...]:
    """The salts in the form in which the dice are made of them."""
    ordered = sorted(salts.items())
    return tuple(salt if scheme == OLD else f"{seat} {salt}" for seat, salt in ordered)


def dealt(seed: str, salts: Sequence[str]) -> Deals:
    """The dice of every chance step, from a seed and salts in their form."""
    return lambda step: Deal(bytes.fromhex(seed), salts, step)


def verify(played: Record, material: Material | None = None, known: Known | None = None) -> Proof:
    """What the record proves; Refused where a deal did not follow from the seed and the salts.

    Refused too where the record ends before its game does: what is missing is not proved.
    """
    header = played.header
    if header.scheme == GIVEN:
        raise Refused("verify-given")
    _check_seed(header)
    _check_salts(header)
    _check_known(header, known or Known())
    dice = deals(header.scheme, header.seed, header.salts)
    proved = 0
    states = list(record.replay(played, material))
    for number, (state, step) in enumerate(zip(states, played.steps, strict=False), 1):
        if CHANCE in step.moves:
            dealt = played.game.write(_again(played.game, state, dice, proved))
            if dealt != step.moves[CHANCE]:
                found = step.moves[CHANCE]
                refused = Refused("verify-deal", step=number, dealt=dealt, found=found)
                raise refused.at(line=step.line)
            proved += 1
    if played.game.actors(states[-1]) and not header.end:
        raise Refused("verify-incomplete", steps=len(played.steps))
    broken_off = len(played.steps) if header.end else None
    salted = tuple(sorted(header.salts))
    return Proof(proved, header.scheme, salted, len(header.withheld), broken_off)


def exchanges(header: Header) -> int:
    """How many exchanges of salts there were, the one that stood included."""
    return max(header.withheld.values(), default=0) + 1


def check_rounds(header: Header, seen: int = 0) -> None:
    """Refuse a record that hides an exchange, or one that was seen by who checks it.

    In each but the last somebody withheld a salt, and after the third there are none.
    """
    told = set(header.withheld.values())
    most = ROUNDS if header.salts else ROUNDS + 1
    count = exchanges(header)
    if told != set(range(1, count)) or not seen <= count <= most:
        raise Refused("verify-rounds", most=ROUNDS)


def _again(game: Game, state: object, dice: Deals, count: int) -> object:
    return game.check(state, CHANCE, game.chance(state, dice(count)))


def _check_seed(header: Header) -> None:
    if not header.seed or not header.commitment:
        raise Refused("verify-no-seed")
    if not DIGITS.fullmatch(header.seed):
        raise Refused("verify-seed-form", found=header.seed)
    if promise(header.seed) != header.commitment:
        counted = promise(header.seed)
        raise Refused("verify-commitment", found=header.commitment, counted=counted)


def _check_salts(header: Header) -> None:
    """One for each seat in the old scheme; else of those who were there, and never of a bot."""
    if header.scheme not in (OLD, EXCHANGED):
        raise Refused("verify-scheme", scheme=header.scheme)
    if header.scheme == OLD:
        if sorted(header.salts) != list(range(header.seats)):
            raise Refused("verify-salts", seats=header.seats, found=len(header.salts))
        return
    for seat, salt in header.salts.items():
        if seat >= header.seats or seat in header.bots or seat in header.withheld:
            raise Refused("verify-salt-seat", seat=seat)
        if not DIGITS.fullmatch(salt):
            raise Refused("verify-salt-form", seat=seat, found=salt)
    check_rounds(header)


def _check_known(header: Header, known: Known) -> None:
    if known.commitment and known.commitment != header.commitment:
        found, wanted = header.commitment, known.commitment
        raise Refused("verify-other-commitment", found=found, wanted=wanted)
    if known.salt and known.salt not in header.salts.values():
        raise Refused("verify-salt-missing", salt=known.salt)
