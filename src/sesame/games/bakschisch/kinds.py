"""The facts of Bakschisch: kinds of what happens, may be chosen, is asked for or refused."""

from sesame.core.facts import Fact, Kinds, part

# Why a game is over (BK-18, BK-20, BK-21)
CALIPH_REIGNS, NO_MORE_ROUNDS, NO_MORE_GOLD = 0, 1, 2
# Where a pawn goes (BK-14)
BACK, AHEAD, TO_THRONE, HOME = 0, 1, 2, 3
# Why they: nobody else was as far; all who were share; some; the most gold; the first to arrive
ALONE, SHARED_BY_ALL, SHARED_BY_SOME, BY_GOLD, BY_ARRIVAL = 0, 1, 2, 3, 4

# Where a thief is (BK-07, BK-16), and what a hand is over the table (BK-06, BK-10)
IN_BAG, USED, AT_GATE = 0, 1, 2
EMPTY_HAND, CLOSED_FIST, OPEN_HAND = 0, 1, 2


class Turned(Fact):
    """A card of the row is turned face up (BK-06)."""

    bribe: int = part("which of the row, from 0")
    card: int = part("FAKIR to CALIPH", sets="card[bribe]")
    kind: int = part("the same card, from 0")
    left: int = part("copies of it not seen since the last shuffle", sets="left[kind]")
    up: int = part("cards face up", sets="up")


class Reached(Fact):
    """Everybody reaches into the bag: hands are empty."""

    fist: int = part("nothing", sets="fist[:]")


class Closed(Fact):
    """A fist is closed (BK-06); what is in it only its owner knows (BK-22)."""

    seat: int = part("whose")
    fist: int = part("NOT_YET to THIEF_IN_FIST, or UNKNOWN", sets="fist[seat]")


class Opened(Fact):
    """A fist is opened, with all the others (BK-10)."""

    seat: int = part("whose")
    coins: int = part("gold in it; a thief counts as none")
    fist: int = part("COIN_0 and more, or THIEF_IN_FIST", sets="fist[seat]")


class Gave(Fact):
    """What a fist showed has left the bag (BK-10)."""

    seat: int = part("whose")
    coins: int = part("pieces of gold")
    gold: int = part("left in the bag, or UNKNOWN", sets="gold[seat]")


class Stole(Fact):
    """A thief brings home what was shown, or a share of it (BK-11)."""

    seat: int = part("whose thief")
    coins: int = part("pieces of gold")
    gold: int = part("in the bag now, or UNKNOWN", sets="gold[seat]")
    thief: int = part("no thief is left in the bag", sets="thief[seat]")


class Filled(Fact):
    """What no thief took is in the pot (BK-10)."""

    coins: int = part("pieces of gold")
    pot: int = part("in the pot now", sets="pot")


class Went(Fact):
    """A pawn goes ahead or back (BK-08, BK-13)."""

    seat: int = part("whose")
    start: int = part("the square it stood on")
    goal: int = part("the square it stands on now", sets="pawn[seat]")
    thief: int = part("1: its thief is in the bag; none enters the palace", sets="thief[seat]")
    way: int = part("BACK, AHEAD, TO_THRONE or HOME")


class Stayed(Fact):
    """Nobody moves (BK-09, BK-12)."""

    is_theft: int = part("1: because of a thief")


class Shared(Fact):
    """The pot is shared: the round is over (BK-18)."""

    round: int = part("which")
    each: int = part("pieces for everybody")
    pot: int = part("pieces that stay in the pot", sets="pot")
    box: int = part("pieces out of the game", sets="box")


class Got(Fact):
    """Somebody's share of the pot (BK-18)."""

    seat: int = part("whose")
    coins: int = part("pieces of gold")
    gold: int = part("in the bag now, or UNKNOWN", sets="gold[seat]")
    thief: int = part("1: the thief is at home again (BK-19)", sets="thief[seat]")


class Laid(Fact):
    """A new row of cards lies face down: a round begins (BK-17)."""

    round: int = part("which", sets="rounds")
    card: int = part("face down", sets="card[:]")
    up: int = part("none", sets="up")


class Shuffled(Fact):
    """All cards are unseen again (BK-17)."""

    left: int = part("copies of each", sets="left[:]")


