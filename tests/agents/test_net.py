"""The network in whole numbers: packed it says what plain arithmetic says."""

import json
from importlib import resources
from typing import Any

import numpy as np

import sesame
from sesame.agents import knowledge, net


def _plainly(weights: net.Weights, found: list[int]) -> int:
    """The same, one number after another."""
    sums = weights[net.BIAS].astype(int) + weights[found].astype(int).sum(0)
    total = int(sums[net.HIDDEN]) * net.ONE
    total += int(np.maximum(sums[: net.HIDDEN], 0) @ weights[net.OUT, : net.HIDDEN].astype(int))
    return max(-net.MOST, min(net.MOST, total * 1_000 // net.ONE**2))


def test_packed_weights_say_what_plain_ones_say() -> None:
    rng, answer = np.random.default_rng(1), net.answer
    plain: Any = getattr(answer, "py_func", answer)
    for _ in range(50):
        weights = rng.integers(-300, 300, (40, net.WIDTH)).astype(np.int16)
        weights[net.OUT] //= 20
        found = rng.integers(0, 38, 25).astype(np.int16)
        said = answer(net.pack(weights), found, len(found))
        assert said == _plainly(weights, found.tolist())
        with np.errstate(over="ignore"):
            assert said == plain(net.pack(weights), found, len(found))


def test_a_network_that_knows_nothing_calls_every_table_even() -> None:
    assert net.answer(net.pack(net.blank(9)), np.arange(9, dtype=np.int16), 9) == 0


def test_shipped_weights_fit_their_game_and_have_their_recipe_beside_them() -> None:
    game = sesame.game("khan-tsin")
    weights = knowledge.weights(game)
    assert weights.shape == (knowledge.load(game).FEATURES + 2, net.WIDTH)
    made = resources.files(knowledge).joinpath("weights", "khan-tsin.json").read_text()
    assert json.loads(made)["recipe"]["seed"] == 1
