"""Tables to play on, drawn in position notation, and quick looks at them."""

from typing import Any

import sesame
from sesame.core.match import Match
from sesame.games.attrap_tresors.actions import LETTERS, OBJECTS

GAME = sesame.game("attrap-tresors")
NO_GOLD = "0,0,0,0:"


def at(position: str) -> Match:
    return GAME.at(position.strip(), chance="manual")


def souk(dice: str, cards: str, *seats: str, done: str = "0.1", turn: str = "A!") -> Match:
    """The dice have just fallen: `souk("rrroygbv", "rgb")` is a table of three without gold.

    Two players have a row of three cards too: give their two seats.
    """
    players = seats or (NO_GOLD,) * len(cards)
    words = [done, turn, dice, ".", ".", ".", cards, *players, f"seats={len(players)}"]
    return at(" ".join(words))


def grab(match: Match, *grabs: str) -> Match:
    """`grab(match, "A:column", "B:lamp")`: in this order; `T` is the clock running out."""
    for word in grabs:
        letter, _, what = word.partition(":")
        seat = sesame.CLOCK if letter == "T" else "ABCDEF".index(letter)
        match.play(seat, what or "time")
    return match


def table(match: Match, seat: int | None = None) -> dict[str, Any]:
    """The record as a seat sees it."""
    found: dict[str, Any] = match.view(seat)["table"]
    return found


def told(match: Match, kind: str, seat: int | None = None) -> list[dict[str, int]]:
    """What is said of the table besides, of this kind."""
    facts = (dict(fact) for fact in match.view(seat)["facts"])
    return [fact for fact in facts if fact.pop("type") == kind]


def cards(match: Match, seat: int | None = None) -> list[str | None]:
    """The instruction cards as a seat sees them: letters, "" where none lies, None: secret."""
    (places,) = told(match, "card-places")
    found = table(match, seat)["card"][: places["count"]]
    return [None if colour is None else LETTERS.get(colour, "") for colour in found]


def held(match: Match, holder: int | None) -> list[str]:
    """What a seat has taken, or what is left for all."""
    shown = table(match)
    counts = shown["tower"] if holder is None else shown["held"][holder]
    return [name for kind, name in OBJECTS.items() for _ in range(counts[kind])]


def sacks(match: Match) -> list[int]:
    return list(match.scores)


def legal(match: Match, seat: int) -> list[str]:
    return [str(action) for action in match.legal(seat)]


def chances(match: Match) -> dict[str, int]:
    return {str(action): weight for action, weight in match.chances()}
