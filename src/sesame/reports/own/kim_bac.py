"""Kim-Bac: the race by the value of the treasure."""

from typing import TYPE_CHECKING

from sesame.core.match import Match
from sesame.core.words import Words
from sesame.games.kim_bac.state import ARRIVED, CAPTURED, NO_RACE, NOT_YET
from sesame.reports.estimates import Estimate, share

if TYPE_CHECKING:
    from sesame.reports.notes import Note

# Values in thousands of taels, as the game's page has them (KB-40)
VALUES = ((1, 5), (6, 10), (11, 17))
TITLE = Words("La course, selon la valeur du trésor", "The race, by the treasure's value")
WHY = Words(
    "Part des courses que le Kim-Bac gagne. Plus le trésor vaut, plus il est loin : la course "
    "devrait devenir plus difficile, sans devenir impossible.",
    "Share of the races that the Kim-Bac wins. The more the treasure is worth, the farther it is: "
    "the race should become harder, but never hopeless.",
)
ALL = Words("toutes", "all")
CAUGHT = Words("capturé", "captured")
SECTION = Words("La course", "The race")
CARDS = (("rows", TITLE, WHY),)
BETWEEN = Words("{low} à {high} 000 taels", "{low} to {high} thousand taels")
KINDS = {
    "place": Words("placer un pion à une porte", "place a pawn on a gate"),
    "step": Words("faire un pas", "take a step"),
    "step+take": Words("prendre le coffre en arrivant", "take the chest on arriving"),
    "stay": Words("rester, bloqué", "stay, blocked"),
    "stay+take": Words("prendre le coffre, bloqué", "take the chest, blocked"),
    "run": Words("courir au trésor", "run for the treasure"),
    "renounce": Words("renoncer", "renounce"),
}


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
    found = [(ALL, _won(races))]
    for low, high in VALUES:
        within = [race for race in races if low <= race[0] <= high]
        found.append((_between(low, high), _won(within)))
    captured = sum(ended == CAPTURED for _, ended in races)
    return [*found, (CAUGHT, share(captured, len(races)))]


def _won(races: list[tuple[int, ...]]) -> Estimate | None:
    return share(sum(race[1] == ARRIVED for race in races), len(races))


def _between(low: int, high: int) -> Words:
    values = {"low": low, "high": high}
    return Words(BETWEEN.fr.format(**values), BETWEEN.en.format(**values))
