"""Attrap'trésors: what players do, in words."""

from sesame.core.game import Action
from sesame.core.words import Words
from sesame.games.attrap_tresors.actions import OBJECTS, Grab

KINDS = {
    "grab+column": Words("attraper la colonne", "grab the column"),
    "grab+lamp": Words("attraper la lampe", "grab the lamp"),
    "grab+chest": Words("attraper le coffre", "grab the chest"),
    "grab+carpet": Words("attraper le tapis", "grab the carpet"),
    "grab+pouf": Words("attraper le pouf", "grab the pouf"),
    "grab+gem": Words("attraper une pierre", "grab a gem"),
    "give": Words("rendre une carte d'or", "give a gold card back"),
    "time": Words("laisser passer le temps", "let time run out"),
}


def finer(action: Action) -> str | None:
    """By what is grabbed."""
    return OBJECTS[action.object] if isinstance(action, Grab) else None
