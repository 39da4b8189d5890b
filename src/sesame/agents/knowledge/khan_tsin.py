"""What is known of Khan Tsin: who completes the pile of nine wins, so never leave one to complete.

A table changes hands at every move and nothing belongs to anybody, so what one side could do next
is what matters: `can_win` is asked of both sides, everywhere.
"""

from sesame.agents.alphabeta import Depth
from sesame.agents.knowledge import Hunches
from sesame.agents.rollout import CHOOSING
from sesame.agents.searcher import Plan
from sesame.core import bits, contract, dice
from sesame.core.contract import Ids, State, Utilities
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.core.words import Words
from sesame.games.khan_tsin.actions import COUNTS, MOVES
from sesame.games.khan_tsin.piles import height, set_pile, unit
from sesame.games.khan_tsin.rules import goals, landed, reach, returns
from sesame.games.khan_tsin.state import EMPEROR, MOVING, PLACING, SOUTH, SQUARES

_TRIES = 6  # moves that `choose` looks at for one that leaves no win

# Least squares on 25,000 tables of play by `choose`, against the mean of 60 such games from each
# (R² 0.38; the heights of single piles, mobility and parity add 0.02 together).
_TEMPO, _HEIGHT, _THREAT, _THREATS = 0.017, 0.031, 0.5, 0.11
_MOST = 0.98

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
def wins(s: State, action: int) -> bool:
    """Whether this legal action completes a pile of nine."""
    if action < MOVES:
        return False
    goal = (action - MOVES) % SQUARES
    count = (action - MOVES) // (SQUARES * SQUARES) % COUNTS + 1
    return height(s, goal) + count == EMPEROR


@kernel
def gives(s: State, seat: int, action: int) -> bool:
    """Whether this legal move leaves the other side a pile of nine to complete."""
    squares = (action - MOVES) % (SQUARES * SQUARES)
    count = (action - MOVES) // (SQUARES * SQUARES) % COUNTS + 1
    turn = (action - MOVES) // (SQUARES * SQUARES * COUNTS)
    start, goal = squares // SQUARES, squares % SQUARES
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
        if action < MOVES:
            out[i] = 0.5
            continue
        squares = (action - MOVES) % (SQUARES * SQUARES)
        count = (action - MOVES) // (SQUARES * SQUARES) % COUNTS + 1
        start, goal = squares // SQUARES, squares % SQUARES
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
    """Certain for the side to move if it can win; else threats, and how tall the piles are that
    each side may move.
    """
    if s.phase != MOVING:
        returns(s, out)
        return
    seat = int(s.seat)
    value = 1.0
    if not can_win(s, seat):
        hanging = threats(s, 1 - seat)
        value = _TEMPO + _HEIGHT * (_barons(s, seat) - _barons(s, 1 - seat))
        if hanging:
            value -= _THREAT + _THREATS * hanging
        value = min(max(value, -_MOST), _MOST)
    out[seat], out[1 - seat] = value, -value


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


@kernel
def _barons(s: State, seat: int) -> int:
    """How many barons stand on the four piles that the seat may move."""
    found, near = 0, reach(s, seat)
    while near:
        found += height(s, bits.first(near))
        near = bits.without_first(near)
    return found


def reason(observed: State, seat: int, action: int) -> Words | None:
    """Why a move is good, if it can be said in a sentence."""
    if observed.phase != MOVING or action < MOVES:
        return None
    if wins(observed, action):
        return Words("Cela achève une pile de neuf.", "This completes a pile of nine.")
    after = contract.blank(observed.dtype)
    after[0] = observed
    contract.apply(after[0], seat, action)
    if can_win(after[0], 1 - seat):
        return None
    if can_win(observed, 1 - seat):
        return Words(
            "Cela empêche l'autre d'achever une pile de neuf.",
            "This keeps the other side from completing a pile of nine.",
        )
    if can_win(after[0], seat):
        return Words(
            "Cela menace d'achever une pile de neuf.",
            "This threatens to complete a pile of nine.",
        )
    return None
