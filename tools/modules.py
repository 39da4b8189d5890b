"""Every module with its first line: `python -m tools.modules docs/modules.md`."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
_HEAD = """# Modules

Written by `make modules` from the first line of each; do not edit. How they fit is in
[architecture.md](architecture.md).
"""


def page() -> str:
    """The whole page: a table a package."""
    return _HEAD + "".join(map(_package, packages()))


def packages() -> Iterator[Path]:
    """Folders of modules, each before those inside it."""
    for folder in (ROOT / "src/sesame", ROOT / "tools"):
        yield from sorted(path.parent for path in folder.rglob("__init__.py"))


def _package(folder: Path) -> str:
    name = folder.relative_to(ROOT).as_posix().removeprefix("src/")
    modules = [path for path in sorted(folder.glob("*.py")) if path.name != "__init__.py"]
    rows = "".join(f"| `{path.name}` | {first_line(path)} |\n" for path in modules)
    table = f"\n| module | |\n| --- | --- |\n{rows}" if rows else ""
    return f"\n## `{name}/`\n\n{first_line(folder / '__init__.py')}\n{table}"


def first_line(path: Path) -> str:
    """The first paragraph of its docstring."""
    said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return " ".join(said.partition("\n\n")[0].split()).replace("|", "\\|")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), "utf-8")
