"""Sésame: five treasure games, whole, behind one contract.

import sesame

match = sesame.game("khan-tsin").new(seed=42, setup="random")
while not match.over:
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[0])
print(match.outcome)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from sesame.core import record as _record
from sesame.core import replay as _replay
from sesame.core.contract import CHANCE, CLOCK
from sesame.core.errors import (
    BadAction,
    BadBoard,
    BadFile,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    SesameError,
    UnknownGame,
)
from sesame.core.game import Game
from sesame.core.match import Match, Outcome
from sesame.core.replay import Verdict
from sesame.games import game
from sesame.games import games as game_names
from sesame.version import __version__ as __version__

if TYPE_CHECKING:
    from sesame.agents.advice import Advice, advise
    from sesame.lab.simulate import Simulation, simulate

__all__ = [
    "CHANCE",
    "CLOCK",
    "Advice",
    "BadAction",
    "BadBoard",
    "BadFile",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalAction",
    "Match",
    "Outcome",
    "SesameError",
    "Simulation",
    "UnknownGame",
    "Verdict",
    "advise",
    "game",
    "game_names",
    "replay",
    "simulate",
    "verify",
]


_LATE = {
    "Advice": "sesame.agents.advice",
    "advise": "sesame.agents.advice",
    "Simulation": "sesame.lab.simulate",
    "simulate": "sesame.lab.simulate",
}


def __getattr__(name: str) -> Any:
    """Agents and laboratory are loaded when first asked for: a table of people never does."""
    if name in _LATE:
        return getattr(import_module(_LATE[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def replay(text: str) -> Match:
    """Play a record's text again; raises BadRecord with the number of the move that fails."""
    written = _record.parse(text)
    return _replay.replay(written, _game_of(written))


def verify(text: str, seen: str | None = None) -> Verdict:
    """Replay a record, then check its chance against its seed and its result against its moves; all
    of it also against `seen`, a record that was saved before the end."""
    written = _record.parse(text)
    earlier = None if seen is None else _record.parse(seen)
    return _replay.verify(written, _game_of(written), earlier)


def _game_of(written: _record.Record) -> Game:
    if "Game" not in written.headers:
        raise BadRecord("game-header-missing")
    return game(written.headers["Game"])
