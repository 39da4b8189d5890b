"""Doors that take a board: a name or a whole board as text; files are for the library alone."""

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import sesame
from sesame.adapters import gymnasium, openspiel, pettingzoo
from sesame.core.board import UnknownBoard
from sesame.lab.written_terms import WrittenTerms
from sesame.server.log.table import new_match
from sesame.server.protocol import Settings

SOURCES = Path(sesame.__file__).parent
GAME = sesame.game("khan-tsin")

# Each is given the path of a file that is a board indeed, as text that came from somewhere else.
DOORS: dict[str, Callable[[str], object]] = {
    "position": lambda board: GAME.at(f"{GAME.new(seed=1).position()} board={board}"),
    "record": lambda board: sesame.replay(f"Game: khan-tsin\nBoard: {board}\n"),
    "position of a record": lambda board: sesame.replay(
        f"Game: khan-tsin\nPosition: {GAME.new(seed=1).position()} board={board}\n"
    ),
    "settings of a table": lambda board: new_match(Settings(game="khan-tsin", board=board)),
    "position of a table": lambda board: new_match(
        Settings(game="khan-tsin"), f"{GAME.new(seed=1).position()} board={board}"
    ),
    "terms": lambda board: GAME.terms(board=board),
    "work for another process": lambda board: WrittenTerms("khan-tsin", 2, "", board).terms,
    "PettingZoo": lambda board: pettingzoo.env("khan-tsin", board=board),
    "Gymnasium": lambda board: gymnasium.Solo("khan-tsin", board=board),
    "OpenSpiel": lambda board: openspiel._common(GAME, {"board": board}),
    "position in OpenSpiel": lambda board: openspiel._common(
        GAME, {"position": f"{GAME.new(seed=1).position()} board={board}"}
    ),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text((GAME.boards.folder / "dragon.toml").read_text("utf-8"))
    return path


@pytest.mark.parametrize("door", DOORS)
def test_no_file_is_opened_for_a_text_from_outside(door: str, file: Path) -> None:
    for name in (str(file), f"file://{file}", "/etc/passwd", "../dragon", "dragon.toml"):
        with pytest.raises(sesame.SesameError, match="unknown board") as refused:
            DOORS[door](name)
        assert "file or folder" not in str(refused.value)
    file.unlink()
    with pytest.raises(sesame.SesameError, match="unknown board"):  # whether it is there or not
        DOORS[door](str(file))


def test_the_library_opens_a_file_and_what_was_read_is_welcome_everywhere(file: Path) -> None:
    board = GAME.boards.load(file)
    assert GAME.new(seed=1, board=file).terms.board == board
    assert sesame.simulate("khan-tsin", games=1, board=str(file)).games == 1
    assert GAME.terms(board=board).board == board
    assert pettingzoo.raw_env("khan-tsin", board=board).episode.terms.board == board
    assert pettingzoo.raw_env("khan-tsin", board=file).episode.terms.board == board
    assert gymnasium.Solo("khan-tsin", "random", board=file).terms.board == board
    written = GAME.boards.write(board)
    assert openspiel._common(GAME, {"board": written}).terms.board == board
    assert GAME.terms(board=written).board == board


def test_a_board_that_a_program_has_spoilt_is_refused() -> None:
    spoilt = msgspec.structs.replace(GAME.boards.named("dragon"), squares=["simple"])
    with pytest.raises(sesame.BadBoard, match="36"):
        GAME.terms(board=spoilt)
    with pytest.raises(UnknownBoard):
        GAME.boards.named("hydra")


def test_only_the_library_and_the_command_line_may_open_one() -> None:
    opens = re.compile(r"boards?\.(find|load)\(")
    found = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if opens.search(path.read_text("utf-8"))
    }
    assert found == {
        "adapters/episode.py",
        "cli/commands/exploit.py",
        "core/game.py",
        "lab/contest.py",
        "lab/simulate.py",
        "lab/vector.py",
    }
