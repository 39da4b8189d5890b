"""The throw for real: eight dice fall onto the souk, under MuJoCo, from a seed (AT-06, AT-07).

MuJoCo is not needed to play: it is imported when a throw is asked for (`pip install mujoco`).
Lengths are in metres, times in seconds; the souk's middle is the origin, z points up.
"""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from sesame.games.attrap_tresors.board import Way
from sesame.games.attrap_tresors.state import COLOURS, DICE, FEWEST, RED

Vectors = npt.NDArray[np.float64]
Film = npt.NDArray[np.int16]
Lies = Literal["counts", "edge", "off", "stacked"]

SIDE = 0.016  # of a die
SOUK = 0.30  # side of the square
REST = 0.02  # m/s and (scaled) rad/s below which a die lies still
STEP = 0.004  # of the simulation
FRAME = 8  # steps between two frames of the trajectory: 30 a second
LONGEST = 5.0  # a throw that still moves then is thrown again
_CHECK = 20  # steps between two looks at whether all lie still
_TRIES = 20  # throws again, of stacked dice or of all

SPIN = 25.0  # rad/s, as the dice leave the cup or the hand


@dataclass(frozen=True)
class Swing:
    """What a throw is like; tuned until a die misses in 1 to 4 % of the cases (AT-07)."""

    reach: float  # from where the dice are let go to the middle
    height: float
    speed: float  # towards the middle
    spread: float  # how differently the dice fly, m/s


SWINGS: dict[Way, Swing] = {
    "cup": Swing(reach=0.055, height=0.10, speed=0.45, spread=0.125),
    "hands": Swing(reach=0.07, height=0.10, speed=0.50, spread=0.185),
}

# Colour of the face that looks along +x, -x, +y, -y, +z, -z of the die
FACES = (1, 6, 2, 5, 3, 4)


@dataclass(frozen=True)
class Die:
    """Where a die came to lie, the colour on top, and whether it counts."""

    colour: int
    x: float
    y: float
    lies: Lies


@dataclass(frozen=True)
class Thrown:
    """A whole throw: the dice as they lie at the end, what counts, and the film of it."""

    dice: tuple[Die, ...]
    counts: tuple[int, ...]  # counting dice of each colour
    first: tuple[Die, ...]  # as they lay before stacked ones were thrown again
    again: int  # how often dice were thrown again
    film: Film  # (frames, dice, 7): millimetres / 10, then the turn times 32,767


@cache
def _engine() -> Any:
    return import_module("mujoco")


def _scene() -> str:
    """The table and eight dice, in MuJoCo's own language."""
    half = SIDE / 2
    dice = "".join(
        f'<body name="d{i}"><joint type="free" damping="4e-7"/>'
        f'<geom type="box" size="{half} {half} {half}" mass="0.005"/></body>'
        for i in range(DICE)
    )
    return f"""<mujoco>
      <option timestep="{STEP}" integrator="implicitfast" cone="pyramidal" iterations="8"/>
      <default><geom friction="0.45 0.003 0.0005" solref="0.01 0.7" condim="3"/></default>
      <worldbody><geom type="plane" size="5 5 0.1"/>{dice}</worldbody>
    </mujoco>"""


