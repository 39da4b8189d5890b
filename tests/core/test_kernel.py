"""How kernels are compiled: once for whatever whole numbers another kernel hands them."""

from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from sesame.core.cache import KernelCache
from sesame.core.kernel import kernel


@kernel
def more(number: int) -> int:
    return number + 1


@kernel
def many_times_more(small: Any) -> int:
    return more(0) + more(1) + more(small[0]) + more(len(small))


def test_a_kernel_is_compiled_once_for_all_widths_and_literals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        KernelCache, "_paths", lambda *_: [tmp_path / "nothing"]
    )  # kept from before
    small = np.full(1, 127, np.int8)  # and is read as it is: 128 is no longer an int8
    assert many_times_more(small) == 1 + 2 + 128 + 2
    assert len(cast(Any, more).linked.overloads) == 1
