"""Information leaks: what somebody could learn, asked of the rules by dealing again.

If every table that a viewer holds possible would look the same to them afterwards, then they have
learnt nothing. A few deals are tried; what differs in none of them is taken to be no secret.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from sesame.core import calls, contract, dice
from sesame.core.contract import CHANCE, PUBLIC, State
from sesame.core.match import Match, Step

_DEALS = 12
# A pair is in one hand of a hundred: where the table waits only for whoever has it, all would know
_MANY_DEALS = 2048


def undo_length(match: Match, seat: int) -> int | None:
    """To how many steps the log goes back if the seat's last decision is taken back.

    A forced move is not a decision: the table would make it again at once, so what came before it
    is taken back too. None: there is none, or since then chance has answered or somebody has
    learnt something.
    """
    before, viewers = match.copy(), (PUBLIC, *range(match.seats))
    before.seed = None
    for at in range(len(match.log) - 1, -1, -1):
        if match.log[at].seat == CHANCE:
            return None
        if match.log[at].seat != seat:
            continue
        before.cut(at)
        if not is_plainly_forced(before, seat):
            is_secret = any(_reveals(before, match.log[at:], viewer) for viewer in viewers)
            return None if is_secret else at
    return None


def is_own_turn(match: Match, seat: int, steps: int) -> bool:
    """Whether the seat alone has acted since so many steps, and is still the one to act."""
    return match.actors == (seat,) and all(step.seat == seat for step in match.log[steps:])


def is_plainly_forced(match: Match, seat: int) -> bool:
    """Whether everybody can see that the seat has a single choice, and which."""
    only = match.legal_ids(seat)
    if len(only) != 1:
        return False
    if match.game.is_open:
        return True
    table, ids = calls.table_of(match.state), np.zeros(match.game.actions.WIDEST, np.int32)
    other = calls.blank(match.game.record)
    return calls.is_only_choice(
        table, seat, only[0], PUBLIC, _MANY_DEALS, dice.stream(0), other, ids
    )


def _reveals(before: Match, steps: Sequence[Step], viewer: int) -> bool:
    """Whether these steps tell the viewer anything about what lay hidden."""
    truth = _copy(before.state)
    for step in steps:
        contract.apply(truth, *step)
    seen = _seen(truth, viewer)
    return any(_after(table, steps, viewer) != seen for table in _possible(before, viewer))


def _after(table: State, steps: Sequence[Step], viewer: int) -> bytes | None:
    """What the viewer would see after the same steps here; None: here they could not be played."""
    ids = np.zeros(1 << 14, np.int32)
    for seat, action in steps:
        n = contract.legal(table, seat, ids) if seat >= 0 else 0
        if seat >= 0 and action not in ids[:n]:
            return None
        contract.apply(table, seat, action)
    return _seen(table, viewer)


def _possible(match: Match, viewer: int) -> Iterator[State]:
    for deal in range(_DEALS):
        table = _copy(match.state)
        contract.redeal(table, viewer, dice.stream(deal))
        yield table


def _seen(table: State, viewer: int) -> bytes:
    known = contract.blank(table.dtype)
    contract.observe(table, viewer, known[0])
    return known.tobytes()


def _copy(state: State) -> State:
    copied = contract.blank(state.dtype)
    copied[0] = state
    return copied[0]
