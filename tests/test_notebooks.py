"""The notebooks run from the first cell to the last, and come to what they say."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = Path(__file__).parents[1] / "examples/notebooks"


def _run(name: str) -> tuple[dict[str, Any], list[Any]]:
    """Every name that its cells have made, and what each cell would show."""
    cells = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text("utf-8"))["cells"]
    names: dict[str, Any] = {}
    shown = [_cell("".join(it["source"]), names) for it in cells if it["cell_type"] == "code"]
    return names, shown


def _cell(source: str, names: dict[str, Any]) -> Any:
    body = ast.parse(source)
    last = body.body.pop() if isinstance(body.body[-1], ast.Expr) else None
    exec(compile(body, "cell", "exec"), names)
    if last is None:
        return None
    assert isinstance(last, ast.Expr)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


def test_every_notebook_is_tried() -> None:
    found = {path.stem for path in NOTEBOOKS.glob("*.ipynb")}
    assert found == {"measure", "train", "analyse"}


def test_a_variant_is_measured() -> None:
    names, shown = _run("measure")
    assert shown[0]._repr_svg_().startswith("<svg")
    assert "<table>" in shown[1]._repr_html_()
    assert names["found"].agents[0].agent == "greedy"


def test_an_agent_is_trained() -> None:
    names, _ = _run("train")
    assert names["after"][0] < names["before"][0] - 0.3
    assert names["taught"] > names["untaught"]


def test_a_game_is_analysed() -> None:
    names, shown = _run("analyse")
    assert names["better"] != names["played"]
    assert names["found"]["random"].exploitability == pytest.approx(shown[-1]["random"], abs=1e-3)
    assert shown[2].actors
