"""Kim-Bac's race between robots (KB-40): who wins it, and how long each side thinks.

    python -m bench.races --fugitive calife --pursuers mcts:3000 --races 40 --save races.txt

Part one is played by `choose` until somebody has taken the chest, who then always runs; from there
every move of the Kim-Bac and of his pursuers is searched. `--before FOLDER` lets the robots of
another checkout play those names that end in `@`: `--pursuers mcts:3000@`. Told for all values and
by their bands, with 95 % intervals, and the time a decision, by the processor's clock.

What was saved is not played again.
"""

import argparse
import os
import subprocess
import sys
import time
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from tests.games.kim_bac.chase import BANDS

import sesame
from sesame.agents import knowledge
from sesame.agents.roster import agent
from sesame.core import dice
from sesame.core.match import Match
from sesame.games.kim_bac.actions import RUN
from sesame.games.kim_bac.state import ARRIVED, DECIDING, NUMBERS, RACING

GAME = sesame.game("kim-bac")
ALL_NUMBERS = (1 << NUMBERS + 1) - 2  # as bits
BEFORE = "@"  # at the end of the name of a robot of the other checkout


class Race(NamedTuple):
    """One race, and what it cost: decisions and seconds of the Kim-Bac and of his pursuers."""

    seats: int
    seed: int
    value: int
    arrived: int
    decisions: int = 0
    seconds: float = 0.0
    their_decisions: int = 0
    their_seconds: float = 0.0


class Here:
    """A robot of this checkout, and the processor's time it has used."""

    def __init__(self, name: str, match: Match, seed: int) -> None:
        self._agent = agent(name, match, seed)

    def act(self, match: Match, seat: int) -> tuple[int, float]:
        begun = time.process_time()
        action = self._agent.act(match, seat)
        return action, time.process_time() - begun


class Checkout:
    """Another checkout in a process of its own, which replays the same races."""

    def __init__(self, folder: Path) -> None:
        paths = {**os.environ, "PYTHONPATH": f"{folder / 'src'}:{folder}"}
        command = [sys.executable, str(Path(__file__).resolve()), "--answer"]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, env=paths, stdin=pipe, stdout=pipe, text=True)

    def ask(self, words: list[str]) -> tuple[int, float]:
        to, back = self._process.stdin, self._process.stdout
        assert to is not None
        assert back is not None
        print(*words, file=to, flush=True)
        action, seconds = back.readline().split()
        return int(action), float(seconds)


class There(NamedTuple):
    """A robot of another checkout."""

    checkout: Checkout
    key: list[str]  # by which it finds the race and the robot: seats, seed, known, board, its own

    def act(self, match: Match, seat: int) -> tuple[int, float]:
        actions = ",".join(str(step.action) for step in match.log)
        return self.checkout.ask([*self.key, str(seat), actions])


def answer() -> None:
    """Be the other checkout: for every line that comes in, what a robot does, and how long."""
    race, kept = list[str](), dict[str, tuple[Match, Here]]()
    for line in sys.stdin:
        *key, seat, actions = line.split()
        if key[:4] != race:
            race = key[:4]
            kept.clear()
        if key[5] not in kept:
            match = race_begun(int(key[0]), int(key[1]), key[2] == "True", board=key[3])
            kept[key[5]] = match, Here(key[4], match, int(key[5]))
        match, robot = kept[key[5]]
        for action in actions.split(",")[len(match.log) :]:
            match.play(match.actors[0], int(action))
        print(*robot.act(match, int(seat)), flush=True)


def race_begun(seats: int, seed: int, is_known: bool = False, **options: Any) -> Match:
    """A match of two rounds at its first race, or after a first round without one.

    The treasure is known to all where every other number is ruled out (KB-31).
    """
    known = knowledge.load(GAME)
    match = GAME.new(seats, seed=seed, rounds=2, **options)
    rng = dice.stream(seed)
    while match.state.phase != RACING and match.state.current == 0:
        seat = match.actors[0]
        ids = np.array(match.legal_ids(seat), np.int32)
        choice = int(ids[known.choose(match.state, seat, rng, ids, len(ids))])
        match.play(seat, RUN if match.state.phase == DECIDING else choice)
    if is_known and match.state.phase == RACING:
        match.state.ruled_out = ALL_NUMBERS & ~(1 << int(match.state.treasure))
    return match


