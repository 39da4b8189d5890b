"""How far it is from a place to every crossing, for whoever does not see the plan."""

import numpy as np
import numpy.typing as npt

from sesame.core import bits
from sesame.core.kernel import kernel
from sesame.games.kim_bac.state import AT_GATE, CROSSINGS, State
from sesame.games.kim_bac.streets import streets_from, ways_from

NOWHERE = -1  # no way leads there

Distances = npt.NDArray[np.int8]


@kernel
def distances(s: State, start: int, out: Distances) -> None:
    """KB-09: streets and bridges that a pawn has to take, if nobody stands in its way."""
    _spread(s, start, True, out)


@kernel
def distances_of_kim_bac(s: State, start: int, out: Distances) -> None:
    """KB-16: the same for the Kim-Bac, who may not cross bridges."""
    _spread(s, start, False, out)


@kernel
def ways_out(s: State, place: int) -> int:
    """KB-09: streets and bridges from where a pawn stands, free or not; one leads out of a gate."""
    if place >= AT_GATE:
        return 1
    return bits.size(int(s.ways[place])) if place < CROSSINGS else 0


@kernel
def bridges_out(s: State, place: int) -> int:
    """Those of them that are bridges."""
    if place >= CROSSINGS:
        return 0
    return bits.size(int(s.ways[place]) & ~int(s.streets[place]))


@kernel
def _spread(s: State, start: int, by_bridges: bool, out: Distances) -> None:
    """Ring by ring: each crossing's number is that of the first ring that comes to it."""
    for crossing in range(CROSSINGS):
        out[crossing] = NOWHERE
    far, seen, edge = int(start >= AT_GATE), 0, _first(s, start)
    while edge:
        _mark(edge, far, out)
        seen |= edge
        edge = (ways_from(s, edge) if by_bridges else streets_from(s, edge)) & ~seen
        far += 1


@kernel
def _first(s: State, start: int) -> int:
    """KB-07: a gate leads to one crossing; beside the board nothing leads anywhere."""
    if start >= AT_GATE:
        return 1 << int(s.gate[start - AT_GATE])
    return 1 << start if start < CROSSINGS else 0


@kernel
def _mark(edge: int, far: int, out: Distances) -> None:
    while edge:
        out[bits.first(edge)] = far
        edge = bits.without_first(edge)
