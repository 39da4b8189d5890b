"""The games: ours, and those that other installed packages bring (plug-ins).

A package adds a game by an entry point of the group `sesame.games`, named as the game is:

    [project.entry-points."sesame.games"]
    hex = "sesame_hex:GAME"

It is then a game everywhere: library, terminal, laboratory, adapters, server and page.
"""

import copyreg
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from sesame.core.errors import UnknownGame
from sesame.core.game import Game

OURS = ("attrap-tresors", "bakschisch", "khan-tsin", "kim-bac", "mille-et-un-tresors")
FIRST = "khan-tsin"  # to begin with: offered where none is asked for, compiled before the others
FIRST_AT_ONCE = "bakschisch"  # among those where seats choose at the same time
PLUG_INS = "sesame.games"  # the group of their entry points


def games() -> list[str]:
    """The names of all games: ours first, then the plug-ins'."""
    return [*OURS, *sorted(_plug_ins())]


@cache
def _plug_ins() -> dict[str, EntryPoint]:
    """No package may put its game in the place of one of ours."""
    return {found.name: found for found in entry_points(group=PLUG_INS) if found.name not in OURS}


@cache
def _load(name: str) -> Game:
    if name in OURS:
        found: Game = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    else:
        found = _plug_ins()[name].load()
    if found.name != name:
        raise UnknownGame("plug-in-of-another-name", name=name, brought=found.name)
    return found


def game(name: str) -> Game:
    """The game of that name; its rules are loaded when it is first asked for."""
    if name not in OURS and name not in _plug_ins():
        shown = ", ".join(games())
        raise UnknownGame("unknown-game", name=name, known=shown)
    return _load(name)


def _by_name(found: Game) -> tuple[Any, ...]:
    """How a game travels to another process, and comes back: rules do not."""
    return game, (found.name,)


copyreg.pickle(Game, _by_name)
