"""Khan Tsin as alpha-beta asks of it: which tables are the same, which moves to leave out, and
which to try first.

Where a pile stands matters only by who reaches it: what counts is the row of piles, without the
empty squares between. By the mixes (`khan_tsin_net.py`) it is told, without making a move, that it
leaves the other side a win: some part that stays as it is would make nine with a pile that stays,
with the pile made, or with what is left of the pile moved.
"""

from sesame.agents.knowledge import Hunches, Room
from sesame.agents.knowledge.khan_tsin_net import MIXES, NINE, mix_at, mix_of, next_pile
from sesame.core import bits
from sesame.core.contract import Ids, State
from sesame.core.kernel import kernel
from sesame.games.khan_tsin.actions import MOVES, TURN_ROUND, count_of, goal_of, start_of
from sesame.games.khan_tsin.piles import height, unit
from sesame.games.khan_tsin.rules import reach, thrones
from sesame.games.khan_tsin.state import MOVING, REACH, SOUTH, SQUARES

TRAITS = MIXES * MIXES  # an action is known by the mix that flies and the mix it lands on
_BARON = 0.02  # what is hoped of each more
_ROW_BITS, _IN_A_WORD = 16, 3  # of a pile on the dragon; piles

# What `sift` notes of each pile that the other side reaches, and of the next one
_SQUARE, _NINES, _THRONES = 0, 8, 16  # where it stands, the mixes it would crown, and those piles
_PILES = REACH + 1
_NOWHERE = SQUARES  # where no pile stands


@kernel
def essence(s: State, out: Room) -> int:
    """What matters of a table, as a few numbers: the row of piles, and who is to move."""
    if s.phase != MOVING or s.two_speeds:  # there it matters on which square a pile stands
        return 0
    out[0] = s.seat
    n, rest = 0, int(s.occupied)
    while rest:
        if n % _IN_A_WORD == 0:
            out[1 + n // _IN_A_WORD] = 0
        word = 1 + n // _IN_A_WORD
        out[word] = out[word] << _ROW_BITS | int(s.pile[bits.first(rest)])
        rest = bits.without_first(rest)
        n += 1
    return 1 + (n + _IN_A_WORD - 1) // _IN_A_WORD


@kernel
def sift(s: State, seat: int, ids: Ids, n: int, room: Room) -> int:
    """Leave out what surely leaves the other side a pile of nine to complete."""
    if s.phase != MOVING or s.two_speeds or ids[0] < MOVES:  # hops change by what happens elsewhere
        return n
    _note(s, 1 - seat, room)
    kept, first = 0, -SQUARES
    nines = found = held = part = rest = start = known = 0
    for i in range(n):
        action = int(ids[i])
        if not first <= action < first + SQUARES and action < TURN_ROUND:  # of another part
            first = action - goal_of(action)
            start, count = start_of(action), count_of(action)
            part = lifted(s, start, count)
            rest = mix_of(int(s.tally[start])) - part
            known = REACH + int(count == height(s, start) and bits.has(_held(room, REACH), start))
            nines, found = _theirs(room, known, start, start)
            held = _held(room, known) & ~(1 << start)
        goal = action - first
        leaves = False
        if action != TURN_ROUND:
            made = part + mix_of(int(s.tally[goal]))
            if bits.has(held, goal):
                some, piles = _theirs(room, known, start, goal)
                leaves = _crowns(some, piles & ~(1 << goal), made, rest)
            else:
                leaves = _crowns(nines, found & ~(1 << goal), made, rest)
        if not leaves:
            ids[kept] = action
            kept += 1
    return kept


@kernel
def _held(room: Room, known: int) -> int:
    """The squares of the first of those piles, as a set."""
    held = 0
    for at in range(known):
        held |= 1 << int(room[_SQUARE + at])
    return held


@kernel
def _theirs(room: Room, known: int, start: int, goal: int) -> tuple[int, int]:
    """What those of the first piles could crown that stand on neither square: mixes, and piles."""
    nines = found = 0
    for at in range(known):
        square = int(room[_SQUARE + at])
        if square != start and square != goal:
            nines |= int(room[_NINES + at])
            found |= int(room[_THRONES + at])
    return nines, found & ~(1 << start)


@kernel
def _crowns(nines: int, found: int, made: int, rest: int) -> bool:
    """Whether a pile is there to be crowned, or what was made or left has one of the mixes."""
    return found != 0 or bits.has(nines, made) or (rest > 0 and bits.has(nines, rest))


@kernel
def _note(s: State, seat: int, room: Room) -> None:
    """The piles that the seat reaches, what they could crown, and the next one."""
    rest = int(s.occupied)
    for at in range(_PILES):
        room[_SQUARE + at], room[_NINES + at], room[_THRONES + at] = _NOWHERE, 0, 0
        if rest == 0:
            continue
        square = bits.first(rest) if seat == SOUTH else bits.last(rest)
        rest &= ~(1 << square)
        room[_SQUARE + at] = square
        part, pile, level = 0, int(s.pile[square]), height(s, square)
        nines = found = 0
        for count in range(1, level + 1):
            part += unit(pile, level - count)
            nines |= 1 << (NINE - mix_of(part))
            found |= thrones(s, square, part)
        room[_NINES + at] = nines
        room[_THRONES + at] = found


@kernel
def rank(s: State, seat: int, ids: Ids, n: int, traits: Ids, out: Hunches) -> None:
    """Known by the mix that flies and the mix it lands on; hoped for by how many more barons than
    the other side it leaves on one's own piles."""
    near = reach(s, seat)
    beyond = next_pile(int(s.occupied) & ~near, seat)
    theirs = reach(s, 1 - seat)
    after = height(s, bits.first(beyond)) if beyond else 0
    first, part, opened, count = -SQUARES, 0, 0, 0
    for i in range(n):
        action = int(ids[i])
        traits[i], out[i] = 0, 0.5
        if action < MOVES or action == TURN_ROUND:
            continue
        if not first <= action < first + SQUARES:
            first = action - goal_of(action)
            start, count = start_of(action), count_of(action)
            part = lifted(s, start, count)
            opened = after if height(s, start) == count else 0
        goal = action - first
        traits[i] = part * MIXES + mix_of(int(s.tally[goal]))
        out[i] = 0.5 + _BARON * (opened - count * (1 - (near >> goal & 1) + (theirs >> goal & 1)))


@kernel
def lifted(s: State, start: int, count: int) -> int:
    """The mix of the top of a pile."""
    part, level, pile = 0, height(s, start), int(s.pile[start])
    for taken in range(1, count + 1):
        part += mix_at(pile, level - taken)
    return part
