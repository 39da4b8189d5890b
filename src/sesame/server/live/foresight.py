"""What choices would do, for the one who may choose: facts, made from what the seat knows.

While hands race nobody is told what one would bring: whether one is entitled to it has to be seen.
"""

from sesame.core.facts import short
from sesame.core.match import Match
from sesame.core.telling import choice_told
from sesame.server.protocol import Foresee, Foreseen, Foresight


def foreseen(match: Match, version: int, asked: Foresee) -> Foreseen:
    """Answers whoever was permitted to ask; nothing is changed."""
    found = [foresight(match, asked.seat, action) for action in dict.fromkeys(asked.actions)]
    return Foreseen(asked.id, version, found)


def foresight(match: Match, seat: int, action: int) -> Foresight:
    """What one choice of a seat would do."""
    notation = str(match.game.actions.from_id(action))
    told, effects = choice_told(match, seat, action), _effects(match, seat, action)
    return Foresight(action, notation, told, effects)


def _effects(match: Match, seat: int, action: int) -> list[list[int]]:
    facts, live = match.game.effects, match.game.live
    if facts is None or (live is not None and live.stage(match) == "race"):
        return []
    return short(facts.KINDS, match.forecast(seat, action))
