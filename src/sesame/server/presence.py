"""Who is at which table now, in this process and in the others."""

from collections import Counter, defaultdict

from sesame.server.moment import Clock

_SILENT = 7_000.0  # milliseconds without a word: that process is gone, and its people with it

Place = tuple[str, str]  # table, person


class Presence:
    """Connections of people at tables; each process counts its own and tells the others."""

    def __init__(self, now: Clock) -> None:
        self._now = now
        self._counts = defaultdict[str, Counter[Place]](Counter)  # by process
        self._heard = dict[str, float]()
        self._left = dict[Place, float]()

    def count(self, process: str, place: Place, connections: int) -> bool:
        """So many connections there now; whether somebody came or went by that."""
        was_here = self.is_here(place)
        if connections > 0:
            self._counts[process][place] = connections
        else:
            self._counts[process].pop(place, None)
        return self._compare(place, was_here)

    def heard(self, process: str) -> bool:
        """It said something; whether it was unknown before."""
        is_new = process not in self._heard
        self._heard[process] = self._now()
        return is_new

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
        return [place for place in places if self._compare(place, was_here=True)]

    def is_here(self, place: Place) -> bool:
        return any(counts[place] for counts in self._counts.values() if place in counts)

    def gone_since(self, place: Place) -> float | None:
        """When somebody left; None: they are here, or were never seen."""
        return self._left.get(place)

    def forget_tables(self, tables: set[str]) -> None:
        """Nobody asks any more who left there."""
        self._left = {place: at for place, at in self._left.items() if place[0] not in tables}

    def _compare(self, place: Place, was_here: bool) -> bool:
        is_here = self.is_here(place)
        if is_here:
            self._left.pop(place, None)
        elif was_here:
            self._left[place] = self._now()
        return is_here != was_here
