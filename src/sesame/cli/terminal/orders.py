"""What a player may type instead of a move, in any language."""

from functools import cache
from typing import Literal, NamedTuple, get_args

from sesame.cli.saying import say
from sesame.core.words import LANGUAGES

Verb = Literal["help", "moves", "hint", "undo", "save", "quit"]
_VERBS: tuple[Verb, ...] = get_args(Verb)


class Order(NamedTuple):
    verb: Verb
    rest: str  # what follows the verb


def read_order(line: str) -> Order | None:
    """The order that the line gives; None: it must be a move."""
    first, _, rest = line.strip().partition(" ")
    verb = _spoken().get(first.lower())
    return None if verb is None else Order(verb, rest.strip())


@cache
def _spoken() -> dict[str, Verb]:
    """The verbs by what they are called."""
    words = ((verb, say(f"order-{verb}")) for verb in _VERBS)
    found = {
        name: it for it, said in words for tongue in LANGUAGES for name in said.to(tongue).split()
    }
    return {"?": "help", **found}
