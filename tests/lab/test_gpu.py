"""A GPU plays the CPU's games, bit for bit.

Where there is none, Numba's stand-in runs the very same kernels, launches and layouts, every
thread of the device a thread of Python: what it cannot show is the GPU's own compiler.
"""

import os
import subprocess
import sys

import pytest
from numba import cuda

import sesame
from sesame.core.errors import SesameError
from sesame.lab import device
from tests.lab.on_gpu import digests

TABLES = [(name, seats) for name in sesame.games() for seats in sesame.game(name).seats[-1:]]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_stand_in_plays_the_same_games(name: str, seats: int) -> None:
    command = [sys.executable, "-m", "tests.lab.on_gpu", "gpu", name, str(seats), "2"]
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == digests(None, name, seats, 2)


@pytest.mark.skipif(not cuda.is_available(), reason="no CUDA GPU here")
@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name in sesame.games() for seats in sesame.game(name).seats],
)
def test_a_gpu_plays_the_same_games(name: str, seats: int) -> None:
    assert digests("gpu", name, seats, 500) == digests(None, name, seats, 500)


@pytest.mark.skipif(cuda.is_available(), reason="there is a CUDA GPU here")
def test_without_a_gpu_it_is_said_what_is_missing() -> None:
    with pytest.raises(SesameError, match=r"(?i)cuda"):
        device.check()
    with pytest.raises(SesameError, match=r"(?i)cuda"):
        sesame.simulate("khan-tsin", 10, on="gpu")
