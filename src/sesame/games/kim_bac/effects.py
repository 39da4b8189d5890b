"""What a step of Kim-Bac did: pawns walk, cards and the chest change hands, a race is run."""

from collections.abc import Sequence

from sesame.core import bits
from sesame.core.contract import UNKNOWN, Rows
from sesame.core.facts import put
from sesame.core.kernel import kernel
from sesame.games.kim_bac import kinds, rules
from sesame.games.kim_bac.actions import (
    CHESTS,
    DRAWS,
    PLACES,
    RENOUNCE,
    RUN,
    SOME_CARD,
    THE_DICE,
    THROWS,
)
from sesame.games.kim_bac.asking import choice, ending, prompt, refusal
from sesame.games.kim_bac.closing import round_ended
from sesame.games.kim_bac.forecasts import forecast
from sesame.games.kim_bac.kinds import KINDS
from sesame.games.kim_bac.scenes import (
    collected,
    moved,
    number_at,
    ordinary_die,
    place_after,
    placed,
    race_began,
    renounced,
    ring,
    ring_changed,
)
from sesame.games.kim_bac.sharing import is_worth_running, value
from sesame.games.kim_bac.standing import MOST_STANDING, standing
from sesame.games.kim_bac.state import DRAWING, MOVES, NOT_YET, RACING, THROWING, State
from sesame.games.kim_bac.streets import hunters, occupied_after

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

# All that can change, but for two: `occupied` only repeats where the pawns are, and what is in the
# `stock` nobody ever knows.
DRAWN: Sequence[str] = (
    "phase", "current", "turns", "turn", "due", "pawn", "moves", "throwing", "die", "throw_offs",
    "hand", "held", "stocked", "open", "paired", "renounced", "taker", "kim_bac", "secret",
    "treasure", "ruled_out", "ended", "hero", "began", "hoard", "premium", "taels",
)  # fmt: skip
# Of four players one who has to run is captured at once, and another round is laid: 10 rows of
# chest and race, 17 of the sharing, 8 of the new round, and what is due.
MOST = 36


@kernel
def effects(s: State, seat: int, action: int, after: State, out: Rows) -> int:
    n = _done(s, seat, action, after, out)
    if after.ended[int(s.current)] != NOT_YET:
        n = round_ended(s, after, out, n)
    elif after.turns == int(s.turns) + 1:
        n = _turn_began(s, after, out, n)
    turn, due, throwing = int(after.turn), int(after.due), int(after.throwing)
    return put(out, n, kinds.DUE, int(after.phase), turn, due, throwing)


@kernel
def _done(s: State, seat: int, action: int, after: State, out: Rows) -> int:
    """The step itself, whatever comes of it for turn and round."""
    if action < PLACES:
        return _moved(s, seat, action, after, out)
    if action < RUN:
        return placed(s, seat, action - PLACES, out, 0)
    if action == RUN:
        return race_began(s, 0, out, 0)
    if action == RENOUNCE:
        return renounced(s, out, 0)
    if action <= SOME_CARD:
        return _drew(s, action, after, out)
    if action <= THE_DICE:
        return _looked(s, action, out)
    return _threw(s, action - THROWS + 1, after, out)


# --- chance


@kernel
def _threw(s: State, points: int, after: State, out: Rows) -> int:
    """KB-08: the last throw tells who starts, or who throws again."""
    seat = bits.first(int(s.throwing))
    n = put(out, 0, kinds.THREW, seat, points)
    if bits.without_first(int(s.throwing)):
        return n
    tied = rules.leaders(s, seat, points)
    first = bits.first(tied)
    highest = points if first == seat else int(s.die[first])
    if after.phase == THROWING:
        return put(out, n, kinds.TIED, tied, highest, int(after.throw_offs), 0)
    reason = kinds.TIED_TOO_OFTEN if bits.without_first(tied) else kinds.HIGHEST
    return put(out, n, kinds.STARTS, first, highest, reason, 0, 0)


@kernel
def _drew(s: State, action: int, after: State, out: Rows) -> int:
    """KB-09, KB-30: the card itself, to whoever drew it."""
    seat, card = int(s.turn), action - DRAWS
    held, stocked = int(after.held[seat]), int(after.stocked)
    if action == SOME_CARD:
        return put(out, 0, kinds.DREW_UNSEEN, seat, held, stocked)
    copies = int(after.hand[seat, card])
    return put(out, 0, kinds.DREW, seat, card + 1, card, copies, held, stocked)


@kernel
def _looked(s: State, action: int, out: Rows) -> int:
    """KB-13, KB-14, KB-30: the taker sees the dice; the second one has to run."""
    if action == THE_DICE:
        n = put(out, 0, kinds.LOOKED_UNSEEN, int(s.taker), UNKNOWN)
    else:
        n = _saw(s, action - CHESTS + 1, out)
    return race_began(s, 1, out, n) if s.renounced else n


@kernel
def _saw(s: State, number: int, out: Rows) -> int:
    """KB-02, KB-20, KB-26: the dice, and what to make of them."""
    seat, die, worth = int(s.taker), ordinary_die(number), value(int(s.secret), number)
    cards = int(s.hand[seat, number - 1])
    advice = UNKNOWN if s.renounced else int(is_worth_running(worth, cards))
    return put(out, 0, kinds.LOOKED, seat, number, die, number - die, worth, cards, advice)


# --- pawns and turns


@kernel
def _moved(s: State, seat: int, action: int, after: State, out: Rows) -> int:
    """A move, and in the race what it does to the ring."""
    n = moved(s, seat, action, out, 0)
    place = place_after(s, seat, action)
    if s.phase != RACING:
        return n
    if seat == s.taker:
        return _ran_on(s, after, place, out, n)
    before, left = int(s.occupied), int(s.pawn[seat, int(s.due)])
    return ring_changed(s, before, occupied_after(before, left, place), out, n)


@kernel
def _ran_on(s: State, after: State, place: int, out: Rows, n: int) -> int:
    """KB-19, KB-31: a move of the Kim-Bac; unless it was his last, a new ring."""
    moves = int(s.moves) + 1
    n = put(out, n, kinds.COUNTED, moves, MOVES - moves)
    if after.ended[int(s.current)] != NOT_YET:
        return n
    if after.ruled_out != s.ruled_out:
        n = put(out, n, kinds.RULED_OUT, number_at(s, place), int(after.ruled_out))
    return ring(s, place, hunters(s), out, n)


@kernel
def _turn_began(s: State, after: State, out: Rows, n: int) -> int:
    """KB-09, KB-11, KB-31."""
    draws = int(after.phase == DRAWING)
    n = put(out, n, kinds.BEGAN, int(after.turn), int(after.turns), draws)
    if after.paired and not s.paired:
        n = put(out, n, kinds.PROVED, 1)
    if after.stocked > s.stocked:
        n = collected(s, after, out, n)
        n = put(out, n, kinds.SHUFFLED, kinds.NO_PAIR, int(after.stocked))
    return n
