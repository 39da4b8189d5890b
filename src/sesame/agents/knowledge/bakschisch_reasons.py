"""Why a fist of Bakschisch is good here: how far the card leads, who can give more, what may come.

From an observed table: what others have in their bags counts only where bags are open (BK-22).
"""

from sesame.agents.knowledge.bakschisch import gain, loss, poorest, richest
from sesame.agents.thoughts import FIRST_REASON
from sesame.core.contract import Rows, State
from sesame.core.facts import Fact, Kinds, part, put
from sesame.core.kernel import kernel
from sesame.games.bakschisch.actions import THIEF
from sesame.games.bakschisch.state import BIDDING, BRIBES, CARDS

_LITTLE = 2  # squares


class KeepsThrone(Fact):
    """Somebody has less gold than this: whoever is on the throne stays there (BK-13)."""

    coins: int = part("gold of who has least")


class MayReachThrone(Fact):
    """The card leads to the throne (BK-08)."""

    card: int = part("whose card, FAKIR to CALIPH")
    squares: int = part("how far it leads")


class NobodyGivesMore(Fact):
    """No other bag holds as much (BK-08)."""

    card: int = part("whose card, FAKIR to CALIPH")
    squares: int = part("how far it leads")
    coins: int = part("gold of the richest of the others")


class LeadsAhead(Fact):
    """Who gives most goes so far (BK-08, BK-14)."""

    card: int = part("whose card, FAKIR to CALIPH")
    squares: int = part("how far it leads")


class CardNotWorthIt(Fact):
    """The card leads hardly anywhere: nothing is paid for it."""

    card: int = part("whose card, FAKIR to CALIPH")
    squares: int = part("how far it leads")


class LetOthersPay(Fact):
    """The card leads hardly anywhere, and the thief takes what others give for it (BK-11)."""

    card: int = part("whose card, FAKIR to CALIPH")
    squares: int = part("how far it leads")


class BetterMayCome(Fact):
    """The next card may lead further."""

    better: int = part("cards not seen yet that lead further")
    cards: int = part("cards not seen yet")


class ThiefPays(Fact):
    """The thief takes all, and there is little to go back (BK-13)."""

    card: int = part("whose card, FAKIR to CALIPH")
    squares: int = part("how far it sends back")


class LittleToLose(Fact):
    """Who gives least goes back, but not far (BK-13)."""

    card: int = part("whose card, FAKIR to CALIPH")
    squares: int = part("how far it sends back")


class AvoidsRetreat(Fact):
    """Who gives least goes back so far: this may be enough to stay (BK-13)."""

    card: int = part("whose card, FAKIR to CALIPH")
    squares: int = part("how far it sends back")


class OthersCanGive(Fact):
    """Others have as much gold as this, or more (BK-08)."""

    rivals: int = part("how many of the others")
    coins: int = part("the gold that is given")


class NoneLeadsFurther(Fact):
    """No card that may come next leads further than this one."""

    cards: int = part("cards not seen yet")


REASONS: Kinds = (
    KeepsThrone,
    MayReachThrone,
    NobodyGivesMore,
    LeadsAhead,
    CardNotWorthIt,
    LetOthersPay,
    BetterMayCome,
    ThiefPays,
    LittleToLose,
    AvoidsRetreat,
    OthersCanGive,
    NoneLeadsFurther,
)
(
    KEEPS_THRONE,
    MAY_REACH_THRONE,
    NOBODY_GIVES_MORE,
    LEADS_AHEAD,
    CARD_NOT_WORTH_IT,
    LET_OTHERS_PAY,
    BETTER_MAY_COME,
    THIEF_PAYS,
    LITTLE_TO_LOSE,
    AVOIDS_RETREAT,
    OTHERS_CAN_GIVE,
    NONE_LEADS_FURTHER,
) = range(FIRST_REASON, FIRST_REASON + len(REASONS))


@kernel
def reason(s: State, seat: int, action: int, scratch: State, out: Rows) -> int:  # noqa: ARG001
    """What the card brings, or takes, to who gives so much."""
    if s.phase != BIDDING or action > THIEF:
        return 0
    if s.up == BRIBES:
        return _of_the_fifth(s, seat, action, out)
    if action == 0 or action == THIEF:
        return _of_saving(s, seat, action, out)
    card = int(s.card[int(s.up) - 1])
    squares = gain(s, seat, card)
    if squares == 0:
        return 0
    if s.open_bags and action > richest(s, seat):
        n = put(out, 0, NOBODY_GIVES_MORE, card, squares, richest(s, seat))
    elif s.pawn[seat] + squares == s.throne:
        n = _with_rivals(s, seat, action, out, put(out, 0, MAY_REACH_THRONE, card, squares))
    else:
        n = _with_rivals(s, seat, action, out, put(out, 0, LEADS_AHEAD, card, squares))
    return _of_the_next(s, seat, squares, out, n)


@kernel
def _with_rivals(s: State, seat: int, coins: int, out: Rows, n: int) -> int:
    """How many others can give as much, where bags are open (BK-22)."""
    if not s.open_bags:
        return n
    rivals = 0
    for other in range(int(s.seats)):
        rivals += other != seat and int(s.gold[other]) >= coins
    return put(out, n, OTHERS_CAN_GIVE, rivals, coins)


@kernel
def _of_the_next(s: State, seat: int, squares: int, out: Rows, n: int) -> int:
    """Whether the next card may lead further: the fifth sends back, so it does not count."""
    better, cards = 0, 0
    for card in range(1, CARDS + 1):
        copies = int(s.left[card - 1])
        cards += copies
        better += copies if gain(s, seat, card) > squares else 0
    if s.up >= BRIBES - 1 or cards == 0:
        return n
    if better:
        return put(out, n, BETTER_MAY_COME, better, cards)
    return put(out, n, NONE_LEADS_FURTHER, cards) if squares > _LITTLE else n


@kernel
def _of_saving(s: State, seat: int, action: int, out: Rows) -> int:
    """Nothing is given: the card is worth little, or a better one may come."""
    card = int(s.card[int(s.up) - 1])
    squares, n = gain(s, seat, card), 0
    if squares <= _LITTLE:
        n = put(out, n, LET_OTHERS_PAY if action == THIEF else CARD_NOT_WORTH_IT, card, squares)
    return _of_the_next(s, seat, squares, out, n)


@kernel
def _of_the_fifth(s: State, seat: int, action: int, out: Rows) -> int:
    card = int(s.card[int(s.up) - 1])
    squares = loss(s, seat, card)
    if action == THIEF:
        return put(out, 0, THIEF_PAYS, card, squares) if squares <= _LITTLE else 0
    if s.pawn[seat] == s.throne and s.open_bags and action > poorest(s, seat):
        return put(out, 0, KEEPS_THRONE, poorest(s, seat))
    if action:
        return put(out, 0, AVOIDS_RETREAT, card, squares) if squares else 0
    return put(out, 0, LITTLE_TO_LOSE, card, squares) if squares <= _LITTLE else 0
