"""A table as a picture, where there is no terminal: the drawing in letters as SVG."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from rich.segment import Segment
    from rich.style import Style
    from rich.text import Text

_WIDE, _HIGH = 8, 17  # pixels of a letter
_EDGE = 12  # pixels around
_PAPER, _INK = "#fbf8f1", "#2b2620"
_FAINT = 0.55  # how much ink there is in what is dim
_FONT = "font-family:ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;font-size:13px"


def svg(drawing: "Text", caption: str = "") -> str:
    """The drawing, every letter in its place whatever the font, and a line below it."""
    lines = list(_lines(drawing))
    rows = len(lines) + 2 * bool(caption)
    columns = max([len(caption), *(sum(map(len, (it.text for it in line))) for line in lines)])
    width, height = columns * _WIDE + 2 * _EDGE, rows * _HIGH + 2 * _EDGE
    parts = [part for row, line in enumerate(lines) for part in _row(row, line)]
    if caption:
        parts.append(_text(0, rows - 1, caption, f'fill="{_INK}"'))
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} style="{_FONT}" xml:space="preserve">'
    paper = f'<rect width="100%" height="100%" rx="8" fill="{_PAPER}"/>'
    return "\n".join([head, f"<title>{escape(caption)}</title>", paper, *parts, "</svg>"])


def _lines(drawing: "Text") -> "Iterator[list[Segment]]":
    """Runs of letters of one style, line by line."""
    from rich.console import Console
    from rich.segment import Segment

    console = Console(width=10_000, color_system="truecolor", force_terminal=True)
    yield from Segment.split_lines(drawing.render(console))


def _row(row: int, line: "list[Segment]") -> Iterator[str]:
    column = 0
    for text, style, _ in line:
        if style and (behind := _colour(style.color if style.reverse else style.bgcolor)):
            at = f'x="{_EDGE + column * _WIDE}" y="{_EDGE + row * _HIGH}"'
            yield f'<rect {at} width="{len(text) * _WIDE}" height="{_HIGH}" fill="{behind}"/>'
        if text.strip():
            yield _text(column, row, text, _ink(style))
        column += len(text)


def _text(column: int, row: int, text: str, ink: str) -> str:
    """Letters; their length is fixed, so that columns stand below each other."""
    bare = text.lstrip()
    column += len(text) - len(bare)
    bare = bare.rstrip()
    x, y = _EDGE + column * _WIDE, _EDGE + row * _HIGH + 13
    length = f'textLength="{len(bare) * _WIDE}" lengthAdjust="spacingAndGlyphs"'
    return f'<text x="{x}" y="{y}" {length} {ink}>{escape(bare)}</text>'


def _ink(style: "Style | None") -> str:
    if style is None:
        return f'fill="{_INK}"'
    found = _PAPER if style.reverse else _colour(style.color) or _INK
    weight = ' font-weight="bold"' if style.bold else ""
    faint = f' fill-opacity="{_FAINT}"' if style.dim else ""
    return f'fill="{found}"{weight}{faint}'


def _colour(colour: Any) -> str | None:
    return None if colour is None or colour.is_default else str(colour.get_truecolor().hex)
