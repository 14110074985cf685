"""Reckons days of the daily game beforehand: `python -m limestone.study.almanac FIRST LAST`.

With the compiled kernel a day takes seconds, without it half an hour. What is in the file stays.
"""

import json
import sys
from collections.abc import Iterator
from datetime import date, timedelta

from limestone.study.daily import ALMANAC, to_json
from limestone.study.reckoning import reckoned


def days(first: date, last: date) -> Iterator[date]:
    """All days from one to another."""
    for n in range((last - first).days + 1):
        yield first + timedelta(n)


def write(first: date, last: date) -> None:
    """Add the days that the almanac does not have yet."""
    lines = ALMANAC.read_text(encoding="utf-8").splitlines() if ALMANAC.exists() else []
    kept = {json.loads(line)["date"] for line in lines}
    for day in days(first, last):
        if day.isoformat() not in kept:
            line = json.dumps({"date": day.isoformat(), **to_json(reckoned(day))})
            with ALMANAC.open("a", encoding="utf-8") as file:
                file.write(line + "\n")


if __name__ == "__main__":
    write(*map(date.fromisoformat, sys.argv[1:3]))
