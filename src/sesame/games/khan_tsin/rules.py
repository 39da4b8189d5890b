"""Khan Tsin's rules, compiled. Numbers (KT-..) are those of docs/games/khan_tsin.md."""

from sesame.core import bits
from sesame.core.contract import Ids, Utilities, Weights
from sesame.core.kernel import kernel
from sesame.games.khan_tsin.actions import (
    DEALS,
    MOVES,
    PASS,
    TURN_MOVED,
    TURN_RESULT,
    TURN_ROUND,
    count_of,
    goal_of,
    move_id,
    start_of,
    starting,
    turn_of,
)
from sesame.games.khan_tsin.piles import (
    IN_ALL,
    height,
    joined,
    low_part,
    set_pile,
    top_part,
    turned,
    unit,
)
from sesame.games.khan_tsin.state import (
    ALTERNATE,
    BLACK,
    COLOURS,
    DEALING,
    EACH,
    EMPEROR,
    MOST_ALIKE,
    MOVING,
    NO_SEAT,
    NORTH,
    OVER,
    PLACING,
    RANDOM,
    REACH,
    RED,
    SOUTH,
    SQUARES,
    WHITE,
    Settings,
    State,
)


@kernel
def setup(s: State, options: Settings) -> None:
    """KT-03, KT-05: an empty dragon, all barons beside it."""
    for square in range(SQUARES):
        s.kind[square] = options.kind[square]
    for colour in range(COLOURS):
        s.left[colour] = EACH
    s.setup = options.setup
    s.flip_moved = options.flip_moved
    s.flip_result = options.flip_result
    s.two_speeds = options.two_speeds
    s.pie = options.pie
    s.phase = DEALING if s.setup == RANDOM else PLACING
    s.seat = SOUTH
    s.winner = NO_SEAT


@kernel
def over(s: State) -> bool:
    return bool(s.phase == OVER)


@kernel
def actors(s: State) -> int:
    if s.phase == DEALING or s.phase == OVER:
        return 0
    return 1 << int(s.seat)


@kernel
def outcomes(s: State, ids: Ids, weights: Weights) -> int:
    """KT-05, setup `random`: each colour as likely as the barons left of it."""
    n = 0
    for colour in range(COLOURS):
        if s.left[colour] > 0:
            ids[n] = DEALS + colour
            weights[n] = s.left[colour]
            n += 1
    return n


@kernel
def legal(s: State, seat: int, out: Ids) -> int:
    if s.phase == PLACING:
        return _empty_squares(s, out)
    n = _moves(s, seat, out)
    if n == 0:  # KT-12: the pass is legal only then
        out[0] = PASS
        n = 1
    if may_turn_round(s):
        out[n] = TURN_ROUND
        n += 1
    return n


@kernel
def may_turn_round(s: State) -> bool:
    """KT-33: whether North answers South's first move, which alone leaves 35 piles."""
    is_first = s.pie and not s.turned and bits.size(s.occupied) == SQUARES - 1
    return bool(is_first and s.phase == MOVING and s.seat == NORTH)


@kernel
def _empty_squares(s: State, out: Ids) -> int:
    """KT-04, KT-05: any square without a baron."""
    n = 0
    for square in range(SQUARES):
        if s.pile[square] == 0:
            out[n] = square
            n += 1
    return n


@kernel
def reach(s: State, seat: int) -> int:
    """KT-07: the four occupied squares nearest the player's own end, fewer if there are fewer."""
    rest, near = int(s.occupied), 0
    for _ in range(REACH):
        if rest:
            square = nearest(rest, seat)
            near |= 1 << square
            rest &= ~near
    return near


@kernel
def called(s: State, seat: int, action: int) -> int:
    """By how near its pile is to the player's end, the nearest first, in place of its square."""
    if action < MOVES:
        return action
    square = start_of(action)
    nearer = int(s.occupied) >> square + 1 if seat == NORTH else int(s.occupied) & (1 << square) - 1
    return starting(action, bits.size(nearer))


@kernel
def meant(s: State, seat: int, action: int) -> int:
    """The move of the pile that is so near; of none, if there are not so many."""
    if action < MOVES:
        return action
    rest = int(s.occupied)
    for _ in range(start_of(action)):
        rest = without_nearest(rest, seat)
    return starting(action, nearest(rest, seat)) if rest else action


@kernel
def nearest(piles: int, seat: int) -> int:
    """The square nearest the player's own end, of some that there are."""
    return bits.first(piles) if seat == SOUTH else bits.last(piles)


@kernel
def without_nearest(piles: int, seat: int) -> int:
    return piles & ~(1 << nearest(piles, seat)) if piles else 0


