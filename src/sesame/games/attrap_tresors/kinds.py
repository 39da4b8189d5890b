"""The facts of Attrap'trésors: what happens, may be chosen, is asked for, refused or just there.

`effects.py`, `asking.py` and `standing.py` write them. Colours are RED to VIOLET, objects COLUMN to
GEM; of a gold card the `value` is in sacks and the `place` that of its value among VALUES.
"""

from collections.abc import Sequence

from sesame.core.facts import Fact, Kinds, part

# Why time ran out for somebody (AT-10, AT-11, AT-13)
NOBODY_GRABS, NOTHING_MORE, NO_CHOICE = 0, 1, 2
# Why a round is over (AT-11)
ALL_TAKEN, TIME_UP = 0, 1
# Why an object pays nothing (AT-11, AT-13, AT-21)
NOT_TAKEN, TAKEN_WRONGLY = 0, 1
# Why the cup is where it is (AT-15, AT-16)
RIGHT_COLUMN, WRONG_COLUMN, LAST_ROUND = 0, 1, 2
# Why a game is over (AT-16, AT-10), and what decided it (AT-17)
TEN_ROUNDS, NOBODY_GRABS_ANY_MORE = 0, 1
MOST_SACKS, MOST_CARDS, SHARED = 0, 1, 2
# What is said after a colour of a throw (AT-07, AT-08)
ANOTHER, NO_OTHER, ALL_SIX = 0, 1, 2


class CardDealt(Fact):
    """An instruction card comes from the pile (AT-05, AT-15, AT-20)."""

    place: int = part("whose it is, or where it lies in the open row of two players")
    seat: int = part("who looks at it in secret; NOBODY: it lies open")
    card: int = part("its colour, or UNKNOWN", sets="card[place]")
    is_new: int = part("1: in place of one that was fulfilled")


class Began(Fact):
    """The first thrower is drawn by lot (AT-05)."""

    seat: int = part("who throws first", sets="thrower")


class Returned(Fact):
    """An object goes back to the tower before a throw (AT-06)."""

    seat: int = part("who had it")
    object: int = part("which")
    count: int = part("how many of those alike")
    held: int = part("none", sets="held[seat][object]")
    tower: int = part("how many stand there now", sets="tower[object]")


class Rebuilt(Fact):
    """The tower stands whole on its column; the last check is forgotten (AT-06)."""

    objects: int = part("how many it is built of")
    holder: int = part("NOBODY", sets="holder")
    verdict: int = part("UNCHECKED", sets="verdict")
    met: int = part("no colour", sets="met")


class Threw(Fact):
    """The dice are in the air (AT-06, AT-20)."""

    seat: int = part("who throws; NOBODY: two players together")
    round: int = part("which round, from 1")
    throw: int = part("which throw of it; from 2 on: again, as nobody grabbed", sets="throws")
    dice: int = part("none lies there yet", sets="dice[:]")


class Showed(Fact):
    """Counting dice show a colour (AT-07); the most frequent colour comes first."""

    colour: int = part("which")
    kind: int = part("the same colour, from 0")
    count: int = part("how many dice", sets="dice[kind]")
    is_enough: int = part("1: they fulfil an instruction of this colour (AT-08)")
    then: int = part("ANOTHER colour follows, NO_OTHER, or ALL_SIX are there with it")


class Missed(Fact):
    """Dice that do not count: beside the souk, or on its edge (AT-07)."""

    count: int = part("how many")


class Lay(Fact):
    """All dice lie still (AT-07, AT-08)."""

    counting: int = part("dice that count")
    missed: int = part("dice that do not")
    is_six: int = part("1: all six colours are there")


class Grabbed(Fact):
    """A hand takes an object (AT-08, AT-09, AT-21)."""

    seat: int = part("whose hand")
    object: int = part("what it takes")
    copy: int = part("which of those alike, from 0")
    tower: int = part("how many of those alike are left", sets="tower[object]")
    held: int = part("how many of those alike the seat has", sets="held[seat][object]")
    more: int = part("objects that the seat may still take")
    left: int = part("objects of any kind that are still to be taken")


class Toppled(Fact):
    """The column is gone and the tower falls: the rest may be grabbed (AT-09)."""

    seat: int = part("who has the column", sets="holder")
    objects: int = part("how many fall")
    hands: int = part("who may grab them, as bits")


