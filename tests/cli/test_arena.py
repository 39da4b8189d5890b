"""`sesame arena` as it is typed and read."""

import csv
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sesame
from tests.cli.conftest import Sesame
from tests.cli.test_errors import refused
from tests.cli.test_process import interrupted

QUICK = "arena khan-tsin --seats random,greedy --option setup=random --games 6 --processes 1"

REFUSED = {
    "arena": ("il manque : JEU, --seats", "required: GAME, --seats"),
    "arena khan-tsin": ("il manque : --seats", "required: --seats"),
    "arena chess --seats random,random": ("jeu inconnu : chess", "unknown game: chess"),
    "arena khan-tsin --seats random,genie": ("robot inconnu : genie", "unknown robot: genie"),
    "arena khan-tsin --seats random": ("1 à table", "1 at the table"),
    "arena khan-tsin --seats random,random,greedy": ("--table N fait", "--table N plays"),
    "arena khan-tsin --table 3 --seats random": ("se joue à 2, pas à 3", "2 players, not 3"),
    "arena khan-tsin --table 2 --seats random": ("ne remplissent pas", "do not fill"),
    "arena attrap-tresors --seats random,uct:9": ("robot inconnu ici", "unknown robot here"),
    "arena khan-tsin --seats random,random --games 0": ("0 n'est pas entre 1", "0 is not between"),
    "arena khan-tsin --seats random,random --option a": ("écrivez nom=valeur", "write name=value"),
    "arena khan-tsin --seats random,random --seed -1": ("-1 n'est pas", "-1 is not"),
    "arena khan-tsin --seats random,random --processes 0": ("0 n'est pas", "0 is not"),
    "arena khan-tsin --seats random,random --save taken": ("taken : ", "taken: "),
}


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("command", REFUSED)
def test_refusals(command: str, sesame_says: Sesame) -> None:
    Path("taken").write_text("a file, not a folder")
    french, english = REFUSED[command]
    assert french in refused(sesame_says(command))
    assert english in refused(sesame_says(f"--lang en {command}"))


def test_the_tables_and_the_folder(sesame_says: Sesame) -> None:
    said = sesame_says(f"{QUICK} --save games")
    assert said.code == 0
    lines = said.out.splitlines()
    assert lines[0] == "Khan Tsin, 2 joueurs (setup=random) : 6 parties sur 6"
    assert " ".join(lines[2].split()) == "robot parties points à 95 % cote à 95 %"
    kept = json.loads(Path("games/standings.json").read_text())
    assert [it["agent"] for it in kept["agents"]] == [lines[3].split()[0], lines[4].split()[0]]
    assert {it["games"] for it in kept["agents"]} == {6}
    assert sum(it["points"] for it in kept["agents"]) == 6
    assert " ".join(lines[-4].split()) == "place points à 95 %"
    assert lines[-1].startswith("Décisions par partie : ")
    rows = json.loads(Path("games/games.json").read_text())
    assert [row["game"] for row in rows] == [1, 2, 3, 4, 5, 6]
    assert sum(row["points_0"] for row in rows) == kept["chairs"][0]["points"]
    for row in rows:
        match = sesame.replay(Path(f"games/{row['game']:06}.txt").read_text())
        assert row["length"] == sum(step.seat != sesame.CHANCE for step in match.log)
        assert (row["agent_0"], row["agent_1"]) == match.names
        assert (row["points_0"] == 1) == (match.winners == (0,))
    with Path("games/games.csv").open(encoding="utf-8", newline="") as file:
        assert [int(row["length"]) for row in csv.DictReader(file)] == [it["length"] for it in rows]
    for number in range(1, 7):
        assert sesame_says(f"verify games/{number:06}.txt").code == 0
    assert Path("games/000001.txt").read_text().count("\nA: random\nB: greedy\n") == 1
    assert Path("games/000002.txt").read_text().count("\nA: greedy\nB: random\n") == 1
    assert sesame_says(f"{QUICK} --save games").out == said.out


def test_another_contest_in_the_same_folder_is_refused(sesame_says: Sesame) -> None:
    sesame_says(f"{QUICK} --save games")
    line = refused(sesame_says(f"{QUICK} --save games --seed 2"))
    assert line == "sesame : games : un autre tournoi y est gardé (seed : 1, et non 2)\n"


def test_markdown_for_a_page(sesame_says: Sesame) -> None:
    out = sesame_says(f"{QUICK} --markdown --lang en").out
    assert out.startswith("**Khan Tsin, 2 players (setup=random): 6 games of 6**\n\n")
    assert "| robot | games | points | at 95% | rating | at 95% |\n| --- | ---: |" in out
    assert "\n|  | greedy | random |\n" in out


@pytest.mark.skipif(os.name == "nt", reason="needs signals")
def test_an_interrupt_tells_what_there_is() -> None:
    command = "arena khan-tsin --seats random,uct:300 --games 5000 --processes 2 --save games"
    done = interrupted(
        f"{command} --option=setup=random", lambda: len([*Path("games").glob("0*.txt")]) >= 3
    )
    assert (done.returncode, done.stderr) == (130, "")
    assert "parties sur 5\N{NO-BREAK SPACE}000" in done.stdout
    assert "Pour continuer, la même commande" in done.stdout
    assert Path("games/standings.json").exists()


@pytest.mark.skipif(os.name == "nt", reason="needs a terminal")
def test_progress_is_shown_beside_what_is_piped() -> None:
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "sesame", "--lang", "en", *QUICK.split()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs) as process:
        os.close(theirs)
        shown = b""
        while part := _read(ours):
            shown += part
        assert process.stdout is not None
        piped = process.stdout.read().decode()
    os.close(ours)
    assert "/6" in shown.decode(errors="replace")
    assert piped.startswith("Khan Tsin, 2 players (setup=random): 6 games of 6\n")


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # nobody writes there any more
        return b""
