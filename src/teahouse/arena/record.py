"""Results in a file: a line that says what is played, then one line a game. An interrupted run goes on from it."""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from teahouse.arena.contest import Contest
from teahouse.arena.play import Fault, Result
from teahouse.core.errors import TeahouseError

KIND = "teahouse arena"


class ResultsError(TeahouseError):
    """A file of results that cannot be gone on with."""


def heading(contest: Contest) -> dict[str, Any]:
    """The first line of a file of results: what decides all others, save the number of games."""
    return {
        "kind": KIND,
        "game": contest.game,
        "rules_version": contest.rules().rules_version,
        "options": dict(contest.options),
        "bots": list(contest.bots),
        "seed": contest.seed,
    }


def read(path: Path, contest: Contest) -> dict[int, Result]:
    """The results of a contest's games that a file has; ResultsError where it is of another contest."""
    if not path.exists():
        return {}
    first, *lines = path.read_text("utf-8").split("\n")
    try:
        found = json.loads(first) if first else heading(contest)
    except json.JSONDecodeError:
        found = None
    if not isinstance(found, dict) or found.get("kind") != KIND:
        raise ResultsError(f"{path} is not a file of arena results.")
    differing = [name for name, value in heading(contest).items() if found.get(name) != value]
    if differing:
        raise ResultsError(f"{path} has results of another contest ({', '.join(differing)} differ): name another file.")
    results = [_result(line) for line in lines[:-1]]  # what follows the last line end was cut short
    return {result.number: result for result in results if result.number < contest.games}


def _result(line: str) -> Result:
    fields = json.loads(line)
    fields["faults"] = [Fault(**fault) for fault in fields["faults"]]
    return Result(**fields)


def start(path: Path, contest: Contest, results: dict[int, Result]) -> TextIO:
    """A file to which results can be added after those that it has; what was cut short is gone."""
    write(path, contest, results)
    return path.open("a", encoding="utf-8")


def add(file: TextIO, result: Result) -> None:
    """Add a game."""
    file.write(_line(asdict(result)))
    file.flush()


def write(path: Path, contest: Contest, results: dict[int, Result]) -> None:
    """Write the results in the order of their numbers; the file is whole at every moment."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [_line(heading(contest)), *(_line(asdict(results[number])) for number in sorted(results))]
    whole = path.with_name(path.name + ".new")
    whole.write_text("".join(lines), "utf-8")
    os.replace(whole, path)


def _line(fields: dict[str, Any]) -> str:
    return json.dumps(fields, separators=(",", ":")) + "\n"
