"""Races between simple players: who wins them on a plan, by the value of the treasure (KB-15)."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from sesame.core import bits, dice
from sesame.core.contract import blank
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.kim_bac.board import Town, lay
from sesame.games.kim_bac.state import CROSSINGS, MOVES, NUMBERS, PURSUERS, Settings

Sets = npt.NDArray[np.int64]
NEAREST, FEWEST = 0, 1  # how they hunt: come nearer, or leave him the fewest crossings
BANDS = ((1, 5), (6, 10), (11, 17))  # values, in thousands


@dataclass(frozen=True)
class Races:
    """How many races the Kim-Bac ran and won, by the difference of the two numbers."""

    run: npt.NDArray[np.int64]
    won: npt.NDArray[np.int64]

    def share(self, least: int = 1, most: int = NUMBERS - 1) -> float:
        return float(self.won[least : most + 1].sum() / self.run[least : most + 1].sum())

    def __str__(self) -> str:
        bands = " / ".join(f"{100 * self.share(*band):.0f}" for band in BANDS)
        return f"{100 * self.share():.1f} % ({bands})"


def chase(settings: Settings, hunt: int, races: int, seed: int) -> Races:
    """So many races from monument to monument, six pursuers scattered at random."""
    found = np.zeros((2, NUMBERS), np.int64)
    there = np.flatnonzero(settings.x >= 0).astype(np.int64)
    streets, ways = settings.streets.astype(np.int64), settings.ways.astype(np.int64)
    monuments = settings.monument.astype(np.int64)
    hunters, steps = np.zeros(PURSUERS, np.int64), np.zeros(CROSSINGS, np.int64)
    rng = dice.stream(seed)
    _chase(streets, ways, monuments, there, hunt, races, rng, hunters, steps, found)
    return Races(found[0], found[1])


def laid(board: Town) -> Settings:
    """A board as the rules read it."""
    settings = blank(Settings.dtype)
    lay(board, settings[0])
    found: Settings = settings[0]
    return found


@kernel
def _chase(
    streets: Sets,
    ways: Sets,
    monuments: Sets,
    there: Sets,
    hunt: int,
    races: int,
    rng: Rng,
    hunters: Sets,
    steps: Sets,
    found: Sets,
) -> None:
    for _ in range(races):
        secret = dice.below(rng, NUMBERS)
        treasure = (secret + 1 + dice.below(rng, NUMBERS - 1)) % NUMBERS
        kim_bac, goal = monuments[secret], monuments[treasure]
        _scatter(hunters, there, kim_bac, rng)
        apart = abs(treasure - secret)
        found[0, apart] += 1
        found[1, apart] += _race(streets, ways, kim_bac, goal, hunters, hunt, steps)


@kernel
def _scatter(hunters: Sets, there: Sets, kim_bac: int, rng: Rng) -> None:
    taken = 1 << kim_bac
    for i in range(PURSUERS):
        place = there[dice.below(rng, there.shape[0])]
        while bits.has(taken, place):
            place = there[dice.below(rng, there.shape[0])]
        taken |= 1 << place
        hunters[i] = place


@kernel
def _race(
    streets: Sets, ways: Sets, kim_bac: int, goal: int, hunters: Sets, hunt: int, steps: Sets
) -> bool:
    occupied = 0
    for i in range(PURSUERS):
        occupied |= 1 << hunters[i]
    for _ in range(MOVES):
        kim_bac = _flee(streets, kim_bac, goal, occupied, steps)
        if kim_bac < 0 or kim_bac == goal:
            return bool(kim_bac == goal)
        measure(ways, 1 << kim_bac, 0, steps)
        for i in range(PURSUERS):
            occupied &= ~(1 << hunters[i])
            hunters[i] = _hunt(streets, ways, kim_bac, hunters[i], occupied, hunt, steps)
            occupied |= 1 << hunters[i]
    return False


@kernel
def measure(near: Sets, start: int, closed: int, steps: Sets) -> None:
    """Steps from a set of crossings to each, round the closed ones; 99: no way."""
    for i in range(CROSSINGS):
        steps[i] = 99
    seen, edge, far = start | closed, start, 0
    while edge:
        after = 0
        while edge:
            here = bits.first(edge)
            edge = bits.without_first(edge)
            steps[here] = far
            after |= near[here]
        edge = after & ~seen
        seen |= edge
        far += 1


@kernel
def _flee(streets: Sets, kim_bac: int, goal: int, occupied: int, steps: Sets) -> int:
    """The next step of a shortest free way; without one, to where most streets are free."""
    free = streets[kim_bac] & ~occupied
    if free == 0:
        return -1
    measure(streets, 1 << goal, occupied | 1 << kim_bac, steps)
    if bits.has(occupied, goal):  # it will be left: every pursuer has to move
        measure(streets, 1 << goal, (occupied | 1 << kim_bac) & ~(1 << goal), steps)
    best, chosen = 1 << 20, -1
    while free:
        there = bits.first(free)
        free = bits.without_first(free)
        cost = steps[there] * 8 - bits.size(streets[there] & ~occupied)
        if cost < best:
            best, chosen = cost, there
    return chosen


@kernel
def _hunt(
    streets: Sets, ways: Sets, kim_bac: int, place: int, occupied: int, hunt: int, steps: Sets
) -> int:
    free = ways[place] & ~occupied & ~(1 << kim_bac)
    best, chosen = 1 << 20, place
    while free:
        there = bits.first(free)
        free = bits.without_first(free)
        cost = steps[there]
        if hunt == FEWEST:
            cost += 100 * roam(streets, ways, kim_bac, occupied | 1 << there)
        if cost < best:
            best, chosen = cost, there
    return chosen


@kernel
def roam(streets: Sets, ways: Sets, kim_bac: int, occupied: int) -> int:
    """How many crossings the Kim-Bac, who is to move, reaches before any pursuer can."""
    his, edge = 1 << kim_bac, 1 << kim_bac
    theirs, front = occupied, occupied
    while edge:
        edge = spread(streets, edge) & ~his & ~theirs
        his |= edge
        front = spread(ways, front) & ~theirs
        theirs |= front
    return bits.size(his)


@kernel
def spread(near: Sets, edge: int) -> int:
    """The neighbours of a set of crossings."""
    found = 0
    while edge:
        found |= near[bits.first(edge)]
        edge = bits.without_first(edge)
    return found
