"""The real command, in a process of its own."""

import os
import subprocess
import sys
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
    assert done.stderr.decode() == "sesame : missing.txt : fichier ou dossier introuvable\n"


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
