"""What can happen at a table of Kim-Bac, kind by kind, and the numbers of all its facts.

Seats, pawns and rounds count from 0, as in the table; numbers of monuments and cards from 1, and
`card` is such a number less one, as the table counts cards.
"""

from sesame.core.facts import Fact, Kinds, part
from sesame.games.kim_bac import asked

# How a pawn goes (KB-09, KB-16)
BY_STREET, BY_BRIDGE, OUT_OF_GATE = 0, 1, 2
# Why somebody starts (KB-08)
HIGHEST, TIED_TOO_OFTEN = 0, 1
# Why cards are shuffled (KB-11, KB-25)
NO_PAIR, NEW_ROUND = 0, 1
# Why taels are paid (KB-21 to KB-23), or none
PREMIUM_OF_CARDS, CUT_PREMIUM, REST_OF_HIS, WAS_CAPTURED, PART_OF_REST = range(5)
# Why taels are not paid (KB-19, KB-23)
TREASURE_LOST, REMAINDER = 0, 1


# --- setup of a round


class Placed(Fact):
    """A pawn is put on a gate (KB-07)."""

    seat: int = part("whose")
    pawn: int = part("which of theirs")
    gate: int = part("0 to 11: A to L")
    crossing: int = part("where the gate leads")
    place: int = part("AT_GATE and the gate", sets="pawn[seat][pawn]")


class Threw(Fact):
    """Somebody throws the ordinary die for the start (KB-08)."""

    seat: int = part("who")
    points: int = part("1 to 6", sets="die[seat]")


class Tied(Fact):
    """Several threw highest: they alone throw again (KB-08)."""

    seats: int = part("who, as bits")
    points: int = part("what each of them threw")
    throw_offs: int = part("ties so far", sets="throw_offs")
    die: int = part("the dice are taken up", sets="die[:]")


class Starts(Fact):
    """It is decided who begins (KB-08)."""

    seat: int = part("who")
    points: int = part("what they threw")
    reason: int = part("HIGHEST, or TIED_TOO_OFTEN: the first of the tied seats")
    throw_offs: int = part("no more ties", sets="throw_offs")
    die: int = part("the dice are taken up", sets="die[:]")


# --- part one


class Began(Fact):
    """A turn of part one begins (KB-09)."""

    seat: int = part("whose")
    turns: int = part("turns begun in this round", sets="turns")
    draws: int = part("1: a card will be drawn; 0: there is none in the stock (KB-11)")


class Proved(Fact):
    """No card is left and nobody shuffles: all know that some hand holds a pair (KB-31)."""

    paired: int = part("1", sets="paired")


class Collected(Fact):
    """A hand goes back into the stock (KB-11, KB-25)."""

    seat: int = part("whose")
    cards: int = part("how many cards")
    held: int = part("cards left in it", sets="held[seat]")
    hand: int = part("0 of each number, or UNKNOWN", sets="hand[seat][:]")


class Shuffled(Fact):
    """The cards are shuffled into a new stock (KB-11, KB-25)."""

    reason: int = part("NO_PAIR: the stock was empty and no hand held one; NEW_ROUND")
    stocked: int = part("cards in the stock", sets="stocked")


class Drew(Fact):
    """A card is drawn, seen by the viewer (KB-09)."""

    seat: int = part("who")
    number: int = part("1 to 18")
    card: int = part("the same, from 0")
    copies: int = part("of that number in the hand now", sets="hand[seat][card]")
    held: int = part("cards in the hand now", sets="held[seat]")
    stocked: int = part("cards left in the stock", sets="stocked")


class DrewUnseen(Fact):
    """A card is drawn, which one the viewer may not know (KB-09, KB-30)."""

    seat: int = part("who")
    held: int = part("cards in the hand now", sets="held[seat]")
    stocked: int = part("cards left in the stock", sets="stocked")


