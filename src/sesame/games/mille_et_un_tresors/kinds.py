"""The facts of Mille et un trésors: what happens, how it stands, what may be chosen or may not.

A card is told by its number, so that it can be drawn (`cards.py`), and by what it shows, so that
it can be spoken of. Sets of spots are bits, a1 the lowest.
"""

from sesame.core.facts import Fact, Kinds, part

# Why a pawn goes so far (MT-07, MT-20)
CARD_SHOWS, DIE_SHOWS = 0, 1
# Why the genie may carry a pawn (MT-10)
NO_WAY, ONLY_OUT = 0, 1
# Why a game is over (MT-12, MT-13, MT-22)
CHIEF_ARRIVED, EVERYBODY_OUT = 0, 1
# Who has won (MT-14)
NOBODY, ALONE, TOGETHER = 0, 1, 2


class Dealt(Fact):
    """An entrance card comes to lie in the cave (MT-05)."""

    spot: int = part("where")
    look: int = part("the card and how it lies", sets="look[spot]")
    treasures: int = part("1 or 2")
    walls: int = part("walled sides, as bits n, e, s, w")
    face: int = part("the card, however it is turned")
    left: int = part("cards like it still to be dealt", sets="stock[face]")
    gap: int = part("the space that comes next; NONE: the cave is full", sets="gap")


class Started(Fact):
    """Chance has chosen who places and moves first (MT-06)."""

    seat: int = part("who", sets="seat")


class Placed(Fact):
    """A pawn is put on a free card (MT-06)."""

    seat: int = part("whose")
    spot: int = part("where", sets="pawn[seat]")
    treasures: int = part("on that card")


class Thrown(Fact):
    """The die says how far to go (MT-20)."""

    seat: int = part("whose turn it is")
    pips: int = part("what it shows", sets="thrown")


class SetOff(Fact):
    """A pawn begins its walk; each step follows (MT-07, MT-08, MT-09)."""

    seat: int = part("whose")
    start: int = part("the card it stands on")
    goal: int = part("where it goes; the entrance: it leaves")
    steps: int = part("steps it takes")
    due: int = part("steps it might take; no exact count is needed to leave")
    reason: int = part("CARD_SHOWS or DIE_SHOWS so many")


class Stepped(Fact):
    """A pawn goes one card further (MT-08)."""

    seat: int = part("whose")
    start: int = part("the spot it stood on")
    goal: int = part("the spot it stands on now", sets="pawn[seat]")
    step: int = part("which of its steps, from 1")
    left: int = part("steps that follow; 0: the last one")
    jumped: int = part("the seat whose pawn stands on that card; NONE")


class Carried(Fact):
    """The genie carries a pawn (MT-10)."""

    seat: int = part("whose")
    start: int = part("the card it stood on")
    goal: int = part("the card it stands on now", sets="pawn[seat]")
    due: int = part("steps that no walk inside the cave was long")
    reason: int = part("NO_WAY: it could not move; ONLY_OUT: it could only have left")


class PutAway(Fact):
    """The die has been obeyed, and shows nothing any more (MT-20)."""

    pips: int = part("none", sets="thrown")


class Lifted(Fact):
    """The card that a pawn stood on leaves the cave; its space waits for another (MT-11)."""

    spot: int = part("where", sets="gap")
    look: int = part("the card as it lay")
    nothing: int = part("NONE", sets="look[spot]")


class Took(Fact):
    """The card lifted lies before whoever moved (MT-11)."""

    seat: int = part("who")
    spot: int = part("where it lay")
    look: int = part("the card as it lay")
    treasures: int = part("on it")
    face: int = part("the card, however it is turned")
    cards: int = part("cards like it that the seat has now", sets="taken[seat][face]")
    total: int = part("treasures that the seat has now")


class Left(Fact):
    """A pawn at the entrance is out, for good and safe (MT-09)."""

    seat: int = part("whose")
    place: int = part("OUT", sets="pawn[seat]")
    treasures: int = part("that it brings out")
    inside: int = part("pawns still in the cave; 0: the game is over (MT-13)")


