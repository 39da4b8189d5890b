"""The command line as a test sees it: words in, what was said and the exit code out."""

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from sesame.cli import main


class Said(NamedTuple):
    code: int
    out: str
    err: str


Sesame = Callable[..., Said]


@pytest.fixture(autouse=True)
def french_unless_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("SESAME_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def sesame_says(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Sesame:
    """`sesame_says("play --seed 3", "1-2", "quit")`: the command, then the lines typed."""

    def run(command: str, *typed: str) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main(command.split())
        return Said(code, *capsys.readouterr())

    return run
