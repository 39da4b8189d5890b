"""What one knows of Mille et un trésors: how near the chief is, and how far the way out.

All lies open but the order of the pile, so every kernel may look at the whole table. The constants
of `choose` are guesses of which 138 changes were tried in 24,000 games each; only a higher DARE
held. The weights of `worth` are logistic regressions on how games ended: 15,000 tables from 800
games of searches of 100 simulations, two to four seats; for `luck` 24,000 tables of this `choose`.
"""

from math import comb, sqrt

import numpy as np
import numpy.typing as npt

from sesame.agents.searcher import Plan
from sesame.core import dice
from sesame.core.contract import Ids, Utilities
from sesame.core.curves import exp, log
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.mille_et_un_tresors import rules
from sesame.games.mille_et_un_tresors.actions import FLIGHTS, LEAVE, WALKS
from sesame.games.mille_et_un_tresors.cards import LOOKS, face_of
from sesame.games.mille_et_un_tresors.cards import worth as treasures
from sesame.games.mille_et_un_tresors.state import (
    DRAWING,
    FACES,
    HEADS,
    LAYING,
    MOVING,
    OUT,
    OVER,
    ROCKS,
    SPOTS,
    THROWING,
    State,
)
from sesame.games.mille_et_un_tresors.walks import beyond, ends, open_east, open_south

Floats = npt.NDArray[np.float64]

TREASURES = np.array([treasures(face_of(look)) for look in range(LOOKS)])
_CHOICES = np.array([[float(comb(n, k)) for k in range(ROCKS + 1)] for n in range(ROCKS + 1)])
FAR = 3  # turns to the door, where two do not suffice
_FAR_CHIEF = 4  # turns of everybody before he arrives: nobody thinks of leaving

_NEXT = 0.3  # what the card after the next one counts, against the next one
_LIFE = 10.0  # treasures that a sure arrival of the chief before one is out would cost
_VARIETY = 0.3  # treasures by which imagined players err
DARE = 0.2  # the risk of staying that a player takes
_DARE_BEHIND = 0.02  # more of it for each treasure behind
_SAFE_LEAD = 3  # a lead that is enough to leave with, if the chief is as good as there
_CATCH_UP = 2.0  # and more of it for each turn the others may still have

# Few simulations already play well: 8,000 were not seen to beat 1,000 (47 wins to 50).
LEVELS = {
    "apprenti": Plan(simulations=12, warmth=1.0),
    "marchand": Plan(simulations=40, warmth=0.6),
    "vizir": Plan(simulations=150, warmth=0.2),
    "calife": Plan(seconds=2.0),
}


# --- the chief


@kernel
def _cards_left(s: State) -> int:
    n = 0
    for face in range(FACES):
        n += int(s.pile[face])
    return n


@kernel
def _heads_left(s: State) -> int:
    n = 0
    for face in range(HEADS, FACES):
        n += int(s.pile[face])
    return n


@kernel
def risk(s: State, draws: int) -> float:
    """How likely it is that the chief arrives within so many draws: hypergeometric."""
    need = int(s.path) - int(s.chief)
    if draws < need:
        return 0.0
    cards, heads = _cards_left(s), _heads_left(s)
    draws = min(draws, cards)
    found = 0.0
    for shown in range(need, min(draws, heads) + 1):
        if draws - shown <= cards - heads:
            found += _CHOICES[heads, shown] * _CHOICES[cards - heads, draws - shown]
    return float(found / _CHOICES[cards, draws])


@kernel
def draws_left(s: State) -> float:
    """How many cards will be drawn until the chief arrives, on average."""
    need = int(s.path) - int(s.chief)
    return need * (_cards_left(s) + 1) / (_heads_left(s) + 1)


# --- the cave


@kernel
def showing(s: State, number: int) -> int:
    """The spots whose card shows so many treasures, as bits."""
    spots = 0
    for spot in range(SPOTS):
        look = int(s.look[spot])
        if look >= 0 and TREASURES[look] == number:
            spots |= 1 << spot
    return spots


@kernel
def ready_spots(s: State, twos: int, threes: int) -> int:
    """The spots from which one may leave with the next move (MT-09), exact counts apart."""
    east, south = open_east(s), open_south(s)
    one = beyond(1 << int(s.entrance), east, south)
    two = one | beyond(one, east, south)
    three = two | beyond(two, east, south)
    return one & ~(twos | threes) | two & twos | three & threes


