"""Throws to look at: dice that fell under MuJoCo, turned so that they show what chance has drawn.

Chance draws how many dice show each colour (AT-07); nobody waits for an engine then. `films.npz`
has throws that were simulated beforehand, by the way of throwing and by dice that miss. All cubes
are alike, so that a die which flies the same way with other faces up is the same throw: each die
is turned in itself until the right colour lies on top, and the whole throw about the souk's middle.

    python -m sesame.games.attrap_tresors.films    # simulate them anew; needs MuJoCo
"""

import random
from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from sesame.games.attrap_tresors.board import Way
from sesame.games.attrap_tresors.state import COLOURS, DICE, FEWEST, RED
from sesame.games.attrap_tresors.throw import FACES, FRAME, STEP, SWINGS, Souk, Swing

FILE = Path(__file__).with_name("films.npz")
EVERY = round(1000 * FRAME * STEP)  # milliseconds from one frame to the next
_WANTED = (24, 12, 6, 4, 2)  # films of 0, 1, 2, 3, 4 dice that miss
_LONGEST = 18  # frames: a film is over before the dice are to be read
_WILD = 1.6  # as much more spread: else three misses are one throw in two thousand
_TURN = 32_767  # what 1 is in a film's turns
_WAYS: tuple[Way, ...] = ("cup", "hands")

Turns = npt.NDArray[np.float64]  # (..., 4): w, x, y, z
Moves = npt.NDArray[np.int16]  # (frames, dice, 7): tenths of millimetres, then the turn


class Film(NamedTuple):
    """Eight dice from the cup to where they lie."""

    moves: Moves
    tops: tuple[int, ...]  # colour on top of each die, once it lies; none: it has no colours yet
    counts: tuple[bool, ...]  # whether it counts (AT-07)


def of(counts: Sequence[int], way: Way, name: str) -> Film:
    """A film in which so many counting dice show each colour; the same name, the same film."""
    rng = random.Random(name)
    turned, inside = _flight(DICE - sum(counts), way, rng)
    tops = _tops(counts, inside, rng)
    for die, colour in enumerate(tops):
        turned[:, die, 3:] = _product(
            turned[:, die, 3:], _turn_up(turned[-1, die, 3:], colour, rng)
        )
    return Film(np.rint(turned).astype(np.int16), tops, inside)


def blank(misses: int, way: Way, name: str) -> Film:
    """The same film before anybody may know the colours: nothing in it depends on them."""
    turned, inside = _flight(misses, way, random.Random(name))
    return Film(np.rint(turned).astype(np.int16), (), inside)


def _flight(
    misses: int, way: Way, rng: random.Random
) -> tuple[npt.NDArray[np.float64], tuple[bool, ...]]:
    """How eight dice without colours fly, and which of them count."""
    moves, inside = rng.choice(_films()[way, misses])
    return _about(moves.astype(float), rng.randrange(4)), inside


def _tops(counts: Sequence[int], inside: tuple[bool, ...], rng: random.Random) -> tuple[int, ...]:
    """Which die shows which colour; one that does not count, any."""
    drawn = [RED + colour for colour, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(drawn)
    return tuple(drawn.pop() if is_in else rng.randrange(RED, RED + COLOURS) for is_in in inside)


@cache
def _films() -> dict[tuple[Way, int], list[tuple[Moves, tuple[bool, ...]]]]:
    """What was simulated, by the way of throwing and by how many miss."""
    found = dict[tuple[Way, int], list[tuple[Moves, tuple[bool, ...]]]]()
    with np.load(FILE) as kept:
        parts = np.split(kept["moves"], kept["ends"][:-1])
        for moves, inside, way in zip(parts, kept["inside"], kept["way"], strict=True):
            key = _WAYS[way], DICE - int(inside.sum())
            found.setdefault(key, []).append((moves, tuple(map(bool, inside))))
    return found


# --- turns


def _product(one: Turns, other: Turns) -> Turns:
    """First the other, then the one."""
    w, x, y, z = np.moveaxis(one, -1, 0)
    a, b, c, d = np.moveaxis(other, -1, 0)
    parts = (
        w * a - x * b - y * c - z * d,
        w * b + x * a + y * d - z * c,
        w * c - x * d + y * a + z * b,
        w * d + x * c - y * b + z * a,
    )
    return np.stack(parts, axis=-1)


def matrix(turn: Turns) -> npt.NDArray[np.float64]:
    """Where a turn takes the three axes, as columns."""
    w, x, y, z = turn / np.linalg.norm(turn)
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )


