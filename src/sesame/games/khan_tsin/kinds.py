"""The facts of Khan Tsin: kinds of what happens, may be chosen, is asked for or refused.

A pile within a row is what it is in the table: two bits a baron, the lowest one in the lowest bits.
"""

from sesame.core.facts import Fact, Kinds, part

# Why a baron is laid (KT-04, KT-05)
CHOSEN, DEALT, FILLED = 0, 1, 2
# Why a game is over (KT-13, KT-14)
NINE_COMPLETED, NOBODY_CAN_MOVE = 0, 1


class Laid(Fact):
    """A baron is laid on an empty square (KT-04, KT-05)."""

    seat: int = part("SOUTH or NORTH, or NO_SEAT: nobody chose the square")
    reason: int = part("CHOSEN; DEALT by chance; FILLED: white takes what is left")
    square: int = part("where")
    colour: int = part("RED, BLACK or WHITE: a pile of one", sets="pile[square]")
    kind: int = part("the same colour, from 0")
    left: int = part("barons of it still beside the board", sets="left[kind]")


class Lifted(Fact):
    """A suzerain leaves its square, alone or with vassals (KT-07, KT-09)."""

    seat: int = part("whose move")
    start: int = part("the square it leaves")
    count: int = part("barons that leave, the suzerain among them")
    colour: int = part("the suzerain's")
    level: int = part("where it stood, from 1")
    bared: int = part("the colour of the new suzerain there; 0: the square is empty")
    pile: int = part("what stays", sets="pile[start]")


class Aloft(Fact):
    """One baron of those that were lifted, from the lowest to the suzerain (KT-09)."""

    level: int = part("1: the lowest; `count`: the suzerain")
    count: int = part("barons in all")
    colour: int = part("RED, BLACK or WHITE")


class PartTurned(Fact):
    """What was lifted is turned over before it lands (KT-30)."""

    seat: int = part("whose move")
    count: int = part("barons")
    pile: int = part("the part as it lands")


class Hopped(Fact):
    """One hop, from an occupied square to the next (KT-32)."""

    seat: int = part("whose move")
    start: int = part("the square it hops from")
    goal: int = part("the square it hops to")
    hop: int = part("which, from 1; `of`: the last")
    of: int = part("hops in all: the claws of the square that was left")
    count: int = part("barons that hop together")
    pile: int = part("what hops")


class Flew(Fact):
    """A flight over whatever lies between (KT-08, KT-32)."""

    seat: int = part("whose move")
    start: int = part("the square it leaves")
    goal: int = part("the square it lands on")
    distance: int = part("occupied squares on the way, the goal the last")
    count: int = part("barons that fly together")
    pile: int = part("what flies")


class Landed(Fact):
    """What was lifted stands on top of another pile (KT-08 to KT-10)."""

    seat: int = part("whose move")
    goal: int = part("the square")
    count: int = part("barons that landed")
    onto: int = part("the colour of the suzerain who now is a vassal")
    before: int = part("the level that the suzerain left, from 1")
    level: int = part("the height of the pile, which is more (KT-10)")
    pile: int = part("all who stand there", sets="pile[goal]")


class PileTurned(Fact):
    """The whole pile is turned over (KT-31)."""

    seat: int = part("whose move")
    square: int = part("where")
    height: int = part("barons in it")
    pile: int = part("all of them, as they stand now", sets="pile[square]")


class Stands(Fact):
    """One baron of the pile that has grown, from bottom to top."""

    square: int = part("where")
    level: int = part("1: the lowest; `height`: the suzerain")
    height: int = part("barons in all")
    colour: int = part("RED, BLACK or WHITE")
    alike: int = part("barons of its colour up to here; three are the most (KT-11)")
    is_new: int = part("1: has come with this move")


class Counted(Fact):
    """What a square that was touched now holds (KT-11), and what nine would take (KT-13)."""

    square: int = part("where")
    height: int = part("barons in all; 0: the square is empty")
    red: int = part("red ones")
    black: int = part("black ones")
    white: int = part("white ones")
    lacks: int = part("barons that nine would take; 0: nine")
    most: int = part("barons of one colour that it may hold (KT-11)")


