"""Whole games kept as files: they replay to the same end as on the day they were saved, and as by the oracle.

- two-short: careful play in the short game; the second weakest colour decides, and pagodas move.
- three-open: careful play with open scores; two share the first place.
- four-mixed: careful seats 0 and 2 against random ones; nineteen revolts, a riot and a withdrawal.
"""

from dataclasses import dataclass
from pathlib import Path

import pytest

import teahouse
from tests.games.yellow_yangtze.table import Table, compare, make_pair

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Golden:
    """A saved game and its end."""

    name: str
    plies: int
    turns: int
    scores: list[int]
    ranking: list[list[int]]
    tie_break: str | None
    green_pagodas: set[str]
    fingerprint: str


GAMES = [
    Golden(
        "two-short", 161, 43, [12, 12], [[0], [1]], "second", {"0,1+0,2+1,1"}, "dc9ceb82a7d5f6b9043c9f652a3e3cea"
    ),
    Golden(
        "three-open", 186, 50, [7, 8, 8], [[1, 2], [0]], "shared", {"0,2+0,3+1,2"}, "88e892c84613f2cd0f5ee79175971794"
    ),
    Golden(
        "four-mixed", 200, 54, [6, 1, 10, 0], [[2], [0], [1], [3]], None, set(), "ebd7bf5068aae022a6c40cb3315ae018"
    ),
]  # fmt: skip


def saved(name: str) -> str:
    return (FOLDER / f"{name}.teahouse").read_text("utf-8")


def golden_at(name: str, ply: int | None = None) -> Table:
    """A golden game after so many moves or at its end, on both."""
    whole = teahouse.load(saved(name))
    assert whole.seed is not None
    table = Table(*make_pair(whole.game.options, whole.seed))
    for move in whole.moves[:ply]:
        table.match.play_quiet(move.action, move.seat)
        table.oracle.play(move.seat, whole.game.format(move.action))
    return table


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_replays_to_its_end(golden: Golden) -> None:
    match = teahouse.load(saved(golden.name))
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.tie_break) == ("bag", golden.tie_break)
    assert (outcome.scores, outcome.ranking) == (golden.scores, golden.ranking)
    assert (match.ply, int(match._state[0].turn)) == (golden.plies, golden.turns)
    assert match.fingerprint() == golden.fingerprint
    assert match.problems() == []
    assert match.save() == saved(golden.name)


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_oracle_replays_it_to_the_same_end(golden: Golden) -> None:
    table = golden_at(golden.name)
    compare(table.match, table.oracle)
    assert table.pagodas("green") == golden.green_pagodas
    assert (table.oracle.scores, table.oracle.ranking) == (golden.scores, golden.ranking)


def test_every_file_is_pinned() -> None:
    assert {path.stem for path in FOLDER.glob("*.teahouse")} == {golden.name for golden in GAMES}
