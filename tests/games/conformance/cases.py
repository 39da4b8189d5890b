"""Every table at which our own games are tested; what a table is: `sesame.testing.cases`."""

from sesame.games import OURS
from sesame.testing.cases import every, usual

CASES = [case for name in OURS for case in every(name)]
USUAL = [case for name in OURS for case in usual(name)]  # one a game and seat count
