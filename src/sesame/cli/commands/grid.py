"""Figures in rows and columns: drawn in a terminal, or as Markdown for a page."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rich.table import Table

_MARK = "**"


def strong(cell: str) -> str:
    """A cell that should catch the eye."""
    return f"{_MARK}{cell}{_MARK}"


class Grid(NamedTuple):
    """Text in cells; the first column is words, the others stand to the right."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]

    def drawn(self) -> "Table":
        from rich.table import Table
        from rich.text import Text

        table = Table(box=None, pad_edge=False, header_style="bold")
        for at, column in enumerate(self.columns):
            table.add_column(column, justify="right" if at else "left")
        for row in self.rows:
            styled = ((cell.strip("*"), "bold" if cell.startswith(_MARK) else "") for cell in row)
            table.add_row(*(Text(text, style) for text, style in styled))
        return table

    def markdown(self) -> str:
        bar = ["---", *("---:" for _ in self.columns[1:])]
        return "\n".join(f"| {' | '.join(row)} |" for row in (self.columns, bar, *self.rows))
