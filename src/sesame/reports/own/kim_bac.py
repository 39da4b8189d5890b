"""Kim-Bac: the race by the value of the treasure."""

from typing import TYPE_CHECKING

from sesame.core.match import Match
from sesame.core.words import Words
from sesame.games.kim_bac.state import ARRIVED, CAPTURED, NO_RACE, NOT_YET
from sesame.reports.estimates import Estimate, share
from sesame.reports.saying import say

if TYPE_CHECKING:
    from sesame.reports.notes import Note

# Values in thousands of taels, as the game's page has them (KB-40)
VALUES = ((1, 5), (6, 10), (11, 17))
SECTION = "the-race"
CARDS = (("rows", "race-by-value", "race-by-value-why"),)
KINDS = ("place", "step", "step+take", "stay", "stay+take", "run", "renounce")


def facts(match: Match) -> list[list[int]]:
    """Of every race: the treasure's value in thousands of taels, and how it ended."""
    s = match.state
    return [
        [abs(int(s.hoard[at]) - int(s.began[at])), int(s.ended[at])]
        for at in range(int(s.rounds))
        if s.ended[at] not in (NOT_YET, NO_RACE)
    ]


def rows(notes: "list[Note]") -> list[tuple[Words, Estimate | None]]:
    """The Kim-Bac's wins in all, by value, and how often he is captured."""
    races = [tuple(race) for note in notes for race in note.own]
    found: list[tuple[Words, Estimate | None]] = [(say("all-races"), _won(races))]
    for low, high in VALUES:
        within = [race for race in races if low <= race[0] <= high]
        found.append((say("taels-between", low=low, high=high), _won(within)))
    captured = sum(ended == CAPTURED for _, ended in races)
    return [*found, (say("race-captured"), share(captured, len(races)))]


def _won(races: list[tuple[int, ...]]) -> Estimate | None:
    return share(sum(race[1] == ARRIVED for race in races), len(races))
