"""Contests: fair seats, the same games however they are played, and nothing finished is lost."""

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

import sesame
from sesame.core.errors import BadFile, BadOption, SesameError
from sesame.lab.archive import Archive
from sesame.lab.arena import run
from sesame.lab.contest import Contest, contest
from sesame.lab.standings import Lengths, Result, standings

QUICK = contest("khan-tsin", ("random", "greedy"), setup="random")
THREE = contest("mille-et-un-tresors", ("random", "greedy", "uct:20"), seed=5)


def records(folder: Path) -> dict[str, str]:
    """What is kept; a file still being written is hidden by a dot."""
    return {path.name: path.read_text() for path in sorted(folder.glob("0*.txt"))}


def play_all(asked: Contest, games: int, folder: Path, processes: int = 1) -> list[Result]:
    return sorted(run(asked, games, processes=processes, archive=Archive(folder, asked)))


# --- who meets whom


def test_in_a_cycle_everybody_has_every_seat_and_the_same_chance() -> None:
    fixtures = list(THREE.fixtures(3))
    assert {fixture.chance for fixture in fixtures} == {fixtures[0].chance}
    seats = Counter((agent, seat) for it in fixtures for seat, agent in enumerate(it.agents))
    assert set(seats.values()) == {1}
    assert len(seats) == 9


def test_over_cycles_everybody_sits_behind_everybody() -> None:
    fixtures = THREE.fixtures(6)
    behind = Counter((it.agents[i - 1], it.agents[i]) for it in fixtures for i in range(3))
    assert set(behind.values()) == {3}


def test_more_robots_than_seats_play_every_table() -> None:
    robots = ("apprenti", "marchand", "greedy", "random")
    asked = contest("khan-tsin", robots, table_of=2)
    fixtures = list(asked.fixtures(5))  # rounded up to 6
    assert len(fixtures) == asked.count(5) == 6 * 6
    assert set(Counter(it.agents for it in fixtures).values()) == {3}
    assert [it.number for it in fixtures] == list(range(1, 37))


def test_more_games_begin_with_the_same_games() -> None:
    assert list(islice(THREE.fixtures(60), 9)) == list(THREE.fixtures(9))


def test_every_game_and_seat_has_luck_of_its_own() -> None:
    assert len({it.luck for it in THREE.fixtures(300)}) == 300


@pytest.mark.parametrize(
    ("name", "robots", "table", "why"),
    [
        ("khan-tsin", ("random", "genie"), None, "unknown robot: genie"),
        ("khan-tsin", ("random",) * 3, None, "takes 2 players, not 3"),
        ("khan-tsin", ("random", "greedy"), 3, "takes 2 players, not 3"),
        ("khan-tsin", ("random",), 2, "1 different robots do not fill a table of 2"),
        ("attrap-tresors", ("random", "uct:20"), None, "unknown robot here: uct:20"),
    ],
)
def test_what_cannot_be_played_is_refused_first(
    name: str, robots: tuple[str, ...], table: int | None, why: str
) -> None:
    with pytest.raises(BadOption, match=why):
        contest(name, robots, table_of=table)


# --- the games


@pytest.mark.soak
def test_the_same_games_however_many_processes(tmp_path: Path) -> None:
    alone = play_all(THREE, 6, tmp_path / "alone")
    assert play_all(THREE, 6, tmp_path / "together", processes=2) == alone
    assert records(tmp_path / "alone") == records(tmp_path / "together")
    assert len(records(tmp_path / "alone")) == 6


def test_a_contest_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = play_all(QUICK, 8, tmp_path / "whole")
    archive = Archive(tmp_path / "parts", QUICK)
    stopped = run(QUICK, 8, processes=1, archive=archive)
    first = list(islice(stopped, 3))
    stopped.close()
    assert len(records(tmp_path / "parts")) == 3
    (tmp_path / "parts" / "000001.txt").rename(tmp_path / "parts" / ".000001.txt")  # unfinished
    written = (tmp_path / "parts" / "000002.txt").stat().st_mtime_ns
    assert play_all(QUICK, 8, tmp_path / "parts") == whole
    assert whole[:3] == first
    assert records(tmp_path / "parts") == records(tmp_path / "whole")
    assert (tmp_path / "parts" / "000002.txt").stat().st_mtime_ns == written
    more = play_all(QUICK, 10, tmp_path / "parts")
    assert more[:8] == whole


