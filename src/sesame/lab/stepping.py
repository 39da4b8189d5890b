"""One game among thousands that are stepped together: the same kernels on the CPU and on a GPU.

Seats are asked one at a time, the lowest first, and chance is drawn between. Where seats choose
at once, a choice stays sealed until all are in; in a race each hand that goes for something is as
likely to be the first, and time runs out where nobody does.
"""

import numpy as np
import numpy.typing as npt

from sesame.core import bits, calls, contract, dice, own, race
from sesame.core.calls import OVER, Table
from sesame.core.contract import Ids, State, Weights
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.core.own import Numbering

Rewards = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

BEGIN = -1  # in place of an action: lay the table
WAIT = -2  # leave the game as it stands
_NOBODY = -8  # acts: others have to choose yet

Desk = np.dtype(
    [
        ("number", "i8"),  # of the game under way: its stream of the seed
        ("length", "i8"),  # decisions taken in it
        ("waiting", "i4"),  # seats still to be asked, as bits
        *race.FIELDS,  # its time is OVER where time cannot run out
    ],
    align=True,
)


@kernel
def lay(table: Table, desk: State, rng: Rng, laid: Table, seed: int) -> None:
    """Game `desk.number` of the seed, before chance has drawn anything."""
    table[0] = laid[0]
    dice.start(rng, seed, desk.number)
    desk.length = 0
    race.forget(desk)


@kernel
def step(
    table: Table,
    desk: State,
    rng: Rng,
    laid: Table,
    seed: int,
    stride: int,
    action: int,
    ids: Ids,
    weights: Weights,
    rewards: Rewards,
) -> bool:
    """The choice of the seat asked, and all that follows until a seat has to choose again.

    Answers whether the game has ended; then `rewards` says what it came to for each seat, and the
    game `stride` further on has begun. `ids` and `weights` are scratch.
    """
    ended = False
    for seat in range(rewards.shape[0]):
        rewards[seat] = 0
    if action == WAIT:
        return False
    if action == BEGIN:
        lay(table, desk, rng, laid, seed)
    else:
        desk.length += 1
        actor, done = _decided(desk, rng, action)
        if actor == _NOBODY:
            return False
        contract.apply(table[0], actor, int(done))
    while True:
        desk.waiting = calls.settle(table, rng, ids, weights)
        if desk.waiting != OVER:
            break
        ended = True
        contract.returns(table[0], rewards)  # type: ignore[arg-type]  # narrower, for learners
        desk.number += stride
        lay(table, desk, rng, laid, seed)
    desk.time = calls.patience(table, ids)
    return ended


@kernel
def _decided(desk: State, rng: Rng, action: int) -> tuple[int, int]:
    """Who does what, now that one more seat has chosen."""
    seat = bits.first(int(desk.waiting))
    if desk.time == OVER:
        return seat, action
    desk.sealed[seat] = action
    desk.waiting = bits.without_first(int(desk.waiting))
    if desk.waiting:
        return _NOBODY, action
    return race.first(desk, rng)


@kernel
def show(table: Table, seat: int, choices: Ids, before: int, mask: Mask, numbers: Numbering) -> int:
    """Write what the seat may choose, as a list and as a mask; answers how many.

    `before` is how many there were last time: what they left in the mask is taken out. A mask
    without room is left alone. `numbers` are those of the seat's own actions (`core/own.py`).
    """
    masks = mask.shape[0] > 0
    if masks:
        for i in range(before):
            mask[choices[i]] = 0
    n = calls.choices(table, seat, choices)
    own.rename(table, numbers, seat, choices, n)
    if masks:
        for i in range(n):
            mask[choices[i]] = 1
    return n


@kernel
def allows(choices: Ids, n: int, action: int) -> bool:
    """Whether the action is among the first n choices; to wait always is."""
    if action == WAIT:
        return True
    for i in range(n):
        if choices[i] == action:
            return True
    return False
