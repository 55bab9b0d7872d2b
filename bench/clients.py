"""Four people at one table, over raw sockets: a few lines of framing, so that the generator is not what is measured.

One kind of group speaks with Teahouse, another with boardgame.io.
"""

import asyncio
import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx
import orjson

PLAYERS = 4
HOST = "127.0.0.1"
SPARE_TABLES = 4  # games end: every group of Teahouse has so many ready for one run


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


Receive = Callable[["Socket", bytes], None]


class Socket(asyncio.Protocol):
    """One client: sends text frames, and hands over those that it gets."""

    def __init__(self, path: str, port: int, cookie: str, receive: Receive) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._receive = receive
        self._buffer = b""
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )

    @classmethod
    async def open(cls, path: str, port: int, cookie: str, receive: Receive) -> "Socket":
        """A socket on which frames can be sent."""
        socket = cls(path, port, cookie, receive)
        await asyncio.get_running_loop().create_connection(lambda: socket, HOST, port)
        await socket.opened
        return socket

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
                self._receive(self, data[start + head : end])
            elif data[start] == 0x89:  # a ping, which wants its own text back
                self.transport.write(bytes((0x8A, 0x80 | length)) + b"\0\0\0\0" + data[start + head : end])
            start = end
        self._buffer = data[start:]

    def send(self, text: bytes) -> None:
        """Send a frame; the mask is zero, so that the text stands as it is."""
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)