class Crowned(Fact):
    """A pile of nine is taken out of the dragon: there is an Emperor (KT-13)."""

    seat: int = part("who completed it")
    square: int = part("where it stood")
    taken: int = part("the nine", sets="taken")
    pile: int = part("nobody stands there any more", sets="pile[square]")


class Passed(Fact):
    """Somebody has no move, and has to pass (KT-12)."""

    seat: int = part("who")


class TurnedRound(Fact):
    """North has turned the dragon round: its ends have changed sides (KT-33)."""

    seat: int = part("who did: NORTH, who has what was South's and leaves the next move to South")
    turned: int = part("1", sets="turned")


class Carried(Fact):
    """A square of the dragon that was turned round: what lies there now (KT-33)."""

    square: int = part("where, from South's end")
    pile: int = part("who stands there; 0: nobody", sets="pile[square]")


class Reached(Fact):
    """A pile comes within the reach of a side, or is no longer (KT-07)."""

    seat: int = part("whose reach")
    square: int = part("of the pile")
    is_within: int = part("1: one of the four nearest from now on; 0: no longer")


class Opened(Fact):
    """Of a choice only: a pile of nine that the other side could complete at once (KT-13)."""

    seat: int = part("who could")
    start: int = part("from where")
    goal: int = part("onto which pile")
    count: int = part("with how many barons")
    is_new: int = part("1: this choice opens it; 0: it was open before, and stays so")


class Closed(Fact):
    """Of a choice only: a win that the other side could have had, and no longer can (KT-13)."""

    seat: int = part("who could have")
    start: int = part("from where")
    goal: int = part("onto which pile")
    count: int = part("with how many barons")


class Threatened(Fact):
    """Of a choice only: a win for whoever makes it, a turn later, if the other lets it (KT-13)."""

    seat: int = part("who would")
    start: int = part("from where")
    goal: int = part("onto which pile")
    count: int = part("with how many barons")
    is_new: int = part("1: by this choice; 0: it was there before")


class Ended(Fact):
    """The game is over (KT-13, KT-14)."""

    reason: int = part("NINE_COMPLETED or NOBODY_CAN_MOVE")
    winner: int = part("SOUTH or NORTH; NO_SEAT: a draw", sets="winner")
    winners: int = part("the same, as bits")


class Scored(Fact):
    """What the end is worth."""

    seat: int = part("to whom")
    points: int = part("1 for the Emperor, else 0")


class Due(Fact):
    """What comes next."""

    phase: int = part("PLACING, DEALING, MOVING or OVER", sets="phase")
    seat: int = part("who acts; once over: who won, or who could not move", sets="seat")
    colour: int = part("PLACING: of the baron to lay; else 0")
    left: int = part("PLACING: barons of it still to lay; else 0")
    must_pass: int = part("1: MOVING, but without a move (KT-12)")


# --- what may be chosen


class Place(Fact):
    """To lay a baron of one's colour (KT-04, KT-05)."""

    seat: int = part("who")
    colour: int = part("RED or BLACK")
    square: int = part("where")


class Deal(Fact):
    """Chance: to lay a baron on the next square from South's end (KT-05)."""

    colour: int = part("RED, BLACK or WHITE")
    square: int = part("where")


class MustPass(Fact):
    """To pass, for want of a move (KT-12)."""

    seat: int = part("who")


class Send(Fact):
    """To let a suzerain fly onto another pile (KT-07 to KT-09)."""

    seat: int = part("who")
    colour: int = part("the suzerain's")
    start: int = part("the square it leaves")
    goal: int = part("the square it lands on")
    vassals: int = part("barons that it takes along; 0: it goes alone")
    turn: int = part("bits: TURN_MOVED (KT-30), TURN_RESULT (KT-31)")
    level: int = part("the height of the pile that it makes; 9: the Emperor's (KT-13)")


class TurnDragon(Fact):
    """To turn the dragon round instead of answering South's first move (KT-33)."""

    seat: int = part("who: NORTH")


# --- what is asked for


class AwaitDeal(Fact):
    """Chance lays the barons (KT-05)."""


class AwaitPlace(Fact):
    """Somebody lays a baron (KT-04, KT-05)."""

    seat: int = part("who")
    colour: int = part("RED or BLACK")
    left: int = part("barons of it still to lay, this one among them")


