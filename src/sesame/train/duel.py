"""Two networks against each other: the same search, each opening from both sides."""

from functools import cache
from typing import NamedTuple

import sesame
from sesame.agents import alphabeta, knowledge, net
from sesame.agents.alphabeta import PROVEN, Depth, Desk
from sesame.core import contract, dice
from sesame.train.selfplay import acting, opened, outcome


class Duel(NamedTuple):
    """Who plays how."""

    game: str
    options: dict[str, str]
    sides: tuple[net.Weights, net.Weights]
    plans: tuple[Depth, Depth]


def meet(duel: Duel, seed: int) -> float:
    """The points of the first in two games of one opening, 0 to 2."""
    return _play(duel, seed, 0) + _play(duel, seed, 1)


def _play(duel: Duel, seed: int, first_seat: int) -> float:
    desks, game = _desks(duel.game), sesame.game(duel.game)
    for desk, weights in zip(desks, duel.sides, strict=True):
        desk.net[:] = weights
        alphabeta.forget(desk)
        dice.start(desk.rng, seed, first_seat)
    b = opened(desks[0], game, seed, duel.options)
    while True:
        seat = acting(b)
        side = 0 if seat == first_seat else 1
        desks[side].tables[0] = b
        best, value, _ = alphabeta.deepen(desks[side], seat, duel.plans[side])
        if abs(value) >= PROVEN:  # as good as played
            return float((value > 0) == (side == 0))
        b = desks[side].tables[0]
        contract.apply(b, seat, best)
        if contract.over(b):
            return (outcome(b, first_seat) + 1) / 2


@cache
def _desks(name: str) -> tuple[Desk, Desk]:
    game = sesame.game(name)
    blank = net.blank(knowledge.load(game).FEATURES)
    return alphabeta.lay(game, blank), alphabeta.lay(game, blank)
