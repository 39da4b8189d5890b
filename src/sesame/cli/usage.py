"""What argparse says when a command line is wrong, in French as well.

The library words its refusals in English only; these are all that our commands can meet.
"""

import re

from sesame.core.errors import SesameError
from sesame.core.words import Words


class BadUsage(SesameError):
    """The command line itself was not understood."""


_NAMED = re.compile(r"argument (?P<name>.+?): (?P<reason>.+)", re.DOTALL)
_FRENCH = (
    (r"invalid choice: (?P<got>.+) \(choose from (?P<known>.+)\)", "{got} ? Au choix : {known}"),
    (r"invalid int value: (?P<got>.+)", "{got} n'est pas un nombre entier"),
    (r"expected one argument", "il faut une valeur"),
    (r"expected (?:at least|at most) one argument", "il faut une valeur"),
    (r"expected (?P<count>\d+) arguments?", "il faut {count} valeurs"),
    (r"ignored explicit argument (?P<got>.+)", "ne prend pas de valeur (reçu {got})"),
    (r"not allowed with argument (?P<other>.+)", "ne va pas avec {other}"),
    (r"unrecognized arguments: (?P<got>.+)", "argument inconnu : {got}"),
    (r"the following arguments are required: (?P<names>.+)", "il manque : {names}"),
    (r"one of the arguments (?P<names>.+) is required", "il faut l'un de : {names}"),
    (r"ambiguous option: (?P<got>\S+) could match (?P<known>.+)", "{got} ? Au choix : {known}"),
)


def refusal(message: str) -> BadUsage:
    """The library's message as an error of ours."""
    if named := _NAMED.fullmatch(message):
        french = f"argument {named['name']} : {_in_french(named['reason'])}"
        return BadUsage(french, message)
    return BadUsage(_in_french(message), message)


def _in_french(message: str) -> str:
    for pattern, french in _FRENCH:
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return french.format(**found.groupdict())
    return message


def bad(words: Words, **values: object) -> BadUsage:
    """A refusal of our own."""
    return BadUsage(words.fr.format(**values), words.en.format(**values))
