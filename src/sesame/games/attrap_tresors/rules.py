"""Attrap'trésors' rules, compiled. Numbers (AT-..) are those of docs/games/attrap_tresors.md.

They know the order of grabs and nothing of time (AT-30): `referee.py` makes that order.
"""

from sesame.core import bits, dice
from sesame.core.contract import CLOCK, Ids, Utilities, Weights
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.attrap_tresors import throws
from sesame.games.attrap_tresors.actions import DEALS, DEALT, GIVES, GRABS, STARTS, TIME
from sesame.games.attrap_tresors.reckoning import (
    cardless,
    cards,
    fulfilled,
    is_paid,
    lay_aside,
    met_place,
    pay,
    sacks,
    smallest,
    standing,
    taken,
    unseen,
    verdict_of,
)
from sesame.games.attrap_tresors.state import (
    COLOURS,
    COLUMN,
    DEALING,
    GIVING,
    GRABBING,
    HANDFUL,
    KINDS,
    NOBODY,
    OVER,
    RED,
    ROUNDS,
    STARTING,
    THROWING,
    THROWS,
    UNCHECKED,
    VALUES,
    WRONG,
    Settings,
    State,
)


@kernel
def setup(s: State, options: Settings) -> None:
    """AT-03, AT-04, AT-05: the tower is built, the gold sorted; the cards are still to be dealt."""
    for i in range(options.weight.shape[0]):
        s.weight[i] = options.weight[i]
    for kind in range(KINDS):
        s.built[kind] = options.built[kind]
        s.tower[kind] = options.built[kind]
    for value in range(len(VALUES)):
        s.stock[value] = options.stock[value]
    s.copies = options.copies
    s.seats = options.seats
    s.misses = options.misses
    s.patience = int(options.patience) + 2
    s.holder = NOBODY
    s.phase = DEALING


@kernel
def over(s: State) -> bool:
    return bool(s.phase == OVER)


# --- who may do what


@kernel
def actors(s: State) -> int:
    """AT-08, AT-09: everybody with a hand free; AT-13: who took the column wrongly."""
    if s.phase == GIVING:
        return 1 << int(s.holder)
    if s.phase != GRABBING:
        return 0
    everybody = (1 << int(s.seats)) - 1
    if s.holder == NOBODY:
        return everybody
    found = 0
    for seat in range(int(s.seats)):
        found |= (hands_left(s, seat) > 0) << seat
    return found


@kernel
def hands_left(s: State, seat: int) -> int:
    """AT-09: two objects at most, none beside the column; AT-21: of two seats, one beside it."""
    if s.seats > 2 and seat == s.holder:
        return 0
    return HANDFUL - taken(s, seat)


@kernel
def ticks(s: State) -> bool:
    """Whether time can run out now (AT-10, AT-11, AT-13)."""
    return bool(s.phase == GRABBING or s.phase == GIVING)


@kernel
def legal(s: State, seat: int, out: Ids) -> int:
    """AT-08: the column, right or wrong; AT-09: then the rest; AT-13: a gold card to give."""
    if seat == CLOCK:
        out[0] = TIME
        return 1 if ticks(s) else 0
    n = 0
    if s.phase == GIVING:
        for value in range(len(VALUES)):
            if s.gold[seat, value] > 0:
                out[n] = GIVES + value
                n += 1
    elif s.holder == NOBODY:
        out[0] = GRABS + COLUMN
        n = 1
    else:
        for kind in range(KINDS):
            if s.tower[kind] > 0:
                out[n] = GRABS + kind
                n += 1
    return n


@kernel
def outcomes(s: State, ids: Ids, weights: Weights) -> int:
    """AT-05, AT-07, AT-15: the dice, the first thrower, or a card from the face-down pile."""
    if s.phase == THROWING:
        return throws.weigh(s, ids, weights)
    if s.phase == STARTING:
        for seat in range(int(s.seats)):
            ids[seat] = STARTS + seat
            weights[seat] = 1
        return int(s.seats)
    n = 0
    for colour in range(RED, RED + COLOURS):
        left = unseen(s, colour)
        if left > 0:
            ids[n] = DEALS + colour - RED
            weights[n] = left
            n += 1
    return n


@kernel
def drawn(s: State, rng: Rng, ids: Ids, weights: Weights) -> int:
    """An outcome as likely as `outcomes` weighs it; dice are thrown, not looked up."""
    if s.phase == THROWING:
        return throws.fall(s, rng)
    n = outcomes(s, ids, weights)
    return int(ids[dice.pick(rng, weights, n)])


# --- what happens


@kernel
def apply(s: State, seat: int, action: int) -> None:
    if action < DEALS:
        _throw(s, action)
    elif action < DEALT:
        _deal(s, action - DEALS + RED)
    elif STARTS <= action < GRABS:
        s.thrower = action - STARTS
        s.phase = THROWING
    elif GRABS <= action < GIVES:
        _grab(s, seat, action - GRABS)
    elif GIVES <= action < TIME:
        _give(s, action - GIVES)
    elif action == TIME:
        _run_out(s)