class Went(Fact):
    """A pawn goes one crossing far; that is its whole move (KB-09, KB-16)."""

    seat: int = part("whose")
    pawn: int = part("which of theirs")
    start: int = part("a crossing, or from AT_GATE on")
    goal: int = part("the crossing it stands on now", sets="pawn[seat][pawn]")
    way: int = part("BY_STREET, BY_BRIDGE or OUT_OF_GATE")
    number: int = part("of the monument there; 0: none")
    is_kim_bac: int = part("1: he is the one who is hunted")


class Stayed(Fact):
    """A pawn is blocked: every crossing next to it is taken (KB-10)."""

    seat: int = part("whose")
    pawn: int = part("which of theirs")
    place: int = part("a crossing, or from AT_GATE on")
    number: int = part("of the monument there; 0: none")


# --- the chest


class LaidOpen(Fact):
    """The two cards of a monument are shown, and stay open (KB-13)."""

    seat: int = part("whose")
    number: int = part("1 to 18")
    card: int = part("the same, from 0")
    copies: int = part("of them in the hand: 0, or UNKNOWN", sets="hand[seat][card]")
    opened: int = part("of them open: 2", sets="open[card]")
    held: int = part("cards left in the hand", sets="held[seat]")
    paired: int = part("0: no other pair is proven (KB-31)", sets="paired")


class Took(Fact):
    """Somebody takes the chest and shakes it (KB-12, KB-13)."""

    seat: int = part("who", sets="taker")
    pawn: int = part("the pawn at the monument's foot", sets="kim_bac")
    number: int = part("of that monument", sets="secret")
    ruled_out: int = part("numbers where the treasure is not, as bits (KB-31)", sets="ruled_out")


class Looked(Fact):
    """The taker, who is the viewer, sees the dice in the chest (KB-02, KB-13)."""

    seat: int = part("who")
    number: int = part("where the treasure is", sets="treasure")
    ordinary: int = part("the die of 1 to 6")
    special: int = part("the die of 0, 6 and 12")
    worth: int = part("of the treasure, in taels (KB-20)")
    cards: int = part("of that number in the taker's hand")
    is_advised: int = part(
        "1: the sheet advises to run; 0: to renounce; UNKNOWN: not asked (KB-26)"
    )


class LookedUnseen(Fact):
    """The taker looks into the chest, alone (KB-13, KB-30)."""

    seat: int = part("who")
    treasure: int = part("UNKNOWN", sets="treasure")


class Renounced(Fact):
    """The taker leaves the treasure where it is; nobody may after him in this round (KB-14)."""

    seat: int = part("who")
    number: int = part("of the pair that lies open, spent")
    renounced: int = part("1", sets="renounced")


class Shut(Fact):
    """The chest is nobody's again, its dice are unknown (KB-14, KB-25)."""

    taker: int = part("NO_SEAT", sets="taker")
    kim_bac: int = part("no pawn", sets="kim_bac")
    secret: int = part("no number", sets="secret")
    treasure: int = part("no number", sets="treasure")
    ruled_out: int = part("no numbers", sets="ruled_out")


# --- the race


class Ran(Fact):
    """The taker's pawn is the Kim-Bac: the race begins (KB-15)."""

    seat: int = part("who")
    pawn: int = part("which of theirs")
    number: int = part("of the monument where it begins")
    is_forced: int = part("1: somebody has renounced before, so he was not asked (KB-14)")
    turns: int = part("none: part one is over", sets="turns")
    moves: int = part("none yet", sets="moves")


class Left(Fact):
    """Another pawn of the Kim-Bac's owner leaves the board (KB-15)."""

    seat: int = part("whose")
    pawn: int = part("which of theirs")
    start: int = part("a crossing, or from AT_GATE on")
    place: int = part("BESIDE", sets="pawn[seat][pawn]")


class Counted(Fact):
    """A move of the Kim-Bac is counted (KB-19)."""

    moves: int = part("so far", sets="moves")
    left: int = part("moves that are left to him")


