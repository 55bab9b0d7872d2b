"""Groups of cases, measured in turn and written as tables: medians with their spread, and ratios.

Functions of this package return a `Group`, or None where something that it needs is missing.
Cases of a group are measured one after the other in every round, so that what slows the machine slows them alike; a
ratio is taken within each round.
"""

import importlib.metadata
import os
import platform
import statistics
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from teahouse.core.language import speaker
from teahouse.games import blueprint

ROUNDS = 5


def per_second(value: float) -> str:
    """A rate."""
    for size, unit in ((1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:.3g} {unit}/s"
    return f"{value:.3g}/s"


def seconds(value: float) -> str:
    """A length of time."""
    for size, unit in ((1, "s"), (1e-3, "ms")):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value / 1e-6:.3g} µs"


def count_of_bytes(value: float) -> str:
    """A size."""
    return f"{value:.0f} bytes"


@dataclass(frozen=True)
class Case:
    """What to measure: `measure(round)` gives a value that `unit` writes; `beside` names cases to compare with."""

    name: str
    measure: Callable[[int], float]
    unit: Callable[[float], str]
    beside: tuple[str, ...] = ()
    once: bool = False


@dataclass(frozen=True)
class Group:
    """Cases that belong together, and what their numbers mean."""

    title: str
    meaning: str
    cases: list[Case]
    values: dict[str, list[float]] = field(default_factory=dict)

    def run(self, rounds: int = ROUNDS, show: Callable[[str], None] = print) -> None:
        """Measure all cases in every round, those that are measured `once` in the first."""
        for number in range(rounds):
            for case in self.cases:
                if number == 0 or not case.once:
                    self.values.setdefault(case.name, []).append(case.measure(number))
            show(f"{self.title}: round {number + 1} of {rounds}")

    def table(self) -> str:
        """The results in Markdown."""
        rows = [
            f"## {self.title}\n\n{self.meaning}\n",
            "| what | median (least–most) | ratio (least–most) |",
            "|---|---|---|",
        ]
        for case in self.cases:
            rows.append(f"| {case.name} | {spread(self.values[case.name], case.unit)} | {self._ratio(case)} |")
        return "\n".join(rows) + "\n"

    def _ratio(self, case: Case) -> str:
        return "<br>".join(f"{self._ratios(case.name, other)} of «{other}»" for other in case.beside)

    def _ratios(self, name: str, other: str) -> str:
        """The ratio of two cases, taken within each round."""
        pairs = zip(self.values[name], self.values[other], strict=True)
        return spread([value / peer for value, peer in pairs], times)


def times(value: float) -> str:
    """A ratio."""
    return f"{value:.3g}"


def spread(values: list[float], unit: Callable[[float], str]) -> str:
    """A median with the smallest and largest value."""
    if len(values) == 1:
        return unit(values[0])
    return f"{unit(statistics.median(values))} ({unit(min(values))}–{unit(max(values))})"


def title(name: str) -> str:
    """What a game is called in English."""
    return speaker("en", blueprint(name).package)("game-name")


def machine() -> str:
    """Where something is measured and with which versions of what computes."""
    used = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in ("teahouse", "numpy", "numba"))
    return f"{processor()}, {os.cpu_count()} cores, {platform.system()}; Python {platform.python_version()}, {used}"


def processor() -> str:
    """The name of the processor."""
    file = Path("/proc/cpuinfo")
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()
