"""python -m tests.simulated SEED             that run again, with everything that happened in it
python -m tests.simulated FROM TO           all of these: which failed, and the rate
"""

import gc
import sys
import time
import traceback
from collections.abc import Iterable

from tests.simulated.world import World


def replay(seed: int) -> int:
    world = World(seed)
    world.notes = [str(world.plan)]
    try:
        world.run()
        status = 0
    except BaseException:
        traceback.print_exc()
        status = 1
    print("\n".join(world.notes))
    print(f"seed {seed}: {world.loop.time():.1f} s, {world.loop.steps} steps, {world.digest}")
    return status


def run(seeds: Iterable[int]) -> int:
    began, worked = time.perf_counter(), time.process_time()
    lived, count, told, failed = 0.0, 0, 0, 0
    gc.disable()
    for seed in seeds:
        world = World(seed)
        try:
            world.run()
        except BaseException as error:
            failed += 1
            print(f"seed {seed}: {type(error).__name__}: {error}", flush=True)
            if isinstance(error, KeyboardInterrupt):
                return 1
        lived, count, told = lived + world.loop.time(), count + 1, told + world.truth.checked
        if count % 20 == 0:
            gc.collect()
    took, work = time.perf_counter() - began, time.process_time() - worked
    print(
        f"{count} seeds, {lived:.0f} simulated seconds in {took:.1f}, {work:.1f} of a core:"
        f" {lived / took:.0f} times real time, {told} messages checked, {failed} failed"
    )
    return int(failed > 0)


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    sys.exit(replay(numbers[0]) if len(numbers) == 1 else run(range(*numbers)))
