"""What a table of Attrap'trésors shows beyond its record: a die, cards, round, cup, gold, keys.

Nothing here goes by what the dice show or by an instruction card: whether somebody is entitled to
the column, everybody has to see for themselves (AT-08).
"""

from sesame.core import bits
from sesame.core.contract import Rows
from sesame.core.facts import put
from sesame.core.kernel import kernel
from sesame.games.attrap_tresors import keys, kinds, reckoning
from sesame.games.attrap_tresors.asking import thrower
from sesame.games.attrap_tresors.state import (
    DICE,
    NOBODY,
    ROUNDS,
    SEATS,
    UNCHECKED,
    VALUES,
    State,
)
from sesame.games.attrap_tresors.throw import FACES

MOST_STANDING = 5 + SEATS * (len(VALUES) + 2)


@kernel
def standing(s: State, out: Rows) -> int:
    n = put(out, 0, kinds.DIE_SIDES, FACES[0], FACES[1], FACES[2], FACES[3], FACES[4], FACES[5])
    n = put(out, n, kinds.CARD_PLACES, reckoning.places(s), int(s.seats == 2))
    n = put(out, n, kinds.IN_ROUND, int(s.rounds) + int(s.verdict == UNCHECKED), ROUNDS)
    if thrower(s) != NOBODY:
        n = put(out, n, kinds.HAS_CUP, thrower(s))
    if s.throws > 0 or s.holder != NOBODY:  # AT-07: the dice lie there until the next throw
        n = put(out, n, kinds.MISSED, DICE - reckoning.counting(s))
    for seat in range(int(s.seats)):
        n = purse(s, seat, out, n)
    for seat in range(int(s.seats)):
        n = put(out, n, kinds.KEY_MEANS, seat, keys.LETTERS[seat], keys.meant(s, seat))
    return n


@kernel
def purse(s: State, seat: int, out: Rows, n: int) -> int:
    """AT-17: the seat's gold value by value, and the sum."""
    for place in range(len(VALUES)):
        count, value = int(s.gold[seat, place]), VALUES[place]
        if count > 0:
            n = put(out, n, kinds.COUNTED, seat, value, count, count * value)
    has_won = int(bits.has(int(s.winners), seat))
    sacks, cards = reckoning.sacks(s, seat), reckoning.cards(s, seat)
    return put(out, n, kinds.TOTALLED, seat, sacks, cards, has_won)
