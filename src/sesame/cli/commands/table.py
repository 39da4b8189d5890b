"""Every command by its name."""

from argparse import Namespace
from collections.abc import Callable

from sesame.cli.commands.arena import arena
from sesame.cli.commands.corpus import corpus
from sesame.cli.commands.exploit import exploit
from sesame.cli.commands.games import games
from sesame.cli.commands.machine import machine
from sesame.cli.commands.new_game import new_game
from sesame.cli.commands.play import play
from sesame.cli.commands.records import replay, verify
from sesame.cli.commands.report import report
from sesame.cli.commands.serve import serve
from sesame.cli.commands.simulate import simulate
from sesame.cli.commands.site import site
from sesame.cli.commands.train import train
from sesame.cli.terminal.screen import Screen


def doctor(arguments: Namespace, screen: Screen) -> int:
    """What is missing on this machine."""
    # here: no other command needs what it looks with
    from sesame.cli.commands.doctor import examine

    return examine(arguments, screen)


COMMANDS: dict[str, Callable[[Namespace, Screen], int]] = {
    "serve": serve,
    "site": site,
    "play": play,
    "games": games,
    "simulate": simulate,
    "arena": arena,
    "report": report,
    "exploit": exploit,
    "corpus": corpus,
    "train": train,
    "replay": replay,
    "verify": verify,
    "doctor": doctor,
    "new-game": new_game,
    "machine": machine,
}
