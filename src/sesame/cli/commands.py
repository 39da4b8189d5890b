"""What each command does; those that do much have files of their own."""

from argparse import Namespace
from collections.abc import Callable, Iterator
from itertools import pairwise

import sesame
from sesame.cli import words
from sesame.cli.arena import arena
from sesame.cli.files import read_record
from sesame.cli.new_game import new_game
from sesame.cli.play import end, name_of, play
from sesame.cli.report import report
from sesame.cli.screen import Screen
from sesame.cli.serving import serve
from sesame.cli.simulation import simulate
from sesame.cli.train import train
from sesame.core import fair
from sesame.core.contract import CHANCE
from sesame.core.figures import listed
from sesame.core.game import Game
from sesame.core.match import Match
from sesame.core.option import Option
from sesame.core.telling import Teller

_MANY = 8  # values of an option beyond which they are not all written
NOT_TRUE = 1  # exit code of `verify` for a record that does not hold


def games(_arguments: Namespace, screen: Screen) -> int:
    """Every game, with what can be chosen in it."""
    from rich.table import Table

    for name in sesame.games():
        game = sesame.game(name)
        screen.write(f"{name}  {screen.text(game.title)}", "bold")
        table = Table(box=None, show_header=False, padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        table.add_row(screen.text(words.SEATS_COLUMN), listed(game.seats))
        table.add_row(screen.text(words.BOARDS_COLUMN), "  ".join(_boards(game)))
        for option in game.options:
            table.add_row(f"{option.name}={_values(option)}", screen.text(option.title))
        screen.show(table)
    screen.say(words.USUAL)
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


def replay(arguments: Namespace, screen: Screen) -> int:
    """A saved game, told from its first move to its last."""
    match = read_record(arguments.file, sesame.replay)
    names = listed(name_of(screen, match, seat) for seat in range(match.seats))
    screen.say(words.TITLE, "bold", game=match.game.title, players=names)
    _comment(match, 0, screen)
    _tell(match, screen, arguments.boards)
    if match.over:
        end(screen, match)
    else:
        screen.draw(match.draw())
        screen.say(words.NOT_OVER, prompt=match.game.text.prompt(match.observed(None)))
    return 0


def _tell(match: Match, screen: Screen, boards: bool) -> None:
    """Sentence after sentence, stopping for comments, and for a look at the board if asked."""
    teller, end_of_log = Teller(match, viewer=None), len(match.log)
    for stop in sorted({*match.comments, *(_looks(match) if boards else ()), end_of_log} - {0}):
        for sentence in teller.news(match.log[:stop]):
            screen.say(sentence)
        _comment(match, stop, screen)
        if boards and stop != end_of_log:  # the last board is drawn with the ending
            screen.draw(teller.table.draw())


def _looks(match: Match) -> Iterator[int]:
    """After every move, and after the last of the chance outcomes that come in a row."""
    for at, (step, following) in enumerate(pairwise(match.log), 1):
        if step.seat != CHANCE or following.seat != CHANCE:
            yield at


def _comment(match: Match, at: int, screen: Screen) -> None:
    if at in match.comments:
        screen.write(f"    {match.comments[at]}", "italic")


def verify(arguments: Namespace, screen: Screen) -> int:
    """Whether a saved game is true: its moves, its chance, its result."""
    verdict = read_record(arguments.file, sesame.verify)
    for fault in verdict.faults:
        screen.say(fault, "red")
    if verdict.faults:
        return NOT_TRUE
    match = verdict.match
    chances = sum(step.seat == CHANCE for step in match.log)
    screen.say(words.HOLDS, moves=len(match.log) - chances, chances=chances)
    if match.seed is None:
        screen.say(words.NO_SEED)
    else:
        screen.say(words.COMMITMENT, commitment=fair.commitment(match.seed))
    return 0


def doctor(arguments: Namespace, screen: Screen) -> int:
    """What is missing on this machine."""
    from sesame.cli.doctor import examine  # here: no other command needs what it looks with

    return examine(arguments, screen)


COMMANDS: dict[str, Callable[[Namespace, Screen], int]] = {
    "serve": serve,
    "play": play,
    "games": games,
    "simulate": simulate,
    "arena": arena,
    "report": report,
    "train": train,
    "replay": replay,
    "verify": verify,
    "doctor": doctor,
    "new-game": new_game,
}
