"""What a player may type instead of a move, in either language."""

from typing import Literal, NamedTuple

Verb = Literal["help", "moves", "hint", "undo", "save", "quit"]

_SPOKEN: dict[str, Verb] = {
    "?": "help",
    "aide": "help",
    "help": "help",
    "coups": "moves",
    "moves": "moves",
    "conseil": "hint",
    "hint": "hint",
    "annuler": "undo",
    "undo": "undo",
    "sauver": "save",
    "save": "save",
    "quitter": "quit",
    "quit": "quit",
}


class Order(NamedTuple):
    verb: Verb
    rest: str  # what follows the verb


def read_order(line: str) -> Order | None:
    """The order that the line gives; None: it must be a move."""
    first, _, rest = line.strip().partition(" ")
    verb = _SPOKEN.get(first.lower())
    return None if verb is None else Order(verb, rest.strip())
