"""`sesame site`: a folder that is the whole house, small, and never written over something else."""

import json
import re
from pathlib import Path

import pytest

from sesame.games import OURS
from tests.cli.conftest import Sesame
from tests.cli.test_errors import refused

MOST = 3_000_000  # bytes of it all


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from sesame.cli import main

    folder = tmp_path_factory.mktemp("host") / "house"
    assert main(["site", str(folder), "--lang", "en"]) == 0
    return folder


def _names(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def _listed(folder: Path) -> dict[str, list[object]]:
    told = (folder / "files.js").read_text().removeprefix("self.SESAME = ").rstrip(";\n")
    files: dict[str, list[object]] = json.loads(told)["files"]
    return files


def test_it_is_small_and_has_every_game(folder: Path) -> None:
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    assert size < MOST
    assert {f"machine/{name}.wasm" for name in OURS} <= _names(folder)
    assert [game["name"] for game in json.loads((folder / "games.json").read_text())] == list(OURS)


def test_browsers_are_told_of_every_file(folder: Path) -> None:
    listed = _listed(folder)
    assert set(listed) | {"files.js"} == _names(folder)
    assert all((folder / name).stat().st_size == size for name, (size, _) in listed.items())
    assert not any("made-of" in name or name == "manifest.json" for name in listed)


def test_its_page_names_nothing_by_a_path_from_the_root(folder: Path) -> None:
    page = (folder / "index.html").read_text()
    named = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert len(named) > 5
    assert all(name.startswith("./") and (folder / name).is_file() for name in named)
    installed = json.loads((folder / "manifest.webmanifest").read_text())
    assert installed["start_url"] == installed["scope"] == "./"
    assert all((folder / icon["src"]).is_file() for icon in installed["icons"])


def test_its_page_brings_its_own_policy_and_knows_that_it_has_no_server(folder: Path) -> None:
    page = (folder / "index.html").read_text()
    assert '<meta name="sesame-home" content="static" />' in page
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    assert policy is not None
    assert page.index("Content-Security-Policy") < page.index("<script")
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy[1]
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=|javascript:", page)


def test_it_says_what_it_wrote(sesame_says: Sesame, tmp_path: Path) -> None:
    said = sesame_says(f"site {tmp_path / 'house'}")
    assert said.code == 0
    line = said.out.replace("\n", " ")
    assert re.search(r"Maison écrite\s: .* \d+ fichiers, [12],\d\d\sMo", line)


def test_a_house_is_replaced_and_what_others_put_beside_it_stays(
    sesame_says: Sesame, tmp_path: Path
) -> None:
    folder = tmp_path / "house"
    assert sesame_says(f"site {folder}").code == 0
    old = folder / "assets/old-12345678.js"
    old.write_text("old")
    listed = (folder / "files.js").read_text()
    told = listed.replace('"files":{', '"files":{"assets/old-12345678.js":[3,"0"],')
    (folder / "files.js").write_text(told)
    (folder / "CNAME").write_text("games.example\n")
    assert sesame_says(f"site {folder}").code == 0
    assert not old.exists()
    assert (folder / "CNAME").read_text() == "games.example\n"
    assert (folder / "files.js").read_text() == listed


def test_a_list_never_leads_out_of_its_folder(sesame_says: Sesame, tmp_path: Path) -> None:
    folder = tmp_path / "house"
    assert sesame_says(f"site {folder}").code == 0
    (tmp_path / "dear.txt").write_text("dear")
    listed = folder / "files.js"
    listed.write_text(listed.read_text().replace('"files":{', '"files":{"../dear.txt":[4,"0"],'))
    assert sesame_says(f"site {folder}").code == 0
    assert (tmp_path / "dear.txt").read_text() == "dear"


@pytest.mark.parametrize("left", ["notes.txt", "files.js"])
def test_a_folder_that_holds_something_else_is_refused(
    sesame_says: Sesame, tmp_path: Path, left: str
) -> None:
    (tmp_path / left).write_text("mine")
    said = sesame_says(f"site {tmp_path} --lang en")
    assert "is not empty and is not a house" in refused(said)
    assert _names(tmp_path) == {left}


def test_a_file_in_its_place_is_refused(sesame_says: Sesame, tmp_path: Path) -> None:
    (tmp_path / "house").write_text("mine")
    said = sesame_says(f"site {tmp_path / 'house'} --lang en")
    assert str(tmp_path / "house") in refused(said)
    assert (tmp_path / "house").read_text() == "mine"
