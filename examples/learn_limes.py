"""A learner for Limes alone, in numpy: it knows nothing at first and is told only the points.

For every action that is open it looks at the territories around the place where something would
happen, and a network with one hidden layer says how many points will come of it: Q-learning.
Run it with no arguments; it prints what it makes on cards it never learned from.
"""

import argparse
from collections.abc import Iterator
from time import perf_counter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from limestone.env import Step, VecLimes

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

NOTHING, PLACE, ORIGIN, TARGET = 196, 197, 201, 397  # the first action of each kind
SIDE, ZONES = 14, 196
MEN, MARK = 5, 6  # planes: workers; the card just laid, or the worker that leaves
TURNED = np.array([(0, 1, 2, 3), (2, 0, 3, 1), (3, 2, 1, 0), (1, 3, 0, 2)])  # quarters by turn
OUTSIDE = ((-SIDE, -1), (-SIDE, 1), (SIDE, -1), (SIDE, 1))  # zones beside each quarter of a card
ASPECTS = 6  # of a zone: one, and five things about its territory
ABOUT = 4 * ASPECTS
BESIDE = 4 * 2 * 5 * ASPECTS  # kind of the quarter, hut or none, kind of the zone beside it
CARD = 5
INPUTS = 2 * ABOUT + BESIDE + CARD + 5 + 1 + 8  # then kind of action, cards left, workers
POINTS = 10.0  # the network counts in tens


class Ground(NamedTuple):
    """The zones of all games, with an empty rim: its kind, and what is known of its territory."""

    kind: Ints  # 0..3: field, water, forest, tower; 4: no card
    aspects: Floats  # one, its size, workers, huts and other territories beside, forest in sight


def ground(step: Step) -> Ground:
    """Territories by spreading the number of their last zone."""
    planes = step.planes.astype(np.int64)
    games = len(planes)
    kind = np.where(planes[:, :4].any(1), planes[:, :4].argmax(1), 4).reshape(games, ZONES)
    one = (kind < 3).reshape(games, SIDE, SIDE)
    kinds = kind.reshape(games, SIDE, SIDE)
    east = (kinds[:, :, 1:] == kinds[:, :, :-1]) & one[:, :, 1:]
    south = (kinds[:, 1:] == kinds[:, :-1]) & one[:, 1:]
    label = np.broadcast_to(np.arange(ZONES), (games, ZONES)).copy()
    while True:
        spread = label.reshape(games, SIDE, SIDE).copy()
        _join(spread[:, :, :-1], spread[:, :, 1:], east)
        _join(spread[:, :-1], spread[:, 1:], south)
        spread = np.take_along_axis(spread.reshape(games, ZONES), spread.reshape(games, ZONES), 1)
        if (spread == label).all():
            break
        label = spread
    return Ground(kind, _aspects(planes, kind, label))


def _join(left: Ints, right: Ints, same: NDArray[np.bool_]) -> None:
    top = np.where(same, np.maximum(left, right), 0)
    np.maximum(left, top, out=left)
    np.maximum(right, top, out=right)


def _aspects(planes: Ints, kind: Ints, label: Ints) -> Floats:
    games = len(kind)
    base = label + ZONES * np.arange(games)[:, None]

    def gathered(values: Ints) -> Floats:
        """The sum over the territory of every zone."""
        sums = np.bincount(base.ravel(), values.ravel(), games * ZONES).astype(np.float32)
        found: Floats = sums[base]
        return found

    huts = np.zeros((games, SIDE, SIDE), np.int64)
    edges = np.zeros((games, SIDE, SIDE), np.int64)
    labels, covered = label.reshape(huts.shape), (kind < 4).reshape(huts.shape)
    for axis in (1, 2):
        here, there = [(slice(None),) * axis + (slice(*cut),) for cut in ((0, -1), (1, None))]
        other = (labels[here] != labels[there]) & covered[here] & covered[there]
        edges[here] += other
        edges[there] += other
        huts[here] += other & (planes[:, 4][there] == 1)
        huts[there] += other & (planes[:, 4][here] == 1)
    forest = planes[:, 2]
    sight = forest.sum(1)[:, None, :] + forest.sum(2)[:, :, None]
    found = (
        np.ones_like(kind),
        gathered(np.ones_like(kind)) / 8,
        np.minimum(gathered(planes[:, MEN]), 2),
        gathered(huts) / 4,
        gathered(edges) / 8,
        sight.reshape(kind.shape) / 8,
    )
    return np.stack(found, 2).astype(np.float32)


