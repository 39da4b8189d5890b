"""A small network in whole numbers, as search asks it: NNUE (Nasu 2018), one hidden layer.

A table is a list: its stage, then features. Each feature has a row of weights; rows are summed,
what is below 0 is cut off, and a weighted sum of the rest is the answer: log odds of winning for
the side to move, in thousandths. Every stage of a game has weights of its own for that last sum.
`sesame train` makes them all.

Weights and sums are numbers of 16 bits, and all loops go along rows, so that compilers let a
processor add many at a time. Nothing needs more than whole numbers, on any machine.
"""

import numpy as np
import numpy.typing as npt

from sesame.core.kernel import kernel

Weights = npt.NDArray[np.int16]  # shape (features + 1 + STAGES, WIDTH)
Features = npt.NDArray[np.int16]
Sums = npt.NDArray[np.int16]  # shape (WIDTH,)

MOST_FEATURES = 512  # of one table
WIDTH = 64  # units of the hidden layer; of the last one the sum itself is added to the answer, too
STAGES = 4
BIAS, OUT = -STAGES - 1, -STAGES  # rows after those of the features: one, and one a stage
ONE = 256  # what a weight of 1 is written as
MOST = 8_000  # thousandths of log odds
_ABREAST = 4  # rows that are added at a time


def blank(features: int) -> Weights:
    """A network that knows nothing: every table is even."""
    return np.zeros((features + 1 + STAGES, WIDTH), np.int16)


@kernel(wraps=True)
def answer(net: Weights, found: Features, n: int, sums: Sums) -> int:
    """What the network makes of the first n numbers found: thousandths of log odds."""
    _add_up(net, found, n, sums)
    out, total = np.uint64(net.shape[0] + OUT + int(found[0])), int(sums[WIDTH - 1]) * ONE
    for at in range(WIDTH):
        total += int(np.int32(max(sums[at], 0)) * np.int32(net[out, at]))
    return min(max(total * 1_000 // (ONE * ONE), -MOST), MOST)


@kernel(wraps=True)
def _add_up(net: Weights, found: Features, n: int, sums: Sums) -> None:
    """The rows of the features, and the bias."""
    bias = np.uint64(net.shape[0] + BIAS)
    for at in range(WIDTH):
        sums[at] = net[bias, at]
    i = 1
    while i + _ABREAST <= n:
        a, b = np.uint64(found[i]), np.uint64(found[i + 1])
        c, d = np.uint64(found[i + 2]), np.uint64(found[i + 3])
        for at in range(WIDTH):
            sums[at] += net[a, at] + net[b, at] + net[c, at] + net[d, at]
        i += _ABREAST
    while i < n:
        row = np.uint64(found[i])
        for at in range(WIDTH):
            sums[at] += net[row, at]
        i += 1
