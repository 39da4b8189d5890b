"""What the first start of a house compiles, on all cores: `python -m tests.first_start`.

Otherwise every server that a test starts meanwhile does it for itself, several at a time.
"""

from sesame.server.workers.warming import do_all

if __name__ == "__main__":
    do_all()
