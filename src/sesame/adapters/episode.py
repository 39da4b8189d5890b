"""A game under way, as a library steps it: seats are asked in turn, chance is drawn between."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from sesame.core import calls, contract, dice, race
from sesame.core.board import Board
from sesame.core.calls import OVER, Table, seats_of
from sesame.core.contract import PUBLIC, Ids
from sesame.core.errors import BadOption, IllegalAction
from sesame.core.game import Game
from sesame.core.terms import Terms
from sesame.games import game as find_game


def terms_of(
    game: str | Game, seats: int | None, board: str | Path | Board | None, options: dict[str, Any]
) -> Terms:
    """The terms that were asked for; refuses what the game does not offer.

    A board file of one's own is given as a `Path`; a text, which may come from anywhere, names a
    board or is one, and opens no file.
    """
    found = find_game(game) if isinstance(game, str) else game
    on = found.boards.load(board) if isinstance(board, Path) else board
    return found.terms(seats, options, on)


def refuse_options(terms: Terms, options: Mapping[str, Any] | None) -> None:
    """Terms are agreed when an environment is made; none of them changes from game to game.

    What is no term of the game's is somebody else's: PettingZoo's own suite hands such things in.
    """
    agreed = {"seats", "board", *terms.options}
    if asked := agreed & set(options or ()):
        raise BadOption("no-options-at-reset", names=", ".join(sorted(asked)))


class Episode:
    """One table, its chance, and the seats that have to choose now."""

    def __init__(self, terms: Terms) -> None:
        self.terms, self.game, self.seats = terms, terms.game, terms.seats
        self._laid: Table = calls.copied(terms.lay().view(np.ndarray).view(terms.game.record))
        widest = terms.game.actions.WIDEST + 1  # one more to wait for the clock
        self._ids, self._weights = np.zeros(widest, np.int32), np.zeros(widest, np.int64)
        self._rng: dice.Rng | None = None
        self._race = contract.blank(race.Race)[0]  # what each seat goes for, where time can run out
        self.table = self._laid
        self.waiting: tuple[int, ...] = ()  # seats still to be asked, the lowest first
        self.time = OVER  # the id of waiting for the clock, where time can run out

    def begin(self, seed: int | None) -> None:
        """A new game. Without a seed chance goes on from the last game's, or from nowhere."""
        if seed is not None or self._rng is None:
            self._rng = dice.stream(_fresh() if seed is None else seed)
        self.table = calls.copied(self._laid)
        self._go_on()

    def __getstate__(self) -> dict[str, Any]:
        told = {"terms": self.terms, "waiting": self.waiting, "time": self.time, "rng": self._rng}
        return told | {"table": self.table.tobytes(), "sealed": self._race.sealed.tolist()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["terms"])  # type: ignore[misc]
        self.waiting, self.time, self._rng = kept["waiting"], kept["time"], kept["rng"]
        self.table = np.frombuffer(bytearray(kept["table"]), self.game.record)
        self._race.time, self._race.sealed[:] = self.time, kept["sealed"]

    @property
    def over(self) -> bool:
        return not self.waiting

    def choices(self, seat: int) -> Ids:
        """What a seat may choose: nothing, unless it is waited for.

        Good until anything else is asked.
        """
        n = calls.choices(self.table, seat, self._ids) if seat in self.waiting else 0
        return self._ids[:n]

    def choose(self, seat: int, action: int) -> None:
        """One seat's choice; once all are in, what comes of them. Raises IllegalAction."""
        if action not in self.choices(seat):
            raise IllegalAction("not-allowed-to-seat", action=str(action), seat=str(seat))
        if self.time == OVER:
            calls.apply(self.table, seat, action)
            self._go_on()
            return
        self._race.sealed[seat] = action
        self.waiting = self.waiting[1:] if self.waiting[0] == seat else _without(self.waiting, seat)
        if not self.waiting:
            calls.apply(self.table, *race.first(self._race, self._rng))  # type: ignore[arg-type]
            self._go_on()

    def _go_on(self) -> None:
        now = calls.settle(self.table, self._rng, self._ids, self._weights)  # type: ignore[arg-type]
        self.waiting = seats_of(now)
        self.time = calls.patience(self.table, self._ids) if self.game.is_timed else OVER
        self._race.time = self.time
        race.forget(self._race)

    # --- what is told

    def returns(self) -> list[float]:
        """What the end is worth to each seat; 0 before."""
        utilities = np.zeros(self.seats, np.float64)
        if self.over:
            calls.returns(self.table, utilities)
        worth: list[float] = utilities.tolist()
        return worth

    def text(self, seat: int | None = None) -> str:
        """The table as a seat, or a spectator, sees it, for a terminal."""
        known = calls.blank(self.game.record)
        calls.observe(self.table, PUBLIC if seat is None else seat, known)
        return self.game.draw(known[0]).plain


def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(other for other in seats if other != seat)


def _fresh() -> int:
    return secrets.randbits(63)
