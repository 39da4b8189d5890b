"""Agents from outside: an entry point of the group `sesame.agents`, or a class as `module:Class`.

Whatever the name stands for is called with a match and a seed, and answers with an agent for one
seat of that match. Names travel to other processes; classes do not.
"""

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from sesame.agents.agent import Agent
from sesame.core.errors import BadOption
from sesame.core.match import Match

Maker = Callable[[Match, int], Agent]

PLUG_INS = "sesame.agents"  # the group of entry points
_PLACE = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")


def names() -> list[str]:
    """Those that installed packages bring."""
    return sorted(_entries())


def is_name(name: str) -> bool:
    """Whether an agent could be called so; whether there is one, `load` finds out."""
    return name in _entries() or _PLACE.fullmatch(name) is not None


@cache
def load(name: str) -> Maker | None:
    """What makes the agents of that name; None if there is no such thing."""
    if name in _entries():
        brought: Maker = _entries()[name].load()
        return brought
    found = _PLACE.fullmatch(name)
    if found is None:
        return None
    try:
        maker: Maker | None = getattr(import_module(found[1]), found[2], None)
    except ModuleNotFoundError:
        return None
    return maker


def name_of(maker: Maker) -> str:
    """The name by which any process finds a class again; refuses one that none would."""
    name = f"{getattr(maker, '__module__', '')}:{getattr(maker, '__qualname__', '')}"
    if load(name) is not maker:
        raise BadOption("agent-without-a-name", name=repr(maker))
    return name


@cache
def _entries() -> dict[str, EntryPoint]:
    return {found.name: found for found in entry_points(group=PLUG_INS)}
