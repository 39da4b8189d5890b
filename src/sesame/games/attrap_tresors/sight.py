"""What a seat of Attrap'trésors may know: everything but the others' instruction cards.

Gold lies open, and so does the row of two players (AT-20). What everybody could deduce counts as
known: a column taken wrongly, or rightly for its six colours alone, tells colours that the
holder's card has not.
"""

from sesame.core import dice
from sesame.core.contract import UNKNOWN
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.attrap_tresors.actions import DEALS, DEALT
from sesame.games.attrap_tresors.reckoning import cardless, places, unseen
from sesame.games.attrap_tresors.state import COLOURS, KINDS, RED, VALUES, State


@kernel
def observe(s: State, seat: int, out: State) -> None:
    """AT-05: a secret card is its owner's; that a card lies there, all may see."""
    for place in range(places(s)):
        is_known = s.seats == 2 or place == seat or s.card[place] == 0
        out.card[place] = s.card[place] if is_known else UNKNOWN
        out.barred[place] = s.barred[place]
    for colour in range(COLOURS):
        out.aside[colour] = s.aside[colour]
        out.dice[colour] = s.dice[colour]
    out.phase = s.phase
    out.thrower = s.thrower
    out.holder = s.holder
    out.verdict = s.verdict
    out.met = s.met
    out.rounds = s.rounds
    out.throws = s.throws
    out.winners = s.winners
    _observe_treasure(s, out)
    _observe_terms(s, out)


@kernel
def _observe_treasure(s: State, out: State) -> None:
    """The tower, what was taken of it, and the gold."""
    for kind in range(KINDS):
        out.built[kind] = s.built[kind]
        out.tower[kind] = s.tower[kind]
    for value in range(len(VALUES)):
        out.stock[value] = s.stock[value]
        out.back[value] = s.back[value]
    for seat in range(int(s.seats)):
        for kind in range(KINDS):
            out.held[seat, kind] = s.held[seat, kind]
        for value in range(len(VALUES)):
            out.gold[seat, value] = s.gold[seat, value]


@kernel
def _observe_terms(s: State, out: State) -> None:
    """What was agreed."""
    for i in range(s.weight.shape[0]):
        out.weight[i] = s.weight[i]
    out.copies = s.copies
    out.seats = s.seats
    out.misses = s.misses
    out.patience = s.patience


@kernel
def redeal(s: State, seat: int, rng: Rng) -> None:
    """Deal the others' cards anew from all that this seat has not seen.

    A card that its holder is known not to have sends the whole deal back: what is left is fair.
    """
    if s.seats == 2:
        return
    lying = 0
    for place in range(int(s.seats)):
        if place != seat and s.card[place] != 0:
            lying |= 1 << place
            s.card[place] = 0
    while not _deal_all(s, lying, rng):
        for place in range(int(s.seats)):
            if lying >> place & 1:
                s.card[place] = 0


@kernel
def _deal_all(s: State, lying: int, rng: Rng) -> bool:
    """One fair deal to these places; False as soon as a card cannot be."""
    for place in range(int(s.seats)):
        if lying >> place & 1:
            colour = _drawn(s, rng)
            if int(s.barred[place]) >> colour & 1:
                return False
            s.card[place] = colour
    return True


@kernel
def _drawn(s: State, rng: Rng) -> int:
    """A colour from the pile, each as likely as it has cards there."""
    left = 0
    for colour in range(RED, RED + COLOURS):
        left += unseen(s, colour)
    drawn, colour = dice.below(rng, left), RED
    while drawn >= unseen(s, colour):
        drawn -= unseen(s, colour)
        colour += 1
    return colour


@kernel
def shown(s: State, seat: int, action: int, viewer: int) -> int:
    """AT-05, AT-15: a card is dealt in secret, except into the open row of two players (AT-20)."""
    is_deal = DEALS <= action < DEALT
    if is_deal and s.seats > 2 and cardless(s) != viewer:
        return DEALT
    return action
