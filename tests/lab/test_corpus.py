"""A corpus: the same games for the same seed, and what is learned from them."""

from pathlib import Path

import numpy as np
import pytest

import sesame
from sesame.lab.archive import Archive
from sesame.lab.contest import contest
from sesame.lab.corpus import Corpus, Head, fixtures, gathered, run, small

GAMES = 2


def _made(folder: Path, effort: int = 60) -> Corpus:
    head = Head(contest("bakschisch", ("greedy", "random"), seed=4, board="shortcut"), effort)
    archive = Archive(folder, head.contest)
    assert [it.number for it in run(head, GAMES, archive, processes=1)] == [1, 2]
    return gathered(head, GAMES, archive)


def test_the_same_seed_is_the_same_corpus(tmp_path: Path) -> None:
    one, other = _made(tmp_path / "one"), _made(tmp_path / "other")
    assert one.steps.tobytes() == other.steps.tobytes()
    again = _made(tmp_path / "one")  # nothing is left to play
    assert again.steps.tobytes() == one.steps.tobytes()
    agents = [it.agents for it in fixtures(one.head.contest, GAMES)]
    assert agents == [("random", "greedy"), ("greedy", "random")]


def test_what_is_written_is_read_again_and_judged(tmp_path: Path) -> None:
    made = _made(tmp_path / "games")
    made.write(tmp_path / "kept.npz")
    found = Corpus.read(tmp_path / "kept.npz")
    assert found.head == made.head
    assert found.steps.tobytes() == made.steps.tobytes()
    assert found.match(0).over
    judged = found.steps[found.steps["best"] >= 0]
    assert (np.abs(judged["promised"]) <= 1).all()
    assert (judged["best"] != judged["action"]).any()  # half of them were random's
    assert len(judged) > 20


def test_lessons_are_what_seats_saw_and_did() -> None:
    for name in ("khan-tsin", "bakschisch"):
        corpus = small(name)
        found = corpus.lessons(actions="own")
        rows = np.arange(len(found.actions))
        assert found.masks[rows, found.actions].all()
        assert found.masks[rows, found.best].all()
        assert np.abs(found.observations).max() <= 1
        assert set(found.values.tolist()) <= {-1.0, 0.0, 1.0}
        assert len(corpus) == len(set(found.games.tolist()))
        assert corpus.match(0).returns == tuple(corpus.returns[0].tolist())


def test_what_is_no_corpus_is_refused(tmp_path: Path) -> None:
    with pytest.raises(sesame.BadFile):
        Corpus.read(tmp_path / "nothing.npz")
    (tmp_path / "text.npz").write_text("no")
    with pytest.raises(sesame.BadFile, match="is no corpus"):
        Corpus.read(tmp_path / "text.npz")
