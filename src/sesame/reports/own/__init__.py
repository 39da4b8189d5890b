"""What is asked about one game alone: a file a game, each part of it optional.

`KINDS` lists what its players do, which a message puts into words; `finer(action)` tells apart what
one name would say too little about. `facts(match)` notes what is needed of each game; `CARDS` names
what is shown: a function from all notes to rows of figures, its title, and a sentence on how to
read it; `SECTION` is the heading. Titles, sentences and headings are names of messages.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from sesame.core.game import Action
from sesame.core.match import Match

Card = tuple[str, str, str]  # the function that counts, the title, how to read it


class Own(NamedTuple):
    """A game's file, whatever it has."""

    kinds: Sequence[str]
    finer: Callable[[Action], str | None]
    facts: Callable[[Match], list[list[int]]]
    cards: Sequence[Card]
    section: str | None
    module: Any


@cache
def of(name: str) -> Own:
    """What is asked about this game alone; nothing, where it has no file."""
    path = f"{__name__}.{name.replace('-', '_')}"
    module = import_module(path) if find_spec(path) else None
    return Own(
        kinds=getattr(module, "KINDS", ()),
        finer=getattr(module, "finer", lambda _: None),
        facts=getattr(module, "facts", lambda _: []),
        cards=getattr(module, "CARDS", ()),
        section=getattr(module, "SECTION", None),
        module=module,
    )
