"""Visitors for tests: a browser with its jar of cookies, a program with its token."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"


class Visitor:
    """Somebody who asks over HTTP as a browser or a program does."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address if "://" in address else f"http://{address}"
        headers = {"User-Agent": FIREFOX} | ({"Authorization": f"Bearer {token}"} if token else {})
        self.line = httpx.AsyncClient(
            base_url=self.address, headers=headers, trust_env=False, verify=False, timeout=30
        )

    async def __aenter__(self) -> "Visitor":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.line.aclose()

    @property
    def cookie(self) -> str:
        return self.line.cookies["sesame"]

    async def me(self) -> dict[str, Any]:
        found: dict[str, Any] = await self.ok("GET", "/api/me")
        return found

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return await self.line.request(method, path, json=body)

    async def ok(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json()

    async def status(self, method: str, path: str, body: Any = None) -> int:
        return (await self.ask(method, path, body)).status_code

    async def token(self, **asked: Any) -> str:
        made = await self.ok("POST", "/api/me/tokens", {"label": "robot", **asked})
        return str(made["token"])

    async def open_table(self, number: str, **settings: Any) -> str:
        body = {"id": number, "settings": {"game": "khan-tsin", "pace": 0, **settings}}
        return str((await self.ok("POST", "/api/tables", body))["table"])

    async def say(self, table: str, **command: Any) -> Any:
        return await self.ok("POST", f"/api/tables/{table}/commands", {"id": "x", **command})

    @asynccontextmanager
    async def socket(self, table: str) -> AsyncIterator[ClientConnection]:
        address = self.address.replace("http", "ws", 1)
        kept = f"sesame={self.cookie}" if "sesame" in self.line.cookies else ""
        given = {"Authorization": self.line.headers.get("authorization", "")}
        async with connect(
            f"{address}/ws/tables/{table}",
            additional_headers={"Cookie": kept} if kept else given,
            compression=None,
            ping_interval=None,
            proxy=None,
            max_size=None,
        ) as line:
            yield line


async def cookie_alone(address: str, cookie: str, method: str, path: str) -> httpx.Response:
    """One request with that cookie, whatever a browser would have by now."""
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False) as line:
        return await line.request(method, path, headers={"Cookie": f"sesame={cookie}"})
