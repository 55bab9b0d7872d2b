"""Everything in one run, written as one page. Run it with `make bench`, or `teahouse bench` where the peers are."""

from collections.abc import Callable
from datetime import date
from importlib.util import find_spec
from pathlib import Path

from bench import limit, peers, people, search, startup, throughput
from bench.report import ROUNDS, Group, machine

GROUPS: list[Callable[[], Group | None]] = [
    throughput.batches,
    throughput.matches,
    throughput.copies,
    throughput.vectors,
    throughput.environments,
    limit.group,
    search.group,
    people.group,
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
    beside = "".join(f", {name} {version}" for name, version in peers.versions().items())
    absent = f"Not installed, and so not measured: {', '.join(peers.missing())}. " if peers.missing() else ""
    return (
        "# Benchmarks\n\n"
        f"Written by `make bench` on {date.today().isoformat()}. {machine()}{beside}. "
        f"{absent}Medians of {rounds} rounds with the least and the most; in every round the rows of a table are "
        "measured one after the other, and ratios are taken within a round.\n"
    )
