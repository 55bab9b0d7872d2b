"""A bounded load test of the server on loopback, beside boardgame.io 0.50.2 in memory under the same load.

    python -m bench.server_load [--tables 200] [--seconds 8] [--rate 1000] [--rounds 5]

Tables of four connected clients play by a script. A server is one process, the generator (this one) another. Loads,
each on fresh tables, in interleaved rounds:

- paced: so many moves a second, spread evenly over the tables. A move counts from the moment when it was to be sent,
  whether or not the table was ready for it, to the moment when all four clients have the new state.
- closed loop: every table plays its next move as soon as all four clients have the last one.

Teahouse plays Yangtze with all its rules and stores every move on disk before it is acknowledged. boardgame.io keeps
its state in memory and plays a game without rules whose state is as large. `make bench` puts it into its results.
"""

import argparse
import asyncio
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from bench.clients import PLAYERS, BoardgameGroup, Group, Tally, TeahouseGroup
from hatch_build import node_environment, npm_command

ROOT = Path(__file__).parents[1]
BOARDGAME_IO = Path(__file__).parent / "boardgame_io"
BOARDGAME_PORT = 8093
START = """
import sys
from teahouse.cli.serve import serve
serve(port=0, database=sys.argv[1], open_browser=False)
"""


@contextmanager
def running(command: list[str], environment: dict[str, str]) -> Iterator[str]:
    """A server process, with its children, until the end of the block: the address that it prints."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment, cwd=BOARDGAME_IO, start_new_session=True
    )
    assert process.stdout is not None
    try:
        found = next((found for line in process.stdout if (found := re.search(r"http://[\d.]+:\d+", line))), None)
        assert found, "the server did not start"
        yield found[0]
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@contextmanager
def teahouse() -> Iterator[str]:
    """A Teahouse server with an empty database, once its games are compiled."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", START, f"sqlite:///{folder}/load.sqlite"]
        with running(command, os.environ | {"PYTHONPATH": str(ROOT / "src")}) as address:
            while not httpx.get(f"{address}/healthz", timeout=60).json()["ready"]:
                time.sleep(0.5)
            yield address


@contextmanager
def boardgame_io() -> Iterator[str]:
    """A boardgame.io server with nothing in its memory."""
    with running(
        ["node", "server.js", str(BOARDGAME_PORT)], node_environment() | {"NODE_ENV": "production"}
    ) as address:
        yield address


async def load(address: str, groups: list[Group], seconds: float, rate: float | None) -> Tally:
    """One load on fresh tables: paced at `rate` moves a second, or (None) a closed loop."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for group in groups:
            await asyncio.wait_for(group.sit_down(http), 60)
    await asyncio.sleep(0.5)
    tally, loop = Tally(seconds=seconds), asyncio.get_running_loop()
    start = loop.time() + 0.1
    for number, group in enumerate(groups):
        first = start + (number / rate if rate else 0.0)
        group.begin(tally, start + seconds, first, len(groups) / rate if rate else None)
    await asyncio.sleep(seconds + 1.0)  # the last moves arrive before the next load
    return tally


def port_of(address: str) -> int:
    return int(address.rsplit(":", 1)[1])


async def round_of_loads(tables: int, seconds: float, rate: float) -> dict[str, Tally]:
    """Every load once, each server alone on the machine."""
    found = {}
    with teahouse() as address:
        groups: list[Group] = [TeahouseGroup(port_of(address)) for _ in range(tables)]
        found["Teahouse, paced"] = await load(address, groups, seconds, rate)
        found["Teahouse, closed loop"] = await load(address, groups, seconds, None)
        close(groups)
    with boardgame_io() as address:
        groups = [BoardgameGroup(port_of(address)) for _ in range(tables)]
        found["boardgame.io, closed loop"] = await load(address, groups, seconds, None)
        close(groups)
    return found


def close(groups: list[Group]) -> None:
    for group in groups:
        group.close()


def row(name: str, tally: Tally) -> str:
    """One line of the table."""
    shares = " | ".join(f"{tally.percentile(share):.1f}" for share in (0.5, 0.95, 0.99, 1.0))
    return f"| {name} | {tally.rate:,.0f} | {shares} |"


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
            f"- closed loop: {ours:,.0f} moves/s, boardgame.io {theirs:,.0f}: {ours / theirs:.1f} times as many",
            "",
            "| load | moves/s | p50 ms | p95 ms | p99 ms | longest ms |",
            "|---|---|---|---|---|---|",
            *rows,
            "",
        ]
    )


async def measure(tables: int, seconds: float, rate: float, rounds: int) -> str:
    """Run all rounds, show each, return the page."""
    found = []
    for number in range(1, rounds + 1):
        found.append(await round_of_loads(tables, seconds, rate))
        for name, tally in found[-1].items():
            print(row(f"{name}, round {number}", tally), flush=True)
    return report(found, tables, seconds, rate)


def section(rounds: int, tables: int = 200, seconds: float = 8.0, rate: float = 1000.0) -> str:
    """Measure, with boardgame.io installed if need be; return the page."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the servers are ended too
    if not (BOARDGAME_IO / "node_modules").exists():
        subprocess.run([*npm_command(), "ci"], cwd=BOARDGAME_IO, env=node_environment(), check=True)
    return asyncio.run(measure(tables, seconds, rate, rounds))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rate", type=float, default=1000.0)
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    print(section(chosen.rounds, chosen.tables, chosen.seconds, chosen.rate))
