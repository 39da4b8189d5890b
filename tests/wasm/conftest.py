"""The files of a game's machine, made once."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from sesame.wasm.build import build


@pytest.fixture(scope="session")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """The folder with the files of a game; what `make page` has compiled is only copied."""
    folder = tmp_path_factory.mktemp("machine")

    @cache
    def built(name: str) -> Path:
        build(folder, name)
        return folder

    return built
