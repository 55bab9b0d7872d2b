"""The command that serves the house: one process, an embedded database, and the browser opened."""

import asyncio
import sys
import threading
import webbrowser
from contextlib import suppress

import structlog
import uvicorn

from teahouse.server.app import create_app
from teahouse.server.settings import Settings


def serve(host: str = "127.0.0.1", port: int = 8000, database: str | None = None, open_browser: bool = True) -> None:
    """Serve until interrupted; without a database URL the games are kept in the user's data directory."""
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))  # the address alone is output
    settings = Settings(host=host, port=port, database=database or Settings().database)
    with suppress(KeyboardInterrupt):  # which is how people end it
        asyncio.run(run(settings, open_browser))


async def run(settings: Settings, open_browser: bool) -> None:
    """Run the server; print where it is, once it listens."""
    server = uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            host=settings.host,
            port=settings.port,
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            ws_max_size=settings.frame_limit,
            access_log=False,
            log_level="warning",
        )
    )
    serving = asyncio.create_task(server.serve())
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        announce(server, open_browser)
    await serving


def announce(server: uvicorn.Server, open_browser: bool) -> None:
    """Print the address, and show it."""
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    print(f"Teahouse is open at {address}", flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
