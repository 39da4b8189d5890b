"""Tables to play on, drawn in position notation, and quick looks at them.

Tests of the rules play in the town of KB-04, whose plan is given and stays as it is.
"""

from typing import Any

import sesame
from sesame.core.match import Match
from sesame.games.kim_bac.board import Town

GAME = sesame.game("kim-bac")
A, B, C, D = range(4)
ONE_EACH = ",".join(map(str, range(1, 19)))  # a hand without a pair


def line(
    pawns: str,
    turn: str,
    hands: str = "",
    opened: str = "-",
    sheet: str = "-",
    terms: str = "rounds=1",
) -> str:
    """A position; without hands, all cards that do not lie open are in the stock."""
    seats = pawns.count("/") + 1
    held = hands or "/".join("-" * seats)
    more = f"seats={seats}" if seats > 2 else ""
    return " ".join(f"{sheet} {pawns} {held} {opened} {turn} {more} {terms} board=kb04".split())


def at(*words: str, **more: str) -> Match:
    return GAME.at(line(*words, **more), chance="manual")


def town(name: str = "kb04") -> Town:
    """A board that we carry."""
    board = GAME.boards[name]
    assert isinstance(board, Town)
    return board


def legal(match: Match) -> set[str]:
    """What may happen next, in notation."""
    return {str(action) for action in match.legal((match.actors or (sesame.CHANCE,))[0])}


def play(match: Match, *steps: str) -> Match:
    """Each step by whoever has to take it, chance included."""
    for step in steps:
        match.play((match.actors or (sesame.CHANCE,))[0], step)
    return match


def table(match: Match, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["table"]
    return found


def facts(match: Match, kind: str, seat: int | None = None) -> list[dict[str, int]]:
    """What is said of a kind beside the table, without that kind's name."""
    found: list[dict[str, Any]] = match.view(seat)["facts"]
    return [
        {name: said for name, said in fact.items() if name != "type"}
        for fact in found
        if fact["type"] == kind
    ]


def hands(match: Match, seat: int | None = None) -> list[list[int] | None]:
    """The cards of each seat, as somebody sees them; None: only how many there are."""
    return [
        None if None in counts else [n + 1 for n, count in enumerate(counts) for _ in range(count)]
        for counts in table(match, seat)["hand"]
    ]


def turn(match: Match) -> str:
    """The last word of the table, as a position writes it."""
    return match.position().split()[4]


def pawns(match: Match) -> str:
    return match.position().split()[1]


def set_up(seats: int = 2, **options: Any) -> Match:
    """All pawns on gates, nobody has thrown yet."""
    match = GAME.new(seats, board="kb04", chance="manual", **options)
    while match.actors:
        play(match, str(match.legal(match.actors[0])[0]))
    return match
