"""The command that serves the house: one process, an embedded database, and the browser opened."""

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress

import structlog
import uvicorn

from teahouse.core.errors import TeahouseError
from teahouse.server.app import create_app
from teahouse.server.line import UvicornLine
from teahouse.server.settings import Settings


class CannotListen(TeahouseError):
    """The address is taken, or not ours to take."""

    def __init__(self, host: str, port: int, why: str) -> None:
        super().__init__(f"Nobody can be served at {host}, port {port}: {why}. With --port 0 any free port is taken.")


def serve(host: str = "127.0.0.1", port: int = 8000, database: str | None = None, open_browser: bool = True) -> None:
    """Serve until interrupted; without a database URL the games are kept in the user's data directory."""
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))  # the address alone is output
    settings = Settings(host=host, port=port, database=database or Settings().database)
    config = uvicorn.Config(
        create_app(settings),
        ws=UvicornLine,
        ws_per_message_deflate=False,
        ws_max_size=settings.frame_limit,
        access_log=False,
        log_level="warning",
    )
    loops = asyncio.Runner(loop_factory=config.get_loop_factory())
    with listen(settings.host, settings.port) as listening, suppress(KeyboardInterrupt), loops as runner:
        runner.run(run(config, listening, open_browser))  # until interrupted, which is how people end it


def listen(host: str, port: int) -> socket.socket:
    """A socket at the address, before anything else is begun."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        why = os.strerror(error.errno) if error.errno and error.errno > 0 else str(error)
        raise CannotListen(host, port, why) from error


async def run(config: uvicorn.Config, listening: socket.socket, open_browser: bool) -> None:
    """Run the server; print where it is, once it listens."""
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        announce(listening, open_browser)
    await serving


def announce(listening: socket.socket, open_browser: bool) -> None:
    """Print the address, and show it."""
    host, port = listening.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    print(f"Teahouse is open at {address}", flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
