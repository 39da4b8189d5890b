"""What the rules show: `python -m tools.examples web/src`.

A game's `examples.toml` has a table for each section of its rules: a position, and what is seen to
happen there. It is made of them by the rules, as a seat may know it, or whoever looks on; the page
draws it on the game's own board, as it does a lesson. Many are steps of the lesson: `step` says
which, and then the first thing that is wanted there is done.
"""

import json
import sys
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from sesame.core.game import Game
from sesame.core.match import Match, Step
from sesame.core.views import packed_board
from sesame.games import OURS
from sesame.games import game as find_game
from sesame.server.protocol import Happened, Text
from tools import lessons
from tools.lessons import Task


class Asked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An example, as it is written."""

    step: str | None = None  # of the lesson; or:
    position: str | None = None  # none: the opening, of so many seats and with these options
    seats: int | None = None
    options: dict[str, str | bool | int] = {}
    seat: int | None = 0  # who looks
    everybody: bool = False  # somebody who has no seat looks
    then: list[str] = []  # what happens, as in records: "A:3-1", "(die4)", "T:time"


class Example(Struct, frozen=True, kw_only=True):
    """An example as the page has it."""

    seat: int | None
    laid: int  # which board, of the game's
    chairs: list[Text]  # what the seats are called
    view: Any
    happened: list[Happened]
    after: Any  # how things stand then


class Examples(Struct, frozen=True, kw_only=True):
    """Those of a game, by the sections of its rules."""

    game: str
    laid: list[str]
    examples: dict[str, Example]


@cache
def asked_of(name: str) -> dict[str, Asked]:
    """As its file says."""
    folder = name.replace("-", "_")
    text = files("sesame.games").joinpath(folder, "examples.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Asked])


def written() -> dict[str, str]:
    """The files, by their places in the page's sources."""
    return {f"games/{name.replace('-', '_')}/examples.json": _file(name) for name in OURS}


def _file(name: str) -> str:
    """A line for each part of an example: so that a change is seen where it is."""
    built: dict[str, Any] = json.loads(msgspec.json.encode(shown(name)))
    examples = built.pop("examples").items()
    head = "".join(f'"{key}": {lessons.line(value)},\n' for key, value in built.items())
    body = ",\n".join(f'"{key}": {lessons.in_lines(value)}' for key, value in examples)
    return "{\n" + head + '"examples": {\n' + body + "\n}\n}\n"


def shown(name: str) -> Examples:
    """All of a game's."""
    game, laid = find_game(name), list[str]()
    examples = {key: _example(game, asked, laid) for key, asked in asked_of(name).items()}
    return Examples(game=name, laid=laid, examples=examples)


def _example(game: Game, asked: Asked, laid: list[str]) -> Example:
    match, seat, then = begun(game, asked)
    board = packed_board(game, match.terms.laid)
    if board not in laid:
        laid.append(board)
    after = match.copy()
    happened = lessons.follow(after, seat, then)
    return Example(
        seat=seat,
        laid=laid.index(board),
        chairs=[game.text.seat_name(seat).texts() for seat in range(match.seats)],
        view=match.seen(seat, in_words=False),
        happened=happened,
        after=after.seen(seat, in_words=False),
    )


def begun(game: Game, asked: Asked) -> tuple[Match, int | None, list[Step]]:
    """The table, who looks at it, and the steps that are seen."""
    if asked.step is not None:
        task = next(task for task in lessons.lesson_of(game.name).steps if task.name == asked.step)
        match = lessons.begun(game, task)
        return match, None if asked.everybody else task.seat, _done(match, task)
    if asked.position is not None:
        match = game.at(asked.position, chance="manual")
    else:
        match = Match(game.terms(asked.seats, asked.options, None), chance="manual")
    then = [lessons.read(match, text) for text in asked.then]
    return match, None if asked.everybody else asked.seat, then


def _done(match: Match, task: Task) -> list[Step]:
    first = lessons.waiting(match) if task.waits else None
    if first is None:
        first = Step(task.seat, lessons.wanted(match, task)[0])
    return [first, *(lessons.read(match, text) for text in task.then)]


def main() -> None:
    for path, text in written().items():
        (Path(sys.argv[1]) / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