class RuledOut(Fact):
    """He stood at a monument and went on: the treasure is not there (KB-31)."""

    number: int = part("of the monument")
    ruled_out: int = part("all such numbers, as bits", sets="ruled_out")


class Exit(Fact):
    """A street of the Kim-Bac's, as it is now (KB-16, KB-18)."""

    crossing: int = part("where it leads")
    is_free: int = part("0: a pawn stands there")


class Ringed(Fact):
    """How close the ring round the Kim-Bac is (KB-18)."""

    place: int = part("the crossing he stands on")
    free: int = part("streets that he could take")
    streets: int = part("streets in all, bridges aside")


# --- the end of a round


class NoRace(Fact):
    """Part one was too long: the round is over and nobody is paid (KB-11)."""

    round: int = part("which")
    ended: int = part("NO_RACE", sets="ended[round]")
    table_rounds: int = part("turns that each has had")


class RaceEnded(Fact):
    """The race is over (KB-17 to KB-19), and a line of the sheet begins."""

    round: int = part("which")
    reason: int = part("ARRIVED, CAPTURED or LOST", sets="ended[round]")
    seat: int = part("whose Kim-Bac", sets="hero[round]")
    secret: int = part("number of the monument where he began", sets="began[round]")
    treasure: int = part("number of the treasure's monument", sets="hoard[round]")
    worth: int = part("of the treasure, in taels (KB-20)")
    moves: int = part("that he made")


class Revealed(Fact):
    """The dice in the chest are shown to all (KB-17 to KB-19, KB-30)."""

    number: int = part("where the treasure is", sets="treasure")
    crossing: int = part("at the foot of its monument")
    ordinary: int = part("the die of 1 to 6")
    special: int = part("the die of 0, 6 and 12")


class Showed(Fact):
    """Somebody shows their cards with the treasure's number (KB-30)."""

    seat: int = part("who")
    number: int = part("1 to 18")
    card: int = part("the same, from 0")
    copies: int = part("how many; 0: none", sets="hand[seat][card]")
    round: int = part("whose sheet they are for")
    premium: int = part("the same count, on the sheet", sets="premium[round][seat]")


class Paid(Fact):
    """A line of the sharing (KB-21 to KB-23)."""

    seat: int = part("to whom")
    reason: int = part("PREMIUM_OF_CARDS to PART_OF_REST")
    taels: int = part("how many")
    cards: int = part("for which they are paid; 0 if not for cards")
    each: int = part("taels a card; cut evenly if the treasure is too small (KB-23)")
    round: int = part("which")
    sum: int = part("theirs of this round so far", sets="taels[round][seat]")


class Unpaid(Fact):
    """Taels that nobody gets (KB-19, KB-23)."""

    round: int = part("which")
    taels: int = part("how many")
    reason: int = part("TREASURE_LOST, or REMAINDER of equal parts")


class Summed(Fact):
    """A seat's line of the score sheet (KB-25)."""

    seat: int = part("whose")
    round: int = part("which has just ended")
    taels: int = part("of that round")
    total: int = part("of all rounds")
    cards: int = part("that were paid for; 0: none")
    premium: int = part("taels for them, of those of the round (KB-21, KB-23)")


class Cleared(Fact):
    """All pawns are taken off the board (KB-25)."""

    pawn: int = part("BESIDE", sets="pawn[:][:]")
    paired: int = part("0: nothing is known of hands", sets="paired")


class Laid(Fact):
    """The next round is laid (KB-07, KB-25)."""

    round: int = part("which", sets="current")
    seat: int = part("who places the first pawn")
    open: int = part("no cards lie open", sets="open[:]")
    renounced: int = part("0: somebody may", sets="renounced")
    moves: int = part("none", sets="moves")
    turns: int = part("none", sets="turns")


