"""What is known of Bakschisch: gold is worth more than squares, until a throne is in reach.

Bids are found by weighing every pair, triple or four of them by `worth` (regret matching), not by
playing on: sensible play imagined to the end of the round told less than `worth` does at once.
The numbers of `choose` come from hill climbing over some 300 changes, each tried in thousands of
games against its forerunners. Those of `worth` are fitted: with two seats to exact values, with
more to who won.
"""

from math import sqrt

import numpy as np

from sesame.agents.knowledge import bakschisch_solved
from sesame.agents.searcher import Plan
from sesame.core import contract
from sesame.core.contract import Ids, Utilities
from sesame.core.curves import exp
from sesame.core.dice import Rng, draw
from sesame.core.kernel import kernel
from sesame.games.bakschisch.path import next_ahead, next_behind, place, reverse_place
from sesame.games.bakschisch.state import BIDDING, BRIBES, CALIPH, OVER, PURSE, SEATS, State

# Few simulations err like people do: their mixtures still have the large bids of a beginner.
LEVELS = {
    "apprenti": Plan(simulations=15),
    "marchand": Plan(simulations=60),
    "vizir": Plan(simulations=200),
    "calife": Plan(seconds=2.0),
}

_UNIT = 1.0 / 2**53


@kernel
def _fraction(rng: Rng) -> float:
    """At random from 0 up to 1."""
    return float(draw(rng) >> np.uint64(11)) * _UNIT


# --- what a sensible player does


@kernel
def choose(s: State, seat: int, rng: Rng, ids: Ids, n: int) -> int:  # noqa: ARG001
    """Small bids, the larger the more there is to gain; the thief, late rather than early."""
    bid = _stay(s, seat, rng) if s.up == BRIBES else _advance(s, seat, rng)
    return n - 1 if bid < 0 else min(bid, int(s.gold[seat]))


@kernel
def _advance(s: State, seat: int, rng: Rng) -> int:
    """A bid for one of the first four cards; -1 for the thief."""
    up, gold = int(s.up), int(s.gold[seat])
    ahead = gain(s, seat, int(s.card[up - 1]))
    if s.thief[seat]:
        haste = 0.1 if up == 1 else 0.75 if up == BRIBES - 1 else 0.15 + 0.05 * up
        if _fraction(rng) < haste + 0.008 * (richest(s, seat) - gold) - 0.03 * ahead:
            return -1
    if ahead == 0 or _fraction(rng) < 0.19 - 0.08 * ahead:
        return 0
    return int(_fraction(rng) * (0.8 + gold * (0.29 + 0.15 * ahead) / (9.2 - up)))


@kernel
def _stay(s: State, seat: int, rng: Rng) -> int:
    """A bid for the fifth card, which sends back; -1 for the thief."""
    gold, least, eager = int(s.gold[seat]), poorest(s, seat), _fraction(rng)
    if s.pawn[seat] == s.throne:
        return least + 1 if gold > least else int(gold * (1.0 - 0.1 * eager))
    if _is_throne_taken(s):  # now or never
        return gold if eager < 0.6 else int(eager * gold)
    back = loss(s, seat, int(s.card[int(s.up) - 1]))
    if s.thief[seat] and eager < 1.2 - 0.07 * back:
        return -1
    return int(_fraction(rng) * (0.3 + 0.23 * back + 0.12 * gold)) if back else 0


@kernel
def gain(s: State, seat: int, card: int) -> int:
    """Squares that a card would lead ahead (BK-08, BK-14)."""
    square, throne = int(s.pawn[seat]), int(s.throne)
    if square == throne:
        return 0
    if card == CALIPH:
        return min(place(s, seat), throne - square)
    return next_ahead(s, card, square) - square


@kernel
def loss(s: State, seat: int, card: int) -> int:
    """Squares that a card would lead back (BK-13, BK-14)."""
    square = int(s.pawn[seat])
    if card == CALIPH:
        return min(reverse_place(s, seat), square)
    return square - next_behind(s, card, square)


@kernel
def richest(s: State, seat: int) -> int:
    """The most gold that another seat has."""
    most = 0
    for other in range(int(s.seats)):
        if other != seat:
            most = max(most, int(s.gold[other]))
    return most


@kernel
def poorest(s: State, seat: int) -> int:
    """The least gold that another seat has."""
    least = PURSE * SEATS
    for other in range(int(s.seats)):
        if other != seat:
            least = min(least, int(s.gold[other]))
    return least


@kernel
def _is_throne_taken(s: State) -> bool:
    for seat in range(int(s.seats)):
        if s.pawn[seat] == s.throne:
            return True
    return False


# --- what was solved

