"""A stranger's agent, from its own folder: in arena, report, play and environments, by its name."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import sesame
from sesame.agents import brought, roster
from sesame.core.match import Match
from sesame.lab.arena import run
from sesame.lab.contest import contest

LAST = '''
class Last:
    """Always the last of what it may do."""

    def __init__(self, match, seed):
        self.seed = seed

    def act(self, match, seat):
        return match.legal_ids(seat)[-1]
'''
ENTRY = "[sesame.agents]\nlast-of-all = stranger:Last\ncalife = stranger:Last\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A package beside ours, as pip would have put it there."""
    (tmp_path / "stranger.py").write_text(LAST)
    about = tmp_path / "stranger-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ENTRY)
    return tmp_path


def says(folder: Path, command: str) -> str:
    run = subprocess.run(
        [sys.executable, "-m", "sesame", "--lang", "en", *command.split()],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.parametrize("name", ["last-of-all", "stranger:Last"])
def test_it_is_known_by_name_in_every_command(folder: Path, name: str) -> None:
    seats = f"{name},random"
    assert name in says(folder, f"arena bakschisch --seats {seats} --games 2 --processes 1")
    page = folder / "page.html"
    says(folder, f"report bakschisch --agents {seats} --games 2 --processes 1 -o {page}")
    assert name in page.read_text()
    record = folder / "game.txt"
    says(folder, f"play bakschisch --seats {seats} --seed 1 --save {record}")
    played = sesame.replay(record.read_text())
    replayed = played.copy()
    replayed.cut(0)
    for step in played.log:
        if step.seat == 0:
            assert step.action == replayed.legal_ids(0)[-1]
        replayed.follow([step])


class First:
    """Always the first of what it may do."""

    def __init__(self, match: Match, seed: int) -> None:  # noqa: ARG002
        self.seed = seed

    def act(self, match: Match, seat: int) -> int:
        return match.legal_ids(seat)[0]


def test_a_class_stands_for_itself() -> None:
    asked = contest("khan-tsin", (First, "random"), setup="random")
    assert asked.agents == ("tests.agents.test_brought:First", "random")
    assert len(list(run(asked, 2, processes=1))) == 2


def test_no_package_takes_the_place_of_one_of_ours(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(folder))
    brought._entries.cache_clear()
    brought.load.cache_clear()
    try:
        assert brought.names() == ["calife", "last-of-all"]
        match = sesame.game("kim-bac").new(seed=1)
        assert type(roster.agent("calife:0.01s", match, 1)).__module__.startswith("sesame.")
        assert type(roster.agent("calife", match, 1)).__module__.startswith("sesame.")
        assert type(roster.agent("last-of-all", match, 1)).__name__ == "Last"
    finally:
        brought._entries.cache_clear()
        brought.load.cache_clear()


@pytest.mark.parametrize("name", ["nobody", "no_such_module:Agent", "json:Agent", "mcts:many"])
def test_a_name_that_stands_for_nobody_is_refused(name: str) -> None:
    with pytest.raises(sesame.BadOption, match=name):
        roster.agent(name, sesame.game("khan-tsin").new(seed=1), 1)


def test_a_class_that_no_other_process_finds_is_refused() -> None:
    class Here(First):
        pass

    asked: Any = (Here, "random")
    with pytest.raises(sesame.BadOption, match="put its class into a module"):
        contest("khan-tsin", asked)
