"""What a player sees of a state, as OpenSpiel asks for it: numbers and text."""

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from sesame.adapters.memory import LOOKS
from sesame.adapters.moment import Common
from sesame.core.contract import PUBLIC

if TYPE_CHECKING:
    from sesame.adapters.openspiel import Position

HISTORY, FINGERPRINT = "history", "fingerprint"  # what perfect recall adds to the fields


class Observer:
    """Looks at states for a player, or for the public, with or without all that went before.

    `dict` has the fields of an observation by name, as docs/observations.md lists them. With all
    that went before it has `history`, a row of bits for everything that the player saw happen (see
    `Notes`); and where something is hidden, `fingerprint`, the bits of a cryptographic hash of all
    looks at the table, because a look may tell what no action did.
    """

    def __init__(self, common: Common, kind: pyspiel.IIGObservationType) -> None:
        self._common = common
        self._alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public, self._recalls = kind.public_info, kind.perfect_recall
        size = common.encoding.size
        rows, width = common.notes.shape if self._recalls else (0, 0)
        looks = LOOKS if self._recalls and common.hides else 0
        self.tensor = np.zeros(size + rows * width + looks, np.float32)
        self._seen, self._looks = self.tensor[:size], self.tensor[size + rows * width :]
        self.dict = {n: np.atleast_1d(v) for n, v in common.encoding.named(self._seen).items()}
        if rows:
            self.dict[HISTORY] = self.tensor[size : size + rows * width].reshape(rows, width)
        if looks:
            self.dict[FINGERPRINT] = self._looks

    def set_from(self, state: "Position", player: int) -> None:
        """Fill `tensor`, and so `dict`, with what the player sees."""
        seat = player if self._alone else PUBLIC
        numbers = self._common.encoding.observation(state.moment.table, seat)
        if not self._public:  # what only this player knows
            public = self._common.encoding.observation(state.moment.table, PUBLIC)
            numbers = np.where(numbers == public, np.float32(0), numbers)
        self._seen[:] = numbers
        if self._recalls:
            self._recall(state, seat)

    def _recall(self, state: "Position", seat: int) -> None:
        recalled = state.memory.of(seat, state.log)
        seen, history = len(recalled.codes), self.dict[HISTORY]
        history[:seen], history[seen:] = self._common.notes.bits(recalled.codes), 0
        if self._looks.size:
            self._looks[:] = np.unpackbits(np.frombuffer(recalled.looks, np.uint8))

    def string_from(self, state: "Position", player: int) -> str:
        """The same as text."""
        seat = player if self._alone else PUBLIC
        seen = _plain(self._common, state.moment.observed(seat)[0])
        if not self._public:
            public = _plain(self._common, state.moment.observed(PUBLIC)[0])
            seen = {name: value for name, value in seen.items() if value != public[name]}
        words = [f"{name}={value}".replace(" ", "") for name, value in seen.items()]
        if self._alone:
            words.insert(0, f"seat={player}")
        recalled = str(state.memory.of(seat, state.log)) if self._recalls else ""
        return " ".join(words) + recalled


def _plain(common: Common, observed: Any) -> dict[str, Any]:
    """The fields of an observed record as plain numbers, in order."""
    return {field.name: observed[field.name].tolist() for field in common.game.State.own_fields}
