"""Bakschisch: what players do, in words."""

from sesame.core.game import Action
from sesame.core.words import Words
from sesame.games.bakschisch.actions import Bid

KINDS = {
    "bid+gold": Words("offrir de l'or", "offer gold"),
    "bid+none": Words("montrer une main vide", "show an empty hand"),
    "thief": Words("envoyer le voleur", "send the thief"),
}


def finer(action: Action) -> str | None:
    """A closed hand, with gold in it or without."""
    return ("gold" if action.coins else "none") if isinstance(action, Bid) else None