class Options(NamedTuple):
    """All open actions of all games: which game, which action, what it looks like."""

    game: Ints
    action: Ints
    looks: Floats


def options(step: Step) -> Options:
    """What is around the place of every open action."""
    game, action = np.nonzero(step.masks)
    seen = ground(step)
    sort = np.searchsorted((NOTHING, PLACE, ORIGIN, TARGET), action, side="right")
    marked = step.planes[:, MARK].reshape(-1, ZONES).argmax(1)[game]
    looks = np.zeros((len(game), INPUTS), np.float32)
    quarter = action - PLACE
    spots = marked + SIDE * (quarter // 2) + quarter % 2, action - ORIGIN, action - TARGET
    for number, zone in enumerate(spots, 2):
        rows = np.flatnonzero(sort == number)
        looks[rows, :ABOUT] = about(seen, game[rows], zone[rows])
    rows = np.flatnonzero(sort == 4)
    looks[rows, ABOUT : 2 * ABOUT] = about(seen, game[rows], marked[rows])
    rows = np.flatnonzero(sort == 0)
    card = slice(2 * ABOUT, 2 * ABOUT + BESIDE + CARD)
    looks[rows, card] = beside(step, seen, game[rows], action[rows])
    posted = step.planes[:, MEN].sum((1, 2)).astype(np.int64)
    every = np.arange(len(game))
    looks[every, INPUTS - 14 + sort] = 1
    looks[:, INPUTS - 9] = step.observations[game, -27:-3].sum(1) / 24
    looks[every, INPUTS - 8 + posted[game]] = 1
    return Options(game, action, looks)


def about(seen: Ground, game: Ints, zone: Ints) -> Floats:
    """What is known of a zone, in the places of its kind."""
    found = np.zeros((len(game), 5, ASPECTS), np.float32)
    found[np.arange(len(game)), seen.kind[game, zone]] = seen.aspects[game, zone]
    return found[:, :4].reshape(len(game), ABOUT)


def beside(step: Step, seen: Ground, game: Ints, action: Ints) -> Floats:
    """The zones beside a card, by the kinds of both and whether there is a hut; and the card."""
    card = step.observations[:, -47:-27].reshape(-1, 4, 5)[game]
    card = np.take_along_axis(card, TURNED[action % 4][:, :, None], 1).astype(np.int64)
    corner = 2 * SIDE * (action // 28) + 2 * (action // 4 % 7)
    found = np.zeros((len(game), 4, 2, 5, ASPECTS), np.float32)
    every = np.arange(len(game))
    for n, ways in enumerate(OUTSIDE):
        zone = corner + SIDE * (n // 2) + n % 2
        own, hut = card[:, n, :4].argmax(1), card[:, n, 4]
        for way in ways:
            there = zone + way
            inside = (there >= 0) & (there < ZONES)
            if abs(way) == 1:
                inside &= there // SIDE == zone // SIDE
            there = np.where(inside, there, 0)
            kind = np.where(inside, seen.kind[game, there], 4)
            known = np.where((kind < 4)[:, None], seen.aspects[game, there], 0)
            known[:, 0] = 1
            found[every, own, hut, kind] += known
    looks = np.concatenate([found.reshape(len(game), BESIDE), card.sum(1) / 4], 1)
    return looks.astype(np.float32)


class Network:
    """One hidden layer, and Adam."""

    def __init__(self, hidden: int, rng: np.random.Generator) -> None:
        first = rng.normal(0, 0.2, (INPUTS, hidden))
        shapes = (first, np.zeros(hidden), rng.normal(0, 0.1, hidden), np.zeros(1))
        self.weights = [np.asarray(one, np.float32) for one in shapes]
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def worth(self, looks: Floats) -> Floats:
        first, bias, last, end = self.weights
        found: Floats = np.maximum(looks @ first + bias, 0) @ last + end
        return found

    def learn(self, looks: Floats, targets: Floats, rate: float) -> None:
        """One step towards the targets."""
        first, bias, last, end = self.weights
        hidden = np.maximum(looks @ first + bias, 0)
        wrong = np.clip(hidden @ last + end - targets, -1, 1) / len(targets)
        back = np.outer(wrong, last) * (hidden > 0)
        slopes = (looks.T @ back, back.sum(0), hidden.T @ wrong, wrong.sum(keepdims=True))
        self.steps += 1
        for n, slope in enumerate(slopes):
            self.means[n] += 0.1 * (slope - self.means[n])
            self.squares[n] += 0.001 * (slope**2 - self.squares[n])
            size = np.sqrt(self.squares[n] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[n] -= rate * self.means[n] / (1 - 0.9**self.steps) / size


def best(found: Options, worths: Floats, games: int) -> Ints:
    """The option of the highest worth in every game."""
    order = np.lexsort((worths, found.game))
    last = np.flatnonzero(np.append(np.diff(found.game[order]), 1))
    picked: Ints = order[last]
    assert len(picked) == games
    return picked


def explored(found: Options, picked: Ints, share: float, rng: np.random.Generator) -> Ints:
    """Now and then any other option instead."""
    any_ = best(found, rng.random(len(found.game), np.float32), len(picked))
    return np.where(rng.random(len(picked)) < share, any_, picked)


def average(network: Network, games: int, seed: int) -> tuple[float, float]:
    """The points it makes, and the error of that mean; other cards than it learns from."""
    many = VecLimes(games, seed=seed)
    step, scores = many.reset(seed), np.full(games, -1)
    while (scores < 0).any():
        found = options(step)
        step = many.step(found.action[best(found, network.worth(found.looks), games)])
        ended = step.dones & (scores < 0)
        scores[ended] = many.scores[ended]
    return float(scores.mean()), float(scores.std() / games**0.5)


class Training(NamedTuple):
    """How it learns."""

    games: int = 192  # at once
    steps: int = 16  # before it learns from them
    trace: float = 0.8  # how far rewards reach back
    patience: float = 0.7  # what a point is worth that comes a round later
    explore: float = 0.06
    rate: float = 2e-3


def rounds(network: Network, how: Training, rng: np.random.Generator, seed: int) -> Iterator[int]:
    """Plays and learns for ever; answers how many games were played so far."""
    many, played = VecLimes(how.games, seed=seed), 0
    step = many.reset(seed)
    while True:
        looks, rewards, keeps, tops = [], [], [], []
        for _ in range(how.steps):
            found = options(step)
            worths = network.worth(found.looks)
            picked = best(found, worths, how.games)
            tops.append(worths[picked])
            picked = explored(found, picked, how.explore, rng)
            step = many.step(found.action[picked])
            looks.append(found.looks[picked])
            rewards.append(step.rewards / POINTS)
            ended = step.observations[:, -3] == 1  # a card is to be laid: the next round
            keeps.append(np.where(step.dones, 0, np.where(ended, how.patience, 1)))
            played += int(step.dones.sum())
        found = options(step)
        worths = network.worth(found.looks)
        later = worths[best(found, worths, how.games)].astype(np.float64)
        aims: list[NDArray[np.float64]] = []
        for n in reversed(range(how.steps)):
            aims.insert(0, rewards[n] + keeps[n] * later)
            later = how.trace * aims[0] + (1 - how.trace) * tops[n]
        learn(network, np.concatenate(looks), np.concatenate(aims), how, rng)
        yield played


def learn(
    network: Network,
    looks: Floats,
    aims: NDArray[np.float64],
    how: Training,
    rng: np.random.Generator,
) -> None:
    """Once through all that was seen, a few hundred at a time, in any order."""
    for batch in np.array_split(rng.permutation(len(aims)), max(1, len(aims) // 256)):
        network.learn(looks[batch], aims[batch].astype(np.float32), how.rate)


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--seconds", type=float, default=300, help="how long it learns")
    wanted.add_argument("--every", type=float, default=30, help="seconds between two reports")
    wanted.add_argument("--hidden", type=int, default=64)
    wanted.add_argument("--seed", type=int, default=1)
    asked = wanted.parse_args()
    rng = np.random.default_rng(asked.seed)
    network, begun, said = Network(asked.hidden, rng), perf_counter(), 0.0
    print("seconds   games  points alone (casual makes 38.6)")
    for played in rounds(network, Training(), rng, asked.seed):
        passed = perf_counter() - begun
        if passed > said or passed > asked.seconds:
            said = passed + asked.every
            mean, error = average(network, 200, seed=10_000)
            print(f"{passed:7.0f} {played:7} {mean:7.1f} ± {error:.1f}", flush=True)
        if passed > asked.seconds:
            return


if __name__ == "__main__":
    main()