class Terms(NamedTuple):
    """Who races, and where."""

    robots: tuple[str, str]  # the Kim-Bac's, and that of each who hunts him
    board: str = GAME.boards.default
    is_known: bool = False
    before: Checkout | None = None


def raced(terms: Terms, match: Match, seed: int) -> Race:
    """The race played to its end, all moves searched."""
    seats, taker = match.seats, int(match.state.taker)

    def seated(seat: int) -> Here | There:
        name, own = terms.robots[seat != taker], seed + seat
        if not name.endswith(BEFORE):
            return Here(name, match, own)
        assert terms.before is not None, "--before says which checkout"
        key = [seats, seed, terms.is_known, terms.board, name.removesuffix(BEFORE), own]
        return There(terms.before, list(map(str, key)))

    agents = [seated(seat) for seat in range(seats)]
    value = abs(int(match.state.treasure) - int(match.state.secret))
    decisions, seconds = [0, 0], [0.0, 0.0]
    while match.state.phase == RACING and match.state.current == 0:
        seat = match.actors[0]
        legal = match.legal_ids(seat)
        action = legal[0]
        if len(legal) > 1:
            action, spent = agents[seat].act(match, seat)
            decisions[seat != taker] += 1
            seconds[seat != taker] += spent
        match.play(seat, action)
    arrived = int(match.state.ended[0] == ARRIVED)
    costs = (decisions[0], seconds[0], decisions[1], seconds[1])
    return Race(seats, seed, value, arrived, *costs)


def told(races: list[Race]) -> str:
    """Wins of the Kim-Bac over all values, and by their bands."""
    words = list[str]()
    for least, most in ((1, 17), *BANDS):
        won = [race.arrived for race in races if least <= race.value <= most]
        share = sum(won) / max(1, len(won))
        half = 1.96 * (share * (1 - share) / max(1, len(won))) ** 0.5
        words.append(f"{least}-{most}: {100 * share:.0f} ± {100 * half:.0f} % of {len(won)}")
    return ", ".join(words)


def paces(races: list[Race]) -> str:
    his = sum(race.seconds for race in races) / max(1, sum(race.decisions for race in races))
    theirs = sum(race.their_seconds for race in races)
    theirs /= max(1, sum(race.their_decisions for race in races))
    return f"{1000 * his:.1f} ms a decision of his, {1000 * theirs:.1f} of theirs"


def kept(file: Path | None) -> list[Race]:
    if file is None or not file.exists():
        return []
    lines = [line.split() for line in file.read_text("utf-8").splitlines()]
    kinds = list(Race.__annotations__.values())
    return [Race(*(kind(word) for kind, word in zip(kinds, line, strict=True))) for line in lines]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fugitive", default="mcts:300")
    parser.add_argument("--pursuers", default="mcts:300")
    parser.add_argument("--races", type=int, default=50, help="a number of seats")
    parser.add_argument("--first", type=int, default=0, help="the first one's seed")
    parser.add_argument("--known", action="store_true", help="all know the treasure: the bracket")
    parser.add_argument("--board", default=GAME.boards.default)
    parser.add_argument("--before", type=Path)
    parser.add_argument("--save", type=Path)
    given = parser.parse_args()
    before = Checkout(given.before) if given.before else None
    terms = Terms((given.fugitive, given.pursuers), given.board, given.known, before)
    races = kept(given.save)
    played = {race[:2] for race in races}
    for seed, seats in product(range(given.first, given.first + given.races), GAME.seats):
        match = race_begun(seats, seed, given.known, board=given.board)
        if (seats, seed) not in played and match.state.phase == RACING:
            races.append(raced(terms, match, seed))
            if given.save:
                with given.save.open("a", encoding="utf-8") as file:
                    print(*races[-1], file=file)
    for seats in GAME.seats:
        print(seats, "seats", told([race for race in races if race.seats == seats]))
    print("all", told(races), paces(races), sep="\n")


if __name__ == "__main__":
    if sys.argv[1:] == ["--answer"]:
        answer()
    else:
        main()
