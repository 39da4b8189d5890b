"""What the page's robots are held to is what Python's do."""

from pathlib import Path

from tools import moves

MOVES = Path(__file__).parents[1] / "moves.json"


def test_the_moves_that_robots_in_browsers_must_find_are_those_of_python() -> None:
    """`make protocol` writes them."""
    assert MOVES.read_text("utf-8") == moves.written()
