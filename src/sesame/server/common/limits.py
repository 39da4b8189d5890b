"""Rate limits: how often a person, and an address, may ask for something, in all processes.

    limits.take("chat", person, address)  # raises TooMuch, which says how long to wait

A bucket fills steadily, and everything asked for empties it. A process decides by itself and at
once; once a second it tells the others what was spent here (`spent`), and what was spent there is
taken from the bucket here (`hear`), below nothing if need be. So nobody waits for the database;
for one second a burst may be had in every process, and it is then paid back: on average a caller
has one allowance, however many processes there are.
"""

import ipaddress
import math
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from time import monotonic
from typing import Final, NamedTuple

from sesame.core.errors import SesameError
from sesame.server.saying import say

MOST_MESSAGE = 64 * 1024  # bytes of one message or request; a board may be in it
_REMEMBERED: Final = 20_000  # callers a rule; who is forgotten has a full bucket again
_TOLD: Final = 64  # callers in one note to other processes, who spent most
_WORTH_TELLING: Final = 0.1  # of an allowance: less, in up to ten processes, is within it
_LONGEST: Final = 45  # letters of an address


class TooMuch(SesameError):
    """Slow down."""

    wait: float = 1.0  # seconds after which it may be asked again


class Rule(NamedTuple):
    """So many a second on average, and a burst of them at once."""

    rate: float
    burst: float
    crowd: float = 4.0  # an address has so many times that: it may be a school's


# Everything that is limited
RULES: Final[Mapping[str, Rule]] = {
    "request": Rule(30, 120, 1),  # anything at all, but for
    "file": Rule(
        60, 1200, 1
    ),  # the page's files, of which a visitor keeps some 150 to play offline
    "message": Rule(30, 120, 40),  # anything said on a socket
    "arrive": Rule(1, 300, 1),  # somebody new: a whole school may come at once
    "code": Rule(1 / 60, 5),  # a code for a second device is made
    "redeem": Rule(1 / 30, 10, 1),  # and tried
    "token": Rule(1 / 60, 10),
    "name": Rule(1 / 10, 10),  # another name
    "data": Rule(1 / 60, 5),  # all that is kept about somebody is gathered
    "table": Rule(1 / 5, 20),  # a table is opened
    "public": Rule(1 / 60, 5),  # and everybody in the lobby sees it
    "chat": Rule(1 / 2, 10),
    "call": Rule(2, 20),  # by all spectators of one table together: the caller is the table
    "stir": Rule(2, 30),  # chairs, pauses, undo: whatever is said at a table and is no move
    "record": Rule(1 / 5, 10),  # a game as text is read
    "hint": Rule(1 / 2, 10),
    "foresee": Rule(5, 40),  # what a few choices would do, as the hand goes over them
    "analysis": Rule(1 / 30, 4),
}

Spent = tuple[str, str, float]  # rule, caller, how much
Clock = Callable[[], float]


class _Bucket:
    """What one caller may still ask for by one rule."""

    __slots__ = ("at", "burst", "caller", "level", "rate", "untold")

    def __init__(self, caller: str, rate: float, burst: float, now: float) -> None:
        self.caller, self.rate, self.burst = caller, rate, burst
        self.level, self.at = burst, now
        self.untold = 0.0  # spent here since the others were told

    def wait(self, cost: float) -> float:
        """Seconds until so much may be spent; 0: now. Who asks for more than fits pays it later."""
        return max(0.0, min(cost, self.burst) - self.level) / self.rate


