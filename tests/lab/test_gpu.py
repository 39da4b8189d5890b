"""A GPU plays the CPU's games, bit for bit.

Where there is none, Numba's stand-in runs the very same kernels, launches and layouts, every
thread of the device a thread of Python: what it cannot show is the GPU's own compiler.
"""

from typing import Any

import pytest
from numba import cuda

import sesame
from sesame.core.errors import SesameError
from sesame.core.position import read_options
from sesame.games import OURS
from sesame.lab import device
from sesame.testing.on_gpu import by_stand_in, digests

SLOW = ("attrap-tresors", "bakschisch", "kim-bac", "mille-et-un-tresors")  # for the stand-in
TABLES = [
    pytest.param(name, sesame.game(name).seats[-1], marks=[pytest.mark.soak] * (name in SLOW))
    for name in OURS
]
# Plain Python plays a few hundred moves a second, so that games are cut short for the stand-in.
SHORT = {"kim-bac": "rounds=1", "khan-tsin": "setup=random"}


def _options(name: str) -> dict[str, Any]:
    return dict(read_options(SHORT.get(name, "")))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_stand_in_plays_the_same_games(name: str, seats: int) -> None:
    expected = digests(None, name, seats, 2, **_options(name))
    assert by_stand_in(name, seats, 2, SHORT.get(name, "")) == expected


@pytest.mark.skipif(not cuda.is_available(), reason="no CUDA GPU here")
@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name in OURS for seats in sesame.game(name).seats],
)
def test_a_gpu_plays_the_same_games(name: str, seats: int) -> None:
    played = [digests(on, name, seats, 500, **_options(name)) for on in ("gpu", None)]
    assert played[0] == played[1]


@pytest.mark.skipif(cuda.is_available(), reason="there is a CUDA GPU here")
def test_without_a_gpu_it_is_said_what_is_missing() -> None:
    with pytest.raises(SesameError, match=r"(?i)cuda"):
        device.check()
    with pytest.raises(SesameError, match=r"(?i)cuda"):
        sesame.simulate("khan-tsin", 10, on="gpu")
