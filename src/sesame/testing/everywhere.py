"""A game wherever games are: robots, hints, the command line, reports, adapters, a GPU.

`from sesame.testing.everywhere import *` in a test file that names its `GAMES`. What an adapter
needs may be missing: then its check is skipped, and says so.
"""

import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import sesame
from sesame.agents import advice, analysis, roster, table
from sesame.core import calls, contract, dice
from sesame.core.option import Option
from sesame.core.own import OWN, own
from sesame.core.portrait import PLANES, portrait
from sesame.testing.cases import Case, play_randomly, usual
from sesame.testing.on_gpu import by_stand_in, digests
from sesame.testing.over import (
    over,
    pytest_generate_tests,  # noqa: F401
)

_QUICK = ("random", "greedy", "uct:20", "mcts:20")
_THINKERS = (*roster.LEVELS[:2], *(f"{level}:0.05s" for level in roster.LEVELS[2:]))


@over(usual)
def test_robots_play_it_to_the_end(case: Case) -> None:
    match = case.new(seed=1)
    names = ["random"] if match.game.is_timed else _QUICK
    table.play_out(match, [names[seat % len(names)] for seat in range(case.seats)], seed=1)
    assert match.over
    assert not sesame.verify(match.record()).faults


@over(usual)
def test_every_level_has_a_move(case: Case) -> None:
    match = play_randomly(case.new(seed=2), 2, most=3)
    is_open = match.game.is_open and match.seats == 2
    names = (*_THINKERS, *(["alphabeta:2"] if is_open else []))
    for name in () if match.game.is_timed or match.over else names:
        seat = match.actors[0]
        chosen = roster.agent(name, match, 3).act(match.copy(), seat)
        assert chosen in match.legal_ids(seat)


@over(usual)
def test_hints_and_judgements_are_given(case: Case) -> None:
    match = play_randomly(case.new(seed=4), 4, most=2)
    if match.over:
        return
    seat = match.actors[0]
    hints = advice.advise(match, seat, 0.05, language="en")
    legal = match.legal(seat)
    assert hints
    assert all(hint.action in legal and hint.why.strip() for hint in hints)
    if match.game.is_timed:
        return
    judged = analysis.judge(match, seat, match.legal_ids(seat)[0], simulations=30)
    assert (judged is None) == (len(legal) == 1)
    assert judged is None or judged.best in match.legal_ids(seat)


def test_the_command_line_knows_it(name: str, tmp_path: Path) -> None:
    seats = sesame.game(name).seats[0]
    robots = ",".join(["random"] * seats)
    record = tmp_path / "game.sesame"
    assert sesame.game(name).title.en in _say("games")
    _say("play", name, "--seats", robots, "--seed", "1", "--save", str(record))
    assert _say("verify", str(record)).startswith("OK: ")
    assert not sesame.verify(record.read_text("utf-8")).faults
    _say("simulate", name, "--games", "20")
    table_of = ("--table", str(seats), "--games", str(seats), "--seed", "1")
    assert "random" in _say("arena", name, *table_of, "--seats", robots, "--processes", "1")


@over(usual)
def test_people_play_it_in_the_terminal(case: Case, tmp_path: Path) -> None:
    match, typed = case.new(seed=1), list[str]()
    if not match.game.is_open or match.game.is_timed:
        pytest.skip("seats must not see each other's screen, or the clock runs")
    chooser = random.Random(1)
    while not match.over:
        legal = match.legal(match.actors[0])
        typed += [str(chooser.choice(legal))] * (len(legal) > 1)  # what is forced plays itself
        match.play(match.actors[0], typed[-1] if len(legal) > 1 else legal[0])
    record, people = tmp_path / "game.sesame", ",".join(["human"] * case.seats)
    _say("play", case.game, "--seats", people, "--seed", "1", "--save", str(record), typed=typed)
    assert sesame.replay(record.read_text("utf-8")).log == match.log


def test_a_report_is_written_of_it(name: str, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    few = ("--agents", "random", "--games", "4", "--processes", "1")
    _say("report", name, *few, "-o", str(page), cwd=tmp_path)
    assert sesame.game(name).title.en in page.read_text("utf-8")


def _say(*words: str, cwd: Path | None = None, typed: Sequence[str] = ()) -> str:
    """What `sesame` answers in English; it must be content."""
    command = [sys.executable, "-m", "sesame", *words, "--lang", "en"]
    lines = "".join(f"{line}\n" for line in typed)
    done = subprocess.run(
        command, cwd=cwd, input=lines, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@over(usual)
def test_learners_are_told_nothing_hidden_and_are_understood(case: Case) -> None:
    """Deals that a seat cannot tell apart look alike to it, and actions are called alike."""
    numbers, rng = portrait(sesame.game(case.game), case.seats), dice.stream(3)
    for length in range(0, 40, 4):
        match = play_randomly(case.new(seed=length), length, most=length)
        numbered, here = own(match.terms), calls.table_of(match.state)
        for seat in match.actors:
            there, legal = calls.copied(here), match.legal_ids(seat)
            contract.redeal(there[0], seat, rng)
            assert np.array_equal(numbers.observation(here, seat), numbers.observation(there, seat))
            called = numbered.numbers_of(here, seat, legal)
            assert np.array_equal(numbered.numbers_of(there, seat, legal), called)
            assert [numbered.id_of(here, seat, int(it)) for it in called] == legal


@over(usual)
def test_a_gpu_would_play_the_same_games(case: Case) -> None:
    pytest.importorskip("numba.cuda")
    chosen = dict(case.options)
    written = " ".join(f"{name}={Option.write(value)}" for name, value in chosen.items())
    expected = digests(None, case.game, case.seats, 2, **chosen)
    assert by_stand_in(case.game, case.seats, 2, written) == expected


# --- adapters: what each library asks of a game


@pytest.mark.filterwarnings("ignore::UserWarning")  # of observations that have a mask beside them
@over(usual)
def test_pettingzoo_accepts_it(case: Case) -> None:
    library = pytest.importorskip("pettingzoo.test")
    from sesame.adapters import pettingzoo

    library.api_test(pettingzoo.env(case.game, case.seats), num_cycles=60)
    learned = pettingzoo.env(case.game, case.seats, encoding=PLANES, actions=OWN)
    library.api_test(learned, num_cycles=20)


@over(usual)
def test_openspiel_accepts_it(case: Case) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from sesame.adapters import openspiel

    short = openspiel.short_name(sesame.game(case.game))
    loaded = pyspiel.load_game(f"{short}(players={case.seats})")
    pyspiel.random_sim_test(loaded, num_sims=2, serialize=True, verbose=False)


@pytest.mark.filterwarnings("ignore:.*Box low's precision lowered:UserWarning")
def test_gymnasium_accepts_it(name: str) -> None:
    gymnasium = pytest.importorskip("gymnasium")
    checker = pytest.importorskip("gymnasium.utils.env_checker")
    from sesame.adapters import gymnasium as _  # noqa: F401 - registers them

    env = gymnasium.make(f"sesame/{name}-v0", robot="random", disable_env_checker=True)
    checker.check_env(env.unwrapped, skip_render_check=True)


__all__ = [name for name in globals() if name.startswith(("test_", "pytest_"))]
