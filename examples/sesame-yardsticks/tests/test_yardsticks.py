"""The yardsticks are held to what every game is held to."""

from sesame.testing.conformance import *  # noqa: F403
from sesame.testing.everywhere import *  # noqa: F403

GAMES = ["connect-four", "breakthrough", "hex-11", "goofspiel", "leduc"]
