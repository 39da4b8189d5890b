"""The page's modules in Node: the programs of this folder, asked from Python."""

import json
import subprocess
from pathlib import Path
from typing import Any

from sesame.wasm.build import build
from tests.wasm.node import node

HERE = Path(__file__).parent


def run(program: str, folder: Path, game: str, **told: Any) -> Any:
    """What a program answers; `folder` is for the game's machine."""
    build(folder, game)
    asked = {"folder": str(folder), "game": game, **told}
    done = subprocess.run(
        [node(), str(HERE / program)],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4_000:]
    return json.loads(done.stdout)