class RanOut(Fact):
    """Patience has run out (AT-10, AT-11, AT-13)."""

    reason: int = part("NOBODY_GRABS, NOTHING_MORE or NO_CHOICE")
    seat: int = part("who throws again, took the column or has to give; NOBODY: both players")
    seconds: int = part("how long everybody waited")
    again: int = part("1: the dice are thrown again")


class RoundEnded(Fact):
    """The round is over, and the column will be checked (AT-11)."""

    round: int = part("which; it counts", sets="rounds")
    reason: int = part("ALL_TAKEN or TIME_UP")
    left: int = part("objects that nobody took")
    throws: int = part("none of the next round yet", sets="throws")


class Checked(Fact):
    """Whether the column was taken rightly (AT-12, AT-13)."""

    seat: int = part("who has it")
    verdict: int = part("WRONG, BY_CARD or BY_SIX", sets="verdict")
    sacks: int = part("what it pays")
    is_six: int = part("1: all six colours are there")
    colours: int = part("those of three dice or more, as bits (bit 1: red)")


class Fulfilled(Fact):
    """The instruction is fulfilled: shown to all and laid aside (AT-12, AT-15, AT-20)."""

    place: int = part("whose it was, or where it lay in the open row of two players")
    colour: int = part("its colour", sets="met")
    kind: int = part("the same colour, from 0")
    aside: int = part("cards of this colour that are laid aside", sets="aside[kind]")
    card: int = part("none lies there any more", sets="card[place]")
    barred: int = part("nothing is known of the next one", sets="barred[place]")
    dice: int = part("dice that show it")


class Kept(Fact):
    """The holder's instruction is not fulfilled and stays secret (AT-13, AT-15)."""

    seat: int = part("whose")
    colours: int = part("which it cannot be, as this check tells, as bits (bit 1: red)")
    barred: int = part("all that it cannot be, as everybody knows", sets="barred[seat]")


class Paid(Fact):
    """The sultan pays for an object: one gold card each (AT-12, AT-14)."""

    seat: int = part("whom")
    object: int = part("for what")
    count: int = part("how many of those alike, and so gold cards")
    place: int = part("of the gold card's value")
    value: int = part("sacks on each gold card")
    gold: int = part("gold cards of this value that the seat has", sets="gold[seat][place]")
    stock: int = part("gold cards of this value that are left", sets="stock[place]")


class Unpaid(Fact):
    """Nothing is paid for an object (AT-11, AT-13, AT-21)."""

    seat: int = part("who took it; NOBODY")
    object: int = part("which")
    count: int = part("how many of those alike")
    reason: int = part("NOT_TAKEN or TAKEN_WRONGLY")


class Earned(Fact):
    """What the round has brought to a seat, in all."""

    seat: int = part("whom")
    sacks: int = part("of this round")
    total: int = part("sacks that lie there now")
    cards: int = part("gold cards that lie there now")
    object: int = part("what the seat took; -1: nothing")
    other: int = part("what it took besides, no lower; -1: nothing more")


class Owes(Fact):
    """Who took the column wrongly has to give back a gold card, if there is one (AT-13)."""

    seat: int = part("who")
    count: int = part("1; 0: the seat has none to give")
    cards: int = part("gold cards to choose from")
    smallest: int = part("sacks on the smallest, which goes if time runs out; 0: none")
    seconds: int = part("how long there is to choose")


class CupWent(Fact):
    """Who throws next, of three players or more (AT-15)."""

    start: int = part("who threw")
    seat: int = part("who has the cup now", sets="thrower")
    reason: int = part("RIGHT_COLUMN, WRONG_COLUMN; LAST_ROUND: nobody throws any more")


class GaveBack(Fact):
    """A gold card goes out of the game (AT-13)."""

    seat: int = part("whose")
    place: int = part("of its value")
    value: int = part("sacks on it")
    gold: int = part("gold cards of this value that the seat has", sets="gold[seat][place]")
    back: int = part("gold cards of this value out of the game", sets="back[place]")
    total: int = part("sacks that the seat has now")
    is_chosen: int = part("0: it is the smallest, as time ran out")


class Counted(Fact):
    """A seat's gold, value by value: told at the end, when it is counted (AT-17)."""

    seat: int = part("whose")
    value: int = part("sacks on each gold card")
    count: int = part("how many cards")
    sacks: int = part("all of them together")


