"""Limoges: what a seat can expect of a table, beyond the points it has."""

from limestone.rules.game import Seat
from limestone.rules.limoges.active import is_active
from limestone.rules.limoges.scoring import scores
from limestone.rules.limoges.table import State, owned

ROUNDS = 6  # no game lasts longer: the bags run out

# Fitted to the ends of games between players who followed an earlier fit: docs/lab.md.
WEIGHTS = (
    *(-1.09, 1.93),  # constant term, rounds left
    *(0.51, 0.44),  # dominoes in the churches, the same for each round left
    *(0.10, 0.22),  # coins up to 10, up to 40
    *(-0.14, -0.15, -0.06, -0.43, 0.30),  # meeples in hand by colour
    *(-0.40, -0.08, 0.41, -0.14),  # powers, what gates show, production, tiles
    *(0.50, -0.13),  # dominoes in hand, the longer track
)


def outlook(state: State, seat: Seat) -> float:
    """How many points a seat may end with, less what the best of the others may."""
    totals = scores(state)
    if not state.agenda:
        hopes = [float(total) for total in totals]
    else:
        hopes = [total + promise(state, n) for n, total in enumerate(totals)]
    others = [hope for n, hope in enumerate(hopes) if n != seat]
    return hopes[seat] - max(others)


def promise(state: State, seat: Seat) -> float:
    """The points that a seat may still get."""
    return sum([w * f for w, f in zip(WEIGHTS, features(state, seat), strict=True)])


def features(state: State, seat: Seat) -> list[float]:
    """What a seat has, in numbers that may matter."""
    player, plan = state.players[seat], state.box.plan
    left = max(0, ROUNDS - state.round)
    churches = owned(state, seat, plan.abbey) + owned(state, seat, plan.cathedral)
    manned = _manned(state, seat)
    return [
        1.0,
        float(left),
        float(churches),
        float(churches * left),
        float(min(player.coins, 10)),
        float(min(player.coins, 40)),
        *(float(min(count, 6)) for count in player.meeples),
        float(sum(n in plan.powers for n in manned)),
        float(_shown(state, manned)),
        float(sum(state.box.spaces[n].per_turn for n in manned) * left),
        float(sum(is_active(state, player, held) for held in player.tiles) * (1 + left)),
        float(len(player.hand)),
        float(max(player.influence)),
    ]


def _manned(state: State, seat: Seat) -> list[int]:
    """The spaces where a seat has a domino with a meeple on it."""
    return [
        n
        for n, lying in enumerate(state.board)
        if lying is not None and lying.owner == seat and lying.meeple is not None
    ]


def _shown(state: State, manned: list[int]) -> int:
    """What the gates among these spaces show, and so tax."""
    gates = [state.board[n] for n in manned if state.box.spaces[n].kind == "gate"]
    return sum(gate.visible for gate in gates if gate)
