"""Leduc hold'em (Southey and others, 2005): six cards, two rounds of bets, a pair beats a rank.

An ante of 1; a raise adds 2 in the first round and 4 in the second, twice a round at most.
"""

import sys

from sesame.core import dice
from sesame.core.contract import UNKNOWN, Ids, Utilities, Weights
from sesame.core.dice import Rng
from sesame.core.fields import Numbers, Record, whole
from sesame.core.game import Game
from sesame.core.kernel import kernel
from sesame.core.words import same
from sesame_yardsticks.plain import NOBODY, Named, Plain, unreadable

RANKS = "JQK"
COPIES = 2  # of each rank
FOLD, CALL, RAISE, DEAL = 0, 1, 2, 3  # ids: from DEAL on chance deals a rank
HIDDEN = DEAL + len(RANKS)  # a card dealt to somebody else
MOST_PAID = 13  # an ante, two raises of 2, two of 4
MOST_RAISES = 2
_NO_CARD = 0  # ranks are 1 to 3


class Settings(Record):
    """What `setup` reads."""

    seats: int = whole("i1", "how many play", most=2)


class State(Record):
    """Cards and bets."""

    hole: Numbers = whole("i1", "each one's own card; 0: none", shape=2, least=UNKNOWN, most=3)
    board: int = whole("i1", "the card for both; 0: none", most=3)
    paid: Numbers = whole("i1", "what each has in the pot", shape=2, most=MOST_PAID)
    raises: int = whole("i1", "raises of this round", most=MOST_RAISES)
    calls: int = whole("i1", "decisions since the last raise of this round", most=2)
    better: int = whole("i1", "whose bet it is", most=1)
    folded: int = whole("i1", "who has folded; -1: nobody", least=NOBODY, most=1)
    shows: int = whole("i1", "1: the cards are compared", most=1)


@kernel
def setup(s: State, options: Settings) -> None:
    s.paid[0], s.paid[1], s.folded = 1, 1, NOBODY


@kernel
def is_dealt(s: State) -> bool:
    """Whether everybody has what the round needs, so that bets are made."""
    return s.hole[1] != _NO_CARD and not (s.calls == 2 and s.board == _NO_CARD)


@kernel
def actors(s: State) -> int:
    return 1 << int(s.better) if is_dealt(s) and not over(s) else 0


@kernel
def over(s: State) -> bool:
    return s.folded != NOBODY or s.shows == 1


@kernel
def legal(s: State, seat: int, out: Ids) -> int:
    """One folds only where the other has paid more."""
    n = 0
    if s.paid[seat] < s.paid[1 - seat]:
        out[n] = FOLD
        n += 1
    out[n] = CALL
    n += 1
    if s.raises < MOST_RAISES:
        out[n] = RAISE
        n += 1
    return n


@kernel
def copies(s: State, rank: int) -> int:
    """How many cards of a rank are still in the deck."""
    return COPIES - (s.hole[0] == rank) - (s.hole[1] == rank) - (s.board == rank)


@kernel
def outcomes(s: State, ids: Ids, weights: Weights) -> int:
    n = 0
    if is_dealt(s) or over(s):
        return n
    for rank in range(1, 4):
        if copies(s, rank) > 0:
            ids[n], weights[n] = DEAL + rank - 1, copies(s, rank)
            n += 1
    return n


@kernel
def apply(s: State, seat: int, action: int) -> None:
    if seat < 0:
        _deal(s, action - DEAL + 1)
    elif action == FOLD:
        s.folded = seat
    else:
        s.paid[seat] = int(s.paid[1 - seat])
        s.calls = int(s.calls) + 1
        if action == RAISE:
            s.paid[seat] = int(s.paid[seat]) + (2 if s.board == _NO_CARD else 4)
            s.raises, s.calls = int(s.raises) + 1, 1
        s.better = 1 - seat
        if s.calls == 2 and s.board != _NO_CARD:
            s.shows = 1


@kernel
def _deal(s: State, rank: int) -> None:
    if s.hole[0] == _NO_CARD:
        s.hole[0] = rank
    elif s.hole[1] == _NO_CARD:
        s.hole[1] = rank
    else:
        s.board, s.raises, s.calls, s.better = rank, 0, 0, 0


@kernel
def winners(s: State) -> int:
    if s.folded != NOBODY:
        return 1 << 1 - int(s.folded)
    if s.shows == 0 or s.hole[0] == s.hole[1]:
        return 0
    for seat in range(2):
        if s.hole[seat] == s.board:
            return 1 << seat
    return 1 if s.hole[0] > s.hole[1] else 2


