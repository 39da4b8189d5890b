"""Bakschisch's rules, compiled. Numbers (BK-..) are those of docs/games/bakschisch.md."""

from sesame.core import bits
from sesame.core.contract import Ids, Utilities, Weights
from sesame.core.kernel import kernel
from sesame.games.bakschisch.actions import THIEF, TURNS
from sesame.games.bakschisch.path import next_ahead, next_behind, place, reverse_place
from sesame.games.bakschisch.state import (
    BIDDING,
    BRIBES,
    CALIPH,
    CARDS,
    COIN_0,
    COPIES,
    FAKIR,
    NOT_YET,
    OVER,
    PERSONS,
    PURSE,
    ROUNDS,
    THIEF_IN_FIST,
    TO_BOX,
    TURNING,
    Settings,
    State,
)


@kernel
def setup(s: State, options: Settings) -> None:
    """BK-04, BK-05: pawns on the start, ten pieces and a thief in each bag, cards face down."""
    for person in range(PERSONS):
        s.track[person] = options.track[person]
    s.throne = options.throne
    s.palace = options.palace
    s.seats = options.seats
    s.theft_cancels = options.theft_cancels
    s.reverse_place = options.reverse_place
    s.remainder = options.remainder
    s.open_bags = options.open_bags
    for seat in range(int(s.seats)):
        s.gold[seat] = PURSE
        s.thief[seat] = 1
    _shuffle(s)
    s.rounds = 1
    s.phase = TURNING


@kernel
def over(s: State) -> bool:
    return bool(s.phase == OVER)


@kernel
def actors(s: State) -> int:
    """BK-06: all those whose fist is not yet in, at once and in any order."""
    return int(s.waiting)


@kernel
def outcomes(s: State, ids: Ids, weights: Weights) -> int:
    """BK-06: the card turned, each as likely as its copies not seen since the last shuffle."""
    n = 0
    for card in range(CARDS):
        if s.left[card] > 0:
            ids[n] = TURNS + card
            weights[n] = s.left[card]
            n += 1
    return n


@kernel
def legal(s: State, seat: int, out: Ids) -> int:
    """BK-06, BK-07: any number of coins in the bag, none allowed, or the thief if it is there."""
    n = int(s.gold[seat]) + 1
    for coins in range(n):
        out[coins] = coins
    if s.thief[seat]:
        out[n] = THIEF
        n += 1
    return n


@kernel
def apply(s: State, seat: int, action: int) -> None:
    if action >= TURNS:
        _turn(s, action - TURNS + FAKIR)
    else:
        s.fist[seat] = COIN_0 + action
        s.waiting = int(s.waiting) & ~(1 << seat)
        if s.waiting == 0:
            _open_fists(s)


@kernel
def _turn(s: State, card: int) -> None:
    """BK-06: the next card is up, and everybody reaches into the bag."""
    s.left[card - FAKIR] -= 1
    s.card[int(s.up)] = card
    s.up = int(s.up) + 1
    for seat in range(int(s.seats)):
        s.fist[seat] = NOT_YET
        s.came[seat] = s.pawn[seat]
    s.waiting = (1 << int(s.seats)) - 1
    s.phase = BIDDING


@kernel
def coins_in(fist: int) -> int:
    """The gold that a fist holds; a thief counts as none (BK-09, BK-13)."""
    return 0 if fist == THIEF_IN_FIST else fist - COIN_0


@kernel
def _open_fists(s: State) -> None:
    """BK-06, BK-10: all fists open together; what they show leaves the bags, and pawns move."""
    most, least, total, thieves = 0, PURSE * int(s.seats), 0, 0
    for seat in range(int(s.seats)):
        coins = coins_in(int(s.fist[seat]))
        most, least, total = max(most, coins), min(least, coins), total + coins
        s.gold[seat] = int(s.gold[seat]) - coins
        thieves += s.fist[seat] == THIEF_IN_FIST
    _take_gold(s, total, thieves)
    s.phase = TURNING
    if s.up == BRIBES:
        _send_back(s, least)
        _end_round(s)
    elif most > 0 and not (thieves > 0 and s.theft_cancels):  # BK-09, BK-12
        _send_ahead(s, most)


@kernel
def _take_gold(s: State, total: int, thieves: int) -> None:
    """BK-10, BK-11: thieves share what is shown; the rest, or all of it, goes into the pot."""
    each = total // thieves if thieves > 0 else 0
    for seat in range(int(s.seats)):
        if s.fist[seat] == THIEF_IN_FIST:
            s.gold[seat] = int(s.gold[seat]) + each
            s.thief[seat] = 0
    s.pot = int(s.pot) + total - each * thieves


@kernel
def _send_ahead(s: State, most: int) -> None:
    """BK-08: whoever shows the most gold moves forward."""
    for seat in range(int(s.seats)):
        if coins_in(int(s.fist[seat])) == most:
            _move(s, seat, ahead(s, seat))


