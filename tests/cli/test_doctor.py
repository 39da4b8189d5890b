"""`sesame doctor`: each thing that can be missing is named, with its remedy."""

import socket
from pathlib import Path

import pytest

from sesame.cli.commands import doctor
from tests.cli.conftest import Sesame


@pytest.fixture
def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def ask(tmp_path: Path, free_port: int) -> str:
    """The command with a place of its own for everything."""
    return f"doctor --host 127.0.0.1 --port {free_port} --database {tmp_path}/house.db"


def test_a_machine_that_has_everything_is_well(sesame_says: Sesame, ask: str) -> None:
    said = sesame_says(ask)
    assert said.code == 0, said.out
    assert said.out.endswith("Tout ce qu'il faut est là.\n")
    assert "✓ numba 0." in said.out
    assert "✗" not in said.out
    english = sesame_says(f"{ask} --lang en").out
    assert "the database answers" in english
    assert english.endswith("Everything that is needed is here.\n")


def test_a_port_that_is_taken_is_named(sesame_says: Sesame, ask: str, free_port: int) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", free_port))
        other.listen()
        said = sesame_says(f"{ask} --lang en")
    assert said.code == doctor.UNWELL
    assert f"✗ 127.0.0.1:{free_port} is not free: Address already in use" in said.out
    assert "choose --port" in said.out
    assert said.out.endswith("Something is missing: see the ✗ above.\n")


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("postgresql://nobody@127.0.0.1:1/none", "does not answer"),
        ("mysql://somewhere", "unknown kind of database"),
    ],
)
def test_a_database_that_cannot_be_had_is_named(
    sesame_says: Sesame, ask: str, address: str, reason: str
) -> None:
    said = sesame_says(f"{ask} --lang en --database {address}")
    assert said.code == doctor.UNWELL
    assert reason in said.out
    assert "Mend or change --database" in said.out


def test_a_file_that_is_no_database_is_named_and_left_alone(
    sesame_says: Sesame, ask: str, tmp_path: Path
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Ali Baba" * 200)
    said = sesame_says(f"{ask} --lang en --database {letter}")
    assert said.code == doctor.UNWELL
    assert "file is not a database" in said.out
    assert letter.read_text() == "Ali Baba" * 200
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_what_may_be_missing_does_not_make_ill(
    sesame_says: Sesame, ask: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "find_spec", lambda _: None)
    monkeypatch.setenv("PATH", "/nowhere")
    said = sesame_says(ask)
    assert said.code == 0
    assert "sans dice : les dés lancés pour de vrai" in said.out
    assert "pip install 'sesame-games[postgres]'" in said.out
    assert "make test en apporte un" in said.out


def test_a_python_that_is_too_old_or_too_new_is_named() -> None:
    assert doctor._python((3, 11, 0)).state == "well"
    assert doctor._python((3, 14, 2)).state == "well"
    assert doctor._python((3, 10, 9)).state == "ill"
    assert doctor._python((3, 15, 0)).state == "ill"


def test_a_page_that_is_not_built_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "files", lambda _: tmp_path)
    assert doctor.page().state == "ill"
