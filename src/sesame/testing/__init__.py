"""Conformance tests: what every game is held to, importable, so that a stranger's is held to it.

The test file of a package that brings a game says which, and all checks are its own:

    from sesame.testing.conformance import *

    GAMES = ["hex"]

The package is installed (`pip install -e .`), for games are found by their entry points. Needs the
extra `testing`: pytest and Hypothesis. Nothing else in Sésame imports this.
"""

try:
    import hypothesis as _  # noqa: F401
    import pytest
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"sesame.testing needs {missing.name}: pip install 'sesame-games[testing]'"
    ) from None

# So that a failed check shows what it compared, as it does in a test file
_CHECKS = ("door", "effects", "everywhere", "interpreted", "secrets", "texts")
pytest.register_assert_rewrite(*(f"{__name__}.{check}" for check in _CHECKS))
