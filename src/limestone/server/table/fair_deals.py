"""Fair deals: a seed that the server commits to, a salt for each seat, and the proof afterwards."""

import re
import secrets
from collections.abc import Sequence

from limestone.rules import record
from limestone.rules.dice import Deal, commitment
from limestone.rules.game import CHANCE, Game, Material, Refused
from limestone.rules.record import Record
from limestone.rules.referee import Deals

SALT = re.compile(r"[0-9A-Za-z_-]{1,64}")
SEED = re.compile(r"[0-9a-f]{64}")


def fresh_seed() -> str:
    """A new seed, 32 random bytes in hexadecimal digits."""
    return secrets.token_hex(32)


def fresh_salt() -> str:
    """A salt for a seat whose client sent none."""
    return secrets.token_urlsafe(12)


def promise(seed: str) -> str:
    """The commitment to a seed, shown before the first seat is taken."""
    return commitment(bytes.fromhex(seed))


def deals(seed: str, salts: Sequence[str]) -> Deals:
    """The dice of every chance step of a game, from its seed and the salts in seat order."""
    return lambda step: Deal(bytes.fromhex(seed), salts, step)


def verify(played: Record, material: Material | None = None) -> int:
    """How many chance steps followed from the seed; Refused where one did not."""
    dice = _dice(played)
    states = list(record.replay(played, material))
    proved = 0
    for number, (state, step) in enumerate(zip(states, played.steps, strict=False), 1):
        if CHANCE in step.moves:
            dealt = played.game.write(_again(played.game, state, dice, proved))
            if dealt != step.moves[CHANCE]:
                found = step.moves[CHANCE]
                refused = Refused("verify-deal", step=number, dealt=dealt, found=found)
                raise refused.at(line=step.line)
            proved += 1
    return proved


def _again(game: Game, state: object, dice: Deals, count: int) -> object:
    return game.check(state, CHANCE, game.chance(state, dice(count)))


def _dice(played: Record) -> Deals:
    header = played.header
    if not header.seed or not header.commitment:
        raise Refused("verify-no-seed")
    if not SEED.fullmatch(header.seed):
        raise Refused("verify-seed-form", found=header.seed)
    if promise(header.seed) != header.commitment:
        counted = promise(header.seed)
        raise Refused("verify-commitment", found=header.commitment, counted=counted)
    if sorted(header.salts) != list(range(header.seats)):
        raise Refused("verify-salts", seats=header.seats, found=len(header.salts))
    return deals(header.seed, [header.salts[seat] for seat in range(header.seats)])
