"""What is known of Kim-Bac: where to walk, when to take the chest and to run, what it promises."""

from sesame.agents.knowledge.kim_bac_race import (
    FLEE,
    HUNT,
    arrives,
    arrives_anywhere,
    flee,
    hunt,
    on_his_way,
    region,
    waiting,
)
from sesame.agents.searcher import Plan
from sesame.core import bits, contract, dice
from sesame.core.contract import Ids, Utilities
from sesame.core.curves import exp
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.kim_bac.actions import STAY, TAKES
from sesame.games.kim_bac.rounds import total
from sesame.games.kim_bac.sharing import PREMIUM, value
from sesame.games.kim_bac.state import (
    CAPTURED,
    COPIES,
    CROSSINGS,
    DECIDING,
    LOST,
    MOVING,
    NUMBERS,
    OVER,
    RACING,
    State,
)
from sesame.games.kim_bac.streets import hunters, place_of_kim_bac, ways_from

LEVELS = {
    "apprenti": Plan(simulations=12, warmth=1.8),
    "marchand": Plan(simulations=40, warmth=0.9),
    "vizir": Plan(simulations=100, warmth=0.5),
    "calife": Plan(seconds=2 / 6),  # a pawn: two seconds a turn with six of them
}

SWING = 4_700.0  # taels between two seats that a round to come makes up for
CLOSE = 300.0  # and when none is to come
PATIENCE = 6  # table rounds of part one that are imagined
AHEAD = 3  # moves of the Kim-Bac that are imagined beyond the next
STEEP = 50.0  # exponents are cut here
SURE_ENOUGH = 0.5  # chance of arriving with which a taker is thought to run
NEAR, FADING = 0.03, 0.8  # share of the match that a card is worth at its monument, and a step off


@kernel
def choose(s: State, seat: int, rng: Rng, ids: Ids, n: int) -> int:
    """The race by `flee` and `hunt`; before it, walk to one's monuments and take the chest."""
    if s.phase == RACING:
        if seat == s.taker:
            return flee(s, rng, ids, n, FLEE)
        return hunt(s, rng, ids, n, HUNT)
    if s.phase == MOVING:
        return walk(s, seat, rng, ids, n)
    if s.phase == DECIDING:
        return 0 if runs(s) else 1
    return dice.below(rng, n)


# --- part one


@kernel
def walk(s: State, seat: int, rng: Rng, ids: Ids, n: int) -> int:
    for i in range(n):
        if ids[i] >= TAKES and ids[i] != STAY:
            if takes(s, seat, int(ids[i])):
                return i
            n = i  # never mind the chest: claims are listed last
            break
    if n == 1:
        return 0
    options = 0
    for i in range(n):
        options |= 1 << int(ids[i])
    goals = wanted(s, seat, COPIES)
    if goals == 0 or not is_nearest(s, seat, goals):
        goals = wanted(s, seat, 1) | goals * (dice.below(rng, 4) == 0)
    nearest = first_met(s, goals, options)
    skip = dice.below(rng, bits.size(nearest))
    for _ in range(skip):
        nearest = bits.without_first(nearest)
    at = 0
    while ids[at] != bits.first(nearest):
        at += 1
    return at


@kernel
def wanted(s: State, seat: int, cards: int) -> int:
    """The crossings of the monuments of which the seat holds so many cards."""
    found = 0
    for number in range(NUMBERS):
        if s.hand[seat, number] == cards:
            found |= 1 << int(s.monument[number])
    return found


@kernel
def is_nearest(s: State, seat: int, goals: int) -> bool:
    """Whether no pawn of the seat is nearer to a goal than the one that is due."""
    mine = 0
    for pawn in range(int(s.pawns)):
        if s.pawn[seat, pawn] < CROSSINGS:
            mine |= 1 << int(s.pawn[seat, pawn])
    place = int(s.pawn[seat, int(s.due)])
    shut = int(s.occupied) & ~mine
    seen = edge = goals
    while edge:
        edge = ways_from(s, edge) & ~seen
        seen |= edge
        if edge & mine:
            return place < CROSSINGS and bits.has(edge, place)
        edge &= ~shut
    return True


