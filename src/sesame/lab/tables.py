"""Results as tables: for a notebook, and as CSV for whatever reads files."""

import csv
from collections.abc import Sequence
from html import escape
from io import StringIO
from typing import Any, NamedTuple

_DIGITS = 4  # of a number that is not whole


class Table(NamedTuple):
    """Rows of words and numbers; `pandas.DataFrame(table.rows, columns=table.columns)` takes it."""

    columns: Sequence[str]
    rows: Sequence[Sequence[Any]]

    def csv(self) -> str:
        """The same, a line a row."""
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(self.columns)
        writer.writerows(self.rows)
        return text.getvalue()

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{escape(it)}</th>" for it in self.columns)
        rows = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in self.rows)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _cell(value: Any) -> str:
    if isinstance(value, float):
        return f'<td style="text-align:right">{value:,.{_DIGITS}g}</td>'
    if isinstance(value, int):
        return f'<td style="text-align:right">{value:,}</td>'
    return f'<td style="text-align:left">{escape(str(value))}</td>'
