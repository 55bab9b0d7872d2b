"""The line to a client, on a server of its own: frames of every length, and a client that reads late."""

import asyncio
import socket
from collections.abc import Awaitable, Callable

import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect

from teahouse.server.line import Line, UvicornLine, line_of

LONG = b"x" * (1 << 16)


def on_a_line(speak: Callable[[Line], Awaitable[None]], listen: Callable[[ClientConnection], Awaitable[None]]) -> None:
    """Serve one client that listens to what is said on its line."""

    failures = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        try:
            await speak(line_of(scope))
        except AssertionError as failure:  # a server keeps it to itself
            failures.append(failure)
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def story() -> None:
        listening = socket.create_server(("127.0.0.1", 0))
        config = uvicorn.Config(app, ws=UvicornLine, ws_per_message_deflate=False, lifespan="off", log_level="error")
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        port = listening.getsockname()[1]
        async with connect(f"ws://127.0.0.1:{port}", compression=None, max_size=None, max_queue=1) as client:
            await listen(client)
        server.should_exit = True
        await serving

    asyncio.run(asyncio.wait_for(story(), 60))
    assert failures == []


def test_frames_of_every_length_arrive_as_they_were_written() -> None:
    texts = [b"x" * size for size in (0, 1, 125, 126, 127, len(LONG) - 1, len(LONG), len(LONG) + 1)]

    async def speak(line: Line) -> None:
        line.write(texts)

    async def listen(client: ClientConnection) -> None:
        assert [await client.recv(decode=False) for _ in texts] == texts

    on_a_line(speak, listen)


def test_a_line_is_free_again_when_its_client_has_read() -> None:
    full = asyncio.Event()
    written = 0

    async def speak(line: Line) -> None:
        nonlocal written
        freed = asyncio.Event()
        line.when_changed = freed.set
        while line.free:
            line.write([LONG])
            written += 1
            await asyncio.sleep(0)
        full.set()
        await freed.wait()
        assert line.free
        line.write([b"end"])

    async def listen(client: ClientConnection) -> None:
        await full.wait()
        assert [await client.recv(decode=False) for _ in range(written)] == [LONG] * written
        assert await client.recv() == "end"

    on_a_line(speak, listen)


def test_a_line_tells_when_its_client_has_gone() -> None:
    async def speak(line: Line) -> None:
        changed = asyncio.Event()
        line.when_changed = changed.set
        assert line.free and not line.gone
        line.write([b"hello"])
        await changed.wait()
        assert line.gone and not line.free

    async def listen(client: ClientConnection) -> None:
        assert await client.recv() == "hello"

    on_a_line(speak, listen)


def test_who_does_not_speak_the_protocol_gets_no_line() -> None:
    async def speak(line: Line) -> None:
        """Nothing."""

    async def listen(client: ClientConnection) -> None:
        host, port = client.remote_address[:2]
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n")
        assert (await reader.readline()).split()[1] == b"400"
        writer.close()

    on_a_line(speak, listen)
