"""Who puts more to the line than it takes, again and again, owes it."""

from sesame.core import dice
from sesame.core.live import SLACK, Claim, Grabbed, Line, Ruled
from sesame.games.attrap_tresors.live import Race
from sesame.games.attrap_tresors.state import COLUMN
from sesame.server.live.latency import PAINT, Ledger, Ledgers, Lines
from tests.games.attrap_tresors.souks import souk

AT, DELAY = 10_000, 100


def grab(ledger: Ledger, took: int, lie: int, rival: int = 900) -> Ruled:
    """One grab of the column on a line as it usually is; the rival's is behind it."""
    links = {0: Line(delay=DELAY), 1: Line(delay=DELAY)}
    throw = Race(souk("rrrooggv", "bro"), {}, Lines(links, {0: ledger}), dice.stream(1))
    throw.open(AT)
    for seat, reaction, lied in ((0, took, lie), (1, rival, 0)):
        seen = AT + PAINT
        moment = seen + reaction
        throw.claim(Claim(seat, COLUMN, seen + lied, moment, moment + DELAY / 2))
    decided = throw.advance(AT + 5_000)
    assert isinstance(decided, Grabbed)
    return next(ruled for ruled in decided.rulings if ruled.seat == 0)


def test_the_truth_is_counted_as_it_is() -> None:
    ledger = Ledger()
    told = [grab(ledger, took, lie=0) for took in range(380, 420)]
    assert [ruled.reaction for ruled in told] == list(range(380, 420))
    assert {ruled.measured for ruled in told} == {"own clock"}


def test_a_small_lie_is_believed_once_and_corrected_when_it_is_told_again() -> None:
    ledger = Ledger()
    told = [grab(ledger, 400, lie=30) for _ in range(24)]
    assert told[0].reaction == 370
    assert told[-1].reaction >= 396
    assert told[-1].measured == "corrected"


def test_a_bold_lie_gains_nothing_even_once() -> None:
    ruled = grab(Ledger(), 400, lie=SLACK + 1)
    assert (ruled.reaction, ruled.measured) == (400, "cut to link")


def test_generosity_in_a_race_that_is_lost_buys_nothing() -> None:
    ledger = Ledger()
    for _ in range(24):
        grab(ledger, 700, lie=-30, rival=550)
        grab(ledger, 400, lie=30)
    assert grab(ledger, 400, lie=30).reaction >= 396


def test_what_was_long_ago_is_forgotten() -> None:
    ledger = Ledger()
    for _ in range(24):
        grab(ledger, 400, lie=30)
    for _ in range(24):
        grab(ledger, 400, lie=0)
    assert ledger.owed == 0


def test_everybody_has_one_and_there_is_room_for_so_many() -> None:
    ledgers = Ledgers()
    mine = ledgers.of("ali")
    assert ledgers.of("ali") is mine
    for number in range(5_000):
        ledgers.of(str(number))
    assert ledgers.of("ali") is not mine