def test_the_folder_of_another_contest_is_refused(tmp_path: Path) -> None:
    Archive(tmp_path, QUICK)
    other = contest("khan-tsin", ("random", "greedy"), setup="random", seed=2)
    with pytest.raises(BadFile, match=r"another contest is kept there \(seed: 1, not 2\)"):
        Archive(tmp_path, other)


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")
    with pytest.raises(BadFile, match="something else"):
        Archive(tmp_path, QUICK)
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


def test_a_kept_game_that_is_not_the_one_due_is_refused(tmp_path: Path) -> None:
    play_all(QUICK, 2, tmp_path)
    (tmp_path / "000001.txt").replace(tmp_path / "000002.txt")
    with pytest.raises(BadFile, match=r"000002\.txt: not the game"):
        play_all(QUICK, 2, tmp_path)


def test_a_refusal_in_a_worker_is_told_in_words(tmp_path: Path) -> None:
    archive = Archive(tmp_path / "games", QUICK)
    (tmp_path / "games" / ".000002.txt").mkdir()  # where the second game would be written
    with pytest.raises(SesameError, match="it is a folder"):
        list(run(QUICK, 4, processes=2, archive=archive))


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs signals")
def test_a_killed_process_loses_no_finished_game_and_leaves_nobody_behind(tmp_path: Path) -> None:
    folder, asked = tmp_path / "games", contest("khan-tsin", ("greedy", "uct:300"), setup="random")
    arguments = "--seats greedy,uct:300 --option setup=random --games 200 --processes 2"
    command = [sys.executable, "-m", "sesame", "arena", "khan-tsin", *arguments.split()]
    with subprocess.Popen(
        [*command, "--save", str(folder)], stdout=subprocess.PIPE, start_new_session=True
    ) as process:
        assert process.stdout is not None
        while len(records(folder)) < 3 and process.poll() is None:
            time.sleep(0.02)
        process.send_signal(signal.SIGKILL)
        process.stdout.read()  # to the end: until the workers, who hold it open too, are gone
    kept = records(folder)
    assert 3 <= len(kept) < 200
    for text in kept.values():
        assert not sesame.verify(text).faults
    games = len(kept) + 2
    results = play_all(asked, games, folder)
    assert [it.fixture.number for it in results] == list(range(1, asked.count(games) + 1))
    assert kept.items() <= records(folder).items()


# --- what came of them


def result(number: int, agents: tuple[str, ...], *winners: int) -> Result:
    fixture = next(THREE.fixtures(1))._replace(number=number, agents=agents)
    return Result(fixture, winners, 10 * number)


def test_points_are_shared_by_those_who_win_or_by_all_if_nobody_does() -> None:
    agents = ("random", "greedy", "uct:20")
    results = [result(1, agents, 1), result(2, agents, 0, 1), result(3, agents)]
    found = {it.agent: it for it in standings(THREE, results).agents}
    assert found["greedy"].points == pytest.approx(1 + 1 / 2 + 1 / 3)
    assert found["random"].points == pytest.approx(1 / 2 + 1 / 3)
    assert sum(it.points for it in found.values()) == pytest.approx(3)
    assert found["greedy"].share == pytest.approx(found["greedy"].points / 3)
    assert found["random"].rating == 0


def test_seats_and_lengths_are_told_whoever_played() -> None:
    agents = ("random", "greedy", "uct:20")
    results = [result(1, agents, 1), result(2, agents, 0, 1), result(3, agents)]
    found = standings(THREE, results)
    assert [it.points for it in found.chairs] == pytest.approx([5 / 6, 11 / 6, 1 / 3])
    assert [it.share for it in found.chairs] == pytest.approx([5 / 18, 11 / 18, 1 / 9])
    assert all(it.share_low < it.share < it.share_high for it in found.chairs)
    assert found.lengths == Lengths(20, 10, 30)


def test_a_duel_is_the_share_of_what_the_two_took() -> None:
    agents = ("random", "greedy", "uct:20")
    results = [result(number, agents, number % 4 and 1) for number in range(8)]
    found = standings(THREE, results)
    duel = found.duel("greedy", "random")
    assert duel is not None
    assert duel[0] == pytest.approx(6 / 8)
    assert found.duel("greedy", "greedy") is None
    assert [it.agent for it in found.agents] == ["greedy", "random", "uct:20"]
    assert [it.is_extreme for it in found.agents] == [False, False, True]


def test_a_robot_against_itself_is_as_strong_as_itself() -> None:
    asked = contest("khan-tsin", ("random", "random"), setup="random")
    (only,) = standings(asked, list(run(asked, 4, processes=1))).agents
    assert (only.games, only.points, only.rating) == (8, 4, 0)
