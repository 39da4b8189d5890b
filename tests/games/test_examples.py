"""What the rules show: of every section a position that the game's own board draws.

What the page has is made from `examples.toml` by `make protocol` (`tools/examples.py`).
"""

import re
from pathlib import Path

import pytest
from tools import examples

from sesame.games import OURS, game

PAGE = Path(__file__).parents[2] / "web/src"
each_game = pytest.mark.parametrize("name", OURS)


def sections(name: str) -> list[str]:
    """Of the rules on the page, by the names of their titles."""
    source = (PAGE / f"games/{name.replace('-', '_')}/rules.ts").read_text("utf-8")
    return re.findall(r'title: m\("([\w-]+)"\)', source)


@each_game
def test_every_section_of_the_rules_has_an_example(name: str) -> None:
    assert list(examples.asked_of(name)) == sections(name)


@each_game
def test_what_is_seen_is_what_that_seat_may_know(name: str) -> None:
    """It begins with the table as they see it, and ends so; nothing that is hidden is told."""
    for key, asked in examples.asked_of(name).items():
        match, seat, then = examples.begun(game(name), asked)
        shown = examples.shown(name).examples[key]
        assert shown.seat == seat
        assert shown.view == match.seen(seat, in_words=False), key
        assert len(shown.happened) == len(then), key


@each_game
def test_the_page_has_the_examples_as_the_rules_make_them(name: str) -> None:
    for path, text in examples.written().items():
        if name.replace("-", "_") in path:
            assert (PAGE / path).read_text("utf-8") == text, "make protocol"