class Totalled(Fact):
    """What a seat has in all: told at the end (AT-17)."""

    seat: int = part("who")
    sacks: int = part("what counts first")
    cards: int = part("gold cards, which count if sacks are equal")
    has_won: int = part("1: alone or with others; 0: not, or not yet")


class Ended(Fact):
    """The game is over (AT-10, AT-16, AT-17)."""

    reason: int = part("TEN_ROUNDS or NOBODY_GRABS_ANY_MORE")
    winners: int = part("who has won, as bits", sets="winners")
    decided_by: int = part("MOST_SACKS, MOST_CARDS or SHARED")
    sacks: int = part("of each winner")


class Worth(Fact):
    """Forecast: what an object would be paid (AT-12, AT-13, AT-14, AT-21)."""

    seat: int = part("whom")
    object: int = part("for what")
    sacks: int = part("how many; 0: it would be taken wrongly, or beside a wrong column")
    verdict: int = part("of the seat's column, WRONG to BY_SIX; UNCHECKED: it has none")
    colour: int = part("of the instruction that it would fulfil; 0: none")
    place: int = part("whose card that is, or where it lies in the row; -1: none")


class Due(Fact):
    """What comes next."""

    phase: int = part("DEALING to OVER", sets="phase")
    seats: int = part("who may act, as bits; 0: chance, or nobody any more")


# --- what may be chosen


class ThrowDice(Fact):
    """Chance: the dice fall (AT-06, AT-20)."""

    seat: int = part("who throws; NOBODY: two players together")


class DealSecret(Fact):
    """Chance: a card for one seat, told to whoever may know it (AT-05, AT-15)."""

    seat: int = part("whose")
    colour: int = part("its colour")


class LookAtCard(Fact):
    """What the others see of it (AT-05, AT-15)."""

    seat: int = part("whose")


class DealOpen(Fact):
    """Chance: a card for the open row of two players (AT-20)."""

    place: int = part("where in the row, from 0")
    colour: int = part("its colour")


class ThrowFirst(Fact):
    """Chance: who throws first (AT-05)."""

    seat: int = part("who")


class Grab(Fact):
    """To grab an object (AT-08, AT-09)."""

    seat: int = part("whose hand")
    object: int = part("which")


class Give(Fact):
    """To give back a gold card (AT-13)."""

    seat: int = part("whose")
    value: int = part("sacks on it")


class PatienceEnds(Fact):
    """The clock: patience runs out (AT-10, AT-11, AT-13)."""

    reason: int = part("NOBODY_GRABS, NOTHING_MORE or NO_CHOICE")
    again: int = part("1: the dice are thrown again")
    seat: int = part("who has to give back a gold card; NOBODY")
    value: int = part("sacks on the smallest that the seat has; 0: nobody gives")


# --- what is asked for


class AwaitCard(Fact):
    """An instruction card is drawn (AT-05, AT-15, AT-20)."""


class AwaitFirst(Fact):
    """A first thrower is drawn (AT-05)."""


class AwaitThrow(Fact):
    """The dice are thrown (AT-06, AT-20)."""

    seat: int = part("who throws; NOBODY: two players together")


class AwaitColumn(Fact):
    """Everybody may grab the column (AT-08)."""

    is_row: int = part("1: any card of the open row of two players counts; 0: one's own (AT-20)")


class AwaitRest(Fact):
    """The column is taken, the rest may be grabbed (AT-09, AT-21)."""

    seat: int = part("who has the column")
    is_two: int = part("1: of two players both grab; 0: the others do")


class AwaitGold(Fact):
    """A wrong column: a gold card has to be given back (AT-13)."""

    seat: int = part("who")


# --- what is refused


class OnlyChanceDoes(Fact):
    """A seat neither throws nor deals, nor draws lots (AT-05, AT-06)."""


class SayWhichCard(Fact):
    """A card that is dealt has a colour (AT-05)."""


class OnlyTimeRunsOut(Fact):
    """No seat plays the clock (AT-10)."""


class NothingPresses(Fact):
    """Nobody is waited for (AT-10)."""


class TimeOnlyRuns(Fact):
    """The clock does nothing else (AT-10)."""


class ThrowDue(Fact):
    """Chance has to throw the dice, as the options let them fall (AT-06, AT-07)."""


class FirstDue(Fact):
    """Chance has to draw a first thrower (AT-05)."""


class CardDue(Fact):
    """Chance has to deal a card that is left (AT-02, AT-05)."""


