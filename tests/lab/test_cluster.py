"""A real Ray of two workers: the same totals as on one core, whoever is lost on the way."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import sesame
from sesame.core.errors import BadOption, SesameError
from sesame.lab.archive import Archive
from sesame.lab.arena import run
from sesame.lab.cluster import joined
from sesame.lab.contest import contest
from sesame.lab.crew import Crew

BIN = Path(sys.executable).parent
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


@pytest.mark.soak
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


LOOPBACK = ("0100007F", "0" * 16 + "FFFF0000" + "0100007F", "0" * 24 + "01000000")  # as in /proc


def sockets() -> dict[str, str]:
    """Where this machine listens: the address of each socket, by its inode."""
    lines = [
        line.split()
        for kind in ("tcp", "tcp6")
        for line in Path(f"/proc/net/{kind}").read_text().splitlines()[1:]
    ]
    return {line[9]: line[1].partition(":")[0] for line in lines if line[3] == "0A"}


def addresses_of(pid: int, listening: dict[str, str]) -> set[str]:
    """Where a process listens."""
    try:
        links = {os.readlink(path) for path in Path(f"/proc/{pid}/fd").iterdir()}
    except OSError:
        return set()  # it has just ended
    return {address for inode, address in listening.items() if f"socket:[{inode}]" in links}


@pytest.mark.usefixtures("crew")
def test_a_ray_of_ours_listens_to_this_machine_alone() -> None:
    listening, found = sockets(), set[str]()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if descends_from_us(int(folder.name)):
                found |= addresses_of(int(folder.name), listening)
    assert found
    assert found <= set(LOOPBACK)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@pytest.fixture
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str]]]:
    """The address of a cluster that somebody else has started, and how to be let in."""
    port, folder = free_port(), tmp_path_factory.mktemp("r")
    env = os.environ | {
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_TMPDIR": str(folder),
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    command = f"start --head --block --port={free_port()} --ray-client-server-port={port}"
    command += " --num-cpus=2 --include-dashboard=false --object-store-memory=100000000"
    with (folder / "head.txt").open("w") as told:
        head = subprocess.Popen([BIN / "ray", *command.split()], env=env, stdout=told, stderr=told)
    try:
        while not is_listening(port):
            assert head.poll() is None, (folder / "head.txt").read_text()
            time.sleep(0.5)
        yield f"ray://127.0.0.1:{port}", env
    finally:
        head.terminate()
        head.wait()


def is_listening(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


WORK = {  # a command, and how it is done on one core
    "simulate khan-tsin --games 25000 --seed 3 --option setup=random": "--threads 1",
    "arena khan-tsin --seats greedy,random --games 12 --seed 3 --markdown": "--processes 1",
    "report mille-et-un-tresors --agents random --games 8 -o page.html": "--processes 1",
}


@pytest.mark.soak
def test_a_cluster_answers_as_one_core_does(
    cluster: tuple[str, dict[str, str]], tmp_path: Path
) -> None:
    """What is printed and written is the same, but for how quick it was."""
    address, env = cluster

    def done(command: str, where: str) -> list[str]:
        whole = [str(BIN / "sesame"), *command.split(), *where.split(), "--lang", "en"]
        told = subprocess.run(whole, env=env, cwd=tmp_path, check=True, capture_output=True)
        page = tmp_path / "page.html"
        lines = told.stdout.decode().splitlines()
        lines += page.read_text().splitlines() if page.exists() else []
        return [line for line in lines if "a second" not in line]

    for command, alone in WORK.items():
        away = done(command, f"--on {address}")
        assert away
        assert away == done(command, alone)


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
