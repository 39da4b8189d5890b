"""`sesame report` as it is typed and read."""

import os
from pathlib import Path

import pytest

from tests.cli.conftest import Sesame
from tests.cli.test_errors import refused
from tests.cli.test_process import interrupted

QUICK = "report attrap-tresors --agents marchand --games 4 --processes 1"

REFUSED = {
    "report": ("il manque : JEU", "required: GAME"),
    "report chess": ("jeu inconnu : chess", "unknown game: chess"),
    "report khan-tsin --agents genie": ("robot inconnu : genie", "unknown robot: genie"),
    "report khan-tsin --agents random,random,random": ("pas à 3", "not 3"),
    "report bakschisch --table 4 --agents random,greedy": ("un par place", "one a seat"),
    "report khan-tsin --table 5": ("se joue à 2, pas à 5", "2 players, not 5"),
    "report khan-tsin --games 0": ("0 n'est pas entre 1", "0 is not between"),
    "report khan-tsin --board nowhere": ("plateau inconnu", "unknown board"),
    "report khan-tsin --compare nowhere": ("plateau inconnu", "unknown board"),
    "report khan-tsin -o diary.html": ("n'est pas un rapport", "is no report"),
    "report khan-tsin -o nowhere/page.html": ("introuvable", "no such file"),
    "report attrap-tresors --on elsewhere": ("écrivez ray", "write ray"),
}


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("command", REFUSED)
def test_refusals(command: str, sesame_says: Sesame) -> None:
    Path("diary.html").write_text("<p>Dear diary</p>")
    french, english = REFUSED[command]
    assert french in refused(sesame_says(command))
    assert english in refused(sesame_says(f"--lang en {command}"))
    assert Path("diary.html").read_text() == "<p>Dear diary</p>"


def test_a_page_and_the_games_beside_it(sesame_says: Sesame) -> None:
    said = sesame_says(QUICK)
    assert (said.code, said.err) == (0, "")
    assert said.out == (
        "Page écrite : attrap-tresors.html. Les parties sont dans attrap-tresors.games.\n"
    )
    text = Path("attrap-tresors.html").read_text()
    assert '<html lang="fr">' in text
    played = sorted(Path("attrap-tresors.games").rglob("0*.txt"))
    assert len(played) == 4 + 3 * 20
    assert sesame_says(f"verify {played[0]}").code == 0
    assert sesame_says(QUICK).code == 0  # over a report it may be written
    assert Path("attrap-tresors.html").read_text() == text


@pytest.mark.skipif(os.name == "nt", reason="needs signals")
def test_an_interrupt_loses_nothing() -> None:
    many = QUICK.replace("--games 4", "--games 1000")
    done = interrupted(f"{many} -o a.html", lambda: len(games()) >= 3)
    assert (done.returncode, done.stderr) == (130, "")
    assert "Interrompu. Pour continuer, la même commande" in done.stdout
    assert not Path("a.html").exists()
    assert 3 <= len(games()) < 1000


def games() -> list[Path]:
    return [*Path("a.games").rglob("0*.txt")]


def test_an_option_is_compared_as_a_board_is(sesame_says: Sesame) -> None:
    said = sesame_says(f"{QUICK} --games 2 --option patience=3 --compare patience=4 --lang en")
    assert (said.code, said.err) == (0, "")
    text = Path("attrap-tresors.html").read_text()
    for name in ("patience=3", "patience=4", "each of two ways", "difference</th>"):
        assert name in text
    assert "--option patience=3 --compare patience=4 --lang en" in text
    assert "unknown option" in refused(sesame_says(f"--lang en {QUICK} --compare speed=2"))
