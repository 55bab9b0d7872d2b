"""The line to one client: uvicorn's protocol for WebSockets, with a short way out for what the house says.

Through ASGI every frame is a dictionary, a coroutine and several copies; a move that goes to a whole table is
written here once for each client and at once.
"""

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "teahouse.line"


def nothing() -> None:
    """Nobody waits for the line."""


class Line(Protocol):
    """The way out to a client."""

    when_changed: Callable[[], None]  # called when a client that was slow takes frames again, and when it has gone

    @property
    def free(self) -> bool:
        """Whether the client is there and takes what is written."""

    @property
    def gone(self) -> bool:
        """Whether the client has gone."""

    def write(self, texts: Iterable[bytes]) -> None:
        """Send text frames, in one piece; not for a line that is not free."""


class UvicornLine(WebSocketsSansIOProtocol):
    """Opens, listens, keeps alive and closes as uvicorn does; what is written goes past ASGI."""

    when_changed: Callable[[], None] = staticmethod(nothing)

    def handle_connect(self, event: Request) -> None:
        """Begin, and show the application the line."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def resume_writing(self) -> None:
        """The client has taken what was written."""
        super().resume_writing()
        self.when_changed()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        super().connection_lost(exc)
        self.when_changed()

    @property
    def free(self) -> bool:
        """Whether the client is there and takes what is written."""
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    @property
    def gone(self) -> bool:
        """Whether the client has gone."""
        return self.disconnected

    def write(self, texts: Iterable[bytes]) -> None:
        """Send text frames, in one piece."""
        self.transport.write(b"".join(part for text in texts for part in (_head(len(text)), text)))


def line_of(scope: Scope) -> Line:
    """The line of a socket that is being opened."""
    line = scope["extensions"][EXTENSION]
    assert isinstance(line, UvicornLine)
    return line


def _head(size: int) -> bytes:
    """What stands before an unbroken text frame from a server, by RFC 6455."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
