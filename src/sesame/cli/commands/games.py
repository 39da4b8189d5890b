"""`sesame games`: what can be played, and what can be chosen in it."""

from argparse import Namespace
from collections.abc import Iterator

import sesame
from sesame.cli.terminal.screen import Screen
from sesame.core.figures import listed
from sesame.core.game import Game
from sesame.core.option import Option

_MANY = 8  # values of an option beyond which they are not all written


def games(_arguments: Namespace, screen: Screen) -> int:
    """Every game, with what can be chosen in it."""
    from rich.table import Table

    for name in sesame.game_names():
        game = sesame.game(name)
        screen.write(f"{name}  {screen.text(game.title)}", "bold")
        table = Table(box=None, show_header=False, padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        table.add_row(screen.text("seats-column"), listed(game.seats))
        table.add_row(screen.text("boards-column"), "  ".join(_boards(game)))
        for option in game.options:
            table.add_row(f"{option.name}={_values(option)}", screen.text(option.title))
        screen.show(table)
    screen.say("usual-star")
    return 0


def _values(option: Option) -> str:
    """The values to choose from, the usual one starred; a long run of numbers by its ends."""
    shown = [option.write(value) for value in option.values]
    usual = option.values.index(option.default)
    shown[usual] += "*"
    if len(shown) > _MANY:
        kept = sorted({0, 1, usual, len(shown) - 1})
        shown = [shown[at] for at in kept]
        shown.insert(-1, "...")
    return "|".join(shown)


def _boards(game: Game) -> Iterator[str]:
    return (name + "*" * (name == game.boards.default) for name in game.boards)
