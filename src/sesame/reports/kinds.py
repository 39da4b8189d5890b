"""Kinds of actions: what players do, in words, and by which rules."""

import re

import msgspec

from sesame.core.game import Action
from sesame.core.words import Words, same
from sesame.reports import own
from sesame.reports.saying import say

_HYPHENS = str.maketrans("+_", "--")  # as names of messages are written
_RULE = re.compile(r"\b[A-Z]{2}-\d\d\b")


def kind(game: str, action: Action) -> str:
    """What sort of action it is: its name, and what is special about it."""
    name: str = action.__struct_config__.tag or type(action).__name__.lower()
    marks = [key for key in action.__struct_fields__ if getattr(action, key) is True]
    finer = own.of(game).finer(action)
    return "+".join([name, *marks, *([finer] if finer else [])])


def rules(action: Action) -> list[str]:
    """The numbers of the rules that its own words name."""
    return _RULE.findall(type(action).__doc__ or "")


def title(game: str, name: str) -> Words:
    """The kind in words; one that has none is called by its name."""
    said = message(game, name)
    return say(said) if say.has(said) else same(name)


def message(game: str, name: str) -> str:
    """What the message about it is called."""
    return f"{game}-{name}".translate(_HYPHENS)


class Kind(msgspec.Struct, frozen=True):
    """How often a kind came up in one game."""

    count: int
    rules: list[str]
