"""`sesame replay` and `sesame verify`: a saved game told again, and whether it is true."""

from argparse import Namespace
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path

import sesame
from sesame.cli.commands.play import end, name_of
from sesame.cli.files import read_record
from sesame.cli.terminal.screen import Screen
from sesame.core import fair
from sesame.core.contract import CHANCE
from sesame.core.errors import SesameError
from sesame.core.figures import listed
from sesame.core.match import Match
from sesame.core.record import parse
from sesame.core.telling import Teller

NOT_TRUE = 1  # exit code of `verify` for a record that does not hold


def replay(arguments: Namespace, screen: Screen) -> int:
    """A saved game, told from its first move to its last."""
    match = read_record(arguments.file, sesame.replay)
    names = listed(name_of(screen, match, seat) for seat in range(match.seats))
    screen.say("told-title", "bold", game=match.game.title, players=names)
    _comment(match, 0, screen)
    _tell(match, screen, arguments.boards)
    if match.over:
        end(screen, match)
    else:
        screen.draw(match.draw())
        screen.say("not-over", prompt=match.game.text.prompt(match.observed(None)))
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
    """Whether saved games are true: their moves, their chance, their results."""
    seen = None if arguments.seen is None else read_record(arguments.seen, _text)
    if len(arguments.files) == 1:
        return NOT_TRUE * (not _holds(arguments.files[0], seen, screen))
    held = sum(_holds_among_others(path, seen, screen) for path in arguments.files)
    screen.say("how-many-hold", "bold", held=held, count=len(arguments.files))
    return NOT_TRUE * (held < len(arguments.files))


def _holds_among_others(path: Path, seen: str | None, screen: Screen) -> bool:
    """One that cannot be read keeps nobody from looking at the next."""
    screen.write(f"{path}", "bold")
    try:
        return _holds(path, seen, screen)
    except SesameError as error:
        screen.say(error.words, "red")
        return False


def _say_promise(screen: Screen, match: Match, was_seen: bool) -> None:
    """Whose chance it was, and what that means."""
    for part in match.parts:
        name = name_of(screen, match, part.seat)
        screen.say("part-added" if part.bits else "part-missing", seat=name)
    is_mixed = any(part.bits for part in match.parts)
    screen.say("promise-mixed" if is_mixed else "promise-house")
    if was_seen:
        screen.say("as-seen")


def _text(text: str) -> str:
    """What is read as a record, and not yet looked at."""
    parse(text)
    return text


def _holds(path: Path, seen: str | None, screen: Screen) -> bool:
    verdict = read_record(path, partial(sesame.verify, seen=seen))
    for fault in verdict.faults:
        screen.say(fault, "red")
    if verdict.faults:
        return False
    match = verdict.match
    chances = sum(step.seat == CHANCE for step in match.log)
    screen.say("holds", moves=len(match.log) - chances, chances=chances)
    if match.seed is None:
        screen.say("no-seed")
    else:
        screen.say("commitment", commitment=fair.commitment(match.seed))
        _say_promise(screen, match, seen is not None)
    return True
