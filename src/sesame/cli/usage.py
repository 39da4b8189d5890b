"""What argparse says when a command line is wrong, in the reader's language.

The library words its refusals in English only; these are all that our commands can meet.
"""

import re

from sesame.cli.saying import say
from sesame.core.errors import SesameError
from sesame.core.messages import Value
from sesame.core.words import Words, same


class BadUsage(SesameError):
    """The command line itself was not understood."""


_NAMED = re.compile(r"argument (?P<name>.+?): (?P<reason>.+)", re.DOTALL)
_KNOWN = (
    (r"invalid choice: (?P<got>.+) \(choose from (?P<known>.+)\)", "no-such-choice"),
    (r"invalid int value: (?P<got>.+)", "not-an-int"),
    (r"expected one argument", "one-value-needed"),
    (r"expected at least one argument", "one-or-more-values-needed"),
    (r"expected at most one argument", "one-or-no-value-needed"),
    (r"expected (?P<count>\d+) arguments?", "values-needed"),
    (r"ignored explicit argument (?P<got>.+)", "takes-no-value"),
    (r"not allowed with argument (?P<other>.+)", "not-with"),
    (r"unrecognized arguments: (?P<got>.+)", "unknown-arguments"),
    (r"the following arguments are required: (?P<names>.+)", "arguments-missing"),
    (r"one of the arguments (?P<names>.+) is required", "one-of-needed"),
    (r"ambiguous option: (?P<got>\S+) could match (?P<known>.+)", "ambiguous-option"),
)


def refusal(message: str) -> BadUsage:
    """The library's message as an error of ours."""
    if named := _NAMED.fullmatch(message):
        return bad("bad-argument", name=named["name"], reason=_meant(named["reason"]))
    return BadUsage(_meant(message))


def _meant(message: str) -> Words:
    for pattern, name in _KNOWN:
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return say(name, **found.groupdict())
    return same(message)


def bad(name: str, /, **values: Value) -> BadUsage:
    """A refusal of our own."""
    return BadUsage(say(name, **values))