class _Ruled:
    """The buckets of one rule, the one used longest ago first."""

    def __init__(self, rule: Rule) -> None:
        self._rule = rule
        self._buckets = OrderedDict[str, _Bucket]()
        self._spenders = set[str]()

    def bucket(self, caller: str, now: float) -> _Bucket:
        """As full as it is by now."""
        found = self._buckets.get(caller)
        if found is None:
            return self._first(caller, now)
        self._buckets.move_to_end(caller)
        level = found.level + (now - found.at) * found.rate
        found.level, found.at = level if level < found.burst else found.burst, now
        return found

    def _first(self, caller: str, now: float) -> _Bucket:
        share = self._rule.crowd if caller.startswith("@") else 1.0
        found = _Bucket(caller, self._rule.rate * share, self._rule.burst * share, now)
        self._buckets[caller] = found
        if len(self._buckets) > _REMEMBERED:
            self._spenders.discard(self._buckets.popitem(last=False)[0])
        return found

    def spend(self, buckets: Sequence[_Bucket], cost: float) -> None:
        """In this process."""
        for bucket in buckets:
            bucket.level -= cost
            if not bucket.untold:
                self._spenders.add(bucket.caller)
            bucket.untold += cost

    def told(self, seconds: float) -> list[tuple[float, str, float]]:
        """Who spent how much since the last time: first which share of their allowance it is."""
        found = list[tuple[float, str, float]]()
        for caller in self._spenders:
            bucket = self._buckets[caller]
            share = bucket.untold / (bucket.rate * seconds)
            if share >= _WORTH_TELLING:
                found.append((share, caller, bucket.untold))
            bucket.untold = 0.0
        self._spenders.clear()
        return found


class Limits:
    """Every rule, for everybody who asks in this process."""

    def __init__(self, rules: Mapping[str, Rule] = RULES, now: Clock = monotonic) -> None:
        self._now, self._told_at = now, now()
        self._ruled = {name: _Ruled(rule) for name, rule in rules.items()}

    def take(self, rule: str, person: str = "", address: str = "", cost: float = 1.0) -> None:
        """One more, by this person from this address; raises TooMuch, and takes nothing then."""
        ruled, now, callers = self._ruled[rule], self._now(), _callers(person, address)
        buckets = [ruled.bucket(caller, now) for caller in callers]
        for bucket in buckets:
            if bucket.level < cost and bucket.wait(cost) > 0:
                raise too_fast(max(bucket.wait(cost) for bucket in buckets))
        ruled.spend(buckets, cost)

    def wait(self, rule: str, person: str = "", address: str = "", cost: float = 1.0) -> float:
        """Seconds until it would be allowed; 0: now."""
        ruled, now = self._ruled[rule], self._now()
        waits = [ruled.bucket(caller, now).wait(cost) for caller in _callers(person, address)]
        return max(waits, default=0.0)

    # --- other processes

    def spent(self) -> list[Spent]:
        """What the others are to be told: once a second, those who spent most."""
        now = self._now()
        seconds, self._told_at = max(0.1, now - self._told_at), now
        found = [
            (share, name, caller, amount)
            for name, ruled in self._ruled.items()
            for share, caller, amount in ruled.told(seconds)
        ]
        found.sort(reverse=True)
        return [(name, caller, round(amount, 3)) for _, name, caller, amount in found[:_TOLD]]

    def hear(self, spent: Sequence[Spent]) -> None:
        """What was spent in another process is spent here too."""
        for name, caller, amount in spent:
            if (ruled := self._ruled.get(name)) is not None:
                ruled.bucket(caller, self._now()).level -= amount


def scaled(factor: float) -> dict[str, Rule]:
    """The rules of a house that allows so many times as much."""
    return {
        name: Rule(rule.rate * factor, rule.burst * factor, rule.crowd)
        for name, rule in RULES.items()
    }


def too_fast(wait: float = 1.0) -> TooMuch:
    seconds = math.ceil(wait)
    error = TooMuch(say("too-fast", seconds=str(seconds)))
    error.wait = wait
    return error


@lru_cache(maxsize=4096)
def _callers(person: str, address: str) -> tuple[str, ...]:
    """By whose buckets it is measured; an address is told from a person by its sign."""
    callers = (f"@{household(address)}",) if address else ()
    return (*callers, person) if person else callers


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Whom an address counts as: IPv6 by its /64, which one customer has whole."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:_LONGEST]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found.packed[:8] + bytes(8), 64)))
    return str(found)
