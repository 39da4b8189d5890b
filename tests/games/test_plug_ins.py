"""A game from another installed package: `examples/sesame-hex`, by its entry point alone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

_HEX = Path(__file__).parents[2] / "examples/sesame-hex"
_INSTALLED = {  # what pip leaves behind of the package's pyproject.toml
    "METADATA": "Metadata-Version: 2.1\nName: sesame-hex\nVersion: 0.1.0\n",
    "entry_points.txt": "[sesame.games]\nhex = sesame_hex:GAME\n",
}


@pytest.fixture
def beside(tmp_path: Path) -> dict[str, str]:
    return installed_in(tmp_path)


def installed_in(folder: Path) -> dict[str, str]:
    """An environment in which the package is installed beside ours."""
    metadata = folder / "sesame_hex-0.1.0.dist-info"
    metadata.mkdir()
    for name, text in _INSTALLED.items():
        (metadata / name).write_text(text)
    path = [str(folder), str(_HEX / "src"), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))}


def _run(environment: dict[str, str], *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_entry_point_is_the_one_that_the_package_declares() -> None:
    declared = (_HEX / "pyproject.toml").read_text("utf-8")
    assert '[project.entry-points."sesame.games"]\nhex = "sesame_hex:GAME"' in declared


def test_it_is_listed_and_played_like_ours(beside: dict[str, str]) -> None:
    code = """
import sesame
game = sesame.game("hex")
match = game.new(seed=1)
while not match.over:
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[-1])
assert sesame.replay(match.record()).position() == match.position()
assert game.at(match.position()).over and not sesame.verify(match.record()).faults
print(sesame.games()[-1], sesame.simulate("hex", games=50, seed=1).lengths.min() >= 13)
"""
    assert _run(beside, "-c", code).split() == ["hex", "True"]
    assert "Hex" in _run(beside, "-m", "sesame", "games", "--lang", "en")


def test_robots_search_it_knowing_nothing_but_its_rules(beside: dict[str, str]) -> None:
    words = "arena hex --table 2 --seats uct:200,random --games 4 --seed 1 --lang en"
    assert "uct:200" in _run(beside, "-m", "sesame", *words.split())


_CHAINS = {
    "r....../r....../r....../r....../r....../r....../r...... b": "Red has joined both sides.",
    "......./......./bbbbbbb/......./......./......./....... r": "Blue has joined both sides.",
    ".r...../.r...../r....../r....../r....../.r...../.r..... b": "None",
    "..r..../.r...../.r...../r....../r....../r....../r...... b": "Red has joined both sides.",
}


def test_hx04_a_chain_from_side_to_side_wins(beside: dict[str, str]) -> None:
    code = "import sesame\nfor p in {}:\n    print(sesame.game('hex').at(p).outcome)"
    said = _run(beside, "-c", code.format(list(_CHAINS)))
    assert said.splitlines() == list(_CHAINS.values())


def test_hx05_a_swapped_stone_is_mirrored(beside: dict[str, str]) -> None:
    code = """
import sesame
match = sesame.game("hex").new(seed=1)
match.play(0, "b1")
match.play(1, "swap")
print(match.position().split("/")[1], match.actors)
"""
    assert _run(beside, "-c", code).strip() == "b...... (0,)"