fronts, promised = bakschisch_solved.fronts, bakschisch_solved.promised
solution, SOLVED = bakschisch_solved.solution, bakschisch_solved.SOLVED


# --- what a table promises

# Two seats: least squares on the equilibrium values of 60,000 tables. The game of two on the usual
# path was solved whole, backwards from round 60, every pair of bids of every table, the cards taken
# as equally likely each time; a table here is judged within 0.05 of what it is worth, on average.
_REACH = 14.0  # squares in which what is near counts for e times less
_NEAR, _LEAD, _LEAD_NEAR, _LEAD_WHEN_OTHER_NEAR = 6.15, 0.205, 0.577, 0.251
_STEP = 0.02  # a square; none came out, but then two wait for each other to round 60
_THIEF = 0.018  # for each bribe to come, and a half
_THRONE, _THRONE_GOLD = -3.4, 0.3  # together with _NEAR
_THRONE_SAFE, _THRONE_LEVEL = 7.1, 1.2  # richer than the other; as rich
_THRONE_BRIBE, _THRONE_BEHIND, _THRONE_BEHIND_BRIBE = 0.76, 0.27, -0.063

# More seats: about the mean of regressions of who won with three and with four.
_WAY, _GOLD, _ROOT, _CLOSE, _ANY_THIEF, _RICH_CLOSE = -0.095, 0.17, 0.32, 0.14, 0.1, 0.15
_ON, _ON_BRIBE, _ON_LEAD, _ON_HOLD, _ON_HELD = 0.6, 0.07, 0.02, 0.7, 0.3
_PAIR = 2
_BEGIN = 8.0  # squares from the throne at which it begins to be close
_CAPPED = 5  # a lead in gold beyond this makes no difference


@kernel
def settled(s: State, since: State) -> bool:  # noqa: ARG001
    """Every table can be judged at once."""
    return True


@kernel
def worth(s: State, out: Utilities) -> None:
    """Each seat's chance to win, as a utility like those of `returns`."""
    if s.phase == OVER:
        contract.returns(s, out)
        return
    seats, whole = int(s.seats), 0.0
    for seat in range(seats):
        out[seat] = exp(_of_two(s, seat) if seats == _PAIR else _of_more(s, seat))
        whole += out[seat]
    for seat in range(seats):
        out[seat] = (seats * out[seat] / whole - 1.0) / (seats - 1)


@kernel
def _of_two(s: State, seat: int) -> float:
    """The logarithm of the odds: gold, the more so the nearer to the throne; little for the way."""
    near, other_near = _nearness(s, seat), _nearness(s, 1 - seat)
    gold, bribed = int(s.gold[seat]), int(s.up) - (s.phase == BIDDING)
    lead = gold - int(s.gold[1 - seat])
    found = _NEAR * near + _STEP * int(s.pawn[seat])
    if lead > 0:
        found += lead * (_LEAD + _LEAD_NEAR * near + _LEAD_WHEN_OTHER_NEAR * other_near)
    if bribed and s.thief[seat]:
        found += _THIEF * (BRIBES - 0.5 - bribed)
    if s.pawn[seat] == s.throne:
        found += _THRONE + _THRONE_GOLD * gold
        if lead > 0:
            return float(found + _THRONE_SAFE)
        found += _THRONE_LEVEL * (lead == 0) + _THRONE_BRIBE * bribed
        found -= lead * (_THRONE_BEHIND + _THRONE_BEHIND_BRIBE * bribed)
    return float(found)


@kernel
def _nearness(s: State, seat: int) -> float:
    """1 on the throne, less and less further away."""
    return exp((int(s.pawn[seat]) - int(s.throne)) / _REACH)


@kernel
def _of_more(s: State, seat: int) -> float:
    """The logarithm of the odds: way to go, gold, and how safe the throne is."""
    way, gold = int(s.throne) - int(s.pawn[seat]), int(s.gold[seat])
    bribed, lead = int(s.up) - (s.phase == BIDDING), gold - poorest(s, seat)
    close = max(0.0, 1.0 - way / _BEGIN)
    found = _WAY * way + _GOLD * (gold + s.pot / s.seats) + _ROOT * sqrt(gold)
    found += _CLOSE * close * gold
    if bribed and s.thief[seat]:
        found += _ANY_THIEF
    if lead > 0:  # one rival at least can be outbid at the fifth bribe
        found += _RICH_CLOSE * close
    if way == 0:
        found += _ON + _ON_BRIBE * bribed + _ON_LEAD * min(max(lead, -_CAPPED), _CAPPED)
        if lead > 0:
            found += _ON_HOLD * bribed + _ON_HELD * (bribed == BRIBES - 1)
    return float(found)
