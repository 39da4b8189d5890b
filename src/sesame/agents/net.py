"""A small network in whole numbers, as search asks it: NNUE (Nasu 2018), one hidden layer.

A table is a list of features. Each has a row of weights; rows are summed, what is below 0 is cut
off, and a weighted sum of the rest is the answer: log odds of winning for the side to move, in
thousandths. `sesame train` makes the weights.

Four weights are packed into one number, 16 bits each, so that plain addition adds four at once on
any machine, compiled, in a browser or interpreted. A sum that is negative borrows from the one
above it, and gives it back when they are taken apart from the lowest.
"""

import numpy as np
import numpy.typing as npt

from sesame.core.kernel import kernel

Weights = npt.NDArray[np.int16]  # shape (features + 2, WIDTH)
Packed = npt.NDArray[np.int64]  # shape (features + 1, PACKS), then the last row unpacked
Features = npt.NDArray[np.int16]

MOST_FEATURES = 512  # of one table
HIDDEN = 31  # units; one more column goes straight to the answer
WIDTH = HIDDEN + 1
LANES = 4  # weights in a number
PACKS = WIDTH // LANES
BIAS, OUT = -2, -1  # rows after those of the features
ONE = 256  # what a weight of 1 is written as
MOST = 8_000  # thousandths of log odds


def blank(features: int) -> Weights:
    """A network that knows nothing: every table is even."""
    return np.zeros((features + 2, WIDTH), np.int16)


def pack(weights: Weights) -> Packed:
    """The same network as `answer` reads it; the weights of the answer come last, one a number."""
    lanes = weights.astype(np.int64).reshape(-1, PACKS, LANES)
    with np.errstate(over="ignore"):
        rows = (lanes << 16 * np.arange(LANES)).sum(2)
    return np.concatenate([rows[:OUT], weights[OUT].astype(np.int64).reshape(-1, PACKS)])


@kernel(wraps=True)
def answer(net: Packed, found: Features, n: int) -> int:
    """What the network makes of the first n features found: thousandths of log odds."""
    bias = np.uint64(net.shape[0] - LANES - 1)
    a, b, c, d = net[bias, 0], net[bias, 1], net[bias, 2], net[bias, 3]
    e, f, g, h = net[bias, 4], net[bias, 5], net[bias, 6], net[bias, 7]
    for i in range(n):
        row = np.uint64(found[i])
        a += net[row, 0]
        b += net[row, 1]
        c += net[row, 2]
        d += net[row, 3]
        e += net[row, 4]
        f += net[row, 5]
        g += net[row, 6]
        h += net[row, 7]
    total = _weighed(net, 0, a) + _weighed(net, 1, b) + _weighed(net, 2, c) + _weighed(net, 3, d)
    total += _weighed(net, 4, e) + _weighed(net, 5, f) + _weighed(net, 6, g) + _weighed(net, 7, h)
    return min(max(total * 1_000 // (ONE * ONE), -MOST), MOST)


@kernel(wraps=True)
def _weighed(net: Packed, pack_: int, sums: int) -> int:
    """Take four sums apart, cut off what is below 0, and weigh the rest."""
    total = 0
    for lane in range(LANES):
        one = (sums & 0xFFFF ^ 0x8000) - 0x8000  # the lowest, with its sign
        sums = sums - one >> 16
        column = pack_ * LANES + lane
        weight = net[net.shape[0] - LANES + column // PACKS, column % PACKS]
        total += (one * ONE) if column == HIDDEN else max(one, 0) * weight
    return total
