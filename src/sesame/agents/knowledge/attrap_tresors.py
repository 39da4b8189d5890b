"""Robots of Attrap'trésors: hands with reflexes (AT-33), and advice to those who have their own.

The game is a race: nobody is asked in turn, so nothing is searched. A level is how fast a hand is,
how often it sleeps and how often it errs.
"""

from collections.abc import Mapping, Sequence

from sesame.core import contract
from sesame.core.contract import CLOCK
from sesame.core.dice import Rng
from sesame.core.errors import BadOption
from sesame.core.kernel import kernel
from sesame.core.match import Match
from sesame.games.attrap_tresors import keys, reflex
from sesame.games.attrap_tresors.actions import GIVES, GRABS, Action, Grab, Time
from sesame.games.attrap_tresors.reckoning import price, verdict_of
from sesame.games.attrap_tresors.reflex import Level
from sesame.games.attrap_tresors.state import COLUMN, FIVES, GIVING, VALUES, WRONG, State

_WRONGLY = -0.5  # what a column is worth to whom it is not due

HANDS: dict[str, Level] = {
    "random": Level(720, 110, 180, lapse=0.50, false=0.200, early=0.10),  # wakes up, and grabs
    "greedy": Level(400, 50, 90, lapse=0.00, false=0.150, early=0.08),  # wants it, right or wrong
    "apprenti": reflex.LEVELS["asleep"],
    "marchand": reflex.LEVELS["slow"],
    "vizir": reflex.LEVELS["steady"],
    "calife": reflex.LEVELS["lightning"],
}


def hand(name: str) -> Level:
    """The hand of that name; raises BadOption for a name that no hand has."""
    if name not in HANDS:
        known = ", ".join(HANDS)
        raise BadOption("unknown-hand", name=name, known=known)
    return HANDS[name]


def play_out(match: Match, names: Sequence[str], seed: int) -> None:
    """Play to the end, every hand a robot's."""
    reflex.play(match, [hand(name) for name in names], seed)


def next_grab(match: Match, hands: Mapping[int, Level], rng: Rng) -> tuple[int, Action]:
    """What happens next if people keep their hands still: a robot's grab, or time runs out."""
    s = match.state
    if s.phase == GIVING and int(s.holder) in hands:
        return int(s.holder), keys.smallest(s)
    tables = contract.blank(State.dtype)
    tables[0] = s
    for attempt in reflex.attempts(tables[0], hands, rng):
        if not attempt.early:
            return attempt.seat, Grab(attempt.object)
    return CLOCK, Time()


# --- advice


@kernel
def weigh(s: State, seat: int, action: int) -> float:
    """What an action is worth to the seat, from -1 to 1: fifths of the best that a hand can do."""
    if action >= GIVES:
        return -VALUES[action - GIVES] / VALUES[FIVES]
    if action != GRABS + COLUMN:
        return VALUES[price(action - GRABS, WRONG)] / VALUES[FIVES]
    verdict = verdict_of(s, seat)
    return _WRONGLY if verdict == WRONG else VALUES[price(COLUMN, verdict)] / VALUES[FIVES]
