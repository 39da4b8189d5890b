"""Tables to play on, drawn in position notation, and quick looks at them."""

from typing import Any

import sesame
from sesame.core.match import Match

GAME = sesame.game("bakschisch")
LETTERS = "FGSEHC"
PERSONS = ("fakir", "guard", "servant", "eunuch", "harem")


def city(row: str, *seats: str, number: int = 1, terms: str = "") -> Match:
    """A table in a round that follows a shuffle: row of cards, seats; gold left over is in the pot.

    `city("EG...", "3:10t", "7:4t")` has two cards up; `city("EG?...", ...)` has the second bribed.
    """
    unseen = "".join(str(5 - row.count(letter)) for letter in LETTERS)
    gold = sum(int(seat.partition(":")[2].partition("!")[0].rstrip("t")) for seat in seats)
    words = [str(number), row, unseen, *seats, str(10 * len(seats) - gold)]
    return at(f"{' '.join(words)} seats={len(seats)} {terms}")


def at(position: str) -> Match:
    return GAME.at(position.strip(), chance="manual")


def bribe(match: Match, card: str, *fists: int | str) -> Match:
    """Turn a card, then let every seat close its fist, the first seat first."""
    match.play(sesame.CHANCE, card)
    for seat, fist in enumerate(fists):
        match.play(seat, str(fist))
    return match


def ahead(card: str, fists: tuple[int | str, ...], *seats: str, terms: str = "") -> Match:
    """One bribe of the first four, on a fresh row."""
    return bribe(city(".....", *seats, terms=terms), card, *fists)


def back(card: str, fists: tuple[int | str, ...], *seats: str, terms: str = "") -> Match:
    """The fifth bribe."""
    return bribe(city("FGSE.", *seats, terms=terms), card, *fists)


def table(match: Match, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees, as it would tell it: the record, and what is said of the table besides."""
    view = match.view(seat)
    s, facts = view["table"], view["facts"]
    seats = [fact for fact in facts if fact["type"] == "stands"]
    return {
        "round": s["rounds"],
        "bribe": s["up"],
        "cards": [LETTERS[card - 1] if card else "" for card in s["card"]],
        "sends": ["back" if fact["is_back"] else "ahead" for fact in facts if "is_back" in fact],
        "unseen": dict(zip(LETTERS, s["left"], strict=True)),
        "squares": _squares(s["track"], s["throne"]),
        "palace": s["palace"],
        "pawns": s["pawn"],
        "places": [fact["place"] for fact in seats],
        "bags": s["gold"],
        "thieves": [("bag", "used", "gate")[fact["thief"]] for fact in seats],
        "fists": [_fist(**fact) for fact in seats],
        "pot": s["pot"],
        "box": s["box"],
    }


def _squares(track: list[list[int]], throne: int) -> list[str]:
    on = {square: PERSONS[person] for person, squares in enumerate(track) for square in squares}
    return ["start", *(on[square] for square in range(1, throne)), "throne"]


def _fist(hand: int, coins: int, has_thief: int, **_: object) -> dict[str, object]:
    state = ("empty", "closed", "open")[hand]
    return {"state": state, "holds": "thief" if has_thief else None if coins < 0 else coins}


def pawns(match: Match) -> list[int]:
    return list(table(match)["pawns"])


def bags(match: Match) -> list[int]:
    return list(table(match)["bags"])


def legal(match: Match, seat: int) -> list[str]:
    return [str(action) for action in match.legal(seat)]
