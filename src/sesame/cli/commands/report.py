"""`sesame report`: many games between robots, and a page on what they say."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import sesame
from sesame.cli.commands.arena import robots
from sesame.cli.commands.opening import checked_options
from sesame.cli.exits import INTERRUPTED
from sesame.cli.saying import say
from sesame.cli.terminal.screen import Screen
from sesame.core.cache import is_cold
from sesame.core.files import named, read_text, refusal
from sesame.reports.commands import is_option

if TYPE_CHECKING:  # the laboratory is loaded by the command that needs it
    from sesame.reports.study import Findings, Study


def report(arguments: Namespace, screen: Screen) -> int:
    from sesame.reports.commands import commands
    from sesame.reports.page import page
    from sesame.reports.summary import Summary

    if screen.is_answered and is_cold():
        screen.say("first-time", "dim")
    studies = _studies(arguments)
    path: Path = arguments.output or Path(f"{studies[0].game.name}.html")
    folder: Path = arguments.save or path.with_suffix(".games")
    _check(path)
    try:
        findings = _explore(screen, studies, folder, arguments)
    except KeyboardInterrupt:
        screen.say("report-goes-on", folder=folder)
        return INTERRUPTED
    redo = commands(studies, arguments.board, arguments.compare, screen.language)
    _write(path, page([Summary(it) for it in findings], redo, screen.language))
    screen.say("report-written", path=path, folder=folder)
    return 0


def _studies(arguments: Namespace) -> "list[Study]":
    """On one board, or on two; or with one option as it is asked for, and otherwise."""
    from sesame.reports.study import study

    game = sesame.game(arguments.game)
    return [
        study(
            game.name,
            robots(arguments.agents) if arguments.agents else (),
            games=arguments.games,
            seed=arguments.seed,
            table=arguments.table,
            board=board,
            **checked_options(game, options),
        )
        for board, options in _compared(arguments)
    ]


def _compared(arguments: Namespace) -> Iterator[tuple[str | None, list[str]]]:
    """Boards and options of each study."""
    yield arguments.board, arguments.option
    if arguments.compare is not None:
        if is_option(arguments.compare):
            yield arguments.board, [*arguments.option, arguments.compare]
        else:
            yield arguments.compare, arguments.option


def _explore(
    screen: Screen, studies: "list[Study]", folder: Path, arguments: Namespace
) -> "list[Findings]":
    from sesame.reports.study import explore

    with screen.bar(sum(it.count for it in studies)) as advance:
        return explore(studies, folder, advance, processes=arguments.processes, on=arguments.on)


def _check(path: Path) -> None:
    """Refuse at once what could not be written at the end, or would overwrite something else."""
    from sesame.reports.page import is_report

    try:
        found = path.expanduser()
        if found.exists() and not is_report(read_text(path)):
            raise named(path, say("not-a-report"))
        found.parent.resolve(strict=True)
    except (OSError, RuntimeError) as error:
        raise refusal(path, error) from None


def _write(path: Path, text: str) -> None:
    try:
        path.expanduser().write_text(text, "utf-8", newline="\n")
    except (OSError, RuntimeError) as error:
        raise refusal(path, error) from None
