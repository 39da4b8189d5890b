"""How much is tested, counted in the sources: `python -m tools.figures`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
_RULE: Final = re.compile(r"^- \*\*[A-Z]{2}-\d+\*\*", re.M)
_IN_PAGE: Final = re.compile(r"^\s*(?:test|it)(?:\.each\(.*\))?\(", re.M)


def figures() -> dict[str, int]:
    """By what is counted, as docs/testing.md names it."""
    tests, package = _text("tests", "*.py"), _text("src/sesame", "*.py")
    functions = [function for source in tests for function in _tests(source)]
    return {
        "lines of Python in the package": _lines(package),
        "lines of Python in `tests`": _lines(tests),
        "test functions, most of which run over games, databases or cases": len(functions),
        "of them only in soak": sum("mark.soak" in marks for _, marks in functions),
        "tests of the page's parts (vitest)": sum(
            len(_IN_PAGE.findall(source)) for source in _text("web/src", "*.test.ts")
        ),
        "test functions that drive a browser": sum(
            len(list(_tests(source))) for source in _text("tests/browser", "*.py")
        ),
        "numbered rules, each in a test's name": sum(
            len(_RULE.findall(source)) for source in _text("docs/games", "*.md")
        ),
        "attacks by clients of our own": sum(
            source.count('\n@attack("') for source in _text("tests/server/attacks", "*.py")
        ),
    }


def _text(folder: str, pattern: str) -> list[str]:
    return [path.read_text("utf-8") for path in sorted((ROOT / folder).rglob(pattern))]


def _lines(sources: list[str]) -> int:
    return sum(source.count("\n") for source in sources)


def _tests(source: str) -> Iterator[tuple[str, str]]:
    """Each test function with its decorators."""
    tree = ast.parse(source)
    whole = "mark.soak" if re.search(r"^pytestmark = .*mark\.soak", source, re.M) else ""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name, " ".join(map(ast.unparse, node.decorator_list)) + whole


if __name__ == "__main__":
    for what, count in figures().items():
        print(f"{count:>8,}  {what}")
