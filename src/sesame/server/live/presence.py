"""Presence: who is at which table now, in this process and in the others."""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection

from sesame.server.common.server_clock import Clock

_SILENT = 7_000.0  # milliseconds without a word: that process is gone, and its people with it

Place = tuple[str, str]  # table, person


class Presence:
    """Connections of people at tables; each process counts its own and tells the others."""

    def __init__(self, now: Clock) -> None:
        self._now = now
        self._counts = defaultdict[str, Counter[Place]](Counter)  # by process
        self._here = defaultdict[str, Counter[str]](Counter)  # at a table: in how many processes
        self._heard = dict[str, float]()
        self._left = dict[Place, float]()
        self._addresses = dict[Place, str]()  # of whoever is there

    def count(self, process: str, place: Place, connections: int, address: str = "") -> bool:
        """So many connections there now; whether somebody came or went by that."""
        if connections > 0 and address:
            self._addresses[place] = address
        was_here, counts = self.is_here(place), self._counts[process]
        was_there = counts.pop(place, 0) > 0
        if connections > 0:
            counts[place] = connections
        self._add(place, (connections > 0) - was_there)
        return self._compare(place, was_here)

    def heard(self, process: str) -> bool:
        """It said something; whether it was unknown before."""
        is_new = process not in self._heard
        self._heard[process] = self._now()
        return is_new

    @property
    def has_others(self) -> bool:
        """Whether any other process was heard of lately."""
        return bool(self._heard)

    def of(self, process: str) -> Counter[Place]:
        return self._counts[process]

    def drop_silent(self, own: str) -> list[Place]:
        """Forget the processes that said nothing for long; who has gone by that."""
        gone = list[Place]()
        for process, at in list(self._heard.items()):
            if process != own and self._now() - at > _SILENT:
                del self._heard[process]
                gone += self.forget(process)
        return gone

    def forget(self, process: str) -> list[Place]:
        """Everybody who was there; those who are nowhere now."""
        places = list(self._counts.pop(process, Counter()))
        for place in places:
            self._add(place, -1)
        return [place for place in places if self._compare(place, was_here=True)]

    def is_here(self, place: Place) -> bool:
        table, person = place
        return person in self.at(table)

    def address(self, place: Place) -> str:
        """Where they come from, whatever process they come to; empty: unknown."""
        return self._addresses.get(place, "")

    def at(self, table: str) -> Collection[str]:
        """Who is there."""
        return self._here.get(table, ())

    def _add(self, place: Place, processes: int) -> None:
        table, person = place
        here = self._here[table]
        here[person] += processes
        if not here[person]:
            del here[person]
        if not here:
            del self._here[table]

    def gone_since(self, place: Place) -> float | None:
        """When somebody left; None: they are here, or were never seen."""
        return self._left.get(place)

    def forget_who_left(self, is_asked: Callable[[Place], bool]) -> None:
        """Only of whoever sits at a table in use is it ever asked when they left."""
        self._left = {place: at for place, at in self._left.items() if is_asked(place)}

    def forget_person(self, person: str) -> None:
        """Nobody asks any more when they left."""
        self._left = {place: at for place, at in self._left.items() if place[1] != person}

    def _compare(self, place: Place, was_here: bool) -> bool:
        is_here = self.is_here(place)
        if is_here:
            self._left.pop(place, None)
        elif was_here:
            self._left[place] = self._now()
            self._addresses.pop(place, None)
        return is_here != was_here