@kernel
def scores(s: State, out: Weights) -> None:
    """What each has won or lost."""
    won = winners(s)
    for seat in range(2):
        out[seat] = (
            0 if won == 0 else int(s.paid[1 - seat]) if won >> seat & 1 else -int(s.paid[seat])
        )


@kernel
def returns(s: State, out: Utilities) -> None:
    won = winners(s)
    for seat in range(2):
        gain = int(s.paid[1 - seat]) if won >> seat & 1 else -int(s.paid[seat])
        out[seat] = 0.0 if won == 0 else gain / MOST_PAID


@kernel
def observe(s: State, seat: int, out: State) -> None:
    """One's own card; the other's once they are compared."""
    for other in range(2):
        is_known = other == seat or s.shows == 1 or s.hole[other] == _NO_CARD
        out.hole[other] = s.hole[other] if is_known else UNKNOWN
        out.paid[other] = s.paid[other]
    out.board, out.raises, out.calls = s.board, s.raises, s.calls
    out.better, out.folded, out.shows = s.better, s.folded, s.shows


@kernel
def redeal(s: State, seat: int, rng: Rng) -> None:
    """Cards that the seat does not see, from all that it does not."""
    if s.shows == 1:
        return
    had0, had1 = int(s.hole[0]), int(s.hole[1])
    if seat != 0:
        s.hole[0] = _NO_CARD
    if seat != 1:
        s.hole[1] = _NO_CARD
    if seat != 0 and had0 != _NO_CARD:
        s.hole[0] = _drawn(s, rng)
    if seat != 1 and had1 != _NO_CARD:
        s.hole[1] = _drawn(s, rng)


@kernel
def _drawn(s: State, rng: Rng) -> int:
    aim = dice.below(rng, copies(s, 1) + copies(s, 2) + copies(s, 3))
    if aim < copies(s, 1):
        return 1
    return 2 if aim < copies(s, 1) + copies(s, 2) else 3


@kernel
def shown(s: State, seat: int, action: int, viewer: int) -> int:
    """A card is dealt to the first seat, then to the second, then for both to see."""
    if seat >= 0 or s.hole[1] != _NO_CARD:
        return action
    owner = 0 if s.hole[0] == _NO_CARD else 1
    return action if owner == viewer else HIDDEN


def write_position(s: State) -> str:
    """`KJ. 3:1 11 B`: cards of both and the board, what was paid, raises and calls, the turn."""
    cards = [_letter(int(card)) for card in (*s.hole, s.board)]
    paid = f"{int(s.paid[0])}:{int(s.paid[1])}"
    end = "#" * int(s.shows) + ("" if s.folded == NOBODY else "-" + "AB"[int(s.folded)])
    turn = "AB"[int(s.better)]
    return f"{''.join(cards)} {paid} {int(s.raises)}{int(s.calls)} {turn}{end}"


def _letter(card: int) -> str:
    return "?" if card == UNKNOWN else "." if card == _NO_CARD else RANKS[card - 1]


def read_position(text: str, s: State) -> None:
    wanted = "KJ. 3:1 11 B: both cards and the board's, what was paid, raises and calls, the turn"
    try:
        cards, paid, counts, turn = text.split()
        s.hole[0], s.hole[1], s.board = (".JQK".index(card) for card in cards)
        s.paid[0], s.paid[1] = (int(coins) for coins in paid.split(":"))
        s.raises, s.calls = (int(count) for count in counts)
        s.better, s.shows = "AB".index(turn[0]), turn.count("#")
        s.folded = "AB".index(turn[-1]) if "-" in turn else NOBODY
    except (ValueError, OverflowError):
        unreadable(wanted)
    is_paid = all(1 <= coins <= MOST_PAID for coins in s.paid)
    is_counted = s.raises <= MOST_RAISES and s.calls <= 2 and s.shows <= 1
    is_in_deck = all(copies(s, rank) >= 0 for rank in (1, 2, 3))
    in_order = s.hole[0] or not s.hole[1], s.hole[1] or not s.board
    if not (is_paid and is_counted and is_in_deck and all(in_order)):
        unreadable(wanted)


_HERE = sys.modules[__name__]
TEXT = Plain(write_position, read_position, write_position, actors, winners)
GAME = Game(
    name="leduc",
    title=same("Leduc"),
    seats=(2,),
    bound=lambda *_: 3 + 2 * 4,
    State=State,
    Settings=Settings,
    rules=_HERE,
    sight=_HERE,
    actions=Named(["fold", "call", "raise", *(f"+{rank}" for rank in RANKS), "+?"], 3),
    text=TEXT,
    draw=TEXT.draw,
)
