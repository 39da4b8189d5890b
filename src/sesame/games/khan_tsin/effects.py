"""What a step of Khan Tsin did: barons are laid, lifted, fly and land; nine of them are crowned."""

from collections.abc import Sequence

from sesame.core import bits
from sesame.core.contract import CHANCE, Rows
from sesame.core.facts import put
from sesame.core.kernel import kernel
from sesame.games.khan_tsin import rules, sight
from sesame.games.khan_tsin.actions import (
    PASS,
    TURN_MOVED,
    TURN_RESULT,
    TURN_ROUND,
    count_of,
    goal_of,
    start_of,
    turn_of,
)
from sesame.games.khan_tsin.asking import choice, ending, prompt, refusal
from sesame.games.khan_tsin.kinds import (
    ALOFT,
    CARRIED,
    CHOSEN,
    CLOSED,
    COUNTED,
    CROWNED,
    DEALT,
    DUE,
    FILLED,
    FLEW,
    HOPPED,
    KINDS,
    LAID,
    LANDED,
    LIFTED,
    OPENED,
    PART_TURNED,
    PASSED,
    PILE_TURNED,
    REACHED,
    SCORED,
    STANDS,
    THREATENED,
    TURNED_ROUND,
)
from sesame.games.khan_tsin.piles import baron, height, low_part, tally, top_part, turned
from sesame.games.khan_tsin.state import (
    COLOURS,
    EACH,
    EMPEROR,
    MOST_ALIKE,
    MOVING,
    NO_SEAT,
    NORTH,
    OVER,
    PLACING,
    REACH,
    RED,
    SOUTH,
    SQUARES,
    WHITE,
    State,
)

__all__ = [
    "DRAWN",
    "KINDS",
    "MOST",
    "MOST_STANDING",
    "choice",
    "effects",
    "ending",
    "forecast",
    "prompt",
    "refusal",
    "standing",
]

# Not `occupied`, `tall`, `holds`, `tally`: the rules look up there, quickly, what `pile` tells.
DRAWN: Sequence[str] = ("pile", "kind", "taken", "left", "phase", "seat", "winner")

# Each pile that could complete nine lacks a colour, and each goal has one of its twelve barons.
_MOST_WINS = REACH * EACH
MOST = 40 + 3 * _MOST_WINS  # rows of a step, and of a forecast: opened, closed, threatened
MOST_STANDING = SQUARES + 2 * REACH


@kernel
def standing(s: State, out: Rows) -> int:
    """What is in each pile, and whose reach it is in (KT-07)."""
    n = 0
    for square in range(SQUARES):
        if s.pile[square]:
            n = _counted(square, int(s.pile[square]), out, n)
    for side in (SOUTH, NORTH):
        n = _came_within(side, _within(s, side), 1, out, n)
    return n


@kernel
def effects(s: State, seat: int, action: int, after: State, out: Rows) -> int:
    if action < PASS:
        n = _laid(s, seat, after, out)
    elif action == PASS:
        n = put(out, 0, PASSED, seat)
    elif action == TURN_ROUND:
        n = _turned_round(s, seat, after, out)
    else:
        n = _moved(s, seat, action, after, out)
    for side in (SOUTH, NORTH):
        n = _reached(s, side, after, out, n)
    if after.phase == OVER:
        n = _ended(after, out, n)
    return _due(after, out, n)


@kernel
def forecast(s: State, seat: int, action: int, scratch: State, out: Rows) -> int:
    """All that it would do, for nothing is hidden; and what could be won after it (KT-13)."""
    sight.observe(s, seat, scratch)
    rules.apply(scratch, seat, action)
    n = effects(s, seat, action, scratch, out)
    if scratch.phase == MOVING:
        n = _wins(scratch, 1 - seat, s, OPENED, out, n)
        n = _wins(s, 1 - seat, scratch, CLOSED, out, n)
        n = _wins(scratch, seat, s, THREATENED, out, n)
    return n


@kernel
def _laid(s: State, seat: int, after: State, out: Rows) -> int:
    """KT-04, KT-05: the baron that was laid or dealt, then the white ones that fill the rest."""
    n = 0
    for kind in range(COLOURS):
        colour, left = RED + kind, int(s.left[kind])
        reason = DEALT if seat == CHANCE else FILLED if colour == WHITE else CHOSEN
        who = seat if reason == CHOSEN else NO_SEAT
        for square in range(SQUARES):
            if s.pile[square] == 0 and after.pile[square] == colour:
                left -= 1
                n = put(out, n, LAID, who, reason, square, colour, kind, left)
                n = _counted(square, colour, out, n)
    return n


@kernel
def _moved(s: State, seat: int, action: int, after: State, out: Rows) -> int:
    """KT-07 to KT-13: up, along the dragon, down, and perhaps out of it."""
    n = _lifted(s, seat, action, out)
    n = _travelled(s, seat, action, out, n)
    n = _landed(s, seat, action, out, n)
    if after.taken:
        n = put(out, n, CROWNED, seat, goal_of(action), int(after.taken), 0)
        n = _counted(goal_of(action), 0, out, n)
    return n


@kernel
def _turned_round(s: State, seat: int, after: State, out: Rows) -> int:
    """KT-33: every pile lies as far from the other end as it lay from this one."""
    n = put(out, 0, TURNED_ROUND, seat, 1)
    for square in range(SQUARES):
        pile = int(after.pile[square])
        if pile != s.pile[square]:
            n = put(out, n, CARRIED, square, pile)
            n = _counted(square, pile, out, n)
    return n


