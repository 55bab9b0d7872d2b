"""A bounded load test of the server on loopback, beside boardgame.io 0.50.2 in memory under the same load.

    python -m bench.server_load [--tables 200] [--seconds 8] [--rate 1000] [--rounds 3]

Tables of four connected clients play by a script. A server is one process, the generator (this one) another. Loads,
each on fresh tables, in interleaved rounds:

- paced: so many moves a second, spread evenly over the tables. A move counts from the moment when it was to be sent,
  whether or not the table was ready for it, to the moment when all four clients have the new state.
- closed loop: every table plays its next move as soon as all four clients have the last one.

Teahouse plays Yangtze with all its rules and stores every move on disk before it is acknowledged. boardgame.io keeps
its state in memory and plays a game without rules whose state is as large. `make bench` puts it into its results.
"""

import argparse
import heapq
import itertools
import os
import re
import selectors
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time

import httpx

from bench.clients import PLAYERS, BoardgameGroup, Group, TeahouseGroup
from hatch_build import node_environment, npm_command

ROOT = Path(__file__).parents[1]
BOARDGAME_IO = Path(__file__).parent / "boardgame_io"
BOARDGAME_PORT = 8093
ROUNDS = 3
SIDE_BY_SIDE = 16  # groups that sit down at once
SHORTEST_GAME = 80  # moves
MOST_MOVES = 10_000  # a second, of all tables: for so many there are games
START = """
import sys
from teahouse.cli.serve import serve
serve(port=0, database=sys.argv[1], open_browser=False)
"""


@dataclass(frozen=True)
class Server:
    """A server process and its address."""

    process: int
    address: str

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rsplit(":", 1)[1])

    def processor_time(self) -> float:
        """Seconds of processor time that its threads have had; where the machine does not tell, 0."""
        file = Path(f"/proc/{self.process}/stat")
        if not file.exists():
            return 0.0
        user, system = file.read_text("utf-8").rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(command: list[str], environment: dict[str, str]) -> Iterator[Server]:
    """A server process, with its children, until the end of the block; it prints its address."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment, cwd=BOARDGAME_IO, start_new_session=True
    )
    assert process.stdout is not None
    try:
        found = next((found for line in process.stdout if (found := re.search(r"http://[\d.]+:\d+", line))), None)
        assert found, "the server did not start"
        yield Server(process.pid, found[0])
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@contextmanager
def teahouse() -> Iterator[Server]:
    """A Teahouse server with an empty database, once its games are compiled."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", START, f"sqlite:///{folder}/load.sqlite"]
        with running(command, os.environ | {"PYTHONPATH": str(ROOT / "src")}) as server:
            while not httpx.get(f"{server.address}/healthz", timeout=60).json()["ready"]:
                time.sleep(0.5)
            yield server


@contextmanager
def boardgame_io() -> Iterator[Server]:
    """A boardgame.io server with nothing in its memory."""
    with running(["node", "server.js", str(BOARDGAME_PORT)], node_environment() | {"NODE_ENV": "production"}) as server:
        yield server