class Drew(Fact):
    """The top card of the pile is turned up (MT-11)."""

    seat: int = part("who holds it")
    face: int = part("the card", sets="held")
    treasures: int = part("on it")
    shape: int = part("of its walls: PLAIN, ONE, CORNER or FACING")
    has_head: int = part("1: it shows the chief's head")
    left: int = part("cards like it in the pile", sets="pile[face]")
    pile: int = part("cards in the pile")


class Held(Fact):
    """The card drawn is held above the space that waits, its first wall north (MT-11)."""

    seat: int = part("by whom")
    spot: int = part("the space")
    treasures: int = part("on it")
    has_head: int = part("1: it shows the chief's head")
    walls: int = part("walled sides as it is held, as bits n, e, s, w")


class Rode(Fact):
    """The chief goes one step, as the card drawn shows his head (MT-11)."""

    start: int = part("steps he had gone")
    goal: int = part("steps he has gone", sets="chief")
    path: int = part("steps from his tent to the entrance")
    left: int = part("steps that are left; 0: he has arrived (MT-12)")


class Laid(Fact):
    """The card drawn is laid on the empty space (MT-11)."""

    seat: int = part("by whom")
    spot: int = part("where")
    look: int = part("the card and how it lies", sets="look[spot]")
    treasures: int = part("on it")
    walls: int = part("walled sides, as bits n, e, s, w")
    held: int = part("NONE: no card is held", sets="held")
    gap: int = part("NONE: no space waits", sets="gap")


class Must(Fact):
    """How far the pawn must go now, and where that leads (MT-07 to MT-10, MT-20)."""

    seat: int = part("whose")
    spot: int = part("the card it stands on")
    steps: int = part("how far")
    reason: int = part("CARD_SHOWS or DIE_SHOWS so many")
    walks: int = part("spots it may walk to, as bits; the entrance among them if it may leave")
    flights: int = part("spots the genie may carry it to, as bits")


class Caught(Fact):
    """The chief has come, and a pawn is still inside (MT-13)."""

    seat: int = part("whose")
    spot: int = part("where it stands")
    treasures: int = part("that are lost with it")


class Counted(Fact):
    """At the end: the cards of one kind before a seat (MT-14)."""

    seat: int = part("whose")
    treasures: int = part("on each card, 1 to 3")
    cards: int = part("how many there are")
    points: int = part("what they bring")


class Forfeited(Fact):
    """At the end: the chief takes back what a caught seat had (MT-13)."""

    seat: int = part("whose")
    points: int = part("treasures that are lost")


class Scored(Fact):
    """At the end: what a seat has in all (MT-13, MT-14, MT-22)."""

    seat: int = part("whose")
    points: int = part("its score")


class Ended(Fact):
    """The game is over (MT-12 to MT-14, MT-22)."""

    reason: int = part("CHIEF_ARRIVED or EVERYBODY_OUT")
    how: int = part("NOBODY has won, one ALONE or some TOGETHER")
    winners: int = part("who has won, as bits; 0: everybody is caught")
    points: int = part("of each who has won")


class Due(Fact):
    """What comes next."""

    phase: int = part("STARTING to OVER", sets="phase")
    seat: int = part("whose turn it is", sets="seat")


class Landing(Fact):
    """In a forecast: what the card would promise that the pawn then stands on (MT-07, MT-11)."""

    seat: int = part("whose")
    spot: int = part("the card")
    treasures: int = part("on it: taken with the next move, and without a die how far that goes")
    walks: int = part("spots that it could lead to as all lies then, as bits; 0: the die will say")
    flights: int = part("spots the genie could carry the pawn to then, as bits")


class Danger(Fact):
    """In a forecast: how near the chief is when the next card is drawn (MT-11 to MT-13)."""

    heads: int = part("cards with his head in the pile")
    pile: int = part("cards in the pile")
    left: int = part("steps to the entrance; 1: the next head ends the game")
    stake: int = part("treasures that he would take; 0: the pawn is out, or nothing is lost")


# --- how it stands


class Lies(Fact):
    """A card lies face up in the cave (MT-03)."""

    spot: int = part("where")
    treasures: int = part("on it")
    has_head: int = part("1: it shows the chief's head")
    walls: int = part("walled sides, as bits n, e, s, w")


class WayOut(Fact):
    """A space leads to the entrance, unless a wall of its card closes that side (MT-09, MT-21)."""

    spot: int = part("the space")


