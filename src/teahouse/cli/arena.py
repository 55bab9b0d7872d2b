"""`teahouse arena`: bots against each other, as a table."""

import os
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from teahouse.arena.contest import Contest, contest
from teahouse.arena.play import Result
from teahouse.arena.run import RUNNERS, run
from teahouse.arena.standings import Interval, Standing, standings
from teahouse.core.errors import OptionError


def run_arena(
    name: str, bots: list[str], options: dict[str, object], games: int, seed: int, jobs: int, on: str, out: str
) -> None:
    """Play a contest and show how everybody did."""
    if on not in RUNNERS:
        raise OptionError("on", on, f"it is one of {', '.join(RUNNERS)}")
    chosen = contest(name, options, bots, games, seed)
    console = Console(highlight=False)
    with Progress(console=console) as progress:
        task = progress.add_task(f"{name}: {' – '.join(bots)}", total=chosen.games)
        results = run(
            chosen,
            jobs or os.cpu_count() or 1,
            on,
            Path(out) if out else None,
            lambda played: progress.advance(task, played),
        )
    console.print(table(chosen, standings(chosen, results)))
    for line in faults(results):
        console.print(line, soft_wrap=True)


def table(chosen: Contest, rows: list[Standing]) -> Table:
    """The standings; all but the last column are the same for the same command."""
    shown = Table(
        title=f"{chosen.game}, {len(chosen.bots)} players, {chosen.games} games, seed {chosen.seed}",
        box=SIMPLE_HEAD,
        caption="in brackets: 95 % intervals; wins are per seat",
    )
    shown.add_column("bot")
    for heading in ("wins %", "score difference", "rating", "decisions", "faults", "ms each"):
        shown.add_column(heading, justify="right")
    for row in rows:
        shown.add_row(
            row.bot if row.seats == 1 else f"{row.seats} x {row.bot}",
            with_ends(row.wins, 100, "{:.1f}"),
            with_ends(row.difference, 1, "{:+.1f}"),
            f"{row.rating:.1f} ± {row.uncertainty:.1f}",
            f"{row.decisions:,}",
            str(row.faults),
            f"{1000 * row.seconds / row.decisions:.2f}",
        )
    return shown


def with_ends(interval: Interval, times: int, how: str) -> str:
    """An estimate and the ends of its interval."""
    estimate, low, high = (how.format(times * value) for value in (interval.estimate, interval.low, interval.high))
    return f"{estimate} ({low} … {high})"


def faults(results: list[Result]) -> list[str]:
    """A sentence for every fault."""
    return [
        f"Fault of {result.seats[fault.seat]}, game {result.number}, ply {fault.ply}; its fallback played: {fault.what}"
        for result in results
        for fault in result.faults
    ]
