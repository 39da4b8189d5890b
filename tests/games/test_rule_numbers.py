"""Searching a rule's number yields its text, its code and its test: for every game, both ways."""

import re
from pathlib import Path

import pytest

from sesame.games import OURS

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"^- \*\*([A-Z]{2}-\d\d)\*\* \(([SFD](?:/[SFD])?)\) \S", re.MULTILINE)
MENTION = re.compile(r"\b[A-Z]{2}-\d\d\b")
TEST = re.compile(r"^def test((?:_[a-z]{2}\d\d)+)_", re.MULTILINE)
HEADINGS = [
    "Components",
    "Setup",
    "Turn",
    "End",
    "Score",
    "Variants",
    "Actions and their ids",
    "What is hidden",
    "What is chance",
    "Open readings",
    "Facts",
    "History",
]
each_game = pytest.mark.parametrize("game", [name.replace("-", "_") for name in OURS])


def page(game: str) -> str:
    return (ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8")


def numbers(game: str) -> list[str]:
    return [found[1] for found in RULE.finditer(page(game))]


def texts(folder: Path, *endings: str) -> list[str]:
    return [path.read_text("utf-8") for end in endings for path in sorted(folder.rglob(end))]


def in_source(game: str) -> set[str]:
    sources = texts(ROOT / "src" / "sesame" / "games" / game, "*.py", "*.toml")
    return {number for text in sources for number in MENTION.findall(text)}


def in_test_names(game: str) -> set[str]:
    tests = texts(ROOT / "tests" / "games" / game, "test_*.py")
    names = [
        name for text in tests for names in TEST.findall(text) for name in names[1:].split("_")
    ]
    return {f"{name[:2].upper()}-{name[2:]}" for name in names}


def in_tests(game: str) -> set[str]:
    tests = texts(ROOT / "tests" / "games" / game, "*.py", "*.toml")
    return in_test_names(game) | {number for text in tests for number in MENTION.findall(text)}


@each_game
def test_the_page_numbers_its_rules(game: str) -> None:
    found = numbers(game)
    assert found
    assert found == sorted(set(found)), "in order, and none twice"
    assert len({number[:2] for number in found}) == 1
    assert set(MENTION.findall(page(game))) == set(found)
    assert len(re.findall(r"^- \*\*[A-Z]{2}-", page(game), re.MULTILINE)) == len(found)


@each_game
def test_the_page_has_the_headings_of_all_pages(game: str) -> None:
    assert re.findall(r"^## (.+)$", page(game), re.MULTILINE) == HEADINGS


@each_game
def test_every_rule_has_a_test(game: str) -> None:
    assert set(numbers(game)) - in_test_names(game) == set()


@each_game
def test_every_rule_is_named_where_it_is_carried_out(game: str) -> None:
    assert set(numbers(game)) - in_source(game) == set()


@each_game
def test_no_number_is_named_that_is_no_rule(game: str) -> None:
    assert in_source(game) | in_tests(game) <= set(numbers(game))


@each_game
def test_every_reading_of_ours_is_told(game: str) -> None:
    """A rule marked D is said plainly under Open readings."""
    ours = {found[1] for found in RULE.finditer(page(game)) if "D" in found[2]}
    readings = page(game).split("## Open readings")[1].split("\n## ")[0]
    assert ours <= set(MENTION.findall(readings))
