"""A package as if pip had installed it: its sources on the path, its metadata written."""

import os
import tomllib
from pathlib import Path
from typing import Any

HEX = Path(__file__).parents[2] / "examples/sesame-hex"

# What a server's first start compiles of it; before a test's clients, who have less patience
FIRST_START = """
from sesame.server.workers.warming import Task, do
do(Task("tables", "hex"))
do(Task("apprenti", "hex"))
"""


def installed_beside(folder: Path, package: Path = HEX) -> dict[str, str]:
    """An environment with that package beside ours; `folder` holds what pip would leave behind."""
    declared = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = declared["name"].replace("-", "_"), declared["version"]
    metadata = folder / f"{name}-{version}.dist-info"
    metadata.mkdir(exist_ok=True)
    head = f"Metadata-Version: 2.1\nName: {declared['name']}\nVersion: {version}\n"
    (metadata / "METADATA").write_text(head)
    (metadata / "entry_points.txt").write_text(_entry_points(declared["entry-points"]))
    path = [str(folder), str(package / "src"), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))}


def _entry_points(groups: dict[str, Any]) -> str:
    return "".join(
        f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in found.items())
        for group, found in groups.items()
    )
