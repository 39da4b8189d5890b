"""What may be chosen in Khan Tsin, who is asked for it, why not, and how it ended."""

from sesame.core import bits
from sesame.core.contract import Rows
from sesame.core.facts import put
from sesame.core.kernel import kernel
from sesame.games.khan_tsin import rules
from sesame.games.khan_tsin.actions import (
    DEALS,
    PASS,
    TURN_ROUND,
    count_of,
    goal_of,
    start_of,
    turn_of,
)
from sesame.games.khan_tsin.kinds import (
    ALREADY_PLACED,
    AWAIT_DEAL,
    AWAIT_MOVE,
    AWAIT_MOVE_OR_TURN,
    AWAIT_PASS,
    AWAIT_PLACE,
    DEAL,
    ENDED,
    GO_ELSEWHERE,
    MAY_NOT_PASS,
    MAY_NOT_TURN,
    MUST_PASS,
    NINE_COMPLETED,
    NO_TURNING,
    NOBODY_CAN_MOVE,
    NONE_LEFT,
    ONLY_CHANCE_DEALS,
    OUT_OF_REACH,
    PILE_HAS,
    PLACE,
    PLACE_FIRST,
    SEND,
    SQUARE_EMPTY,
    SQUARE_TAKEN,
    TOO_MANY_ALIKE,
    TURN_DRAGON,
    WOULD_FALL,
    WRONG_DISTANCE,
)
from sesame.games.khan_tsin.piles import baron, height, tally, top_part
from sesame.games.khan_tsin.state import (
    COLOURS,
    DEALING,
    MOST_ALIKE,
    OVER,
    PLACING,
    RED,
    State,
)


@kernel
def choice(s: State, seat: int, action: int, out: Rows) -> int:
    if action < DEALS:
        return put(out, 0, PLACE, seat, rules.laid_by(seat), action)
    if action < PASS:
        return put(out, 0, DEAL, RED + action - DEALS, bits.size(s.occupied))
    if action == PASS:
        return put(out, 0, MUST_PASS, seat)
    if action == TURN_ROUND:
        return put(out, 0, TURN_DRAGON, seat)
    start, goal, count = start_of(action), goal_of(action), count_of(action)
    colour = baron(int(s.pile[start]), height(s, start) - 1)
    level = height(s, goal) + count
    return put(out, 0, SEND, seat, colour, start, goal, count - 1, turn_of(action), level)


@kernel
def prompt(s: State, out: Rows) -> int:
    seat = int(s.seat)
    if s.phase == OVER:
        return ending(s, out)
    if s.phase == DEALING:
        return put(out, 0, AWAIT_DEAL, 0)
    if s.phase == PLACING:
        colour = rules.laid_by(seat)
        return put(out, 0, AWAIT_PLACE, seat, colour, int(s.left[colour - RED]))
    if rules.may_turn_round(s):
        return put(out, 0, AWAIT_MOVE_OR_TURN, seat)
    return put(out, 0, AWAIT_MOVE if rules.can_move(s, seat) else AWAIT_PASS, seat)


@kernel
def ending(s: State, out: Rows) -> int:
    """KT-13, KT-14: there is an Emperor, or nobody can move."""
    reason = NINE_COMPLETED if s.taken else NOBODY_CAN_MOVE
    return put(out, 0, ENDED, reason, int(s.winner), rules.winners(s))


@kernel
def refusal(s: State, seat: int, action: int, out: Rows) -> int:
    is_deal = DEALS <= action < PASS
    if s.phase == DEALING:
        if is_deal:
            return put(out, 0, NONE_LEFT, RED + action - DEALS)
        return put(out, 0, AWAIT_DEAL, 0)
    if is_deal:
        return put(out, 0, ONLY_CHANCE_DEALS, 0)
    if action < DEALS:
        if s.phase == PLACING:
            return put(out, 0, SQUARE_TAKEN, action)
        return put(out, 0, ALREADY_PLACED, 0)
    if s.phase == PLACING:
        return put(out, 0, PLACE_FIRST, 0)
    if action == PASS:
        return put(out, 0, MAY_NOT_PASS, 0)
    if action == TURN_ROUND:
        return put(out, 0, MAY_NOT_TURN, 0)
    return _ill_chosen(s, seat, start_of(action), goal_of(action), count_of(action), out)


@kernel
def _ill_chosen(s: State, seat: int, start: int, goal: int, count: int, out: Rows) -> int:
    """KT-07 to KT-09: which piles, and how many barons."""
    near = rules.reach(s, seat)
    if not bits.has(near, start):
        return _out_of_reach(start, near, out)
    if start == goal:
        return put(out, 0, GO_ELSEWHERE, 0)
    if s.pile[goal] == 0:
        return put(out, 0, SQUARE_EMPTY, goal)
    if count > height(s, start):
        return put(out, 0, PILE_HAS, start, height(s, start))
    return _ill_landed(s, start, goal, count, out)


@kernel
def _out_of_reach(start: int, near: int, out: Rows) -> int:
    """There are always four: no pile has more than eight of the 36 barons."""
    second = bits.without_first(near)
    third = bits.without_first(second)
    return put(
        out, 0, OUT_OF_REACH, start,
        bits.first(near), bits.first(second), bits.first(third), bits.last(near),
    )  # fmt: skip


@kernel
def _ill_landed(s: State, start: int, goal: int, count: int, out: Rows) -> int:
    """KT-10, KT-11, KT-30 to KT-32: the pile that it would be, and how far away that is."""
    before, after = height(s, start), height(s, goal) + count
    if after <= before:
        return put(out, 0, WOULD_FALL, before, after)
    part = tally(top_part(int(s.pile[start]), before, count))
    for colour in range(COLOURS):
        alike = part + int(s.tally[goal]) >> 3 * colour & 7
        if alike > MOST_ALIKE:
            return put(out, 0, TOO_MANY_ALIKE, RED + colour, alike)
    if not bits.has(rules.goals(s, start, part), goal):
        return put(out, 0, WRONG_DISTANCE, start, rules.claws(s, start))
    return put(out, 0, NO_TURNING, 0)
