"""The application: house, people, interface and sockets, put together."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import HTTP_404_NOT_FOUND
from litestar.types import Message, Receive, Send

from sesame.core.errors import IllegalAction, SesameError
from sesame.core.words import Words
from sesame.server.common import metrics
from sesame.server.common.aside import WORK_RATE, WORK_SAVED, Aside, Overloaded
from sesame.server.common.limits import MOST_MESSAGE, RULES, Limits, TooMuch, household, scaled
from sesame.server.common.page_files import POLICY
from sesame.server.common.server_clock import Clock, system_clock
from sesame.server.live.house import House
from sesame.server.log.refusals import Denied, NoSuchTable, Stale, Stranger
from sesame.server.saying import say
from sesame.server.store.interface import DatabaseAway, DatabaseFailed, Store
from sesame.server.store.pulse import Pulse
from sesame.server.transport import chat, games, health, me, pages, records, review, tables
from sesame.server.transport.addresses import Hosts, name_in
from sesame.server.transport.keys import OutOfScope
from sesame.server.transport.people import People
from sesame.server.transport.sockets import Sockets, is_ours, turn_away
from sesame.server.workers.analyses import Analyses
from sesame.server.workers.robots import Robots, RobotsSilent
from sesame.server.workers.warming import NotReady
from sesame.version import __version__

_log = logging.getLogger("sesame.http")


@dataclass(frozen=True)
class Config:
    """How a house is run.

    `sesame serve` sets `hosts` (`--names`), `guests_think` (`--thinking`); the rest is for Python.
    """

    rate: float = RULES["request"].rate  # requests a second; every other limit in proportion
    hosts: tuple[str, ...] = ()  # names, beside this machine's own, that people call it by
    origins: tuple[str, ...] = ()  # pages, beside our own, that may connect
    thinkers: int | None = None  # processes for robots
    guests_think: bool = True  # hints and studies are found by whose page can, not by our robots
    prepares: bool = True  # at the first start, all is compiled before anybody asks for it

    @property
    def scale(self) -> float:
        """How many times as much as usual this house allows."""
        return self.rate / RULES["request"].rate


_STATUS: list[tuple[type[SesameError], int]] = [
    (NoSuchTable, 404),
    (Stranger, 401),
    (OutOfScope, 403),
    (TooMuch, 429),
    (DatabaseAway, 503),
    (NotReady, 503),
    (DatabaseFailed, 503),
    (Overloaded, 503),
    (RobotsSilent, 503),
    (Stale, 409),
    (IllegalAction, 409),
    (Denied, 403),
    (SesameError, 400),
]

_FILES = ("/assets/", "/machine/")  # of the page
_WATCHED = ("/health", "/metrics")  # asked for as often as whoever watches likes
_LONGEST_NAME = 80  # letters of an unknown name that its refusal repeats

_DAY = 24 * 3600 * 1000  # milliseconds
# What has come by https once comes by nothing else, for a year
_FIRM: list[tuple[bytes, bytes]] = [
    (b"strict-transport-security", b"max-age=31536000; includeSubDomains"),
]
_PRIVATE: list[tuple[bytes, bytes]] = [(b"cache-control", b"no-store")]
_NO_BODY: Any = {"type": "http.response.body", "body": b"", "more_body": False}
_SAFETY = [
    (b"content-security-policy", f"{POLICY}; frame-ancestors 'none'".encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


class App:
    """ASGI: sockets go to `Sockets`, everything else to Litestar, watched over on its way."""

    def __init__(self, store: Store, config: Config, now: Clock | None = None) -> None:
        limits, now = Limits(scaled(config.scale)), now or system_clock()
        aside = Aside(WORK_RATE * config.scale, WORK_SAVED * config.scale)
        self.people = People(store, now)
        robots = Robots(config.thinkers)
        self.house = House(store, robots, now, limits, aside, self.people.keys)
        self.sockets = Sockets(self.house, self.people, config.origins)
        self._hosts = Hosts(config.hosts)
        self._config = config
        self._inner = self._litestar()

    def _litestar(self) -> Litestar:
        app = Litestar(
            route_handlers=[
                *games.ROUTES,
                *tables.ROUTES,
                *records.ROUTES,
                *health.ROUTES,
                *me.ROUTES,
                *chat.ROUTES,
                *review.ROUTES,
                *pages.ROUTES,
                *health.FIGURES,
            ],
            lifespan=[self._lifespan],
            exception_handlers={
                SesameError: _refuse,
                HTTPException: _refuse_http,
                RecursionError: _refuse_nested,
                UnicodeError: _refuse_letters,
                Exception: _fail,
            },
            openapi_config=OpenAPIConfig(
                title="Sésame",
                version=__version__,
                path="/api/schema",
                render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            ),
            request_max_body_size=MOST_MESSAGE,
            logging_config=None,
            debug=False,
        )
        app.state.house, app.state.people = self.house, self.people
        app.state.sockets = self.sockets
        app.state.customs = games.Customs(self._config.guests_think)
        app.state.pulse = Pulse(self.house.store)
        app.state.analyses = Analyses(self.house.robots, self.house.tasks.spawn)
        return app

    @asynccontextmanager
    async def _lifespan(self, _: Litestar) -> AsyncIterator[None]:
        await self.house.open()
        await self.people.open()
        self.house.tasks.spawn(asyncio.to_thread(self._get_ready))
        self.house.tasks.spawn(self.house.persons.finish_erasing())
        if self._config.prepares:
            self.house.robots.workshop.open()
        try:
            yield
        finally:
            self.people.close()
            await self.house.close()

    def _get_ready(self) -> None:
        """What the first to ask for it would have everybody wait for: files, games, the schema."""
        _ = _HTTP[404].texts()  # of every language
        pages.read_files()
        games.describe_games()
        _ = self._inner.openapi_schema

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._inner(scope, receive, send)

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        """To arrive at a table costs as much as a request, and more than a message."""
        try:
            self.house.limits.take("request", address=_caller(scope))
        except TooMuch as error:
            self._note("socket", scope, {"status": 429})
            await turn_away(receive, send, 429, error.words)
            return
        if not self._hosts.knows(host := _host(scope)):
            self._note("socket", scope, {"status": 421})
            await turn_away(receive, send, 421, _unknown_host(host or ""))
            return

        async def noted(message: Message) -> None:
            if message["type"] == "websocket.close":
                self._note("socket", scope, {"code": message["code"]})
            await send(message)

        await self.sockets(scope, receive, noted)

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        """Limits and origin before, safe headers and a line in the log after."""
        began, status = time.perf_counter(), 0
        is_head, safety = scope["method"] == "HEAD", _safety(scope)

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *safety]
                await send(message)
                if is_head:
                    await send(_NO_BODY)
            elif not is_head:
                await send(message)

        headers = {k.decode("latin-1"): v.decode("latin-1") for k, v in scope["headers"]}
        refusal = self._refusal(scope, headers, _caller(scope))
        if refusal is None:
            asked = scope | {"method": "GET"} if is_head else scope  # wherever GET is answered
            await self._inner(asked, receive, guarded)
        else:
            await _answer(guarded, *refusal)
        metrics.REQUESTS.labels(scope["method"], str(status)).inc()
        took = round(1000 * (time.perf_counter() - began))
        self._note("request", scope, {"method": scope["method"], "status": status, "ms": took})

    def _note(self, what: str, scope: Any, more: dict[str, Any]) -> None:
        """Neither who asked nor what for beyond the route: ids of tables open doors.

        What one caller did in a day is known by a mark that nobody else can make.
        """
        if _log.isEnabledFor(logging.INFO):
            day = round(self.house.now()) // _DAY
            caller = self.people.keys.sign(f"caller/{day}/{household(_caller(scope))}")[:12]
            route = scope.get("path_template", "")
            _log.info(what, extra={"route": route, "caller": caller, **more})

    def _refusal(
        self, scope: Any, headers: dict[str, str], caller: str
    ) -> tuple[int, Words] | None:
        path = scope["path"]
        if path not in _WATCHED:
            try:
                rule = "file" if path.startswith(_FILES) else "request"
                self.house.limits.take(rule, address=caller)
            except TooMuch as error:
                return 429, error.words
        if path != "/health" and not self._hosts.knows(_host(scope)):  # a balancer names nobody
            return 421, _unknown_host(headers.get("host", ""))
        if "metrics" in path and path != "/metrics":  # `/metrics/` would pass a rule of a proxy
            return 404, _HTTP[404]
        changes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not is_ours(headers, self._config.origins):
            return 403, say("foreign-page")
        return None


def _safety(scope: Any) -> list[tuple[bytes, bytes]]:
    """Headers of every answer; what is about somebody is kept nowhere on its way."""
    firm = _FIRM if scope["scheme"] == "https" else []
    private = _PRIVATE if scope["path"].startswith("/api") else []
    return [*_SAFETY, *firm, *private]


def _caller(scope: Any) -> str:
    found: str = scope["client"][0] if scope.get("client") else "?"
    return found


def _host(scope: Any) -> str | None:
    """By which name we are called; None: by none, or by two, of which one would be believed."""
    found = [value for name, value in scope["headers"] if name == b"host"]
    return found[0].decode("latin-1") if len(found) == 1 else None


def _unknown_host(host: str) -> Words:
    """What an operator who has just put a proxy in front must read."""
    name = name_in(host)[:_LONGEST_NAME]
    return say("another-name", name=name)


async def _answer(send: Send, status: int, words: Words) -> None:
    body = msgspec.json.encode({"reason": words.texts()})
    headers = [(b"content-type", b"application/json")]
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    rest: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


def _refuse(_: Request[Any, Any, Any], error: SesameError) -> Response[Any]:
    status = next(status for kind, status in _STATUS if isinstance(error, kind))
    headers = {"Retry-After": "1"} if isinstance(error, NotReady) else {}
    return Response({"reason": error.words.texts()}, status_code=status, headers=headers)


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == HTTP_404_NOT_FOUND and (page := pages.nowhere(request)) is not None:
        return page
    words = _HTTP.get(error.status_code, say("request-refused"))
    content: dict[str, Any] = {"reason": words.texts(), "detail": error.detail}
    if isinstance(error.extra, list):
        content["extra"] = error.extra
    return Response(content, status_code=error.status_code, headers=error.headers)


def _refuse_nested(_: Request[Any, Any, Any], __: RecursionError) -> Response[Any]:
    """JSON so deep that reading it gave up."""
    return Response({"reason": _HTTP[400].texts()}, status_code=400)


def _refuse_letters(_: Request[Any, Any, Any], __: UnicodeError) -> Response[Any]:
    """Bytes that are no UTF-8, or letters that nobody can write."""
    return Response({"reason": _HTTP[400].texts()}, status_code=400)


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    _log.error("failed: %s", request.method, exc_info=error)
    return Response({"reason": say("server-failed").texts()}, status_code=500)


_HTTP = {
    400: say("unreadable-request"),
    401: say("who-are-you"),
    404: say("nothing-here"),
    405: say("not-asked-so"),
    413: say("too-long"),
    415: say("json-please"),
}