@kernel
def turns_out(s: State, goals: int, ready: int) -> int:
    """In how many turns a pawn that may go to these spots is out: 1, 2 or FAR."""
    if goals >> int(s.entrance) & 1:
        return 1
    return 2 if goals & ready else FAR


@kernel
def _chance(rng: Rng) -> float:
    return dice.below(rng, 1 << 20) / (1 << 20)


# --- without thinking


@kernel
def choose(s: State, seat: int, rng: Rng, ids: Ids, n: int) -> int:
    """Many treasures under the foot; near the door when the chief is near; out before him."""
    if s.phase == LAYING:
        return dice.below(rng, n)
    twos, threes = showing(s, 2), showing(s, 3)
    inside = seats_inside(s)
    near, mid, far = 0.0, 0.0, 0.0
    ready = 0
    if s.luck == 0 and s.phase == MOVING and int(s.path) - int(s.chief) <= FAR * inside:
        near, mid, far = risk(s, inside), risk(s, 2 * inside), risk(s, 3 * inside)
        ready = ready_spots(s, twos, threes)
    start = 1 << int(s.pawn[seat]) if s.phase == MOVING else 0
    taken = int(s.occupied) & ~start
    best, highest, danger = 0, -100.0, 1.0
    for i in range(n):
        if ids[i] != LEAVE:
            spot = goal_of(int(ids[i]))
            shows = int(TREASURES[s.look[spot]])
            hope, harm = shows + _VARIETY * _chance(rng), 0.0
            if s.luck == 0:
                after = ends(s, spot, shows) & ~taken
                turns = turns_out(s, after, ready)
                harm = near if turns == 1 else mid if turns == 2 else far
                hope += _NEXT * _best_of(after, twos | start, threes) - _LIFE * harm
            if hope > highest:
                best, highest, danger = i, hope, harm
    if n > 1 and s.phase == MOVING and s.luck == 0:
        for i in range(n):
            if ids[i] == LEAVE and _should_leave(s, seat, inside, danger):
                return i
    return best


@kernel
def goal_of(action: int) -> int:
    """The spot that a placing, a walk or a flight leads to."""
    if action < WALKS:
        return action
    return action - WALKS if action < LEAVE else action - FLIGHTS


@kernel
def _best_of(goals: int, twos: int, threes: int) -> float:
    """The most treasures on these spots; no way to go is a genie's flight to the best (MT-10)."""
    if goals & threes or goals == 0:
        return 3.0
    return 2.0 if goals & twos else 1.0


@kernel
def seats_inside(s: State) -> int:
    n = 0
    for seat in range(int(s.seats)):
        n += s.pawn[seat] != OUT
    return n


@kernel
def _should_leave(s: State, seat: int, inside: int, danger: float) -> bool:
    """Whether to go now: never to lose for sure, always to win for sure, and else as one dares."""
    mine, theirs, kept = total(s, seat), 0, 0
    for other in range(int(s.seats)):
        if other != seat:
            has = total(s, other)
            theirs = max(theirs, has)
            if s.pawn[other] == OUT:
                kept = max(kept, has)
    if mine < kept:
        return False
    if inside == 1:
        return bool(mine > kept or danger > 0.5)
    if danger > DARE + _DARE_BEHIND * max(0, theirs - mine):
        return True
    return bool(mine - theirs > _SAFE_LEAD + _CATCH_UP * draws_left(s) / (inside - 1))


@kernel
def total(s: State, seat: int) -> int:
    """Treasures taken, and those under the pawn, which are taken with the next move."""
    spot = int(s.pawn[seat])
    if spot < 0 or s.look[spot] < 0:
        return rules.points(s, seat)
    return rules.points(s, seat) + int(TREASURES[s.look[spot]])


# --- when to stop imagining


@kernel
def settled(s: State, since: State) -> bool:
    """After a round the table is judged, unless the way out is already the question.

    What a card more is worth drowns in the luck of a whole game.
    """
    if s.phase != MOVING and s.phase != THROWING:
        return False
    inside = seats_inside(s)
    if _cards_left(since) - _cards_left(s) < inside:
        return False
    return bool(s.luck or draws_left(s) > _FAR_CHIEF * inside)


# --- what a table promises
#
# Each seat has a claim to the win, a weighted sum, and so has nobody; their chances are as the
# exponentials of the claims.

