"""Processes and logs: one on SQLite, or several on one PostgreSQL, behind one address."""

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

import msgspec
import platformdirs
import uvicorn
from uvicorn.supervisors import Multiprocess

from sesame.core.errors import SesameError
from sesame.server.common.child_process import at_parents_end
from sesame.server.common.limits import MOST_MESSAGE
from sesame.server.process.handover import Handover, Heir, inherited
from sesame.server.saying import say
from sesame.server.store.database import make_store
from sesame.server.transport import games, pages
from sesame.server.transport.app import App, Config
from sesame.server.transport.door import CONNECTIONS, CONNECTIONS_EACH, Door, most_connections
from sesame.server.transport.wire import Wire, check_hooks
from sesame.server.workers.warming import do_all, is_done, tasks

_ENVIRONMENT = "SESAME_SERVE"  # how a process is told what the command line said
_PING = 5.0  # seconds; each pong is also a measurement
_GRACE = 3  # seconds that a request has to finish when the server stops
_PORTS = 20  # tried one after the other when none was asked for


class CannotServe(SesameError):
    """An address that cannot be had, or processes that the database does not allow."""


@dataclass(frozen=True)
class Serving:
    """What `sesame serve` was told."""

    host: str = "0.0.0.0"
    port: int | None = None  # None: 8000, or the next free one
    database: str = ""
    processes: int = 1
    log: str = "plain"  # or json
    proxy: str = "127.0.0.1,::1"  # whose word is taken for who calls, and whether by https
    config: Config = field(default_factory=Config)


def default_database() -> str:
    """A file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("sesame"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'sesame.db'}"


def make_app() -> App:
    """The application of one process, told by the environment; what uvicorn calls."""
    told = json.loads(os.environ[_ENVIRONMENT])
    _set_up_logs(told["log"])
    at_parents_end(lambda: os.kill(os.getpid(), signal.SIGTERM))
    calm()
    config = msgspec.convert(told["config"], Config)
    CONNECTIONS.most, CONNECTIONS.each = most_connections(), round(CONNECTIONS_EACH * config.scale)
    CONNECTIONS.free = tuple(told["proxy"].split(","))
    return App(make_store(told["database"]), config)


def calm() -> None:
    """What was loaded by now stays: looking through it for garbage would only make people wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    sys.setswitchinterval(0.001)  # seconds; the thread that stores does not wait long for its turn


def serve(
    serving: Serving, ready: Callable[[str], None], preparing: Callable[[], None] = lambda: None
) -> None:
    """Until it is told to stop.

    `ready` is called with the address once people can come; before that `preparing`, if this is
    the first start on this machine: rules are compiled behind, for a minute.
    """
    check_hooks()
    database = serving.database or default_database()
    if serving.processes > 1 and not database.startswith("postgres"):
        raise CannotServe(say("processes-need-postgres"))
    heir = inherited()
    if heir is None:  # else another has it still
        asyncio.run(_try_out(database))  # what is wrong with it is said before anything starts
    _prepare(serving, preparing)
    listening = heir.listening if heir else _listen(serving.host, serving.port)
    config = replace(serving.config, hosts=(*serving.config.hosts, serving.host))
    told = {**asdict(replace(serving, config=config)), "database": database}
    os.environ[_ENVIRONMENT] = json.dumps(told)
    serving_by = uvicorn.Config(
        "sesame.server.process.serve:make_app",
        factory=True,
        workers=serving.processes,
        http=Door,
        ws=Wire,
        ws_ping_interval=_PING,
        ws_ping_timeout=20.0,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=_GRACE,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=serving.proxy,
    )
    with listening:
        address = _address(serving.host, listening.getsockname()[1])
        if serving.processes > 1:
            ready(address)
            _Family(serving_by, listening).run()
        else:
            _Alone(serving_by, lambda: ready(address), heir).run([listening])


async def _try_out(database: str) -> None:
    store = make_store(database)
    await store.open()
    await store.close()


def _prepare(serving: Serving, preparing: Callable[[], None]) -> None:
    """Say so if there is something to compile. Of several processes each would do it for itself."""
    if not all(map(is_done, tasks())):
        preparing()
        if serving.processes > 1:
            do_all()


def _warm_up() -> None:
    """Whatever the first visitors would wait for, though the database is not ours yet."""
    pages.read_files()
    games.describe_games()


class _Alone(uvicorn.Server):
    """One process; says when it is ready, and hands over when it is asked to."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], heir: Heir | None
    ) -> None:
        super().__init__(config)
        self._ready, self._heir = ready, heir
        self._handover: Handover | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if self._heir is not None:
            await asyncio.to_thread(_warm_up)
            await asyncio.to_thread(self._heir.wait_its_turn)
        await super().startup(sockets)
        if self.started and sockets:
            self._handover = Handover(sockets[0], self._stop)
            self._handover.offer()
            self._ready()

    def _stop(self) -> None:
        self.should_exit = True

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        super().run(sockets)
        if self._handover is not None:
            self._handover.finish()


class _Family(Multiprocess):
    """Several processes on one socket; one that dies is started again."""

    def __init__(self, config: uvicorn.Config, listening: socket.socket) -> None:
        super().__init__(config, sockets=[listening])


def _listen(host: str, port: int | None) -> socket.socket:
    candidates = range(8000, 8000 + _PORTS) if port is None else [port]
    trouble = ""
    for candidate in candidates:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(1024)
            listening.set_inheritable(True)
            return listening
        except OSError as error:
            listening.close()
            trouble = error.strerror or str(error)
    raise CannotServe(say("cannot-listen", host=host, port=str(candidates[0]), trouble=trouble))


def _address(host: str, port: int) -> str:
    """The address that other devices of this network can open."""
    shown = _own_address() if host in ("0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _own_address() -> str:
    """This machine's address on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that nobody has
            found: str = probe.getsockname()[0]
        except OSError:
            found = "127.0.0.1"
    return found


class _Json(logging.Formatter):
    """One JSON object a line."""

    _PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        line |= {k: v for k, v in record.__dict__.items() if k not in self._PLAIN}
        if record.exc_info:
            line["trouble"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def _set_up_logs(style: str) -> None:
    handler = logging.StreamHandler()
    is_json = style == "json"
    handler.setFormatter(_Json() if is_json else logging.Formatter("%(levelname)s %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO if is_json else logging.WARNING)
    # uvicorn would write paths, and with them the names of tables, which open doors
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
