"""What the first start of a house compiles, on all cores: `python -m tests.first_start`.

Otherwise every server that a test starts meanwhile does it for itself, several at a time.
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from sesame.games import OURS, game
from sesame.server.robots import first_thought
from sesame.server.warming import warm

_SEARCHED = [name for name in OURS if not game(name).is_timed]


def main() -> None:
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        rules = pool.submit(warm, _say_nothing)
        # the other way round: so that nobody compiles the same game at the same time
        thoughts = [pool.submit(first_thought, name) for name in reversed(_SEARCHED)]
        for task in (rules, *thoughts):
            task.result()


def _say_nothing() -> None:
    pass


if __name__ == "__main__":
    main()
