"""Caves to play in, drawn as they lie: rows of cards, pawns before the card they stand on."""

from collections import Counter
from typing import Any

import sesame
from sesame.core.match import Match
from sesame.games.mille_et_un_tresors.actions import FACE_NAMES, LOOK_OF
from sesame.games.mille_et_un_tresors.cards import face_of

GAME = sesame.game("mille-et-un-tresors")
CHANCE = sesame.CHANCE
A, B, C, D = range(4)

# The 19 entrance cards of the usual board, and how many cards alike there are in all.
ENTRANCES = {"1": 5, "1n": 3, "1ne": 1, "1ns": 1, "2": 4, "2n": 3, "2ne": 1, "2ns": 1}
ROCKS = {"1": 2, "1h": 4, "1n": 3, "1ne": 2, "1ns": 2}
ROCKS |= {"2": 4, "2h": 4, "2n": 3, "2ne": 2, "2ns": 1}
ROCKS |= {"3": 3, "3h": 4, "3n": 4, "3ne": 1, "3ns": 2}

# The sheet's example: pink (A), green (B) and blue (C) in one cave.
EXAMPLE = """
    E    1    2    1   1h
    1    2e  B1ns  3    2
    1    1    2    2    2
   C2n  1ne   1    1   A2n
"""

# Not a wall anywhere: A stands at the entrance on a card of 2, B far away from it.
OPEN = """
    E   A2    1    2    1h
    1    2    3    1h   2
   2h    1    1    2    3
    1    2   2h    1h  B2
"""

SPOTS = [f"{column}{row}" for row in "1234" for column in "abcde"]
SPACES = SPOTS[1:]


def put(drawn: str, **cards: str) -> str:
    """The same cave with other cards on the spaces named."""
    words = [cards.get(spot, word) for spot, word in zip(SPOTS, drawn.split(), strict=True)]
    return "\n".join(" ".join(words[row : row + 5]) for row in range(0, 20, 5))


def alone(start: str, card: str, other: str) -> str:
    """A cave without walls, A on this kind of card on `start`, B on `other`."""
    plain = put(OPEN, b1="2", e4="2")
    cards = dict(zip(SPOTS, plain.split(), strict=True))
    source = next(spot for spot, found in cards.items() if found == card)
    cards[source], cards[start] = cards[start], f"A{card}"
    cards[other] = f"B{cards[other]}"
    return put(plain, **cards)


def face_name(card: str) -> str:
    """A card in the cave, however it is turned."""
    return FACE_NAMES[face_of(LOOK_OF[card.lstrip("ABCD")])]


def position(drawn: str, turn: str, terms: str = "", out: str = "", extra: str = "") -> str:
    """The cave as a position; what was dealt and does not lie in it has been taken, in turn.

    `out` names the seats that have left, `extra` more cards that A has taken.
    """
    rows = [row.split() for row in drawn.strip().splitlines()]
    words = [word for row in rows for word in row]
    in_cave = Counter(face_name(word) for word in words if word not in ("E", "-"))
    seats = sorted({word[0] for word in words if word[0] in "ABCD"} | set(out))
    hands = {seat: Counter[str]() for seat in seats}
    hands["A"].update(extra.split())
    order = [seat for seat in seats * 60 if seat not in out] or seats * 60
    if turn[0] in order:
        order = order[order.index(turn[0]) :]
    taken = (Counter(ENTRANCES) - in_cave).elements()
    for seat, card in zip(order, taken, strict=False):
        hands[seat][card] += 1
    heads = sum(count for card, count in in_cave.items() if "h" in card)
    heads += "h" in turn
    written = "/".join("^" * (seat in out) + _hand(hands[seat]) for seat in seats)
    cave = "/".join(",".join(row) for row in rows)
    usual = "" if len(seats) == 2 else f"seats={len(seats)}"
    return " ".join(f"{cave} {heads} {written} {turn} {usual} {terms}".split())


def _hand(cards: Counter[str]) -> str:
    order = [name for name in FACE_NAMES if cards[name]]
    return ",".join(f"{n}x{cards[n]}" if cards[n] > 1 else n for n in order) or "-"


def at(drawn: str, turn: str, terms: str = "", out: str = "", extra: str = "") -> Match:
    return GAME.at(position(drawn, turn, terms, out, extra), chance="manual")


def legal(match: Match) -> set[str]:
    """What may happen next, in notation."""
    return {str(action) for action in match.legal((match.actors or (CHANCE,))[0])}


def play(match: Match, *steps: str) -> Match:
    """Each step by whoever has to take it, chance included."""
    for step in steps:
        match.play((match.actors or (CHANCE,))[0], step)
    return match


def table(match: Match) -> dict[str, Any]:
    """The record as everybody sees it."""
    found: dict[str, Any] = match.view(None)["table"]
    return found


def shown(match: Match, kind: str) -> list[dict[str, int]]:
    """What a screen is told of the table, of one kind."""
    facts: list[dict[str, Any]] = match.view(None)["facts"]
    return [
        {name: value for name, value in fact.items() if name != "type"}
        for fact in facts
        if fact["type"] == kind
    ]


def exits_of(match: Match) -> list[int]:
    """The spaces that lead out."""
    return [said["spot"] for said in shown(match, "way-out")]


def pile_of(match: Match) -> dict[str, int]:
    """The cards left to draw, how many of each."""
    counts = zip(FACE_NAMES, table(match)["pile"], strict=True)
    return {name: count for name, count in counts if count}


def cave_of(match: Match) -> list[str]:
    """The rows of the cave, as a position writes them."""
    return match.position().split()[0].split("/")
