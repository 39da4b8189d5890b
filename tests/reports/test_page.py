"""The page itself: whole in one file, in every language, the same however it came about."""

import re
import shutil
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

import sesame
from sesame.core.errors import BadOption
from sesame.core.words import LANGUAGES, Language, Words
from sesame.reports.commands import commands
from sesame.reports.page import is_report, page
from sesame.reports.saying import say
from sesame.reports.study import Study, explore, study
from sesame.reports.summary import Summary

HANDS = study("attrap-tresors", ("marchand",), games=6, table=3, seed=5)
CAVES = [
    study("mille-et-un-tresors", ("uct:1",), games=4, board=board) for board in (None, "long-path")
]
_VOID = {"meta", "rect", "path", "polygon", "polyline"}
_TOKENS = r"(--(?:table|paper|paper-high|line|ink|ink-soft|lamp|jade)): (#[0-9a-f]{6});"


def written(studies: list[Study], folder: Path, language: Language = "fr") -> str:
    findings = explore(studies, folder, lambda _: None, processes=1)
    second = "long-path" if len(studies) > 1 else None
    redo = commands(studies, None, second, language)
    return page([Summary(it) for it in findings], redo, language)


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the games of HANDS are kept."""
    folder = tmp_path_factory.mktemp("hands")
    explore([HANDS], folder, lambda _: None, processes=1)
    return folder


@pytest.fixture(scope="module")
def caves(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("caves")
    explore(CAVES, folder, lambda _: None, processes=1)
    return folder


class Tags(HTMLParser):
    """Every element is closed where it was opened, and points nowhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open = list[str]()
        self.headings = list[int]()
        self.pictures = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert not {"src", "href", "srcset", "onload", "onclick"} & given.keys(), (tag, attrs)
        assert tag not in ("script", "link", "img", "iframe", "object"), tag
        if tag == "svg" and given.get("role") == "img":
            assert given.get("aria-label")
            self.pictures += 1
        if re.fullmatch(r"h\d", tag):
            self.headings.append(int(tag[1]))
        if tag not in _VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in _VOID, (tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(text: str) -> Tags:
    tags = Tags()
    tags.feed(text)
    tags.close()
    assert tags.open == []
    return tags


def test_the_page_needs_nothing_else(hands: Path) -> None:
    text = written([HANDS], hands)
    assert "://" not in text
    assert "@import" not in text
    assert "url(" not in text.replace("url(#hatch)", "")
    tags = read(text)
    assert tags.pictures >= 10
    assert tags.headings[0] == 1
    assert all(b - a <= 1 for a, b in zip(tags.headings, tags.headings[1:], strict=False))
    assert is_report(text)


def sentences() -> Iterator[Words]:
    """Those without blanks to be filled."""
    for line in (say.folder / "fr.ftl").read_text("utf-8").splitlines():
        if found := re.fullmatch(r"([a-z0-9-]+) = [^{]+", line):
            yield say(found[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_speaks_one_language(hands: Path, language: Language) -> None:
    text = written([HANDS], hands, language)
    assert f'<html lang="{language}">' in text
    assert "{" not in text.partition("</style>")[2]  # no blank is left
    told = 0
    for it in sentences():
        mine = it.to(language)
        for other in (it.to(another) for another in LANGUAGES if another != language):
            assert mine == other or len(other) <= 12 or f">{other}<" not in text
        told += len(mine) > 12 and f">{mine}<" in text
    assert told > 15


def test_a_page_says_how_to_redo_it(hands: Path) -> None:
    text = written([HANDS], hands)
    command = (
        "sesame report attrap-tresors --agents marchand --table 3 --games 6 --seed 5 --lang fr"
    )
    assert command in text
    rung = "sesame arena attrap-tresors --seats apprenti,marchand --table 2 --games 20 --seed 5"
    assert rung in text


def test_a_study_that_was_stopped_gives_the_same_page(hands: Path, tmp_path: Path) -> None:
    whole, told = written([HANDS], hands), list[str]()

    def interrupt(said: str) -> None:
        told.append(said)
        if len(told) in (4, 40):
            raise KeyboardInterrupt

    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            explore([HANDS], tmp_path, interrupt, processes=1)
    kept = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("0*.txt")}
    assert len(kept) > 10
    assert written([HANDS], tmp_path) == whole
    assert {path: path.stat().st_mtime_ns for path in kept} == kept


def test_a_note_that_is_missing_is_made_again(hands: Path, tmp_path: Path) -> None:
    whole = written([HANDS], hands)
    explore([HANDS], tmp_path, lambda _: None, processes=1)
    next(tmp_path.rglob("000003.json")).unlink()
    assert written([HANDS], tmp_path) == whole


def test_notes_made_otherwise_are_made_again_from_the_records(hands: Path, tmp_path: Path) -> None:
    whole = written([HANDS], hands)
    shutil.copytree(hands, tmp_path / "copy")
    notes = list((tmp_path / "copy").rglob("0*.json"))
    for path in notes:
        path.write_text(path.read_text().replace('"imagined":200', '"imagined":7'))
    assert written([HANDS], tmp_path / "copy") == whole
    assert len(notes) == 6
    assert all('"imagined":200' in path.read_text() for path in notes)


def test_kept_games_are_true(hands: Path) -> None:
    record = next(path for path in sorted(hands.rglob("000001.txt")) if "-3-" in str(path))
    assert not sesame.verify(record.read_text()).faults


def test_two_boards_side_by_side(caves: Path) -> None:
    text = written(CAVES, caves, "en")
    read(text)
    for it in CAVES:
        assert it.contest.terms.board.title["en"] in text
    assert '<th scope="col">difference</th>' in text
    assert 'class="s1"' in text
    assert "--compare long-path --lang en" in text
    assert "--board long-path" in text  # of the second board's ladder
    assert text.count("sesame arena") == 4
    assert "When to leave?" in text


def test_one_board_has_no_differences(caves: Path) -> None:
    text = written(CAVES[:1], caves, "en")
    read(text)
    assert "difference</th>" not in text
    assert 'class="s1"' not in text


def test_every_game_has_chance_of_its_own_and_robots_change_seats() -> None:
    asked = study("khan-tsin", ("random", "greedy"), games=4)
    fixtures = list(asked.fixtures())
    assert len({it.chance for it in fixtures} | {it.luck for it in fixtures}) == 8
    assert {it.agents for it in fixtures} == {("random", "greedy"), ("greedy", "random")}
    assert list(study("khan-tsin", ("random", "greedy"), games=2).fixtures()) == fixtures[:2]


def test_the_ladder_doubles_what_the_robots_think() -> None:
    rungs = study("khan-tsin", ("uct:30",)).rungs
    assert [it.agents for it in rungs] == [("uct:30", "uct:60"), ("uct:60", "uct:120")]
    assert study("khan-tsin", ("greedy",)).rungs[0].agents == ("mcts:50", "mcts:100")


def test_too_many_robots_are_refused() -> None:
    with pytest.raises(BadOption, match="give one, or one a seat"):
        study("bakschisch", ("random", "greedy"), table=3)


def test_the_colours_are_the_house_s() -> None:
    root = Path(__file__).parents[2]
    house = re.findall(_TOKENS, (root / "web/src/theme.css").read_text())
    ours = re.findall(_TOKENS, (root / "src/sesame/reports/page.css").read_text())
    assert len(ours) == 16
    assert set(ours) == set(house)  # the page says its day twice: chosen, and as the system has it
