"""The rules of Mille et un trésors, compiled. Numbers (MT-..) are those of its page in docs."""

from sesame.core import bits
from sesame.core.contract import Ids, Utilities, Weights
from sesame.core.kernel import kernel
from sesame.games.mille_et_un_tresors.actions import (
    DEALS,
    DRAWS,
    FLIGHTS,
    LAYS,
    LEAVE,
    PIPS,
    STARTS,
    THROWS,
    WALKS,
)
from sesame.games.mille_et_un_tresors.cards import (
    FIRST_TURN,
    TURNS_OF,
    face_of,
    look_of,
    set_card,
    shape_of,
    worth,
)
from sesame.games.mille_et_un_tresors.state import (
    COLUMNS,
    DEALING,
    DRAWING,
    ENTRANCE_FACES,
    FACES,
    FULL,
    HEADS,
    LAYING,
    MOST_SEATS,
    MOVING,
    NONE,
    OUT,
    OVER,
    PLACING,
    ROCKS,
    SPOTS,
    STARTING,
    THROWING,
    Settings,
    State,
)
from sesame.games.mille_et_un_tresors.walks import ALL, EASTWARD, SOUTHWARD, flights, goals

# --- the table


@kernel
def setup(s: State, options: Settings) -> None:
    """MT-05: an empty cave, all cards beside it, the chief on his tent."""
    s.seats = options.seats
    s.exact_exit = options.exact_exit
    s.luck = options.luck
    s.die = options.die
    s.path = options.path
    s.entrance = options.entrance
    for face in range(ENTRANCE_FACES):
        s.stock[face] = options.stock[face]
    for face in range(FACES):
        s.pile[face] = options.pile[face]
    for spot in range(SPOTS):
        s.look[spot] = NONE
    for seat in range(MOST_SEATS):
        s.pawn[seat] = NONE
    s.held = NONE
    s.gap = 1 if s.entrance == 0 else 0
    s.phase = DEALING
    _open_cave(s, int(options.one_exit))


@kernel
def _open_cave(s: State, one_exit: int) -> None:
    """MT-02, MT-09, MT-21: a closed rim; both ways out, or that along the row, or none."""
    door = 1 << int(s.entrance)
    s.east = EASTWARD & ~(door | door >> 1) if s.luck else EASTWARD
    s.south = SOUTHWARD & ~(door | door >> COLUMNS) if s.luck or one_exit else SOUTHWARD


@kernel
def over(s: State) -> bool:
    return bool(s.phase == OVER)


@kernel
def actors(s: State) -> int:
    if s.phase == MOVING or s.phase == LAYING or s.phase == PLACING:
        return 1 << int(s.seat)
    return 0


# --- chance


