"""Chance that anyone can check: outcomes drawn from a secret seed, revealed at the end.

Before the first move everybody is shown `commitment(seed)`. Outcome number k of the log is drawn
when it is needed, from HMAC-SHA256(key, k), without modulo bias. The key is the seed; where the
devices of people added to it, it is made of the seed and their parts (`mixed`), and whoever keeps
the seed knows it no sooner than they do. Once the seed is revealed, anybody can draw again and
compare.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from sesame.core.errors import BadOption

_SECRET = re.compile(r"[0-9a-f]{64}")
_SPAN = 1 << 128  # each try draws 128 bits


class Part(Struct, frozen=True):
    """What the device of somebody who sits there adds to the seed."""

    seat: int
    seal: str  # told before anybody shows theirs
    bits: str | None = None  # 64 hexadecimal digits; None: not shown, and not in it


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


def sealed(bits: str) -> str:
    """The seal of a part: it fixes the bits without telling them."""
    return hashlib.sha256(bytes.fromhex(bits)).hexdigest()


def unsealed(parts: tuple[Part, ...], seat: int, bits: str) -> tuple[Part, ...]:
    """The parts once that seat's device has shown what is in its seal."""
    return tuple(replace(part, bits=bits) if part.seat == seat else part for part in parts)


@lru_cache(maxsize=10_000)
def mixed(seed: str, parts: tuple[Part, ...] = ()) -> str:
    """The key that chance is drawn with: of the seed and all parts that were shown, by their seats.

    A part that was never shown is left out. Without any the key is the seed itself.
    """
    shown = [f"{part.seat}:{part.bits}" for part in parts if part.bits is not None]
    if not shown:
        return seed
    return hmac.digest(_key(seed), "/".join(["mix", *shown]).encode(), "sha256").hex()


def draw(key: str, position: int, weights: Sequence[int]) -> int:
    """The index that the key gives at this position of the log, each as likely as its weight."""
    left = below(key, position, sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise AssertionError("the weights sum to their total")


def below(key: str, position: int, total: int) -> int:
    """The number from 0 to total - 1 that the key gives at this position of the log."""
    fair_span = _SPAN - _SPAN % total
    attempt = 0
    while (number := _number(key, position, attempt)) >= fair_span:
        attempt += 1
    return number % total


def _number(key: str, position: int, attempt: int) -> int:
    message = f"{position}/{attempt}".encode()
    return int.from_bytes(hmac.digest(_key(key), message, "sha256")[:16], "big")


@lru_cache(maxsize=10_000)
def _key(seed: str) -> bytes:
    if _SECRET.fullmatch(seed):
        return bytes.fromhex(seed)
    return hashlib.sha256(seed.encode()).digest()
