"""`games`, `simulate`, `replay` and `verify`."""

import json
from pathlib import Path

import pytest

import sesame
from sesame.core.figures import number, percentage
from tests.cli.conftest import Sesame


@pytest.fixture
def finished(tmp_path: Path, sesame_says: Sesame) -> Path:
    """The record of a whole game between robots, with a remark in it."""
    path = tmp_path / "game.txt"
    sesame_says(f"play --seed 3 --option setup=random --seats random,random --save {path}")
    match = sesame.replay(path.read_text())
    match.comments[38] = "bold"  # after the second move; 36 barons were dealt before
    path.write_text(match.record())
    return path


def test_games_lists_what_can_be_chosen(sesame_says: Sesame) -> None:
    out = sesame_says("games").out
    for name in sesame.game_names():
        game = sesame.game(name)
        assert name in out
        assert game.title.fr in out
        assert f"{game.boards.default}*" in out
    assert "setup=sheet*|alternate|random" in out
    assert "two_speeds=off*|on" in out
    assert max(map(len, out.splitlines())) <= 80
    assert "two speeds: hops and flights" in sesame_says("games --lang en").out


def test_simulate_counts_and_shares(sesame_says: Sesame) -> None:
    command = "simulate khan-tsin --games 300 --seed 5 --threads 1 --option setup=random"
    found = sesame.simulate("khan-tsin", 300, seed=5, setup="random")
    french, english = sesame_says(command).out, sesame_says(f"{command} --lang en").out
    assert french.startswith("Khan Tsin, 2 joueurs, au hasard\n")
    rows = {line[:22].strip(): line[22:].split() for line in french.splitlines()[1:]}
    assert rows["parties"] == ["300"]
    assert rows["Sud gagne"][0] == str(found.wins[0])
    assert rows["Nord gagne"][0] == str(found.wins[1])
    assert rows["personne ne gagne"][0] == str(found.draws)
    assert f"de {found.lengths.min()} à {found.lengths.max()}" in french
    assert percentage(found.wins[0] / 300, "en") in english


def test_numbers_are_written_as_in_each_language() -> None:
    assert number(1234567.89, "fr", 1) == "1\u00a0234\u00a0567,9"
    assert number(1234567.89, "en", 1) == "1,234,567.9"
    assert percentage(0.5, "fr") == "50,0\u00a0%"
    assert percentage(0.5, "en") == "50.0%"


def test_replay_tells_the_game(sesame_says: Sesame, finished: Path) -> None:
    match = sesame.replay(finished.read_text())
    said = sesame_says(f"replay {finished}")
    assert said.code == 0
    lines = said.out.splitlines()
    assert lines[0] == "Khan Tsin – Sud, Nord"
    assert lines[1].startswith("Le hasard (36 fois) : w k k r")
    assert lines[2].startswith("Sud envoie un baron ")
    assert lines[3].startswith("Nord envoie un baron ")
    assert lines[4] == "    bold"
    assert match.outcome is not None
    assert match.outcome.why.fr in lines
    assert match.draw().plain in said.out


def test_replay_draws_every_board_when_asked(sesame_says: Sesame, finished: Path) -> None:
    match = sesame.replay(finished.read_text())
    out = sesame_says(f"replay --boards {finished}").out
    decisions = len(match.log) - 36
    assert out.count("S════1") + out.count("S═══[1]") == decisions + 1
    while match.log[36:]:
        assert match.draw().plain in out
        match.undo()


def test_replay_of_an_unfinished_game_says_so(sesame_says: Sesame, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("Game: khan-tsin\nSeed: 1\n\n@1 {mine} @2")
    out = sesame_says(f"replay {tmp_path}/game.txt --lang en").out
    assert "South places a red baron on square 1.\n    mine\nSouth places" in out
    assert "The game is not over. South: place a baron on an empty square" in out


def test_verify_says_what_was_checked(sesame_says: Sesame, finished: Path) -> None:
    said = sesame_says(f"verify {finished}")
    decisions = len(sesame.replay(finished.read_text()).log) - 36
    assert said.code == 0
    assert said.out.splitlines()[0] == f"OK : {decisions} coups et 36 hasards vérifiés."
    assert "Engagement de la graine : " in said.out


def test_verify_finds_what_was_edited(sesame_says: Sesame, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sesame_says(f"play --seed 3 --option setup=random --save {path}", "4-5")
    true = path.read_text()
    path.write_text(true.replace("(w k k", "(k w k").replace("Result: *", "Result: A"))
    said = sesame_says(f"verify {path}")
    assert said.code == 1
    assert said.err == ""
    assert said.out.splitlines() == [
        "hasard n° 1 : la graine donne w, la partie dit k",
        "hasard n° 2 : la graine donne k, la partie dit w",
        "résultat annoncé A, mais les coups donnent *",
    ]


def test_verify_of_chance_by_hand(sesame_says: Sesame, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("Game: khan-tsin\nChance: manual\n\n@1")
    said = sesame_says(f"verify {tmp_path}/game.txt")
    assert said.code == 0
    assert "il n'y a pas de graine à vérifier" in said.out


def test_verify_looks_at_every_file(sesame_says: Sesame, finished: Path, tmp_path: Path) -> None:
    (tmp_path / "edited.txt").write_text(finished.read_text().replace("Result: ", "Result: -"))
    said = sesame_says(f"--lang en verify {finished} {tmp_path}/none.txt {tmp_path}/edited.txt")
    assert said.code == 1
    lines = said.out.splitlines()
    assert lines[0] == str(finished)
    assert lines[1].startswith("OK: ")
    assert lines[3].startswith("Chance is from the house's seed alone: ")
    assert lines[4:6] == [f"{tmp_path}/none.txt", f"{tmp_path}/none.txt: no such file or folder"]
    assert lines[-1] == "1 of 3 hold."
    assert sesame_says(f"verify {finished} {finished}").code == 0


def test_simulate_as_json(sesame_says: Sesame) -> None:
    said = sesame_says("simulate bakschisch --games 30 --seats 3 --json")
    found = json.loads(said.out)
    played = sesame.simulate("bakschisch", 30, seats=3)
    assert (found["game"], found["seats"], found["games"]) == ("bakschisch", 3, 30)
    assert (found["wins"], found["draws"]) == (list(played.wins), played.draws)
    assert found["lengths"] == {
        "games": 30,
        "mean": played.lengths.mean(),
        "least": played.lengths.min(),
        "most": played.lengths.max(),
    }
    assert list(found["measures"]) == [
        "rounds",
        "pawns on the throne at the end",
        "gold of the winner",
    ]
