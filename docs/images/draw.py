"""Draws the pictures of the README: `make pictures`."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import sesame

FOLDER = Path(__file__).parent
NIGHT = TerminalTheme(
    (20, 22, 43),  # indigo, as on the table page
    (243, 234, 215),
    [
        (20, 22, 43),
        (224, 82, 63),  # lacquer
        (79, 179, 138),  # jade
        (240, 180, 41),  # lamp
        (110, 140, 220),
        (190, 120, 200),
        (100, 190, 200),
        (243, 234, 215),
    ],
)


def khan_tsin() -> None:
    """A game after twenty quiet moves."""
    match = sesame.game("khan-tsin").new(seed=7, setup="random")
    for turn in range(20):
        seat = match.actors[0]
        legal = match.legal(seat)
        match.play(seat, legal[37 * turn % len(legal)])
    console = Console(
        record=True, width=80, file=io.StringIO(), force_terminal=True, highlight=False
    )
    console.print(match.draw(None))
    console.print()
    console.print(match.game.text.prompt(match.observed(None)).fr, style="bold")
    svg = console.export_svg(title="sesame play khan-tsin", theme=NIGHT)
    local = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
    local = re.sub(r"<!--.*?-->", "", local, flags=re.DOTALL)
    local = local.replace("Fira Code, monospace", "monospace")
    (FOLDER / "khan_tsin.svg").write_text(local, "utf-8")


if __name__ == "__main__":
    khan_tsin()
