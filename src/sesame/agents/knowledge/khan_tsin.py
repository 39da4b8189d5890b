"""What is known of Khan Tsin: who completes the pile of nine wins, so never leave one to complete.

A table changes hands at every move and nothing belongs to anybody, so what one side could do next
is what matters: `can_win` is asked of both sides, everywhere.
"""

from sesame.agents.alphabeta import Depth
from sesame.agents.knowledge import Hunches
from sesame.agents.knowledge.khan_tsin_net import FEATURES, TWINS, features
from sesame.agents.knowledge.khan_tsin_order import TRAITS, essence, rank, sift
from sesame.agents.rollout import CHOOSING
from sesame.agents.searcher import Plan
from sesame.core import bits, dice
from sesame.core.contract import Ids, State, Utilities
from sesame.core.curves import tanh
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.khan_tsin.actions import (
    MOVES,
    TURN_ROUND,
    count_of,
    goal_of,
    start_of,
    turn_of,
)
from sesame.games.khan_tsin.piles import height, set_pile, unit
from sesame.games.khan_tsin.rules import goals, landed, reach, returns
from sesame.games.khan_tsin.state import EMPEROR, MOVING, PLACING, SOUTH

_TRIES = 6  # moves that `choose` looks at for one that leaves no win

# Logistic regression of who won on 16,000 tables of 883 games by alpha-beta search of 2,500 nodes.
# For the side to move, less the same for the other:
_BARONS, _CROWD = 0.57, -0.061  # on each pile in reach: its barons, and their square
_EIGHTS, _SEVENS = 0.19, 0.062  # each way to build a pile of eight, of seven
_TEMPO, _THREAT = 0.32, -1.38  # being to move; each way in which the other side could win
_MOST = 8.0  # log odds

# What alpha-beta asks is in files of its own
__all__ = ["FEATURES", "TRAITS", "TWINS", "essence", "features", "rank", "sift"]

# Losing is sudden here: the depth of a look ahead is what tells players apart.
LEVELS: dict[str, Plan | Depth] = {
    "apprenti": Plan(simulations=200, warmth=0.5, uses=CHOOSING),
    "marchand": Depth(plies=1),
    "vizir": Depth(plies=3),
    "calife": Depth(seconds=2.0),
}


@kernel
def can_win(s: State, seat: int) -> bool:
    """KT-13: whether the seat, were it its turn, could complete a pile of nine."""
    near = reach(s, seat)
    while near:
        start = bits.first(near)
        near = bits.without_first(near)
        part, level, pile = 0, height(s, start), int(s.pile[start])
        for count in range(1, level + 1):
            part += unit(pile, level - count)
            if s.tall[EMPEROR - count] and s.tall[EMPEROR - count] & goals(s, start, part):
                return True
    return False


@kernel
def mates(s: State) -> bool:
    """KT-13: whether the seat that acts can complete a pile of nine."""
    return bool(s.phase == MOVING and can_win(s, int(s.seat)))


@kernel
def wins(s: State, action: int) -> bool:
    """Whether this legal action completes a pile of nine."""
    if action < MOVES or action == TURN_ROUND:
        return False
    return height(s, goal_of(action)) + count_of(action) == EMPEROR


@kernel
def gives(s: State, seat: int, action: int) -> bool:
    """Whether this legal move leaves the other side a pile of nine to complete."""
    if action == TURN_ROUND:  # there are no tall piles yet
        return False
    start, goal, count = start_of(action), goal_of(action), count_of(action)
    turn = turn_of(action)
    old_start, old_goal = int(s.pile[start]), int(s.pile[goal])
    kept = (1 << 2 * (height(s, start) - count)) - 1
    set_pile(s, goal, landed(s, start, goal, count, turn))
    set_pile(s, start, old_start & kept)
    found = can_win(s, 1 - seat)
    set_pile(s, start, old_start)
    set_pile(s, goal, old_goal)
    return found


