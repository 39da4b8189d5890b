"""TCP round trips as kernels see them: acknowledgements are not made by a client's program.

A program can delay its pongs; its kernel acknowledges what came all the same. Behind a reverse
proxy our connection ends at the proxy, which can tell what it sees in a header (`HEADER`). Where
neither tells, no line is forgiven anything (`link.py`), so whoever runs the house is told, once.
"""

import logging
import socket
import sys
from struct import Struct
from typing import Any

from sesame.core.words import Words
from sesame.server.saying import say

HEADER = "X-Line-RTT"  # microseconds, by a proxy that is believed: nginx's $tcpinfo_rtt
_MOST = 10_000_000  # microseconds: no line is longer
_MINIMUM = Struct("=I")
_AT = 148  # of tcpi_min_rtt in Linux's struct tcp_info, since 4.6
_UNKNOWN = 0xFFFFFFFF
_log = logging.getLogger("sesame.lines")

SILENT_PROXY = say("silent-proxy", header=HEADER)
SILENT_KERNEL = say("silent-kernel")


class Silence:
    """Which witness was missed in this process."""

    def __init__(self) -> None:
        self.of: Words | None = None

    def note(self, missed: Words) -> None:
        if self.of is None:
            self.of = missed
            _log.warning("%s / %s (docs/hosting.md)", missed.fr, missed.en)


SILENCE = Silence()


def kernel_tells() -> bool:
    """Whether this system's kernel is asked for round trips at all."""
    return sys.platform == "linux" and hasattr(socket, "TCP_INFO")


def kernel_trip(transport: Any) -> float | None:
    """The shortest round trip of this connection in milliseconds; None where nobody tells."""
    found = transport.get_extra_info("socket")
    if found is None or not kernel_tells():
        return None
    try:
        told = found.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _AT + _MINIMUM.size)
    except (OSError, AttributeError):  # no TCP: a Unix socket
        return None
    if len(told) < _AT + _MINIMUM.size:
        return None
    (shortest,) = _MINIMUM.unpack_from(told, _AT)
    return None if shortest == _UNKNOWN else shortest / 1000


def told_trip(header: str | None) -> float | None:
    """What a proxy says of the line, in milliseconds; None: nothing that can be read."""
    if (
        header is None
        or not header.isascii()
        or not header.isdigit()
        or len(header) > len("10000000")
    ):
        return None
    return min(int(header), _MOST) / 1000
