"""Kim-Bac's rules, compiled. Numbers (KB-..) are those of docs/games/kim_bac.md."""

from sesame.core import bits
from sesame.core.contract import Ids, Utilities, Weights
from sesame.core.kernel import kernel
from sesame.games.kim_bac.actions import (
    CHESTS,
    DRAWS,
    PLACES,
    RENOUNCE,
    RUN,
    SOME_CARD,
    STAY,
    STAY_TAKE,
    TAKES,
    THROWS,
)
from sesame.games.kim_bac.race import begin_race, run_on
from sesame.games.kim_bac.rounds import end_round, lay_round, total
from sesame.games.kim_bac.state import (
    ARRIVED,
    AT_GATE,
    BENDS,
    CAPTURED,
    COPIES,
    CROSSINGS,
    DECIDING,
    DRAWING,
    GATES,
    MOVING,
    NO_RACE,
    NOT_YET,
    NUMBERS,
    OVER,
    PLACING,
    POINTS,
    PURSUERS,
    RACING,
    SHAKING,
    TABLE_ROUNDS,
    THROW_OFFS,
    THROWING,
    Settings,
    State,
)
from sesame.games.kim_bac.streets import (
    claims,
    free_streets,
    free_ways,
    has_pair,
    move_pawn,
    taken_gates,
)

_DECISIONS = 1 << PLACING | 1 << MOVING | 1 << DECIDING | 1 << RACING  # phases where a seat acts


@kernel
def setup(s: State, options: Settings) -> None:
    """KB-06, KB-25: the town, how many play and for how many rounds."""
    for crossing in range(CROSSINGS):
        s.streets[crossing] = options.streets[crossing]
        s.ways[crossing] = options.ways[crossing]
        s.number[crossing] = options.number[crossing]
        s.x[crossing] = options.x[crossing]
        s.y[crossing] = options.y[crossing]
    for number in range(NUMBERS):
        s.monument[number] = options.monument[number]
    for gate in range(GATES):
        s.gate[gate] = options.gate[gate]
        s.gate_x[gate] = options.gate_x[gate]
        s.gate_y[gate] = options.gate_y[gate]
    for bend in range(BENDS):
        s.river_x[bend] = options.river_x[bend]
        s.river_y[bend] = options.river_y[bend]
    s.seats = options.seats
    s.pawns = PURSUERS // (int(s.seats) - 1)
    s.rounds = options.rounds if options.rounds > 0 else options.seats
    lay_round(s, 0)


@kernel
def over(s: State) -> bool:
    return bool(s.phase == OVER)


@kernel
def actors(s: State) -> int:
    return 1 << int(s.turn) if bits.has(_DECISIONS, int(s.phase)) else 0


@kernel
def outcomes(s: State, ids: Ids, weights: Weights) -> int:
    """KB-08: the die; KB-09: a card as likely as its copies left; KB-13: any other number."""
    n = 0
    if s.phase == THROWING:
        for points in range(POINTS):
            ids[points], weights[points] = THROWS + points, 1
        return POINTS
    for number in range(NUMBERS):
        ids[n] = (DRAWS if s.phase == DRAWING else CHESTS) + number
        if s.phase == DRAWING:
            weights[n] = s.stock[number]
        else:
            weights[n] = number + 1 != s.secret
        n += weights[n] > 0
    return n


@kernel
def legal(s: State, seat: int, out: Ids) -> int:
    if s.phase == PLACING:
        return _free_gates(s, out)
    if s.phase == DECIDING:
        out[0], out[1] = RUN, RENOUNCE
        return 2
    place = int(s.pawn[seat, int(s.due)])
    if s.phase == RACING:
        found = free_streets(s, place) if seat == s.taker else free_ways(s, place)
        return _steps(found, out)
    return _moves(s, seat, place, out)


@kernel
def _free_gates(s: State, out: Ids) -> int:
    """KB-07: one pawn a gate."""
    taken, n = taken_gates(s), 0
    for gate in range(GATES):
        if not bits.has(taken, gate):
            out[n] = PLACES + gate
            n += 1
    return n


