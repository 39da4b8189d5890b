"""Whatever is wrong with a command: one line on stderr, exit code 2, no traceback."""

from pathlib import Path

import pytest

from tests.cli.conftest import Said, Sesame

COMMANDS = {
    "dance": ("'dance' ? Au choix : ", "invalid choice: 'dance'"),
    "play nonesuch": ("jeu inconnu : nonesuch", "unknown game: nonesuch"),
    "play --seats": ("argument --seats : il faut une valeur", "expected one argument"),
    "play --seats robot,human": ("écrivez humain, apprenti", "write human, apprentice"),
    "play --seats human": ("Khan Tsin se joue à 2, pas à 1", "takes 2 players, not 1"),
    "play --option setup": ("écrivez nom=valeur", "write name=value"),
    "play --option setup=north": ("'north' n'est pas permis", "'north' is not allowed"),
    "play --option seed=3": ("option inconnue : seed", "unknown option: seed"),
    "play --board atlantis": ("plateau inconnu : atlantis", "unknown board: atlantis"),
    "play --board missing.toml": ("missing.toml : fichier", "missing.toml: no such file"),
    "play --seed red": ("graine : 'red'", "seed: 'red'"),
    "play --names Ada": ("il faut 2 noms, pas 1", "2 names are needed, not 1"),
    "play --load missing": ("missing : fichier ou dossier introuvable", "missing: no such file"),
    "play --save missing/game": ("fichier ou dossier introuvable", "no such file or folder"),
    "play --save .": (". : c'est un dossier", ".: it is a folder"),
    "play --jump": ("argument inconnu : --jump", "unrecognized arguments: --jump"),
    "play --load missing --seed 3": ("--seed ne va pas avec --load", "--seed does not go with"),
    "simulate": ("il manque : JEU", "required: GAME"),
    "simulate khan-tsin --games many": ("'many' n'est pas un nombre", "'many' is not a whole"),
    "simulate khan-tsin --games 0": ("0 n'est pas entre 1 et", "0 is not between 1 and"),
    "simulate khan-tsin --seats two": ("'two' n'est pas un nombre", "invalid int value: 'two'"),
    "simulate khan-tsin --seats 5": ("Khan Tsin se joue à 2, pas à 5", "takes 2 players, not 5"),
    "simulate khan-tsin --threads -1": ("-1 n'est pas entre", "-1 is not between"),
    "simulate khan-tsin --seed 99999999999999999999": ("n'est pas entre", "is not between"),
    "replay": ("il manque : FICHIER", "required: FILE"),
    "replay .": (". : c'est un dossier", ".: it is a folder"),
    "replay x --boards=3": ("ne prend pas de valeur (reçu '3')", "ignored explicit argument '3'"),
    "verify missing": ("missing : fichier ou dossier introuvable", "missing: no such file"),
    "games --lang it": ("'it' ? Au choix : ", "invalid choice: 'it'"),
}


def refused(said: Said) -> str:
    """The one line of a refusal, after every sign of it has been checked."""
    assert said.code == 2
    assert said.out == ""
    assert said.err.endswith("\n")
    assert said.err.count("\n") == 1
    return said.err


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("command", COMMANDS)
def test_in_french(command: str, sesame_says: Sesame) -> None:
    line = refused(sesame_says(command))
    assert line.startswith("sesame : ")
    assert COMMANDS[command][0] in line


@pytest.mark.parametrize("command", [command for command in COMMANDS if "--lang" not in command])
def test_in_english(command: str, sesame_says: Sesame) -> None:
    line = refused(sesame_says(f"--lang en {command}"))
    assert line.startswith("sesame: ")
    assert COMMANDS[command][1] in line


@pytest.mark.parametrize("command", [command for command in COMMANDS if "--lang" not in command])
def test_in_german(command: str, sesame_says: Sesame) -> None:
    line = refused(sesame_says(f"--lang de {command}"))
    assert line.startswith("sesame: ")
    assert not any(said in line for said in COMMANDS[command])
    assert "{" not in line


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\xff\xfe\x00", "ce n'est pas du texte"),
        (b"once upon a time", "n'est pas un en-t\u00eate"),
        (b"Seats: 2\n\n1-2", "l'en-t\u00eate Game manque"),
        (b"Game: chess\n\n1. e4", "jeu inconnu : chess"),
        (b"Game: khan-tsin\n\n@1 @1", "coup 2 (@1) : La case 1 est prise."),
        (b"Game: khan-tsin\n\n@1 (", "coups illisibles"),
        (b"Game: khan-tsin\nBoard: {}\n\n", "ce champ manque"),
    ],
)
@pytest.mark.parametrize("command", ["play --load", "replay", "verify"])
def test_a_bad_record_is_named_with_the_reason(
    command: str, content: bytes, reason: str, sesame_says: Sesame
) -> None:
    Path("bad.txt").write_bytes(content)
    line = refused(sesame_says(f"{command} bad.txt"))
    assert line.startswith("sesame : bad.txt : ")
    assert reason in line


def test_a_bad_board_names_file_key_and_reason(sesame_says: Sesame) -> None:
    Path("my.toml").write_text('name = "my"\ntitle = { fr = "a", en = "b" }\nsquares = ["simple"]')
    line = refused(sesame_says("play --board my.toml"))
    assert line == "sesame : my.toml : squares : il faut 36 cases, pas 1\n"


def test_a_record_of_another_game_or_another_number_of_seats(sesame_says: Sesame) -> None:
    Path("game.txt").write_text("Game: khan-tsin\nSeed: 1\n\n@1")
    assert "jeu inconnu" in refused(sesame_says("play bridge --load game.txt"))
    line = refused(sesame_says("play --load game.txt --seats human,human,human"))
    assert "3 joueurs, mais la partie gardée en a 2" in line


def test_saving_never_overwrites_something_else(sesame_says: Sesame) -> None:
    Path("diary.txt").write_text("Dear diary")
    assert "n'est pas une partie" in refused(sesame_says("play --save diary.txt"))
    said = sesame_says("play --seed 1", "sauver diary.txt", "quitter")
    assert said.code == 0
    assert "n'est pas une partie" in said.out
    assert Path("diary.txt").read_text() == "Dear diary"
