"""All that a seat has seen and done since the setup: what perfect recall remembers."""

from array import array
from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any
from zlib import crc32

from sesame.adapters.moment import Desk, Event, Moment
from sesame.core import calls
from sesame.core.contract import CHANCE, CLOCK

NUMBERS = 3  # that a memory has of everything that happened

_NAMES = {CHANCE: "", CLOCK: "T:"}


class Recollection:
    """What one seat has seen happen, in order."""

    def __init__(self, desk: Desk) -> None:
        self.words = list[str]()  # in notation
        self.numbers = array("f")  # who (CHANCE and CLOCK as such), what (veiled if secret), mark
        self.chain = 0  # a fingerprint of every look at the table
        self.at = Moment(desk)  # how far it goes

    def copy(self) -> "Recollection":
        other = object.__new__(Recollection)
        other.words, other.numbers = self.words.copy(), self.numbers[:]
        other.chain, other.at = self.chain, deepcopy(self.at)
        return other

    def follow(self, event: Event, seat: int) -> None:
        """One more event, and the table as the seat then sees it."""
        if isinstance(event, Mapping) and seat in event and self.at.time >= 0:
            # Before anything comes of it: when that is, depends on who else went for something.
            self._note(seat, seat, event[seat])
        told = list(_told(self.at, event, seat))
        if isinstance(event, Mapping):
            self.at.act_at_once(event)
        else:
            self.at.act(*event)
        for who, action in told:
            self._note(seat, who, action)

    def _note(self, seat: int, who: int, action: int) -> None:
        look = crc32(self.at.observed(seat).tobytes())
        self.words.append(f"{_NAMES.get(who, f'{who}:')}{self.at.desk.notation(action)}")
        self.numbers.extend((who, action, look & 0xFFFF))
        self.chain = crc32(f"{who} {action} {look}".encode(), self.chain)

    def __str__(self) -> str:
        return " ".join((*self.words, f"#{self.chain:08x}"))


class Memory:
    """Each seat's memory. It is made when it is asked for, and then only from where it ended."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._kept = dict[int, Recollection]()

    def __deepcopy__(self, _: Any) -> "Memory":
        other = Memory(self._desk)
        other._kept = {seat: kept.copy() for seat, kept in self._kept.items()}
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return Memory, (self._desk,)  # it comes back when it is asked for

    def of(self, seat: int, now: Moment) -> Recollection:
        """What the seat remembers at this moment, which the kept memory leads to."""
        kept = self._kept.setdefault(seat, Recollection(self._desk))
        for event in now.events[len(kept.at.events) :]:
            kept.follow(event, seat)
        return kept


def _told(at: Moment, event: Event, viewer: int) -> Iterator[tuple[int, int]]:
    """What a viewer sees of what is about to happen."""
    if not isinstance(event, Mapping):
        who, action = event
        if at.hands:
            seat = action - at.desk.game.actions.COUNT
            yield seat, at.hands[seat]  # the first hand is seen by all, the others by nobody
        else:
            yield who, calls.shown(at.table, who, action, viewer)
    elif at.time >= 0:
        yield from _told_of_race(at.time, event)
    else:
        for seat, action in event.items():
            yield seat, _revealed(at, event, seat, action, viewer)


def _told_of_race(time: int, event: Mapping[int, int]) -> Iterator[tuple[int, int]]:
    """The hand that was alone, or that time ran out; of several, the first is not known yet."""
    hands = [(seat, action) for seat, action in event.items() if action != time]
    if len(hands) == 1:
        yield hands[0]
    elif not hands:
        yield CLOCK, time


def _revealed(at: Moment, event: Mapping[int, int], seat: int, action: int, viewer: int) -> int:
    """A choice made at once with others', as it is seen when all are in."""
    table = calls.copied(at.table)
    for other, choice in event.items():
        if other != seat:
            calls.apply(table, other, choice)
    return calls.shown(table, seat, action, viewer)
