"""Exponential and logarithm as kernels: the same number, to the last bit, on every machine.

C libraries and browsers have their own, which differ in the last bit now and then; a search that
follows the higher of two values would then grow another tree here than there. These are FreeBSD's
(fdlibm, Sun Microsystems 1993), less than one unit in the last place from the truth, of plain
additions, multiplications and divisions, which are the same everywhere.
"""

from math import inf, nan

import numpy as np

from sesame.core.kernel import kernel

_LN2_HIGH, _LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
_INVERSE_LN2 = 1.44269504088896338700
_MOST, _LEAST = 709.782712893384, -708.0  # what exp can be told without infinities and tiny numbers
_P1, _P2, _P3 = 1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05
_P4, _P5 = -1.65339022054652515390e-06, 4.13813679705723846039e-08
_L1, _L2, _L3 = 6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01
_L4, _L5, _L6 = 2.222219843214978396e-01, 1.818357216161805012e-01, 1.531383769920937332e-01
_L7 = 1.479819860511658591e-01
_ROOT_HALF = 0x3FE6A09E667F3BCD  # the bits of the square root of a half
_MANTISSA, _BIAS = 52, 1023
_SMALLEST, _LIFT = 2.0**-1022, 54  # of ordinary numbers; twos that make an ordinary one of others


@kernel
def exp(x: float) -> float:
    """e to the power of x; 0 below -708, where the result is no ordinary number any more."""
    if x > _MOST:
        return inf
    if not x >= _LEAST:
        return 0.0 if x < _LEAST else nan
    k = int(_INVERSE_LN2 * x + (0.5 if x >= 0 else -0.5))
    high, low = x - k * _LN2_HIGH, k * _LN2_LOW
    r = high - low
    t = r * r
    c = r - t * (_P1 + t * (_P2 + t * (_P3 + t * (_P4 + t * _P5))))
    half = float(np.int64(k - 1 + _BIAS << _MANTISSA).view(np.float64))  # of 2 to the power of k
    return (1.0 + (r * c / (2.0 - c) - low + high)) * half * 2.0


@kernel
def log(x: float) -> float:
    """The natural logarithm."""
    if not x > 0.0:
        return -inf if x == 0.0 else nan
    if x == inf:
        return inf
    lift = 0
    if x < _SMALLEST:
        x, lift = x * 2.0**_LIFT, _LIFT
    bits = int(np.float64(x).view(np.int64))
    k = bits - _ROOT_HALF >> _MANTISSA
    m = float(np.int64(bits - (k << _MANTISSA)).view(np.float64))
    f = m - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    even = w * (_L2 + w * (_L4 + w * _L6))
    odd = z * (_L1 + w * (_L3 + w * (_L5 + w * _L7)))
    half = 0.5 * f * f
    twos = float(k - lift)
    return s * (half + (odd + even)) + twos * _LN2_LOW - half + f + twos * _LN2_HIGH


@kernel
def tanh(x: float) -> float:
    """The hyperbolic tangent, to within 2e-16."""
    return 1.0 - 2.0 / (exp(2.0 * x) + 1.0)


@kernel
def atanh(x: float) -> float:
    """What `tanh` would make x of."""
    return 0.5 * log((1.0 + x) / (1.0 - x))
