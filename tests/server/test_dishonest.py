"""A host who keeps the log lies about a game that is over: `verify` says what was wrong."""

from collections.abc import Callable
from pathlib import Path

import pytest

import sesame
from sesame.cli import main
from tests.server.dishonest import LIES, Game, another_game, played

LIARS = pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.__name__)


@pytest.fixture(scope="module")
def game() -> Game:
    return played()


def _faults(text: str, seen: str | None) -> list[str]:
    return [fault.en for fault in sesame.verify(text, seen).faults]


def test_of_an_honest_host_nothing_is_to_be_said(game: Game) -> None:
    for text in (game.whole, game.by_ids):
        assert _faults(text, None) == _faults(text, game.seen) == []
    assert sesame.replay(game.whole).record() == game.whole


@LIARS
def test_a_lie_is_named(game: Game, lie: Callable[[str], str]) -> None:
    told = lie(game.whole)
    assert told != game.whole
    assert any(LIES[lie] in fault for fault in _faults(told, game.seen))


def test_whoever_saw_nothing_still_sees_that_chance_was_another(game: Game) -> None:
    """Every lie but a seed with a whole other game of its own contradicts itself."""
    assert all(_faults(lie(game.whole), None) for lie in LIES)
    other = another_game()
    assert _faults(other, None) == []
    assert any("committed to" in fault for fault in _faults(other, game.seen))
    assert any("not what was told while" in fault for fault in _faults(other, game.seen))


def test_the_command_line_names_it_too(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, seen = tmp_path / "whole.txt", tmp_path / "seen.txt"
    whole.write_text(game.whole, "utf-8")
    seen.write_text(game.seen, "utf-8")
    assert main(["verify", "--lang", "en", str(whole), "--seen", str(seen)]) == 0
    assert "as it was seen before the end" in capsys.readouterr().out
    whole.write_text(another_game(), "utf-8")
    assert main(["verify", "--lang", "en", str(whole), "--seen", str(seen)]) == 1
    assert "committed to before the first move" in capsys.readouterr().out
