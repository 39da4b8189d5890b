"""`sesame serve` for somebody who asks a great deal: python -m tests.server.generous PORT DATABASE."""

import sys

from sesame.server.app import Config
from sesame.server.serve import Serving, serve


def main(port: str, database: str) -> None:
    config = Config(rate=1e6, burst=1e6)
    serve(Serving("127.0.0.1", int(port), database, config=config), lambda _: None)


if __name__ == "__main__":
    main(*sys.argv[1:])