class AwaitPass(Fact):
    """Somebody has no move (KT-12)."""

    seat: int = part("who")


class AwaitMove(Fact):
    """Somebody moves one of the four nearest piles (KT-07)."""

    seat: int = part("who")


class AwaitMoveOrTurn(Fact):
    """North moves one of the four nearest piles, or turns the dragon round (KT-33)."""

    seat: int = part("who: NORTH")


# --- what is refused


class OnlyChanceDeals(Fact):
    """A seat cannot deal (KT-05)."""


class NoneLeft(Fact):
    """All barons of a colour are dealt (KT-03)."""

    colour: int = part("RED, BLACK or WHITE")


class AlreadyPlaced(Fact):
    """All barons are laid (KT-04)."""


class SquareTaken(Fact):
    """There is a baron already (KT-05)."""

    square: int = part("where")


class PlaceFirst(Fact):
    """No move before all barons are laid (KT-04)."""


class MayNotPass(Fact):
    """There is a move (KT-12)."""


class MayNotTurn(Fact):
    """Only North turns the dragon, in answer to South's first move, if that was agreed (KT-33)."""


class OutOfReach(Fact):
    """It is none of the four nearest piles (KT-07)."""

    start: int = part("the square that was asked for")
    first: int = part("of the squares that are: the one nearest to South's end")
    second: int = part("the next one")
    third: int = part("the next one")
    fourth: int = part("the one nearest to North's end")


class GoElsewhere(Fact):
    """A move ends on another square (KT-08)."""


class SquareEmpty(Fact):
    """A move ends on a pile (KT-08)."""

    square: int = part("where there is none")


class PileHas(Fact):
    """There are fewer barons than that (KT-09)."""

    square: int = part("where")
    height: int = part("barons there")


class WouldFall(Fact):
    """A suzerain must rise (KT-10)."""

    level: int = part("where it stands, from 1")
    after: int = part("where it would stand")


class TooManyAlike(Fact):
    """Three barons of a colour are the most (KT-11)."""

    colour: int = part("RED, BLACK or WHITE")
    count: int = part("how many there would be")


class WrongDistance(Fact):
    """It is neither as many hops as there are claws, nor a flight (KT-32)."""

    start: int = part("the square to leave")
    claws: int = part("its claws, so many hops")


class NoTurning(Fact):
    """It was not agreed that piles are turned over, or it would change nothing (KT-30, KT-31)."""


KINDS: Kinds = (
    Laid, Lifted, Aloft, PartTurned, Hopped, Flew, Landed, PileTurned, Stands, Counted,
    Crowned, Passed, TurnedRound, Carried, Reached, Opened, Closed, Threatened, Ended, Scored, Due,
    Place, Deal, MustPass, Send, TurnDragon, AwaitDeal, AwaitPlace, AwaitPass, AwaitMove,
    AwaitMoveOrTurn, OnlyChanceDeals, NoneLeft, AlreadyPlaced, SquareTaken, PlaceFirst, MayNotPass,
    MayNotTurn, OutOfReach, GoElsewhere,
    SquareEmpty, PileHas, WouldFall, TooManyAlike, WrongDistance, NoTurning,
)  # fmt: skip
(
    LAID, LIFTED, ALOFT, PART_TURNED, HOPPED, FLEW, LANDED, PILE_TURNED, STANDS, COUNTED,
    CROWNED, PASSED, TURNED_ROUND, CARRIED, REACHED, OPENED, CLOSED, THREATENED, ENDED, SCORED, DUE,
    PLACE, DEAL, MUST_PASS, SEND, TURN_DRAGON, AWAIT_DEAL, AWAIT_PLACE, AWAIT_PASS, AWAIT_MOVE,
    AWAIT_MOVE_OR_TURN, ONLY_CHANCE_DEALS, NONE_LEFT, ALREADY_PLACED, SQUARE_TAKEN, PLACE_FIRST,
    MAY_NOT_PASS, MAY_NOT_TURN, OUT_OF_REACH, GO_ELSEWHERE, SQUARE_EMPTY, PILE_HAS, WOULD_FALL,
    TOO_MANY_ALIKE, WRONG_DISTANCE, NO_TURNING,
) = range(len(KINDS))  # fmt: skip
