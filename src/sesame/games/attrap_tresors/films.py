"""Throws to look at: dice that fell under MuJoCo, turned so that they show what chance has drawn.

Chance draws how many dice show each colour (AT-07); nobody waits for an engine then. `films.npz`
has throws that were simulated beforehand, by the way of throwing and by dice that miss. All cubes
are alike, so that a die which flies the same way with other faces up is the same throw: each die
is turned in itself until the right colour lies on top, and the whole throw about the souk's middle.

    python -m sesame.games.attrap_tresors.films    # simulate them anew; needs MuJoCo
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from sesame.core import dice
from sesame.core.contract import State
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.attrap_tresors import throws
from sesame.games.attrap_tresors.actions import DEALS, LETTERS
from sesame.games.attrap_tresors.board import Way
from sesame.games.attrap_tresors.state import COLOURS, DICE, FEWEST, RED
from sesame.games.attrap_tresors.throw import FACES, FRAME, STEP, SWINGS, Souk, Swing

FILE = Path(__file__).with_name("films.npz")
EVERY = round(1000 * FRAME * STEP)  # milliseconds from one frame to the next
NUMBERS = 7  # of one die in one frame: tenths of millimetres, then the turn: w, x, y, z
LONGEST = 18  # frames: a film is over before the dice are to be read
_WANTED = (24, 12, 6, 4, 2)  # films of 0, 1, 2, 3, 4 dice that miss
_WILD = 1.6  # as much more spread: else three misses are one throw in two thousand
_WAYS: tuple[Way, ...] = ("cup", "hands")

Turns = npt.NDArray[np.float64]  # (..., 4): w, x, y, z
Moves = npt.NDArray[np.int16]  # (frames, dice, NUMBERS)
Bytes = npt.NDArray[np.int8]


class Film(NamedTuple):
    """Eight dice from the cup to where they lie."""

    moves: Moves
    tops: tuple[int, ...]  # colour on top of each die, once it lies; none: it has no colours yet
    counts: tuple[bool, ...]  # whether it counts (AT-07)


class Reel(NamedTuple):
    """All throws that were simulated, one after the other."""

    moves: Moves
    ends: npt.NDArray[np.int32]  # of each film, the frame after its last
    inside: Bytes  # (films, dice): whether it counts
    way: Bytes  # of each film: from the cup, or from two hands


@cache
def reel() -> Reel:
    with np.load(FILE) as kept:
        inside = kept["inside"].astype(np.int8)
        return Reel(kept["moves"], kept["ends"].astype(np.int32), inside, kept["way"])


def of(counts: Sequence[int], way: Way, name: str) -> Film:
    """A film in which so many counting dice show each colour; the same name, the same film."""
    return _film(counts, way, name, is_blank=False)


def blank(misses: int, way: Way, name: str) -> Film:
    """The same film before anybody may know the colours: nothing in it depends on them."""
    return _film((DICE - misses,) + (0,) * (COLOURS - 1), way, name, is_blank=True)


def _film(counts: Sequence[int], way: Way, name: str, is_blank: bool) -> Film:
    rng = dice.stream(int.from_bytes(sha256(name.encode()).digest()[:7], "big"))
    moves = np.zeros((LONGEST, DICE, NUMBERS), np.int16)
    tops, inside = np.zeros(DICE, np.int8), np.zeros(DICE, np.int8)
    drawn, seen = np.array(counts, np.int8), (moves, tops, inside)
    frames = draw(drawn, _WAYS.index(way), is_blank, *reel(), rng, *seen)
    shown = () if is_blank else tuple(tops.tolist())
    return Film(moves[:frames], shown, tuple(map(bool, inside)))


# --- kernels


@kernel
def show(
    s: State,
    action: int,
    is_blank: bool,
    reel_moves: Moves,
    ends: npt.NDArray[np.int32],
    insides: Bytes,
    ways: Bytes,
    rng: Rng,
    moves: Moves,
    tops: Bytes,
    inside: Bytes,
) -> int:
    """A film of that action of chance at this table, with letters for colours; how many frames it
    has, 0 if there is nothing to see."""
    if action >= DEALS:
        return 0
    counts, way = throws.SHOWN[action], int(s.seats == 2)
    frames = draw(counts, way, is_blank, reel_moves, ends, insides, ways, rng, moves, tops, inside)
    for die in range(DICE):
        tops[die] = _LETTERS[int(tops[die])]
    return frames


@kernel
def draw(
    counts: Bytes,
    way: int,
    is_blank: bool,
    reel_moves: Moves,
    ends: npt.NDArray[np.int32],
    insides: Bytes,
    ways: Bytes,
    rng: Rng,
    moves: Moves,
    tops: Bytes,
    inside: Bytes,
) -> int:
    """A film in which so many counting dice show each colour. How the dice fly is drawn before
    their colours are, so that it is the same without them."""
    missed = DICE
    for colour in range(COLOURS):
        missed -= int(counts[colour])
    film = _pick(way, missed, insides, ways, rng)
    begin = int(ends[film - 1]) if film > 0 else 0
    frames, quarters = int(ends[film]) - begin, dice.below(rng, len(_QUARTERS))
    left = DICE - missed
    for die in range(DICE):
        inside[die] = insides[film, die]
        tops[die] = 0
        up = 0
        if not is_blank:
            tops[die] = _top(counts, left, tops, inside, die, rng)
            left -= int(inside[die])
            lying = reel_moves[begin + frames - 1, die]
            fitting = _FITTING[_face_up(lying), _FACE_OF[int(tops[die])]]
            up = int(fitting[dice.below(rng, len(fitting))])
        for frame in range(frames):
            _place(reel_moves[begin + frame, die], quarters, moves[frame, die])
            _turn(reel_moves[begin + frame, die], _QUARTERS[quarters], _CUBE[up], moves[frame, die])
    return frames


@kernel
def _pick(way: int, missed: int, insides: Bytes, ways: Bytes, rng: Rng) -> int:
    """One of the films thrown that way in which so many dice miss."""
    fitting = 0
    for film in range(len(ways)):
        fitting += _fits(film, way, missed, insides, ways)
    drawn, found = dice.below(rng, fitting), 0
    for film in range(len(ways)):
        if _fits(film, way, missed, insides, ways):
            if drawn == 0:
                found = film
            drawn -= 1
    return found


@kernel
def _fits(film: int, way: int, missed: int, insides: Bytes, ways: Bytes) -> bool:
    out = DICE
    for die in range(DICE):
        out -= int(insides[film, die])
    return bool(ways[film] == way and out == missed)


@kernel
def _top(counts: Bytes, left: int, tops: Bytes, inside: Bytes, die: int, rng: Rng) -> int:
    """The colour that a die shows: one of those drawn that no die before it shows; one that does
    not count, any."""
    if not inside[die]:
        return RED + dice.below(rng, COLOURS)
    drawn = dice.below(rng, left)
    for colour in range(COLOURS):
        here = int(counts[colour])
        for before in range(die):
            here -= inside[before] and tops[before] == RED + colour
        if drawn < here:
            return RED + colour
        drawn -= here
    return RED


@kernel
def _face_up(pose: Moves) -> int:
    """Which of the six faces of a die looks up: +x, -x, +y, -y, +z, -z."""
    w, x, y, z = float(pose[3]), float(pose[4]), float(pose[5]), float(pose[6])
    up_x, up_y = 2 * (x * z - w * y), 2 * (y * z + w * x)
    up_z = w * w - x * x - y * y + z * z
    if abs(up_x) > abs(up_y) and abs(up_x) > abs(up_z):
        return 1 if up_x < 0 else 0
    if abs(up_y) > abs(up_z):
        return 3 if up_y < 0 else 2
    return 5 if up_z < 0 else 4


@kernel
def _place(pose: Moves, quarters: int, out: Moves) -> None:
    """Where a die is, the whole throw being turned about the souk's middle."""
    x, y = int(pose[0]), int(pose[1])
    for _ in range(quarters):
        x, y = -y, x
    out[0], out[1], out[2] = x, y, pose[2]


