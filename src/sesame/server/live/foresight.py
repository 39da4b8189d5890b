"""What choices would do, for the one who may choose: facts, made from what the seat knows.

While hands race nobody is told what one would bring: whether one is entitled to it has to be seen.
"""

from sesame.core.facts import short
from sesame.core.match import Match
from sesame.core.speech import Speech
from sesame.server.live.views import text
from sesame.server.protocol import Foresee, Foreseen, Foresight, Text


def foreseen(match: Match, version: int, asked: Foresee) -> Foreseen:
    """Answers whoever was permitted to ask; nothing is changed."""
    found = [foresight(match, asked.seat, action) for action in dict.fromkeys(asked.actions)]
    return Foreseen(asked.id, version, found)


def foresight(match: Match, seat: int, action: int) -> Foresight:
    """What one choice of a seat would do."""
    notation = str(match.game.actions.from_id(action))
    return Foresight(action, notation, _told(match, seat, action), _effects(match, seat, action))


def _effects(match: Match, seat: int, action: int) -> list[list[int]]:
    facts, live = match.game.effects, match.game.live
    if facts is None or (live is not None and live.stage(match) == "race"):
        return []
    return short(facts.KINDS, match.forecast(seat, action))


def _told(match: Match, seat: int, action: int) -> list[int] | Text:
    known, game = match.known(seat), match.game
    if isinstance(game.text, Speech):
        return list(game.text.chosen(known, seat, action))
    return text(game.text.sentence(known[0], seat, game.actions.from_id(action)))
