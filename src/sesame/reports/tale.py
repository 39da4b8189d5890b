"""What the chances of the seats, looked at again and again during a game, tell of it.

`looks[k][seat]` is that seat's chance to win at look k, from the beginning to the end; the last
look is the result itself.
"""

from collections.abc import Sequence
from itertools import pairwise

Looks = Sequence[Sequence[float]]

CLEAR = 0.2  # ahead by less than this, nobody is: imagined games are a sample


def leaders(looks: Looks) -> list[int | None]:
    """Who was clearly ahead last, at every look; None before anybody was."""
    found, leader = list[int | None](), None
    for chances in looks:
        best = max(range(len(chances)), key=chances.__getitem__)
        others = [chance for seat, chance in enumerate(chances) if seat != best]
        if chances[best] - max(others) >= CLEAR:
            leader = best
        found.append(leader)
    return found


def lead_changes(looks: Looks) -> int:
    """How often the lead passed from one seat to another."""
    led = [leader for leader in leaders(looks) if leader is not None]
    return sum(one != other for one, other in pairwise(led))


def low_point(looks: Looks, winner: int) -> float:
    """The smallest chance that whoever won ever had."""
    return min(chances[winner] for chances in looks)


def is_comeback(looks: Looks, winner: int) -> bool:
    """Whether the winner had been down to half of a fair share or less."""
    return low_point(looks, winner) <= 0.5 / len(looks[0])


def decided_at(looks: Looks, winner: int) -> float:
    """The part of the game after which the winner was ahead for good, 0 to 1."""
    led = leaders(looks)
    at = len(led) - 1
    while at > 0 and led[at - 1] == winner:
        at -= 1
    return at / (len(led) - 1)


def is_behind(chances: Sequence[float], winner: int) -> bool:
    """Whether at this look somebody else was clearly ahead of who was to win."""
    return max(chances) - chances[winner] >= CLEAR
