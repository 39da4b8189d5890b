"""`sesame serve` without limits: python -m tests.server.generous PORT DATABASE."""

import re
import sys
from pathlib import Path

from sesame.server.process.serve import Serving, serve
from sesame.server.transport.app import Config
from tests.server.serving import Server


class Generous(Server):
    """A server without limits on how much is asked."""

    def __init__(self, database: str, log: Path) -> None:
        super().__init__(database, log)
        module = (sys.executable, "-m", "tests.server.generous")
        self._command = [*module, str(self.port), database]

    @property
    def memory(self) -> float:
        """MiB in use."""
        told = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", told)
        return int(found[1]) / 1024 if found else 0.0


def main(port: str, database: str) -> None:
    config = Config(rate=1e6)
    serve(Serving("127.0.0.1", int(port), database, config=config), lambda _: None)


if __name__ == "__main__":
    main(*sys.argv[1:])
