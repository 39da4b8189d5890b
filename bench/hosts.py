"""The servers, started for a while, each a process of its own."""

import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

PEER = Path(__file__).with_name("boardgame_io")
SERVE = (  # as `sesame serve`, but for how much one caller may ask for
    "import sys; from sesame.server.transport.app import Config;"
    "from sesame.server.process.serve import *;"
    "serve(Serving(host='127.0.0.1', port=int(sys.argv[1]), database=sys.argv[2],"
    "config=Config(rate=1e9, prepares=False)), lambda _: print('ready', flush=True))"
)


@dataclass(frozen=True)
class Host:
    """A server that is up."""

    port: int
    process: int

    @property
    def resident(self) -> int:
        """Bytes that its process holds of the machine's memory."""
        lines = Path(f"/proc/{self.process}/status").read_text().splitlines()
        (line,) = (line for line in lines if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024


def version() -> str:
    """Of boardgame.io."""
    wanted: str = json.loads((PEER / "package.json").read_text())["dependencies"]["boardgame.io"]
    return wanted


@contextmanager
def our_server() -> Iterator[Host]:
    """One process on SQLite, in a file that is then thrown away."""
    with TemporaryDirectory(prefix="sesame-bench-") as folder:
        port, database = free_port(), f"sqlite:///{folder}/bench.db"
        command = [sys.executable, "-c", SERVE, str(port), database]
        with running(command, Path.cwd()) as process:
            yield Host(port, process)


@contextmanager
def floor_server() -> Iterator[Host]:
    """Of the same sockets, bytes and store, without a game (`floor.py`)."""
    with TemporaryDirectory(prefix="sesame-bench-") as folder:
        port, database = free_port(), f"sqlite:///{folder}/bench.db"
        command = [sys.executable, "-m", "bench.floor", str(port), database]
        with running(command, Path.cwd()) as process:
            yield Host(port, process)


@contextmanager
def their_server(table: str = "{}") -> Iterator[Host]:
    """boardgame.io's, fetched at the first time; `table` is JSON that lies beside its pawns."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise RuntimeError("boardgame.io's server needs Node 18 or later, and npm")
    if not (PEER / "node_modules").exists():
        npm = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        subprocess.run(npm, cwd=PEER, check=True, stdout=subprocess.DEVNULL)
    port = free_port()
    command = ["node", "server.js", str(port), table]
    with running(command, PEER, NODE_ENV="production") as process:
        yield Host(port, process)


@contextmanager
def running(command: list[str], folder: Path, **environment: str) -> Iterator[int]:
    process = subprocess.Popen(
        command, cwd=folder, env=os.environ | environment, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        if process.stdout.readline().strip() != "ready":
            raise RuntimeError(f"did not start: {command[0]}")
        yield process.pid
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
