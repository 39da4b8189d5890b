"""The socket itself: uvicorn's, which also tells how long the line is and writes without waiting.

ASGI shows no pings. Here every pong is a measurement of the link; and what is told goes to the
transport at once, so that one slow reader holds up nobody.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from sesame.server.link import Link

_FIRST_PING = 0.05  # seconds after the handshake
_MOST_UNREAD = 4 << 20  # bytes that a reader may leave lying before it is let go


class Wire(WebSocketsSansIOProtocol):
    """One client's socket."""

    link: Link

    def handle_connect(self, event: Request) -> None:
        self.link = Link()
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["wire"] = self

    def start_keepalive(self) -> None:
        if self.ping_interval:
            self.ping_timer = self.loop.call_later(_FIRST_PING, self.send_keepalive_ping)

    def handle_pong(self, event: Frame) -> None:
        is_awaited = self.pending_ping_payload is not None
        super().handle_pong(event)
        if is_awaited and self.pending_ping_payload is None:
            self.link.measured(1000 * self.last_ping_rtt)

    def send_receive_event_to_app(self) -> None:
        """Text goes on as bytes: our decoder refuses bad letters; uvicorn would log each one."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def tell(self, message: bytes) -> None:
        """Send now. Whoever does not read is let go: they come back and get everything anew."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.get_write_buffer_size() > _MOST_UNREAD:
            self.transport.abort()


def wire_of(scope: Any) -> Wire:
    found: Wire = scope["state"]["wire"]
    return found
