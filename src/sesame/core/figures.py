"""Numbers as people write them: 12 345,6 and 12 % in French, 12,345.6 and 12% in English."""

from collections.abc import Iterable
from functools import cache

from sesame.core.messages import house
from sesame.core.words import Language


def number(value: float, language: Language, decimals: int = 0) -> str:
    return f"{value:,.{decimals}f}".translate(_signs(language))


def percentage(share: float, language: Language, decimals: int = 1) -> str:
    return house()("percent", number=number(100 * share, language, decimals)).to(language)


def listed(items: Iterable[object]) -> str:
    return ", ".join(map(str, items))


@cache
def _signs(language: Language) -> dict[int, str]:
    """What stands between thousands and before decimals, by Python's own signs for them."""
    thousands, decimal = (house()(name).to(language) for name in ("thousands-sign", "decimal-sign"))
    return str.maketrans({",": thousands, ".": decimal})