_DOUBT = 0.02  # no risk is quite 0 or 1
# A lead; being out in time; being out; and that for long; moving late; missing treasures;
# turns to the door; the best card within reach. Then of nobody: always; the end; all in danger.
_BASIC = np.array([0.14, 0.59, 0.65, -2.31, -0.25, -0.68, -0.16, 0.39])
_NOBODY = np.array([1.13, -2.51, 0.56])
_LUCK = np.array([1.21, 0.0, 0.0, 0.0, -4.37, 0.0, 0.0, 1.34])


@kernel
def worth(s: State, out: Utilities) -> None:
    """Twice each seat's chance to win, less one; before all pawns stand, they are alike."""
    seats = int(s.seats)
    if s.phase == OVER:
        rules.returns(s, out)
        return
    if s.phase < THROWING:
        for seat in range(seats):
            out[seat] = 2 / seats - 1
        return
    kept, weights = most_kept(s), _LUCK if s.luck else _BASIC
    whole = exp(nobody(s, _NOBODY)) if kept == 0 and s.luck == 0 else 0.0
    for seat in range(seats):
        out[seat] = exp(claim(s, seat, weights)) if has_claim(s, seat, kept) else 0.0
        whole += out[seat]
    for seat in range(seats):
        out[seat] = 2 * out[seat] / whole - 1


@kernel
def most_kept(s: State) -> int:
    """Most treasures that anybody is out with; 0: nobody is out."""
    most = 0
    for seat in range(int(s.seats)):
        if s.pawn[seat] == OUT:
            most = max(most, rules.points(s, seat))
    return most


@kernel
def has_claim(s: State, seat: int, kept: int) -> bool:
    """Whether it may still win: not once it is out with less than another."""
    return bool(s.pawn[seat] != OUT or rules.points(s, seat) == kept)


@kernel
def claim(s: State, seat: int, weights: Floats) -> float:
    left = draws_left(s)
    luck = 1 + 0.5 * sqrt(left)  # treasures by which the rest of the game may shift a lead
    mine, found = total(s, seat), weights[0] * _lead(s, seat) / luck
    if s.pawn[seat] == OUT:
        return float(found + weights[2] + weights[3] * left / 10)
    inside, wait = seats_inside(s), _draws_before(s, seat)
    found += weights[4] * wait / (inside * luck)
    twos, threes, spot = showing(s, 2), showing(s, 3), int(s.pawn[seat])
    if s.luck:
        for steps in range(1, 4):
            reach = ends(s, spot, steps) & ~int(s.occupied)
            found += weights[7] * _best_of(reach, twos, threes) / (3 * luck)
        return float(found)
    reach = ends(s, spot, int(TREASURES[s.look[spot]])) & ~int(s.occupied)
    turns = turns_out(s, reach, ready_spots(s, twos, threes))
    found += weights[1] * log(1 + _DOUBT - risk(s, wait + (turns - 1) * inside))
    found += weights[5] * max(0, most_kept(s) + 1 - mine) / (1 + left / inside)
    found += weights[6] * turns / luck
    return float(found + weights[7] * _best_of(reach, twos, threes) / luck)


@kernel
def _lead(s: State, seat: int) -> int:
    """Treasures more than any other seat has; negative: behind."""
    theirs = 0
    for other in range(int(s.seats)):
        if other != seat:
            theirs = max(theirs, total(s, other))
    return total(s, seat) - theirs


@kernel
def nobody(s: State, weights: Floats) -> float:
    """The claim of nobody, if nobody is out yet."""
    least, inside = 1.0, seats_inside(s)
    ready = ready_spots(s, showing(s, 2), showing(s, 3))
    for seat in range(int(s.seats)):
        turns = 1 if ready >> int(s.pawn[seat]) & 1 else 2
        least = min(least, risk(s, _draws_before(s, seat) + (turns - 1) * inside))
    return float(weights[0] + weights[1] / (1 + draws_left(s)) + weights[2] * log(_DOUBT + least))


@kernel
def _draws_before(s: State, seat: int) -> int:
    """How many cards are drawn before a seat that is inside moves."""
    draws = 1 if s.phase == DRAWING else 0
    at = int(s.seat)
    if s.phase == DRAWING or s.phase == LAYING:
        at = (at + 1) % int(s.seats)
    while at != seat:
        draws += s.pawn[at] != OUT
        at = (at + 1) % int(s.seats)
    return draws
