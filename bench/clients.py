"""Four people at one table, over plain sockets: so little work for a frame that the generator is not what is measured.

One kind of group speaks with Teahouse, another with boardgame.io. Everything else is the same for both.
"""

import socket
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection
from typing import Any

import orjson

PLAYERS = 4
HOST = "127.0.0.1"
EVERYBODY = (1 << PLAYERS) - 1


class Lobby:
    """What a server is asked over HTTP."""

    def __init__(self, connection: HTTPConnection) -> None:
        self._connection = connection

    def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> Any:
        """The answer, from JSON."""
        return orjson.loads(self._exchange(method, path, body, cookie)[0])

    def new_cookie(self, path: str) -> str:
        """The cookie that a newcomer gets."""
        cookie = self._exchange("GET", path, None, "")[1]
        assert cookie is not None
        return cookie.partition(";")[0]

    def _exchange(self, method: str, path: str, body: Any, cookie: str) -> tuple[bytes, str | None]:
        headers = {"Cookie": cookie, "Content-Type": "application/json"}
        self._connection.request(method, path, None if body is None else orjson.dumps(body), headers)
        answer = self._connection.getresponse()
        text = answer.read()
        assert answer.status < 300, text
        return text, answer.getheader("Set-Cookie")


class Socket:
    """One client: sends text frames, and hands over those that it gets."""

    def __init__(self, path: str, port: int, cookie: str, receive: Callable[[bytes], None]) -> None:
        self._receive = receive
        self._rest = b""
        self._socket = socket.create_connection((HOST, port))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        request = (
            f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self._socket.sendall(request.encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):  # byte by byte: what follows is a frame
            answer += self._socket.recv(1)
        assert answer.startswith(b"HTTP/1.1 101"), answer

    def fileno(self) -> int:
        """By which a selector knows the socket."""
        return self._socket.fileno()

    def read(self) -> None:
        """Take apart what has come."""
        data = self._rest + self._socket.recv(1 << 16)
        start = 0
        while len(data) - start >= 2:
            length, head = data[start + 1], 2
            if length == 126:
                length, head = int.from_bytes(data[start + 2 : start + 4], "big"), 4
            elif length == 127:
                length, head = int.from_bytes(data[start + 2 : start + 10], "big"), 10
            end = start + head + length
            if end > len(data):
                break
            if data[start] == 0x81:
                self._receive(data[start + head : end])
            elif data[start] == 0x89:  # a ping, which wants its own text back
                self._socket.sendall(bytes((0x8A, 0x80 | length)) + b"\0\0\0\0" + data[start + head : end])
            start = end
        self._rest = data[start:]

    def send(self, text: bytes) -> None:
        """Send a frame; the mask is zero, so that the text stands as it is."""
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self._socket.sendall(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        """Go away."""
        self._socket.close()


class Group(ABC):
    """Four clients at one table."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.sockets: list[Socket] = []
        self.ply = 0
        self.missing = EVERYBODY  # the clients, as bits, that do not yet have the newest state
        self.due, self.sent = 0.0, False  # when the move was to be sent that everybody waits for, and whether it was
        self.turn = (0, b"0")  # who is to act, and what they will do
        self.everybody_saw: Callable[[Group, bool], None] = lambda group, over: None

    def sit_down(self, games: int) -> None:
        """Connect where that is not yet done, and ask for a fresh table; so many games will be enough."""
        with closing(HTTPConnection(HOST, self.port, timeout=60)) as connection:
            lobby = Lobby(connection)
            if not self.sockets:
                self.connect(lobby)
            self.deal(lobby, games)

    @abstractmethod
    def connect(self, lobby: Lobby) -> None:
        """Open the sockets."""

    @abstractmethod
    def deal(self, lobby: Lobby, games: int) -> None:
        """Make so many tables, and show the first to everybody."""

    @abstractmethod
    def send_move(self, seat: int, action: bytes) -> None:
        """Send a move of a seat that leads to `self.ply`."""

    @abstractmethod
    def leave_table(self) -> None:
        """The game is over: begin another."""

    @abstractmethod
    def receive(self, seat: int, frame: bytes) -> None:
        """A client has got a frame."""

    def open_socket(self, seat: int, path: str, cookie: str = "") -> None:
        """Connect the client of a seat."""
        self.sockets.append(Socket(path, self.port, cookie, lambda frame: self.receive(seat, frame)))

    def play(self, due: float) -> None:
        """Send the next move, which was to be sent at `due`."""
        self.due, self.sent = due, True
        self.missing = EVERYBODY
        self.ply += 1
        self.send_move(*self.turn)

    def saw(self, seat: int, over: bool = False) -> None:
        """A client has the newest state; when all have it, the move has arrived."""
        self.missing &= ~(1 << seat)
        if not self.missing:
            self.everybody_saw(self, over)

    def close(self) -> None:
        """Close the sockets."""
        for one in self.sockets:
            one.close()


class TeahouseGroup(Group):
    """Four guests of a Teahouse server."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.cookies: list[str] = []
        self.tables: list[str] = []
        self.table = ""

    def connect(self, lobby: Lobby) -> None:
        """Become guests."""
        self.cookies = [lobby.new_cookie("/api/me") for _ in range(PLAYERS)]
        for seat, cookie in enumerate(self.cookies):
            self.open_socket(seat, "/ws", cookie)

    def deal(self, lobby: Lobby, games: int) -> None:
        """Take seats at so many tables."""
        self.tables = [self._new_table(lobby) for _ in range(games)]
        self.leave_table()

    def _new_table(self, lobby: Lobby) -> str:
        host, *others = self.cookies
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (PLAYERS - 1)
        body = {"game": "yangtze", "options": {"players": PLAYERS}, "seats": seats}
        table: str = lobby.ask("POST", "/api/tables", body, host)["table"]
        for seat, cookie in enumerate(others, 1):
            lobby.ask("POST", f"/api/tables/{table}/join", {"seat": seat}, cookie)
        lobby.ask("POST", f"/api/tables/{table}/start", None, host)
        return table

    def leave_table(self) -> None:
        """Watch the next table."""
        for client in self.sockets:
            if self.table:
                client.send(orjson.dumps({"type": "unwatch", "table": self.table}))
            client.send(orjson.dumps({"type": "watch", "table": self.tables[-1]}))
        self.table = self.tables.pop()
        self.ply, self.missing, self.sent = 0, EVERYBODY, False
        self._expect()

    def _expect(self) -> None:
        self.expected = b'{"type":"state","table":"%s","ply":%d,' % (self.table.encode(), self.ply)

    def send_move(self, seat: int, action: bytes) -> None:
        """Send the move with the ply that was seen."""
        self._expect()
        about = (self.table.encode(), seat, action, self.ply - 1, self.ply)
        self.sockets[seat].send(b'{"type":"move","table":"%s","seat":%d,"action":%s,"ply":%d,"key":"%d"}' % about)

    def receive(self, seat: int, frame: bytes) -> None:
        """Whoever is to act chooses among what the frame says is legal."""
        if frame.startswith(self.expected):
            start = frame.index(b'"legal":[') + 9
            if frame[start] != 0x5D:
                self.turn = (seat, pick(frame, start, frame.index(b"]", start), self.ply * 7919))
            self.saw(seat, over=b'"to_act":[]' in frame)
        else:
            assert not frame.startswith(b'{"type":"refused"'), frame


def pick(text: bytes, start: int, end: int, number: int) -> bytes:
    """The element of a list of numbers in JSON, from `start` to `end`, at a place that `number` decides."""
    place = start + number % (end - start)
    after = text.find(b",", place, end)
    return text[max(start, text.rfind(b",", start, place) + 1) : end if after < 0 else after]


class BoardgameGroup(Group):
    """Four players of a boardgame.io server, through its own transport (socket.io over a WebSocket)."""

    PATH = "/socket.io/?EIO=4&transport=websocket"
    NEWS = (b'42/yangtze,["sync"', b'42/yangtze,["update"')

    def connect(self, lobby: Lobby) -> None:
        """Make a match and join it; the sockets synchronise as soon as they are welcome."""
        self.match: str = lobby.ask("POST", "/games/yangtze/create", {"numPlayers": PLAYERS})["matchID"]
        self.credentials = [self._join(lobby, seat) for seat in range(PLAYERS)]
        self._expect()
        for seat in range(PLAYERS):
            self.open_socket(seat, self.PATH)

    def _join(self, lobby: Lobby, seat: int) -> str:
        body = {"playerID": str(seat), "playerName": f"player {seat}"}
        credentials: str = lobby.ask("POST", f"/games/yangtze/{self.match}/join", body)["playerCredentials"]
        return credentials

    def deal(self, lobby: Lobby, games: int) -> None:
        """Stay: a game without rules does not end."""

    def leave_table(self) -> None:
        """Never asked for."""
        raise AssertionError

    def _expect(self) -> None:
        self.expected = b'"_stateID":%d}' % self.ply

    def send_move(self, seat: int, action: bytes) -> None:
        """Send the move with the state that was seen."""
        self._expect()
        about = {"type": "play", "args": [int(action)], "playerID": str(seat), "credentials": self.credentials[seat]}
        move = {"type": "MAKE_MOVE", "payload": about}
        self._emit(seat, "update", move, self.ply - 1, self.match, str(seat))

    def _emit(self, seat: int, *message: Any) -> None:
        self.sockets[seat].send(b"42/yangtze," + orjson.dumps(message))

    def receive(self, seat: int, frame: bytes) -> None:
        """Greet, answer pings, and look for the number of the state."""
        if frame.startswith(self.NEWS):
            if self.expected in frame:
                self.turn = (self.ply % PLAYERS, b"%d" % (self.ply * 7919 % 2000))
                self.saw(seat)
        elif frame.startswith(b"40/yangtze,"):
            self._emit(seat, "sync", self.match, str(seat), self.credentials[seat], PLAYERS)
        elif frame.startswith(b"0"):
            self.sockets[seat].send(b"40/yangtze,")
        elif frame == b"2":
            self.sockets[seat].send(b"3")
