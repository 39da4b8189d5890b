"""Kinds of actions: what players do, in words, and by which rules."""

import re
from collections.abc import Callable

import msgspec

from sesame.core.game import Action
from sesame.core.words import Words
from sesame.games.attrap_tresors.actions import OBJECTS

_RULE = re.compile(r"\b[A-Z]{2}-\d\d\b")

# Where a kind says too little: told apart by what it is done with
_FINER: dict[str, Callable[[Action], str]] = {
    "bid": lambda action: "gold" if action.coins else "none",
    "grab": lambda action: OBJECTS[action.object],
}

WORDS: dict[str, dict[str, Words]] = {
    "khan-tsin": {
        "place": Words("poser un baron", "place a baron"),
        "move": Words("déplacer des barons", "move barons"),
        "move+turn_moved": Words("retourner ce qui bouge", "turn the moved part over"),
        "move+turn_result": Words("retourner la pile obtenue", "turn the resulting pile over"),
        "move+turn_moved+turn_result": Words("retourner les deux", "turn both over"),
        "pass": Words("passer, faute de coup", "pass, for want of a move"),
    },
    "bakschisch": {
        "bid+gold": Words("offrir de l'or", "offer gold"),
        "bid+none": Words("montrer une main vide", "show an empty hand"),
        "thief": Words("envoyer le voleur", "send the thief"),
    },
    "mille-et-un-tresors": {
        "place": Words("entrer dans la caverne", "enter the cave"),
        "walk": Words("marcher", "walk"),
        "fly": Words("voler avec le génie", "fly with the genie"),
        "leave": Words("sortir", "leave"),
        "lay": Words("poser la carte tirée", "lay the card drawn"),
    },
    "kim-bac": {
        "place": Words("placer un pion à une porte", "place a pawn on a gate"),
        "step": Words("faire un pas", "take a step"),
        "step+take": Words("prendre le coffre en arrivant", "take the chest on arriving"),
        "stay": Words("rester, bloqué", "stay, blocked"),
        "stay+take": Words("prendre le coffre, bloqué", "take the chest, blocked"),
        "run": Words("courir au trésor", "run for the treasure"),
        "renounce": Words("renoncer", "renounce"),
    },
    "attrap-tresors": {
        "grab+column": Words("attraper la colonne", "grab the column"),
        "grab+lamp": Words("attraper la lampe", "grab the lamp"),
        "grab+chest": Words("attraper le coffre", "grab the chest"),
        "grab+carpet": Words("attraper le tapis", "grab the carpet"),
        "grab+pouf": Words("attraper le pouf", "grab the pouf"),
        "grab+gem": Words("attraper une pierre", "grab a gem"),
        "give": Words("rendre une carte d'or", "give a gold card back"),
        "time": Words("laisser passer le temps", "let time run out"),
    },
}


def kind(action: Action) -> str:
    """What sort of action it is: its name, and what is special about it."""
    name: str = action.__struct_config__.tag
    marks = [key for key in action.__struct_fields__ if getattr(action, key) is True]
    if name in _FINER:
        marks.append(_FINER[name](action))
    return "+".join([name, *marks])


def rules(action: Action) -> list[str]:
    """The numbers of the rules that its own words name."""
    return _RULE.findall(type(action).__doc__ or "")


def title(game: str, name: str) -> Words:
    """The kind in words; one that has none is called by its name."""
    return WORDS.get(game, {}).get(name) or Words(name, name)


class Kind(msgspec.Struct, frozen=True):
    """How often a kind came up in one game."""

    count: int
    rules: list[str]