@kernel
def first_met(s: State, goals: int, options: int) -> int:
    """Those of the options that are nearest to a goal, by free ways; all of them if none is."""
    seen = edge = goals
    while edge:
        if edge & options:
            return edge & options
        edge = ways_from(s, edge) & ~seen & ~int(s.occupied)
        seen |= edge
    return options


@kernel
def takes(s: State, seat: int, action: int) -> bool:
    """The first chest may be looked into for nothing; the second has to be run for (KB-14)."""
    if not s.renounced:
        return True
    place = action - TAKES if action < STAY else int(s.pawn[seat, int(s.due)])
    others = int(s.occupied)
    for pawn in range(int(s.pawns)):
        if s.pawn[seat, pawn] < CROSSINGS:
            others &= ~(1 << int(s.pawn[seat, pawn]))
    p = arrives_anywhere(s, place, others, region(s, place, others, 0))
    secret = int(s.number[place])
    below, above = secret - 1, NUMBERS - secret
    apart = (below * (below + 1) + above * (above + 1)) // (2 * NUMBERS - 2)  # what it is worth
    treasure = secret + apart if apart <= above else secret - apart
    return promised(s, seat, seat, secret, treasure, p, False) > share(s, seat)


@kernel
def runs(s: State) -> bool:
    """KB-26 in chances: whether the race promises the taker more than going on (KB-14)."""
    seat = int(s.taker)
    promise = promised(s, seat, seat, int(s.secret), int(s.treasure), arrival(s), False)
    return bool(promise > share(s, seat))


@kernel
def arrival(s: State) -> float:
    """How likely the taker is to arrive, if he runs."""
    goal, here, others = int(s.monument[int(s.treasure) - 1]), place_of_kim_bac(s), hunters(s)
    waits = waiting(s) if s.phase == RACING else 0
    return arrives(s, goal, here, others, region(s, here, others & ~waits, waits))


# --- what it is worth


@kernel
def share(s: State, seat: int) -> float:
    """How likely the seat is to win the match, by what is on the score sheet."""
    scale = CLOSE + SWING * (int(s.rounds) - int(s.current)) ** 0.5
    mine, weights = total(s, seat), 0.0
    for other in range(int(s.seats)):
        weights += exp(min(STEEP, (total(s, other) - mine) / scale))
    return 1.0 / weights


@kernel
def promised(
    s: State, seat: int, hero: int, secret: int, treasure: int, p: float, sees: bool
) -> float:
    """The same when the hero runs and arrives with chance p (KB-20 to KB-23).

    `sees` says that hands may be looked into; else cards in them are taken as they are on average.
    """
    seats, scale = int(s.seats), CLOSE + SWING * (int(s.rounds) - int(s.current) - 1) ** 0.5
    whole, cards = float(value(secret, treasure)), 0.0
    for other in range(seats):
        cards += cards_of(s, other, hero, treasure, sees)
    each = min(float(PREMIUM), whole / cards) if cards > 0 else 0.0
    rest, wins = whole - each * cards, 0.0
    for arrived in range(2):
        mine = 0.0
        weights = 0.0
        for at in range(-1, seats):  # the seat itself first
            other = seat if at < 0 else at
            taels = total(s, other) + each * cards_of(s, other, hero, treasure, sees)
            if arrived and other == hero:
                taels += rest
            elif not arrived and other != hero:
                taels += rest / (seats - 1)
            if at < 0:
                mine = taels
            else:
                weights += exp(min(STEEP, (taels - mine) / scale))
        wins += (p if arrived else 1 - p) / weights
    return wins


@kernel
def cards_of(s: State, seat: int, hero: int, number: int, sees: bool) -> float:
    """Cards of the number in a hand that earns by them."""
    if seat == hero:
        return 0.0
    if sees:
        return float(s.hand[seat, number - 1])
    unseen = int(s.stocked)
    for other in range(int(s.seats)):
        unseen += int(s.held[other]) if other != hero else 0
    left = COPIES - int(s.hand[hero, number - 1]) - int(s.open[number - 1])
    return left * int(s.held[seat]) / max(1, unseen)


