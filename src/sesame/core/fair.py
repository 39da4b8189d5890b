"""Chance that anyone can check: outcomes drawn from a secret seed, revealed at the end.

Before the first move everybody is shown `commitment(seed)`. Outcome number k of the log is drawn
when it is needed, from HMAC-SHA256(seed, k), without modulo bias. Once the seed is revealed,
anybody can draw again and compare.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from functools import lru_cache

from sesame.core.errors import BadOption

_SECRET = re.compile(r"[0-9a-f]{64}")
_SPAN = 1 << 128  # each try draws 128 bits


def new_seed() -> str:
    """A fresh 256-bit secret, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def seed_text(seed: int | str | None) -> str:
    """The seed as a record writes it: 64 hexadecimal digits, or any whole number chosen by hand."""
    if seed is None:
        return new_seed()
    text = str(seed).strip()
    if isinstance(seed, bool) or not (_SECRET.fullmatch(text) or re.fullmatch(r"\d{1,20}", text)):
        raise BadOption("bad-seed", seed=repr(seed))
    return text


def commitment(seed: str) -> str:
    """What is shown before the first move: it fixes the seed without telling it."""
    return hashlib.sha256(_key(seed)).hexdigest()


def draw(seed: str, position: int, weights: Sequence[int]) -> int:
    """The index that the seed gives at this position of the log, each as likely as its weight."""
    total = sum(weights)
    fair_span = _SPAN - _SPAN % total
    attempt = 0
    while (number := _number(seed, position, attempt)) >= fair_span:
        attempt += 1
    left = number % total
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise AssertionError("the weights sum to their total")


def _number(seed: str, position: int, attempt: int) -> int:
    message = f"{position}/{attempt}".encode()
    return int.from_bytes(hmac.digest(_key(seed), message, "sha256")[:16], "big")


@lru_cache(maxsize=10_000)
def _key(seed: str) -> bytes:
    if _SECRET.fullmatch(seed):
        return bytes.fromhex(seed)
    return hashlib.sha256(seed.encode()).digest()
