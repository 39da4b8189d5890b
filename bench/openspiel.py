"""The peer's side of the race: OpenSpiel's random rollouts, in C++ and driven from Python.

How steps are counted. Driven from Python, one by one. In C++ the loop is that of the random
rollout evaluator, which answers mean returns but no lengths: it is asked for a number of whole
games from the opening, and their moves are that number times a mean length, itself counted
beforehand over `MEASURED` uniformly random games.
"""

from dataclasses import dataclass
from functools import cache
from random import Random
from statistics import fmean, stdev
from time import perf_counter

import open_spiel.python.games  # noqa: F401  (registers the Python-written games)
import pyspiel

from bench.sample import Contender, Sample

# Two-player board games without chance; hex, the widest, comes nearest to Khan Tsin's 84 choices.
IN_CPP = ("clobber", "breakthrough", "connect_four", "hex")
IN_PYTHON = "python_tic_tac_toe"
MEASURED = 2_000  # games that tell the mean length and the mean number of choices


@dataclass(frozen=True)
class Shape:
    """What random games of one kind are like."""

    length: float  # mean decisions of a game
    error: float  # its standard error, as a share of it
    choices: float  # mean legal actions at a decision


def contenders() -> list[Contender]:
    """Each game in each way that it can be played."""
    found = []
    for name in IN_CPP:
        shape = measure(name)
        found += [rollouts(name), _driven(name, "C++, from Python", shape)]
    return [*found, _driven(IN_PYTHON, "Python, from Python", measure(IN_PYTHON))]


@cache
def measure(name: str) -> Shape:
    """Play games from Python and count."""
    game, random = pyspiel.load_game(name), Random(1)
    widths = [_widths(game, random) for _ in range(MEASURED)]
    lengths = [len(game_widths) for game_widths in widths]
    length = fmean(lengths)
    error = stdev(lengths) / MEASURED**0.5 / length
    return Shape(length, error, sum(map(sum, widths)) / sum(lengths))


def _widths(game: pyspiel.Game, random: Random) -> list[int]:
    """How many choices there were at each decision of one random game."""
    state, widths = game.new_initial_state(), list[int]()
    while not state.is_terminal():
        legal = state.legal_actions()
        widths.append(len(legal))
        state.apply_action(random.choice(legal))
    return widths


def rollouts(name: str) -> Contender:
    """Whole random games in C++, by the evaluator of its search."""
    shape = measure(name)

    def play(games: int) -> Sample:
        game = pyspiel.load_game(name)
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=games, seed=1)
        # A search of one simulation does nothing but evaluate its root: `games` rollouts.
        search = pyspiel.MCTSBot(
            game,
            evaluator,
            uct_c=1,
            max_simulations=1,
            max_memory_mb=1,
            solve=False,
            seed=1,
            verbose=False,
        )
        state = game.new_initial_state()
        begun = perf_counter()
        search.mcts_search(state)
        return Sample(games, games * shape.length, perf_counter() - begun)

    return Contender(name, "C++ loop", shape.choices, play, shape.error)


def _driven(name: str, how: str, shape: Shape) -> Contender:
    def play(games: int) -> Sample:
        game, moves, random = pyspiel.load_game(name), 0, Random(1).random
        begun = perf_counter()
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                moves += 1
        return Sample(games, moves, perf_counter() - begun)

    return Contender(name, how, shape.choices, play)
