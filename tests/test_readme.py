"""The README's own example runs as it is printed."""

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_readme_is_true() -> None:
    failures, tried = doctest.testfile(str(README), module_relative=False, verbose=False)
    assert tried > 8
    assert failures == 0
