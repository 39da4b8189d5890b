"""Tables to play on, drawn in position notation, and quick looks at them."""

from typing import Any

import sesame
from sesame.core.match import Match

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
    found: dict[str, Any] = match.view(seat)["table"]
    return found


def held(match: Match, holder: int | None) -> list[str]:
    """What a seat has taken, or what is left for all."""
    return [thing["kind"] for thing in table(match)["things"] if thing["holder"] == holder]


def sacks(match: Match) -> list[int]:
    return list(match.scores)


def legal(match: Match, seat: int) -> list[str]:
    return [str(action) for action in match.legal(seat)]


def chances(match: Match) -> dict[str, int]:
    return {str(action): weight for action, weight in match.chances()}
