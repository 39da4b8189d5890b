"""`sesame train` as it is typed and read."""

from pathlib import Path

import pytest

from tests.cli.conftest import Sesame
from tests.cli.test_errors import refused

QUICK = "train khan-tsin --option setup=random --generations 1 --games 2 --nodes 40 --processes 1"

REFUSED = {
    "train": ("il manque : JEU", "required: GAME"),
    "train bakschisch": ("aucun réseau ne juge ce jeu", "no network judges this game"),
    "train khan-tsin --games 0": ("0 n'est pas entre 1", "0 is not between"),
    "train khan-tsin --option setup=upside-down": ("upside-down", "upside-down"),
    "train khan-tsin --against nowhere.npz": ("introuvable", "no such file"),
}


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("command", REFUSED)
def test_refusals(command: str, sesame_says: Sesame) -> None:
    french, english = REFUSED[command]
    assert french in refused(sesame_says(command))
    assert english in refused(sesame_says(f"--lang en {command}"))


@pytest.mark.soak
def test_weights_a_recipe_and_a_page(sesame_says: Sesame) -> None:
    said = sesame_says(f"--lang en {QUICK}")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Generation 1: ")
    folder = Path("khan-tsin.training")
    assert (folder / "weights.npz").exists()
    assert '"seed": 1' in (folder / "made.json").read_text()
    assert "<svg" in (folder / "report.html").read_text()
    assert sesame_says(QUICK).out.startswith("Poids écrits")  # nothing is left to do
