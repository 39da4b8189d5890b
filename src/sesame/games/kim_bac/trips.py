"""How far it is from crossing to crossing: what KB-05 asks of a plan."""

from collections.abc import Iterable, Mapping
from fractions import Fraction

Ways = Mapping[str, set[str]]  # the neighbours of each crossing


def ways(crossings: Iterable[str], pairs: Iterable[tuple[str, str]]) -> Ways:
    """Neighbours, from pairs of crossings; a street runs both ways (KB-05)."""
    near = {crossing: set[str]() for crossing in crossings}
    for one, other in pairs:
        near[one].add(other)
        near[other].add(one)
    return near


def trips(near: Ways, start: str) -> dict[str, int]:
    """Steps from one crossing to each that can be reached."""
    found, edge = {start: 0}, [start]
    for here in edge:
        for there in near[here]:
            if there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return found


def table(near: Ways, monuments: list[str]) -> list[list[int]]:
    """Steps from each monument to each."""
    found = (trips(near, start) for start in monuments)
    return [[steps[goal] for goal in monuments] for steps in found]


def means(steps: list[list[int]]) -> list[Fraction]:
    """The mean trip between monuments whose numbers differ by 1, by 2 and so on (KB-05)."""
    count = len(steps)
    return [
        Fraction(sum(steps[one][one + apart] for one in range(count - apart)), count - apart)
        for apart in range(1, count)
    ]