@kernel
def _steps(found: int, out: Ids) -> int:
    """To each of these crossings; if there is none, the pawn stays (KB-10)."""
    if found == 0:
        out[0] = STAY
        return 1
    n = 0
    while found:
        out[n] = bits.first(found)
        found = bits.without_first(found)
        n += 1
    return n


@kernel
def _moves(s: State, seat: int, place: int, out: Ids) -> int:
    """KB-12: in part one a claim is part of the move."""
    n = _steps(free_ways(s, place), out)
    steps = n
    for i in range(steps):
        if out[i] == STAY:
            if claims(s, seat, place):
                out[n] = STAY_TAKE
                n += 1
        elif claims(s, seat, int(out[i])):
            out[n] = TAKES + out[i]
            n += 1
    return n


@kernel
def apply(s: State, seat: int, action: int) -> None:
    if action < PLACES:
        _move(s, seat, action)
    elif action < RUN:
        _place(s, seat, action - PLACES)
    elif action == RUN:
        begin_race(s)
    elif action == RENOUNCE:
        _renounce(s)
    elif action < SOME_CARD:
        _draw(s, action - DRAWS)
    elif action < THROWS:
        _look(s, action - CHESTS + 1)
    else:
        _throw(s, action - THROWS + 1)


# --- setup of a round


@kernel
def _place(s: State, seat: int, gate: int) -> None:
    """KB-07: one pawn each in turn, beginning with the seat of the round's number."""
    s.pawn[seat, int(s.due)] = AT_GATE + gate
    first, seats = int(s.current) % int(s.seats), int(s.seats)
    s.turn = (seat + 1) % seats
    if s.turn == first:
        s.due = int(s.due) + 1
    if s.due == s.pawns:
        s.turn, s.due = 0, 0
        s.throwing = (1 << seats) - 1
        s.phase = THROWING


@kernel
def _throw(s: State, points: int) -> None:
    """KB-08: all throw, from seat 0; the highest starts, the tied ones throw again."""
    seat = bits.first(int(s.throwing))
    s.throwing = bits.without_first(int(s.throwing))
    if s.throwing:
        s.die[seat] = points
    else:
        _judge_throws(s, leaders(s, seat, points))


@kernel
def leaders(s: State, thrower: int, points: int) -> int:
    """KB-08: those whose throw is the highest, once this seat has thrown too; as bits."""
    highest, found = 0, 0
    for seat in range(int(s.seats)):
        thrown = points if seat == thrower else int(s.die[seat])
        if thrown > highest:
            highest, found = thrown, 0
        if thrown == highest:
            found |= 1 << seat
    return found


@kernel
def _judge_throws(s: State, tied: int) -> None:
    for seat in range(int(s.seats)):
        s.die[seat] = 0
    if bits.without_first(tied) and s.throw_offs < THROW_OFFS - 1:
        s.throwing = tied
        s.throw_offs = int(s.throw_offs) + 1
    else:
        s.throw_offs = 0
        _begin_turn(s, bits.first(tied))


# --- part one


@kernel
def _begin_turn(s: State, seat: int) -> None:
    """KB-09, KB-11: a card is drawn if there is one; a stock used up may be shuffled anew."""
    if s.turns == TABLE_ROUNDS * int(s.seats):
        end_round(s, NO_RACE)
        return
    s.turns = int(s.turns) + 1
    s.turn, s.due = seat, 0
    s.phase = DRAWING
    if s.stocked == 0:
        if _some_pair(s):
            s.phase = MOVING
            s.paired = 1  # KB-31
        else:
            _shuffle_hands(s)


@kernel
def _some_pair(s: State) -> bool:
    for seat in range(int(s.seats)):
        if has_pair(s, seat):
            return True
    return False


@kernel
def _shuffle_hands(s: State) -> None:
    """KB-11: all cards that do not lie open are the stock again."""
    for seat in range(int(s.seats)):
        for number in range(NUMBERS):
            s.stock[number] = int(s.stock[number]) + int(s.hand[seat, number])
            s.hand[seat, number] = 0
        s.stocked = int(s.stocked) + int(s.held[seat])
        s.held[seat] = 0


