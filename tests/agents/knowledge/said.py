"""What robots say of an action, for tests."""

from sesame.agents import saying
from sesame.agents.advice import why
from sesame.core.game import Action
from sesame.core.match import Match


def reasons(match: Match, seat: int, action: Action) -> str:
    """The game's own reasons for an action, in English."""
    return saying.said(match.game, why(match, seat, match.game.actions.to_id(action))).en
