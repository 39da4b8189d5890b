"""Somebody hostile: an address of their own, a session, and as much time as the test gives them."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.server.clients import Session
from tests.server.serving import Server

ADDRESS = "127.0.0.66"  # not that of the honest, so that limits for each address tell them apart

Attack = Callable[["Enemy"], Awaitable[None]]
ATTACKS = dict[str, Attack]()  # by what they do, in words


def attack(title: str) -> Callable[[Attack], Attack]:
    def noted(work: Attack) -> Attack:
        ATTACKS[title] = work
        return work

    return noted


@dataclass
class Enemy:
    """What an attack is given: whom to attack, and until when."""

    server: Server
    until: float  # of time.monotonic()
    came: Counter[str] = field(default_factory=Counter)  # what was answered, in words
    _lines: list[asyncio.StreamWriter] = field(default_factory=list)

    @property
    def is_at_it(self) -> bool:
        return time.monotonic() < self.until

    @property
    def insists(self) -> bool:
        """As long as nothing was refused, however slowly a busy machine answers."""
        return self.is_at_it or not self.came["429"]

    def client(self, **options: Any) -> httpx.AsyncClient:
        """Requests from the enemy's address; answers are waited for as long as it takes."""
        line = httpx.AsyncHTTPTransport(local_address=ADDRESS, verify=False)
        given = {"base_url": self.server.address, "timeout": 60, **options}
        return httpx.AsyncClient(transport=line, trust_env=False, **given)

    async def session(self) -> Session:
        """Somebody new; a session costs the enemy one request."""
        async with self.client() as client:
            answer = await client.get("/api/me")
            answer.raise_for_status()
        return Session(answer.json()["id"], f"sesame={answer.cookies['sesame']}")

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.server.port, local_addr=(ADDRESS, 0), limit=1 << 20
        )
        self._lines.append(writer)
        return reader, writer

    def hang_up(self) -> None:
        """Whatever is still open, however the attack ended."""
        for line in self._lines:
            line.transport.abort()
        self._lines.clear()

    def socket(self, path: str, session: Session | None = None, **options: Any) -> connect:
        """A WebSocket, to be used with `async with`."""
        headers = {"Cookie": session.cookie} if session else {}
        return connect(
            f"ws://127.0.0.1:{self.server.port}{path}",
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            close_timeout=1,
            proxy=None,
            local_addr=(ADDRESS, 0),
            **options,
        )

    def answered(self, answer: httpx.Response) -> None:
        """Note what was answered; nothing that an enemy does may make the server fail."""
        self.came[str(answer.status_code)] += 1
        assert answer.status_code < httpx.codes.INTERNAL_SERVER_ERROR or (
            answer.status_code == httpx.codes.SERVICE_UNAVAILABLE
        ), answer.text[:500]
