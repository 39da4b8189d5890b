"""Bakschisch: what players do."""

from sesame.core.game import Action
from sesame.games.bakschisch.actions import Bid

KINDS = ("bid+gold", "bid+none", "thief")


def finer(action: Action) -> str | None:
    """A closed hand, with gold in it or without."""
    return ("gold" if action.coins else "none") if isinstance(action, Bid) else None
