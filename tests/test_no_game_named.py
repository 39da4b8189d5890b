"""No game is named where all of them are served: server, command line, laboratory, page's lib.

What belongs to one game is in `games/`, `agents/knowledge/`, `reports/own/`, `train/own/` and the
page's `games/`. Elsewhere a docstring may give an example, but in the server not even that.
"""

import ast
import re
from pathlib import Path

from sesame.games import OURS

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src/sesame"
OWN = ("games", "agents/knowledge", "reports/own", "train/own", "kernels")
# An id, a title, a module, a folder: kim-bac, Kim-Bac, kim_bac, KimBac; accents as they are written
NAMED = re.compile(
    "|".join(name.replace("-", "['’ _-]?").replace("e", "[eé]") for name in OURS), re.IGNORECASE
)


def shared() -> list[Path]:
    """Every module that serves all games."""
    found = [path.relative_to(SOURCES) for path in SOURCES.rglob("*.py")]
    return sorted(path for path in found if not path.as_posix().startswith(OWN))


def said(path: Path) -> str:
    """What a module says; of its docstrings and comments only where nothing may be an example."""
    text = (SOURCES / path).read_text("utf-8")
    if path.parts[0] == "server":
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr):
            value = body[0].value
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                value.value = ""
    return ast.unparse(tree)


def test_no_game_is_named() -> None:
    naming = {path: [it.group() for it in NAMED.finditer(said(path))] for path in shared()}
    assert {path: found for path, found in naming.items() if found} == {}


def test_the_pages_lib_names_no_game() -> None:
    """But for what is generated from all games, and tests, which play one."""
    web = ROOT / "web/src"
    naming = {
        path.relative_to(web).as_posix()
        for path in web.rglob("*")
        if path.suffix in (".ts", ".svelte", ".css")
        and path.relative_to(web).parts[0] != "games"
        and not path.name.endswith(".test.ts")
        and path.name != "protocol.ts"
        and NAMED.search(path.read_text("utf-8"))
    }
    assert naming == set()


def test_what_names_a_game_is_found() -> None:
    titles = (
        "khan-tsin",
        "Khan Tsin",
        "kim_bac",
        "KimBac",
        "Attrap'trésors",
        "Mille et un trésors",
    )
    assert all(map(NAMED.search, titles))
