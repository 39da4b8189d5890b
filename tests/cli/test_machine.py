"""`sesame machine`: a game for browsers; `tests/wasm` is about what it makes."""

import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Sesame
from tests.cli.test_errors import refused


def test_without_its_linker_it_is_refused_in_words(
    sesame_says: Sesame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ziglang", None)
    said = refused(sesame_says(f"machine khan-tsin {tmp_path} --lang en"))
    assert "the linker is missing: pip install ziglang" in said
    assert not list(tmp_path.iterdir())
