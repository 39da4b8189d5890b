"""Attrap'trésors: what players do."""

from sesame.core.game import Action
from sesame.games.attrap_tresors.actions import OBJECTS, Grab

KINDS = (
    "grab+column",
    "grab+lamp",
    "grab+chest",
    "grab+carpet",
    "grab+pouf",
    "grab+gem",
    "give",
    "time",
)


def finer(action: Action) -> str | None:
    """By what is grabbed."""
    return OBJECTS[action.object] if isinstance(action, Grab) else None
