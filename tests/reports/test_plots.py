"""Plots: bars where they belong."""

import re

from sesame.reports import plots
from sesame.reports.estimates import Estimate


def widths(drawn: str) -> list[float]:
    return [float(width) for width in re.findall(r'<rect class="s\d"[^>]* width="([\d.]+)"', drawn)]


def test_bars_are_as_long_as_their_values() -> None:
    rows = [("a", [Estimate(0.5, 0.4, 0.6, 9)]), ("b", [Estimate(0.25, 0.2, 0.3, 9)])]
    one, other = widths(plots.bars("t", rows, str, most=1))
    assert one == 2 * other


def test_a_bar_without_a_value_is_a_dash() -> None:
    drawn = plots.bars("t", [("a", [None])], str)
    assert widths(drawn) == []
    assert ">–</text>" in drawn


def test_whole_numbers_have_bars_of_their_own() -> None:
    drawn = plots.histogram("t", [[1, 1, 2, 4]], str, str, whole=True)
    assert len(widths(drawn)) == 3  # 1, 2 and 4; nothing at 3


def test_two_series_stand_side_by_side() -> None:
    drawn = plots.histogram("t", [[1, 2], [1, 2]], str, str, whole=True)
    lefts = [float(x) for x in re.findall(r'<rect class="s\d" x="([\d.]+)"', drawn)]
    assert len({*lefts}) == 4


def test_one_value_alone_is_drawn_too() -> None:
    assert len(widths(plots.histogram("t", [[7.0]], str, str, whole=False))) == 1


def test_words_cannot_break_the_page() -> None:
    assert "<b>" not in plots.bars("<b>", [("<b>", [None])], str)