class Ended(Fact):
    """The game is over (BK-18, BK-20, BK-21)."""

    reason: int = part("CALIPH_REIGNS, NO_MORE_ROUNDS or NO_MORE_GOLD")
    how: int = part("ALONE to BY_ARRIVAL: what set the winners apart")
    winners: int = part("who has won, as bits", sets="winners")
    rivals: int = part("who stands as far ahead, the winners included, as bits")
    square: int = part("the square they stand on")
    round: int = part("which")


class Bared(Fact):
    """At the end all bags are opened (BK-22)."""

    seat: int = part("whose")
    gold: int = part("pieces in it", sets="gold[seat]")


class Due(Fact):
    """What comes next."""

    phase: int = part("TURNING, BIDDING or OVER", sets="phase")


# --- how it stands


class Stands(Fact):
    """How a seat stands, as far as it may be known."""

    seat: int = part("which")
    place: int = part("in the race, 1 the first (BK-15)")
    thief: int = part("IN_BAG, USED or AT_GATE")
    hand: int = part("EMPTY_HAND, CLOSED_FIST or OPEN_HAND")
    coins: int = part("gold in the hand; UNKNOWN: not to be known; a thief counts as none")
    has_thief: int = part("1: the thief is in the hand")


class Sends(Fact):
    """Whom a card of the row sends where (BK-08, BK-13)."""

    bribe: int = part("which of the row, from 0")
    is_back: int = part("1: the least gold goes back; 0: the most moves ahead")


# --- what may be chosen


class Offer(Fact):
    """To close the fist on coins (BK-06)."""

    seat: int = part("whose")
    coins: int = part("pieces of gold")
    card: int = part("for whom, FAKIR to CALIPH")


class SendThief(Fact):
    """To close the fist on the thief (BK-07)."""

    seat: int = part("whose")


class ShutFist(Fact):
    """What others see of either (BK-22)."""

    seat: int = part("whose")


class TurnUp(Fact):
    """Chance: to turn the next card (BK-06)."""

    round: int = part("which")
    bribe: int = part("which of the row, from 0")
    card: int = part("FAKIR to CALIPH")


# --- what is asked for


class AwaitCard(Fact):
    """The next card is turned (BK-06)."""

    round: int = part("which")
    bribe: int = part("which of the row, from 0")


class AwaitFists(Fact):
    """Some fists are not closed yet (BK-06)."""

    waiting: int = part("whose, as bits")
    round: int = part("which")
    bribe: int = part("which of the row, from 0")
    card: int = part("who is bribed, FAKIR to CALIPH")
    is_last: int = part("1: the least gold goes back, BK-13; 0: the most moves ahead")


# --- what is refused


class OnlyChanceTurns(Fact):
    """A seat cannot turn a card."""


class NoSuchCard(Fact):
    """All copies were seen since the last shuffle (BK-03)."""

    card: int = part("FAKIR to CALIPH")


class CardFirst(Fact):
    """No fist before a card is up (BK-06)."""


class NotSaid(Fact):
    """A closed fist holds something (BK-22)."""


class NoThiefInPalace(Fact):
    """The thief stays at the gate (BK-16)."""


class ThiefUsed(Fact):
    """A thief serves once a round (BK-07)."""


class BagHolds(Fact):
    """There is less gold than that (BK-06)."""

    coins: int = part("pieces in the bag")


KINDS: Kinds = (
    Turned,
    Reached,
    Closed,
    Opened,
    Gave,
    Stole,
    Filled,
    Went,
    Stayed,
    Shared,
    Got,
    Laid,
    Shuffled,
    Ended,
    Bared,
    Due,
    Stands,
    Sends,
    Offer,
    SendThief,
    ShutFist,
    TurnUp,
    AwaitCard,
    AwaitFists,
    OnlyChanceTurns,
    NoSuchCard,
    CardFirst,
    NotSaid,
    NoThiefInPalace,
    ThiefUsed,
    BagHolds,
)
(
    TURNED,
    REACHED,
    CLOSED,
    OPENED,
    GAVE,
    STOLE,
    FILLED,
    WENT,
    STAYED,
    SHARED,
    GOT,
    LAID,
    SHUFFLED,
    ENDED,
    BARED,
    DUE,
    STANDS,
    SENDS,
    OFFER,
    SEND_THIEF,
    SHUT_FIST,
    TURN_UP,
    AWAIT_CARD,
    AWAIT_FISTS,
    ONLY_CHANCE_TURNS,
    NO_SUCH_CARD,
    CARD_FIRST,
    NOT_SAID,
    NO_THIEF_IN_PALACE,
    THIEF_USED,
    BAG_HOLDS,
) = range(len(KINDS))
