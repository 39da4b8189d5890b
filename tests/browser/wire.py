"""Everything that one browser is told: frames of its sockets, bodies of answers, its memory."""

import json
from typing import Any

from playwright.sync_api import Page, Route, WebSocket


class Wire:
    """Listens from the moment it is made; `heard` gives the frames since it was asked last."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._frames = list[str]()
        self.text = ""  # all that ever came
        page.on("websocket", self._connect)
        page.route("**/api/**", self._answer)

    def _connect(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self._frames.append(_text(data)))

    def _answer(self, route: Route) -> None:
        """Passed on as it is; later the browser may have forgotten what it was."""
        answer = route.fetch()
        self.text += answer.text()
        route.fulfill(response=answer)

    def heard(self) -> list[dict[str, Any]]:
        frames, self._frames[:] = list(self._frames), []
        self.text += "\n".join(frames)
        return [json.loads(frame) for frame in frames]

    def memory(self) -> str:
        """Every string that lives in the page, as its heap has it."""
        line, parts = self._page.context.new_cdp_session(self._page), list[str]()
        line.on("HeapProfiler.addHeapSnapshotChunk", lambda told: parts.append(told["chunk"]))
        line.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        line.detach()
        return "\n".join(json.loads("".join(parts))["strings"])


def _text(data: str | bytes) -> str:
    return data if isinstance(data, str) else data.decode()
