"""Refusals: what a table may answer instead of doing it, each with its reason in words."""

from sesame.core.errors import SesameError
from sesame.server.saying import say


class Denied(SesameError):
    """Understood, but this person may not do that here and now."""


class Stale(SesameError):
    """Decided on a table that has changed since."""


class Stranger(SesameError):
    """Nobody is logged in."""


class NoSuchTable(SesameError):
    """There is no table of that name."""


def no_such_table() -> NoSuchTable:
    return NoSuchTable(say("no-such-table"))


def stranger() -> Stranger:
    return Stranger(say("say-who-you-are"))