class Finished(Fact):
    """All rounds are played: what was counted and known in the last one is of no use any more."""

    turns: int = part("none", sets="turns")
    paired: int = part("0", sets="paired")
    ruled_out: int = part("none: the treasure is known, or there is none", sets="ruled_out")


class Ended(Fact):
    """The match is over (KB-25), and how its last round came out (KB-17 to KB-19)."""

    winners: int = part("most taels in all, as bits")
    is_shared: int = part("1: there are several, who share the win")
    taels: int = part("that each of them has")
    reason: int = part("NO_RACE, ARRIVED, CAPTURED or LOST")
    hero: int = part("whose Kim-Bac; meaningless without a race, as is the rest")
    secret: int = part("number of the monument where he began")
    treasure: int = part("number of the treasure's monument")


class Due(Fact):
    """What comes next."""

    phase: int = part("PLACING to OVER", sets="phase")
    seat: int = part("whose turn it is; 0 when chance throws or it is over", sets="turn")
    pawn: int = part("which of theirs", sets="due")
    throwing: int = part("who has to throw yet, as bits", sets="throwing")


# --- what only a forecast says


class Wanted(Fact):
    """How far the pawn would be from a monument whose pair its owner holds (KB-12)."""

    seat: int = part("whose")
    pawn: int = part("which of theirs")
    number: int = part("of the monument")
    steps: int = part("crossings to go, if nobody stood in the way")
    was: int = part("the same from where it is now")


class Chased(Fact):
    """How far a pursuer would be from the Kim-Bac (KB-16)."""

    seat: int = part("whose")
    pawn: int = part("which of theirs")
    place: int = part("where it would be: a crossing, or from AT_GATE on")
    steps: int = part("crossings to go, bridges too, if nobody stood in the way")
    was: int = part("the same as it is now")


class Ahead(Fact):
    """How far the Kim-Bac, who is the viewer, would be from the treasure (KB-16, KB-17)."""

    number: int = part("of its monument")
    steps: int = part("crossings to go, without bridges, if nobody stood in the way")
    was: int = part("the same from where he is now")
    free: int = part("crossings to go round all pawns as they stand; UNKNOWN: all ways are closed")


class Trapped(Fact):
    """The Kim-Bac would be captured at once (KB-18)."""

    seat: int = part("whose Kim-Bac")
    place: int = part("the crossing he stands on")


class Promised(Fact):
    """Taels that the seat would get (KB-20 to KB-23)."""

    seat: int = part("who")
    reason: int = part("ARRIVED or CAPTURED: if the race ends so")
    least: int = part("at the worst, for all that the seat knows of treasure and cards")
    most: int = part("at the best")
    worth: int = part("of the treasure; UNKNOWN: where it is only the Kim-Bac knows")
    cards: int = part("of its number that may be in other hands; UNKNOWN, if the number is")


# --- what only a position says


class Claimable(Fact):
    """The pawn due could take the chest there: it goes there, or stays there blocked (KB-12)."""

    crossing: int = part("at the foot of the monument")
    number: int = part("of the monument, whose pair its owner holds")


class PawnDue(Fact):
    """The pawn that is to be placed or moved now."""

    seat: int = part("whose")
    pawn: int = part("which of theirs")
    place: int = part("a crossing, from AT_GATE on, or BESIDE")


class Around(Fact):
    """What a pawn on the board has around it, for whoever does not see the plan (KB-09, KB-16)."""

    seat: int = part("whose")
    pawn: int = part("which of theirs")
    streets: int = part("from where it stands, free or not; out of a gate leads one")
    bridges: int = part("the same")
    to_treasure: int = part("ways to the monument of the treasure, if nobody stood in it; UNKNOWN")
    to_kim_bac: int = part("in a race, ways to him; UNKNOWN: there is none, or it is he")


class Reached(Fact):
    """In a race, a crossing that the Kim-Bac may come to in his next moves (KB-15, KB-16)."""

    crossing: int = part("which")
    moves: int = part("his to it, round all pawns as they stand, where none can be before him")
    is_his: int = part("1: no pursuer can be there before him; 0: one can, if nobody is in the way")