@kernel
def settled(s: State, since: State) -> bool:
    """A few moves of the race, or part one up to the race; and no part one where nobody dares.

    How likely he is to arrive is known better by `arrives` than by imagined races to their end.
    """
    if s.current != since.current:
        return True
    if s.phase == RACING:
        return bool(since.phase != RACING or s.moves > int(since.moves) + AHEAD)
    return bool(s.turns > int(since.turns) + PATIENCE * int(s.seats))


@kernel
def worth(s: State, out: Utilities) -> None:
    """The share of the match that a seat may hope for, as `returns` counts it."""
    if s.phase == OVER:
        contract.returns(s, out)
        return
    seats = int(s.seats)
    p = arrival(s) if s.phase == RACING or s.phase == DECIDING else 0.0
    races = s.phase == RACING or p > SURE_ENOUGH
    mean = 0.0
    for seat in range(seats):
        if races:
            out[seat] = promised(s, seat, int(s.taker), int(s.secret), int(s.treasure), p, True)
        else:
            out[seat] = share(s, seat) + prospect(s, seat)
        mean += out[seat] / seats
    for seat in range(seats):
        out[seat] = max(-1.0, min(1.0, (out[seat] - mean) * seats / (seats - 1)))


@kernel
def judge(s: State, since: State, out: Utilities) -> None:
    """In a race only how it goes: whoever hunts gains by a capture, all alike (KB-22).

    In shares of the match a capture is little to each of several seats, less than what a search
    tries for the sake of trying, and less than what cards and treasures of each deal make of it.
    """
    if since.phase != RACING:
        worth(s, out)
        return
    seats, race = int(s.seats), int(since.current)
    if s.phase == RACING:
        hope, treasure = 2 * arrival(s) - 1, int(s.treasure)
    else:
        hope, treasure = 1.0, int(s.hoard[race])
        if s.ended[race] == LOST:
            hope = 2 / seats - 1
        elif s.ended[race] == CAPTURED:
            hope = -1.0
    taels = float(value(int(since.secret), treasure))
    fear = taels / (taels + CLOSE + SWING * (int(s.rounds) - race - 1) ** 0.5)
    for seat in range(seats):
        out[seat] = hope if seat == since.taker else -hope * fear


@kernel
def judges_alike(s: State, since: State) -> bool:
    return bool((s.phase == RACING) == (since.phase == RACING))


@kernel
def prospect(s: State, seat: int) -> float:
    """0 to 0.1: how near the seat's pawns are to monuments of which it has cards."""
    mine, found = 0, 0.0
    for pawn in range(int(s.pawns)):
        place = int(s.pawn[seat, pawn])
        mine |= 1 << place if place < CROSSINGS else 0
    for cards in (1, COPIES):
        seen = edge = wanted(s, seat, cards)
        hope = NEAR
        while edge and not edge & mine:
            edge = ways_from(s, edge) & ~seen
            seen |= edge
            hope *= FADING
        found += hope * cards if edge else 0.0
    return found


# --- what others may be up to


@kernel
def deal(s: State, seat: int, rng: Rng) -> None:
    """A fair deal, and a treasure where his way so far may have led."""
    contract.redeal(s, seat, rng)
    if s.phase != RACING or seat == s.taker:
        return
    likely, perhaps = 0, 0
    for slack in (1, 4):
        likely, perhaps = perhaps, on_his_way(s, slack)
    for _ in range(8):
        number = 1 + dice.below(rng, NUMBERS)
        while bits.has(int(s.ruled_out), number):
            number = 1 + dice.below(rng, NUMBERS)
        goal = int(s.monument[number - 1])
        weight = 8 if bits.has(likely, goal) else 4 if bits.has(perhaps, goal) else 1
        s.treasure = number
        if dice.below(rng, 8) < weight:
            return


@kernel
def imagined(s: State, since: State, viewer: int, seat: int) -> bool:
    """All others' decisions, and one's own but for the first few.

    Six pawns move between two moves of the Kim-Bac, knowing what he does not: a search among
    their moves would come to nothing, and would let them see through the chest.
    """
    if seat != viewer:
        return True
    if s.phase != RACING or since.phase != RACING:
        return False
    if seat == s.taker:
        return bool(s.moves > int(since.moves) + 2)
    return bool(s.moves > since.moves or s.due > int(since.due) + 1)
