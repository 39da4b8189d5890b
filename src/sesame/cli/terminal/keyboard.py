"""Keys as they go down, without Enter: the one file that knows how terminals do that.

`with keyboard() as keys:` the terminal is ours; whatever happens inside, it is given back as it
was found: at the end, at Ctrl-C, at an error, and when the process is told to stop.
"""

import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol

END_OF_INPUT = "\x04"  # Ctrl-D


class Keys(Protocol):
    """Where keys come from."""

    def key(self, seconds: float) -> str:
        """The next key, "" if none goes down in so many seconds; EOFError once there is none."""

    def forget(self) -> None:
        """What was pressed and not read yet counts for nothing."""

    def lines(self) -> AbstractContextManager[None]:
        """For as long as this lasts, whole lines are typed as usual."""


if sys.platform == "win32":
    import msvcrt

    _GLANCE = 0.004  # seconds between two looks at the keyboard
    _FUNCTION_KEYS = ("\x00", "\xe0")  # the first half of an arrow or F key

    class _Console:
        def key(self, seconds: float) -> str:
            end = time.monotonic() + seconds
            while not msvcrt.kbhit():
                if time.monotonic() >= end:
                    return ""
                time.sleep(_GLANCE)
            return self._read()

        def _read(self) -> str:
            key = msvcrt.getwch()
            if key in _FUNCTION_KEYS:
                msvcrt.getwch()
                return ""
            if key == "\x03":
                raise KeyboardInterrupt
            if key in (END_OF_INPUT, "\x1a"):
                raise EOFError
            return key

        def forget(self) -> None:
            while msvcrt.kbhit():
                msvcrt.getwch()

        @contextmanager
        def lines(self) -> Iterator[None]:
            yield

    @contextmanager
    def keyboard() -> Iterator[Keys]:
        console = _Console()
        yield console
        console.forget()

else:
    import os
    import select
    import signal
    import termios
    import tty

    _ESCAPE = 0x1B
    _INSIDE = [bytes([byte]) for byte in b"[O0123456789;"]  # of an arrow's or F key's sequence
    _LEADS = (0xC0, 0xE0, 0xF0)  # first bytes of UTF-8 letters with one, two, three more bytes

    class _Terminal:
        def __init__(self) -> None:
            self._file = sys.stdin.fileno()
            self._found = termios.tcgetattr(self._file)

        def take(self) -> None:
            """Keys at once and unseen; Ctrl-C and Ctrl-Z go on meaning what they do."""
            tty.setcbreak(self._file)

        def give_back(self) -> None:
            termios.tcsetattr(self._file, termios.TCSADRAIN, self._found)

        def key(self, seconds: float) -> str:
            if not select.select([self._file], [], [], max(0.0, seconds))[0]:
                return ""
            key = os.read(self._file, 1)
            if key in (b"", END_OF_INPUT.encode()):
                raise EOFError
            if key == b"\x1b" or key >= b"\x80":
                self._skip(key[0])
                return ""
            return key.decode()

        def _skip(self, first: int) -> None:
            """The rest of an arrow key, or of a letter with an accent: none of ours is so long."""
            if first == _ESCAPE:
                while self._pending() and os.read(self._file, 1) in _INSIDE:
                    pass
            else:
                os.read(self._file, sum(first >= lead for lead in _LEADS))

        def _pending(self) -> bool:
            return bool(select.select([self._file], [], [], 0)[0])

        def forget(self) -> None:
            termios.tcflush(self._file, termios.TCIFLUSH)

        @contextmanager
        def lines(self) -> Iterator[None]:
            self.give_back()
            try:
                yield
            finally:
                self.take()

    @contextmanager
    def keyboard() -> Iterator[Keys]:
        terminal = _Terminal()
        stop = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
        resume = signal.signal(signal.SIGCONT, lambda *_: terminal.take())  # after Ctrl-Z and fg
        try:
            terminal.take()
            yield terminal
        finally:
            signal.signal(signal.SIGCONT, resume)
            signal.signal(signal.SIGTERM, stop)
            terminal.forget()  # hands that still hammer on their keys answer no question
            terminal.give_back()
