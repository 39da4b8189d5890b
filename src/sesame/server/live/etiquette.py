"""Rate limits at a table: how much one person may say, and how often they may stir.

Moves are not limited here: a game has an end, and talk has none. What one table keeps of all this
is bounded beside (`decisions.py`), so that a log can always be read anew in no time.
"""

from sesame.server import protocol
from sesame.server.common.limits import Limits
from sesame.server.log.table import Table

_MOVES = (protocol.Play, protocol.Grab, protocol.Resign)


def check(
    limits: Limits, table: Table, person: str, address: str, command: protocol.Command
) -> None:
    """Raises TooMuch. All spectators of a table have one voice, so that players hear each other."""
    if isinstance(command, protocol.Say):
        limits.take("chat", person, address)
        if not table.seats_of(person):
            limits.take("call", table.id)
    elif not isinstance(command, _MOVES):
        limits.take("stir", person, address)
        if isinstance(command, protocol.Change) and command.settings.public:
            _list(limits, table, person, address)


def _list(limits: Limits, table: Table, person: str, address: str) -> None:
    """A table that is listed from now on, as if it were opened so."""
    if not table.settings.public:
        limits.take("public", person, address)