@kernel
def _lifted(s: State, seat: int, action: int, out: Rows) -> int:
    start, count = start_of(action), count_of(action)
    pile, size = int(s.pile[start]), height(s, start)
    kept = low_part(pile, size - count)
    top, bared = baron(pile, size - 1), baron(pile, size - count - 1) if kept else 0
    n = put(out, 0, LIFTED, seat, start, count, top, size, bared, kept)
    n = _counted(start, kept, out, n)
    for level in range(size - count, size):
        n = put(out, n, ALOFT, level - size + count + 1, count, baron(pile, level))
    return n


@kernel
def _travelled(s: State, seat: int, action: int, out: Rows, n: int) -> int:
    """KT-08, KT-30, KT-32: perhaps turned over, then in one flight or hop by hop."""
    start, goal, count = start_of(action), goal_of(action), count_of(action)
    part = top_part(int(s.pile[start]), height(s, start), count)
    if turn_of(action) & TURN_MOVED:
        part = turned(part, count)
        n = put(out, n, PART_TURNED, seat, count, part)
    hops = rules.distance(s, start, goal)
    if rules.is_flight(s, hops):
        return put(out, n, FLEW, seat, start, goal, hops, count, part)
    here = start
    for hop in range(1, hops + 1):
        there = _next(s, here, goal)
        n = put(out, n, HOPPED, seat, here, there, hop, hops, count, part)
        here = there
    return n


@kernel
def _next(s: State, square: int, goal: int) -> int:
    """The next occupied square on the way to a goal."""
    if goal > square:
        return bits.first(int(s.occupied) >> square + 1) + square + 1
    return bits.last(int(s.occupied) & (1 << square) - 1)


@kernel
def _landed(s: State, seat: int, action: int, out: Rows, n: int) -> int:
    """KT-09 to KT-11, KT-31: the pile that has grown, and who stands in it."""
    start, goal = start_of(action), goal_of(action)
    count, turn = count_of(action), turn_of(action)
    below = height(s, goal)
    level, onto = below + count, baron(int(s.pile[goal]), below - 1)
    pile = rules.landed(s, start, goal, count, turn & TURN_MOVED)
    n = put(out, n, LANDED, seat, goal, count, onto, height(s, start), level, pile)
    if turn & TURN_RESULT:
        pile = turned(pile, level)
        n = put(out, n, PILE_TURNED, seat, goal, level, pile)
        n = _stands(goal, pile, level, 0, count, out, n)
    else:
        n = _stands(goal, pile, level, below, level, out, n)
    return _counted(goal, pile, out, n)


@kernel
def _stands(square: int, pile: int, size: int, first: int, last: int, out: Rows, n: int) -> int:
    """The barons of a pile from bottom to top; those from `first` to before `last` are new."""
    for level in range(size):
        colour = baron(pile, level)
        alike = tally(low_part(pile, level + 1)) >> 3 * (colour - RED) & 7
        is_new = int(first <= level < last)
        n = put(out, n, STANDS, square, level + 1, size, colour, alike, is_new)
    return n


@kernel
def _counted(square: int, pile: int, out: Rows, n: int) -> int:
    total = tally(pile)
    red, black, white = total & 7, total >> 3 & 7, total >> 6 & 7
    size = red + black + white
    return put(out, n, COUNTED, square, size, red, black, white, EMPEROR - size, MOST_ALIKE)


@kernel
def _reached(s: State, side: int, after: State, out: Rows, n: int) -> int:
    """KT-07: the piles that a side may no longer move, then those that it now may."""
    before, now = _within(s, side), _within(after, side)
    n = _came_within(side, before & ~now, 0, out, n)
    return _came_within(side, now & ~before, 1, out, n)


@kernel
def _came_within(side: int, squares: int, is_within: int, out: Rows, n: int) -> int:
    while squares:
        n = put(out, n, REACHED, side, bits.first(squares), is_within)
        squares = bits.without_first(squares)
    return n


@kernel
def _within(s: State, side: int) -> int:
    """What a side may move, while there is moving."""
    return rules.reach(s, side) if s.phase == MOVING else 0


@kernel
def _wins(s: State, side: int, other: State, kind: int, out: Rows, n: int) -> int:
    """Every pile of nine that a side could complete, were it its turn; of those that are closed
    only what it could not at the other table."""
    near = rules.reach(s, side)
    while near:
        start = bits.first(near)
        near = bits.without_first(near)
        for count in range(1, height(s, start) + 1):
            found = _thrones(s, side, start, count)
            there = _thrones(other, side, start, count) if found else 0
            if kind == CLOSED:
                found &= ~there
            while found:
                goal = bits.first(found)
                found = bits.without_first(found)
                is_new = int(kind != CLOSED and not bits.has(there, goal))
                n = put(out, n, kind, side, start, goal, count, is_new)
    return n


@kernel
def _thrones(s: State, side: int, start: int, count: int) -> int:
    """The piles that so many barons from a square could make nine, were it the side's turn."""
    size = height(s, start)
    if count > size or not bits.has(rules.reach(s, side), start):
        return 0
    return rules.thrones(s, start, tally(top_part(int(s.pile[start]), size, count)))


@kernel
def _ended(after: State, out: Rows, n: int) -> int:
    n += ending(after, out[n:])
    for seat in (SOUTH, NORTH):
        n = put(out, n, SCORED, seat, rules.points(after, seat))
    return n


@kernel
def _due(after: State, out: Rows, n: int) -> int:
    phase, seat, colour, left = int(after.phase), int(after.seat), 0, 0
    if phase == PLACING:
        colour = rules.laid_by(seat)
        left = int(after.left[colour - RED])
    must_pass = int(phase == MOVING and not rules.can_move(after, seat))
    return put(out, n, DUE, phase, seat, colour, left, must_pass)
