"""What a player sees of a state, as OpenSpiel asks for it: numbers and text."""

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from sesame.adapters.memory import NUMBERS
from sesame.adapters.moment import Desk
from sesame.core.contract import PUBLIC
from sesame.core.layout import fields

if TYPE_CHECKING:
    from sesame.adapters.openspiel import Position


class Observer:
    """Looks at states for a player, or for the public, with or without all that went before.

    `observation` is documented field by field (`sesame.core.encoding`); `history` has a row for
    everything that the player saw happen: who did it (a seat; -1 chance, -2 the clock), the id of
    what was seen, and a fingerprint of the table as it then looked.
    """

    def __init__(self, desk: Desk, kind: pyspiel.IIGObservationType) -> None:
        self._desk = desk
        self._alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public, self._recalls = kind.public_info, kind.perfect_recall
        size = desk.encoding.size
        # In a race a seat remembers what it went for, beside what then happened.
        rows = desk.game.bound * (2 if desk.game.is_timed else 1) if self._recalls else 0
        self.tensor = np.zeros(size + rows * NUMBERS, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if rows:
            self.dict["history"] = self.tensor[size:].reshape(rows, NUMBERS)

    def set_from(self, state: "Position", player: int) -> None:
        """Fill `tensor`, and so `dict`, with what the player sees."""
        seat = player if self._alone else PUBLIC
        numbers = self._desk.encoding.observation(state.moment.table, seat)
        if not self._public:  # what only this player knows
            public = self._desk.encoding.observation(state.moment.table, PUBLIC)
            numbers = np.where(numbers == public, np.float32(0), numbers)
        self.dict["observation"][:] = numbers
        if "history" in self.dict:
            seen = np.frombuffer(state.memory.of(seat, state.moment).numbers, np.float32)
            history = self.tensor[self._desk.encoding.size :]
            history[: len(seen)], history[len(seen) :] = seen, 0

    def string_from(self, state: "Position", player: int) -> str:
        """The same as text."""
        seat = player if self._alone else PUBLIC
        seen = _plain(self._desk, state.moment.observed(seat)[0])
        if not self._public:
            public = _plain(self._desk, state.moment.observed(PUBLIC)[0])
            seen = {name: value for name, value in seen.items() if value != public[name]}
        words = [f"{name}={value}".replace(" ", "") for name, value in seen.items()]
        if self._alone:
            words.insert(0, f"seat={player}")
        if self._recalls:
            words.append(str(state.memory.of(seat, state.moment)))
        return " ".join(words)


def _plain(desk: Desk, observed: Any) -> dict[str, Any]:
    """The fields of an observed record as plain numbers, in order."""
    return {field.name: observed[field.name].tolist() for field in fields(desk.game)}
