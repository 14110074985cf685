"""Checks the deals of a Limestone record: written from docs/fairness.md, with Python alone.

python examples/verifier.py RECORD [--material FILE] [--commitment HEX] [--salt HEX]
"""

import argparse
import json
import re
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

DIGITS = re.compile(r"[0-9a-f]{64}")
DOMINOES = [f"{high}-{low}" for high in range(6, -1, -1) for low in range(high, -1, -1)]
WORD = {"limes": "deck", "limits": "cards", "limoges": "data"}


class Unproved(Exception):
    """What does not fit."""


class Dice:
    """The numbers of one chance step."""

    def __init__(self, key: bytes, k: int) -> None:
        self.key, self.k, self.block = key, k, 0
        self.words: list[int] = []

    def below(self, n: int) -> int:
        while True:
            word = self._next()
            if word < 2**64 // n * n:
                return word % n

    def take(self, pool: list[Any], count: int) -> list[Any]:
        return [pool.pop(self.below(len(pool))) for _ in range(count)]

    def shuffled(self, things: list[Any]) -> list[Any]:
        things = list(things)
        for n in range(len(things) - 1, 0, -1):
            k = self.below(n + 1)
            things[n], things[k] = things[k], things[n]
        return things

    def _next(self) -> int:
        if not self.words:
            digest = sha256(self.key + b"\n%d %d" % (self.k, self.block)).digest()
            self.words = [int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8)]
            self.block += 1
        return self.words.pop(0)


class Limes:
    """One card after the other, of 24."""

    def __init__(self, header: dict[str, Any], material: str) -> None:
        self.cards = list(range(1, 25))

    def deal(self, found: str, dice: Dice) -> str:
        return f"draw {dice.take(self.cards, 1)[0]}"

    def see(self, seat: int, move: str) -> None:
        """What players do changes nothing."""


class Limits:
    """One shuffle."""

    def __init__(self, header: dict[str, Any], material: str) -> None:
        self.seats, self.starter = int(header["seats"]), header.get("starter")

    def deal(self, found: str, dice: Dice) -> str:
        rounds = len(found.split()[2].split(","))
        cards = "".join(dice.shuffled(list("rygbv" * 12)))
        limits = dice.shuffled(list(range(1, 25)))[:rounds]
        first = self.starter if self.starter is not None else dice.below(self.seats)
        return f"shuffle {cards} {','.join(map(str, limits))} {first}"

    def see(self, seat: int, move: str) -> None:
        """What players do changes nothing."""


class Limoges:
    """Bags, tiles, Ostensions, events and objectives, and how moves change them."""

    ROWS = ("personnages", "lieux")

    def __init__(self, header: dict[str, Any], material: str) -> None:
        box = json.loads(material)
        seats, options = int(header["seats"]), header.get("options", "").split()
        self.tiled, self.eventful = "no-tiles" not in options, "events" in options
        self.size = box["settings"]["tile_row_size"]["value"][str(seats)]
        self.objectives = [
            card["id"]
            for card in box["objectives"]["objectives"]
            if self.tiled or card["measure"] != "count_tiles"
        ]
        self.deck, self.stack, self.ostensions = (
            sorted(thing["id"] for thing in box[kind][kind])
            for kind in ("tiles", "events", "ostensions")
        )
        self.discard: list[Any] = []
        self.spent: list[Any] = []
        self.of_events, self.of_ostensions = set(self.stack), set(self.ostensions)
        self.bags = [list(DOMINOES) for _ in range(seats)]
        self.rows: dict[str, list[Any]] = {row: [] for row in self.ROWS}
        self.held: dict[Any, Any] = {}  # tiles before players, and the rows they came from
        self.bought_from = ""

    def deal(self, found: str, dice: Dice) -> str:
        word, *parts = found.split()
        return " ".join([word, *getattr(self, f"_{word}")(parts, dice)])

    def _objectives(self, parts: list[Any], dice: Dice) -> list[Any]:
        dealt = []
        for part in parts:
            seat, cards = part.split(":")
            taken = sorted(dice.take(self.objectives, len(cards.split(","))))
            dealt.append(f"{seat}:{','.join(taken)}")
        return dealt

    def _first(self, parts: list[Any], dice: Dice) -> list[Any]:
        return [f"{part.split(':')[0]}:{DOMINOES[dice.below(28)]}" for part in parts]

    def _draw(self, parts: list[Any], dice: Dice) -> list[Any]:
        drawn = []
        for part in parts:
            seat, dominoes = part.split(":")
            taken = dice.take(self.bags[int(seat)], len(dominoes.split(",")))
            drawn.append(f"{seat}:{','.join(sorted(taken, key=DOMINOES.index))}")
        return drawn

    def _tiles(self, parts: list[Any], dice: Dice) -> list[Any]:
        entered = []
        for part in parts:
            row, tiles = part.split(":")
            taken = []
            for _ in tiles.split(","):
                if not self.deck:
                    self.deck, self.discard = self.discard, []
                taken += dice.take(self.deck, 1)
                self.rows[row].insert(0, taken[-1])
            entered.append(f"{row}:{','.join(taken)}")
        return entered

    def _ostensions(self, parts: list[Any], dice: Dice) -> list[Any]:
        return [",".join(sorted(dice.take(list(self.ostensions), len(parts[0].split(",")))))]

    def _event(self, parts: list[Any], dice: Dice) -> list[Any]:
        if not self.stack:
            self.stack, self.spent = self.spent, []
        event = dice.take(self.stack, 1)[0]
        self._enter(self.bought_from, event)
        return [f"{event}:{'ab'[dice.below(2)]}"]

    def see(self, seat: int, move: str) -> None:
        word, *words = move.split()
        if word == "vote" and words != ["none"]:
            self.bags[seat] += [vote.split(":")[1] for vote in words]
            self.bags[seat].sort(key=DOMINOES.index)
        elif word == "buy":
            self.bought_from = next(row for row in self.ROWS if words[0] in self.rows[row])
            self.rows[self.bought_from].remove(words[0])
            self.held[words[0]] = self.bought_from
        elif word == "return":
            self._return(words[0])
        elif word == "keep" and words[0] in self.of_ostensions:
            self.ostensions.remove(words[0])
        elif word in ("play", "drop"):
            self._put(words[0])

    def _return(self, thing: str) -> None:
        came_from = self.held.pop(thing, "")
        if thing in self.of_ostensions or thing in self.of_events or self.eventful:
            self._put(thing)
        else:
            self._enter(self.ROWS[1 - self.ROWS.index(came_from)], thing)

    def _enter(self, row: str, thing: str) -> None:
        self.rows[row].insert(0, thing)
        if len(self.rows[row]) > self.size:
            self._put(self.rows[row].pop())

    def _put(self, thing: str) -> None:
        """Back to where it belongs, in the order of the ids."""
        if thing in self.of_ostensions:
            place = self.ostensions
        else:
            place = self.spent if thing in self.of_events else self.discard
        place.append(thing)
        place.sort()


