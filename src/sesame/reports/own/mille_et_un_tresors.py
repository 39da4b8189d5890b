"""Mille et un trésors: when to leave the cave."""

from typing import TYPE_CHECKING

from sesame.core.match import Match
from sesame.core.words import Words, same
from sesame.games.mille_et_un_tresors.actions import LEAVE
from sesame.games.mille_et_un_tresors.state import OUT
from sesame.reports.estimates import Estimate, share
from sesame.reports.saying import say
from sesame.reports.walk import walk

if TYPE_CHECKING:
    from sesame.reports.notes import Note

CAUGHT = -1
_STEPS = 2  # of the chief, that are told together
SECTION = "the-way-out"
CARDS = (
    ("rows", "when-to-leave", "when-to-leave-why"),
    ("when", "when-pawns-leave", "when-pawns-leave-why"),
)
TAKEN = say("caught-in-cave")
KINDS = ("place", "walk", "fly", "leave", "lay")


def facts(match: Match) -> list[list[int]]:
    """Of every pawn: the chief's steps left when it left (CAUGHT if it did not), and if it won."""
    s = match.state
    if s.luck:
        return []  # MT-21: nobody has to leave
    left = {
        step.seat: int(table[0].path) - int(table[0].chief)
        for table, step in walk(match)
        if step.action == LEAVE and step.seat >= 0
    }
    return [
        [left[seat] if s.pawn[seat] == OUT else CAUGHT, int(seat in match.winners)]
        for seat in range(match.seats)
    ]


def rows(notes: "list[Note]") -> list[tuple[Words, Estimate | None]]:
    """How often those won who left then."""
    return [
        (title, share(sum(won for _, won in pawns), len(pawns)))
        for title, pawns in _by_time(notes)
        if title != TAKEN
    ]


def when(notes: "list[Note]") -> list[tuple[Words, Estimate | None]]:
    """How many left then."""
    groups = _by_time(notes)
    total = sum(len(pawns) for _, pawns in groups)
    return [(title, share(len(pawns), total)) for title, pawns in groups]


def _by_time(notes: "list[Note]") -> list[tuple[Words, list[tuple[int, int]]]]:
    pawns = [(left, won) for note in notes for left, won in note.own]
    longest = max((left for left, _ in pawns), default=0)
    found = list[tuple[Words, list[tuple[int, int]]]]()
    for high in range(longest + longest % _STEPS, 0, -_STEPS):
        low = high - _STEPS + 1
        found.append((_steps(low, high), [it for it in pawns if low <= it[0] <= high]))
    return [*found, (TAKEN, [it for it in pawns if it[0] == CAUGHT])]


def _steps(low: int, high: int) -> Words:
    return say("steps-left", low=low, high=high) if low < high else same(str(low))
