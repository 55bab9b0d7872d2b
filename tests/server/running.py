"""A real server process on a free port, and people who play on it through real sockets."""

import itertools
import json
import os
import re
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from teahouse.server.messages import SERVER_MESSAGES

PATIENCE = 20.0  # seconds until something that should come is missed

START = """
import sys
from teahouse.cli.serve import serve
serve(port=int(sys.argv[1]), database=sys.argv[2], open_browser=False)
"""


class RunningServer:
    """A server process with a database of its own; it can be killed and started again on the same port."""

    def __init__(self, folder: Path, bot_pause: float = 0.0) -> None:
        self.bot_pause = bot_pause
        self.database = folder / "teahouse.sqlite"
        self.port = 0
        self.people: list[Person] = []
        self.start()

    def start(self) -> None:
        """Start the process and wait until it listens."""
        command = [sys.executable, "-c", START, str(self.port), f"sqlite:///{self.database}"]
        environment = os.environ | {"TEAHOUSE_BOT_PAUSE": str(self.bot_pause)}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                return
        raise AssertionError(f"the server ended with code {self.process.wait()}")

    def stop(self) -> None:
        """Let everybody go and ask the process to end."""
        for person in self.people:
            person.leave()
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End the process at once, as a crash would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def address(self) -> str:
        """Where the server is."""
        return f"http://127.0.0.1:{self.port}"

    def person(self) -> "Person":
        """Somebody new."""
        person = Person(self)
        self.people.append(person)
        return person


class Person:
    """A guest with a browser's cookie and one socket."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE)
        self.guest: str = self.http.get("/api/me").json()["guest"]
        self.socket: ClientConnection | None = None
        self._open = ExitStack()
        self.frames: list[dict[str, Any]] = []  # everything that was ever received
        self.state: dict[str, Any] = {}  # the last one
        self._keys = (f"{self.guest}-{number}" for number in itertools.count())

    # HTTP

    def create(self, *seats: str, players: int | None = None, game: str = "yangtze") -> str:
        """Make a table; a seat is «me», «open» or the level of a bot."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        body = {"game": game, "options": {"players": players or len(seats)}, "seats": wishes}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def summary(self, table: str) -> dict[str, Any]:
        """The table at a glance."""
        found: dict[str, Any] = self.http.get(f"/api/tables/{table}").json()
        return found

    def join(self, table: str, seat: int) -> httpx.Response:
        """Take a seat."""
        return self.http.post(f"/api/tables/{table}/join", json={"seat": seat})

    def start(self, table: str) -> httpx.Response:
        """Begin the game."""
        return self.http.post(f"/api/tables/{table}/start")

    # The socket

    def connect(self) -> "Person":
        """Open the socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        address = f"ws://127.0.0.1:{self.server.port}/ws"
        opening = connect(address, additional_headers=headers, compression=None, max_size=None)
        self.socket = self._open.enter_context(opening)
        return self

    def disconnect(self) -> None:
        """Close the socket."""
        self._open.close()

    def leave(self) -> None:
        """Close everything."""
        self.disconnect()
        self.http.close()

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.send_text(json.dumps(message))

    def send_text(self, text: str | bytes) -> None:
        """Send a frame as it stands."""
        assert self.socket is not None
        self.socket.send(text)

    def receive(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; every message on the way is checked against the schema."""
        assert self.socket is not None
        while True:
            frame: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            SERVER_MESSAGES.validate_python(frame)
            self.frames.append(frame)
            if frame["type"] == "state":
                self.state = frame
            if frame["type"] in kinds:
                return frame

    def ask(self, answer: str, **message: Any) -> dict[str, Any]:
        """Send a message and return the answer of a kind, or the refusal."""
        self.send(**message)
        return self.receive(answer, "refused")

    def watch(self, table: str, since: int | None = None) -> dict[str, Any]:
        """Follow a table that is being played."""
        self.send(type="watch", table=table, since=since)
        return self.receive("state", "refused")

    def wait_for(self, ply: int) -> dict[str, Any]:
        """The state of a ply or of a later one."""
        while self.state.get("ply", -1) < ply:
            self.receive("state")
        return self.state

    def next_key(self) -> str:
        """An idempotency key that was not used before."""
        return next(self._keys)

    def move(self, table: str, seat: int, action: int, ply: int, key: str | None = None) -> dict[str, Any]:
        """Play an action; return what came of it."""
        key = key or self.next_key()
        return self.ask("accepted", type="move", table=table, seat=seat, action=action, ply=ply, key=key)

    def undo(self, table: str, seat: int, ply: int) -> dict[str, Any]:
        """Take the last move back; return what came of it."""
        return self.ask("accepted", type="undo", table=table, seat=seat, ply=ply, key=self.next_key())

    def turn(self) -> tuple[int, list[int]] | None:
        """One of my seats that is to act, with its legal actions."""
        for seat, view in self.state["views"].items():
            if view["legal"]:
                return int(seat), view["legal"]
        return None

    def play_some(self, table: str, decisions: int) -> list[tuple[int, str, int]]:
        """Play the middle one of my legal actions, so many times; return (seat, key, ply) of what was accepted."""
        accepted = []
        for _ in range(decisions):
            turn = self.turn()
            if turn is None:
                break
            seat, legal = turn
            answer = self.move(table, seat, legal[len(legal) // 2], self.state["ply"])
            assert answer["type"] == "accepted", answer
            accepted.append((seat, answer["key"], answer["ply"]))
            self.wait_for(answer["ply"])
        return accepted