@kernel
def _draw(s: State, number: int) -> None:
    """KB-09: the top card goes into the hand, unseen by the others."""
    s.stock[number] = int(s.stock[number]) - 1
    s.stocked = int(s.stocked) - 1
    s.hand[int(s.turn), number] = int(s.hand[int(s.turn), number]) + 1
    s.held[int(s.turn)] = int(s.held[int(s.turn)]) + 1
    s.phase = MOVING


@kernel
def _move(s: State, seat: int, action: int) -> None:
    """KB-09, KB-10, KB-12: the pawn due steps or stays, and perhaps its owner takes the chest."""
    if action < STAY:
        move_pawn(s, seat, int(s.due), action % TAKES)
    if s.phase == RACING:
        run_on(s)
    elif is_claim(action):
        _take(s, seat)
    else:
        _move_on(s)


@kernel
def is_claim(action: int) -> bool:
    """KB-12: a move by which the chest is taken."""
    return TAKES <= action < STAY or action == STAY_TAKE


@kernel
def _move_on(s: State) -> None:
    """The next pawn of this seat, or the next seat's turn; all pawns are on the board."""
    s.due = int(s.due) + 1
    if s.due == s.pawns:
        _begin_turn(s, (int(s.turn) + 1) % int(s.seats))


@kernel
def _take(s: State, seat: int) -> None:
    """KB-13: the pair is laid open, the chest is shaken."""
    secret = int(s.number[int(s.pawn[seat, int(s.due)])])
    s.hand[seat, secret - 1] = 0
    s.held[seat] = int(s.held[seat]) - COPIES
    s.open[secret - 1] = COPIES
    s.paired = 0  # KB-31: what was proven may have been this pair
    s.taker, s.secret, s.kim_bac = seat, secret, s.due
    s.ruled_out = 1 << secret
    s.phase = SHAKING


@kernel
def _look(s: State, treasure: int) -> None:
    """KB-13, KB-14: the taker alone has seen the dice; only the first one is asked."""
    s.treasure = treasure
    if s.renounced:
        begin_race(s)
    else:
        s.phase = DECIDING


@kernel
def _renounce(s: State) -> None:
    """KB-14: part one goes on with the renouncer's next pawn; his pair stays open, spent."""
    s.renounced = 1
    s.taker, s.secret, s.kim_bac = -1, 0, 0
    s.treasure, s.ruled_out = 0, 0
    s.phase = MOVING
    _move_on(s)


# --- the end


@kernel
def winners(s: State) -> int:
    """KB-25: most taels in all; ties share."""
    best = 0
    for seat in range(int(s.seats)):
        best = max(best, total(s, seat))
    won = 0
    for seat in range(int(s.seats)):
        won |= (total(s, seat) == best) << seat
    return won


@kernel
def scores(s: State, out: Weights) -> None:
    """KB-25: the taels on the score sheet."""
    for seat in range(int(s.seats)):
        out[seat] = total(s, seat)


@kernel
def returns(s: State, out: Utilities) -> None:
    """1 to a winner, shared if there are several; the others pay for it equally: sum 0."""
    won, seats = winners(s), int(s.seats)
    count = bits.size(won)
    for seat in range(seats):
        if s.phase != OVER:
            out[seat] = 0.0
        elif bits.has(won, seat):
            out[seat] = (seats - count) / (count * (seats - 1))
        else:
            out[seat] = -1.0 / (seats - 1)


@kernel
def measures(s: State, out: Weights) -> None:
    """Races; of these, arrivals and captures; the treasures' value, in thousands of taels."""
    for i in range(4):
        out[i] = 0
    for at in range(int(s.rounds)):
        if s.ended[at] != NOT_YET and s.ended[at] != NO_RACE:
            out[0] += 1
            out[1] += s.ended[at] == ARRIVED
            out[2] += s.ended[at] == CAPTURED
            out[3] += abs(int(s.hoard[at]) - int(s.began[at]))
    if out[0] == 0:
        for i in range(1, 4):
            out[i] = -1
