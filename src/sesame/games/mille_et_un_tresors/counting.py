"""What lies before each seat; the end, told line by line: who is caught, who has what, who wins."""

from sesame.core.contract import Rows
from sesame.core.facts import put
from sesame.core.kernel import kernel
from sesame.games.mille_et_un_tresors import rules
from sesame.games.mille_et_un_tresors.asking import ending
from sesame.games.mille_et_un_tresors.cards import worth
from sesame.games.mille_et_un_tresors.kinds import (
    CAUGHT,
    COUNTED,
    FORFEITED,
    HEAPED,
    SCORED,
)
from sesame.games.mille_et_un_tresors.state import FACES, MOST_SEATS, MOST_TREASURES, State

# Who is caught; each seat's cards by kind, what is lost of them, and its score; the end
MOST_COUNTED = MOST_SEATS + MOST_SEATS * (MOST_TREASURES + 2) + 1


@kernel
def counted(s: State, out: Rows, n: int) -> int:
    """MT-12 to MT-14, MT-22: cages close; then everybody's cards are counted, lost or not."""
    for seat in range(int(s.seats)):
        if rules.is_caught(s, seat):
            n = put(out, n, CAUGHT, seat, int(s.pawn[seat]), rules.points(s, seat))
    for seat in range(int(s.seats)):
        n = _lines(s, seat, out, n)
    return n + ending(s, out[n:])


@kernel
def _lines(s: State, seat: int, out: Rows, n: int) -> int:
    for treasures in range(1, MOST_TREASURES + 1):
        cards = _cards(s, seat, treasures)
        if cards:
            n = put(out, n, COUNTED, seat, treasures, cards, cards * treasures)
    score = rules.score(s, seat)
    lost = rules.points(s, seat) - score
    if lost:
        n = put(out, n, FORFEITED, seat, lost)
    return put(out, n, SCORED, seat, score)


@kernel
def _cards(s: State, seat: int, treasures: int) -> int:
    """Cards before a seat that show so many treasures."""
    found = 0
    for face in range(FACES):
        if worth(face) == treasures:
            found += int(s.taken[seat, face])
    return found


@kernel
def heaped(s: State, seat: int, out: Rows, n: int) -> int:
    """MT-11: what lies before a seat."""
    ones, twos, threes = _cards(s, seat, 1), _cards(s, seat, 2), _cards(s, seat, 3)
    return put(out, n, HEAPED, seat, rules.points(s, seat), ones, twos, threes)
