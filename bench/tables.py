"""Tables of figures: for the terminal, and for RESULTS.md, a chapter for each bench."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as RichTable

from bench import machine

RESULTS = Path(__file__).with_name("RESULTS.md")


@dataclass(frozen=True)
class Table:
    """Text in cells, and under them what a newcomer needs to read them."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    words: int  # how many of the first columns are words; numbers stand to the right
    note: str

    def show(self, console: Console) -> None:
        drawn = RichTable(
            title=self.title, title_style="bold", title_justify="left", box=SIMPLE_HEAD
        )
        for at, column in enumerate(self.columns):
            drawn.add_column(column, justify="left" if at < self.words else "right")
        for row in self.rows:
            drawn.add_row(*row)
        console.print(drawn)
        console.print(self.note + "\n", style="dim", highlight=False)

    def markdown(self) -> str:
        bar = ["---" if at < self.words else "---:" for at in range(len(self.columns))]
        lines = [f"| {' | '.join(row)} |" for row in (self.columns, bar, *self.rows)]
        return f"## {self.title}\n\n" + "\n".join(lines) + f"\n\n{self.note}\n"


def headline(**peers: str) -> str:
    """When and on what the figures were taken; `peers` are packages by title."""
    return f"{date.today().isoformat()}. {machine.describe(**peers)}."


def write(chapter: str, said: str, tables: Sequence[Table]) -> None:
    """Put a chapter into RESULTS.md, in place of what it said before; the others stay."""
    before = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
    found = {text.split("\n", 1)[0]: text for text in re.split(r"^# ", before, flags=re.M) if text}
    body = "\n".join(table.markdown() for table in tables)
    found[chapter] = f"{chapter}\n\n{said}\n\n{body}"
    chapters = (f"# {text.strip()}\n" for text in found.values())
    RESULTS.write_text("\n".join(chapters), encoding="utf-8")


def three(figure: float) -> int:
    """Three digits that mean something."""
    return int(float(f"{figure:.3g}"))


def times(ratio: float) -> str:
    return f"{ratio:.1f}x" if ratio < 10 else f"{ratio:.0f}x"
