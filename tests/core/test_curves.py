"""Curves are true to a unit in the last place, and have the same bits wherever they are made."""

import math
from collections.abc import Callable

import numpy as np
import pytest

from sesame.core import curves

Curve = Callable[[float], float]
_UNIT = 2.0**-52

# Computed once by the lines of `curves.py`; every machine must come to these very bits
BITS = {
    ("exp", -700.5): "0x1.4ff475c68ca02p-1011",
    ("exp", -0.1): "0x1.cf46d99d52b3ap-1",
    ("exp", 1.0): "0x1.5bf0a8b14576ap+1",
    ("exp", 12.34): "0x1.be9af9dcff5f0p+17",
    ("log", 3.0): "0x1.193ea7aad030ap+0",
    ("log", 0.7): "-0x1.6d3c324e13f50p-2",
    ("log", 262143.0): "0x1.8f40aded9712dp+3",
    ("tanh", 0.3): "0x1.2a4dda7d914fap-2",
    ("atanh", -0.3): "-0x1.3cf2b50617c96p-2",
}


@pytest.mark.parametrize(("name", "x"), BITS)
def test_the_bits_are_these(name: str, x: float) -> None:
    found: float = getattr(curves, name)(x)
    assert found.hex() == BITS[name, x]


def test_exp_is_within_a_unit() -> None:
    for x in np.random.default_rng(1).uniform(-700, 709, 5_000).tolist():
        _assert_near(curves.exp(x), math.exp(x))


def test_log_is_within_a_unit() -> None:
    rng = np.random.default_rng(1)
    for x in [*np.arange(1.0, 2_000.0).tolist(), *np.exp(rng.uniform(-700, 700, 5_000)).tolist()]:
        _assert_near(curves.log(x), math.log(x))


def _assert_near(found: float, true: float) -> None:
    assert abs(found - true) <= _UNIT * abs(true)


@pytest.mark.parametrize(("curve", "true"), [(curves.tanh, math.tanh), (curves.atanh, math.atanh)])
def test_the_hyperbolic_ones_are_near(curve: Curve, true: Curve) -> None:
    for x in np.linspace(-0.999, 0.999, 999).tolist():
        assert curve(x) == pytest.approx(true(x), abs=1e-13)


def test_where_they_end() -> None:
    assert curves.exp(710.0) == math.inf
    assert curves.exp(-800.0) == 0.0
    assert curves.log(0.0) == -math.inf
    assert curves.log(math.inf) == math.inf
    assert curves.log(5e-324) == math.log(5e-324)
    assert all(map(math.isnan, (curves.log(-1.0), curves.log(math.nan), curves.exp(math.nan))))
    assert (curves.tanh(-800.0), curves.tanh(800.0)) == (-1.0, 1.0)
