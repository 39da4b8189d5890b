"""Host checks: by which names this server may be called.

A page of somebody else can have its own name answered with our address (DNS rebinding): the browser
then takes us for that page. It still says the name it asked for, in `Host`, and a name that is
nobody's here is refused.
"""

import re
import socket
from functools import lru_cache
from ipaddress import ip_address

_LOOPBACK = ("localhost", "127.0.0.1", "::1")
_HOST = re.compile(r"(?:\[[0-9A-Fa-f:.%]{2,60}\]|[A-Za-z0-9_.-]{1,255})(?::([0-9]{1,5}))?")
_LAST_PORT = 65_535
_EVERYWHERE = "*"  # of the operator: any name


def name_in(host: str) -> str:
    """The name in a Host header, without the port, in small letters."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].rstrip(".").lower()


def is_host(host: str) -> bool:
    """Whether it is a name or a number, with or without a port."""
    found = _HOST.fullmatch(host)
    return found is not None and int(found[1] or 0) <= _LAST_PORT


class Hosts:
    """The names that this server goes by: numbers, this machine's own, what the operator says."""

    def __init__(self, allowed: tuple[str, ...] = ()) -> None:
        self._allowed = frozenset(name.strip().rstrip(".").lower() for name in allowed)
        self._own = frozenset(_own_names())

    def knows(self, host: str | None) -> bool:
        """Whether a Host header names us. A number names no page: nobody can point it elsewhere."""
        if not host or not is_host(host):
            return False
        if _EVERYWHERE in self._allowed:
            return True
        name = name_in(host)
        if name in self._allowed or name in self._own or _is_number(name):
            return True
        return any(name.endswith(other) for other in self._allowed if other.startswith("."))


@lru_cache(maxsize=1_000)
def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _own_names() -> set[str]:
    """`localhost`, and what this machine is called, with and without its domain."""
    names = {socket.gethostname().lower()}
    first = min(names).partition(".")[0]
    return {*_LOOPBACK, *names, first, f"{first}.local", f"{first}.lan", f"{first}.home"}
