"""Facts put into words: a game's rows, and the messages of its folder.

A kind's name is that of its message, and its parts are what the message may use. A kind without a
message is shown, not told.
"""

from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np

from sesame.core import calls
from sesame.core.calls import Table
from sesame.core.contract import Rows, State
from sesame.core.facts import WIDTH, Kinds, Row, name_of, told
from sesame.core.game import Action, Actions
from sesame.core.messages import Message, Sentences, messages
from sesame.core.words import Words

_ENDED = "ended"  # the kind that `ending` writes
_ROWS = 4  # of what is asked, refused or chosen: one is written


class Speech:
    """What people read about a game: `Text` of a game whose facts are kernels, words data."""

    def __init__(
        self,
        folder: Path,
        kinds: Kinds,
        actions: Actions,
        *,
        write_position: Callable[[State], str],
        read_position: Callable[[str, State], None],
    ) -> None:
        self.messages = messages(folder)
        self._kinds, self._actions = kinds, actions
        self.write_position, self.read_position = write_position, read_position

    def said(self, rows: Iterable[Iterable[int]]) -> list[Words]:
        """Of these effects those that have words; how it ended is said for itself (`ending`)."""
        found = ((name_of(kind), said) for kind, said in (told(self._kinds, row) for row in rows))
        return [
            self.messages(name, **said)
            for name, said in found
            if name != _ENDED and self.messages.has(name)
        ]

    def seat_name(self, seat: int) -> Words:
        return self.messages("seat-name", seat=seat)

    def asked(self, known: Table) -> Row:
        """What is waited for, and of whom."""
        rows = np.zeros((_ROWS, WIDTH), np.int32)
        return self._one(calls.prompt(known, rows), rows)

    def chosen(self, known: Table, seat: int, number: int) -> Row:
        """What an action does, by its id."""
        rows = np.zeros((_ROWS, WIDTH), np.int32)
        return self._one(calls.choice(known, seat, number, rows), rows)

    def told(self, chosen: Row, effects: Iterable[Iterable[int]]) -> Words:
        """What was done, and what came of it."""
        said = [self._message(chosen), *self.said(effects)]
        return Sentences(said) if said[1:] else said[0]

    def prompt(self, observed: State) -> Words:
        return self._message(self.asked(calls.table_of(observed)))

    def sentence(self, observed: State, seat: int, action: Action) -> Words:
        number = self._actions.to_id(action)
        return self._message(self.chosen(calls.table_of(observed), seat, number))

    def refusal(self, observed: State, seat: int, action: Action) -> Words:
        rows = np.zeros((_ROWS, WIDTH), np.int32)
        table, number = calls.table_of(observed), self._actions.to_id(action)
        return self._message(self._one(calls.refusal(table, seat, number, rows), rows))

    def ending(self, s: State) -> Words:
        rows = np.zeros((_ROWS, WIDTH), np.int32)
        return self._message(self._one(calls.ending(calls.table_of(s), rows), rows))

    def _one(self, n: int, rows: Rows) -> Row:
        assert n == 1, "a game always has an answer"
        return self.row(rows[0])

    def row(self, written: Rows) -> list[int]:
        """One fact as a kernel wrote it, without the zeros behind what it says."""
        row: list[int] = written.tolist()
        return row[: self._kinds[row[0]].width]

    def _message(self, row: Row) -> Message:
        kind, said = told(self._kinds, row)
        return self.messages(name_of(kind), **said)
