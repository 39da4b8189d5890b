"""Plots: bars where they belong."""

import re

import pytest

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


@pytest.mark.parametrize("tallest", [0.05, 0.07, 0.12, 0.15, 0.25, 0.3, 0.5, 0.7, 1.0])
def test_a_label_at_an_axis_is_what_its_line_stands_for(tallest: float) -> None:
    others = 1 - tallest
    values = [1] * round(100 * tallest) + [2 + at % 20 for at in range(round(100 * others))]
    drawn = plots.histogram("t", [values], str, lambda share: f"{100 * share:.0f}", whole=True)
    lines = [float(y) for y in re.findall(r'class="rule" d="M\d+ ([\d.]+)H', drawn)]
    zero, half, whole = (int(said) for said in re.findall(r'text-anchor="end">(\d+)<', drawn)[:3])
    assert (zero, 2 * half) == (0, whole)
    assert lines[1] == (lines[0] + lines[2]) / 2


def test_words_cannot_break_the_page() -> None:
    assert "<b>" not in plots.bars("<b>", [("<b>", [None])], str)
