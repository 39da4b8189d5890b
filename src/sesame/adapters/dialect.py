"""What a learner is told, and how it answers: which numbers, which actions, a mask or a list.

`encoding`: "record" (field by field, docs/observations.md) or "planes" (`sesame.core.portrait`).
`actions`: "all" (the game's own ids) or "own" (a seat's own, without chance's: `sesame.core.own`).
`masks`: a number for every action, or a list of those that may be chosen, filled up with -1.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from sesame.core.calls import Table
from sesame.core.contract import Ids
from sesame.core.encoding import Encoding, Numbers
from sesame.core.own import ALL, Own, own_of
from sesame.core.portrait import RECORD, Portrait, lens_of
from sesame.core.terms import Terms

NO_CHOICE = -1  # fills up a list of choices
MASK, CHOICES = "action_mask", "choices"  # what an observation calls them

Mask = npt.NDArray[np.int8]
Observation = dict[str, Any]


class Dialect:
    """How one learner and one game understand each other."""

    def __init__(
        self, terms: Terms, encoding: str = RECORD, actions: str = ALL, masks: bool = True
    ) -> None:
        self.terms, self.masks = terms, masks
        self.numbers: Encoding | Portrait = lens_of(terms, encoding)
        self.own: Own | None = own_of(terms, actions)
        self.count = terms.game.actions.COUNT if self.own is None else self.own.count
        self._most = terms.game.most_choices + 1  # one more to wait for the clock
        self._again = (terms, encoding, actions, masks)

    def __reduce__(self) -> tuple[Any, ...]:
        return Dialect, self._again

    # --- spaces

    @property
    def actions(self) -> "spaces.Discrete[Any]":
        """Of actions."""
        return spaces.Discrete(self.count)

    @property
    def box(self) -> spaces.Box:
        """Of the numbers alone."""
        return spaces.Box(self.numbers.low, self.numbers.high, dtype=np.float32)

    @property
    def observations(self) -> spaces.Dict:
        """Of what is told: numbers, and a mask or a list."""
        told: spaces.Space[Any] = spaces.Box(0, 1, (self.count,), np.int8)
        if not self.masks:
            told = spaces.Box(NO_CHOICE, self.count - 1, (self._most,), np.int32)
        return spaces.Dict({"observation": self.box, MASK if self.masks else CHOICES: told})

    # --- what is told

    def observation(self, table: Table, seat: int, allowed: Ids) -> Observation:
        """What a seat may know, and which ids it may choose now."""
        seen: Numbers = self.numbers.observation(table, seat)
        choices = self.choices(table, seat, allowed)
        told = self._mask(choices) if self.masks else self._list(choices)
        return {"observation": seen, MASK if self.masks else CHOICES: told}

    def choices(self, table: Table, seat: int, allowed: Ids) -> Ids:
        """The actions that ids are."""
        return allowed if self.own is None else self.own.numbers_of(table, seat, allowed)

    def mask(self, table: Table, seat: int, allowed: Ids) -> Mask:
        """1 for what a seat may choose."""
        return self._mask(self.choices(table, seat, allowed))

    def _mask(self, choices: Ids) -> Mask:
        mask = np.zeros(self.count, np.int8)
        mask[choices] = 1
        return mask

    def _list(self, choices: Ids) -> Ids:
        found = np.full(self._most, NO_CHOICE, np.int32)
        found[: len(choices)] = choices
        return found

    # --- what is answered

    def id_of(self, table: Table, seat: int, action: int) -> int:
        """The id of a seat's action."""
        if self.own is None or not 0 <= action < self.count:
            return action
        return self.own.id_of(table, seat, action)
