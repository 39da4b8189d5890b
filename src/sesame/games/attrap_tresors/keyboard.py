"""Real time around one keyboard, as `core.keyboard.Keyboard` asks (AT-34)."""

from collections.abc import Mapping

from sesame.core.dice import Rng
from sesame.core.keyboard import Session
from sesame.core.match import Match
from sesame.games.attrap_tresors import keys
from sesame.games.attrap_tresors.actions import Give, Time, to_id
from sesame.games.attrap_tresors.keys import KEYS, seat_of
from sesame.games.attrap_tresors.race import Race
from sesame.games.attrap_tresors.referee import BUSY
from sesame.games.attrap_tresors.reflex import Level
from sesame.games.attrap_tresors.stage import Stage
from sesame.games.attrap_tresors.state import VALUES

__all__ = ["BUSY", "KEYS", "meant", "patience", "race", "seat_of", "stage", "time_up"]


def race(match: Match, hands: Mapping[int, Level], rng: Rng) -> Race:
    return Race(match, hands, rng)


def stage(session: Session) -> Stage:
    return Stage(session)


def patience(match: Match) -> int:
    return 1000 * int(match.state.patience)


def meant(match: Match, seat: int, key: str) -> int | None:
    """AT-13: the holder's key gives the smallest, a digit that value."""
    if seat_of(key, match.seats) == seat:
        return to_id(keys.smallest(match.state))
    gives = Give(int(key) if key in map(str, VALUES) else 0)
    return to_id(gives) if gives in match.legal(seat) else None


def time_up(_: Match) -> int:
    return to_id(Time())