class Group(ABC):
    """Four clients at one table; `interval` is None in the closed loop."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.sockets: list[Socket] = []
        self.tally = Tally()
        self.finish = 0.0
        self.interval: float | None = None
        self.ply, self.sent, self.due = 0, 0.0, 0.0
        self.turn = (0, 0)  # who is to act, and what they will do
        self.missing = set(range(PLAYERS))
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @abstractmethod
    async def sit_down(self, http: httpx.AsyncClient) -> None:
        """Connect where that is not yet done, and wait until everybody sees a fresh table."""

    @abstractmethod
    def play(self, seat: int, action: int) -> None:
        """Send a move of a seat, meant for `self.ply`."""

    @abstractmethod
    def leave_table(self) -> None:
        """The game is over: begin another."""

    def close(self) -> None:
        """Close the sockets."""
        for socket in self.sockets:
            socket.transport.abort()

    def begin(self, tally: Tally, finish: float, first: float, interval: float | None) -> None:
        """Play until `finish`; the first move is due at `first`."""
        self.tally, self.finish, self.due, self.interval = tally, finish, first, interval
        self.sent = 0.0
        asyncio.get_running_loop().call_at(first, self._play)

    def saw(self, seat: int, over: bool = False) -> None:
        """A client has the newest state; when all have it, the move has arrived."""
        self.missing.discard(seat)
        if self.missing:
            return
        now = asyncio.get_running_loop().time()
        if not self.seated.done():
            self.seated.set_result(None)
            return
        if self.sent and now < self.finish:
            self.tally.moves += 1
            self.tally.latencies.append(now - self.sent)
        if over:
            self.leave_table()
        elif now < self.finish:
            self._schedule(now)

    def _schedule(self, now: float) -> None:
        if self.interval is None:
            self.due = now
        elif self.sent:
            self.due += self.interval
        if self.due <= now:
            self._play()
        else:
            asyncio.get_running_loop().call_at(self.due, self._play)

    def _play(self) -> None:
        self.sent = self.due
        self.missing = set(range(PLAYERS))
        self.ply += 1
        self.play(*self.turn)


class TeahouseGroup(Group):
    """Four guests of a Teahouse server."""

    PLY = re.compile(rb'"ply":(\d+)')

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.cookies: list[str] = []
        self.tables: list[str] = []
        self.table: str | None = None

    async def sit_down(self, http: httpx.AsyncClient) -> None:
        """Take the first of a few fresh tables."""
        if not self.sockets:
            self.cookies = [await self._new_guest(http) for _ in range(PLAYERS)]
            for seat, cookie in enumerate(self.cookies):
                self.sockets.append(await Socket.open("/ws", self.port, cookie, partial(self._receive, seat)))
        self.tables = [await self._deal(http) for _ in range(SPARE_TABLES)]
        self.seated = asyncio.get_running_loop().create_future()
        self.leave_table()
        await self.seated

    async def _new_guest(self, http: httpx.AsyncClient) -> str:
        http.cookies.clear()
        await http.get("/api/me")
        cookie = f"teahouse_guest={http.cookies['teahouse_guest']}"
        http.cookies.clear()
        return cookie

    async def _deal(self, http: httpx.AsyncClient) -> str:
        host, *others = self.cookies
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (PLAYERS - 1)
        body = {"game": "yangtze", "options": {"players": PLAYERS}, "seats": seats}
        table: str = (await http.post("/api/tables", json=body, headers={"Cookie": host})).json()["table"]
        for seat, cookie in enumerate(others, 1):
            await http.post(f"/api/tables/{table}/join", json={"seat": seat}, headers={"Cookie": cookie})
        (await http.post(f"/api/tables/{table}/start", headers={"Cookie": host})).raise_for_status()
        return table

    def leave_table(self) -> None:
        """Watch the next table."""
        if self.table is not None:
            for socket in self.sockets:
                socket.send(orjson.dumps({"type": "unwatch", "table": self.table}))
        self.table = self.tables.pop()
        self.address = f'{{"type":"state","table":"{self.table}"'.encode()
        self.ply, self.missing, self.sent = 0, set(range(PLAYERS)), 0.0
        for socket in self.sockets:
            socket.send(orjson.dumps({"type": "watch", "table": self.table}))

    def play(self, seat: int, action: int) -> None:
        """Send the move with the ply that was seen."""
        about = {"table": self.table, "seat": seat, "action": action, "ply": self.ply - 1, "key": str(self.ply)}
        self.sockets[seat].send(orjson.dumps({"type": "move"} | about))

    def _receive(self, seat: int, socket: Socket, frame: bytes) -> None:
        if not frame.startswith(self.address):
            assert not frame.startswith(b'{"type":"refused"'), frame
            return
        found = self.PLY.search(frame, len(self.address))
        if found is None or int(found[1]) < self.ply:
            return
        if b'"legal":[]' not in frame:
            legal = orjson.loads(frame)["views"][str(seat)]["legal"]
            self.turn = (seat, legal[self.ply * 7919 % len(legal)])
        self.saw(seat, over=b'"to_act":[]' in frame)


class BoardgameGroup(Group):
    """Four players of a boardgame.io server, through its own transport (socket.io over a WebSocket)."""

    STATE = re.compile(rb'"_stateID":(\d+)')
    PATH = "/socket.io/?EIO=4&transport=websocket"

    async def sit_down(self, http: httpx.AsyncClient) -> None:
        """Make a match, join it, and synchronise."""
        self.close()
        self.sockets = []
        self.match: str = (await http.post("/games/yangtze/create", json={"numPlayers": PLAYERS})).json()["matchID"]
        self.credentials = [await self._join(http, seat) for seat in range(PLAYERS)]
        self.ply, self.missing, self.turn = 0, set(range(PLAYERS)), (0, 0)
        self.seated = asyncio.get_running_loop().create_future()
        for seat in range(PLAYERS):
            self.sockets.append(await Socket.open(self.PATH, self.port, "", partial(self._receive, seat)))
        await self.seated

    async def _join(self, http: httpx.AsyncClient, seat: int) -> str:
        body = {"playerID": str(seat), "playerName": f"player {seat}"}
        credentials: str = (await http.post(f"/games/yangtze/{self.match}/join", json=body)).json()["playerCredentials"]
        return credentials

    def play(self, seat: int, action: int) -> None:
        """Send the move with the state that was seen."""
        about = {"type": "play", "args": [action], "playerID": str(seat), "credentials": self.credentials[seat]}
        move = {"type": "MAKE_MOVE", "payload": about}
        self._emit(self.sockets[seat], "update", move, self.ply - 1, self.match, str(seat))

    def _emit(self, socket: Socket, *message: Any) -> None:
        socket.send(b"42/yangtze," + orjson.dumps(message))

    def _receive(self, seat: int, socket: Socket, frame: bytes) -> None:
        match frame[:1]:
            case b"0":
                socket.send(b"40/yangtze,")
            case b"2":
                socket.send(b"3")
            case _ if frame.startswith(b"40/yangtze,"):
                self._emit(socket, "sync", self.match, str(seat), self.credentials[seat], PLAYERS)
            case _ if frame.startswith((b'42/yangtze,["sync"', b'42/yangtze,["update"')):
                self._saw_state(seat, frame)

    def leave_table(self) -> None:
        """A game without rules does not end."""
        raise AssertionError

    def _saw_state(self, seat: int, frame: bytes) -> None:
        found = self.STATE.search(frame)
        if found is None or int(found[1]) < self.ply:
            return
        self.turn = (self.ply % PLAYERS, self.ply * 7919 % 2000)
        self.saw(seat)
