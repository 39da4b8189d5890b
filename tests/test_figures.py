"""docs/testing.md tells no more than there is, and not much less."""

import re
from pathlib import Path

from tools.figures import figures

_PAGE = Path(__file__).parents[1] / "docs/testing.md"


def test_a_figure_is_what_is_there() -> None:
    rows = re.findall(r"^\| ([\d,]+) \| (.+?) \|$", _PAGE.read_text("utf-8"), re.M)
    told = {what: int(count.replace(",", "")) for count, what in rows}
    for what, count in figures().items():
        assert 0.7 * count <= told[what] <= count, what
