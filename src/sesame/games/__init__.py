"""The games. This list is the only one in the repository."""

from functools import cache
from importlib import import_module

from sesame.core.errors import UnknownGame
from sesame.core.game import Game

NAMES = ("attrap-tresors", "bakschisch", "khan-tsin", "kim-bac", "mille-et-un-tresors")


def games() -> list[str]:
    """The names of all games."""
    return list(NAMES)


@cache
def _load(name: str) -> Game:
    found: Game = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    return found


def game(name: str) -> Game:
    """The game of that name; its rules are loaded when it is first asked for."""
    if name not in NAMES:
        shown = ", ".join(NAMES)
        raise UnknownGame(
            f"jeu inconnu : {name} ; au choix : {shown}",
            f"unknown game: {name}; choose from {shown}",
        )
    return _load(name)
