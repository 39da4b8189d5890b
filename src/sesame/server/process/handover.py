"""Handing over: a successor gets ready while we serve, then has our socket; nobody waits a second.

Told by SIGUSR2, we start ourselves again, which after an upgrade is the new release. The successor
loads rules and page, says so, and waits until we have stopped as always and let go of the database.
Whoever knocks meanwhile waits in the queue of the socket, which both have. We stay, as a shell
around it (`shell.py`): whoever started us still has the process they know.
"""

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn

_log = logging.getLogger("sesame.handover")
_ENVIRONMENT: Final = "SESAME_HEIR"  # the successor's: files of socket, word, permission, our life
_SHELL: Final = Path(__file__).with_name("shell.py")
_READY: Final = b"."


@dataclass(frozen=True)
class Heir:
    """What a successor was given."""

    listening: socket.socket
    word: int  # through which it says that it is ready
    leave: int  # closed when it may begin
    life: int  # closed when whoever stays around it is gone

    def wait_its_turn(self) -> None:
        """Say that we are ready, and wait until the one before us has let go of everything."""
        os.write(self.word, _READY)
        os.close(self.word)
        os.read(self.leave, 1)
        os.close(self.leave)
        threading.Thread(target=self._mourn, name="sesame-shell", daemon=True).start()

    def _mourn(self) -> None:
        os.read(self.life, 1)
        os.kill(os.getpid(), signal.SIGTERM)


def inherited() -> Heir | None:
    """What we were given, if we are a successor."""
    given = os.environ.pop(_ENVIRONMENT, "")
    if not given:
        return None
    listening, word, leave, life = map(int, given.split(","))
    return Heir(socket.socket(fileno=listening), word, leave, life)


class Handover:
    """Our side of it."""

    def __init__(self, listening: socket.socket, stop: Callable[[], None]) -> None:
        self._listening, self._stop = os.dup(listening.fileno()), stop
        self._heir: subprocess.Popen[bytes] | None = None
        self._leave = self._life = -1
        self._is_ready = False

    def offer(self) -> None:
        """From now on, when we are asked to; where there are such signals."""
        if hasattr(signal, "SIGUSR2"):
            asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, self.begin)

    def begin(self) -> None:
        if self._heir is not None:
            return
        (hear, word), (leave, self._leave), (life, self._life) = os.pipe(), os.pipe(), os.pipe()
        given = (self._listening, word, leave, life)
        self._heir = subprocess.Popen(
            [sys.executable, *sys.orig_argv[1:]],
            pass_fds=given,
            env=os.environ | {_ENVIRONMENT: ",".join(map(str, given))},
        )
        for file in (word, leave, life):
            os.close(file)
        asyncio.get_running_loop().add_reader(hear, self._hear, hear)

    def _hear(self, hear: int) -> None:
        asyncio.get_running_loop().remove_reader(hear)
        self._is_ready = os.read(hear, 1) == _READY
        os.close(hear)
        if self._is_ready:
            self._stop()
        else:  # a broken upgrade, perhaps
            _log.error("the successor could not get ready; this one goes on")
            self._give_up()

    def _give_up(self) -> None:
        assert self._heir is not None
        self._heir.wait()
        self._heir = None
        os.close(self._leave)
        os.close(self._life)

    def finish(self) -> None:
        """Once everything is let go of: the successor begins, and we are its shell. Or we end."""
        if self._heir is None:
            return
        if not self._is_ready:  # told to stop while it was getting ready
            self._heir.kill()
            self._give_up()
            return
        os.close(self._leave)
        self._become_shell(self._heir.pid)

    def _become_shell(self, heir: int) -> NoReturn:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM, signal.SIGINT, signal.SIGUSR2})
        os.set_inheritable(self._life, True)
        os.execv(sys.executable, [sys.executable, "-I", "-S", str(_SHELL), str(heir)])
