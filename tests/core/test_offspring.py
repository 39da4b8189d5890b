"""A worker that is being started is as deaf to Ctrl-C as one that is at work."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

_PARENT = """
import os, signal, time
from concurrent.futures import ProcessPoolExecutor
from sesame.core.offspring import heed_nothing, spawning

if __name__ == "__main__":
    signal.signal(signal.SIGINT, lambda *_: None)
    with ProcessPoolExecutor(1, mp_context=spawning(), initializer=heed_nothing) as pool:
        answer = pool.submit(os.getpid)
        while not answer.done():
            os.killpg(0, signal.SIGINT)
            time.sleep(0.01)
        print(answer.result() != os.getpid())
"""


@pytest.mark.skipif(os.name == "nt", reason="needs signals")
def test_interrupts_while_it_starts_say_nothing(tmp_path: Path) -> None:
    """It used to end with a traceback of whatever it was importing."""
    script = tmp_path / "parent.py"
    script.write_text(_PARENT)
    done = subprocess.run(
        [sys.executable, str(script)],
        check=False,
        capture_output=True,
        start_new_session=True,
        text=True,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "True\n", "")
