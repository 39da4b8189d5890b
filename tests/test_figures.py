"""docs/testing.md tells no more than there is, and not much less."""

import re
from pathlib import Path

import pytest
from tools.figures import figures

PAGE = (Path(__file__).parents[1] / "docs/testing.md").read_text("utf-8")
COUNTED = figures()


@pytest.mark.parametrize("what", COUNTED)
def test_a_figure_is_what_is_there(what: str) -> None:
    (told,) = re.findall(rf"^\| ([\d,]+) \| {re.escape(what)} \|$", PAGE, re.M)
    assert 0.7 * COUNTED[what] <= int(told.replace(",", "")) <= COUNTED[what]
