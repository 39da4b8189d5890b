"""Games that are kept, and gone on with."""

from pathlib import Path

import pytest

import sesame
from tests.cli.conftest import Sesame

DEALT = "play --seed 42 --option setup=random --names Ada,Linus"


@pytest.mark.parametrize("leave", [["quit"], ["quitter"], []])  # nothing more: end of file
def test_leaving_keeps_the_game(sesame_says: Sesame, tmp_path: Path, leave: list[str]) -> None:
    path = tmp_path / "game.txt"
    said = sesame_says(f"{DEALT} --save {path}", "1-2", *leave)
    assert said.code == 0
    assert said.out.endswith(
        f"Partie gardée dans {path}.\nLa reprendre : sesame play --load {path}\nÀ bientôt.\n"
    )
    assert len(sesame.replay(path.read_text()).log) == 36 + 2


def test_ctrl_c_keeps_the_game_too(
    sesame_says: Sesame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_screen: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("sesame.cli.terminal.screen.Screen.ask", interrupt)
    said = sesame_says(f"{DEALT} --save {tmp_path}/game.txt --lang en")
    assert said.code == 0
    assert said.out.endswith("See you soon.\n")
    assert (tmp_path / "game.txt").exists()


def test_saved_and_resumed_is_the_same_position(sesame_says: Sesame, tmp_path: Path) -> None:
    halfway, resumed, straight = (tmp_path / name for name in ("half", "resumed", "straight"))
    sesame_says(DEALT, "1-2", f"sauver {halfway}", "quitter")
    said = sesame_says(f"play --load {halfway} --save {resumed}", "3-2")
    assert "Partie reprise au coup 3." in said.out
    assert "Sud (Ada) : vous" in said.out
    sesame_says(f"{DEALT} --save {straight}", "1-2", "3-2")
    assert resumed.read_text() == straight.read_text()
    positions = [sesame.replay(path.read_text()).position() for path in (resumed, straight)]
    assert positions[0] == positions[1]


def test_a_game_saved_from_within_is_saved_again_on_leaving(
    sesame_says: Sesame, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    sesame_says(DEALT, f"save {path}", "1-2", "quit")
    assert len(sesame.replay(path.read_text()).log) == 36 + 2


def test_options_and_board_come_back_with_the_record(sesame_says: Sesame, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    board = Path(sesame.game("khan-tsin").boards.folder) / "dragon.toml"
    options = "--option two_speeds=oui --option setup=random"
    sesame_says(f"play khan-tsin {options} --board {board} --save {path}")
    match = sesame.replay(path.read_text())
    assert match.terms.options["two_speeds"] is True
    assert match.draw(0).plain in sesame_says(f"play khan-tsin --load {path}").out
