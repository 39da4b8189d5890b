"""Training, in small: it learns, it goes on where it was, and the same recipe gives the same."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

import sesame
from sesame.agents import knowledge, net
from sesame.core.errors import SesameError
from sesame.train import selfplay, value
from sesame.train.fit import begun, fit, rounded, targets
from sesame.train.selfplay import Examples
from sesame.train.value import Recipe

RECIPE = Recipe(
    game="khan-tsin",
    options={"setup": "random"},
    generations=2,
    games=12,
    nodes=60,
    passes=2,
    meetings=1,
)


def test_a_run_that_was_stopped_comes_to_the_same(tmp_path: Path) -> None:
    whole = value.train(RECIPE, tmp_path / "whole", processes=1)
    first = msgspec.structs.replace(RECIPE, generations=1)
    value.train(first, tmp_path / "parts", processes=1)
    rest = value.train(RECIPE, tmp_path / "parts", processes=1)
    assert [one.examples for one in whole] == [one.examples for one in rest]
    kept = [np.load(tmp_path / name / value.WEIGHTS)["weights"] for name in ("whole", "parts")]
    assert (kept[0] == kept[1]).mean() > 0.99  # threads add in any order
    assert kept[0].shape == net.blank(knowledge.load(sesame.game("khan-tsin")).FEATURES).shape


def test_an_attack_begins_where_its_rival_stands(tmp_path: Path) -> None:
    shipped = tmp_path / "shipped.npz"
    np.savez(shipped, weights=knowledge.weights(sesame.game("khan-tsin")))
    recipe = value.attack(msgspec.structs.replace(RECIPE, generations=1, passes=30), shipped)
    value.train(recipe, tmp_path / "attack", processes=1)
    learnt = np.load(tmp_path / "attack" / value.WEIGHTS)["weights"].astype(int)
    moved = np.abs(learnt - knowledge.weights(sesame.game("khan-tsin")).astype(int))
    assert 0 < moved.max() < net.ONE // 8


def test_another_recipe_is_refused_in_the_same_folder(tmp_path: Path) -> None:
    (tmp_path / value.RECIPE).write_text('{"game": "khan-tsin", "seed": 7}')
    with pytest.raises(SesameError, match="another training"):
        value.train(RECIPE, tmp_path, processes=1)


def test_a_fit_learns_which_feature_wins() -> None:
    rng = np.random.default_rng(1)
    wins = rng.integers(0, 2, 4_000)
    stages = rng.integers(0, net.STAGES, 4_000)
    seen = np.stack([stages, wins, rng.integers(2, 6, 4_000)], 1).astype(np.int16)
    examples = Examples(
        seen.ravel(),
        np.arange(3, 12_003, 3),
        np.zeros(4_000, np.int32),
        (2 * wins - 1).astype(np.int8),
        np.zeros(4_000, np.bool_),
        4_000,
        1,
    )
    same = np.arange(6, dtype=np.int16)[None]
    done = fit(begun(6, 1), examples, targets(examples, 0.0), same, passes=20, rate=0.01, seed=1)
    assert done.losses[-1] < 0.4 < done.losses[0]
    weights, sums = rounded(done.weights), np.zeros(net.WIDTH, np.int16)
    won, lost = (net.answer(weights, np.array([2, one, 3], np.int16), 3, sums) for one in (1, 0))
    assert won > 500 > -500 > lost


def test_the_same_seed_plays_the_same_games() -> None:
    blank = net.blank(knowledge.load(sesame.game("khan-tsin")).FEATURES)
    plan = selfplay.Plan("khan-tsin", {"setup": "random"}, blank, 50, 20)
    first, second = (selfplay.play(plan, selfplay.Piece(5, 2)) for _ in range(2))
    assert first.features.tolist() == second.features.tolist()
    assert set(first.results.tolist()) <= {-1, 1}
