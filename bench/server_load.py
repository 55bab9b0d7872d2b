"""A bounded load test of the server on loopback: tables of four connected clients play Yangtze by a script.

    python bench/server_load.py [--tables 200] [--seconds 10] [--rate 1000] [--rounds 3]

The server is one process, the generator (this one) another. Two loads, each on fresh tables:

- paced: so many moves a second, spread evenly over the tables. A move counts from the moment when it was to be sent,
  whether or not the table was ready for it, to the moment when all four clients have the new state.
- closed loop: every table plays its next move as soon as all four clients have the last one.

The sockets are a few lines of framing on asyncio, so that the generator is not what is measured.
"""

import argparse
import asyncio
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import orjson

PLAYERS = 4
SPARE_TABLES = 4  # games end: every group has so many ready for one run
ROOT = Path(__file__).parents[1]
START = """
import sys
from teahouse.cli.serve import serve
serve(port=0, database=sys.argv[1], open_browser=False)
"""
PLY = re.compile(rb'"ply":(\d+)')


class Socket(asyncio.Protocol):
    """One client: sends text frames, and hands over those that it gets."""

    def __init__(self, group: "Group", seat: int, cookie: str, host: str) -> None:
        self.group, self.seat = group, seat
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = (
            f"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        """Take apart what has come."""
        data = self._buffer + data
        start = 0
        if not self.opened.done():
            start = data.find(b"\r\n\r\n") + 4
            if start < 4:
                self._buffer = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data
            self.opened.set_result(None)
        while len(data) - start >= 4:
            length, head = data[start + 1], 2
            if length == 126:
                length, head = int.from_bytes(data[start + 2 : start + 4], "big"), 4
            elif length == 127:
                length, head = int.from_bytes(data[start + 2 : start + 10], "big"), 10
            end = start + head + length
            if end > len(data):
                break
            if data[start] == 0x81:
                self.group.receive(self.seat, data[start + head : end])
            elif data[start] == 0x89:  # a ping, which wants its own text back
                self.transport.write(bytes((0x8A, 0x80 | length)) + b"\0\0\0\0" + data[start + head : end])
            start = end
        self._buffer = data[start:]

    def connection_lost(self, error: Exception | None) -> None:
        """Whoever waits for this client waits in vain."""
        if not self.group.seated.done():
            self.group.seated.set_exception(ConnectionError("the server closed a socket"))

    def send(self, message: Mapping[str, object]) -> None:
        """Send a message; the mask is zero, so that the text stands as it is."""
        text = orjson.dumps(message)
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)


@dataclass
class Tally:
    """What one run measured."""

    moves: int = 0
    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    def percentile(self, share: float) -> float:
        """The latency that so large a share stays under, in milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Group:
    """Four clients at one table; `interval` is None in the closed loop."""

    def __init__(self, guests: list[str]) -> None:
        self.guests = guests
        self.sockets: list[Socket] = []
        self.tables: list[str] = []
        self.table: str | None = None
        self.tally = Tally()
        self.finish = 0.0
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self, host: str, port: int) -> None:
        """Open the four sockets."""
        loop = asyncio.get_running_loop()
        for seat, cookie in enumerate(self.guests):
            socket = Socket(self, seat, cookie, f"{host}:{port}")
            await loop.create_connection(lambda socket=socket: socket, host, port)  # type: ignore[misc]
            await socket.opened
            self.sockets.append(socket)

    async def sit_down(self) -> None:
        """Watch the next table, and wait until everybody sees it."""
        self.seated = asyncio.get_running_loop().create_future()
        self._watch_next()
        await self.seated

    def _watch_next(self) -> None:
        if self.table is not None:
            for socket in self.sockets:
                socket.send({"type": "unwatch", "table": self.table})
        self.table = self.tables.pop()
        self.address = f'{{"type":"state","table":"{self.table}"'.encode()
        self.ply, self.missing, self.turn, self.sent = 0, set(range(PLAYERS)), (0, 0), 0.0
        for socket in self.sockets:
            socket.send({"type": "watch", "table": self.table})

    def begin(self, tally: Tally, finish: float, first: float, interval: float | None) -> None:
        """Play until `finish`; the first move is due at `first`."""
        self.tally, self.finish, self.due, self.interval = tally, finish, first, interval
        asyncio.get_running_loop().call_at(first, self._play)

    def receive(self, seat: int, frame: bytes) -> None:
        """Note a state; when all have it, the move has arrived."""
        if not frame.startswith(self.address):
            assert not frame.startswith(b'{"type":"refused"'), frame
            return
        found = PLY.search(frame, len(self.address))
        assert found is not None
        if int(found[1]) < self.ply:
            return
        if b'"legal":[]' not in frame:
            legal = orjson.loads(frame)["views"][str(seat)]["legal"]
            self.turn = (seat, legal[self.ply * 7919 % len(legal)])
        self.missing.discard(seat)
        if not self.missing:
            self._arrived(over=b'"to_act":[]' in frame)

    def _arrived(self, over: bool) -> None:
        now = asyncio.get_running_loop().time()
        if not self.seated.done():
            self.seated.set_result(None)
            return
        if self.sent and now < self.finish:
            self.tally.moves += 1
            self.tally.latencies.append(now - self.sent)
        if over:
            self._watch_next()
        elif now < self.finish:
            self._schedule(now)

    def _schedule(self, now: float) -> None:
        if self.interval is None:
            self.due = now
            self._play()
            return
        if self.sent:
            self.due += self.interval
        if self.due <= now:
            self._play()
        else:
            asyncio.get_running_loop().call_at(self.due, self._play)

    def _play(self) -> None:
        seat, action = self.turn
        message = {"type": "move", "table": self.table, "seat": seat, "action": action, "ply": self.ply}
        self.sent = self.due
        self.ply += 1
        self.missing = set(range(PLAYERS))
        self.sockets[seat].send(message | {"key": f"{self.ply}"})


