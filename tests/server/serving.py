"""Real servers for tests: processes of `sesame serve` that can be killed, restarted and reaped."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

_READY = 240.0  # seconds; the first start on a machine compiles the rules
_GONE = 15.0  # seconds in which a process that was told to stop has stopped


def free_port() -> int:
    """Below those that the system gives to clients: while the server is down, one of them that
    knocks again and again would sooner or later be given this very port, and meet itself."""
    while True:
        port = random.randrange(15_000, 30_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """One `sesame serve`, and the processes that it starts: together they are one group."""

    def __init__(self, database: str, log: Path, processes: int = 1) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._command = [
            *(sys.executable, "-m", "sesame", "serve", "--no-browser", "--host", "127.0.0.1"),
            *("--port", str(self.port), "--database", database, "--processes", str(processes)),
        ]
        self._process: subprocess.Popen[bytes] | None = None
        self._groups: list[int] = []

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Begun, not yet ready: clients find out for themselves."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._groups.append(self._process.pid)

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + _READY
        while not self._is_well():
            assert self._process is not None
            assert self._process.poll() is None, self.said()
            assert time.monotonic() < end, f"not ready: {self.said()}"
            time.sleep(0.02)

    def kill(self) -> None:
        """Only the process itself, as the system does it: nothing is flushed, nobody is told."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(_GONE)

    def kill_a_worker(self) -> None:
        """One of the processes behind the port; the others and whoever minds them stay."""
        rows = (line.split(None, 2) for line in _ps("ppid=,pid=,args="))
        ours = [(int(pid), args) for parent, pid, args in rows if int(parent) == self.pid]
        workers = [pid for pid, args in ours if "spawn_main" in args]
        os.kill(workers[0], signal.SIGKILL)

    def stop(self) -> int:
        """As Ctrl-C or systemd do it; the exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(_GONE)

    def said(self) -> str:
        return self._log.read_text(errors="replace")[-4000:]

    def close(self) -> None:
        """Whatever is left of it, in whatever life of it, goes."""
        for group in self._groups:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(group, signal.SIGKILL)
        if self._process is not None:
            self._process.wait(_GONE)

    def leaves_nobody(self) -> bool:
        """Once it is stopped or killed: whatever it had started goes too, in its own time."""
        end = time.monotonic() + _GONE
        while time.monotonic() < end:
            if not any(map(members, self._groups)):
                return True
            time.sleep(0.1)
        return False

    def _is_well(self) -> bool:
        with suppress(httpx.HTTPError):
            return (
                httpx.get(f"{self.address}/health", timeout=2, verify=False).status_code
                == httpx.codes.OK
            )
        return False


def members(group: int) -> list[int]:
    """The living processes of a group."""
    rows = (line.split() for line in _ps("pid=,pgid=,stat="))
    return [int(pid) for pid, of, state in rows if int(of) == group and state[0] != "Z"]


def _ps(columns: str) -> list[str]:
    told = subprocess.run(
        ["ps", "-A", "-ww", "-o", columns], capture_output=True, text=True, check=True
    )
    return told.stdout.splitlines()


@contextmanager
def served(
    database: str, folder: Path, servers: int = 1, processes: int = 1
) -> Iterator[list[Server]]:
    """So many servers on one database, ready; nothing of them is left afterwards."""
    all_ = [Server(database, folder / f"server-{n}.log", processes) for n in range(servers)]
    try:
        for server in all_:
            server.start()
        for server in all_:
            server.wait()
        yield all_
    except BaseException:
        for server in all_:
            print(server.said())  # pytest shows it beside what failed
        raise
    finally:
        for server in all_:
            server.close()
