"""From how far before the end Khan Tsin's calife proves who wins.

    python -m bench.proofs --games 24 --seconds 2

Games between two califes of a tenth of a second a move; then every table of their ends is asked
anew, with nothing remembered, for so many seconds of one core's time.
"""

import argparse
import os
import time
from functools import cache

import sesame
from sesame.agents import alphabeta
from sesame.agents.alphabeta import AlphaBeta, Depth, Desk
from sesame.core.match import Match
from sesame.lab.crew import Processes

GAME = "khan-tsin"
_LAST = range(4, 17)  # moves before the end that are asked about


def ask(seconds: float, seed: int) -> list[tuple[int, bool, float]]:
    """One game: for each of its last tables the moves to go, whether it was proved, and seconds."""
    tables = _played(seed)
    return [(to_go, *_proved(tables[-to_go], seconds)) for to_go in _LAST if to_go <= len(tables)]


def _played(seed: int) -> list[Match]:
    """Every table of a game."""
    match, tables = sesame.game(GAME).new(seed=seed, setup="random"), list[Match]()
    alphabeta.forget(_desk())
    player = AlphaBeta(match, seed, Depth(seconds=0.1), _desk())
    while not match.over:
        tables.append(match.copy())
        match.play(match.actors[0], player.act(match, match.actors[0]))
    return tables


def _proved(match: Match, seconds: float) -> tuple[bool, float]:
    alphabeta.forget(_desk())
    begun = time.process_time()
    found = AlphaBeta(match, 1, Depth(seconds=seconds), _desk()).think(match, match.actors[0])
    return found.ends_in > 0, time.process_time() - begun


@cache
def _desk() -> Desk:
    return alphabeta.lay(sesame.game(GAME))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = parser.parse_args()
    seeds = [given.seed * 1_000 + number for number in range(given.games)]
    crew, rows = Processes(given.processes), list[tuple[int, bool, float]]()
    for answers in crew(ask, given.seconds, seeds, lambda: ask(0.01, 1)):
        rows += answers
    for to_go in _LAST:
        here = [(proved, spent) for left, proved, spent in rows if left == to_go]
        spent = sum(seconds for _, seconds in here) / max(1, len(here))
        print(f"{to_go} to go: {sum(p for p, _ in here)} of {len(here)} proved, {spent:.2f} s each")


if __name__ == "__main__":
    main()
