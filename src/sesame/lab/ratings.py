"""How strong agents are, from who won against whom.

The model is Luce's choice (1959), which for two seats is Bradley and Terry's (1952): at a table
agent i wins with probability g_i / (sum of the g at the table). A win that is shared, or that
nobody has, is shared out. Ratings are on Elo's scale, where 400 points are odds of ten to one.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

ELO = 400 / log(10)
_SIGMAS = 1.96  # 95 % of a normal law lie within as many standard deviations
_DRAWN = 1.0  # imagined games that every agent has drawn against an average one: the prior
_STEPS, _CLOSE = 500, 1e-10


class Rating(NamedTuple):
    """A strength, and how far at 95 % it may be off."""

    rating: float  # the mean of all is 0
    margin: float  # against the mean of all


def interval(successes: float, trials: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: unlike the textbook one, honest near 0 and 1 as well."""
    share, square = successes / trials, _SIGMAS**2
    centre = share + square / (2 * trials)
    spread = _SIGMAS * sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    scale = 1 + square / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def rate(tables: Sequence[Sequence[int]], times: Sequence[int], points: Floats) -> list[Rating]:
    """Maximum likelihood, by Newton's method; the information at its end gives the margins.

    `tables[t][a]` is how many seats agent a has at table t, `times[t]` how many games were played
    there, `points[a]` what agent a won in all. So that an agent which won or lost everything has a
    rating too, each is lent one imagined game, drawn against an average agent.
    """
    seats, weights = np.array(tables, np.float64), np.array(times, np.float64)
    strengths = np.zeros(len(points))  # logarithms
    for _ in range(_STEPS):
        gradient, information = _slope(seats, weights, points, strengths)
        step = np.linalg.solve(information, gradient)
        size = float(abs(step).max())
        strengths += step / (1 + size)  # shorter than Newton's, which can overshoot from afar
        if size < _CLOSE:
            break
    centre = np.eye(len(points)) - 1 / len(points)
    spread = centre @ np.linalg.inv(information) @ centre
    margins = _SIGMAS * np.sqrt(np.maximum(spread.diagonal(), 0.0))
    return [
        Rating(float(rating), float(margin))
        for rating, margin in zip(ELO * (centre @ strengths), ELO * margins, strict=True)
    ]


def _slope(
    seats: Floats, weights: Floats, points: Floats, strengths: Floats
) -> tuple[Floats, Floats]:
    """First derivatives of the logarithm of the likelihood, and its second ones turned round."""
    hopes = seats * np.exp(strengths)
    hopes /= hopes.sum(axis=1, keepdims=True)  # what each agent expects at each table
    even = 1 / (1 + np.exp(-strengths))  # and against the average one
    expected = weights @ hopes
    gradient = points - expected + _DRAWN * (0.5 - even)
    information = np.diag(expected + _DRAWN * even * (1 - even)) - hopes.T @ (
        weights[:, None] * hopes
    )
    return gradient, information
