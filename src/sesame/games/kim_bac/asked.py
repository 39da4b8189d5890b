"""The facts of Kim-Bac that are said before anything is done: choices, prompts and refusals.

Seats, pawns, gates and rounds count from 0, numbers of monuments and cards from 1. A crossing is
told as its name is written, by the `line` of its letter (0: a) and its `digit`.
"""

from sesame.core.facts import Fact, part

# --- what may be chosen


class PutPawn(Fact):
    """To put a pawn on a gate (KB-07)."""

    seat: int = part("whose")
    pawn: int = part("which of theirs")
    gate: int = part("0 to 11: A to L")


class GoTo(Fact):
    """To go to a crossing (KB-09, KB-16)."""

    seat: int = part("whose")
    pawn: int = part("which of theirs")
    line: int = part("of the crossing")
    digit: int = part("of the crossing")
    number: int = part("of the monument there; 0: none")
    is_kim_bac: int = part("1: he is the one who is hunted")


class GoAndTake(Fact):
    """To go to a monument and take the chest there (KB-12)."""

    seat: int = part("whose")
    pawn: int = part("which of theirs")
    line: int = part("of the crossing")
    digit: int = part("of the crossing")
    number: int = part("of the monument")


class Stay(Fact):
    """To stay, blocked (KB-10)."""

    seat: int = part("whose")
    pawn: int = part("which of theirs")
    number: int = part("of the monument there; 0: none")


class StayAndTake(Fact):
    """To stay, blocked, and take the chest there (KB-10, KB-12)."""

    seat: int = part("whose")
    pawn: int = part("which of theirs")
    number: int = part("of the monument")


class BecomeKimBac(Fact):
    """To run for the treasure (KB-15)."""

    seat: int = part("who")


class Renounce(Fact):
    """To leave the treasure where it is (KB-14)."""

    seat: int = part("who")


class DrawCard(Fact):
    """Chance: to draw this card (KB-09)."""

    seat: int = part("who")
    number: int = part("1 to 18")


class DrawUnseen(Fact):
    """What others see of it (KB-30)."""

    seat: int = part("who")


class OpenChest(Fact):
    """Chance: to find this number in the chest (KB-13)."""

    seat: int = part("who")
    number: int = part("where the treasure is")


class OpenUnseen(Fact):
    """What others see of it (KB-30)."""

    seat: int = part("who")


class ThrowDie(Fact):
    """Chance: to throw the ordinary die for the start (KB-08)."""

    seat: int = part("who")
    points: int = part("1 to 6")


# --- what is asked for


class AwaitPawn(Fact):
    """A pawn is to be put on a gate (KB-07)."""

    seat: int = part("whose")
    pawn: int = part("which of theirs")


class AwaitNextRound(Fact):
    """The first pawn of a later round; how the one before came out (KB-17 to KB-19, KB-25)."""

    seat: int = part("whose")
    round: int = part("which has ended")
    reason: int = part("NO_RACE, ARRIVED, CAPTURED or LOST")
    hero: int = part("whose Kim-Bac; meaningless without a race, as is the rest")
    secret: int = part("number of the monument where he began")
    treasure: int = part("number of the treasure's monument")
    worth: int = part("of the treasure, in taels (KB-20)")


class AwaitThrow(Fact):
    """The die decides who starts (KB-08)."""

    throwing: int = part("who has to throw yet, as bits")


class AwaitCard(Fact):
    """A card is drawn (KB-09)."""

    seat: int = part("who draws")


class AwaitMove(Fact):
    """A pawn is to move, before there is a Kim-Bac (KB-09)."""

    seat: int = part("whose")
    pawn: int = part("which of theirs")


class AwaitShake(Fact):
    """The chest is shaken (KB-13)."""

    seat: int = part("who has it")


class AwaitDecision(Fact):
    """To run or to renounce, as others see it (KB-14)."""

    seat: int = part("who is asked")


class AwaitAdvised(Fact):
    """The same to the taker, with what the sheet advises (KB-14, KB-26)."""

    seat: int = part("who is asked")
    number: int = part("where the treasure is")
    worth: int = part("of it, in taels (KB-20)")
    is_advised: int = part("1: to run; 0: to renounce")


class AwaitPursuer(Fact):
    """A pawn is to move in the race (KB-15)."""

    seat: int = part("whose")
    pawn: int = part("which of theirs")


class AwaitKimBac(Fact):
    """The Kim-Bac is to move, as others see it (KB-15)."""

    seat: int = part("whose")


class AwaitRunner(Fact):
    """The same to himself, who knows whither (KB-15, KB-16)."""

    seat: int = part("whose")
    number: int = part("where the treasure is")


# --- what is refused


class OnlyChanceDraws(Fact):
    """A seat can neither draw a card nor throw dice."""


class ChanceCannot(Fact):
    """There is no such outcome now."""


class ChanceFirst(Fact):
    """It is for chance to act, and chance does not choose."""


class GateTaken(Fact):
    """One pawn a gate (KB-07)."""

    gate: int = part("0 to 11: A to L")


class PawnsFirst(Fact):
    """Nothing is done before all pawns are placed (KB-07)."""


class PawnsPlaced(Fact):
    """All of them are (KB-07)."""


class DecideFirst(Fact):
    """The taker has to run or to renounce (KB-14)."""


class NobodyAsked(Fact):
    """There is no chest to run with or to renounce (KB-14)."""


class MustMove(Fact):
    """A pawn that can move must (KB-10)."""

    pawn: int = part("which of theirs")


class NoSuchCrossing(Fact):
    """The town has none of that name (KB-01)."""

    line: int = part("of the crossing")
    digit: int = part("of the crossing")


class NoStreet(Fact):
    """No street or bridge leads there (KB-09)."""

    from_line: int = part("of the crossing where the pawn is")
    from_digit: int = part("of the crossing where the pawn is")
    line: int = part("of the crossing")
    digit: int = part("of the crossing")


class NotFromGate(Fact):
    """A gate leads to one crossing only (KB-09)."""

    gate: int = part("0 to 11: A to L")
    line: int = part("of the crossing")
    digit: int = part("of the crossing")


class NoBridges(Fact):
    """The Kim-Bac may not cross bridges (KB-16)."""


class CrossingTaken(Fact):
    """One pawn a crossing (KB-10)."""

    line: int = part("of the crossing")
    digit: int = part("of the crossing")


class ChestTaken(Fact):
    """In the race there is no chest to take (KB-15)."""


class NoMonument(Fact):
    """The chest is taken at the foot of a monument (KB-12)."""


class PairNeeded(Fact):
    """Whoever takes it holds both cards of the monument (KB-12)."""

    number: int = part("of that monument")