@kernel
def outcomes(s: State, ids: Ids, weights: Weights) -> int:
    if s.phase == DRAWING:
        return _draws(s, ids, weights)
    if s.phase == DEALING:
        return _deals(s, ids, weights)
    if s.phase == STARTING:  # MT-06
        return _alike(STARTS, int(s.seats), 1, ids, weights)
    if s.die == FULL:  # MT-20
        return _alike(THROWS, PIPS, 1, ids, weights)
    return _alike(THROWS, PIPS // 2, 2, ids, weights)


@kernel
def _alike(first: int, n: int, weight: int, ids: Ids, weights: Weights) -> int:
    for i in range(n):
        ids[i] = first + i
        weights[i] = weight
    return n


@kernel
def _draws(s: State, ids: Ids, weights: Weights) -> int:
    """MT-11: each face as likely as the cards left of it in the pile."""
    n = 0
    for face in range(FACES):
        if s.pile[face] > 0:
            ids[n] = DRAWS + face
            weights[n] = s.pile[face]
            n += 1
    return n


@kernel
def _deals(s: State, ids: Ids, weights: Weights) -> int:
    """MT-05: each card left in each of four rotations; those that look the same are one."""
    n = 0
    for face in range(ENTRANCE_FACES):
        if s.stock[face] > 0:
            shape = shape_of(face)
            turns, first = int(TURNS_OF[shape]), look_of(face, int(FIRST_TURN[shape]))
            for turn in range(turns):
                ids[n] = DEALS + first + turn
                weights[n] = int(s.stock[face]) * (4 // turns)
                n += 1
    return n


# --- decisions


@kernel
def legal(s: State, seat: int, out: Ids) -> int:
    if s.phase == LAYING:
        return _turns(s, out)
    if s.phase == PLACING:  # MT-06
        return _listed(0, ALL & ~(1 << int(s.entrance)) & ~int(s.occupied), out, 0)
    found, door = goals(s, seat), 1 << int(s.entrance)
    n = _listed(WALKS, found & ~door, out, 0)
    if found & door:
        out[n] = LEAVE
        n += 1
    return _listed(FLIGHTS, flights(s, found), out, n)


@kernel
def _listed(first: int, spots: int, out: Ids, n: int) -> int:
    """Write one action for each spot of the set."""
    while spots:
        out[n] = first + bits.first(spots)
        spots = bits.without_first(spots)
        n += 1
    return n


@kernel
def _turns(s: State, out: Ids) -> int:
    """MT-11: every rotation of the card drawn that looks different."""
    shape = shape_of(int(s.held))
    first, n = int(FIRST_TURN[shape]), int(TURNS_OF[shape])
    for turn in range(n):
        out[turn] = LAYS + first + turn
    return n


# --- what happens


@kernel
def apply(s: State, seat: int, action: int) -> None:
    if action < WALKS:
        _place(s, seat, action)
    elif action < LEAVE:
        _go(s, seat, action - WALKS)
    elif action == LEAVE:
        _leave(s, seat)
    elif action < LAYS:
        _go(s, seat, action - FLIGHTS)
    elif action < DEALS:
        _lay(s, action - LAYS)
    elif action < DRAWS:
        _deal(s, action - DEALS)
    elif action < STARTS:
        _draw(s, action - DRAWS)
    elif action < THROWS:
        s.seat = action - STARTS
        s.phase = PLACING
    else:
        s.thrown = action - THROWS + 1
        s.phase = MOVING


@kernel
def _deal(s: State, look: int) -> None:
    """MT-05: onto the next space, row by row."""
    s.stock[face_of(look)] -= 1
    set_card(s, int(s.gap), look)
    s.gap = next_space(s, int(s.gap))
    if s.gap == NONE:
        s.phase = STARTING


@kernel
def next_space(s: State, spot: int) -> int:
    """The space after this one, row by row; NONE after the last."""
    after = spot + 1
    if after == s.entrance:
        after += 1
    return after if after < SPOTS else NONE


@kernel
def _place(s: State, seat: int, spot: int) -> None:
    """MT-06: one after the other from the starter, who then moves first."""
    s.pawn[seat] = spot
    s.occupied |= 1 << spot
    after = (seat + 1) % int(s.seats)
    if s.pawn[after] == NONE:
        s.seat = after
    else:
        _begin_turn(s, after)


@kernel
def _begin_turn(s: State, seat: int) -> None:
    """MT-20: in the variant the die is thrown before the move."""
    s.seat = seat
    s.phase = THROWING if s.luck else MOVING


@kernel
def _go(s: State, seat: int, spot: int) -> None:
    """MT-07, MT-10: on foot or by the genie."""
    _take(s, seat)
    s.pawn[seat] = spot
    s.occupied |= 1 << spot
    s.phase = DRAWING


@kernel
def _leave(s: State, seat: int) -> None:
    """MT-09, MT-12: out for good; nothing is drawn after the last one."""
    _take(s, seat)
    s.pawn[seat] = OUT
    s.phase = DRAWING if s.occupied else OVER


@kernel
def _take(s: State, seat: int) -> None:
    """MT-11: the card that the pawn stood on lies before its owner."""
    spot = int(s.pawn[seat])
    s.taken[seat, face_of(int(s.look[spot]))] += 1
    set_card(s, spot, NONE)
    s.occupied &= ~(1 << spot)
    s.gap = spot
    s.thrown = 0


@kernel
def _draw(s: State, face: int) -> None:
    """MT-11, MT-12: a head moves the chief; his arrival ends the game, the card stays unlaid."""
    s.pile[face] -= 1
    s.held = face
    s.phase = LAYING
    if face >= HEADS:
        s.chief += 1
        if s.chief == s.path:
            s.phase = OVER


@kernel
def _lay(s: State, turn: int) -> None:
    """MT-11: onto the empty space; then the next player inside, clockwise (MT-06)."""
    set_card(s, int(s.gap), look_of(int(s.held), turn))
    s.held = NONE
    s.gap = NONE
    after = (int(s.seat) + 1) % int(s.seats)
    while s.pawn[after] == OUT:
        after = (after + 1) % int(s.seats)
    _begin_turn(s, after)


# --- how it stands


@kernel
def is_caught(s: State, seat: int) -> bool:
    """MT-13, MT-21: still inside when the chief arrives; in the variant nobody is."""
    return bool(s.phase == OVER and s.luck == 0 and s.pawn[seat] != OUT)


@kernel
def points(s: State, seat: int) -> int:
    """Treasures on the cards before a seat, kept or not."""
    total = 0
    for face in range(FACES):
        total += int(s.taken[seat, face]) * worth(face)
    return total


@kernel
def score(s: State, seat: int) -> int:
    """MT-13: treasures taken; nothing for those who are caught."""
    return 0 if is_caught(s, seat) else points(s, seat)


@kernel
def scores(s: State, out: Weights) -> None:
    for seat in range(int(s.seats)):
        out[seat] = score(s, seat)


@kernel
def winners(s: State) -> int:
    """MT-14, MT-22: most treasures among those not caught; ties share, perhaps nobody."""
    best, found = 0, 0
    for seat in range(int(s.seats)):
        if not is_caught(s, seat):
            mine = points(s, seat)
            if mine > best:
                best, found = mine, 0
            if mine == best:
                found |= 1 << seat
    return found


@kernel
def measures(s: State, out: Weights) -> None:
    """Cards drawn if the chief has arrived, pawns out if they may leave, the winner's treasures."""
    drawn, leavers, best = ROCKS, 0, 0
    for face in range(FACES):
        drawn -= int(s.pile[face])
    for seat in range(int(s.seats)):
        leavers += s.pawn[seat] == OUT
        if winners(s) >> seat & 1:
            best = points(s, seat)
    out[0] = drawn if s.chief == s.path else -1
    out[1] = -1 if s.luck else leavers
    out[2] = best if best else -1


@kernel
def returns(s: State, out: Utilities) -> None:
    """1 for a win, -1 without one; a shared win lies between. 0 each while it goes on."""
    won = winners(s) if s.phase == OVER else 0
    for seat in range(int(s.seats)):
        if s.phase != OVER:
            out[seat] = 0
        else:
            out[seat] = 2 / bits.size(won) - 1 if won >> seat & 1 else -1