class Worth(Fact):
    """What the treasure of the round that ended last was worth (KB-20); its sharing follows."""

    round: int = part("which")
    taels: int = part("how many")


KINDS: Kinds = (
    Placed, Threw, Tied, Starts,
    Began, Proved, Collected, Shuffled, Drew, DrewUnseen, Went, Stayed,
    LaidOpen, Took, Looked, LookedUnseen, Renounced, Shut,
    Ran, Left, Counted, RuledOut, Exit, Ringed,
    NoRace, RaceEnded, Revealed, Showed, Paid, Unpaid, Summed,
    Cleared, Laid, Finished, Ended, Due,
    Wanted, Chased, Ahead, Trapped, Promised, Claimable,
    PawnDue, Around, Reached, Worth,
    asked.PutPawn, asked.GoTo, asked.GoAndTake, asked.Stay, asked.StayAndTake,
    asked.BecomeKimBac, asked.Renounce, asked.DrawCard, asked.DrawUnseen, asked.OpenChest,
    asked.OpenUnseen, asked.ThrowDie,
    asked.AwaitPawn, asked.AwaitNextRound, asked.AwaitThrow, asked.AwaitCard, asked.AwaitMove,
    asked.AwaitShake, asked.AwaitDecision, asked.AwaitAdvised, asked.AwaitPursuer,
    asked.AwaitKimBac, asked.AwaitRunner,
    asked.OnlyChanceDraws, asked.ChanceCannot, asked.ChanceFirst, asked.GateTaken,
    asked.PawnsFirst, asked.PawnsPlaced, asked.DecideFirst, asked.NobodyAsked, asked.MustMove,
    asked.NoSuchCrossing, asked.NoStreet, asked.NotFromGate, asked.NoBridges,
    asked.CrossingTaken, asked.ChestTaken, asked.NoMonument, asked.PairNeeded,
)  # fmt: skip
(
    PLACED, THREW, TIED, STARTS,
    BEGAN, PROVED, COLLECTED, SHUFFLED, DREW, DREW_UNSEEN, WENT, STAYED,
    LAID_OPEN, TOOK, LOOKED, LOOKED_UNSEEN, RENOUNCED, SHUT,
    RAN, LEFT, COUNTED, RULED_OUT, EXIT, RINGED,
    NO_RACE, RACE_ENDED, REVEALED, SHOWED, PAID, UNPAID, SUMMED,
    CLEARED, LAID, FINISHED, ENDED, DUE,
    WANTED, CHASED, AHEAD, TRAPPED, PROMISED, CLAIMABLE,
    PAWN_DUE, AROUND, REACHED, WORTH,
    PUT_PAWN, GO_TO, GO_AND_TAKE, STAY, STAY_AND_TAKE, BECOME_KIM_BAC, RENOUNCE, DRAW_CARD,
    DRAW_UNSEEN, OPEN_CHEST, OPEN_UNSEEN, THROW_DIE,
    AWAIT_PAWN, AWAIT_NEXT_ROUND, AWAIT_THROW, AWAIT_CARD, AWAIT_MOVE, AWAIT_SHAKE,
    AWAIT_DECISION, AWAIT_ADVISED, AWAIT_PURSUER, AWAIT_KIM_BAC, AWAIT_RUNNER,
    ONLY_CHANCE_DRAWS, CHANCE_CANNOT, CHANCE_FIRST, GATE_TAKEN, PAWNS_FIRST, PAWNS_PLACED,
    DECIDE_FIRST, NOBODY_ASKED, MUST_MOVE, NO_SUCH_CROSSING, NO_STREET, NOT_FROM_GATE,
    NO_BRIDGES, CROSSING_TAKEN, CHEST_TAKEN, NO_MONUMENT, PAIR_NEEDED,
) = range(len(KINDS))  # fmt: skip
