"""Saved games: a readable text of seed and moves, closed by a checksum.

teahouse save 1
game yangtze
rules 1
option players 3
seed 42
0: tile 12 turned 1
0: at 0,-1
end 2 moves, checksum 5f1d…
"""

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from teahouse.core.errors import DamagedSave, NotASave

HEADING = "teahouse save 1"
_END = re.compile(r"end (\d+) moves, checksum ([0-9a-f]{16})")


@dataclass(frozen=True)
class Saved:
    """What a saved game says; moves are (seat, notation)."""

    game: str
    rules_version: int
    options: Mapping[str, int]
    seed: int
    moves: Sequence[tuple[int, str]]


def write(saved: Saved) -> str:
    """A saved game as text."""
    lines = [HEADING, f"game {saved.game}", f"rules {saved.rules_version}"]
    lines += [f"option {name} {value}" for name, value in saved.options.items()]
    lines += [f"seed {saved.seed}"]
    lines += [f"{seat}: {notation}" for seat, notation in saved.moves]
    body = "\n".join(lines) + "\n"
    return f"{body}end {len(saved.moves)} moves, checksum {_checksum(body)}\n"


def read(text: str) -> Saved:
    """The saved game that a text holds."""
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    if lines[0] != HEADING:
        raise NotASave(f"This is no saved game: it does not begin with '{HEADING}'.")
    closing = _END.fullmatch(lines[-1])
    if closing is None:
        raise DamagedSave("The saved game is cut short: its closing line is missing.")
    if _checksum("\n".join(lines[:-1]) + "\n") != closing[2]:
        raise DamagedSave("The saved game was changed after it was saved: its checksum does not fit.")
    try:
        return _read_lines(lines[1:-1])
    except (ValueError, IndexError) as error:
        raise DamagedSave(f"The saved game cannot be read: {error}.") from error


def _read_lines(lines: Sequence[str]) -> Saved:
    facts: dict[str, str] = {}
    options: dict[str, int] = {}
    moves: list[tuple[int, str]] = []
    for line in lines:
        move = re.fullmatch(r"(\d): (.+)", line)
        word, _, rest = line.partition(" ")
        if move:
            moves.append((int(move[1]), move[2]))
        elif word == "option":
            name, value = rest.split()
            options[name] = int(value)
        elif word in ("game", "rules", "seed"):
            facts[word] = rest
        else:
            raise ValueError(f"line {line!r} means nothing")
    if missing := {"game", "rules", "seed"} - set(facts):
        raise ValueError(f"it does not say {' and '.join(sorted(missing))}")
    return Saved(facts["game"], int(facts["rules"]), options, int(facts["seed"]), moves)


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]
