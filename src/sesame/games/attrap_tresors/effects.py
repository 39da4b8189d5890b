"""What a step of Attrap'trésors did: dice fall, hands grab, the column is checked, gold is counted.

Hands that took nothing are no steps of the game (AT-31, AT-32), so nothing is told of them here.
"""

from sesame.core.contract import Rows
from sesame.core.facts import put
from sesame.core.kernel import kernel
from sesame.games.attrap_tresors import kinds, reckoning, rules, sight
from sesame.games.attrap_tresors.actions import DEALS, DEALT, GIVES, GRABS, TIME
from sesame.games.attrap_tresors.asking import choice, ending, prompt, refusal, thrower
from sesame.games.attrap_tresors.kinds import DRAWN, KINDS, MOST
from sesame.games.attrap_tresors.standing import MOST_STANDING, purse, standing
from sesame.games.attrap_tresors.state import (
    ALIKE,
    COLOURS,
    COLUMN,
    DICE,
    GIVING,
    NOBODY,
    OVER,
    RED,
    ROUNDS,
    THROWING,
    UNCHECKED,
    VALUES,
    WRONG,
    State,
)
from sesame.games.attrap_tresors.state import KINDS as OBJECTS

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


@kernel
def effects(s: State, seat: int, action: int, after: State, out: Rows) -> int:
    if action < DEALS:
        n = _thrown(s, after, out)
    elif action <= DEALT:
        n = _dealt(s, after, out)
    elif action < GRABS:
        n = put(out, 0, kinds.BEGAN, int(after.thrower))
    elif action < GIVES:
        n = _grabbed(s, seat, action - GRABS, after, out)
        if after.rounds != s.rounds:
            n = _round_over(s, after, kinds.ALL_TAKEN, out, n)
    elif action < TIME:
        n = _gave_back(after, seat, action - GIVES, 1, out, 0)
    else:
        n = _ran_out(s, after, out)
    if after.phase == OVER:
        n = _ended(after, out, n)
    return n if after.phase == s.phase else _due(after, out, n)


@kernel
def forecast(s: State, seat: int, action: int, scratch: State, out: Rows) -> int:
    """AT-13: gold lies open, so all is known of giving; AT-12: of a grab, what it would pay if the
    round ended so."""
    sight.observe(s, seat, scratch)
    if action >= GIVES:
        rules.apply(scratch, seat, action)
        return effects(s, seat, action, scratch, out)
    kind = action - GRABS
    rules.take(scratch, seat, kind)
    n = _grabbed(s, seat, kind, scratch, out)
    if reckoning.standing(scratch) == 0:
        n = put(out, n, kinds.ROUND_ENDED, int(s.rounds) + 1, kinds.ALL_TAKEN, 0, 0)
    return _worth(scratch, seat, kind, out, n)


@kernel
def _worth(s: State, seat: int, kind: int, out: Rows, n: int) -> int:
    """What an object in the seat's hand would be paid. Others' columns are none of its business:
    whether they are right is their secret (AT-05)."""
    if seat != s.holder:
        sacks = VALUES[reckoning.price(kind, UNCHECKED)]
        return put(out, n, kinds.WORTH, seat, kind, sacks, UNCHECKED, 0, -1)
    verdict = reckoning.verdict_of(s, seat)
    if verdict == WRONG:
        n = put(out, n, kinds.WORTH, seat, kind, 0, WRONG, 0, -1)
        return _owes(s, seat, out, n)
    sacks = VALUES[reckoning.price(kind, verdict)]
    place = reckoning.met_place(s, seat) if kind == COLUMN else -1
    colour = int(s.card[place]) if place >= 0 else 0
    return put(out, n, kinds.WORTH, seat, kind, sacks, verdict, colour, place)


@kernel
def _due(after: State, out: Rows, n: int) -> int:
    return put(out, n, kinds.DUE, int(after.phase), rules.actors(after))


# --- cards and dice


@kernel
def _dealt(s: State, after: State, out: Rows) -> int:
    place = reckoning.cardless(s)
    seat = place if s.seats > 2 else NOBODY
    return put(out, 0, kinds.CARD_DEALT, place, seat, int(after.card[place]), int(s.rounds > 0))


