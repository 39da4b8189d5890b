"""A real server for tests that only need one: `sesame serve` on an address of its own."""

import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def open_server(
    database: Path,
    *options: str,
    python: str = sys.executable,
    environment: Mapping[str, str] | None = None,
) -> Iterator[str]:
    """Its address, once it is ready; stopped as Ctrl-C does it."""
    command = [
        *(python, "-m", "sesame", "serve", "--lang", "en", "--no-browser"),
        *("--host", "127.0.0.1", "--port", "0", "--database", f"sqlite:///{database}", *options),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            yield _address(server)
        finally:
            server.terminate()
            assert server.stdout is not None
            server.stdout.read()


def _address(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    for line in server.stdout:
        if "http://" in line:
            return line[line.index("http://") :].strip()
    raise AssertionError("it did not start")
