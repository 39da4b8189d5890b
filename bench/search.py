"""Tree search in the race: ours, plain and knowing, beside OpenSpiel's in C++.

All search from the opening, a new tree each time, with one random rollout a simulation unless the
search knows better. A simulation of a long game is more work than one of a short game, so speeds
are compared by the moves imagined: simulations times the mean length of a random game.
"""

from time import perf_counter

import pyspiel

import sesame
from bench import openspiel, rules
from bench.sample import Contender, Sample
from sesame.agents.rollout import KNOWING, PLAIN
from sesame.agents.searcher import Plan, Searcher
from sesame.games import OURS

SIMULATIONS = 1_000  # of one search: about what a robot does for a move
PEERS = ("clobber", "breakthrough")
BY_RULES, BY_KNOWLEDGE = "rules only", "with knowledge"


def contenders() -> list[Contender]:
    """Every game of ours that is played by thinking, plain and knowing."""
    return [
        _search(name, how, uses)
        for name in OURS
        if not sesame.game(name).is_timed
        for how, uses in ((BY_RULES, PLAIN), (BY_KNOWLEDGE, KNOWING))
    ]


def peers() -> list[Contender]:
    return [_peer(name) for name in PEERS]


def _search(name: str, how: str, uses: int) -> Contender:
    match = sesame.game(name).new(seed=1, **rules.OPTIONS.get(name, {}))
    seat, plan = match.actors[0], Plan(simulations=SIMULATIONS, uses=uses)
    length = float(rules.simulate(name, 2_000).lengths.mean())

    def play(simulations: int) -> Sample:
        searches, seconds = _searches(simulations), 0.0
        for seed in range(searches):
            searcher = Searcher(match, seed, plan)
            begun = perf_counter()
            searcher.think(match, seat)
            seconds += perf_counter() - begun
        return _sample(searches, length, seconds)

    return Contender(match.game.title.en, how, len(match.legal_ids(seat)), play)


def _peer(name: str) -> Contender:
    game, shape = pyspiel.load_game(name), openspiel.measure(name)
    state = game.new_initial_state()

    def play(simulations: int) -> Sample:
        searches, seconds = _searches(simulations), 0.0
        for seed in range(searches):
            bot = pyspiel.MCTSBot(
                game,
                pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed),
                uct_c=Plan.explore,
                max_simulations=SIMULATIONS,
                max_memory_mb=1_000,
                solve=False,
                seed=seed,
                verbose=False,
            )
            begun = perf_counter()
            bot.mcts_search(state)
            seconds += perf_counter() - begun
        return _sample(searches, shape.length, seconds)

    return Contender(name, "OpenSpiel, C++", len(state.legal_actions()), play, shape.error)


def _searches(simulations: int) -> int:
    return max(1, round(simulations / SIMULATIONS))


def _sample(searches: int, length: float, seconds: float) -> Sample:
    """A simulation is a game, imagined."""
    return Sample(searches * SIMULATIONS, searches * SIMULATIONS * length, seconds)
