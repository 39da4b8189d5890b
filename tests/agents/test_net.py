"""The network in numbers of 16 bits: it says what plain arithmetic says."""

import json
from importlib import resources
from typing import Any

import numpy as np

import sesame
from sesame.agents import knowledge, net


def _plainly(weights: net.Weights, found: list[int]) -> int:
    """The same, one number after another."""
    sums = weights[net.BIAS].astype(int) + weights[found[1:]].astype(int).sum(0)
    out = weights[net.OUT + found[0]].astype(int)
    total = int(sums[-1]) * net.ONE + int(np.maximum(sums, 0) @ out)
    return max(-net.MOST, min(net.MOST, total * 1_000 // net.ONE**2))


def test_it_says_what_plain_arithmetic_says() -> None:
    rng, answer = np.random.default_rng(1), net.answer
    plain: Any = getattr(answer, "py_func", answer)
    for _ in range(50):
        weights = rng.integers(-300, 300, (39 + net.STAGES, net.WIDTH)).astype(np.int16)
        weights[net.OUT :] //= 20
        found = rng.integers(0, 38, rng.integers(1, 30)).astype(np.int16)
        found[0] %= net.STAGES
        sums = np.zeros(net.WIDTH, np.int16)
        said = answer(weights, found, len(found), sums)
        assert said == _plainly(weights, found.tolist())
        with np.errstate(over="ignore"):
            assert said == plain(weights, found, len(found), sums)


def test_a_network_that_knows_nothing_calls_every_table_even() -> None:
    found, sums = np.arange(3, 12, dtype=np.int16) % 9, np.zeros(net.WIDTH, np.int16)
    assert net.answer(net.blank(9), found, 9, sums) == 0


def test_shipped_weights_fit_their_game_and_have_their_recipe_beside_them() -> None:
    game = sesame.game("khan-tsin")
    weights = knowledge.weights(game)
    assert weights.shape == (knowledge.load(game).FEATURES + 1 + net.STAGES, net.WIDTH)
    made = resources.files(knowledge).joinpath("weights", "khan-tsin.json").read_text()
    assert json.loads(made)["recipe"]["seed"] == 1