class Heaped(Fact):
    """What lies before a seat now (MT-11)."""

    seat: int = part("whose")
    treasures: int = part("in all")
    ones: int = part("cards that show one")
    twos: int = part("cards that show two")
    threes: int = part("cards that show three")


class MayLie(Fact):
    """How the card held may be laid: as it is held, then a quarter further each (MT-11)."""

    turn: int = part("as the action says it")
    walls: int = part("walled sides then, as bits n, e, s, w")


class Route(Fact):
    """A walk that the pawn may take now, spot by spot, as it will be walked (MT-07 to MT-09)."""

    start: int = part("where it stands")
    first: int = part("the spot after that")
    second: int = part("the next one; NONE: the walk has ended before")
    third: int = part("the same")
    fourth: int = part("the same")
    fifth: int = part("the same")
    sixth: int = part("the same")


# --- what may be chosen


class PlacePawn(Fact):
    """To put the pawn on a free card (MT-06)."""

    seat: int = part("whose")
    spot: int = part("where")
    treasures: int = part("on that card")


class WalkTo(Fact):
    """To walk to a card, and take the one left behind (MT-07, MT-11)."""

    seat: int = part("who")
    start: int = part("the card that is taken")
    treasures: int = part("on it")
    spot: int = part("the card walked to")


class FlyTo(Fact):
    """To be carried by the genie to a card, and take the one left behind (MT-10, MT-11)."""

    seat: int = part("who")
    start: int = part("the card that is taken")
    treasures: int = part("on it")
    spot: int = part("the card flown to")


class WalkOut(Fact):
    """To leave the cave, and take the card left behind (MT-09, MT-11)."""

    seat: int = part("who")
    start: int = part("the card that is taken")
    treasures: int = part("on it")
    total: int = part("treasures brought out with them")


class LayCard(Fact):
    """To lay the card drawn, its walls on these sides (MT-11)."""

    seat: int = part("who")
    spot: int = part("where")
    walls: int = part("walled sides, as bits n, e, s, w")


class DealCard(Fact):
    """Chance: an entrance card comes to lie so on the next space (MT-05)."""

    spot: int = part("where")
    treasures: int = part("on it")
    walls: int = part("walled sides, as bits n, e, s, w")


class DrawCard(Fact):
    """Chance: this card is on top of the pile (MT-11)."""

    seat: int = part("who draws it")
    treasures: int = part("on it")
    shape: int = part("of its walls: PLAIN, ONE, CORNER or FACING")
    has_head: int = part("1: it shows the chief's head")


class LetStart(Fact):
    """Chance: this seat places and moves first (MT-06)."""

    seat: int = part("who")


class ThrowDie(Fact):
    """Chance: the die shows so many (MT-20)."""

    seat: int = part("whose turn it is")
    pips: int = part("what it shows")


# --- what is asked for


class AwaitDeal(Fact):
    """The cave is filled card by card (MT-05)."""

    spot: int = part("the space that comes next")


class AwaitStarter(Fact):
    """Chance will choose who begins (MT-06)."""


class AwaitPlacing(Fact):
    """A pawn is to be put on a free card (MT-06)."""

    seat: int = part("whose")


class AwaitThrow(Fact):
    """The die is to be thrown (MT-20)."""

    seat: int = part("for whom")


class AwaitWalk(Fact):
    """A pawn is to walk (MT-07, MT-09)."""

    seat: int = part("whose")
    steps: int = part("how far")
    reason: int = part("CARD_SHOWS or DIE_SHOWS so many")
    can_leave: int = part("1: or to leave the cave")


class AwaitFlight(Fact):
    """No walk inside the cave is long enough: the genie carries the pawn (MT-10)."""

    seat: int = part("whose")
    steps: int = part("how far it would have to go")
    reason: int = part("CARD_SHOWS or DIE_SHOWS so many")
    can_leave: int = part("1: or it leaves the cave")


class AwaitDraw(Fact):
    """A card is to be drawn (MT-11)."""

    seat: int = part("for whom")


class AwaitLaying(Fact):
    """The card drawn is to be laid (MT-11)."""

    seat: int = part("by whom")
    spot: int = part("where")
    treasures: int = part("on it")
    shape: int = part("of its walls: PLAIN, ONE, CORNER or FACING")
    has_head: int = part("1: it shows the chief's head")


