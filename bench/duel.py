"""The calife of Khan Tsin against the one before it, at equal time, one core each.

    python -m bench.duel --seconds 2 --games 200 --option setup=random

Every opening is played twice, from both sides. `--weights FILE` lets another network judge for the
new one; `--rival FILE` puts the same search with that network in the place of the old calife.
Also told: nodes a second of both, and how often the new one had proved who wins, by how many moves
were still to come.
"""

import argparse
import os
import sys
import time
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

import sesame
from bench import before
from sesame.agents import alphabeta, knowledge, net
from sesame.agents.alphabeta import AlphaBeta, Depth
from sesame.core.match import Match
from sesame.lab.crew import Processes
from sesame.lab.ratings import interval

GAME = "khan-tsin"


class Terms(NamedTuple):
    """Who plays, and how long each thinks."""

    options: dict[str, str]
    seconds: float
    weights: str | None  # of the new one; None: those it is shipped with
    rival: str | None  # of the other; None: the old calife


class Pace(NamedTuple):
    """How much a player searched in a game."""

    nodes: int = 0
    seconds: float = 0.0

    def __add__(self, other: object) -> "Pace":  # of sums
        assert isinstance(other, Pace)
        return Pace(self.nodes + other.nodes, self.seconds + other.seconds)


class Played(NamedTuple):
    """One game."""

    points: float  # of the new one
    plies: int
    south: float  # points of the side that began
    proofs: list[
        tuple[int, bool]
    ]  # for each search of the new one: moves to come, and was it proved
    paces: list[Pace]  # of the new one, and of its rival


def meet(terms: Terms, seed: int) -> list[Played]:
    """Two games of one opening."""
    return [_play(terms, seed, seat) for seat in range(2)]


def _play(terms: Terms, seed: int, mine: int) -> Played:
    match = _opened(terms.options, seed)
    begun, searched = len(match.log), list[tuple[int, bool]]()
    new, rival = _new(terms, match, seed), _rival(terms, match, seed)
    paces = [Pace(), Pace()]
    while not match.over:
        seat = match.actors[0]
        if len(match.legal_ids(seat)) == 1:
            match.play(seat, match.legal_ids(seat)[0])
            continue
        side, began = int(seat != mine), time.monotonic()
        found = (new, rival)[side].think(match, seat)
        paces[side] += Pace(found.nodes, time.monotonic() - began)
        if side == 0:
            searched.append((len(match.log), found.ends_in > 0))
        match.play(seat, found.action)
    won = [match.winners.count(seat) or (not match.winners) * 0.5 for seat in range(2)]
    proofs = [(len(match.log) - at, proved) for at, proved in searched]
    return Played(won[mine], len(match.log) - begun, won[0], proofs, paces)


def _opened(options: dict[str, str], seed: int) -> Match:
    """A new game; barons that the seats lay themselves lie as a neutral hand lays them."""
    match = Match(sesame.game(GAME).terms(options=options), seed=seed)
    hand = np.random.default_rng(seed)
    while match.state.phase == 0:
        match.play(match.actors[0], int(hand.choice(match.legal_ids(match.actors[0]))))
    return match


def _new(terms: Terms, match: Match, seed: int) -> AlphaBeta:
    desk = _desk(terms.weights, 0)
    alphabeta.forget(desk)
    return AlphaBeta(match, seed, Depth(seconds=terms.seconds), desk)


def _rival(terms: Terms, match: Match, seed: int) -> AlphaBeta | before.AlphaBeta:
    if terms.rival is None:
        return before.AlphaBeta(match, seed, before.Depth(seconds=terms.seconds))
    desk = _desk(terms.rival, 1)
    alphabeta.forget(desk)
    return AlphaBeta(match, seed, Depth(seconds=terms.seconds), desk)


@cache
def _desk(weights: str | None, place: int) -> alphabeta.Desk:  # noqa: ARG001
    game = sesame.game(GAME)
    knowledge.load(game)
    found: net.Weights | None = np.load(weights)["weights"] if weights else None
    return alphabeta.lay(game, found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--rival", type=Path)
    given = parser.parse_args()
    options = dict(item.split("=", 1) for item in given.option)
    weights, rival = (str(path) if path else None for path in (given.weights, given.rival))
    terms = Terms(options, given.seconds, weights, rival)
    quick = terms._replace(seconds=0.01)
    seeds = [given.seed * 1_000_003 + number for number in range(-(-given.games // 2))]
    began, played = time.monotonic(), list[Played]()
    for pair in Processes(given.processes)(meet, terms, seeds, lambda: meet(quick, 1)):
        played += pair
        print(f"\r{sum(one.points for one in played):g} of {len(played)}", end="", file=sys.stderr)
    tell(f"{' '.join(given.option)} {given.seconds} s", played, time.monotonic() - began)


def tell(title: str, played: list[Played], seconds: float) -> None:
    """Points with their interval, and the table of proofs."""
    points, games = sum(one.points for one in played), len(played)
    low, high = interval(points, games)
    print(
        f"\n{title}: new {points:g} of {games} = {points / games:.1%} ({low:.1%} to {high:.1%} at"
        f" 95 %), South {sum(one.south for one in played) / games:.1%},"
        f" {sum(one.plies for one in played) / games:.1f} plies a game, {seconds:.0f} s"
    )
    for name, side in (("new", 0), ("rival", 1)):
        pace = sum((one.paces[side] for one in played), Pace())
        print(f"  {name}: {pace.nodes / pace.seconds:,.0f} nodes a second")
    for to_go in range(1, 25):
        proofs = [proved for one in played for left, proved in one.proofs if left == to_go]
        if proofs:
            print(f"  {to_go} to go: {sum(proofs)} of {len(proofs)} proved")


if __name__ == "__main__":
    main()
