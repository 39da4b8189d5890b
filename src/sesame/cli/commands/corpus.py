"""`sesame corpus`: games of robots, every move judged, as records and as arrays."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

import sesame
from sesame.cli.commands.arena import robots
from sesame.cli.commands.opening import checked_options
from sesame.cli.exits import INTERRUPTED
from sesame.cli.terminal.screen import Screen
from sesame.core.figures import number

if TYPE_CHECKING:  # the laboratory is loaded by the command that needs it
    from sesame.lab.corpus import Head

_GAMES = "games"  # the folder of the records, in that of the corpus


def corpus(arguments: Namespace, screen: Screen) -> int:
    from sesame.lab.archive import Archive
    from sesame.lab.corpus import gathered, run

    head = _head(arguments)
    folder: Path = arguments.save
    archive = Archive(folder / _GAMES, head.contest)
    try:
        with screen.bar(arguments.games) as advance:
            for _ in run(head, arguments.games, archive, arguments.processes):
                advance("")
    except KeyboardInterrupt:
        screen.say("corpus-goes-on", folder=archive.folder)
        return INTERRUPTED
    found = gathered(head, arguments.games, archive)
    path = folder / f"{head.contest.game}.npz"
    found.write(path)
    screen.say(
        "corpus-written",
        path=path,
        games=number(len(found), screen.language),
        decisions=number(found.decisions, screen.language),
        folder=archive.folder,
    )
    return 0


def _head(arguments: Namespace) -> "Head":
    """What is asked for; one robot has all seats."""
    from sesame.lab.contest import contest
    from sesame.lab.corpus import Head

    game, names = sesame.game(arguments.game), robots(arguments.seats)
    count = game.seat_count(arguments.table if len(names) == 1 else len(names))
    met = contest(
        game.name,
        names * count if len(names) == 1 else names,
        seed=arguments.seed,
        board=arguments.board,
        **checked_options(game, arguments.option),
    )
    return Head(met, 0 if game.is_timed else arguments.judge)