class Souk:
    """A table to throw on. Keep one for many throws: building it takes longer than a throw."""

    def __init__(self) -> None:
        mujoco = _engine()
        self._step = mujoco.mj_step
        self._reset = mujoco.mj_resetData
        self._model = mujoco.MjModel.from_xml_string(_scene())
        self._data = mujoco.MjData(self._model)

    def throw(self, seed: int, way: Way = "cup", swing: Swing | None = None) -> Thrown:
        """The throw of this seed; stacked dice are thrown again until none is (AT-07)."""
        swing = swing or SWINGS[way]
        rng = np.random.Generator(np.random.PCG64(seed))
        moving, films = list(range(DICE)), list[Film]()
        first: tuple[Die, ...] = ()
        for again in range(_TRIES):
            self._launch(rng, moving, way, swing)
            films.append(self._run())
            dice = self._lying()
            first = first or dice
            stacked = [i for i, die in enumerate(dice) if die.lies == "stacked"]
            counts = _counted(dice)
            if not stacked and sum(counts) >= FEWEST:
                return Thrown(dice, counts, first, again, np.concatenate(films))
            moving = stacked or list(range(DICE))
        raise RuntimeError(f"seed {seed}: the dice would not lie")  # pragma: no cover

    def _launch(self, rng: np.random.Generator, moving: list[int], way: Way, swing: Swing) -> None:
        """Put the dice that are thrown where the cup, or each hand, lets them go."""
        if len(moving) == DICE:
            self._reset(self._model, self._data)
        place, speed = (a.reshape(DICE, -1) for a in (self._data.qpos, self._data.qvel))
        turn = rng.uniform(0, 2 * np.pi)
        for rank, i in enumerate(moving):
            side = turn + (np.pi * (i % 2) if way == "hands" else 0.0)
            ahead = np.array([np.cos(side), np.sin(side), 0.0])
            slot = rank // 2 if way == "hands" else rank
            loose = np.array([slot % 2, slot // 2 % 2, slot // 4]) - (0.5, 0.5, 0.0)
            jitter = rng.uniform(-0.002, 0.002, 3)
            start = -swing.reach * ahead + (0, 0, swing.height) + loose * SIDE * 1.9 + jitter
            place[i] = (*start, *_any_turn(rng))
            speed[i, :3] = swing.speed * ahead + rng.normal(0, swing.spread, 3)
            speed[i, 3:] = rng.normal(0, SPIN / np.sqrt(3), 3)

    def _run(self) -> Film:
        """Let them fall until all lie still; the film of it."""
        frames, data = list[Vectors](), self._data
        for number in range(int(LONGEST / STEP)):
            if number % FRAME == 0:
                frames.append(data.qpos.reshape(DICE, 7).copy())
            self._step(self._model, data)
            if number % _CHECK == _CHECK - 1 and self._is_still():
                break
        frames.append(data.qpos.reshape(DICE, 7).copy())
        scale = np.array([1e4] * 3 + [32_767.0] * 4)
        film: Film = np.clip(np.array(frames) * scale, -32_767, 32_767).astype(np.int16)
        return film

    def _is_still(self) -> bool:
        speed = np.abs(self._data.qvel.reshape(DICE, 6))
        return bool(speed[:, :3].max() < REST and speed[:, 3:].max() * SIDE < REST)

    def _lying(self) -> tuple[Die, ...]:
        """Read the dice: the top face, and whether it lies flat, alone and inside."""
        turns = self._data.xmat[1:].reshape(DICE, 3, 3)
        places = self._data.xpos[1:]
        up = turns[:, 2, :]  # how far each axis of the die looks up
        axis = np.abs(up).argmax(axis=1)
        found = []
        for i in range(DICE):
            down = up[i, axis[i]] < 0
            flat = abs(up[i, axis[i]]) > 0.99 and places[i, 2] < 0.55 * SIDE
            corners = np.abs(turns[i, :2, :]).sum(axis=1) * SIDE / 2
            found.append(
                Die(
                    FACES[2 * int(axis[i]) + int(down)],
                    float(places[i, 0]),
                    float(places[i, 1]),
                    _lies(places[i, :2], corners, bool(flat)),
                )
            )
        return _with_those_below(tuple(found), places)


def _lies(place: Vectors, reach: Vectors, flat: bool) -> Lies:
    """AT-07: wholly inside counts; else on the edge, or off; leaning or on another: stacked."""
    if not flat:
        return "stacked"
    if (np.abs(place) + reach < SOUK / 2).all():
        return "counts"
    return "off" if (np.abs(place) - reach > SOUK / 2).any() else "edge"


def _with_those_below(dice: tuple[Die, ...], places: Vectors) -> tuple[Die, ...]:
    """AT-07: dice lying on one another do not count, the lower ones neither."""
    tops = [i for i, die in enumerate(dice) if die.lies == "stacked"]

    def is_below(i: int) -> bool:
        apart = [float(np.hypot(*(places[i, :2] - places[top, :2]))) for top in tops]
        return any(distance < 1.2 * SIDE for distance in apart)

    return tuple(
        Die(die.colour, die.x, die.y, "stacked") if is_below(i) else die
        for i, die in enumerate(dice)
    )


def _any_turn(rng: np.random.Generator) -> Vectors:
    """A turn in space, all as likely: four normal numbers, made one long."""
    four = rng.normal(size=4)
    return np.asarray(four / np.linalg.norm(four))


def _counted(dice: tuple[Die, ...]) -> tuple[int, ...]:
    showing = [die.colour for die in dice if die.lies == "counts"]
    return tuple(showing.count(RED + colour) for colour in range(COLOURS))