@kernel
def ahead(s: State, seat: int) -> int:
    """BK-08, BK-14: where the card that is up leads a pawn, the throne at the furthest."""
    card, square = int(s.card[int(s.up) - 1]), int(s.pawn[seat])
    if card == CALIPH:
        return min(square + place(s, seat), int(s.throne))
    return next_ahead(s, card, square) if square < s.throne else square


@kernel
def _send_back(s: State, least: int) -> None:
    """BK-13: whoever shows the least gold goes back."""
    for seat in range(int(s.seats)):
        if coins_in(int(s.fist[seat])) == least:
            _move(s, seat, back(s, seat))


@kernel
def back(s: State, seat: int) -> int:
    """BK-13, BK-14: where the card that is up sends a pawn, the start at the furthest."""
    card, square = int(s.card[int(s.up) - 1]), int(s.pawn[seat])
    if card == CALIPH:
        return max(square - reverse_place(s, seat), 0)
    return next_behind(s, card, square)


@kernel
def _move(s: State, seat: int, square: int) -> None:
    """BK-16: no thief in the palace; BK-20: the throne remembers the bribe that led there."""
    if square >= s.palace:
        s.thief[seat] = 0
    elif s.pawn[seat] >= s.palace:
        s.thief[seat] = 1
    if square != s.throne:
        s.arrival[seat] = 0
    elif s.pawn[seat] != s.throne:
        s.arrival[seat] = s.up
    s.pawn[seat] = square


@kernel
def _end_round(s: State) -> None:
    """BK-20, BK-21: over if somebody sits on the throne, or it has lasted long enough."""
    if has_caliph(s) or s.rounds == ROUNDS:
        judge(s)
        return
    _share_pot(s)
    if s.box == PURSE * int(s.seats):  # BK-18: no gold is left to play for
        judge(s)
    else:
        _lay_row(s)


@kernel
def has_caliph(s: State) -> bool:
    """Whether a pawn is on the throne."""
    for seat in range(int(s.seats)):
        if s.pawn[seat] == s.throne:
            return True
    return False


@kernel
def _share_pot(s: State) -> None:
    """BK-18: equal shares for all; the remainder waits for the next round, or goes into the box."""
    each, rest = int(s.pot) // int(s.seats), int(s.pot) % int(s.seats)
    for seat in range(int(s.seats)):
        s.gold[seat] = int(s.gold[seat]) + each
    s.pot = rest
    if s.remainder == TO_BOX:
        s.box = int(s.box) + rest
        s.pot = 0


@kernel
def _lay_row(s: State) -> None:
    """BK-17, BK-19: five new cards face down, and thieves come home, except into the palace."""
    stock = 0
    for card in range(CARDS):
        stock += s.left[card]
    if stock == 0:
        _shuffle(s)
    for bribe in range(BRIBES):
        s.card[bribe] = 0
    s.up = 0
    for seat in range(int(s.seats)):
        s.thief[seat] = s.pawn[seat] < s.palace
    s.rounds = int(s.rounds) + 1


@kernel
def _shuffle(s: State) -> None:
    """BK-03, BK-17: all 30 cards are unseen."""
    for card in range(CARDS):
        s.left[card] = COPIES


@kernel
def judge(s: State) -> None:
    """BK-20, BK-21: the furthest pawn, then the most gold, then the earlier arrival; or shared."""
    best = 0
    for seat in range(int(s.seats)):
        best = max(best, _merit(s, seat))
    won = 0
    for seat in range(int(s.seats)):
        won |= (_merit(s, seat) == best) << seat
    s.winners = won
    s.phase = OVER


@kernel
def _merit(s: State, seat: int) -> int:
    """What decides, in one number: square, gold, then the bribe of arrival, the earlier the more.

    On the throne this is BK-20's order; off it no pawn has an arrival, and it is BK-21's.
    """
    return (int(s.pawn[seat]) * 64 + int(s.gold[seat])) * 8 + BRIBES - int(s.arrival[seat])


@kernel
def winners(s: State) -> int:
    return int(s.winners)


@kernel
def scores(s: State, out: Weights) -> None:
    """How far each pawn has come: its square."""
    for seat in range(int(s.seats)):
        out[seat] = s.pawn[seat]


@kernel
def returns(s: State, out: Utilities) -> None:
    """1 to a winner, shared if there are several; the others pay for it equally: sum 0."""
    won, seats = bits.size(int(s.winners)), int(s.seats)
    for seat in range(seats):
        if won == 0:
            out[seat] = 0.0
        elif bits.has(int(s.winners), seat):
            out[seat] = (seats - won) / (won * (seats - 1))
        else:
            out[seat] = -1.0 / (seats - 1)


@kernel
def measures(s: State, out: Weights) -> None:
    """Rounds played, pawns on the throne, and the gold of whoever won alone."""
    out[0] = s.rounds
    out[1], out[2] = 0, -1
    for seat in range(int(s.seats)):
        out[1] += s.pawn[seat] == s.throne
        if s.winners == 1 << seat:
            out[2] = s.gold[seat]
