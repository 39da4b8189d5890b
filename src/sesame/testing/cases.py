"""Every table that games are tested at: each number of seats, the options combined."""

import itertools
import random
from dataclasses import dataclass
from functools import cache
from typing import Any

import sesame
from sesame.core.match import Match
from sesame.core.option import Option, Value

_WHOLE_PRODUCT = 64  # combinations of options up to which all are played
_EXTREMES = 4  # values of an option up to which all are tried


@dataclass(frozen=True)
class Case:
    """One way to set a table."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]

    def new(self, **more: Any) -> Match:
        chosen: dict[str, Any] = dict(self.options)
        return sesame.game(self.game).new(self.seats, **chosen, **more)

    def __str__(self) -> str:
        values = ",".join(f"{name}={Option.write(value)}" for name, value in self.options)
        return f"{self.game}-{self.seats}-{values}"


def tried(option: Option) -> tuple[Value, ...]:
    """Those of an option's values that are played."""
    if len(option.values) <= _EXTREMES:
        return option.values
    return tuple(dict.fromkeys((option.values[0], option.default, option.values[-1])))


def _combinations(options: tuple[Option, ...]) -> list[tuple[Value, ...]]:
    """All combinations where they are few; else every value at least once, and a sample."""
    values = [tried(option) for option in options]
    product = list(itertools.product(*values))
    if len(product) <= _WHOLE_PRODUCT:
        return product
    usual = tuple(option.default for option in options)
    singles = [
        (*usual[:i], value, *usual[i + 1 :])
        for i, offered in enumerate(values)
        for value in offered
    ]
    sample = random.Random(1).sample(product, _WHOLE_PRODUCT // 2)
    return list(dict.fromkeys(singles + sample))


@cache
def every(name: str) -> tuple[Case, ...]:
    """All tables of a game."""
    game = sesame.game(name)
    names = [option.name for option in game.options]
    return tuple(
        Case(name, seats, tuple(zip(names, values, strict=True)))
        for seats, values in itertools.product(game.seats, _combinations(game.options))
    )


def usual(name: str) -> tuple[Case, ...]:
    """With its options as they come: one for each number of seats."""
    return tuple(case for case in every(name) if _unusual(case) == 0)


def covering(name: str) -> tuple[Case, ...]:
    """The same, each option's other values one by one at the fullest table, and all changed."""
    fullest = max(sesame.game(name).seats)
    return tuple(
        case
        for case in every(name)
        if _unusual(case) in (0, len(case.options))
        or (_unusual(case) == 1 and case.seats == fullest)
    )


def _unusual(case: Case) -> int:
    """How many options are not as they come."""
    usual = {option.name: option.default for option in sesame.game(case.game).options}
    return sum(usual[name] != value for name, value in case.options)


def deciders(match: Match) -> tuple[int, ...]:
    """Who may act now: seats, and the clock where time can run out."""
    return (*match.actors, *([sesame.CLOCK] if match.legal(sesame.CLOCK) else []))


def play_randomly(match: Match, seed: int, most: int | None = None) -> Match:
    """Play on with arbitrary legal actions, to the end or for so many decisions."""
    chooser = random.Random(seed)
    while not match.over and most != 0:
        seat = chooser.choice(deciders(match))
        match.play(seat, chooser.choice(match.legal(seat)))
        most = None if most is None else most - 1
    return match
