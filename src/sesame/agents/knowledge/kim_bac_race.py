"""Kim-Bac's race as its players see it: who is where first, whither he runs, how to hunt him."""

from math import inf

from sesame.core import bits, dice
from sesame.core.contract import Ids
from sesame.core.curves import exp, log
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.kim_bac.state import CROSSINGS, NUMBERS, State
from sesame.games.kim_bac.streets import (
    hunters,
    place_of_kim_bac,
    steps_by_streets,
    streets_from,
    ways_from,
)

Scales = tuple[float, ...]  # what weighs how much, so that variants can play each other

FAR = 24  # steps: no free way
# What pursuers leave him: a crossing; a monument where the treasure probably, perhaps, hardly is;
# how far they are from him; chance, for variety
HUNT: Scales = (1.9, 1.0, 0.0, 1.0, 0.5, 0.3)
# What he likes: logarithm of the crossings that he reaches first; a short way; chance
FLEE: Scales = (0.38, 0.21, 0.05)
# How likely he arrives (logistic): always; logarithm of the crossings he reaches first; steps to go
# as the pursuers stand and as if there were none. From races between robots that search.
ARRIVE: Scales = (2.07, 0.38, -0.21)
CUT_OFF = 10  # steps that a way is worth which is closed now
HOME = 1_000.0  # nobody can be before him on the way


@kernel
def waiting(s: State) -> int:
    """The crossings of the pursuers who will move before the Kim-Bac moves again."""
    found, seat = 0, int(s.turn)
    first = int(s.due)
    while seat != s.taker:
        for pawn in range(first, int(s.pawns)):
            place = int(s.pawn[seat, pawn])
            if place < CROSSINGS:
                found |= 1 << place
        seat, first = (seat + 1) % int(s.seats), 0
    return found


@kernel
def region(s: State, here: int, moved: int, waits: int) -> int:
    """The crossings that he reaches before anybody can be there, whatever they do.

    Those who wait move once before he does; the others have moved already.
    """
    his = edge = 1 << here
    shut = moved | waits | ways_from(s, waits)
    front = shut
    while edge:
        edge = streets_from(s, edge) & ~his & ~shut
        his |= edge
        front = ways_from(s, front) & ~shut & ~his
        shut |= front
    return his


@kernel
def steps(s: State, here: int, goal: int, closed: int) -> int:
    """How far he has to run when nobody moves; a pawn at the goal itself will have to leave it."""
    return steps_by_streets(s, here, goal, closed, FAR)


@kernel
def monuments(s: State, ruled_out: int) -> int:
    """The crossings of all monuments where the treasure may be."""
    found = 0
    for number in range(NUMBERS):
        if not bits.has(ruled_out, number + 1):
            found |= 1 << int(s.monument[number])
    return found


@kernel
def on_his_way(s: State, slack: int) -> int:
    """The crossings to which his way so far was a detour of at most so many steps."""
    here, start = place_of_kim_bac(s), int(s.monument[int(s.secret) - 1])
    ball = rim = 1 << start
    for _ in range(int(s.moves) - slack - 1):
        rim = streets_from(s, rim) & ~ball
        ball |= rim
    if int(s.moves) <= slack:
        ball = rim = 0
    lag = slack - int(s.moves)  # steps before the ball round the start begins to grow
    seen = edge = 1 << here
    found = edge & ~ball
    while edge:
        edge = streets_from(s, edge) & ~seen
        seen |= edge
        if lag > 0:
            lag -= 1
        elif lag == 0:
            ball = rim = 1 << start
            lag = -1
        else:
            rim = streets_from(s, rim) & ~ball
            ball |= rim
        found |= edge & ~ball
    return found


@kernel
def hunt(s: State, rng: Rng, ids: Ids, n: int, scales: Scales) -> int:
    """A pursuer's step: leave him little, above all not where the treasure may be."""
    here, place = place_of_kim_bac(s), int(s.pawn[int(s.turn), int(s.due)])
    mine = 1 << place if place < CROSSINGS else 0
    waits = waiting(s) & ~mine
    moved = hunters(s) & ~waits & ~mine
    candidates = monuments(s, int(s.ruled_out))
    likely, perhaps = 0, 0
    for slack in (1, 4):
        likely, perhaps = perhaps, on_his_way(s, slack) & candidates
    found, lowest = 0, inf
    ball = ring = 1 << here
    for far in range(FAR):
        ring = ways_from(s, ring) & ~ball
        ball |= ring
        for i in range(n):
            if bits.has(ring, int(ids[i])):
                his = region(s, here, moved | 1 << int(ids[i]), waits)
                cost = scales[0] * bits.size(his) + scales[1] * bits.size(his & likely)
                cost += scales[2] * bits.size(his & perhaps)
                cost += scales[3] * bits.size(his & candidates)
                cost += scales[4] * far + scales[5] * noise(rng)
                if cost < lowest:
                    found, lowest = i, cost
    return found


@kernel
def noise(rng: Rng) -> float:
    return dice.below(rng, 1024) / 1024


@kernel
def flee(s: State, rng: Rng, ids: Ids, n: int, scales: Scales) -> int:
    """The Kim-Bac's step: home if nobody can be before him, else free and not far."""
    goal = int(s.monument[int(s.treasure) - 1])
    others = hunters(s)
    found, highest = 0, -inf
    for i in range(n):
        there = int(ids[i])
        his = region(s, there, 0, others)
        if bits.has(his, goal):
            score = HOME - steps(s, there, goal, ~his)
        else:
            score = scales[0] * log(float(bits.size(his))) + scales[2] * noise(rng)
            score -= scales[1] * to_go(s, there, goal, others)
        if score > highest:
            found, highest = i, score
    return found


@kernel
def to_go(s: State, here: int, goal: int, others: int) -> int:
    """Steps to his goal, once as the pursuers stand and once as if there were none."""
    far = steps(s, here, goal, others)
    return (far if far < FAR else CUT_OFF) + steps(s, here, goal, 0)


@kernel
def arrives(s: State, goal: int, here: int, others: int, his: int) -> float:
    """How likely the Kim-Bac is to arrive, when `his` is what he reaches first."""
    if bits.has(his, goal):
        return 1.0
    return chance(bits.size(his), to_go(s, here, goal, others))


@kernel
def chance(room: int, ways: int) -> float:
    """The same by the crossings that he reaches first, and by the steps of `to_go`."""
    return 1.0 / (1.0 + exp(-(ARRIVE[0] + ARRIVE[1] * log(float(room)) + ARRIVE[2] * ways)))


@kernel
def arrives_anywhere(s: State, here: int, others: int, his: int) -> float:
    """How likely the Kim-Bac is to arrive, on average over all monuments but the one he is at."""
    left = monuments(s, 0) & ~(1 << here)
    count, room = bits.size(left), bits.size(his)
    found = float(bits.size(left & his))
    left &= ~his
    seen = edge = 1 << here
    far = 0
    while edge and left:
        edge = streets_from(s, edge) & ~seen
        seen |= edge
        far += 1
        if edge & left:
            found += bits.size(edge & left) * chance(room, 2 * far)
            left &= ~edge
        edge &= ~others
    if left:
        found += bits.size(left) * chance(room, CUT_OFF + far)
    return found / max(1, count)
