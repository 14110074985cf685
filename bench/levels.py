"""Every level against the one below: paired deals, rotated seats, 95 % intervals.

python bench/levels.py GAME [GAMES] [SEATS] [EFFORT]
"""

import sys
from time import process_time

from limestone.bots.bot import LEVELS
from limestone.bots.seated import Seated
from limestone.rules.game import choose, options
from limestone.search.arena import Match, play, standing


def main(name: str, games: int, seats: int, effort: float) -> None:
    levels = LEVELS[name]
    for weaker, stronger in zip(levels, levels[1:], strict=False):
        players = (Seated(name, stronger, effort), Seated(name, weaker, effort))
        match = Match(name, options(choose(name)), seats, (stronger, weaker), players)
        begin = process_time()
        found = standing([play(match, number) for number in range(games)], seats)
        seconds = (process_time() - begin) / games
        verdict = "stronger" if found.stronger else "not shown to be stronger"
        print(
            f"{stronger} / {weaker}: {found.ratio:.2f} × a fair share "
            f"(± {found.error / found.fair:.2f}), {verdict}, {seconds:.2f} s a game",
            flush=True,
        )


if __name__ == "__main__":
    game, *rest = sys.argv[1:] or ["limes"]
    numbers = [float(word) for word in rest] + [20, 2, 1][len(rest) :]
    main(game, int(numbers[0]), int(numbers[1]), numbers[2])
