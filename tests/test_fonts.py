"""The typefaces of the page have every letter that its words are written with."""

from pathlib import Path

from tools.fonts import LETTERS

_WEB = Path(__file__).parents[1] / "web/src"
_SIGNS = set("▸▾◆●→←🎲")  # drawn rather than written: any typeface's will do


def test_every_letter_of_every_language_is_there() -> None:
    said = {
        letter for path in _WEB.rglob("*.ftl") for letter in path.read_text("utf-8") if letter > "~"
    }
    assert len(said) > 20
    assert said - LETTERS <= _SIGNS
