"""Everything in one run, written as one page. Run it with `make bench`, or `teahouse bench` where the peers are."""

import importlib.metadata
import os
import platform
from collections.abc import Callable
from datetime import date
from importlib.util import find_spec
from pathlib import Path

from bench import limit, peers, search, startup, throughput
from bench.report import ROUNDS, Group

GROUPS: list[Callable[[], Group | None]] = [
    throughput.batches,
    throughput.matches,
    throughput.copies,
    throughput.vectors,
    throughput.environments,
    limit.group,
    search.group,
    startup.group,
]


def main(quick: bool, out: Path) -> None:
    """Measure group after group; the page is written anew after each, so that a run can be stopped."""
    rounds = 1 if quick else ROUNDS
    sections = [heading(rounds)]
    for make in GROUPS:
        group = make()
        if group:
            group.run(rounds)
            sections.append(group.table())
            out.write_text("\n".join(sections), "utf-8")
    if not quick and find_spec("httpx"):
        from bench import server_load

        sections.append(server_load.section())
        out.write_text("\n".join(sections), "utf-8")
    if not quick and find_spec("httpx") and find_spec("playwright"):
        from bench import page

        sections.append(page.section())
        out.write_text("\n".join(sections), "utf-8")
    print("\n".join(sections))


def heading(rounds: int) -> str:
    """What was measured, where, when and with which versions."""
    used = {name: importlib.metadata.version(name) for name in ("teahouse", "numpy", "numba")} | peers.versions()
    absent = f"Not installed, and so not measured: {', '.join(peers.missing())}. " if peers.missing() else ""
    return (
        "# Benchmarks\n\n"
        f"Written by `make bench` on {date.today().isoformat()}. {processor()}, {os.cpu_count()} cores, "
        f"{platform.system()}; Python {platform.python_version()}, "
        f"{', '.join(f'{name} {version}' for name, version in used.items())}. "
        f"{absent}Medians of {rounds} rounds with the least and the most; in every round the rows of a table are "
        "measured one after the other, and ratios are taken within a round.\n"
    )


def processor() -> str:
    """The name of the processor."""
    file = Path("/proc/cpuinfo")
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()