@kernel
def goals(s: State, start: int, part: int) -> int:
    """KT-08: the squares onto which the top of the pile on `start`, `part` in tally, may fly."""
    risen = height(s, start) - (part >> IN_ALL) + 1  # KT-10: barons that a goal must have
    full = 0  # KT-11: squares that would hold a fourth baron of a colour
    for colour in range(COLOURS):
        full |= int(s.holds[colour, MOST_ALIKE + 1 - (part >> 3 * colour & 7)])
    found = int(s.tall[risen]) & ~full
    found &= ~(1 << start)
    return _at_speed(s, start, found) if s.two_speeds else found


@kernel
def thrones(s: State, start: int, part: int) -> int:
    """KT-13: of these goals, those where the part would complete a pile of nine."""
    tall = int(s.tall[EMPEROR - (part >> IN_ALL)])  # KT-11: it cannot be more than nine
    return tall & goals(s, start, part) if tall else 0


@kernel
def distance(s: State, a: int, b: int) -> int:
    """How many occupied squares along the line b is from a; the next one is 1 (KT-32)."""
    return bits.size(s.occupied & ((1 << max(a, b)) - (1 << min(a, b))))


@kernel
def claws(s: State, square: int) -> int:
    """KT-02, KT-33: the claws of a square, as the dragon lies now."""
    return int(s.kind[SQUARES - 1 - square if s.turned else square])


@kernel
def is_flight(s: State, hops: int) -> bool:
    """KT-08, KT-32: whether a distance is flown; with two speeds the near ones are hopped."""
    return bool(not s.two_speeds or hops > REACH)


@kernel
def _at_speed(s: State, start: int, found: int) -> int:
    """KT-32: of these goals, those as many hops away as the start has claws, or five and more."""
    kept, rest = 0, found
    while rest:
        goal = bits.first(rest)
        rest = bits.without_first(rest)
        hops = distance(s, start, goal)
        if hops == claws(s, start) or is_flight(s, hops):
            kept |= 1 << goal
    return kept


@kernel
def can_move(s: State, seat: int) -> bool:
    """KT-12, KT-14: whether a player has any move."""
    near = reach(s, seat)
    while near:
        start = bits.first(near)
        near = bits.without_first(near)
        part, level = 0, height(s, start)
        for count in range(1, level + 1):
            part += unit(int(s.pile[start]), level - count)
            if goals(s, start, part):
                return True
    return False


@kernel
def _moves(s: State, seat: int, out: Ids) -> int:
    """KT-07 to KT-09: the four nearest piles, every number of barons taken along, every goal."""
    n = 0
    near = reach(s, seat)
    while near:
        start = bits.first(near)
        near = bits.without_first(near)
        part, level = 0, height(s, start)
        for count in range(1, level + 1):
            part += unit(int(s.pile[start]), level - count)
            found = goals(s, start, part)
            if s.flip_moved or s.flip_result:
                n = _turned_flights(s, start, count, found, out, n)
            else:
                n = _flights(start, count, found, out, n)
    return n


@kernel
def _flights(start: int, count: int, found: int, out: Ids, n: int) -> int:
    """Write the moves of this part of a pile to these goals."""
    to_first = move_id(0, count, start, 0)
    while found:
        out[n] = to_first + bits.first(found)
        found = bits.without_first(found)
        n += 1
    return n


@kernel
def _turned_flights(s: State, start: int, count: int, found: int, out: Ids, n: int) -> int:
    """The same, each move followed by its turned forms."""
    while found:
        goal = bits.first(found)
        found = bits.without_first(found)
        out[n] = move_id(0, count, start, goal)
        n = _turned_moves(s, start, goal, count, out, n + 1)
    return n


@kernel
def _turned_moves(s: State, start: int, goal: int, count: int, out: Ids, n: int) -> int:
    """KT-30, KT-31: the same move turned, where turning gives another pile."""
    if height(s, goal) + count == EMPEROR:
        return n
    plain = landed(s, start, goal, count, 0)
    moved = landed(s, start, goal, count, TURN_MOVED)
    result = landed(s, start, goal, count, TURN_RESULT)
    both = landed(s, start, goal, count, TURN_MOVED | TURN_RESULT)
    if s.flip_moved and moved != plain:
        out[n] = move_id(TURN_MOVED, count, start, goal)
        n += 1
    if s.flip_result and result != plain and (result != moved or not s.flip_moved):
        out[n] = move_id(TURN_RESULT, count, start, goal)
        n += 1
    if s.flip_moved and s.flip_result and both != plain and both != moved and both != result:
        out[n] = move_id(TURN_MOVED | TURN_RESULT, count, start, goal)
        n += 1
    return n