@kernel
def choose(s: State, seat: int, rng: Rng, ids: Ids, n: int) -> int:
    """Win if it can; else any move, of a few looked at the first that leaves no win."""
    if s.phase != MOVING:
        return dice.below(rng, n)
    if can_win(s, seat):
        for i in range(n):
            if wins(s, int(ids[i])):
                return i
    found = 0
    for _ in range(_TRIES):
        found = dice.below(rng, n)
        if not gives(s, seat, int(ids[found])):
            return found
    return found


@kernel
def hunch(s: State, seat: int, ids: Ids, n: int, out: Hunches) -> None:
    """A win; else by how many more barons than the other side it leaves on one's own piles."""
    mine, theirs, after = reach(s, seat), reach(s, 1 - seat), _next_pile(s, seat)
    for i in range(n):
        action = int(ids[i])
        if action < MOVES or action == TURN_ROUND:
            out[i] = 0.5
            continue
        start, goal, count = start_of(action), goal_of(action), count_of(action)
        if height(s, goal) + count == EMPEROR:
            out[i] = 1.0
            continue
        gain = 0
        if not bits.has(mine, goal):
            gain -= count
        if bits.has(theirs, goal):
            gain -= count
        if height(s, start) == count:
            gain += after
        out[i] = 0.5 + 0.02 * gain


@kernel
def _next_pile(s: State, seat: int) -> int:
    """How many barons stand on the pile that comes into reach when one of the four is gone."""
    rest = int(s.occupied) & ~reach(s, seat)
    if rest == 0:
        return 0
    return height(s, bits.first(rest) if seat == SOUTH else bits.last(rest))


@kernel
def settled(s: State, since: State) -> bool:  # noqa: ARG001
    """While barons are laid nothing is known to be better than anything else."""
    return bool(s.phase == PLACING)


@kernel
def worth(s: State, out: Utilities) -> None:
    """Certain for the side to move if it can win; else by what each side could build next."""
    if s.phase != MOVING:
        returns(s, out)
        return
    seat = int(s.seat)
    value = 1.0
    if not can_win(s, seat):
        odds = _TEMPO + _prospects(s, seat) - _prospects(s, 1 - seat)
        odds += _THREAT * threats(s, 1 - seat)
        value = tanh(min(max(odds, -_MOST), _MOST) / 2)
    out[seat], out[1 - seat] = value, -value


@kernel
def _prospects(s: State, seat: int) -> float:
    """The piles in a side's reach, and the tall ones that it could build from them."""
    odds, near = 0.0, reach(s, seat)
    while near:
        start = bits.first(near)
        near = bits.without_first(near)
        part, level, pile = 0, height(s, start), int(s.pile[start])
        odds += _BARONS * level + _CROWD * level * level
        for count in range(1, min(level, EMPEROR - 3) + 1):
            part += unit(pile, level - count)
            if s.tall[EMPEROR - 2 - count]:
                found = goals(s, start, part)
                odds += _SEVENS * bits.size(found & _piles_of(s, EMPEROR - 2 - count))
                odds += _EIGHTS * bits.size(found & _piles_of(s, EMPEROR - 1 - count))
    return odds


@kernel
def _piles_of(s: State, level: int) -> int:
    """The squares with a pile exactly so high."""
    return int(s.tall[level]) & ~int(s.tall[level + 1])


@kernel
def threats(s: State, seat: int) -> int:
    """KT-13: how many ways the seat, were it its turn, could complete a pile of nine."""
    found, near = 0, reach(s, seat)
    while near:
        start = bits.first(near)
        near = bits.without_first(near)
        part, level, pile = 0, height(s, start), int(s.pile[start])
        for count in range(1, level + 1):
            part += unit(pile, level - count)
            if s.tall[EMPEROR - count]:
                found += bits.size(s.tall[EMPEROR - count] & goals(s, start, part))
    return found
