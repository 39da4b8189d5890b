"""Lessons as the page plays them: `python -m tools.lessons web/src`.

A lesson is a game's `lesson.toml`: steps, each a position and what is wanted there. All that the
page needs of a step is made here by the rules, as the seat that learns may know it: how things
stand, what may be done and what it would do, and what comes of everything that is wanted. So a
lesson needs no server, and no rule is in the page.
"""

import json
import sys
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from sesame.core.contract import CHANCE, CLOCK
from sesame.core.errors import IllegalAction
from sesame.core.facts import name_of, told
from sesame.core.game import Game
from sesame.core.match import Match, Step
from sesame.core.telling import Teller
from sesame.core.views import packed_board
from sesame.games import OURS
from sesame.games import game as find_game
from sesame.server.live.foresight import foresight
from sesame.server.live.views import happened
from sesame.server.protocol import Happened, Text

Asked = dict[str, int | str]  # `fact` names its kind, the others what it says: {fact, level = 9}


class Task(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, and the one thing to do there; the words of that name say what."""

    name: str
    rules: list[str]  # the numbers of what it teaches
    position: str
    seat: int = 0  # who learns
    moves: list[str] = []  # in notation, all of them right; none: whatever the facts below allow
    brings: list[Asked] = []  # of what happens, by the choice or after it: each of these
    foresees: list[Asked] = []  # of what the choice is foreseen to do: each of these
    avoids: list[Asked] = []  # and none of these
    offers: list[str] = []  # what may be chosen at all; none: all that the rules allow
    waits: bool = False  # real time: to choose nothing is what is wanted
    then: list[str] = []  # what follows, as in records: "B:3" a seat, "(die4)" chance, "T:time"


class First(Struct, frozen=True, forbid_unknown_fields=True):
    """The table where the first game is played, with robots."""

    seats: int
    options: dict[str, str | bool | int] = {}


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's lesson, as it is written."""

    first: First
    steps: list[Task]
    narrows: bool = True  # to show what is wanted is to let nothing else glow; else it is done


class Right(Struct, frozen=True):
    """Something that was wanted, done."""

    action: int
    happened: list[Happened]
    view: Any  # how things stand then


class Position(Struct, frozen=True, kw_only=True):
    """A step as the page has it."""

    name: str
    rules: list[str]
    seat: int
    laid: int  # which board, of the lesson's
    chairs: list[Text]  # what the seats are called
    view: Any
    choices: list[int]
    foreseen: list[list[list[int]]]  # of each choice what it would do: rows of facts
    right: list[Right]
    waits: Right | None  # what is wanted is to wait; then this comes of it


class Played(Struct, frozen=True, kw_only=True):
    """A lesson as the page has it."""

    game: str
    title: Text
    narrows: bool
    laid: list[str]
    steps: list[Position]


@cache
def lesson_of(name: str) -> Lesson:
    """As its file says."""
    folder = name.replace("-", "_")
    text = files("sesame.games").joinpath(folder, "lesson.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Lesson)


def written() -> dict[str, str]:
    """The files, by their places in the page's sources.

    Which table a first game is played at is known to the shelf, which fetches no lesson for that.
    """
    found = dict[str, str]()
    for name in OURS:
        folder = f"games/{name.replace('-', '_')}"
        found[f"{folder}/lesson.json"] = _file(name)
        found[f"{folder}/first.json"] = line(msgspec.to_builtins(lesson_of(name).first)) + "\n"
    return found


def _file(name: str) -> str:
    """A line for each part of a step: so that a change is seen where it is."""
    built: dict[str, Any] = json.loads(msgspec.json.encode(played(name)))
    steps = built.pop("steps")
    head = "".join(f"{json.dumps(key)}: {line(value)},\n" for key, value in built.items())
    return "{\n" + head + '"steps": [\n' + ",\n".join(map(in_lines, steps)) + "\n]\n}\n"


def in_lines(written: dict[str, Any]) -> str:
    """Its parts, a line each."""
    lines = (f"{json.dumps(key)}: {_part(value)}" for key, value in written.items())
    return "{" + ",\n".join(lines) + "}"


def _part(value: Any) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + ",\n".join(map(line, value)) + "]"
    return line(value)


def line(value: Any) -> str:
    """Something short."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def played(name: str) -> Played:
    """All of a lesson."""
    game, lesson, laid = find_game(name), lesson_of(name), list[str]()
    steps = [_position(game, task, laid) for task in lesson.steps]
    return Played(
        game=name,
        title=game.title.texts(),
        narrows=lesson.narrows,
        laid=laid,
        steps=steps,
    )


def _position(game: Game, task: Task, laid: list[str]) -> Position:
    match = begun(game, task)
    board = packed_board(game, match.terms.laid)
    if board not in laid:
        laid.append(board)
    offered = offers(match, task)
    return Position(
        name=task.name,
        rules=task.rules,
        seat=task.seat,
        laid=laid.index(board),
        chairs=[game.text.seat_name(seat).texts() for seat in range(match.seats)],
        view=match.seen(task.seat, in_words=False),
        choices=offered,
        foreseen=[foresight(match, task.seat, action).effects for action in offered],
        right=[_right(match, task, Step(task.seat, each)) for each in wanted(match, task)],
        waits=_right(match, task, waiting(match)) if task.waits else None,
    )


def begun(game: Game, task: Task) -> Match:
    """The table where the choice is made."""
    return game.at(task.position, chance="manual")


def offers(match: Match, task: Task) -> list[int]:
    """What may be chosen: what the rules allow, or less."""
    named = {_id(match.game, text) for text in task.offers}
    return [each for each in match.legal_ids(task.seat) if not named or each in named]


def wanted(match: Match, task: Task) -> list[int]:
    """Every choice that does what the step asks for."""
    named = {_id(match.game, text) for text in task.moves}
    return [
        action
        for action in offers(match, task)
        if not task.waits
        and (not named or action in named)
        and does(match, task, Step(task.seat, action))
    ]


def waiting(match: Match) -> Step:
    """What the clock does where nobody does anything."""
    (action,) = match.legal_ids(CLOCK)
    return Step(CLOCK, action)


def does(match: Match, task: Task, step: Step) -> bool:
    """Whether it brings what is asked for."""
    kinds = match.game.effects.KINDS if match.game.effects else ()
    foreseen = match.forecast(*step).tolist() if step.seat >= 0 else []
    try:
        came = [row for each in _after(match.copy(), task, step) for row in _effects(each)]
    except IllegalAction:  # what follows cannot follow on that
        return False
    return (
        all(_has(kinds, came, asked) for asked in task.brings)
        and all(_has(kinds, foreseen, asked) for asked in task.foresees)
        and not any(_has(kinds, foreseen, asked) for asked in task.avoids)
    )


def _effects(happened: Happened) -> list[list[int]]:
    """As they travel."""
    return msgspec.json.decode(msgspec.json.encode(happened.effects), type=list[list[int]])


def _has(kinds: Sequence[Any], rows: Iterable[Sequence[int]], asked: Asked) -> bool:
    for row in rows:
        kind, said = told(kinds, row)
        if {**said, "fact": name_of(kind)}.items() >= asked.items():
            return True
    return False


def _right(match: Match, task: Task, step: Step) -> Right:
    after = match.copy()
    steps = _after(after, task, step)
    return Right(step.action, steps, after.seen(task.seat, in_words=False))


def _after(match: Match, task: Task, step: Step) -> list[Happened]:
    """Do it, and what follows; as the learner sees it."""
    return follow(match, task.seat, [step, *(read(match, text) for text in task.then)])


def follow(match: Match, seat: int | None, steps: Iterable[Step]) -> list[Happened]:
    """Do all that, as that seat sees it, or whoever looks on."""
    teller, seen = Teller(match, seat), list[Happened]()
    teller.skip_to(match)
    for step in steps:
        match.play(*step)  # which refuses what is not allowed
        seen.append(happened(teller, match.log[-1]))
    return seen


def read(match: Match, text: str) -> Step:
    """As records write it: "B:3", "(die4)", "T:time"."""
    if text.startswith("("):
        return Step(CHANCE, _id(match.game, text.strip("()")))
    letter, _, action = text.partition(":")
    return Step(CLOCK if letter == "T" else ord(letter) - ord("A"), _id(match.game, action))


def _id(game: Game, notation: str) -> int:
    return game.actions.to_id(game.actions.parse(notation))


def main() -> None:
    for path, text in written().items():
        (Path(sys.argv[1]) / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
