"""Randomness: the system's, which nobody can foresee; whoever simulates a house brings their own.

A `random.Random` is asked, never the module of that name: `SYSTEM` is one, so is a seeded one.
"""

from base64 import urlsafe_b64encode
from random import Random, SystemRandom
from typing import Final

SYSTEM: Final[Random] = SystemRandom()
_NAME: Final = 18  # bytes of a name that nobody can guess: 144 bits, and no padding in base64


def name(random: Random) -> str:
    """Unguessable, for addresses and cookies."""
    return urlsafe_b64encode(random.randbytes(_NAME)).decode()


def seed(random: Random) -> str:
    """A table's secret: 256 bits, as `core/fair.py` takes them."""
    return random.randbytes(32).hex()
