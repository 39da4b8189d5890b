"""Real time without a server: which kernels a page calls, and what it shows dice falling with.

The page brings clock, keys and screen, writes down and tells; who was first, when robots reach and
what happens next is decided by the kernels that the server asks too.
"""

from typing import Any

import numpy as np

from sesame.core.live import InBrowser, Reel, Rows
from sesame.games.attrap_tresors import course, films, hands, judging, rush
from sesame.games.attrap_tresors.referee import REASONS
from sesame.games.attrap_tresors.rush import CROWD, Grab, Rush
from sesame.games.attrap_tresors.state import DICE, State

_TABLE, _GRABS = State.dtype, Rows(Grab)
_RNG, _LONGS, _BYTES = Rows(np.uint64), Rows(np.int64), Rows(np.int8)
_MOVES = Rows(np.int16, 3)
_REEL = (_MOVES, Rows(np.int32), Rows(np.int8, 2), _BYTES)

_KERNELS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    # Before and after a race
    "stage": (course.stage, (_TABLE,)),
    "is_apart": (course.is_apart, (int, int)),
    "is_void": (course.is_void, (_TABLE,)),
    "chosen": (course.chosen, (_TABLE,)),
    "think": (hands.think, (Rush, int, _RNG)),
    "film": (films.show, (_TABLE, int, bool, *_REEL, _RNG, _MOVES, _BYTES, _BYTES)),
    # One race
    "clear": (rush.clear, (Rush,)),
    "enlist": (rush.enlist, (Rush, int, *[float] * 6)),
    "begin": (course.begin, (Rush, _TABLE, _TABLE, int, _RNG)),
    "open": (course.open_up, (Rush, _TABLE, float)),
    "next_hand": (course.next_hand, (Rush,)),
    "reach": (hands.reach, (Rush, _TABLE, _GRABS, int, _RNG)),
    "lay": (judging.lay, (_GRABS, int, int, int, bool, *[float] * 6)),
    "judge": (judging.judge, (Rush, _GRABS, int, _RNG)),
    "ruling": (judging.ruling, (_GRABS, int, _LONGS)),
    "is_awaited": (course.takes_column, (_GRABS, int)),
    "see": (course.see, (Rush, _TABLE, _GRABS, int, float, _RNG)),
    "pass_over": (course.pass_over, (Rush, _TABLE, int, float)),
    "patience_end": (course.patience_end, (Rush,)),
    "time_up": (course.time_up, (Rush,)),
    "is_over": (course.is_over, (Rush, _TABLE)),
}


def _reel() -> Reel:
    shape = (films.LONGEST, DICE, films.NUMBERS)
    return Reel(tuple(films.reel()), films.EVERY, shape)


in_browser = InBrowser(Rush, Grab, judging.RULING, REASONS, CROWD, _KERNELS, _reel)