@kernel
def _deal(s: State, colour: int) -> None:
    """AT-05, AT-20: cards for all, then a thrower is drawn; AT-15: one card, and on."""
    s.card[cardless(s)] = colour
    if cardless(s) < 0:
        s.phase = STARTING if s.rounds == 0 and s.seats > 2 else THROWING


@kernel
def _throw(s: State, fall: int) -> None:
    """AT-06: the dice lie there for all to see, and the tower stands whole."""
    for colour in range(COLOURS):
        s.dice[colour] = throws.SHOWN[fall, colour]
    for kind in range(KINDS):
        s.tower[kind] = s.built[kind]
        for seat in range(int(s.seats)):
            s.held[seat, kind] = 0
    s.holder = NOBODY
    s.verdict = UNCHECKED
    s.met = 0
    s.throws = int(s.throws) + 1
    s.phase = GRABBING


@kernel
def _grab(s: State, seat: int, kind: int) -> None:
    """AT-09, AT-11: the object is theirs; with the last one the round is over."""
    take(s, seat, kind)
    if standing(s) == 0:
        _end_round(s)


@kernel
def take(s: State, seat: int, kind: int) -> None:
    """AT-09: from the tower into a hand."""
    s.tower[kind] = int(s.tower[kind]) - 1
    s.held[seat, kind] = int(s.held[seat, kind]) + 1
    if kind == COLUMN:
        s.holder = seat


@kernel
def _run_out(s: State) -> None:
    """AT-10: thrown again; AT-11: the round ends as it is; AT-13: the smallest gold card."""
    if s.phase == GIVING:
        _give(s, smallest(s, int(s.holder)))
    elif s.holder != NOBODY:
        _end_round(s)
    elif s.throws == THROWS:
        judge(s)
    else:
        s.phase = THROWING


@kernel
def _end_round(s: State) -> None:
    """AT-12, AT-13, AT-15, AT-16: the column is checked, all are paid, the next thrower known."""
    holder = int(s.holder)
    place = met_place(s, holder)
    s.verdict = verdict_of(s, holder)
    for seat in range(int(s.seats)):
        if is_paid(s, seat):
            pay(s, seat)
    if place >= 0:
        lay_aside(s, place)
    elif s.seats > 2:
        s.barred[holder] = int(s.barred[holder]) | fulfilled(s)
    if s.verdict != WRONG and s.seats > 2:
        s.thrower = holder
    s.rounds = int(s.rounds) + 1
    s.throws = 0
    if s.verdict == WRONG and cards(s, holder) > 0:
        s.phase = GIVING
    else:
        _go_on(s)


@kernel
def _give(s: State, value: int) -> None:
    """AT-13: a gold card goes out of the game."""
    holder = int(s.holder)
    s.gold[holder, value] = int(s.gold[holder, value]) - 1
    s.back[value] = int(s.back[value]) + 1
    _go_on(s)


@kernel
def _go_on(s: State) -> None:
    """AT-15, AT-16: a new card if one was shown, then the next throw; over after ten rounds."""
    if s.rounds == ROUNDS:
        judge(s)
    elif cardless(s) >= 0:
        s.phase = DEALING
    else:
        s.phase = THROWING


# --- the end


@kernel
def judge(s: State) -> None:
    """AT-17: the most sacks, then the most cards; or shared."""
    best = 0
    for seat in range(int(s.seats)):
        best = max(best, _merit(s, seat))
    won = 0
    for seat in range(int(s.seats)):
        won |= (_merit(s, seat) == best) << seat
    s.winners = won
    s.phase = OVER


@kernel
def _merit(s: State, seat: int) -> int:
    """What decides, in one number."""
    return sacks(s, seat) * 128 + cards(s, seat)


@kernel
def winners(s: State) -> int:
    return int(s.winners)


@kernel
def scores(s: State, out: Weights) -> None:
    for seat in range(int(s.seats)):
        out[seat] = sacks(s, seat)


@kernel
def returns(s: State, out: Utilities) -> None:
    """1 to a winner, shared if there are several; the others pay for it equally: sum 0."""
    won, seats = bits.size(int(s.winners)), int(s.seats)
    for seat in range(seats):
        if won == 0:
            out[seat] = 0.0
        elif bits.has(int(s.winners), seat):
            out[seat] = (seats - won) / (won * (seats - 1))
        else:
            out[seat] = -1.0 / (seats - 1)


@kernel
def measures(s: State, out: Weights) -> None:
    """Sacks handed out, gold cards given back, and the sacks of whoever won alone."""
    out[0], out[1], out[2] = 0, 0, -1
    for value in range(len(VALUES)):
        out[0] += int(s.back[value]) * VALUES[value]
        out[1] += int(s.back[value])
    for seat in range(int(s.seats)):
        out[0] += sacks(s, seat)
        if s.winners == 1 << seat:
            out[2] = sacks(s, seat)