@dataclass
class Tally:
    """What one load measured."""

    seconds: float
    latencies: list[float] = field(default_factory=list)
    generator: float = 0.0  # shares of a core
    server: float = 0.0

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.latencies) / self.seconds

    def percentile(self, share: float) -> float:
        """The latency that so large a share stays under, in milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Crowd:
    """All groups of one server: one selector hears all sockets, one heap says when moves are due."""

    def __init__(self, groups: Sequence[Group]) -> None:
        self.groups = groups
        self._due: list[tuple[float, int, Group]] = []  # moves to come; the number decides between equal times
        self._number = itertools.count()
        self._tally = Tally(0.0)
        self._finish = self._interval = 0.0
        for group in groups:
            group.everybody_saw = self._arrived

    def sit_down(self, games: int) -> None:
        """Give every group fresh tables, and wait until everybody sees the first."""
        with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
            list(pool.map(lambda group: group.sit_down(games), self.groups))
        self._selector = selectors.DefaultSelector()
        for client in (client for group in self.groups for client in group.sockets):
            self._selector.register(client, selectors.EVENT_READ, client.read)
        patience = perf_counter() + 60
        while any(group.missing for group in self.groups):
            assert perf_counter() < patience, "somebody does not see the table"
            self._listen(0.1)

    def play(self, tally: Tally, rate: float | None) -> None:
        """Play for a time, paced at `rate` moves a second or (None) in a closed loop; the last moves arrive too."""
        start = perf_counter() + 0.1
        self._tally, self._finish = tally, start + tally.seconds
        self._interval = len(self.groups) / rate if rate else 0.0
        for number, group in enumerate(self.groups):
            self._schedule(group, start + (number / rate if rate else 0.0))
        while (now := perf_counter()) < self._finish + 1.0:
            while self._due and self._due[0][0] <= now:
                due, _, group = heapq.heappop(self._due)
                group.play(due)
            self._listen((self._due[0][0] if self._due else self._finish + 1.0) - now)
        self._selector.close()

    def _schedule(self, group: Group, due: float) -> None:
        heapq.heappush(self._due, (due, next(self._number), group))

    def _listen(self, seconds: float) -> None:
        for key, _ in self._selector.select(seconds):
            key.data()

    def _arrived(self, group: Group, over: bool) -> None:
        """Everybody at a table has the last move, or sees a new game."""
        now = perf_counter()
        if now >= self._finish:
            return
        if group.sent:
            self._tally.latencies.append(now - group.due)
        if over:
            group.leave_table()
        elif self._interval:
            self._schedule(group, group.due + self._interval)
        else:
            group.play(now)

    def close(self) -> None:
        """Let everybody go."""
        for group in self.groups:
            group.close()


def load(server: Server, crowd: Crowd, seconds: float, rate: float | None) -> Tally:
    """One load on fresh tables: paced at `rate` moves a second, or (None) a closed loop."""
    moves = seconds * (rate or MOST_MOVES) / len(crowd.groups)
    crowd.sit_down(games=1 + int(moves / SHORTEST_GAME))
    time.sleep(0.5)
    tally, generator, served = Tally(seconds), process_time(), server.processor_time()
    crowd.play(tally, rate)
    tally.generator = (process_time() - generator) / seconds
    tally.server = (server.processor_time() - served) / seconds
    return tally


def round_of_loads(tables: int, seconds: float, rate: float) -> dict[str, Tally]:
    """Every load once, each server alone on the machine."""
    found = {}
    with teahouse() as server:
        crowd = Crowd([TeahouseGroup(server.port) for _ in range(tables)])
        found["Teahouse, paced"] = load(server, crowd, seconds, rate)
        found["Teahouse, closed loop"] = load(server, crowd, seconds, None)
        crowd.close()
    with boardgame_io() as server:
        crowd = Crowd([BoardgameGroup(server.port) for _ in range(tables)])
        found["boardgame.io, closed loop"] = load(server, crowd, seconds, None)
        crowd.close()
    return found


def row(name: str, tally: Tally) -> str:
    """One line of the table."""
    shares = " | ".join(f"{tally.percentile(share):.1f}" for share in (0.5, 0.95, 0.99, 1.0))
    return f"| {name} | {tally.rate:,.0f} | {shares} | {tally.server:.0%} | {tally.generator:.0%} |"


def report(rounds: list[dict[str, Tally]], tables: int, seconds: float, rate: float) -> str:
    """The page of results."""
    rates = {name: statistics.median(one[name].rate for one in rounds) for name in rounds[0]}
    p99 = statistics.median(one["Teahouse, paced"].percentile(0.99) for one in rounds)
    ours, theirs = rates["Teahouse, closed loop"], rates["boardgame.io, closed loop"]
    rows = [
        row(f"{name}, round {number}", tally) for number, one in enumerate(rounds, 1) for name, tally in one.items()
    ]
    return "\n".join(
        [
            "## The server under load",
            "",
            f"{tables} tables of {PLAYERS} connected clients, {seconds:g} s each, one server process at a time, the "
            "generator in another. Teahouse plays Yangtze and stores every move on disk; boardgame.io 0.50.2 keeps a "
            "game without rules in memory.",
            "",
            f"- paced at {rate:,.0f} moves/s: 99 % of the moves reach everybody within {p99:.1f} ms",
            f"- closed loop: {ours:,.0f} moves/s, boardgame.io {theirs:,.0f}: {ours / theirs:.2f} times as many",
            "",
            "The last columns are shares of a core, all threads together: a generator that has time left is not what "
            "is measured.",
            "",
            "| load | moves/s | p50 ms | p95 ms | p99 ms | longest ms | server | generator |",
            "|---|---|---|---|---|---|---|---|",
            *rows,
            "",
        ]
    )


def measure(tables: int, seconds: float, rate: float, rounds: int) -> str:
    """Run all rounds, show each, return the page."""
    found = []
    for number in range(1, rounds + 1):
        found.append(round_of_loads(tables, seconds, rate))
        for name, tally in found[-1].items():
            print(row(f"{name}, round {number}", tally), flush=True)
    return report(found, tables, seconds, rate)


def section(rounds: int = ROUNDS, tables: int = 200, seconds: float = 8.0, rate: float = 1000.0) -> str:
    """Measure, with boardgame.io installed if need be; return the page."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the servers are ended too
    if not (BOARDGAME_IO / "node_modules").exists():
        subprocess.run([*npm_command(), "ci"], cwd=BOARDGAME_IO, env=node_environment(), check=True)
    return measure(tables, seconds, rate, rounds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rate", type=float, default=1000.0)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    chosen = parser.parse_args()
    print(section(chosen.rounds, chosen.tables, chosen.seconds, chosen.rate))
