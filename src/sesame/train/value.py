"""Values by self-play, from nothing to a network that judges: AlphaZero's loop around an NNUE.

With a rival it is the attack: a best response to a network that does not move, learnt with the
budget that made it. What it wins in the end is how far that network can be exploited.

A generation is three steps: games of the newest network against itself, a fit to them and to those
of the generations before, a duel with the network before. At first nothing is known but the rules:
a search that sees only wins still wins more often than it loses where it should.

Everything lies in one folder, so that a run that was stopped goes on where it was.
"""

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import sesame
from sesame.agents import knowledge, net
from sesame.agents.alphabeta import Depth
from sesame.lab.crew import Processes
from sesame.lab.ratings import interval
from sesame.train import duel, selfplay
from sesame.train.duel import Duel
from sesame.train.fit import begun, fit, rounded, targets
from sesame.train.selfplay import Examples, Plan

WEIGHTS, RECIPE, LOG = "weights.npz", "recipe.json", "log.json"


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a run depends on."""

    game: str
    options: dict[str, str]
    seed: int = 1
    generations: int = 5
    games: int = 20_000  # of each generation
    nodes: int = 2_000  # of each search
    stray: int = 10  # in a hundred: moves drawn at random
    trust: float = 0.6  # how much of a target is the search's word, once a network judges
    window: int = 3  # generations that are learnt from
    passes: int = 12
    rate: float = 0.002
    meetings: int = 200  # openings of the duel with the network before, or with the rival
    rival: str = ""  # weights to learn to beat, and to begin from; none: the network itself


def attack(recipe: Recipe, rival: Path) -> Recipe:
    """The same against a network that stays as it is: begun where that one stands, in small steps,
    and trusting what games came to more than its word."""
    return msgspec.structs.replace(recipe, rival=str(rival), rate=0.0005, trust=0.3)


class Generation(msgspec.Struct, frozen=True, kw_only=True):
    """What one generation came to."""

    number: int
    games: int
    examples: int
    loss: float  # cross-entropy of examples that were kept aside
    share: float  # of the points, against the network before
    low: float  # at 95 %
    high: float
    seconds: float


def train(
    recipe: Recipe,
    folder: Path,
    *,
    processes: int | None = None,
    tell: Callable[[Generation], None] = lambda _: None,
) -> list[Generation]:
    """Run the recipe in that folder, or what is left of it; answers the log."""
    folder.mkdir(parents=True, exist_ok=True)
    log = _resumed(recipe, folder)
    for number in range(len(log), recipe.generations):
        done = _generation(recipe, folder, number, Processes(processes))
        log.append(done)
        (folder / LOG).write_bytes(msgspec.json.format(msgspec.json.encode(log)))
        tell(done)
    _publish(recipe, folder, log)
    return log


def _resumed(recipe: Recipe, folder: Path) -> list[Generation]:
    """The generations that are done; refuses a folder of another recipe."""
    kept = folder / RECIPE
    if kept.exists():
        other = msgspec.json.decode(kept.read_bytes(), type=dict[str, Any])
        mine = msgspec.to_builtins(recipe)
        if {**other, "generations": 0} != {**mine, "generations": 0}:
            raise sesame.SesameError("other-training-there", folder=folder)
    kept.write_bytes(msgspec.json.format(msgspec.json.encode(recipe)))
    log = folder / LOG
    return msgspec.json.decode(log.read_bytes(), type=list[Generation]) if log.exists() else []


def _generation(recipe: Recipe, folder: Path, number: int, crew: Processes) -> Generation:
    began = time.monotonic()
    before = _weights(recipe, folder, number)
    examples = _played(recipe, before, number, crew)
    np.savez(folder / f"examples-{number + 1}.npz", **examples._asdict())
    learnt, loss = _learnt(recipe, folder, number)
    np.savez(folder / f"weights-{number + 1}.npz", weights=learnt)
    points, games = _met(recipe, (learnt, _rival(recipe, before)), number, crew)
    low, high = interval(points, games)
    return Generation(
        number=number + 1,
        games=examples.games,
        examples=len(examples.values),
        loss=loss,
        share=points / games,
        low=low,
        high=high,
        seconds=time.monotonic() - began,
    )


def _weights(recipe: Recipe, folder: Path, number: int) -> net.Weights:
    """The network of so many generations."""
    if number == 0 and recipe.rival:
        return _rival(recipe, net.blank(0))
    if number == 0:
        return net.blank(knowledge.load(sesame.game(recipe.game)).FEATURES)
    found: net.Weights = np.load(folder / f"weights-{number}.npz")["weights"]
    return found


def _rival(recipe: Recipe, otherwise: net.Weights) -> net.Weights:
    found: net.Weights = np.load(recipe.rival)["weights"] if recipe.rival else otherwise
    return found


def _played(recipe: Recipe, weights: net.Weights, number: int, crew: Processes) -> Examples:
    plan = Plan(recipe.game, recipe.options, weights, recipe.nodes, recipe.stray)
    if recipe.rival:
        plan = plan._replace(rival=_rival(recipe, weights))
    pieces = selfplay.pieces(recipe.games, _seed(recipe, number))
    parts = list(crew(selfplay.play, plan, pieces, lambda: selfplay.play(plan, pieces[0])))
    return selfplay.joined(parts)


def _learnt(recipe: Recipe, folder: Path, number: int) -> tuple[net.Weights, float]:
    """A network fitted to this generation and the last ones before it; and its loss."""
    known = knowledge.load(sesame.game(recipe.game))
    numbers = range(max(0, number + 1 - recipe.window), number + 1)
    parts = [_kept(folder / f"examples-{one + 1}.npz") for one in numbers]
    aims = [
        targets(part, recipe.trust if one or recipe.rival else 0.0)
        for one, part in zip(numbers, parts, strict=True)
    ]
    if recipe.rival:
        weights = (_weights(recipe, folder, number) / net.ONE).astype(np.float32)
    else:
        weights = begun(known.FEATURES, recipe.seed + number)
    done = fit(
        weights,
        selfplay.joined(parts),
        np.concatenate(aims),
        known.TWINS,
        passes=recipe.passes,
        rate=recipe.rate,
        seed=recipe.seed,
    )
    return rounded(done.weights), done.losses[-1]


def _kept(path: Path) -> Examples:
    held = np.load(path)
    return Examples(**{name: held[name] for name in held.files})


def _met(
    recipe: Recipe, sides: tuple[net.Weights, net.Weights], number: int, crew: Processes
) -> tuple[float, int]:
    """Points of the new network against the one before, and of how many games."""
    plan = Depth(nodes=recipe.nodes)
    held = Duel(recipe.game, recipe.options, sides, (plan, plan))
    seeds: Sequence[int] = range(recipe.meetings)
    seeds = [_seed(recipe, number) + (1 << 30) + seed for seed in seeds]
    points = sum(crew(duel.meet, held, seeds, lambda: duel.meet(held, seeds[0])))
    return points, 2 * len(seeds)


def _seed(recipe: Recipe, number: int) -> int:
    """Where the seeds of a generation begin: none is used twice."""
    return (recipe.seed << 40) + (number << 32)


def _publish(recipe: Recipe, folder: Path, log: Sequence[Generation]) -> None:
    """The last network, and beside it how it was made."""
    weights = _weights(recipe, folder, len(log))
    np.savez_compressed(folder / WEIGHTS, weights=weights)
    made = {"recipe": msgspec.to_builtins(recipe), "log": msgspec.to_builtins(log)}
    (folder / "made.json").write_text(json.dumps(made, indent=1))