@kernel
def _thrown(s: State, after: State, out: Rows) -> int:
    """AT-06, AT-07: the tower is whole again, then the dice fall."""
    n = _rebuilt(s, after, out) if s.holder != NOBODY else 0
    n = put(out, n, kinds.THREW, thrower(s), int(s.rounds) + 1, int(after.throws), 0)
    counting = reckoning.counting(after)
    n = _showed(after, counting, out, n)
    if counting < DICE:
        n = put(out, n, kinds.MISSED, DICE - counting)
    return put(out, n, kinds.LAY, counting, DICE - counting, int(reckoning.has_six(after)))


@kernel
def _showed(after: State, left: int, out: Rows, n: int) -> int:
    """AT-07: colour by colour, the most frequent first; `left` dice are to be told."""
    last = kinds.ALL_SIX if reckoning.has_six(after) else kinds.NO_OTHER
    for count in range(DICE, 0, -1):
        for kind in range(COLOURS):
            if after.dice[kind] == count:
                left -= count
                then, is_enough = kinds.ANOTHER if left > 0 else last, int(count >= ALIKE)
                n = put(out, n, kinds.SHOWED, RED + kind, kind, count, is_enough, then)
    return n


@kernel
def _rebuilt(s: State, after: State, out: Rows) -> int:
    n, objects = 0, 0
    for kind in range(OBJECTS):
        tower = int(s.tower[kind])
        for seat in range(int(s.seats)):
            count = int(s.held[seat, kind])
            if count > 0:
                tower += count
                n = put(out, n, kinds.RETURNED, seat, kind, count, 0, tower)
        objects += int(after.tower[kind])
    return put(out, n, kinds.REBUILT, objects, NOBODY, UNCHECKED, 0)


# --- hands and the clock


@kernel
def _grabbed(s: State, seat: int, kind: int, after: State, out: Rows) -> int:
    copy, tower = int(s.built[kind]) - int(s.tower[kind]), int(after.tower[kind])
    held, left = int(after.held[seat, kind]), reckoning.standing(after)
    more = rules.hands_left(after, seat)
    n = put(out, 0, kinds.GRABBED, seat, kind, copy, tower, held, more, left)
    return put(out, n, kinds.TOPPLED, seat, left, _hands(after)) if kind == COLUMN else n


@kernel
def _hands(s: State) -> int:
    """AT-09: who may still take something, as bits; nobody, if nothing is left."""
    return rules.actors(s) if reckoning.standing(s) > 0 else 0


@kernel
def _ran_out(s: State, after: State, out: Rows) -> int:
    """AT-10: thrown again; AT-11: the round is over; AT-13: the smallest gold card."""
    holder, seconds = int(s.holder), int(s.patience)
    if s.phase == GIVING:
        n = put(out, 0, kinds.RAN_OUT, kinds.NO_CHOICE, holder, seconds)
        return _gave_back(after, holder, reckoning.smallest(s, holder), 0, out, n)
    if holder == NOBODY:
        again = int(after.phase == THROWING)
        return put(out, 0, kinds.RAN_OUT, kinds.NOBODY_GRABS, thrower(s), seconds, again)
    n = put(out, 0, kinds.RAN_OUT, kinds.NOTHING_MORE, holder, seconds)
    return _round_over(s, after, kinds.TIME_UP, out, n)


@kernel
def _gave_back(after: State, seat: int, place: int, is_chosen: int, out: Rows, n: int) -> int:
    gold, back = int(after.gold[seat, place]), int(after.back[place])
    total = reckoning.sacks(after, seat)
    return put(out, n, kinds.GAVE_BACK, seat, place, VALUES[place], gold, back, total, is_chosen)


# --- the sheet of a round


@kernel
def _round_over(s: State, after: State, reason: int, out: Rows, n: int) -> int:
    """AT-11 to AT-15: the check, the gold line by line, a card owed, the next thrower."""
    holder = int(after.holder)
    n = put(out, n, kinds.ROUND_ENDED, int(after.rounds), reason, reckoning.standing(after), 0)
    n = _checked(after, holder, out, n)
    for kind in range(OBJECTS):
        if after.tower[kind] > 0:
            n = put(out, n, kinds.UNPAID, NOBODY, kind, int(after.tower[kind]), kinds.NOT_TAKEN)
    for turn in range(int(s.seats)):
        n = _lines(s, after, turn, out, n)
    for turn in range(int(s.seats)):
        n = _earned(s, after, _seat_at(after, turn), out, n)
    if after.verdict == WRONG:
        n = _owes(after, holder, out, n)
    return _cup(s, after, out, n) if s.seats > 2 else n


