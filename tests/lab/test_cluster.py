"""A real Ray of two workers: the same totals as on one core, whoever is lost on the way."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import sesame
from sesame.core.errors import BadOption, SesameError
from sesame.lab.archive import Archive
from sesame.lab.arena import run
from sesame.lab.cluster import joined
from sesame.lab.contest import contest
from sesame.lab.crew import Crew

LONG = contest("khan-tsin", ("greedy", "uct:100"), setup="random")

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    """Whoever asks for `on="ray"` meanwhile works with this one."""
    with joined("ray", 2) as hired:
        yield hired


def parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def descends_from_us(pid: int) -> bool:
    while pid > 1:
        if pid == os.getpid():
            return True
        pid = parent(pid)
    return False


def busy_workers() -> list[int]:
    """The processes of our Ray that are in the middle of a piece."""
    found = list[int]()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if (folder / "cmdline").read_bytes().startswith(b"ray::_do"):
                found += [int(folder.name)] * descends_from_us(int(folder.name))
        except OSError:
            continue  # it has just ended
    return found


def square(folder: Path, number: int) -> int:
    """Whoever first takes the number 5 dies of it."""
    grave = folder / "died"
    if number == 5 and not grave.exists():
        grave.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def refuse(_shared: None, number: int) -> int:
    raise BadOption(f"{number} est de trop", f"{number} is too many")


def fail(_shared: None, number: int) -> float:
    return 1 / number


def test_a_piece_whose_worker_died_is_done_again(crew: Crew, tmp_path: Path) -> None:
    answers = list(crew(square, tmp_path, range(20), lambda: None))
    assert (tmp_path / "died").exists()
    assert sorted(answers) == [number * number for number in range(20)]


@pytest.mark.usefixtures("crew")
def test_a_killed_worker_leaves_the_arena_s_totals_unchanged(tmp_path: Path) -> None:
    alone, together = Archive(tmp_path / "alone", LONG), Archive(tmp_path / "together", LONG)
    expected = sorted(run(LONG, 16, processes=1, archive=alone))
    games, killed = run(LONG, 16, on="ray", archive=together), list[int]()
    found = [next(games)]
    while not killed:
        killed = busy_workers()[:1]
    os.kill(killed[0], signal.SIGKILL)
    found += games
    assert sorted(found) == expected
    for path in alone.folder.glob("0*.txt"):
        assert (together.folder / path.name).read_text() == path.read_text()


@pytest.mark.usefixtures("crew")
def test_a_simulation_has_the_same_totals() -> None:
    alone = sesame.simulate("khan-tsin", 25_000, seed=3, setup="random", threads=1)
    away = sesame.simulate("khan-tsin", 25_000, seed=3, setup="random", on="ray")
    assert (away.wins, away.choices) == (alone.wins, alone.choices)
    assert away.lengths.tolist() == alone.lengths.tolist()


def test_a_refusal_comes_back_in_words(crew: Crew) -> None:
    with pytest.raises(SesameError, match="7 is too many") as refused:
        list(crew(refuse, None, [7], lambda: None))
    assert refused.value.words.fr == "7 est de trop"


def test_a_fault_comes_back_in_one_line(crew: Crew) -> None:
    with pytest.raises(SesameError, match=r"could not work: .*division by zero"):
        list(crew(fail, None, [0], lambda: None))


def test_an_address_that_is_none_is_refused() -> None:
    with pytest.raises(BadOption, match="write ray, or ray://"), joined("elsewhere", 2):
        pass


def test_without_ray_it_is_said_how_to_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SesameError, match=r"sesame-games\[cluster\]"), joined("ray", 2):
        pass
