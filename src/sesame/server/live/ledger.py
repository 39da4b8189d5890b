"""Trust in a client's clock: what its line is said to have taken, beside what it usually takes.

A reaction timed by the player's own clock says by the way how long the line took. Once, that may
be jitter. But jitter comes and goes, and on the average a line takes what it usually takes: what
is claimed beyond that, again and again, is no line. So the average is owed, and added to every
reaction that is claimed afterwards. Only reactions that were near to being first are counted: who
is far behind could be generous at no cost.
"""

from collections import OrderedDict, deque

CLOSE = 80  # milliseconds behind the first: what is farther was not in doubt
_REMEMBERED = 24  # reactions
_DOUBT = 1  # as many reactions without any excess are taken for granted of a stranger
_PEOPLE = 4096


class Ledger:
    """One person's."""

    def __init__(self) -> None:
        self._beyond = deque[float](maxlen=_REMEMBERED)

    def note(self, beyond: float, most: float) -> None:
        """One claim: how much longer the line took by it than it usually does."""
        self._beyond.append(max(-most, min(beyond, most)))

    @property
    def owed(self) -> float:
        """Milliseconds that are added to a reaction by this person's own clock."""
        return max(0.0, sum(self._beyond) / (len(self._beyond) + _DOUBT))


class Ledgers:
    """Everybody's in this process, over games and connections."""

    def __init__(self) -> None:
        self._kept = OrderedDict[str, Ledger]()

    def of(self, person: str) -> Ledger:
        ledger = self._kept.setdefault(person, Ledger())
        self._kept.move_to_end(person)
        if len(self._kept) > _PEOPLE:
            self._kept.popitem(last=False)
        return ledger
