"""A fresh process, from nothing to the first legal moves; `startup.py` starts it.

`python -m bench.first_move NAME OPTIONS LEVEL BEGUN` prints, in seconds, how long the moves took
from BEGUN, its parent's clock, the first compiled rule from `import sesame`, and a robot's first
move from BEGUN again. It imports little before that, so that the wait is ours.
"""

import json
import sys
from time import monotonic
from typing import Any


def go(
    name: str, options: dict[str, Any], level: str, begun: float
) -> tuple[float, float, float | None]:
    importing = monotonic()
    import sesame  # here, because it is part of what is timed

    match = sesame.game(name).new(chance="manual", **options)  # calls one rule: `setup`
    first_rule = monotonic() - importing
    match.trust(1)  # from now on the seed 1 draws chance, up to the first decision
    if not match.legal(match.actors[0]):
        raise AssertionError(f"{name}: no legal action at the start")
    to_moves = monotonic() - begun
    if match.game.is_timed:  # there robots are hands, and do not think
        return to_moves, first_rule, None
    from sesame.agents import roster  # here, as above

    seat = match.actors[0]
    match.play(seat, roster.agent(level, match, 1).act(match, seat))
    return to_moves, first_rule, monotonic() - begun


if __name__ == "__main__":
    print(json.dumps(go(sys.argv[1], json.loads(sys.argv[2]), sys.argv[3], float(sys.argv[4]))))