@kernel
def landed(s: State, start: int, goal: int, count: int, turn: int) -> int:
    """KT-09, KT-30, KT-31: the pile that stands on the goal afterwards."""
    part = top_part(int(s.pile[start]), height(s, start), count)
    if turn & TURN_MOVED:
        part = turned(part, count)
    pile = joined(int(s.pile[goal]), height(s, goal), part)
    if turn & TURN_RESULT:
        pile = turned(pile, height(s, goal) + count)
    return pile


@kernel
def apply(s: State, seat: int, action: int) -> None:
    if action < DEALS:
        _place(s, action)
    elif action < PASS:
        _deal(s, action - DEALS + RED)
    elif action == PASS:
        s.seat = 1 - seat
    elif action == TURN_ROUND:
        _turn_round(s, seat)
    else:
        _move(s, seat, start_of(action), goal_of(action), count_of(action), turn_of(action))


@kernel
def _put(s: State, square: int, colour: int) -> None:
    set_pile(s, square, colour)
    s.left[colour - RED] -= 1


@kernel
def laid_by(seat: int) -> int:
    """KT-04: South lays the red barons, North the black ones."""
    return RED if seat == SOUTH else BLACK


@kernel
def _place(s: State, square: int) -> None:
    """KT-04, KT-05: a baron of one's colour; white fills what is left."""
    _put(s, square, laid_by(int(s.seat)))
    if s.setup == ALTERNATE:
        s.seat = 1 - s.seat
    elif s.left[0] == 0:
        s.seat = NORTH
    if s.left[0] + s.left[1] == 0:
        for empty in range(SQUARES):
            if s.pile[empty] == 0:
                _put(s, empty, WHITE)
        _begin(s)


@kernel
def _deal(s: State, colour: int) -> None:
    """KT-05, setup `random`: squares are filled from South's end."""
    _put(s, bits.size(s.occupied), colour)
    if s.left[0] + s.left[1] + s.left[2] == 0:
        _begin(s)


@kernel
def _begin(s: State) -> None:
    """KT-06: South moves first."""
    s.phase = MOVING
    s.seat = SOUTH
    judge(s)


@kernel
def _move(s: State, seat: int, start: int, goal: int, count: int, turn: int) -> None:
    """KT-08, KT-09: the moved part keeps its order, unless turned."""
    kept = low_part(int(s.pile[start]), height(s, start) - count)
    set_pile(s, goal, landed(s, start, goal, count, turn))
    set_pile(s, start, kept)
    if height(s, goal) == EMPEROR:
        _crown(s, seat, goal)
    else:
        s.seat = 1 - seat
        judge(s)


@kernel
def _turn_round(s: State, seat: int) -> None:
    """KT-33: what was before one's neighbour lies before oneself; the neighbour moves."""
    for square in range(SQUARES // 2):
        other = SQUARES - 1 - square
        here, there = int(s.pile[square]), int(s.pile[other])
        set_pile(s, square, there)
        set_pile(s, other, here)
    s.turned = 1
    s.seat = 1 - seat


@kernel
def _crown(s: State, seat: int, square: int) -> None:
    """KT-13: the pile of nine leaves the dragon, and whoever completed it has won."""
    s.taken = s.pile[square]
    set_pile(s, square, 0)
    s.phase = OVER
    s.winner = seat


@kernel
def judge(s: State) -> None:
    """KT-14: a draw if neither side can move; judged before any pass."""
    if not can_move(s, int(s.seat)) and not can_move(s, 1 - int(s.seat)):
        s.phase = OVER


@kernel
def winners(s: State) -> int:
    return 0 if s.winner == NO_SEAT else 1 << int(s.winner)


@kernel
def measures(s: State, out: Weights) -> None:
    """Piles left in the dragon, and the height of the tallest of them."""
    out[0] = bits.size(s.occupied)
    out[1] = 0
    for square in range(SQUARES):
        out[1] = max(out[1], height(s, square))


@kernel
def points(s: State, seat: int) -> int:
    """One for the Emperor."""
    return int(s.winner == seat)


@kernel
def scores(s: State, out: Weights) -> None:
    for seat in range(2):
        out[seat] = points(s, seat)


@kernel
def returns(s: State, out: Utilities) -> None:
    """1 to the winner, -1 to the other, 0 each for a draw or an open game."""
    for seat in range(2):
        out[seat] = 0 if s.winner == NO_SEAT else 1 if s.winner == seat else -1