@kernel
def _checked(after: State, holder: int, out: Rows, n: int) -> int:
    verdict, colours = int(after.verdict), reckoning.fulfilled(after)
    sacks = VALUES[reckoning.price(COLUMN, verdict)] if verdict != WRONG else 0
    is_six = int(reckoning.has_six(after))
    n = put(out, n, kinds.CHECKED, holder, verdict, sacks, is_six, colours)
    if after.met > 0:
        colour, kind = int(after.met), int(after.met) - RED
        place, aside = reckoning.cardless(after), int(after.aside[kind])
        return put(out, n, kinds.FULFILLED, place, colour, kind, aside, 0, 0, int(after.dice[kind]))
    if after.seats > 2:
        return put(out, n, kinds.KEPT, holder, colours, int(after.barred[holder]))
    return n


@kernel
def _seat_at(after: State, turn: int) -> int:
    """Who took the column comes first in the sheet, then the others around the table."""
    return (int(after.holder) + turn) % int(after.seats)


@kernel
def _lines(s: State, after: State, turn: int, out: Rows, n: int) -> int:
    """What the objects of a seat are paid, each kind a line."""
    seat = _seat_at(after, turn)
    for kind in range(OBJECTS):
        count = int(after.held[seat, kind])
        if count > 0 and reckoning.is_paid(after, seat):
            n = _paid(s, after, turn, kind, out, n)
        elif count > 0:
            n = put(out, n, kinds.UNPAID, seat, kind, count, kinds.TAKEN_WRONGLY)
    return n


@kernel
def _paid(s: State, after: State, turn: int, kind: int, out: Rows, n: int) -> int:
    """One line, with what lies there after it."""
    seat, place = _seat_at(after, turn), reckoning.price(kind, int(after.verdict))
    won = _won(after, seat, kind, place)
    stock = int(s.stock[place]) - won
    for earlier in range(turn):
        stock -= _won(after, _seat_at(after, earlier), OBJECTS - 1, place)
    count, gold = int(after.held[seat, kind]), int(s.gold[seat, place]) + won
    return put(out, n, kinds.PAID, seat, kind, count, place, VALUES[place], gold, stock)


@kernel
def _won(after: State, seat: int, last: int, place: int) -> int:
    """Gold cards of a value that the seat is paid for its objects up to this kind."""
    count = 0
    if reckoning.is_paid(after, seat):
        for kind in range(last + 1):
            if reckoning.price(kind, int(after.verdict)) == place:
                count += int(after.held[seat, kind])
    return count


@kernel
def _earned(s: State, after: State, seat: int, out: Rows, n: int) -> int:
    total = reckoning.sacks(after, seat)
    sacks, cards = total - reckoning.sacks(s, seat), reckoning.cards(after, seat)
    first, second = _in_hand(after, seat, 0), _in_hand(after, seat, 1)
    return put(out, n, kinds.EARNED, seat, sacks, total, cards, first, second)


@kernel
def _in_hand(s: State, seat: int, number: int) -> int:
    """The object of that number, from 0, among those that the seat has taken; -1: none."""
    for kind in range(OBJECTS):
        number -= int(s.held[seat, kind])
        if number < 0:
            return kind
    return -1


@kernel
def _owes(s: State, seat: int, out: Rows, n: int) -> int:
    """AT-13: a gold card, if there is one."""
    cards, seconds = reckoning.cards(s, seat), int(s.patience)
    if cards == 0:
        return put(out, n, kinds.OWES, seat, 0, 0, 0, seconds)
    smallest = VALUES[reckoning.smallest(s, seat)]
    return put(out, n, kinds.OWES, seat, 1, cards, smallest, seconds)


@kernel
def _cup(s: State, after: State, out: Rows, n: int) -> int:
    reason = kinds.WRONG_COLUMN if after.verdict == WRONG else kinds.RIGHT_COLUMN
    if after.rounds == ROUNDS:
        reason = kinds.LAST_ROUND
    return put(out, n, kinds.CUP_WENT, int(s.thrower), int(after.thrower), reason)


# --- the end


@kernel
def _ended(after: State, out: Rows, n: int) -> int:
    """AT-16, AT-17: everybody's gold value by value, the sums, and who has won why."""
    for seat in range(int(after.seats)):
        n = purse(after, seat, out, n)
    return n + ending(after, out[n:])