def top_face(turn: Turns) -> int:
    """Which of the six faces looks up: +x, -x, +y, -y, +z, -z."""
    up = matrix(turn)[2]
    axis = int(np.abs(up).argmax())
    return 2 * axis + int(up[axis] < 0)


def _normal(face: int) -> npt.NDArray[np.float64]:
    found = np.zeros(3)
    found[face // 2] = -1.0 if face % 2 else 1.0
    return found


@cache
def _cube() -> tuple[tuple[float, ...], ...]:
    """The 24 turns that leave a cube where it is."""
    half = [turn for turn in product((-1.0, 0.0, 1.0), repeat=4) if any(turn)]
    unit = {tuple(np.round(np.array(turn) / np.linalg.norm(turn), 9)) for turn in half}
    straight = [turn for turn in unit if _is_of_cube(np.array(turn))]
    return tuple(sorted(turn for turn in straight if turn > tuple(-part for part in turn)))


def _is_of_cube(turn: Turns) -> bool:
    return bool(np.allclose(np.sort(np.abs(matrix(turn)), axis=0)[:2], 0, atol=1e-6))


def _turn_up(lying: Turns, colour: int, rng: random.Random) -> Turns:
    """A turn of the die in itself, after which it lies with that colour on top."""
    up, wanted = _normal(top_face(lying)), _normal(FACES.index(colour))
    fitting = [turn for turn in _cube() if np.allclose(matrix(np.array(turn)) @ wanted, up)]
    return np.array(rng.choice(fitting))


def _about(moves: npt.NDArray[np.float64], quarters: int) -> npt.NDArray[np.float64]:
    """The whole throw, turned about the souk's middle by so many quarters."""
    angle = quarters * np.pi / 2
    turn = np.array([np.cos(angle / 2), 0.0, 0.0, np.sin(angle / 2)])
    turned = moves.copy()
    turned[..., :3] = moves[..., :3] @ matrix(turn).T
    turned[..., 3:] = _product(np.broadcast_to(turn, moves[..., 3:].shape), moves[..., 3:])
    return turned


# --- made beforehand


def film(wanted: Sequence[int] = _WANTED, path: Path = FILE) -> None:
    """Throw until there are so many films of 0, 1 .. 4 misses, from the cup and from two hands."""
    kept, inside, ways = list[Moves](), list[list[bool]](), list[int]()
    for number, way in enumerate(_WAYS):
        left, seed, souk = list(wanted), 0, Souk()
        while any(left):
            # What is rare is looked for among wilder throws, once the rest is there
            rare = not any(left[:3])
            thrown = souk.throw(seed, way, _wild(SWINGS[way]) if rare else None)
            missed, seed = DICE - sum(thrown.counts), seed + 1
            if thrown.again or len(thrown.film) > _LONGEST or not left[missed]:
                continue
            left[missed] -= 1
            kept.append(thrown.film)
            inside.append([die.lies == "counts" for die in thrown.dice])
            ways.append(number)
    ends = np.cumsum([len(moves) for moves in kept])
    np.savez_compressed(
        path,
        moves=np.concatenate(kept),
        ends=ends.astype(np.int32),
        inside=np.array(inside, bool),
        way=np.array(ways, np.int8),
    )


def _wild(swing: Swing) -> Swing:
    return Swing(swing.reach, swing.height, swing.speed, _WILD * swing.spread)


assert len(_WANTED) == DICE - FEWEST + 1

if __name__ == "__main__":
    film()
