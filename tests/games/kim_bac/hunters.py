"""KB-40 between robots that search: who wins the race, by the value of the treasure.

    python -m tests.games.kim_bac.hunters [robot] [races a number of seats] [board]

Part one is played by `choose` until somebody has taken the chest, who then always runs; from
there every move of the Kim-Bac and of his pursuers is searched. Prints one line a number of seats,
with 95 % intervals. `mcts:300` takes some 2 s of one core a race, `calife` a minute.
"""

import sys
from typing import Any

import numpy as np

from sesame.agents import knowledge
from sesame.agents.roster import agent
from sesame.core import dice
from sesame.core.match import Match
from sesame.games.kim_bac.actions import RUN
from sesame.games.kim_bac.state import ARRIVED, DECIDING, RACING
from tests.games.kim_bac.chase import BANDS
from tests.games.kim_bac.towns import GAME


def race_begun(seats: int, seed: int, **options: Any) -> Match:
    """A match of two rounds at its first race, or after a first round without one."""
    known = knowledge.load(GAME)
    match = GAME.new(seats, seed=seed, rounds=2, **options)
    rng = dice.stream(seed)
    while match.state.phase != RACING and match.state.current == 0:
        seat = match.actors[0]
        ids = np.array(match.legal_ids(seat), np.int32)
        choice = int(ids[known.choose(match.state, seat, rng, ids, len(ids))])
        match.play(seat, RUN if match.state.phase == DECIDING else choice)
    return match


def race_won(match: Match, robot: str, seed: int) -> bool:
    """Whether the Kim-Bac arrives, all moves searched."""
    agents = [agent(robot, match, seed + seat) for seat in range(match.seats)]
    while match.state.phase == RACING and match.state.current == 0:
        seat = match.actors[0]
        match.play(seat, agents[seat].act(match, seat))
    return bool(match.state.ended[0] == ARRIVED)


def told(races: list[tuple[int, bool]]) -> str:
    """Wins of the Kim-Bac over all values, and by their bands."""
    words = list[str]()
    for least, most in ((1, 17), *BANDS):
        won = [arrived for value, arrived in races if least <= value <= most]
        share = sum(won) / max(1, len(won))
        half = 1.96 * (share * (1 - share) / max(1, len(won))) ** 0.5
        words.append(f"{least}-{most}: {100 * share:.0f} ± {100 * half:.0f} % of {len(won)}")
    return ", ".join(words)


def main(robot: str, races: int, board: str) -> None:
    everything = list[tuple[int, bool]]()
    for seats in GAME.seats:
        found = list[tuple[int, bool]]()
        for seed in range(races):
            match = race_begun(seats, seed, board=board)
            if match.state.phase == RACING:
                value = abs(int(match.state.treasure) - int(match.state.secret))
                found.append((value, race_won(match, robot, seed)))
        everything += found
        print(f"{seats} seats", told(found), flush=True)
    print("all", told(everything))


if __name__ == "__main__":
    told_so = dict(enumerate(sys.argv))
    main(told_so.get(1, "mcts:300"), int(told_so.get(2, "50")), told_so.get(3, GAME.boards.default))
