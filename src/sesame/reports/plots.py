"""Plots as SVG, drawn for a phone's width and in the colours of the page around them.

Every plot takes one series for each board: the first in lamp colour, the second, hatched or dashed
as well, in jade. A plot is a picture with a name; its figures stand in a table beside it.
"""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from sesame.reports.estimates import Estimate

Write = Callable[[float], str]  # a number as the reader writes it

WIDTH = 300
_LINE = 20  # height of a line of text
_BAR = 16
_LEFT, _RIGHT, _TOP, _BOTTOM, _HEIGHT = 52, 6, 10, 24, 180  # of plots with two axes
_BINS = 24  # most bars of a histogram


class Axis(NamedTuple):
    """Where values lie on a line of so many pixels."""

    low: float
    high: float
    begin: float
    end: float

    def at(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return round(self.begin + share * (self.end - self.begin), 1)


def bars(
    title: str,
    rows: Sequence[tuple[str, Sequence[Estimate | None]]],
    write: Write,
    *,
    most: float | None = None,
    fair: float | None = None,
) -> str:
    """A label, and under it a bar with its interval for each board; a line where all are equal."""
    highest = most or max((it.high for _, row in rows for it in row if it), default=1.0) or 1.0
    axis, drawn, y = Axis(0, highest, 0, 218), list[str](), 0.0
    for label, row in rows:
        drawn.append(f'<text y="{y + 15:g}">{escape(label)}</text>')
        y += _LINE
        for series, it in enumerate(row):
            drawn.append(_bar(axis, it, y, series, write))
            y += _BAR + 4
        if fair is not None:  # beside the bars only: labels stay readable
            top = y - (_BAR + 4) * len(row) - 2
            drawn.append(f'<path class="fair" d="M{axis.at(fair)} {top:g}V{y - 2:g}"/>')
        y += 6
    return _picture(title, y, drawn)


def _bar(axis: Axis, it: Estimate | None, y: float, series: int, write: Write) -> str:
    if it is None:
        return f'<text class="value" x="{WIDTH}" y="{y + 13:g}">–</text>'
    low, high, middle = axis.at(it.low), axis.at(it.high), y + _BAR / 2
    return (
        f'<rect class="s{series}" y="{y:g}" width="{max(1.0, axis.at(it.value))}" height="{_BAR}"'
        f' rx="3"/><path class="whisker" d="M{low} {middle:g}H{high}M{low} {middle - 4:g}v8'
        f'M{high} {middle - 4:g}v8"/>'
        f'<text class="value" x="{WIDTH}" y="{y + 13:g}">{write(it.value)}</text>'
    )


def histogram(
    title: str, series: Sequence[Sequence[float]], write: Write, share: Write, *, whole: bool
) -> str:
    """How often each value came up, as shares of the games; `whole` numbers have bars of their own.

    A line marks the mean.
    """
    low = min(min(values) for values in series)
    high = max(max(values) for values in series)
    width = _bin_width(high - low, whole)
    first = floor(low / width) * width
    count = floor((high - first) / width) + 1 if whole else max(1, ceil((high - first) / width))
    heights = [_heights(values, first, width, count) for values in series]
    tallest = _round_up(max(max(row) for row in heights))
    x = Axis(first, first + count * width, _LEFT, WIDTH - _RIGHT)
    y = Axis(0, tallest, _HEIGHT - _BOTTOM, _TOP)
    drawn = _frame(y, [0, tallest / 2, tallest], share)
    thick = (x.end - x.begin) / count / len(series)
    for at, row in enumerate(heights):
        for place, tall in enumerate(row):
            if tall:
                left, top = x.at(first + place * width) + at * thick, y.at(tall)
                drawn.append(
                    f'<rect class="s{at}" x="{left + 0.5:.1f}" y="{top}"'
                    f' width="{max(1.0, thick - 1):.1f}" height="{y.begin - top:.1f}"/>'
                )
        middle = x.at(min(x.high, sum(series[at]) / len(series[at]) + (width / 2 if whole else 0)))
        drawn.append(f'<path class="mean m{at}" d="M{middle} {_TOP}V{y.begin}"/>')
    half = width / 2 if whole else 0
    last = first + (count - 1) * width if whole else x.high
    drawn += _ticks([(x.at(first + half), write(first)), (x.at(last + half), write(last))])
    return _picture(title, _HEIGHT, drawn)


def curve(
    title: str,
    series: Sequence[Sequence[Estimate | None]],
    write: Write,
    ends: tuple[str, str],
    *,
    most: float | None = None,
    fair: float | None = None,
) -> str:
    """A line over the time of a game, in the band of its intervals."""
    highest = most or _round_up(max((it.high for row in series for it in row if it), default=1.0))
    y = Axis(0, highest, _HEIGHT - _BOTTOM, _TOP)
    drawn = _frame(y, [0, highest / 2, highest], write)
    if fair is not None:
        drawn.append(f'<path class="fair" d="M{_LEFT} {y.at(fair)}H{WIDTH - _RIGHT}"/>')
    for at, row in enumerate(series):
        x = Axis(0, max(1, len(row) - 1), _LEFT, WIDTH - _RIGHT)
        points = [(x.at(place), it) for place, it in enumerate(row) if it]
        if points:
            band = [f"{left},{y.at(min(highest, it.high))}" for left, it in points]
            band += [f"{left},{y.at(max(0.0, it.low))}" for left, it in reversed(points)]
            line = " ".join(f"{left},{y.at(it.value)}" for left, it in points)
            drawn.append(f'<polygon class="band b{at}" points="{" ".join(band)}"/>')
            drawn.append(f'<polyline class="line l{at}" points="{line}"/>')
    drawn += _ticks([(_LEFT, ends[0]), (WIDTH - _RIGHT, ends[1])])
    return _picture(title, _HEIGHT, drawn)


def _picture(title: str, height: float, drawn: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"{''.join(drawn)}</svg>"
    )


def _frame(y: Axis, values: Sequence[float], write: Write) -> list[str]:
    """Lines across, and what they stand for."""
    return [
        f'<path class="rule" d="M{_LEFT} {y.at(value)}H{WIDTH - _RIGHT}"/>'
        f'<text class="tick" x="{_LEFT - 6}" y="{y.at(value) + 5}" text-anchor="end">'
        f"{write(value)}</text>"
        for value in values
    ]


def _ticks(places: Sequence[tuple[float, str]]) -> list[str]:
    (first, begin), (last, end) = places
    y = _HEIGHT - 5
    return [
        f'<text class="tick" x="{first}" y="{y}">{escape(begin)}</text>',
        f'<text class="tick" x="{last}" y="{y}" text-anchor="end">{escape(end)}</text>',
    ]


def _bin_width(spread: float, whole: bool) -> float:
    """A round number, so that there are not too many bars."""
    least = max(spread, 1e-9) / _BINS
    power = 10.0 ** floor(log10(least))
    width = next(power * step for step in (1, 2, 5, 10) if power * step >= least)
    return max(1.0, width) if whole else width


def _heights(values: Sequence[float], first: float, width: float, count: int) -> list[float]:
    found = [0] * count
    for value in values:
        found[min(count - 1, floor((value - first) / width))] += 1
    return [number / len(values) for number in found]


def _round_up(value: float) -> float:
    """The next number that reads well, as its half does: both stand at an axis."""
    power = 10.0 ** floor(log10(max(value, 1e-9)))
    return next(round(step * power, 10) for step in (1, 2, 4, 6, 8, 10) if step * power >= value)