GAMES = {"limes": Limes, "limits": Limits, "limoges": Limoges}


def read(text: str) -> tuple[dict[str, Any], list[Any]]:
    """The header, with salts by seat, and the steps: moves by seat, `*` for chance."""
    head, _, body = text.partition("\n\n")
    header: dict[str, Any] = {"salt": {}, "withheld": {}, "bot": {}}
    for line in head.splitlines():
        key, _, value = line.partition(" ")
        if key in ("salt", "withheld", "bot"):
            seat, _, rest = value.partition(" ")
            header[key][int(seat)] = rest
        elif key != "player":
            header[key] = value.strip()
    lines = [line for line in body.splitlines() if line and not line.startswith("#")]
    steps = [dict(part.split(" ", 1) for part in line.split(" | ")) for line in lines]
    return header, steps


def key_of(header: dict[str, Any]) -> bytes:
    """Seed and salts, checked."""
    scheme, salts = header.get("scheme", "1"), header["salt"]
    if scheme == "3":
        raise Unproved("the deal was given: nothing is to be proved")
    seed = header["seed"]
    if sha256(bytes.fromhex(seed)).hexdigest() != header["commitment"]:
        raise Unproved("the seed does not fit the commitment")
    if scheme == "1":
        parts = [salts[seat] for seat in range(int(header["seats"]))]
    elif scheme == "2":
        for seat, salt in salts.items():
            if not DIGITS.fullmatch(salt) or seat in header["bot"] or seat in header["withheld"]:
                raise Unproved(f"the salt of seat {seat} should not be there")
        told = {int(number) for number in header["withheld"].values()}
        if told != set(range(1, len(told) + 1)) or len(told) > (2 if salts else 3):
            raise Unproved("there were more exchanges than the record says, or than there may be")
        parts = [f"{seat} {salt}" for seat, salt in sorted(salts.items())]
    else:
        raise Unproved(f"scheme {scheme} is not known")
    return b"\n".join([bytes.fromhex(seed), *(part.encode() for part in parts)])


def check(header: dict[str, Any], material: str, commitment: str, salt: str) -> None:
    """What somebody has besides the record, and whether it is whole."""
    digest = header[WORD[header["game"]]].split()[-1]
    if material and not sha256(material.encode()).hexdigest().startswith(digest):
        raise Unproved("this is not the material of the game")
    if commitment and commitment != header["commitment"]:
        raise Unproved("another commitment was shown before the game")
    if salt and salt not in header["salt"].values():
        raise Unproved("the salt is not in")
    if not header.get("result") and not header.get("end"):
        raise Unproved("the record is incomplete: it has neither a result nor an end")


def verify(text: str, material: str = "", commitment: str = "", salt: str = "") -> int:
    """How many deals follow from seed and salts; Unproved says what does not."""
    header, steps = read(text)
    check(header, material, commitment, salt)
    key = key_of(header)
    game: Any = GAMES[header["game"]](header, material)
    count = 0
    for step in steps:
        for seat, move in step.items():
            if seat != "*":
                game.see(int(seat), move)
            elif (dealt := game.deal(move, Dice(key, count))) != move:
                raise Unproved(f"deal {count}: {move}, but seed and salts give {dealt}")
            else:
                count += 1
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("record", type=Path)
    parser.add_argument("--material", type=Path, help="GET /api/materials/DIGEST")
    parser.add_argument("--commitment", default="")
    parser.add_argument("--salt", default="")
    asked = parser.parse_args()
    material = asked.material.read_text(encoding="utf-8") if asked.material else ""
    try:
        text = asked.record.read_text(encoding="utf-8")
        print(verify(text, material, asked.commitment, asked.salt), "deals proved")
    except Unproved as unproved:
        sys.exit(f"not proved: {unproved}")


if __name__ == "__main__":
    main()
