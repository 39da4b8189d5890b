"""Which language is spoken, and that help and messages speak it."""

import pytest

from sesame.cli.language import language_of
from tests.cli.conftest import Sesame


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "fr"),
        ([], {"LANG": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "C"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ([], {"LANG": "POSIX"}, "en"),
        ([], {"LANG": "ca_ES.UTF-8"}, "fr"),
        ([], {"LANG": "de_DE.UTF-8"}, "de"),
        ([], {"LANG": "it_IT.UTF-8"}, "fr"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ([], {"LANG": "en_US.UTF-8", "LC_ALL": "fr_BE.UTF-8"}, "fr"),
        ([], {"LANG": "en_US.UTF-8", "LC_ALL": ""}, "en"),
        ([], {"LANG": "en_US.UTF-8", "SESAME_LANG": "fr"}, "fr"),
        (["games", "--lang", "en"], {"SESAME_LANG": "fr"}, "en"),
        (["--lang=fr", "games"], {"LANG": "en_US.UTF-8"}, "fr"),
        (["games", "--lang", "de"], {"LANG": "en_US.UTF-8"}, "de"),
        (["replay", "--", "--lang=en"], {}, "fr"),
        (["games", "--lang"], {}, "fr"),
    ],
)
def test_the_language_is_asked_for_or_guessed(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert language_of(arguments, environment) == language


def test_help_is_whole_in_each_language(sesame_says: Sesame) -> None:
    french, english = sesame_says("play --help").out, sesame_says("--lang en play --help").out
    assert french.startswith("usage : sesame play")
    assert "au choix :" in french
    assert "reprendre une partie gardée" in french
    assert "options" not in french
    assert english.startswith("usage: sesame play")
    assert "go on with a saved game" in english
    german = sesame_says("--lang de play --help").out
    assert german.startswith("Aufruf: sesame play")
    assert "wahlweise:" in german
    assert "eine gespeicherte Partie fortsetzen" in german


def test_serve_and_play_take_names_of_other_things(sesame_says: Sesame) -> None:
    assert "names that people call this server by" in sesame_says("--lang en serve --help").out
    assert "the players' names, seat by seat" in sesame_says("--lang en play --help").out


def test_the_environment_is_heard(sesame_says: Sesame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SESAME_LANG", "en")
    assert "South: you, North: a merchant" in sesame_says("play --seed 1").out


def test_a_game_in_german(sesame_says: Sesame) -> None:
    said = sesame_says(
        "--lang de play --seats mensch,händler --seed 1", "hilfe", "1-1", "züge", "ende"
    )
    assert said.code == 0
    assert "Khan Tsin – Süd: Sie, Nord: ein Händler. „?“ für Hilfe." in said.out
    assert "speichern DATEI  die Partie behalten" in said.out
    assert "Mögliche Züge: 36" in said.out
    assert said.out.endswith("Bis bald.\n")
    assert "{" not in said.out


def test_version(sesame_says: Sesame) -> None:
    said = sesame_says("--version")
    assert said.code == 0
    assert said.out.startswith("sesame ")
