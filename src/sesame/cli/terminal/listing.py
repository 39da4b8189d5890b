"""The legal moves, shown so that a person finds theirs."""

import re
from collections.abc import Iterator, Sequence

from sesame.cli.terminal.screen import Screen
from sesame.core.game import Action
from sesame.core.match import Match

_HINTS = 3  # as many are told at a time
_WIDE = 8  # most moves are written in less
_FEW = 20  # as many moves are each told in a sentence
_START = re.compile(r"\d+|[^\W\d_]+|.")  # what a move starts from: a number, a word, a sign


def list_moves(screen: Screen, match: Match, seat: int) -> None:
    legal = match.legal(seat)
    screen.say("moves", "bold", count=len(legal))
    if len(legal) <= _FEW:
        _tell(screen, match, seat, legal)
    else:
        for line in columns([str(action) for action in legal], screen.width):
            screen.write(line)


def give_hint(screen: Screen, match: Match, seat: int) -> None:
    """The few best moves after a moment's thought, and why."""
    from sesame.agents.advice import advise  # here: most games are played without a hint

    screen.say("thinking", "dim")
    for advice in advise(match, seat, language=screen.language)[:_HINTS]:
        screen.write(f"  {str(advice.action).ljust(_WIDE)}  {advice.why}")


def explain(screen: Screen, match: Match, seat: int) -> None:
    """How to write a move, what else can be written, and the legal moves."""
    legal = match.legal(seat)
    if len(legal) > _FEW:  # fewer are all told below
        screen.say("how-to", "bold")
        _tell(screen, match, seat, examples(legal))
    screen.say("orders")
    list_moves(screen, match, seat)


def examples(legal: Sequence[Action]) -> list[Action]:
    """One move of each shape: `7-12` and `8-3` look alike, `7x2-12` does not."""
    shapes = dict[str, Action]()
    for action in legal:
        shapes.setdefault(re.sub(r"\d+", "0", str(action)), action)
    return list(shapes.values())


def columns(notations: Sequence[str], width: int) -> Iterator[str]:
    """Notations in columns, a new line for each start."""
    size = max(map(len, notations)) + 2
    per_line = max(1, (width - 2) // size)
    for group in _grouped(notations):
        for at in range(0, len(group), per_line):
            cells = (notation.ljust(size) for notation in group[at : at + per_line])
            yield f"  {''.join(cells)}".rstrip()


def _grouped(notations: Sequence[str]) -> list[list[str]]:
    groups = dict[str, list[str]]()
    for notation in notations:
        start = _START.match(notation)
        groups.setdefault(start[0] if start else "", []).append(notation)
    return list(groups.values())


def _tell(screen: Screen, match: Match, seat: int, actions: Sequence[Action]) -> None:
    known, text = match.observed(seat), match.game.text
    width = max(len(str(action)) for action in actions)
    for action in actions:
        sentence = screen.text(text.sentence(known, seat, action))
        screen.write(f"  {str(action).ljust(width)}  {sentence}")
