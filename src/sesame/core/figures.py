"""Numbers as people write them: 12 345,6 and 12 % in French, 12,345.6 and 12% in English."""

from collections.abc import Iterable

from sesame.core.words import Language

_TO_FRENCH = str.maketrans({",": "\N{NO-BREAK SPACE}", ".": ","})


def number(value: float, language: Language, decimals: int = 0) -> str:
    english = f"{value:,.{decimals}f}"
    return english.translate(_TO_FRENCH) if language == "fr" else english


def percentage(share: float, language: Language) -> str:
    sign = "\N{NO-BREAK SPACE}%" if language == "fr" else "%"
    return number(100 * share, language, 1) + sign


def listed(items: Iterable[object]) -> str:
    return ", ".join(map(str, items))
