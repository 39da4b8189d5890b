"""Two servers in one load: this tree's, and that of an older commit laid out in a folder.

    git archive COMMIT | tar -x -C FOLDER
    python -m bench.since FOLDER

Both run on this Python and its packages, in short samples in turn, so that whatever else goes on
slows down both alike. Printed are moves a second, processor time a move of the event loop's
thread and of all the others, and the median of the samples' own ratios.
"""

import asyncio
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

import uvloop

from bench import hosts, load
from bench.dialects import Ours, OurTable
from bench.load import Crowd
from bench.server import GAME
from bench.websocket import Socket

_ROUNDS, _SECONDS = 12, 0.3
_OLD_SERVE = (  # before the server had storeys
    "import sys; from sesame.server.app import Config; from sesame.server.serve import *;"
    "serve(Serving(host='127.0.0.1', port=int(sys.argv[1]), database=sys.argv[2],"
    "config=Config(rate=1e9, burst=1e9, prepares=False)), lambda _: print('ready', flush=True))"
)
_OLD_CHOICE = re.compile(rb'[\[,]\{"id":(\d+)')


class Sample(NamedTuple):
    """Of one server: moves a second; microseconds a move of the loop's thread, and of the rest."""

    speed: float
    loop: float
    others: float

    @property
    def processor(self) -> float:
        return self.loop + self.others


class _OldTable(OurTable):
    """Choices were whole actions once, not ids."""

    def _read(self, socket: Socket, message: bytes) -> None:
        super()._read(socket, message)
        start = message.find(b'"choices":[')
        end = message.find(b'],"turn"', start)
        if choices := _OLD_CHOICE.findall(message, start, end):
            self._choices[socket] = choices


class _Any(Ours):
    """Our server of any time."""

    make_table: Callable[[Random], OurTable] = _OldTable


async def _play(servers: list[hosts.Host]) -> list[list[Sample]]:
    crowds = [Crowd(_Any(host.port, GAME)) for host in servers]
    found: list[list[Sample]] = [[], []]
    for number in range(_ROUNDS + 1):
        for at in (0, 1) if number % 2 else (1, 0):
            fastest = max(crowds[at].found.speeds, default=6_000.0)
            await crowds[at].gather(load.AT_ONCE + int(1.3 * fastest * _SECONDS / load.MOVES))
            sample = await _sample(crowds[at], servers[at].process)
            if number:  # the first round warms up
                found[at].append(sample)
    return found


async def _sample(crowd: Crowd, process: int) -> Sample:
    (loop, others), began = _used(process), asyncio.get_running_loop().time()
    await crowd.rush(_SECONDS)
    speed, (loop_then, others_then) = crowd.found.speeds[-1], _used(process)
    moves = speed * (asyncio.get_running_loop().time() - began)
    return Sample(speed, (loop_then - loop) / moves, (others_then - others) / moves)


def _used(process: int) -> tuple[float, float]:
    """Microseconds of a processor: by the thread of the event loop, by all others."""
    used = {
        int(task.name): int((task / "schedstat").read_text().split()[0]) / 1000
        for task in Path(f"/proc/{process}/task").iterdir()
    }
    loop = used.pop(process)
    return loop, sum(used.values())


@contextmanager
def _server(folder: Path) -> Iterator[hosts.Host]:
    is_old = not (folder / "src/sesame/server/process").exists()
    serve = _OLD_SERVE if is_old else hosts.SERVE
    with TemporaryDirectory(prefix="sesame-bench-") as kept:
        port = hosts.free_port()
        command = [sys.executable, "-c", serve, str(port), f"sqlite:///{kept}/bench.db"]
        with hosts.running(command, folder, PYTHONPATH=str(folder / "src")) as process:
            yield hosts.Host(port, process)


def main(older: Path) -> None:
    here = Path(__file__).parents[1]
    with _server(older.resolve()) as before, _server(here) as now:
        found = uvloop.run(_play([before, now]))
    for name, samples in zip((older.name, "now"), found, strict=True):
        speed, loop, others = (median(figures) for figures in zip(*samples, strict=True))
        print(f"{name:12} {speed:7,.0f} moves/s  loop {loop:6.1f} µs a move  others {others:5.1f}")
    pairs = list(zip(*found, strict=True))
    speeds = median(now.speed / before.speed for before, now in pairs)
    used = median(now.processor / before.processor for before, now in pairs)
    print(f"now ÷ {older.name}: moves/s {speeds:.2f}, processor time a move {used:.2f}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
