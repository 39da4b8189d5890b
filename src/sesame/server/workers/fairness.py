"""Fair queueing: whose question is answered next, where answers take long and many ask.

What is shared is time, not turns. A question has a path (`Asker`): lanes share by their weights,
then addresses in a lane, then the persons of one address, then the tables of one person, each
level by what was used of it so far. So whoever asks a hundred times, at a hundred tables or under
a hundred names, waits for himself. No clock is read here.
"""

from collections import deque
from dataclasses import dataclass, field
from typing import Final, Generic, Literal, NamedTuple, TypeVar

Item = TypeVar("Item")
Lane = Literal["play", "hint", "show", "study"]

# A table where somebody plays; a hint; robots among themselves, watched; a game that is over
WEIGHTS: Final[dict[Lane, float]] = {"play": 8, "hint": 4, "show": 2, "study": 1}


class Asker(NamedTuple):
    """Who a question is for, from the coarsest to the finest."""

    lane: Lane
    address: str
    person: str
    table: str


@dataclass
class _Share(Generic[Item]):
    """What one part has used, and what it is made of; at the last level: what waits."""

    weight: float = 1.0
    used: float = 0.0  # seconds by weight
    floor: float = 0.0  # what the part had used that was served last: newcomers begin there
    count: int = 0  # waiting here and below
    running: int = 0
    parts: dict[str, "_Share[Item]"] = field(default_factory=dict)
    waiting: deque[Item] = field(default_factory=deque)

    @property
    def is_idle(self) -> bool:
        return not self.count and not self.running

    def part(self, name: str, weight: float = 1.0) -> "_Share[Item]":
        """Who was away has saved nothing up meanwhile, but owes what it had too much of."""
        found = self.parts.get(name)
        if found is None:
            found = self.parts[name] = _Share(weight, self.floor)
        elif found.is_idle:
            found.used = max(found.used, self.floor)
        return found

    def next(self) -> str:
        """The part that waits and has used least; whoever is idle and owes nothing is forgotten."""
        name = min((n for n, p in self.parts.items() if p.count), key=lambda n: self.parts[n].used)
        self.floor = max(self.floor, self.parts[name].used)
        debts = {n: p for n, p in self.parts.items() if not p.is_idle or p.used > self.floor}
        if len(debts) < len(self.parts):
            self.parts = debts
        return name


class FairQueue(Generic[Item]):
    """Everything that waits for one worker."""

    def __init__(self) -> None:
        self._root = _Share[Item]()

    def __len__(self) -> int:
        return self._root.count

    def put(self, asker: Asker, item: Item) -> None:
        share = self._root
        share.count += 1
        for level, name in enumerate(asker):
            share = share.part(name, WEIGHTS[asker.lane] if level == 0 else 1.0)
            share.count += 1
        share.waiting.append(item)

    def take(self) -> tuple[Asker, Item]:
        """The next one; `done` is said when it is answered."""
        share, path = self._root, list[str]()
        self._began(share)
        while share.parts:
            path.append(share.next())
            share = share.parts[path[-1]]
            self._began(share)
        return Asker(*path), share.waiting.popleft()  # type: ignore[arg-type]

    @staticmethod
    def _began(share: _Share[Item]) -> None:
        share.count -= 1
        share.running += 1

    def done(self, asker: Asker, seconds: float) -> None:
        """It was answered, or given up, after so long."""
        share = self._root
        share.running -= 1
        for name in asker:
            share = share.parts[name]
            share.running -= 1
            share.used += seconds / share.weight
        if self._root.is_idle:
            self._root = _Share()  # nobody is in anybody's way

    def waiting(self, *path: str) -> int:
        """How many wait in that lane, of that address, of that person: as far as it is named."""
        share = self._root
        for name in path:
            if name not in share.parts:
                return 0
            share = share.parts[name]
        return share.count + share.running
