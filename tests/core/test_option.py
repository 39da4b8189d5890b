"""Options, seats and boards: what is not offered is refused by name, in both languages."""

from pathlib import Path
from typing import Any

import pytest

import sesame

GAME = sesame.game("khan-tsin")


@pytest.mark.parametrize("value", [True, "on", "oui", "yes", "TRUE", "On"])
def test_a_switch_reads_what_people_write(value: Any) -> None:
    assert GAME.new(seed=1, two_speeds=value).terms.options["two_speeds"] is True


@pytest.mark.parametrize(
    ("chosen", "english"),
    [
        ({"setup": "soup"}, "option setup: 'soup' is not allowed; choose from sheet, alternate,"),
        ({"two_speeds": 3}, "option two_speeds: 3 is not allowed; choose from off, on"),
        ({"flip": True}, "unknown option: flip; this game has setup, flip_moved,"),
        ({"seats": 3}, "Khan Tsin takes 2 players, not 3"),
        ({"chance": "dice"}, "chance: 'dice' is neither 'seed' nor 'manual'"),
        ({"names": ["one"]}, "2 names are needed, not 1"),
        ({"names": ["one", "t\nwo"]}, "impossible name"),
        ({"board": "hydra"}, "unknown board: hydra; choose from dragon, or give a .toml file"),
        ({"board": "no/such.toml"}, "no/such.toml: no such file or folder"),
        ({"board": "{"}, "unreadable board"),
        ({"board": '{"name": 3}'}, "board: name: Expected str, got int"),
    ],
)
def test_what_is_not_offered_is_refused(chosen: dict[str, Any], english: str) -> None:
    with pytest.raises(sesame.SesameError) as refused:
        GAME.new(**chosen)
    assert english in str(refused.value)
    assert refused.value.words.fr != refused.value.words.en


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(sesame.UnknownGame, match="unknown game: chess; choose from"):
        sesame.game("chess")


@pytest.mark.parametrize(
    ("toml", "english", "french"),
    [
        ("name = ", "bad TOML", "TOML incorrect"),
        ('name = "x"', "title: Object missing required field title", "title : ce champ manque"),
        (
            'name = "x"\ntitle = {fr = "x"}\nsquares = []',
            "title: needs a fr and an en title",
            "title : il faut un titre fr et un titre en",
        ),
        (
            'name = "x"\ntitle = {fr = "x", en = "x"}\nsquares = ["double", "quadruple"]',
            "squares[1]: Invalid enum value 'quadruple'",
            "squares[1] : valeur inconnue : quadruple",
        ),
        (
            'name = "x"\ntitle = {fr = "x", en = "x"}\nsquares = []\ncolour = 3',
            "colour: Object contains unknown field colour",
            "colour : ce champ n'existe pas",
        ),
    ],
)
def test_a_bad_board_file_is_refused_with_file_key_and_reason(
    tmp_path: Path, toml: str, english: str, french: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(toml)
    with pytest.raises(sesame.BadBoard) as refused:
        GAME.new(board=path)
    assert str(refused.value).startswith(f"{path}: {english}")
    assert french in refused.value.words.fr
