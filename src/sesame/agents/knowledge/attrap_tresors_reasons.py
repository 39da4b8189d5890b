"""Why an object of Attrap'trésors is worth a hand: what it pays, and who may take the column."""

from sesame.agents.thoughts import FIRST_REASON
from sesame.core.contract import Rows, State
from sesame.core.facts import Fact, Kinds, part, put
from sesame.core.kernel import kernel
from sesame.games.attrap_tresors.actions import GIVES, GRABS
from sesame.games.attrap_tresors.reckoning import price, verdict_of
from sesame.games.attrap_tresors.state import BY_SIX, COLUMN, KINDS, VALUES, WRONG


class Costs(Fact):
    """A gold card to give back (AT-13)."""

    value: int = part("of the card")


class Pays(Fact):
    """The gold card that an object brings (AT-14)."""

    value: int = part("of the card")


class SixColours(Fact):
    """All six colours are there: the column is anybody's (AT-08)."""

    value: int = part("of the card that it brings")


class ThreeOfYours(Fact):
    """Three dice show the colour of the seat's instruction (AT-08)."""

    value: int = part("of the card that it brings")


class NothingEntitles(Fact):
    """The column is not the seat's to take."""


REASONS: Kinds = (Costs, Pays, SixColours, ThreeOfYours, NothingEntitles)
COSTS, PAYS, SIX_COLOURS, THREE_OF_YOURS, NOTHING_ENTITLES = range(
    FIRST_REASON, FIRST_REASON + len(REASONS)
)


@kernel
def reason(s: State, seat: int, action: int, scratch: State, out: Rows) -> int:  # noqa: ARG001
    """What comes of a hand that goes out, or of a card that is given back."""
    if GIVES <= action < GIVES + len(VALUES):
        return put(out, 0, COSTS, VALUES[action - GIVES])
    if not GRABS <= action < GRABS + KINDS:
        return 0
    kind, verdict = action - GRABS, verdict_of(s, seat)
    value = VALUES[price(kind, verdict)]
    if kind != COLUMN:
        return put(out, 0, PAYS, value)
    if verdict == WRONG:
        return put(out, 0, NOTHING_ENTITLES, 0)
    return put(out, 0, SIX_COLOURS if verdict == BY_SIX else THREE_OF_YOURS, value)
