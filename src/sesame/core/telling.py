"""A match told step by step, in sentences, to somebody who may not know everything."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import groupby
from typing import NamedTuple

import numpy as np

from sesame.core.calls import Table
from sesame.core.contract import CHANCE, Rows
from sesame.core.facts import WIDTH
from sesame.core.game import Action, Game
from sesame.core.match import Match, Seen, Step
from sesame.core.messages import house
from sesame.core.speech import Speech
from sesame.core.spelling import Letters
from sesame.core.words import Words

_LONG_RUN = 6  # more chance outcomes in a row than this are summed up in one line


class Told(NamedTuple):
    """One thing to say about one step of the log."""

    by_chance: bool
    action: int | None  # its id, as it was seen; None: it is not to be known yet
    # What was done, as a fact; empty: it is not to be known yet; None: the game has no facts, and
    # says it in words alone
    chosen: list[int] | None
    words: Callable[[], Words]

    @property
    def sentence(self) -> Words:
        """What was done, and what came of it."""
        return self.words()


@lru_cache(maxsize=100_000)
def named(game: Game, number: int) -> tuple[Action, str]:
    """An action and its notation, by its id: made once, since tables ask again and again."""
    action = game.actions.from_id(number)
    return action, str(action)


def choice_told(match: Match, seat: int, action: int) -> list[int] | dict[str, str]:
    """What an action of a seat is, as that seat may know it: a fact, or words by language where the
    game has none."""
    known, text = match.known(seat), match.game.text
    if isinstance(text, Speech):
        return list(text.chosen(known, seat, action))
    return text.sentence(known[0], seat, match.game.actions.from_id(action)).texts()


class Teller:
    """Follows a match one step behind, since a sentence is told on the table before its action.

    `viewer` is the seat that listens, None for listeners who may only know what is public.
    """

    def __init__(self, match: Match, viewer: int | None) -> None:
        self.viewer, self._has_veils = viewer, match.game.has_veils
        self._sealed = list[Told]()
        self.seen, self.rows = 0, np.zeros((0, WIDTH), np.int32)
        self.skip_to(match, 0)

    def skip_to(self, match: Match, steps: int | None = None) -> None:
        """Go to where the match stands, or stood after so many steps, without a word."""
        if steps is None or steps == len(match.log):
            self.table = match.copy()
            self.table.seed = None  # this one follows; it draws nothing itself
        else:
            self.table = Match(match.terms, chance="manual", start=match.start)
            self.table.follow(match.log[:steps])
        self._known = self.table.known(self.viewer)
        self._sealed.clear()

    def news(self, log: Sequence[Step]) -> Iterator[Words]:
        """What happened in this log since it was last asked."""
        steps = log[len(self.table.log) :]
        told = [thing for step in steps for thing in self.step(step)]
        for by_chance, things in groupby(told, key=lambda thing: thing.by_chance):
            yield from self._summed_up(list(things), by_chance)

    def step(self, step: Step) -> list[Told]:
        """Follow one step, and say what may be said of it; `seen` is the action as it was seen,
        `rows` what came of it."""
        before, is_sealed, self.seen = self._known, False, step.action
        if self._has_veils:
            is_sealed = self._is_sealed(step)
            self.seen = self.table.shown(step, self.viewer)
        number = step.action if is_sealed else self.seen
        seen = Seen(step, self.seen, number)
        self._known, rows = self.table.follow_as(self.viewer, before, seen)
        thing, self.rows = self._thing(step.seat, number, before, rows), rows[1:]
        if is_sealed:  # they choose at once: say it at the end
            self._sealed.append(thing)
            return [self._has_chosen(step.seat)]
        if not self._sealed:
            return [thing]
        told = [*self._sealed, thing]
        self._sealed.clear()
        return told

    def spelled(self, step: Step, form: Letters) -> bytes:
        """Follow one step that everybody sees as it is; what is told of it fills a form."""
        return self.table.follow_spelled(self.viewer, self._known, step, form)

    def _is_sealed(self, step: Step) -> bool:
        return step.seat >= 0 and self.table.shown(step, None) != step.action

    def _has_chosen(self, seat: int) -> Told:
        text = self.table.game.text
        chosen: list[int] | None = [] if isinstance(text, Speech) else None
        return Told(False, None, chosen, lambda: house()("has-chosen", seat=text.seat_name(seat)))

    def _thing(self, seat: int, number: int, before: Table, rows: Rows) -> Told:
        text, by_chance = self.table.game.text, seat == CHANCE
        if isinstance(text, Speech):
            chosen = text.row(rows[0])
            return Told(by_chance, number, chosen, partial(text.told, chosen, rows[1:]))
        action, _ = named(self.table.game, number)
        words = text.sentence(before[0], seat, action)
        return Told(by_chance, number, None, lambda: words)

    def _summed_up(self, things: list[Told], by_chance: bool) -> Iterator[Words]:
        if not by_chance or len(things) <= _LONG_RUN:
            yield from (thing.sentence for thing in things)
            return
        actions = [thing.action for thing in things if thing.action is not None]
        notations = " ".join(named(self.table.game, action)[1] for action in actions)
        yield house()("chance-run", count=len(things), notations=notations)
