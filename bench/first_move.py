"""A fresh process, from nothing to the first legal moves; `startup.py` starts it.

`python -m bench.first_move NAME OPTIONS BEGUN` prints, in seconds, how long the moves took from
BEGUN, its parent's clock, and the first compiled rule from `import sesame`. It imports little
before that, so that the wait is ours.
"""

import json
import sys
from time import monotonic
from typing import Any


def go(name: str, options: dict[str, Any], begun: float) -> tuple[float, float]:
    importing = monotonic()
    import sesame  # here, because it is part of what is timed

    match = sesame.game(name).new(chance="manual", **options)  # calls one rule: `setup`
    first_rule = monotonic() - importing
    match.trust(1)  # from now on the seed 1 draws chance, up to the first decision
    if not match.legal(match.actors[0]):
        raise AssertionError(f"{name}: no legal action at the start")
    return monotonic() - begun, first_rule


if __name__ == "__main__":
    print(json.dumps(go(sys.argv[1], json.loads(sys.argv[2]), float(sys.argv[3]))))
