"""Numbers as people write them: 12 345,6 and 12 % in French, 12,345.6 and 12% in English."""

from collections.abc import Iterable
from math import sqrt

from sesame.core.words import Language

_TO_FRENCH = str.maketrans({",": "\N{NO-BREAK SPACE}", ".": ","})
_TWO_SIGMA = 1.96  # 95 % of a normal law lie within as many standard deviations


def number(value: float, language: Language, decimals: int = 0) -> str:
    english = f"{value:,.{decimals}f}"
    return english.translate(_TO_FRENCH) if language == "fr" else english


def percentage(share: float, language: Language) -> str:
    sign = "\N{NO-BREAK SPACE}%" if language == "fr" else "%"
    return number(100 * share, language, 1) + sign


def interval(successes: int, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: unlike the textbook one, honest near 0 and 1 as well."""
    share, square = successes / trials, _TWO_SIGMA**2
    centre = share + square / (2 * trials)
    spread = _TWO_SIGMA * sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    scale = 1 + square / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def listed(items: Iterable[object]) -> str:
    return ", ".join(map(str, items))
