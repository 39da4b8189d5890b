"""Fitting a network to examples: logistic regression by Adam (Kingma and Ba 2015), on all cores.

The target of an example lies between what the search said of it and how its game ended. Tables that
are worth the same (`Network.TWINS`) take turns, so the network learns from each as from six.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import exp, log
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from sesame.agents import net
from sesame.agents.alphabeta import PROVEN
from sesame.core.kernel import kernel
from sesame.train.selfplay import Examples

Floats = npt.NDArray[np.float32]  # weights as they are learnt: shape (features + 1 + STAGES, WIDTH)

_BATCH = 8_192
_LAST = net.WIDTH - 1  # the column that goes straight to the answer, too
_KEPT = 20  # one in so many examples is not learnt from: it tests
_FIRST, _SECOND, _TINY = 0.9, 0.999, 1e-8  # Adam's
_SURE = 0.99  # of a proved table
_CLIP = 30.0  # of a weight, so that no sum leaves 16 bits


class Fit(NamedTuple):
    """A network, and how well it foretells what it has not seen."""

    weights: Floats
    losses: list[float]  # of the examples kept aside, after each pass: cross-entropy


def begun(features: int, seed: int) -> Floats:
    """A network before it has learnt anything."""
    rng = np.random.default_rng(seed)
    weights = np.zeros((features + 1 + net.STAGES, net.WIDTH), np.float32)
    weights[: net.BIAS, :_LAST] = rng.normal(0, 0.1, (features, _LAST))
    weights[net.BIAS, :_LAST] = 0.3
    weights[net.OUT :, :_LAST] = rng.normal(0, 0.2, _LAST)
    return weights


def rounded(weights: Floats) -> net.Weights:
    """The same network in whole numbers."""
    limit = np.iinfo(np.int16).max
    return np.clip(np.rint(weights * net.ONE), -limit, limit).astype(np.int16)


def targets(examples: Examples, trust: float) -> Floats:
    """What the network is to say of each table, as a chance: `trust` of it is the search's word.

    Where chance took a hand in the game afterwards, all of it is, if any.
    """
    said = 1 / (1 + np.exp(-np.clip(examples.values, -net.MOST, net.MOST) / 1_000))
    ended = (examples.results + 1) / 2
    trusts = np.where(examples.strayed & (trust > 0), 1.0, trust)
    mixed = trusts * said + (1 - trusts) * ended
    proved = np.abs(examples.values) >= PROVEN
    mixed[proved] = np.where(examples.values[proved] > 0, _SURE, 1 - _SURE)
    return mixed.astype(np.float32)


def fit(
    weights: Floats,
    examples: Examples,
    aims: Floats,
    twins: npt.NDArray[np.int16],
    *,
    passes: int,
    rate: float,
    seed: int,
    tell: Callable[[float], None] = lambda _: None,
) -> Fit:
    """Learn from the examples, going over them so many times, ever more carefully."""
    rng = np.random.default_rng(seed)
    order = rng.permutation(len(aims))
    aside, learnt = order[::_KEPT], np.delete(order, np.s_[::_KEPT])
    starts = np.concatenate([[0], examples.ends[:-1]])
    threads = os.cpu_count() or 1
    grads = [np.zeros_like(weights) for _ in range(threads)]
    first, second, losses, step = np.zeros_like(weights), np.zeros_like(weights), list[float](), 0
    steps = passes * -(-len(learnt) // _BATCH)
    with ThreadPoolExecutor(threads) as pool:

        def gradient(chosen: npt.NDArray[np.int64], forms: npt.NDArray[np.int64]) -> float:
            shares = np.array_split(np.arange(len(chosen)), threads)
            work = [
                pool.submit(
                    descend, weights, examples.features, starts, examples.ends, aims,
                    chosen[share], twins, forms[share], np.empty(net.WIDTH, np.float32), grad,
                )
                for share, grad in zip(shares, grads, strict=True)
            ]  # fmt: skip
            return float(sum(done.result() for done in work)) / max(1, len(chosen))

        for _ in range(passes):
            learnt = rng.permutation(learnt)
            for at in range(0, len(learnt), _BATCH):
                chosen = learnt[at : at + _BATCH]
                gradient(chosen, rng.integers(0, len(twins), len(chosen)))
                step += 1
                grad = sum(grads[1:], grads[0]) / len(chosen)
                for one in grads:
                    one[:] = 0
                first += (1 - _FIRST) * (grad - first)
                second += (1 - _SECOND) * (grad * grad - second)
                slope = rate * (1 - 0.95 * step / steps)
                moved = first / (1 - _FIRST**step)
                weights -= slope * moved / (np.sqrt(second / (1 - _SECOND**step)) + _TINY)
                np.clip(weights, -_CLIP, _CLIP, out=weights)
            losses.append(gradient(aside, np.zeros(len(aside), np.int64)))
            for one in grads:
                one[:] = 0
            tell(losses[-1])
    return Fit(weights, losses)


@kernel
def descend(  # noqa: C901  (forwards and backwards, one loop a layer)
    weights: Floats,
    features: npt.NDArray[np.int16],
    starts: npt.NDArray[np.int64],
    ends: npt.NDArray[np.int64],
    aims: Floats,
    chosen: npt.NDArray[np.int64],
    twins: npt.NDArray[np.int16],
    forms: npt.NDArray[np.int64],
    sums: Floats,
    grad: Floats,
) -> float:
    """Add the gradient of these examples to `grad`, by way of `sums`; answer their loss."""
    rows, loss = weights.shape[0] - net.STAGES, 0.0
    for at in range(len(chosen)):
        begin, end, form = starts[chosen[at]] + 1, ends[chosen[at]], forms[at]
        out = rows + features[begin - 1]
        for column in range(net.WIDTH):
            sums[column] = weights[rows - 1, column]
        for i in range(begin, end):
            row = twins[form, features[i]]
            for column in range(net.WIDTH):
                sums[column] += weights[row, column]
        odds = sums[_LAST]
        for column in range(net.WIDTH):
            odds += max(sums[column], 0.0) * weights[out, column]
        aim = aims[chosen[at]]
        chance = 1.0 / (1.0 + exp(-odds))
        loss -= aim * log(chance + 1e-12) + (1 - aim) * log(1 - chance + 1e-12)
        error = chance - aim
        for column in range(net.WIDTH):
            active = sums[column] > 0
            if active:
                grad[out, column] += error * sums[column]
            sums[column] = error * weights[out, column] if active else 0.0
        sums[_LAST] += error
        for column in range(net.WIDTH):
            grad[rows - 1, column] += sums[column]
        for i in range(begin, end):
            row = twins[form, features[i]]
            for column in range(net.WIDTH):
                grad[row, column] += sums[column]
    return loss
