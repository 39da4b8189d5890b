"""Self-play: games between two equal searches, written down as what a network learns from.

Every table met is one example: its features, what the search said of it, and who won. Some moves
are drawn at random, so that games part; a game ends when a search has proved who wins. With a
rival, the network plays against that one instead of itself, and learns to beat it.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt

import sesame
from sesame.agents import alphabeta, knowledge, net
from sesame.agents.alphabeta import PROVEN, Depth, Desk
from sesame.core import bits, contract, dice
from sesame.core.dice import Rng
from sesame.core.game import Game

BATCH = 32  # games a worker plays before it hands them in
_ENTRIES = 1 << 14  # of the transposition table: these searches are short
_SURE = 100  # in a hundred: a move that is not drawn at random


class Examples(NamedTuple):
    """Tables and what became of them, from the side to move."""

    features: npt.NDArray[np.int16]  # of all tables, one after another
    ends: npt.NDArray[np.int64]  # by table: where its features end
    values: npt.NDArray[np.int32]  # by table: what the search said, as alpha-beta says it
    results: npt.NDArray[np.int8]  # by table: 1 won, -1 lost, 0 drawn
    strayed: npt.NDArray[np.bool_]  # by table: whether a move from there on was drawn at random
    games: int
    seed: int  # of the first of them


class Plan(NamedTuple):
    """How games are played."""

    game: str
    options: dict[str, str]
    weights: net.Weights
    nodes: int  # of each search
    stray: int  # in a hundred: moves drawn at random
    rival: net.Weights | None = None  # who plays the other side; None: the network itself


class Piece(NamedTuple):
    """Games of one worker."""

    seed: int
    games: int


def play(plan: Plan, piece: Piece) -> Examples:
    """The examples of some games; the same plan and piece give the same ones."""
    desks = _desks(plan.game)
    rival = plan.weights if plan.rival is None else plan.rival
    for desk, weights in zip(desks, (plan.weights, rival), strict=True):
        desk.net[:] = weights
    parts = [_one(desks, plan, piece.seed + number) for number in range(piece.games)]
    return joined([part for part in parts if part.values.size])


def joined(parts: list[Examples]) -> Examples:
    """The examples of all of them, in one order, whoever was ready first."""
    parts = sorted(parts, key=lambda part: part.seed)
    sizes = np.cumsum([0, *(part.features.size for part in parts)])
    return Examples(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.ends + at for part, at in zip(parts, sizes[:-1], strict=True)]),
        np.concatenate([part.values for part in parts]),
        np.concatenate([part.results for part in parts]),
        np.concatenate([part.strayed for part in parts]),
        sum(part.games for part in parts),
        min(part.seed for part in parts),
    )


@cache
def _desks(name: str) -> tuple[Desk, Desk]:
    game = sesame.game(name)
    blank = net.blank(knowledge.load(game).FEATURES)
    return alphabeta.lay(game, blank, _ENTRIES), alphabeta.lay(game, blank, _ENTRIES)


def _one(desks: tuple[Desk, Desk], plan: Plan, seed: int) -> Examples:
    """One game; against itself a network needs one desk, since only who is to move searches."""
    game, rng = sesame.game(plan.game), dice.stream(seed, 1)
    for number, one in enumerate(desks):
        alphabeta.forget(one)
        dice.start(one.rng, seed, 2 + number)
    b = opened(desks[0], game, seed, plan.options)
    found, ends, values, seats = list[npt.NDArray[np.int16]](), [0], list[int](), list[int]()
    sign = strays = 0  # who won, to the side that searched last; tables up to a random move
    while not contract.over(b):
        seat = acting(b)
        desk = desks[0 if plan.rival is None else (seat + seed) % 2]
        desk.tables[0] = b
        b = desk.tables[0]
        best, value, _ = alphabeta.deepen(desk, seat, Depth(nodes=plan.nodes))
        if not knowledge.mates(b):
            n = knowledge.features(b, desk.found)
            found.append(desk.found[:n].copy())
            ends.append(ends[-1] + n)
            values.append(value)
            seats.append(seat)
        if abs(value) >= PROVEN:
            sign = 1 if value > 0 else -1
            break
        chosen = _strayed(desk, seat, best, plan.stray, rng)
        strays = strays if chosen == best else len(values)
        contract.apply(b, seat, chosen)
    else:
        sign = outcome(b, seat)
    results = [sign if one == seat else -sign for one in seats]
    return Examples(
        np.concatenate([np.zeros(0, np.int16), *found]),
        np.array(ends[1:], np.int64),
        np.array(values, np.int32),
        np.array(results, np.int8),
        np.arange(len(results)) < strays,
        1,
        seed,
    )


def opened(desk: Desk, game: Game, seed: int, options: dict[str, str]) -> contract.State:
    """Lay a new game onto the desk; until the network sees something, moves are random."""
    match, rng = game.new(seed=seed, **cast(dict[str, Any], options)), dice.stream(seed)
    while not knowledge.features(match.state, desk.found):
        legal = match.legal_ids(match.actors[0])
        match.play(match.actors[0], legal[dice.below(rng, len(legal))])
    desk.tables[0] = match.state
    return desk.tables[0]


def acting(s: contract.State) -> int:
    """Who is to move."""
    return bits.first(contract.actors(s))


def outcome(s: contract.State, seat: int) -> int:
    """Once over: 1 if the seat has won, -1 if it has lost, else 0."""
    out = np.zeros(2)
    contract.returns(s, out)
    return int(np.sign(out[seat]))


def _strayed(desk: Desk, seat: int, best: int, stray: int, rng: Rng) -> int:
    """The best action, or now and then another that does not lose at once."""
    if dice.below(rng, _SURE) >= stray:
        return best
    s, ids = desk.tables[0], desk.ids[1]
    n = knowledge.sift(s, seat, ids, contract.legal(s, seat, ids), desk.room)
    return int(ids[dice.below(rng, n)]) if n else best


def pieces(games: int, seed: int) -> list[Piece]:
    """So many games, cut for workers."""
    return [Piece(at, min(BATCH, seed + games - at)) for at in _starts(games, seed)]


def _starts(games: int, seed: int) -> Iterator[int]:
    return iter(range(seed, seed + games, BATCH))
