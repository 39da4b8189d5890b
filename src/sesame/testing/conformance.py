"""All checks that every game is held to, for a test file to import: see `sesame.testing`."""

from sesame.testing.door import *  # noqa: F403
from sesame.testing.effects import *  # noqa: F403
from sesame.testing.interpreted import *  # noqa: F403
from sesame.testing.over import pytest_generate_tests  # noqa: F401
from sesame.testing.secrets import *  # noqa: F403
from sesame.testing.texts import *  # noqa: F403

__all__ = [name for name in globals() if name.startswith(("test_", "pytest_"))]
