"""Why a move of Khan Tsin is good or bad here: the pile of nine, and who reaches what it builds."""

from sesame.agents.knowledge.khan_tsin import can_win, threats, wins
from sesame.agents.thoughts import FIRST_REASON
from sesame.core import bits, contract
from sesame.core.contract import Rows, State
from sesame.core.facts import Fact, Kinds, part, put
from sesame.core.kernel import kernel
from sesame.games.khan_tsin.actions import MOVES, TURN_ROUND, count_of, goal_of
from sesame.games.khan_tsin.piles import height
from sesame.games.khan_tsin.rules import reach


class Completes(Fact):
    """The move completes a pile of nine (KT-13)."""

    square: int = part("where")
    count: int = part("barons that fly there")
    before: int = part("barons that stand there")


class Prevents(Fact):
    """The other side could have completed a pile of nine, and no longer can."""

    seat: int = part("the other side")
    ways: int = part("in how many ways it could")


class Threatens(Fact):
    """The side that moves will be able to complete a pile of nine."""

    seat: int = part("the other side")
    ways: int = part("in how many ways")


class Allows(Fact):
    """The other side can complete a pile of nine at once."""

    seat: int = part("the other side")
    ways: int = part("in how many ways")


class Builds(Fact):
    """The pile that it makes, and who can move it next (KT-07)."""

    seat: int = part("the other side")
    height: int = part("barons of the pile")
    within: int = part("whose reach: 1 one's own, 2 the other side's, 3 both, 0 neither")


REASONS: Kinds = (Completes, Prevents, Threatens, Allows, Builds)
COMPLETES, PREVENTS, THREATENS, ALLOWS, BUILDS = range(FIRST_REASON, FIRST_REASON + len(REASONS))


@kernel
def reason(s: State, seat: int, action: int, after: State, out: Rows) -> int:
    """Wins, threats, and where nothing threatens, who profits from the pile that is built."""
    if action < MOVES or action == TURN_ROUND:
        return 0
    goal, other = goal_of(action), 1 - seat
    if wins(s, action):
        return put(out, 0, COMPLETES, goal, count_of(action), height(s, goal))
    contract.apply(after, seat, action)
    if can_win(after, other):
        return put(out, 0, ALLOWS, other, threats(after, other))
    n = 0
    if can_win(s, other):
        n = put(out, n, PREVENTS, other, threats(s, other))
    if can_win(after, seat):
        return put(out, n, THREATENS, other, threats(after, seat))
    if n:
        return n
    within = int(bits.has(reach(after, seat), goal)) + 2 * int(bits.has(reach(after, other), goal))
    return put(out, 0, BUILDS, other, height(after, goal), within)