# --- what is refused


class ChanceCannot(Fact):
    """Chance has other choices now."""


class OnlyChance(Fact):
    """No seat deals, draws or throws (MT-05, MT-11, MT-20)."""


class AlreadyInside(Fact):
    """A pawn is placed once (MT-06)."""


class PawnFirst(Fact):
    """Nobody goes before the pawn is placed (MT-06)."""


class NothingToLay(Fact):
    """No card is held (MT-11)."""


class CardFirst(Fact):
    """Nobody goes before the card drawn is laid (MT-11)."""


class OtherWalls(Fact):
    """The card drawn cannot lie like that (MT-11)."""

    shape: int = part("of its walls: PLAIN, ONE, CORNER or FACING")


class NoStopThere(Fact):
    """The entrance is no space (MT-02)."""

    spot: int = part("the entrance")


class CardTaken(Fact):
    """Another pawn stands there (MT-06, MT-08)."""

    spot: int = part("where")
    seat: int = part("whose pawn")


class SameCard(Fact):
    """Nobody stays where they are (MT-08)."""


class NoWayThere(Fact):
    """No walk of the right length ends there (MT-07)."""

    spot: int = part("where")
    steps: int = part("how far the pawn must go")


class ByGenie(Fact):
    """No walk ends inside the cave: only the genie leads there (MT-10)."""

    spot: int = part("where")
    steps: int = part("how far the pawn must go")


class NoGenie(Fact):
    """The genie carries only who cannot walk (MT-10)."""


class NobodyLeaves(Fact):
    """In the variant the cave is closed (MT-21)."""


class NotTheLastStep(Fact):
    """By an option the step outside must be the last one (MT-09)."""


class TooFarOut(Fact):
    """The entrance is out of reach (MT-09)."""


KINDS: Kinds = (
    Dealt, Started, Placed, Thrown, SetOff, Stepped, Carried, PutAway, Lifted, Took, Left, Drew,
    Held, Rode, Laid, Must, Caught, Counted, Forfeited, Scored, Ended, Due, Landing, Danger,
    Lies, WayOut, Heaped, MayLie, Route,
    PlacePawn, WalkTo, FlyTo, WalkOut, LayCard, DealCard, DrawCard, LetStart, ThrowDie, AwaitDeal,
    AwaitStarter, AwaitPlacing, AwaitThrow, AwaitWalk, AwaitFlight, AwaitDraw, AwaitLaying,
    ChanceCannot, OnlyChance, AlreadyInside, PawnFirst, NothingToLay, CardFirst, OtherWalls,
    NoStopThere, CardTaken, SameCard, NoWayThere, ByGenie, NoGenie, NobodyLeaves, NotTheLastStep,
    TooFarOut,
)  # fmt: skip
(
    DEALT, STARTED, PLACED, THROWN, SET_OFF, STEPPED, CARRIED, PUT_AWAY, LIFTED, TOOK, LEFT, DREW,
    HELD, RODE, LAID, MUST, CAUGHT, COUNTED, FORFEITED, SCORED, ENDED, DUE, LANDING, DANGER,
    LIES, WAY_OUT, HEAPED, MAY_LIE, ROUTE,
    PLACE_PAWN, WALK_TO, FLY_TO, WALK_OUT, LAY_CARD, DEAL_CARD, DRAW_CARD, LET_START, THROW_DIE,
    AWAIT_DEAL, AWAIT_STARTER, AWAIT_PLACING, AWAIT_THROW, AWAIT_WALK, AWAIT_FLIGHT, AWAIT_DRAW,
    AWAIT_LAYING, CHANCE_CANNOT, ONLY_CHANCE, ALREADY_INSIDE, PAWN_FIRST, NOTHING_TO_LAY,
    CARD_FIRST, OTHER_WALLS, NO_STOP_THERE, CARD_TAKEN, SAME_CARD, NO_WAY_THERE, BY_GENIE, NO_GENIE,
    NOBODY_LEAVES, NOT_THE_LAST_STEP, TOO_FAR_OUT,
) = range(len(KINDS))  # fmt: skip
