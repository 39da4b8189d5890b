"""The real command, in a process of its own."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ENVIRONMENT = {
    key: value
    for key, value in os.environ.items()
    if not key.startswith(("LC_", "LANG", "SESAME_L"))
}


def run(
    *arguments: str, typed: bytes = b"", **variables: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "sesame", *arguments],
        input=typed,
        capture_output=True,
        env={**ENVIRONMENT, **variables},
        check=False,
        timeout=120,
    )


def heed_interrupts() -> None:
    """Ctrl-C as a terminal leaves it, for processes that are started from here, whatever the tests
    before have done to it: one that is handled is back to its default there."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def interrupted(command: str, is_time: Callable[[], bool]) -> subprocess.CompletedProcess[str]:
    """A command that is stopped by Ctrl-C: as a terminal does, in all of its processes, and again
    as people do if nothing comes of it."""
    heed_interrupts()
    with subprocess.Popen(
        [sys.executable, "-m", "sesame", *command.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        start_new_session=True,
        text=True,
    ) as process:
        while not is_time() and process.poll() is None:
            time.sleep(0.02)
        for patience in (20, 60):
            os.killpg(process.pid, signal.SIGINT)
            try:
                out, err = process.communicate(timeout=patience)
            except subprocess.TimeoutExpired:
                continue
            return subprocess.CompletedProcess(command, process.returncode, out, err)
        process.kill()
    raise AssertionError(f"it does not stop: {command}")


def test_a_game_piped_in(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    done = run("play", "--seed=42", "--option=setup=random", f"--save={path}", typed=b"1-2\nquit\n")
    assert done.returncode == 0
    assert done.stderr == b""
    assert "Sud envoie un baron rouge de 1 sur 2" in done.stdout.decode()
    assert b"\x1b" not in done.stdout  # no colours where there is no terminal
    assert path.read_text().startswith("Game: khan-tsin\n")


def test_bytes_that_are_no_text_do_not_end_a_game() -> None:
    done = run("play", "--seed=1", typed=b"\xff\xfe\n@1\n", LANG="en_US.UTF-8")
    assert done.returncode == 0
    assert done.stderr == b""
    assert "South places a red baron on square 1." in done.stdout.decode()


def test_an_error_is_one_line_and_no_traceback() -> None:
    done = run("verify", "missing.txt")
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.decode() == "sesame : missing.txt : fichier ou dossier introuvable\n"


def test_a_reader_who_leaves_early_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "sesame", "games"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_terminal_that_knows_only_ascii_still_shows_the_board() -> None:
    done = run("play", "--seed=1", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"Khan Tsin" in done.stdout


def test_a_terminal_without_narrow_spaces_shows_others() -> None:
    asked = run("play", "--help", "--lang=fr", PYTHONIOENCODING="latin-1")
    assert "au choix\u00a0:" in asked.stdout.decode("latin-1")
    refused = run("play", "chess", "--lang=fr", PYTHONIOENCODING="latin-1")
    assert "chess ; au choix" in refused.stderr.decode("latin-1")
