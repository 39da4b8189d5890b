"""The library's reference, from docstrings: `python -m tools.reference docs/reference.md`."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
# What a user of the library meets, in the order in which they do
PUBLIC = (
    *("sesame", "sesame.core.match", "sesame.core.game", "sesame.core.terms"),
    *("sesame.core.contract", "sesame.core.errors", "sesame.core.fields", "sesame.core.layout"),
    *("sesame.core.encoding", "sesame.core.planes", "sesame.core.portrait", "sesame.core.own"),
    *("sesame.agents.agent", "sesame.agents.roster", "sesame.agents.advice"),
    *("sesame.agents.analysis", "sesame.lab.simulate", "sesame.lab.flat", "sesame.lab.vector"),
    *("sesame.lab.environment", "sesame.lab.baselines", "sesame.lab.contest", "sesame.lab.arena"),
    *("sesame.lab.standings", "sesame.lab.corpus", "sesame.proofs.policy", "sesame.proofs.tree"),
    *("sesame.proofs.response", "sesame.proofs.challenge", "sesame.adapters.dialect"),
    *("sesame.adapters.pettingzoo", "sesame.adapters.gymnasium", "sesame.adapters.openspiel"),
    "sesame.adapters.policies",
)
_HEAD = """# Reference

Written by `make docs` from the docstrings; do not edit. [research.md](research.md) says how it is
used, [architecture.md](architecture.md) why it is so.
"""
_FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)


def page() -> str:
    """The whole page: a section a module."""
    return _HEAD + "".join("\n" + _module(name) for name in PUBLIC)


def undocumented() -> list[str]:
    """Public functions, classes and methods that say nothing."""
    return [name for module in PUBLIC for name in _silent(module)]


def _tree(name: str) -> tuple[ast.Module, list[str]]:
    """A module's syntax and its lines."""
    path = SOURCES / name.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    text = file.read_text("utf-8")
    return ast.parse(text), text.splitlines()


def _module(name: str) -> str:
    tree, lines = _tree(name)
    said = [f"## `{name}`\n", f"{_plain(ast.get_docstring(tree) or '')}\n"]
    said += [f"- `{value}`: {meaning}\n" for value, meaning in _constants(tree, lines)]
    for node in _public(tree.body):
        said.append(_entry(node, "###"))
        if isinstance(node, ast.ClassDef):
            said += [f"- `{field}`: {meaning}\n" for field, meaning in _fields(node, lines)]
            said += [_method(it) for it in _public(node.body)]
    return "\n".join(said).replace("\n\n\n", "\n\n").replace("\n\n- `", "\n- `", 0)


def _public(
    body: list[ast.stmt],
) -> Iterator[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in body:
        if isinstance(node, (ast.ClassDef, *_FUNCTION)) and not node.name.startswith("_"):
            yield node


def _entry(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, mark: str) -> str:
    return f"{mark} `{_called(node)}`\n\n{_plain(ast.get_docstring(node) or '')}\n"


def _method(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    said = _plain(ast.get_docstring(node) or "").replace("\n\n", " ").replace("\n", " ")
    return f"- `{_called(node)}` {said}\n".replace("` \n", "`\n")


def _called(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """How it is called; of a class, how it is made."""
    if isinstance(node, ast.ClassDef):
        made = next((it for it in node.body if getattr(it, "name", "") == "__init__"), None)
        return node.name + (_arguments(made) if isinstance(made, ast.FunctionDef) else "")
    if any(ast.unparse(it).endswith("property") for it in node.decorator_list):
        return f"{node.name}: {ast.unparse(node.returns)}" if node.returns else node.name
    gives = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return node.name + _arguments(node) + gives


def _arguments(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    text = ast.unparse(node.args)
    return f"({text.removeprefix('self').removeprefix('cls').removeprefix(', ')})"


def _constants(tree: ast.Module, lines: list[str]) -> Iterator[tuple[str, str]]:
    """Names in capitals, by the comment beside them."""
    for node in tree.body:
        if isinstance(node, ast.Assign):
            names = ast.unparse(node.targets[0]).strip("()")
            comment = _comment(lines[node.lineno - 1])
            if names[0].isupper() and names.split(",")[0].isupper() and comment:
                yield names, comment


def _fields(node: ast.ClassDef, lines: list[str]) -> Iterator[tuple[str, str]]:
    """What a record says, by the comment beside each field."""
    for it in node.body:
        if isinstance(it, ast.AnnAssign) and (comment := _comment(lines[it.lineno - 1])):
            yield f"{ast.unparse(it.target)}: {ast.unparse(it.annotation)}", comment


def _comment(line: str) -> str:
    return line.partition("  # ")[2].removeprefix("noqa").strip()


def _plain(said: str) -> str:
    """A docstring as Markdown: what is indented in it is code, and so are its first examples."""
    parts = [_part(part) for part in said.split("\n\n")]
    return "\n\n".join(parts)


def _part(part: str) -> str:
    is_code = all(line.startswith("    ") for line in part.splitlines()) or part.startswith(
        ("import ", "from ", ">>>", "env = ", "envs = ", "games = ", "corpus = ", "match = ")
    )
    return f"```python\n{part}\n```" if is_code and part.strip() else part


def _silent(module: str) -> Iterator[str]:
    tree, _ = _tree(module)
    for node in _public(tree.body):
        if not ast.get_docstring(node):
            yield f"{module}.{node.name}"
        if isinstance(node, ast.ClassDef):
            is_protocol = any("Protocol" in ast.unparse(base) for base in node.bases)
            for it in _public(node.body):
                if not ast.get_docstring(it) and not is_protocol and not _overrides(it):
                    yield f"{module}.{node.name}.{it.name}"


def _overrides(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether another library's documents say what it does."""
    return node.name in FOREIGN


# Methods that Gymnasium, PettingZoo, OpenSpiel and Stable-Baselines3 ask for and document
FOREIGN = frozenset(
    [
        "action_space",
        "observation_space",
        "is_terminal",
        "current_player",
        "chance_outcomes",
        "returns",
        "step_async",
        "step_wait",
        "has_attr",
        "env_is_wrapped",
        "get_images",
        "new_initial_state",
        "close",
        "act",
    ]
)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), "utf-8")
