"""`python -m sesame.wasm FOLDER [GAME ...]`: the files that let browsers play games by themselves.

Without names, all games of ours.
"""

import sys
from pathlib import Path

from sesame.games import OURS
from sesame.wasm.build import build_all

if __name__ == "__main__":
    where, *names = sys.argv[1:]
    build_all(Path(where), names or list(OURS))
