"""The reference is as the library is, and every public name says what it does."""

from pathlib import Path

from tools import reference

PAGE = Path(__file__).parents[1] / "docs/reference.md"


def test_the_reference_is_as_the_library_is() -> None:
    assert PAGE.read_text("utf-8") == reference.page(), "make docs"


def test_every_public_name_says_what_it_does() -> None:
    assert reference.undocumented() == []


def test_what_is_easily_missed_is_in_it() -> None:
    page = reference.page()
    for name in (
        "CHANCE",
        "CLOCK",
        "chances()",
        "copy()",
        "undo()",
        "chance: Literal['seed', 'manual']",
    ):
        assert name in page
