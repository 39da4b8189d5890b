"""What kernels answer at every step of a game, to every viewer, is the same in Node and here.

`Walk` asks what `walks.mjs` asks, in the same order.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sesame.core import calls, dice
from sesame.core.calls import OVER, Table, seats_of
from sesame.core.contract import CHANCE, PUBLIC, Rows
from sesame.core.encoding import encode, encoding
from sesame.core.facts import WIDTH
from sesame.core.game import Game, settings_of
from sesame.core.terms import Terms
from sesame.core.views import most_standing
from sesame.games import OURS, game
from tests.wasm.node import base64, kinds_of_tables, run

SEED, STRIDE, MOST = 7, 7_919, 400
ROOM = 8  # numbers of scores and returns

Machines = Callable[[str], Path]


@pytest.mark.parametrize("name", OURS)
def test_every_answer_at_every_step_is_the_same(machine: Machines, name: str) -> None:
    known = game(name)
    kinds = [terms for seats in known.seats for terms in kinds_of_tables(known, seats)]
    laid = [settings_of(known, terms.seats, terms.options, terms.board) for terms in kinds]
    numbers = encoding(known)
    found = run(
        "walks.mjs",
        folder=machine(name),
        game=name,
        seed=SEED,
        stride=STRIDE,
        most=MOST,
        refused=known.actions.COUNT - 1,
        words=numbers.words,
        numbers=numbers.places.shape[1],
        size=numbers.size,
        places=base64(numbers.places.tobytes()),
        tables=[
            {"laid": base64(each.tobytes()), "seats": terms.seats}
            for each, terms in zip(laid, kinds, strict=True)
        ],
    )
    for number, (terms, there) in enumerate(zip(kinds, found, strict=True)):
        here = Walk(known, terms, number).walked()
        assert len(here) == len(there)
        other = [at for at, pair in enumerate(zip(here, there, strict=True)) if len(set(pair)) > 1]
        assert other == [], f"{terms.seats} seats, {terms.options}: steps that differ"


class Sum:
    """As in `desk.mjs`: a hash of all that was added to it."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, numbers: "np.ndarray[Any, Any]") -> None:
        self._hash.update(numbers.tobytes())

    def note(self, number: int) -> None:
        self._hash.update(f"{int(number)} ".encode())

    def rows(self, rows: Rows, n: int) -> None:
        self.note(n)
        self.add(rows[:n])
        rows[:] = 0

    def told(self) -> str:
        return self._hash.hexdigest()


class Walk:
    """One game, from its beginning to its end."""

    def __init__(self, known: Game, terms: Terms, number: int) -> None:
        self.game, self.seats, self.number = known, terms.seats, number
        self.table = calls.copied(terms.laid, known.record)
        self.rng = dice.stream(SEED, number)
        most = max(known.effects.MOST if known.effects else 0, most_standing(known), 4)
        self.rows = np.zeros((most, WIDTH), np.int32)
        self.ids = np.zeros(known.actions.WIDEST, np.int32)
        self.weights = np.zeros(known.actions.WIDEST, np.int64)
        self.viewers = (PUBLIC, *range(terms.seats))

    def walked(self) -> list[str]:
        """The sums of its steps, then of its end."""
        sums = list[str]()
        while (turn := calls.turn(self.table)) != OVER and len(sums) < MOST:
            sums.append(self._step(turn, len(sums) + self.number))
        return [*sums, self._end()]

    def _step(self, turn: int, number: int) -> str:
        seats, sum_ = seats_of(turn), Sum()
        seat = seats[number % len(seats)] if turn else CHANCE
        before = {viewer: self._observed(viewer) for viewer in self.viewers}
        for viewer in self.viewers:
            self._standing(sum_, before[viewer], viewer)
        if turn:
            n = calls.legal(self.table, seat, self.ids)
        else:
            n = calls.outcomes(self.table, self.ids, self.weights)
        sum_.note(n)
        sum_.add(self.ids[:n])
        if turn:
            self._choices(sum_, before[seat], seat, n)
            self._deals(sum_, seat)
            calls.legal(self.table, seat, self.ids)
        else:
            sum_.add(self.weights[:n])
        self._done(sum_, before, seat, int(self.ids[number * STRIDE % n]))
        return sum_.told()

    def _done(self, sum_: Sum, before: dict[int, Table], seat: int, action: int) -> None:
        """Do it; what came of it, as each viewer sees it."""
        seen = {each: calls.shown(self.table, seat, action, each) for each in self.viewers}
        calls.apply(self.table, seat, action)
        for viewer in self.viewers:
            after = self._observed(viewer)
            sum_.note(seen[viewer])
            n = calls.effects(before[viewer], seat, seen[viewer], after, self.rows)
            sum_.rows(self.rows, n)

    def _observed(self, viewer: int) -> Table:
        known = calls.blank(self.game.record)
        calls.observe(self.table, viewer, known)
        return known

    def _standing(self, sum_: Sum, known: Table, viewer: int) -> None:
        sum_.add(known)
        sum_.rows(self.rows, calls.prompt(known, self.rows))
        sum_.rows(self.rows, calls.standing(known, self.rows))
        numbers = encoding(self.game)
        memory, out = np.zeros(numbers.words, np.int64), np.zeros(numbers.size, np.float32)
        blank = np.frombuffer(memory, self.game.record, 1)
        encode(self.table, viewer, blank, memory, numbers.places, out)
        sum_.add(out)

    def _choices(self, sum_: Sum, known: Table, seat: int, n: int) -> None:
        sum_.note(calls.choices(self.table, seat, self.ids))
        sum_.note(calls.patience(self.table, self.ids))
        calls.legal(self.table, seat, self.ids)
        for at in dict.fromkeys((0, n >> 1, n - 1)):
            action, scratch = int(self.ids[at]), calls.blank(self.game.record)
            sum_.rows(self.rows, calls.choice(known, seat, action, self.rows))
            sum_.rows(self.rows, calls.forecast(known, seat, action, scratch, self.rows))
        refused = self.game.actions.COUNT - 1
        is_legal = calls.allows(self.table, seat, refused, self.ids)
        sum_.note(is_legal)
        if not is_legal:
            sum_.rows(self.rows, calls.refusal(known, seat, refused, self.rows))
        calls.legal(self.table, seat, self.ids)
        only, other = int(self.ids[0]), calls.blank(self.game.record)
        asked = (self.table, seat, only, PUBLIC, 4, self.rng, other, self.ids)
        sum_.note(calls.is_only_choice(*asked))

    def _deals(self, sum_: Sum, seat: int) -> None:
        other = calls.copied(self.table)
        calls.redeal(other, seat, self.rng)
        calls.reopen(other, seat)
        sum_.add(other)

    def _end(self) -> str:
        sum_, is_over = Sum(), calls.turn(self.table) == OVER
        points, returns = np.zeros(ROOM, np.int64), np.zeros(ROOM)
        if is_over:
            sum_.rows(self.rows, calls.ending(self.table, self.rows))
            sum_.note(calls.winners(self.table))
            calls.returns(self.table, returns)
        else:
            sum_.note(calls.settle(self.table, self.rng, self.ids, self.weights))
        calls.scores(self.table, points)
        sum_.add(points)
        sum_.add(returns)
        sum_.add(self.table)
        return sum_.told()