class NobodyGives(Fact):
    """No gold card has to be given back (AT-13)."""


class NoSuchGold(Fact):
    """The seat has no gold card like that (AT-13)."""

    value: int = part("sacks on it")


class GiveFirst(Fact):
    """A gold card comes first (AT-13)."""


class TooLate(Fact):
    """Somebody has the column (AT-08)."""

    seat: int = part("who")


class TooEarly(Fact):
    """The column comes first (AT-09)."""


class NotThere(Fact):
    """The object is taken, or was never part of the tower (AT-03, AT-09)."""

    object: int = part("which")


# --- what is seen of a table besides


class DieSides(Fact):
    """The colours of a die, as films turn it (AT-06)."""

    right: int = part("of the side that looks along +x")
    left: int = part("along -x")
    far: int = part("along +y")
    near: int = part("along -y")
    top: int = part("along +z")
    bottom: int = part("along -z")


class CardPlaces(Fact):
    """Where instruction cards lie (AT-05, AT-20)."""

    count: int = part("in so many places")
    is_row: int = part("1: in the open row of two players; 0: one in front of each seat, in secret")


class InRound(Fact):
    """Which round is played, or was played last (AT-16)."""

    round: int = part("from 1")
    rounds: int = part("of a game")


class HasCup(Fact):
    """Of three players or more one has the cup; two throw with their hands (AT-06, AT-20)."""

    seat: int = part("who")


class KeyMeans(Fact):
    """What a seat's key stands for now, where several play on one keyboard (AT-34)."""

    seat: int = part("whose")
    letter: int = part("on the key, as Unicode counts letters")
    action: int = part("its id; -1: this hand can do nothing now")


KINDS: Kinds = (
    CardDealt, Began, Returned, Rebuilt, Threw, Showed, Missed, Lay, Grabbed, Toppled, RanOut,
    RoundEnded, Checked, Fulfilled, Kept, Paid, Unpaid, Earned, Owes, CupWent, GaveBack,
    Counted, Totalled, Ended, Worth, Due, ThrowDice, DealSecret, LookAtCard, DealOpen,
    ThrowFirst, Grab, Give, PatienceEnds, AwaitCard, AwaitFirst, AwaitThrow, AwaitColumn, AwaitRest,
    AwaitGold, OnlyChanceDoes, SayWhichCard, OnlyTimeRunsOut, NothingPresses, TimeOnlyRuns,
    ThrowDue, FirstDue, CardDue, NobodyGives, NoSuchGold, GiveFirst, TooLate, TooEarly,
    NotThere, DieSides, CardPlaces, InRound, HasCup, KeyMeans,
)  # fmt: skip
(
    CARD_DEALT, BEGAN, RETURNED, REBUILT, THREW, SHOWED, MISSED, LAY, GRABBED, TOPPLED, RAN_OUT,
    ROUND_ENDED, CHECKED, FULFILLED, KEPT, PAID, UNPAID, EARNED, OWES, CUP_WENT, GAVE_BACK,
    COUNTED, TOTALLED, ENDED, WORTH, DUE, THROW_DICE, DEAL_SECRET, LOOK_AT_CARD, DEAL_OPEN,
    THROW_FIRST, GRAB, GIVE, PATIENCE_ENDS, AWAIT_CARD, AWAIT_FIRST, AWAIT_THROW, AWAIT_COLUMN,
    AWAIT_REST, AWAIT_GOLD, ONLY_CHANCE_DOES, SAY_WHICH_CARD, ONLY_TIME_RUNS_OUT,
    NOTHING_PRESSES, TIME_ONLY_RUNS, THROW_DUE, FIRST_DUE, CARD_DUE, NOBODY_GIVES, NO_SUCH_GOLD,
    GIVE_FIRST, TOO_LATE, TOO_EARLY, NOT_THERE, DIE_SIDES, CARD_PLACES, IN_ROUND, HAS_CUP,
    KEY_MEANS,
) = range(len(KINDS))  # fmt: skip
# All but what was agreed before the game and never changes: weight, built, copies, seats, misses,
# patience.
DRAWN: Sequence[str] = (
    "card", "barred", "aside", "dice", "tower", "held", "gold", "stock", "back", "phase", "thrower",
    "holder", "verdict", "met", "rounds", "throws", "winners",
)  # fmt: skip
# Rows of one step: a grab that ends the last round with every object, seat and value in the sheet
MOST = 64
