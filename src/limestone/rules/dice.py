"""The generator of fair deals: whole numbers from a seed, the salts of the seats, and a count."""

from collections.abc import Iterator, Sequence
from hashlib import sha256


class Deal:
    """The dice of the k-th chance step: SHA-256 of seed, salts, step and block, in 64-bit words.

    >>> dice = Deal(b"seed", (), 0)
    >>> [dice.randrange(6) for _ in range(5)]
    [3, 2, 5, 0, 1]
    """

    def __init__(self, seed: bytes, salts: Sequence[str], step: int) -> None:
        self._words = _words(b"\n".join([seed, *(salt.encode() for salt in salts)]), step)

    def randrange(self, n: int, /) -> int:
        """A whole number below n, every one as likely as the others."""
        if n < 1:
            raise ValueError("randrange needs a whole number of at least 1")
        fair = (1 << 64) // n * n
        return next(word for word in self._words if word < fair) % n


def commitment(seed: bytes) -> str:
    """The hash that binds the host to the seed, published before the first seat is taken."""
    return sha256(seed).hexdigest()


def _words(key: bytes, step: int) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(key + b"\n%d %d" % (step, block)).digest()
        yield from (int.from_bytes(digest[n : n + 8], "big") for n in range(0, 32, 8))
        block += 1