async def prepare(address: str, count: int) -> list[Group]:
    """Groups of four guests with their sockets open."""
    groups = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for _ in range(count):
            groups.append(Group([await new_guest(http) for _ in range(PLAYERS)]))
    host, port = address.removeprefix("http://").split(":")
    for group in groups:
        await group.connect(host, int(port))
    return groups


async def new_guest(http: httpx.AsyncClient) -> str:
    """The cookie of somebody new."""
    http.cookies.clear()
    await http.get("/api/me")
    cookie = f"teahouse_guest={http.cookies['teahouse_guest']}"
    http.cookies.clear()
    return cookie


async def deal(http: httpx.AsyncClient, group: Group) -> None:
    """Make a table for the group and begin its game."""
    host, *others = group.guests
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (PLAYERS - 1)
    body = {"game": "yangtze", "options": {"players": PLAYERS}, "seats": seats}
    table = (await http.post("/api/tables", json=body, headers={"Cookie": host})).json()["table"]
    for seat, cookie in enumerate(others, 1):
        await http.post(f"/api/tables/{table}/join", json={"seat": seat}, headers={"Cookie": cookie})
    (await http.post(f"/api/tables/{table}/start", headers={"Cookie": host})).raise_for_status()
    group.tables.append(table)


async def run(address: str, groups: list[Group], seconds: float, rate: float | None) -> Tally:
    """One load on fresh tables: paced at `rate` moves a second, or (None) a closed loop."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for group in groups:
            group.tables.clear()
            for _ in range(SPARE_TABLES):
                await deal(http, group)
    for group in groups:
        await group.sit_down()
    await asyncio.sleep(0.5)
    tally, loop = Tally(), asyncio.get_running_loop()
    start = loop.time() + 0.1
    for number, group in enumerate(groups):
        first = start + (number / rate if rate else 0.0)
        group.begin(tally, start + seconds, first, len(groups) / rate if rate else None)
    await asyncio.sleep(seconds + 0.1)
    tally.seconds = seconds
    await asyncio.sleep(1.0)  # the last moves arrive before the next run
    return tally


@contextmanager
def server() -> Iterator[str]:
    """A server process with an empty database: its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", START, f"sqlite:///{folder}/load.sqlite"]
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            found = re.search(r"http://\S+", line)
            assert found, f"the server did not start: {line}"
            yield found[0]
        finally:
            process.terminate()
            process.wait(30)


def row(name: str, tally: Tally) -> str:
    """One line of the table."""
    shares = " | ".join(f"{tally.percentile(share):.1f}" for share in (0.5, 0.95, 0.99, 1.0))
    return f"| {name} | {tally.rate:,.0f} | {shares} |"


async def measure(tables: int, seconds: float, rate: float, rounds: int) -> None:
    """Run both loads in turn and print the table."""
    with server() as address:
        started = time.perf_counter()
        groups = await prepare(address, tables)
        print(f"{tables} tables, {tables * PLAYERS} sockets, ready in {time.perf_counter() - started:.1f} s\n")
        print("| load | moves/s | p50 ms | p95 ms | p99 ms | max ms |\n|---|---|---|---|---|---|")
        paced, closed = [], []
        for number in range(1, rounds + 1):
            paced.append(await run(address, groups, seconds, rate))
            print(row(f"paced {rate:,.0f}/s, round {number}", paced[-1]), flush=True)
            closed.append(await run(address, groups, seconds, None))
            print(row(f"closed loop, round {number}", closed[-1]), flush=True)
        p99 = statistics.median(tally.percentile(0.99) for tally in paced)
        print(f"\nmedians: paced p99 {p99:.1f} ms; ", end="")
        print(f"closed loop {statistics.median(tally.rate for tally in closed):,.0f} moves/s")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rate", type=float, default=1000.0)
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    asyncio.run(measure(chosen.tables, chosen.seconds, chosen.rate, chosen.rounds))