@kernel
def _turn(pose: Moves, about: Turns, within: Turns, out: Moves) -> None:
    """How a die is turned: first in itself, then as it flies, then with the whole throw."""
    w, x, y, z = _product(
        about[0], about[1], about[2], about[3],
        float(pose[3]), float(pose[4]), float(pose[5]), float(pose[6]),
    )  # fmt: skip
    w, x, y, z = _product(w, x, y, z, within[0], within[1], within[2], within[3])
    out[3], out[4], out[5], out[6] = _whole(w), _whole(x), _whole(y), _whole(z)


@kernel
def _whole(part: float) -> int:
    return int(np.rint(max(-32_767.0, min(32_767.0, part))))


@kernel
def _product(
    w: float, x: float, y: float, z: float, a: float, b: float, c: float, d: float
) -> tuple[float, float, float, float]:
    """First the other turn, then the one."""
    return (
        w * a - x * b - y * c - z * d,
        w * b + x * a + y * d - z * c,
        w * c - x * d + y * a + z * b,
        w * d + x * c - y * b + z * a,
    )


# --- turns of a cube, for the kernels


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


def _cube() -> Turns:
    """The 24 turns that leave a cube where it is; the first is none."""
    half = [turn for turn in product((-1.0, 0.0, 1.0), repeat=4) if any(turn)]
    unit = {tuple(np.round(np.array(turn) / np.linalg.norm(turn), 9)) for turn in half}
    straight = [turn for turn in unit if _is_of_cube(np.array(turn))]
    found = sorted(turn for turn in straight if turn > tuple(-part for part in turn))
    return np.array([(1.0, 0.0, 0.0, 0.0), *(turn for turn in found if turn[0] < 1.0)])


def _is_of_cube(turn: Turns) -> bool:
    return bool(np.allclose(np.sort(np.abs(matrix(turn)), axis=0)[:2], 0, atol=1e-6))


def _fitting() -> npt.NDArray[np.int8]:
    """(up, wanted, 4): the turns of a die in itself after which that face is where this one was."""
    faces = range(COLOURS)
    return np.array(
        [
            [
                [
                    number
                    for number, turn in enumerate(_CUBE)
                    if np.allclose(matrix(turn) @ _normal(wanted), _normal(up))
                ]
                for wanted in faces
            ]
            for up in faces
        ],
        np.int8,
    )


_CUBE = _cube()
_FITTING = _fitting()
_QUARTERS = np.array([[np.cos(q * np.pi / 4), 0.0, 0.0, np.sin(q * np.pi / 4)] for q in range(4)])
_FACE_OF = np.array([0, *(FACES.index(RED + colour) for colour in range(COLOURS))], np.int8)
_LETTERS = np.array([0, *(ord(LETTERS[RED + colour]) for colour in range(COLOURS))], np.int8)


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
            if thrown.again or len(thrown.film) > LONGEST or not left[missed]:
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
