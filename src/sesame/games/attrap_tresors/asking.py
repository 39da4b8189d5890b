"""What may be chosen in Attrap'trésors, who is asked for it, why not, and how it ended."""

from sesame.core import bits
from sesame.core.contract import CHANCE, CLOCK, Rows
from sesame.core.facts import put
from sesame.core.kernel import kernel
from sesame.games.attrap_tresors import kinds, reckoning
from sesame.games.attrap_tresors.actions import DEALS, DEALT, GIVES, GRABS, STARTS, TIME
from sesame.games.attrap_tresors.state import (
    COLUMN,
    DEALING,
    GIVING,
    GRABBING,
    NOBODY,
    OVER,
    RED,
    ROUNDS,
    STARTING,
    THROWING,
    THROWS,
    VALUES,
    State,
)


@kernel
def thrower(s: State) -> int:
    """AT-20: of two players nobody throws alone."""
    return int(s.thrower) if s.seats > 2 else NOBODY


# --- what may be chosen


@kernel
def choice(s: State, seat: int, action: int, out: Rows) -> int:
    if action < DEALS:
        return put(out, 0, kinds.THROW_DICE, thrower(s))
    if action <= DEALT:
        return _deal(s, action, out)
    if action < GRABS:
        return put(out, 0, kinds.THROW_FIRST, action - STARTS)
    if action < GIVES:
        return put(out, 0, kinds.GRAB, seat, action - GRABS)
    if action < TIME:
        return put(out, 0, kinds.GIVE, seat, VALUES[action - GIVES])
    return _patience_ends(s, out)


@kernel
def _deal(s: State, action: int, out: Rows) -> int:
    """AT-05, AT-15, AT-20: told with its colour to whoever may see it."""
    place = reckoning.cardless(s)
    if action == DEALT:
        return put(out, 0, kinds.LOOK_AT_CARD, place)
    kind = kinds.DEAL_OPEN if s.seats == 2 else kinds.DEAL_SECRET
    return put(out, 0, kind, place, RED + action - DEALS)


@kernel
def _patience_ends(s: State, out: Rows) -> int:
    if s.phase == GIVING:
        holder = int(s.holder)
        value = VALUES[reckoning.smallest(s, holder)]
        return put(out, 0, kinds.PATIENCE_ENDS, kinds.NO_CHOICE, 0, holder, value)
    if s.holder != NOBODY:
        return put(out, 0, kinds.PATIENCE_ENDS, kinds.NOTHING_MORE, 0, NOBODY, 0)
    again = int(s.throws < THROWS)  # AT-10
    return put(out, 0, kinds.PATIENCE_ENDS, kinds.NOBODY_GRABS, again, NOBODY, 0)


# --- what is asked for


@kernel
def prompt(s: State, out: Rows) -> int:
    if s.phase == OVER:
        return ending(s, out)
    if s.phase == DEALING:
        return put(out, 0, kinds.AWAIT_CARD, 0)
    if s.phase == STARTING:
        return put(out, 0, kinds.AWAIT_FIRST, 0)
    if s.phase == THROWING:
        return put(out, 0, kinds.AWAIT_THROW, thrower(s))
    if s.phase == GIVING:
        return put(out, 0, kinds.AWAIT_GOLD, int(s.holder))
    if s.holder == NOBODY:
        return put(out, 0, kinds.AWAIT_COLUMN, int(s.seats == 2))
    return put(out, 0, kinds.AWAIT_REST, int(s.holder), int(s.seats == 2))


# --- what is refused


@kernel
def refusal(s: State, seat: int, action: int, out: Rows) -> int:
    if action < GRABS and action != DEALT and seat != CHANCE:
        return put(out, 0, kinds.ONLY_CHANCE_DOES, 0)
    if action == DEALT:
        return put(out, 0, kinds.SAY_WHICH_CARD, 0)
    if action == TIME:
        return put(out, 0, kinds.NOTHING_PRESSES if seat == CLOCK else kinds.ONLY_TIME_RUNS_OUT, 0)
    if seat == CLOCK:
        return put(out, 0, kinds.TIME_ONLY_RUNS, 0)
    if seat == CHANCE:
        return put(out, 0, _due_of_chance(s), 0)
    return _kept_gold(s, action, out) if action >= GIVES else _kept_object(s, action - GRABS, out)


@kernel
def _due_of_chance(s: State) -> int:
    if s.phase == THROWING:
        return kinds.THROW_DUE
    return kinds.FIRST_DUE if s.phase == STARTING else kinds.CARD_DUE


@kernel
def _kept_gold(s: State, action: int, out: Rows) -> int:
    """AT-13: why a gold card is not given back."""
    if s.phase != GIVING:
        return put(out, 0, kinds.NOBODY_GIVES, 0)
    return put(out, 0, kinds.NO_SUCH_GOLD, VALUES[action - GIVES])


@kernel
def _kept_object(s: State, kind: int, out: Rows) -> int:
    """AT-08, AT-09, AT-13: why an object is not grabbed."""
    if s.phase == GIVING:
        return put(out, 0, kinds.GIVE_FIRST, 0)
    if kind == COLUMN and s.holder != NOBODY:
        return put(out, 0, kinds.TOO_LATE, int(s.holder))
    if s.phase == GRABBING and s.holder == NOBODY:
        return put(out, 0, kinds.TOO_EARLY, 0)
    return put(out, 0, kinds.NOT_THERE, kind)


# --- how it ended


@kernel
def ending(s: State, out: Rows) -> int:
    """AT-10, AT-16, AT-17: who has won, and why."""
    reason = kinds.TEN_ROUNDS if s.rounds == ROUNDS else kinds.NOBODY_GRABS_ANY_MORE
    best = _most_sacks(s)
    return put(out, 0, kinds.ENDED, reason, int(s.winners), _decided_by(s, best), best)


@kernel
def _most_sacks(s: State) -> int:
    best = 0
    for seat in range(int(s.seats)):
        best = max(best, reckoning.sacks(s, seat))
    return best


@kernel
def _decided_by(s: State, best: int) -> int:
    """AT-17: whether sacks, cards or nothing set the winner apart."""
    equal = 0
    for seat in range(int(s.seats)):
        equal += reckoning.sacks(s, seat) == best
    if bits.size(int(s.winners)) > 1:
        return kinds.SHARED
    return kinds.MOST_CARDS if equal > 1 else kinds.MOST_SACKS
