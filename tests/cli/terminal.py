"""A real terminal for the real command: what it shows is read, keys go down in it."""

import fcntl
import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from typing import Any

from tests.cli.test_process import ENVIRONMENT

_LIMIT = 120  # seconds: a machine under load is no error
_GAP = 0.1  # between two keys of people who hammer on them
_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
# The child makes the terminal its own, so that Ctrl-C reaches it as it would in a shell.
_CHILD = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, "-m", "sesame", *sys.argv[1:]])
"""


class Terminal:
    """`sesame …` in a terminal of 80 columns; use it in a `with`."""

    def __init__(self, *arguments: str) -> None:
        self._ours, self._theirs = pty.openpty()
        fcntl.ioctl(self._ours, termios.TIOCSWINSZ, b"\x1e\x00\x50\x00\x00\x00\x00\x00")
        self.before = self.modes
        self.process = subprocess.Popen(
            [sys.executable, "-c", _CHILD, *arguments],
            stdin=self._theirs,
            stdout=self._theirs,
            stderr=self._theirs,
            env={**ENVIRONMENT, "TERM": "xterm"},
            start_new_session=True,
        )
        self.text = ""  # all that was shown, without colours
        self._read_to = 0

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._ours)
        os.close(self._theirs)

    @property
    def modes(self) -> list[Any]:
        """The terminal's settings: echo, whole lines, and so on."""
        return termios.tcgetattr(self._theirs)

    def press(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def wait_for(self, words: str, hammering: str = "") -> str:
        """Read until these words are shown; what was shown since the last wait."""
        seen = self._until(lambda: words in self.text[self._read_to :], hammering)
        assert seen, f"{words!r} was not shown in {self.text[self._read_to :]}"
        begin = self._read_to
        self._read_to = self.text.index(words, begin) + len(words)
        return self.text[begin : self._read_to]

    def wait_for_end(self, hammering: str = "") -> int:
        """Until the command is over; its exit code."""
        assert self._until(lambda: self.process.poll() is not None, hammering), self.text
        self._look()
        return self.process.returncode

    def _until(self, is_met: Any, hammering: str) -> bool:
        """Whether it came to be; meanwhile keys go down, one after the other, over and over."""
        end, count = time.monotonic() + _LIMIT, 0
        while not is_met():
            if time.monotonic() > end:
                return False
            self._look()
            if hammering:
                self.press(hammering[count % len(hammering)])
                count += 1
        return True

    def _look(self) -> None:
        end = time.monotonic() + _GAP
        while select.select([self._ours], [], [], max(0.0, end - time.monotonic()))[0]:
            shown = os.read(self._ours, 65536).decode(errors="replace")
            self.text = _ESCAPES.sub("", self.text + shown).replace("\r", "")
