"""Every module says what it is for, and the documents say where things are."""

import ast
import re
from pathlib import Path

from tools import modules

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
NAMED = re.compile(r"`((?:[a-z_0-9<>]+/)*[a-z_0-9<>]+\.py)`")
FUNCTION = re.compile(r"`([\w/.]+\.(?:py|ts))`,\s+`([\w.]+)`")
SERVER = ROOT / "src/sesame/server"


def test_the_list_of_modules_is_as_they_are() -> None:
    assert (DOCS / "modules.md").read_text("utf-8") == modules.page(), "make modules"


def test_every_module_has_a_first_line() -> None:
    folders = list(modules.packages())
    silent = [path for it in folders for path in it.glob("*.py") if not modules.first_line(path)]
    assert silent == []


def test_every_file_that_walk_and_glossary_name_is_there() -> None:
    for page in ("walk.md", "glossary.md"):
        named = {name for name in NAMED.findall((DOCS / page).read_text("utf-8")) if "/" in name}
        assert [name for name in named if not _exists(name)] == [], page


def test_every_function_that_the_walk_names_is_in_its_file() -> None:
    """`server/live/room.py`, `Room.act`: in Python and in the page's sources."""
    named = FUNCTION.findall((DOCS / "walk.md").read_text("utf-8"))
    assert len(named) > 20
    lost = [(path, name) for path, name in named if name.split(".")[-1] not in _source(path)]
    assert lost == []


def _source(path: str) -> str:
    root = ROOT / ("web/src" if path.endswith(".ts") else "src/sesame")
    return (root / path).read_text("utf-8")


def test_architecture_places_every_module_of_the_server() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    placed = set(NAMED.findall(text[text.index("## The server") :]))
    found = {path.relative_to(SERVER).as_posix() for path in SERVER.rglob("*.py")}
    missing = {name for name in found if not name.endswith("__init__.py")} - placed
    assert missing == set()


def test_the_log_reads_no_clock_and_touches_nothing() -> None:
    """Events, folds and decisions are values: they can be tried without a server."""
    impure = {"asyncio", "litestar", "os", "pathlib", "socket", "sqlite3", "threading", "time"}
    found = {path.name: _imported(path) & impure for path in (SERVER / "log").glob("*.py")}
    assert {name: used for name, used in found.items() if used} == {}


def _imported(path: Path) -> set[str]:
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    whole = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    parts = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    return {name.partition(".")[0] for name in whole | parts}


def _exists(name: str) -> bool:
    return (ROOT / "src/sesame" / name).exists() or (ROOT / name).exists() or "<" in name
