"""The fast generator, for simulation and search: splitmix64 over one `uint64`.

The same seed gives the same stream interpreted, compiled and on a GPU. It is never part of a
game's state, and never used at a table of people: from a few visible dice one could compute the
next ones. Tables draw by `fair.py`.
"""

import numpy as np
import numpy.typing as npt

from sesame.core.kernel import kernel

Rng = npt.NDArray[np.uint64]  # shape (1,): where the stream stands

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_WHOLE = 2.0**64


def stream(seed: int, number: int = 0) -> Rng:
    """A new generator: stream `number` of `seed`."""
    rng = np.zeros(1, np.uint64)
    start(rng, seed, number)
    return rng


@kernel(wraps=True)
def _mix(z: np.uint64) -> np.uint64:
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)


@kernel(wraps=True)
def start(rng: Rng, seed: int, number: int) -> None:
    """Put `rng` at the beginning of stream `number` of `seed`; streams do not meet in practice."""
    rng[0] = _mix(_mix(np.uint64(seed) + _STEP) ^ (np.uint64(number) * _STEP))


@kernel(wraps=True)
def draw(rng: Rng) -> np.uint64:
    """The next 64 bits."""
    rng[0] += _STEP
    return _mix(rng[0])


@kernel
def fraction(rng: Rng) -> float:
    """At random from 0 up to 1."""
    return float(draw(rng)) / _WHOLE


@kernel(wraps=True)
def below(rng: Rng, n: int) -> int:
    """A fair number from 0 to n - 1, for n up to 2**32: Lemire's multiplication, without bias."""
    size = np.uint64(n)
    product = (draw(rng) >> _32) * size
    if (product & _LOW) < size:
        least = ((_LOW ^ size) + np.uint64(1)) % size  # (2**32 - n) mod n
        while (product & _LOW) < least:
            product = (draw(rng) >> _32) * size
    return np.int64(product >> _32)  # type: ignore[return-value]


@kernel
def pick(rng: Rng, weights: npt.NDArray[np.int64], n: int) -> int:
    """An index below n, each as likely as its weight; the weights sum to at most 2**32."""
    total = 0
    for i in range(n):
        total += weights[i]
    drawn, passed, index = below(rng, total), 0, 0
    for i in range(n):  # to the end: leaving early would be a guess that processors lose
        passed += weights[i]
        index += drawn >= passed
    return index
